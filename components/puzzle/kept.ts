/** What the browser keeps of the puzzles solved: `puzzles.<game>`, the JSON of `{ format: 1, marks }`. */
import { putOn, recordIn, recordText, type Shelf, textOn } from '#components/kit/shelf.ts';
import { isRecord } from '#engine/core/input.ts';

/** `first`: at the first try and without help; `later`: in the end; `shown`: the solution was looked at; `tried`: helped, or wrong, and left so. */
const MARKS = ['first', 'later', 'shown', 'tried'] as const;
export type Mark = (typeof MARKS)[number];
/** By the id of the puzzle. */
export type Marks = Readonly<Record<string, Mark>>;

const keyOf = (game: string): string => `puzzles.${game}`;

const isMark = (value: unknown): value is Mark => MARKS.some((mark) => mark === value);

/** What was kept; nothing where there is none, or none that can be read. */
export function loadMarks(shelf: Pick<Shelf, 'getItem'> | undefined, game: string): Marks {
  const marks = recordIn(textOn(shelf, keyOf(game)))?.marks;
  return isRecord(marks) ? Object.fromEntries(Object.entries(marks).filter((entry): entry is [string, Mark] => isMark(entry[1]))) : {};
}

/** A browser that keeps nothing loses nothing but this. */
export const saveMarks = (shelf: Pick<Shelf, 'setItem'> | undefined, game: string, marks: Marks): boolean =>
  putOn(shelf, keyOf(game), recordText({ marks }));

/** Once solved, solved. What was tried or shown may still be found, no more at the first try. */
export function withMark(marks: Marks, id: string, mark: Mark): Marks {
  const before = marks[id];
  if (before === 'first' || before === 'later' || (before && mark === 'tried')) return marks;
  return { ...marks, [id]: before && mark === 'first' ? 'later' : mark };
}
