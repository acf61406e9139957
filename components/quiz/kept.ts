/**
 * What the browser keeps of somebody's answers: `quiz.<game>`, the JSON of `{ format: 1, asked, rules, level, named }`. Before there was a notebook, Leitner's boxes stood
 * here: `boxes: { asked, slips: { rule: { box, due } } }`, whose box is how often in a row a rule was known.
 */
import { putOn, recordIn, recordText, type Shelf, textOn } from '#components/kit/shelf.ts';
import { isRecord } from '#engine/core/input.ts';
import { type Difficulty, FIRST_LEVEL, LAST_LEVEL } from '#engine/practice/level.ts';
import type { Named } from './run.ts';

const keyOf = (game: string): string => `quiz.${game}`;

/** Times in a row that are told apart. */
const MOST_TIMES = 4;

const isCount = (value: unknown, most: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= Number(most);

/** Of somebody: questions answered, rules known so many times in a row, how near the misses are by now, how often the rule was named. */
export interface Kept {
  readonly asked: number;
  /** By rule, or `LEGAL`: 0, missed, to 4. */
  readonly rules: Readonly<Record<string, number>>;
  readonly level: Difficulty;
  readonly named: Named;
}
export const NOTHING_KEPT: Kept = { asked: 0, rules: {}, level: FIRST_LEVEL, named: { tried: 0, right: 0 } };

const isNamed = (value: unknown): value is Named =>
  isRecord(value) && isCount(value.tried, Number.MAX_SAFE_INTEGER) && isCount(value.right, value.tried);

/** Times in a row, by rule, out of a record or out of boxes. */
const rulesIn = (rules: Readonly<Record<string, unknown>>): Kept['rules'] =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([rule, one]) => {
      const times = isRecord(one) ? one.box : one;
      return isCount(times, MOST_TIMES) ? [[rule, times]] : [];
    }),
  );

/** What was kept; nothing where there is none, or none that can be read. */
export function loadKept(shelf: Pick<Shelf, 'getItem'> | undefined, game: string): Kept {
  const { boxes, level, named, ...kept } = recordIn(textOn(shelf, keyOf(game))) ?? {};
  const { asked, rules } = isRecord(boxes) ? { asked: boxes.asked, rules: boxes.slips } : kept;
  if (!isCount(asked, Number.MAX_SAFE_INTEGER) || !isRecord(rules)) return NOTHING_KEPT;
  return {
    asked,
    rules: rulesIn(rules),
    level: isCount(level, LAST_LEVEL) ? level : FIRST_LEVEL,
    named: isNamed(named) ? named : NOTHING_KEPT.named,
  };
}

/** A browser that keeps nothing loses nothing but this. */
export const saveKept = (shelf: Pick<Shelf, 'setItem'> | undefined, game: string, kept: Kept): boolean =>
  putOn(shelf, keyOf(game), recordText(kept));

/** One answer more. */
export function withAnswer(kept: Kept, slip: string, isRight: boolean): Kept {
  const times = isRight ? Math.min(MOST_TIMES, (kept.rules[slip] ?? 0) + 1) : 0;
  return { ...kept, asked: kept.asked + 1, rules: { ...kept.rules, [slip]: times } };
}

/** What is still answered wrong. */
export const weakIn = ({ rules }: Kept): readonly string[] => Object.keys(rules).filter((rule) => rules[rule] === 0);
