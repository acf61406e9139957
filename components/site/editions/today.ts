/** What the book and the judges say today, beside the editions that were frozen. */
import { answeredNow } from '#components/arbiter/kept.ts';
import type { ArbiterSpec } from '#components/arbiter/spec.ts';
import { PARAGRAPHS, rulingOf } from '#components/rules/book.ts';
import { RULES_EDITIONS, type RulesEdition, type KeptParagraph, type KeptVerdict } from '#components/rules/editions.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { type Change, changesBetween, type Turned, turnedAmong } from './changes.ts';

type AnyArbiter = ArbiterSpec<GameTypes>;

const SPECS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob('../../*/arbiter/spec.ts', { eager: true });

const isArbiter = (value: unknown): value is AnyArbiter => typeof value === 'object' && value !== null && 'unpack' in value;

/** The arbiter of each game that has one, by the game's folder. */
export const ARBITERS: ReadonlyMap<string, AnyArbiter> = new Map(
  Object.entries(SPECS).flatMap(([path, parts]) => {
    const spec = Object.values(parts).find(isArbiter);
    return spec ? [[path.split('/').at(-3) ?? '', spec] as const] : [];
  }),
);

/** Every paragraph of the book as an edition keeps it. */
export const paragraphsNow = (): readonly KeptParagraph[] =>
  PARAGRAPHS.map(({ id, title, text }) => {
    const readings = rulingOf(id)?.readings.map((reading) => reading.text);
    return { id, title, text, ...(readings && { readings }) };
  });

/** The questions of an edition, put again. */
const askedNow = (verdicts: readonly KeptVerdict[]): Promise<readonly Turned[]> =>
  Promise.all(
    verdicts.map(async (kept) => {
      const spec = ARBITERS.get(kept.game);
      return { kept, now: spec && (await answeredNow(spec, kept.position, kept.move)) };
    }),
  );

/** The same questions with today's answers; those that can no longer be asked are left out. */
export const verdictsNow = async (verdicts: readonly KeptVerdict[]): Promise<readonly KeptVerdict[]> =>
  (await askedNow(verdicts)).flatMap(({ kept, now }) => (now === undefined ? [] : [{ ...kept, refusal: now }]));

/** From one edition to the next, or to today. */
export interface Step {
  readonly from: RulesEdition;
  /** Undefined: today. */
  readonly to: RulesEdition | undefined;
  readonly changes: readonly Change[];
  readonly turned: readonly Turned[];
}

const sameQuestion = (one: KeptVerdict, other: KeptVerdict): boolean =>
  one.game === other.game && JSON.stringify([one.position, one.move]) === JSON.stringify([other.position, other.move]);

/** What the next edition answered to the questions of the one before; what it did not keep is no turn of a verdict. */
const answeredThen = (from: RulesEdition, to: RulesEdition): readonly Turned[] =>
  from.verdicts.flatMap((kept) => {
    const again = to.verdicts.find((other) => sameQuestion(kept, other));
    return again ? [{ kept, now: again.refusal }] : [];
  });

/** Newest first: today against the last edition, then each edition against the one before. */
export async function steps(): Promise<readonly Step[]> {
  const last = RULES_EDITIONS.at(-1);
  if (!last) return [];
  const today: Step = {
    from: last,
    to: undefined,
    changes: changesBetween(last, { paragraphs: paragraphsNow() }),
    turned: turnedAmong(await askedNow(last.verdicts)),
  };
  const between = RULES_EDITIONS.slice(1).map((to, at): Step => {
    const from = RULES_EDITIONS[at] ?? to;
    return { from, to, changes: changesBetween(from, to), turned: turnedAmong(answeredThen(from, to)) };
  });
  return [today, ...between.reverse()];
}
