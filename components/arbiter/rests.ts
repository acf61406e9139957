/** Which rulings a verdict rests on: those that, read otherwise, would make the judge say otherwise. Asked of the judge himself, reading by reading. */
import { rulingNumber } from '#engine/core/origin.ts';
import type { Choices, ReadingIds } from '#engine/core/ruling.ts';
import type { Verdict } from '#engine/core/verdict.ts';

interface Asked<State> {
  readonly judge: (state: State) => Verdict;
  readonly readings: ReadingIds;
  readonly choices: Choices;
  /** The same position under these choices; undefined where it cannot be. */
  readonly under: (choices: Choices) => State | undefined;
}

const isSame = (a: Verdict, b: Verdict): boolean => (a.ok ? b.ok : !b.ok && a.rule === b.rule);

/** Their ids, in order; not that which refuses the move, which the verdict names. The revision of 1983 is printed: no ruling of ours. */
export function restsOn<State>({ judge, readings, choices, under }: Asked<State>, state: State): readonly string[] {
  const verdict = judge(state);
  return Object.entries(readings).flatMap(([id, all]) => {
    const now = choices[id] ?? all[0];
    if (rulingNumber(id) === undefined || (!verdict.ok && verdict.rule === id)) return [];
    const differs = all.some((reading) => {
      const other = reading === now ? undefined : under({ ...choices, [id]: reading });
      return other !== undefined && !isSame(verdict, judge(other));
    });
    return differs ? [id] : [];
  });
}
