/** A box's board out of its text, to stand on. Fetched once a table has one: who plays on ours never loads it. */
import { parseJson } from '#components/kit/json.ts';
import type { Checked } from '#engine/core/input.ts';
import { boardOf } from '#engine/zargos/board/tables.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import { checkBoard } from '#engine/zargos/data/board-check.ts';
import { formatBoard } from '#engine/zargos/data/board-form.ts';
import type { Board, Placed } from '#engine/zargos/data/board-types.ts';
import { placeHead } from '#engine/zargos/data/board-words.ts';
import type { Ground } from '../ground.ts';

const unplaced = <Place extends Placed>({ x, y, ...place }: Place) => place;

/** The board alone, wherever a map shows it. */
const written = (board: Board): string =>
  JSON.stringify(formatBoard({ ...board, territories: board.territories.map(unplaced), seas: board.seas.map(unplaced) }));

const OURS = written(BOARD);
const ON_OUR_MAP = new Set<string>([...BOARD.territories, ...BOARD.seas].map(({ id }) => id));

/** A refusal is the first fault, in one sentence. The text kept is the form written short, fields in their order; our own board is ours. */
export function readGround(text: string): Checked<Ground> {
  const json = parseJson(text);
  if (!json.ok) return { ...json, field: '' };
  const checked = checkBoard(json.value);
  if (!checked.ok) return { ok: false, ...checked.problems[0] };
  const board = checked.value;
  const nowhere = [...board.territories, ...board.seas].find(({ id, x }) => x === undefined && !ON_OUR_MAP.has(id));
  if (nowhere) {
    const because = `${placeHead(nowhere.id)} n’est pas sur notre carte : donnez x et y à tous les lieux, pour que la vôtre les montre.`;
    return { ok: false, field: nowhere.id, because };
  }
  const isOurs = written(board) === OURS;
  return { ok: true, value: { tables: boardOf(board), text: isOurs ? '' : JSON.stringify(formatBoard(board)) } };
}

/** « 57 territoires, 22 cases d’eau et 131 frontières » */
export const groundInWords = ({ tables: { board } }: Ground): string =>
  `${board.territories.length} territoires, ${board.seas.length} cases d’eau et ${board.borders.length} frontières`;
