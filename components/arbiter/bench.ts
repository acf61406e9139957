/** All that the arbiter of a game does once somebody acts, in one piece to be fetched: acts, sheets, links, and the spec itself. */
import { inTurningWorker, onPage, type TurningJob } from '#components/our-table/turning/job.ts';
import type { GameTypes, LogLine } from '#engine/core/game.ts';
import { type Desk, type DeskEvent, nextDesk, openDesk } from './desk.ts';
import { formatArbiter, parseArbiter } from './link.ts';
import { type Sheet, sheetOf } from './sheet.ts';
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
  readonly next: (desk: Desk<G>, event: BenchEvent<G>) => Promise<Shown<G, Seen>>;
  /** The fragment that says a desk; undefined where it would be too long. */
  readonly format: (desk: Desk<G>) => Promise<string | undefined>;
  readonly odds: (desk: Desk<G>) => Promise<readonly LogLine[] | undefined>;
  /** « Toutes les lectures » of what is asked. */
  readonly turning: (desk: Desk<G>) => TurningJob;
}

/** What a page opens with: for the build. */
export const firstShown = <G extends GameTypes, Seen>(spec: ArbiterSpec<G, Seen>): Shown<G, Seen> => {
  const desk = openDesk(spec);
  return { desk, sheet: sheetOf(spec, desk) };
};

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
      const sure = await deskEvent(before, event);
      const desk = sure ? nextDesk(spec, before, sure) : before;
      return { desk, sheet: sheetOf(spec, desk) };
    },
    format: (desk) => formatArbiter(spec, desk),
    odds: async ({ state, move, eyes }) => (spec.contradictions(state).length > 0 ? undefined : spec.odds?.(state, move, eyes)),
    turning({ state, move }) {
      const { ids, of } = spec.readings;
      const asked = { readings: ids, choices: of(state) };
      const page = onPage(async () => verdictTold(spec), { ...asked, question: { state, move } });
      const { worker } = spec;
      return worker ? { ...page, start: inTurningWorker(worker, { ...asked, question: { packed: spec.pack(state), move } }).start } : page;
    },
  };
}
