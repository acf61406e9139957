/** What a lesson's board shows of each task: the part of it that the task is about, and the names of the points that it speaks of. */
import type { Lesson, PlayTask, Task } from '../../practice/lesson.ts';
import { pointOf } from '../board/tables.ts';
import { BOARD } from '../data/board.ts';
import type { Gran } from '../game.ts';
import { ringPoint } from '../rules/pieces.ts';
import { tablesFor } from '../rules/table.ts';
import type { PointId } from '../types.ts';

/** Units of the sheet within which a knight, or the ring, is around. */
const AROUND = 330;

/** Points played on, white ones apart: the board opens there when one of them is asked for. */
const playedIn = (task: Task<Gran>): readonly PointId[] =>
  task.kind === 'ask'
    ? []
    : task.solution.flatMap((move) => (move.kind === 'walk' ? move.path : 'at' in move && move.kind !== 'exile' ? [move.at] : []));

/** Undefined where the whole board may be chosen from, or nothing is looked at. */
function placesOf(task: Task<Gran>): readonly PointId[] | undefined {
  if (!task.state) return undefined;
  const { options, position, phase } = task.state;
  const tables = tablesFor(options);
  const own = position.pieces.find(({ color }) => color === options.colors[task.seat])?.at;
  if (phase === 'deposit' || own === undefined) return undefined;
  const middle = pointOf(tables, own);
  const isAround = (id: PointId): boolean => {
    const { x, y } = pointOf(tables, id);
    return Math.max(Math.abs(x - middle.x), Math.abs(y - middle.y)) <= AROUND;
  };
  const others = [...position.pieces.map(({ at }) => at), ringPoint(position)].filter(isAround);
  return [own, ...playedIn(task), ...others];
}

/** Points whose names the task speaks: « la Pierre du Moulin ». */
const namedIn = ({ task }: Task<Gran>): readonly PointId[] =>
  BOARD.points.filter(({ name }) => new RegExp(`${name}(?![\\p{L}\\d])`, 'u').test(task)).map(({ id }) => id);

/** What is said on the way in lessons of Gran is true of every move that may still do it, not of the solution's alone. */
const saidOfAny = (task: Task<Gran>): Pick<PlayTask<Gran>, 'onward'> =>
  task.kind === 'play' && task.onward ? { onward: task.onward.map((word) => (typeof word === 'function' ? word : () => word)) } : {};

function opened<Kind extends Task<Gran>>(task: Kind): Kind {
  const places = placesOf(task);
  return { ...task, ...saidOfAny(task), named: task.named ?? namedIn(task), ...(places ? { places } : {}) };
}

export const near = ({ tasks: [first, ...others], ...more }: Lesson<Gran>): Lesson<Gran> => ({
  ...more,
  tasks: [opened(first), ...others.map(opened)],
});
