/** Where each task of a lesson is: what is played, and whoever stands around. On a phone the board opens there. */
import { idsOfKind, pointOf } from '#engine/gran/board/tables.ts';
import type { Gran } from '#engine/gran/game.ts';
import { ringPoint } from '#engine/gran/rules/pieces.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import type { PointId } from '#engine/gran/types.ts';
import type { Lesson, PlayTask, Task } from '#engine/practice/lesson.ts';

/** Units of the sheet within which a knight, or the ring, is around. */
const AROUND = 330;

/** Undefined where the whole board may be chosen from. */
function placesOf({ state, seat, solution }: PlayTask<Gran>): readonly PointId[] | undefined {
  const { options, position, phase } = state;
  const tables = tablesFor(options);
  const played = solution.flatMap((move) => (move.kind === 'walk' ? move.path : 'at' in move ? [move.at] : []));
  const own = position.pieces.find(({ color }) => color === options.colors[seat])?.at;
  if (phase === 'deposit' || own === undefined) return undefined;
  const middle = pointOf(tables, own);
  const isAround = (id: PointId): boolean => {
    const { x, y } = pointOf(tables, id);
    return Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y)) <= AROUND;
  };
  const others = [...position.pieces.map(({ at }) => at), ringPoint(position)].filter(isAround);
  const white = solution.some(({ kind }) => kind === 'exile') ? idsOfKind(tables, 'exile') : [];
  return [own, ...played, ...others, ...white];
}

const opened = (task: Task<Gran>): Task<Gran> => {
  const places = task.kind === 'play' ? placesOf(task) : undefined;
  return places ? { ...task, places } : task;
};

export const near = ({ tasks: [first, ...others] }: Lesson<Gran>): Lesson<Gran> => ({ tasks: [opened(first), ...others.map(opened)] });
