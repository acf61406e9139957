/** The lines of a retreat as the map shows them: apart from what answers, which a table does not carry. */
import type { Direction, Hex } from '#engine/zargos-lords/board/hex.ts';
import { type Fate, type LineEnd, lineEnd, type RetreatLine } from '#engine/zargos-lords/rules/retreat.ts';

export interface RetreatShown {
  readonly from: Hex;
  readonly to: Hex;
  readonly direction: Direction;
  readonly fate: Fate;
  /** The worst that happens on it, to those whom it pushes too: its mark. */
  readonly sign?: Fate;
  /** In the place of that mark, where a table tells more; and what it means. */
  readonly text?: string;
  readonly word?: string;
  /** Looked at before it is taken. */
  readonly isChosen?: boolean;
}

const SIGNS = { safe: 'safe', held: 'paralysed', costly: 'eliminated', deadly: 'eliminated' } as const satisfies Record<LineEnd, Fate>;

export const retreatShown = (from: Hex, line: RetreatLine): RetreatShown => ({
  from,
  to: line.first.at,
  direction: line.direction,
  fate: line.first.fate,
  sign: line.first.fate === 'flipped' ? 'flipped' : SIGNS[lineEnd(line)],
});
