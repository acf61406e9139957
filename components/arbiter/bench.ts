/** All that the arbiter of a game does once somebody acts, in one piece to be fetched: acts, sheets, links, and the spec itself. */
import { inSlices } from '#components/kit/sums/slices.ts';
import { inTurningWorker, onPage, type TurningJob } from '#components/our-table/turning/job.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { type Desk, type DeskEvent, firstDesk, nextDesk } from './desk.ts';
import { formatArbiter, parseArbiter } from './link.ts';
import { type Sheet, sheetAtOnce, sheetOf, sheetSteps, withOdds } from './sheet.ts';
import type { ArbiterSpec } from './spec.ts';
import { verdictTold } from './turning/judged.ts';

export interface Shown<G extends GameTypes, Seen> {
  readonly desk: Desk<G>;
  readonly sheet: Sheet<G, Seen>;
}

/** Acts that must be waited for: a link to be read, a box to stand on. */
export type BenchEvent<G extends GameTypes> =
  | DeskEvent<G>
  | { readonly kind: 'link'; readonly fragment: string }
  | { readonly kind: 'box'; readonly text: string; readonly isBegun?: true };

export interface Bench<G extends GameTypes, Seen> {
  readonly spec: ArbiterSpec<G, Seen>;
  /** With the verdict; what takes longer than a tap may is left to `rest`. */
  readonly next: (shown: Shown<G, Seen>, event: BenchEvent<G>) => Promise<Shown<G, Seen>>;
  /** Judges what lies there, for nothing but to be quick at what comes next. */
  readonly warm: (desk: Desk<G>) => void;
  /** The rest of a sheet, in slices, as it comes; refused once it is `over`. */
  readonly rest: (shown: Shown<G, Seen>, show: (sheet: Sheet<G, Seen>) => void, isOver: () => boolean) => Promise<void>;
  /** The fragment that says a desk; undefined where it would be too long. */
  readonly format: (desk: Desk<G>) => Promise<string | undefined>;
  /** « Toutes les lectures » of what is asked. */
  readonly turning: (desk: Desk<G>) => TurningJob;
}

/** What a page opens with: for the build. */
export const firstShown = <G extends GameTypes, Seen>(spec: ArbiterSpec<G, Seen>): Shown<G, Seen> => {
  const desk = firstDesk(spec);
  return { desk, sheet: sheetOf(spec, desk) };
};

/** Milliseconds of a slice. */
const SLICE = 12;

const isSameAsked = <G extends GameTypes>(a: Desk<G>, b: Desk<G>): boolean =>
  a.state === b.state && a.move === b.move && a.eyes === b.eyes && a.isUnread === b.isUnread;

export function benchOf<G extends GameTypes, Seen>(spec: ArbiterSpec<G, Seen>): Bench<G, Seen> {
  const deskEvent = async (desk: Desk<G>, event: BenchEvent<G>): Promise<DeskEvent<G> | undefined> => {
    if (event.kind === 'link') {
      const asked = await parseArbiter(spec, event.fragment);
      return asked.ok ? { kind: 'load', asked: asked.value } : { kind: 'refuse', because: asked.because };
    }
    if (event.kind !== 'box') return event;
    const state = await spec.box?.with(desk.state, event.text);
    return state && { kind: event.isBegun ? 'begin' : 'edit', state };
  };
  return {
    spec,
    async next(before, event) {
      const sure = await deskEvent(before.desk, event);
      const desk = sure ? nextDesk(spec, before.desk, sure) : before.desk;
      return { desk, sheet: sheetAtOnce(spec, desk, isSameAsked(before.desk, desk) ? before.sheet : undefined) };
    },
    warm: (desk) => void sheetAtOnce(spec, desk),
    async rest({ desk, sheet }, show, isOver) {
      const { state, move, eyes, question } = desk;
      const go = () => new Promise<void>((on, drop) => setTimeout(() => (isOver() ? drop(new Error('another act')) : on())));
      await go();
      const known = await inSlices(sheetSteps(spec, desk, sheet), SLICE, go);
      const isCounted = spec.odds && known.answer.kind !== 'impossible' && !desk.isUnread;
      show({ ...known, isWhole: !isCounted });
      if (!isCounted) return;
      const odds = await spec.odds?.(state, move, eyes, question).catch(() => undefined);
      if (!isOver()) show(withOdds(spec, desk, known, odds));
    },
    format: (desk) => formatArbiter(spec, desk),
    turning({ state, move }) {
      const { ids, of } = spec.readings;
      const asked = { readings: ids, choices: of(state) };
      const page = onPage(async () => verdictTold(spec), { ...asked, question: { state, move } });
      const { worker } = spec;
      return worker ? { ...page, start: inTurningWorker(worker, { ...asked, question: { packed: spec.pack(state), move } }).start } : page;
    },
  };
}
