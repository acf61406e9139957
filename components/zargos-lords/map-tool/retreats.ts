/** The lines of a retreat, by what each comes to: its sign on the map and in lists, its word there and to ears. Apart from what answers, which a table does not carry. */
import { several } from '#engine/core/french.ts';
import type { Direction, Hex } from '#engine/zargos-lords/board/hex.ts';
import { type Fate, lineEnd, type RetreatLine } from '#engine/zargos-lords/rules/retreat.ts';

type Line = Pick<RetreatLine, 'first' | 'pushed'>;

export interface LineSign {
  readonly tone: 'ok' | 'hold' | 'no';
  readonly text: string;
}

const lostOn = ({ pushed }: Line): number => pushed.filter(({ fate }) => fate === 'eliminated').length;

/** On the map, and before its name in a list. */
export function lineSign(line: Line): LineSign {
  if (line.first.fate === 'flipped') return { tone: 'hold', text: '↻' };
  const lost = lostOn(line);
  switch (lineEnd(line)) {
    case 'deadly':
      return { tone: 'no', text: lost > 0 ? `✕ −${lost}` : '✕' };
    case 'costly':
      return { tone: 'no', text: `−${lost}` };
    case 'held':
      return { tone: 'hold', text: '◎' };
    case 'safe':
      return { tone: 'ok', text: line.pushed.length > 0 ? '→' : '✓' };
  }
}

/** What the sign means; nothing where nobody else is moved, and nobody harmed. */
export function lineWord(line: Line): string {
  if (line.first.fate === 'flipped') return 'Retourné';
  const lost = lostOn(line);
  const friends = (count: number): string => several(count, 'un ami', 'amis');
  switch (lineEnd(line)) {
    case 'deadly':
      return lost > 0 ? `Mortel, et perd ${friends(lost)}` : 'Mortel';
    case 'costly':
      return `Perd ${friends(lost)}`;
    case 'held':
      return 'Retenu';
    case 'safe':
      return line.pushed.length > 0 ? `Pousse ${friends(line.pushed.length)}` : '';
  }
}

export interface RetreatShown {
  readonly from: Hex;
  readonly to: Hex;
  readonly direction: Direction;
  readonly fate: Fate;
  /** What it comes to, for those whom it pushes too. */
  readonly sign?: LineSign;
  readonly word?: string;
  /** Looked at before it is taken. */
  readonly isChosen?: boolean;
}

export const retreatShown = (from: Hex, line: RetreatLine): RetreatShown => ({
  from,
  to: line.first.at,
  direction: line.direction,
  fate: line.first.fate,
  sign: lineSign(line),
});
