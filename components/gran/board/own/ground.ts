/** A box's board out of its text, to stand on. Fetched once a table has one: who plays on ours never loads it. */
import { parseJson } from '#components/kit/json.ts';
import type { Checked } from '#engine/core/input.ts';
import { tablesOf } from '#engine/gran/board/tables.ts';
import { BOARD } from '#engine/gran/data/board.ts';
import { checkBoard } from '#engine/gran/data/board-check.ts';
import { formatBoard } from '#engine/gran/data/board-file.ts';
import type { Ground } from '../desk.ts';

/** A refusal is the first fault, in one sentence. The text kept is the form written short, fields in their order; our own board is ours. */
export function readGround(text: string): Checked<Ground> {
  const json = parseJson(text);
  if (!json.ok) return { ...json, field: '' };
  const checked = checkBoard(json.value);
  if (!checked.ok) return { ok: false, ...checked.problems[0] };
  const written = JSON.stringify(formatBoard(checked.value));
  const isOurs = written === JSON.stringify(formatBoard(BOARD));
  return { ok: true, value: { tables: tablesOf(checked.value), text: isOurs ? '' : written } };
}

/** « 121 points et 176 lignes » */
export const groundInWords = ({ tables: { board } }: Ground): string => `${board.points.length} points et ${board.lines.length} lignes`;
