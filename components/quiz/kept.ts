/** What the browser keeps of somebody's answers: `quiz.<game>`, the JSON of `{ format: 1, boxes, level, named }`; the last two came later. */
import { putOn, recordIn, recordText, type Shelf, textOn } from '#components/kit/shelf.ts';
import { isRecord } from '#engine/core/input.ts';
import { LAST_BOX, NO_BOXES, type Slip } from '#engine/practice/leitner.ts';
import { FIRST_LEVEL, type Knowing, LAST_LEVEL } from '#engine/practice/quiz.ts';
import type { Named } from './run.ts';

const keyOf = (game: string): string => `quiz.${game}`;

const isCount = (value: unknown, most: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= Number(most);

function isSlip(value: unknown): value is Slip {
  return isRecord(value) && isCount(value.box, LAST_BOX) && isCount(value.due, Number.MAX_SAFE_INTEGER);
}

/** Of somebody: what comes back, how near the misses are by now, how often the rule was named. */
export interface Kept extends Knowing {
  readonly named: Named;
}
export const NOTHING_KEPT: Kept = { boxes: NO_BOXES, level: FIRST_LEVEL, named: { tried: 0, right: 0 } };

const isNamed = (value: unknown): value is Named =>
  isRecord(value) && isCount(value.tried, Number.MAX_SAFE_INTEGER) && isCount(value.right, value.tried);

/** What was kept; nothing where there is none, or none that can be read. */
export function loadKept(shelf: Pick<Shelf, 'getItem'> | undefined, game: string): Kept {
  const { boxes, level, named } = recordIn(textOn(shelf, keyOf(game))) ?? {};
  if (!isRecord(boxes)) return NOTHING_KEPT;
  const { asked, slips } = boxes;
  if (!isCount(asked, Number.MAX_SAFE_INTEGER) || !isRecord(slips)) return NOTHING_KEPT;
  return {
    boxes: { asked, slips: Object.fromEntries(Object.entries(slips).filter((entry): entry is [string, Slip] => isSlip(entry[1]))) },
    level: isCount(level, LAST_LEVEL) ? level : FIRST_LEVEL,
    named: isNamed(named) ? named : NOTHING_KEPT.named,
  };
}

/** A browser that keeps nothing loses nothing but this. */
export const saveKept = (shelf: Pick<Shelf, 'setItem'> | undefined, game: string, kept: Kept): boolean =>
  putOn(shelf, keyOf(game), recordText(kept));
