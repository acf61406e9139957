/** Tables that a study of Zargos plays otherwise: on another board. */
import type { Kind } from '#components/study/plan.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import type { BoardFile } from '#engine/zargos/data/board-file.ts';
import { formatBoard } from '#engine/zargos/data/board-form.ts';
import { VALUES } from './plan.ts';

/** Our board, the ten printed values changed by so much; none falls below 0. */
export function boardWith(change: number): BoardFile {
  const kingdoms = BOARD.kingdoms.map((kingdom) =>
    kingdom.id === 'zargos' ? kingdom : { ...kingdom, value: Math.max(0, kingdom.value + change) },
  );
  return formatBoard({ ...BOARD, kingdoms });
}

/** Fields of the game's options for a kind. */
export function fieldsOf({ variant }: Kind): Readonly<Record<string, unknown>> {
  if (variant === undefined) return {};
  const change = VALUES.find(([name]) => name === variant)?.[1];
  if (change === undefined) throw new Error(`no variant ${variant}`);
  return { board: boardWith(change) };
}
