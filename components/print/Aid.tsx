/** A player's aid: a few lines, each with its rule, and a code that opens the first of them. */
import type { ComponentChildren } from 'preact';
import { french } from '#components/base/typography.ts';
import { codeOf } from './qr.ts';
import { linesOf } from './words.ts';

export interface AidLine {
  /** Set in bold before the text. */
  readonly head?: string;
  readonly text: string;
  readonly rule?: string;
}

interface Props {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** Of the game, above the title. */
  readonly over: string;
  readonly lines: readonly AidLine[];
  /** What the code opens. */
  readonly rule: string;
  /** In the foot: what is ours. */
  readonly note?: string;
  readonly size?: number;
  /** The lines stand in two columns; a picture, 640 × 420, takes the first for itself. */
  readonly columns?: 1 | 2;
  readonly picture?: ComponentChildren;
}

/** Between two columns. */
const BETWEEN = 6;

/** Of the code with its quiet zone, and of the room kept free around it. */
const CODE = 21;
const PAD = 5;
const HEAD = 14.5;

interface Row {
  readonly text: string;
  /** Letters of it in bold, from its start. */
  readonly bold: number;
  readonly x: number;
  readonly y: number;
}

const columnOf = ({ width, columns = 1 }: Props): number => (width - 2 * PAD - (columns - 1) * BETWEEN) / columns;

/** Where every line of words stands: a paragraph is never parted between columns. Throws where they do not fit. */
function rowsOf(props: Props): readonly Row[] {
  const { height, title, lines, size = 2.9, note, columns = 1, picture } = props;
  const wide = columnOf(props);
  const leading = size * 1.19;
  const head = HEAD + size + 1;
  const foot = height - PAD + 0.6 - (note ? 2.6 : 0);
  const rows: Row[] = [];
  let column = picture ? columns - 1 : 0;
  let y = head;
  const setAt = (text: string, top: number) =>
    linesOf(text, size, (line) => (column === columns - 1 && top + line * leading > height - PAD - CODE - 1 ? wide - CODE : wide));
  for (const { head: lead, text, rule } of lines) {
    const whole = [lead, text, rule && `(${rule})`].filter(Boolean).join(' ');
    if (column < columns - 1 && y + (setAt(whole, y).length - 1) * leading > foot) {
      column += 1;
      y = head;
    }
    let bold = lead ? french(lead).length : 0;
    for (const line of setAt(whole, y)) {
      rows.push({ text: line, bold: Math.min(bold, line.length), x: PAD + column * (wide + BETWEEN), y });
      bold = Math.max(0, bold - line.length - 1);
      y += leading;
    }
    y += size * 0.42;
  }
  const last = rows.at(-1)?.y ?? 0;
  if (last > foot) throw new Error(`the aid « ${title} » is ${(last - foot).toFixed(1)} mm too long`);
  return rows;
}

export const Aid = (props: Props) => {
  const { width, height, title, over, rule, note, size = 2.9, picture } = props;
  const wide = columnOf(props);
  const code = codeOf(rule);
  const corner = { x: width - PAD - CODE + 1, y: height - PAD - CODE };
  return (
    <g class="print-aid">
      <rect class="print-white" width={width} height={height} />
      <rect class="print-accent" x="1.6" y="1.6" width={width - 3.2} height={HEAD - 3.4} />
      <rect class="print-edge" x="1.6" y="1.6" width={width - 3.2} height={height - 3.2} />
      <rect class="print-edge is-thin" x="2.5" y={HEAD - 0.9} width={width - 5} height={height - HEAD - 1.6} />
      <text class="print-over" x={PAD} y="5.4">
        {french(over)}
      </text>
      <text class="print-title" x={PAD} y="10.7">
        {french(title)}
      </text>
      <g font-size={size}>
        {rowsOf(props).map(({ text, bold, x, y }) => (
          <text key={`${x} ${y}`} x={x} y={Math.round(y * 100) / 100}>
            {bold > 0 && <tspan class="print-bold">{text.slice(0, bold)}</tspan>}
            {text.slice(bold)}
          </text>
        ))}
      </g>
      {picture && (
        <svg aria-hidden="true" x={PAD} y={HEAD + 3} width={wide} height={(wide * 420) / 640} viewBox="0 0 640 420">
          {picture}
        </svg>
      )}
      {code && (
        <svg
          aria-hidden="true"
          class="print-code"
          x={corner.x}
          y={corner.y}
          width={CODE}
          height={CODE}
          viewBox={`0 0 ${code.size} ${code.size}`}
        >
          <rect class="print-white" width={code.size} height={code.size} />
          <path class="print-ink" d={code.path} />
        </svg>
      )}
      {code && (
        <text class="print-opens" x={corner.x + CODE / 2} y={corner.y + CODE + 0.9}>
          {rule}
        </text>
      )}
      {note && (
        <text class="print-note" font-size="2.1" x={PAD} y={height - 3.4}>
          {french(note)}
        </text>
      )}
    </g>
  );
};
