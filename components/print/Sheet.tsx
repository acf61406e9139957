/** A sheet of paper, in millimetres: its pieces or its part of a board, where to cut, what it is, and a ruler to measure before cutting. */
import type { ComponentChildren } from 'preact';
import { french } from '#components/base/typography.ts';
import { A4, BLEED, type Paper, type Patch, type Side, type Tile, turned } from './layout.ts';

/** Where the line of the sheet's name and the ruler's stand, from the edge. */
const EDGE = 5.6;

const RULER = 100;

/** Every centimetre, the fifth and the ends longer. */
const TICKS = Array.from({ length: 11 }, (_, at) => `M${at * 10} 0v${at % 5 ? -1.3 : -2.2}`).join('');

/** At the foot in the middle; up the right side where a board leaves no foot. Printed too large or too small, it says so. */
const Ruler = ({ paper, isBeside }: { readonly paper: Paper; readonly isBeside: boolean }) => (
  <g
    transform={
      isBeside
        ? `translate(${paper.width - EDGE} ${paper.height - 28}) rotate(-90)`
        : `translate(${(paper.width - RULER) / 2} ${paper.height - EDGE})`
    }
  >
    <path class="print-ruler" d={`M0 0h${RULER}${TICKS}`} />
    <text class="print-say" x={RULER + 2}>
      100 mm
    </text>
    {!isBeside && (
      <text class="print-say is-end" x="-2">
        {french('à mesurer avant de couper')}
      </text>
    )}
  </g>
);

interface FrameProps {
  readonly paper: Paper;
  /** At the head: what it is, and which sheet of how many. */
  readonly name: string;
  /** Cut marks. */
  readonly marks: string;
  readonly kind: string;
  /** No room at its head and foot. */
  readonly isFull?: boolean;
  readonly children: ComponentChildren;
}

const Frame = ({ paper, name, marks, kind, isFull = false, children }: FrameProps) => (
  <svg
    class={`print-sheet is-${paper.name.toLowerCase()}${paper.width > paper.height ? ' is-wide' : ''} ${kind}`}
    viewBox={`0 0 ${paper.width} ${paper.height}`}
    role="img"
    aria-label={french(name)}
  >
    <rect class="print-paper" width={paper.width} height={paper.height} />
    {children}
    <path class="print-marks" d={marks} />
    <text
      class={isFull ? 'print-say' : 'print-say is-middle'}
      transform={isFull ? `translate(${EDGE} ${paper.height - 28}) rotate(-90)` : `translate(${paper.width / 2} ${EDGE + 0.4})`}
    >
      {french(`${name} · à imprimer à 100 %`)}
    </text>
    <Ruler paper={paper} isBeside={isFull} />
  </svg>
);

/** A back is drawn larger beneath itself, so that a sheet that slips by a millimetre in the printer shows no white. */
const OVER = 1;

const Backs = ({ group: { width, height, cut }, placed }: Patch) => {
  const all = placed.flatMap(({ piece, x, y }) => (piece.back ? [{ href: `#dos-${piece.back}`, x: turned(x, width), y }] : []));
  return (
    <>
      {cut !== 'drawn' &&
        all.map(({ href, x, y }) => (
          <use key={`${x} ${y}`} href={href} x={x - OVER} y={y - OVER} width={width + 2 * OVER} height={height + 2 * OVER} />
        ))}
      {all.map(({ href, x, y }) => (
        <use key={`${x} ${y}`} class="print-back" href={href} x={x} y={y} width={width} height={height} />
      ))}
    </>
  );
};

const Faces = ({ group: { width, height, cut }, placed }: Patch) => (
  <>
    {placed.map(({ piece, x, y }) => (
      <use key={`${x} ${y}`} class="print-face" href={`#face-${piece.id}`} x={x} y={y} width={width} height={height} />
    ))}
    {cut === 'round' &&
      placed.map(({ x, y }) => <circle key={`${x} ${y}`} class="print-round" cx={x + width / 2} cy={y + height / 2} r={width / 2} />)}
  </>
);

/** Cut where the sheet lies the other way up: only what is not already the same in the mirror moves. */
const mirrored = (block: Patch): string =>
  block.marks.replaceAll(
    /M([\d.]+) ([\d.]+)([hv])(-?[\d.]+)/g,
    (_, x, y, way, long) => `M${turned(Number(x), 0)} ${y}${way}${way === 'h' ? -Number(long) : long}`,
  );

interface PiecesProps {
  readonly side: Side;
  readonly name: string;
  readonly kind: string;
}

export const PiecesSheet = ({ side: { page, isBack }, name, kind }: PiecesProps) => (
  <Frame
    paper={A4}
    name={name}
    marks={page.map((block) => (isBack ? mirrored(block) : block.marks)).join('')}
    kind={isBack ? `${kind} is-back` : kind}
  >
    {page.map((block, at) => (isBack ? <Backs key={at} {...block} /> : <Faces key={at} {...block} />))}
  </Frame>
);

/** Of a joint: a letter on both tiles, and a cross that has to meet its other. */
const Joint = ({ x, y, letter }: { readonly x: number; readonly y: number; readonly letter: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path class="print-cross" d="M-2.4 0h4.8M0-2.4v4.8M-1.3 0a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0" />
    <text class="print-joint" x="4.6" y="1.1">
      {letter}
    </text>
  </g>
);

/** From the cut to the middle of a cross. */
const OUT = 4.6;

interface JointsProps {
  readonly tile: Tile;
  readonly across: number;
  readonly down: number;
}

const Joints = ({ tile: { column, row, at }, across, down }: JointsProps) => {
  const [middleX, middleY] = [at.x + at.width / 2 + 14, at.y + at.height / 2];
  const beside = (from: number) => String.fromCharCode(65 + row * (across - 1) + from);
  const below = (from: number) => String(from * across + column + 1);
  return (
    <>
      {column > 0 && <Joint x={at.x - OUT} y={middleY} letter={beside(column - 1)} />}
      {column < across - 1 && <Joint x={at.x + at.width + OUT - 3} y={middleY} letter={beside(column)} />}
      {row > 0 && <Joint x={middleX} y={at.y - OUT} letter={below(row - 1)} />}
      {row < down - 1 && <Joint x={middleX} y={at.y + at.height + OUT} letter={below(row)} />}
    </>
  );
};

/** Less white than this above a board, and what is said goes up its sides. */
const FULL = 9.5;

interface TileProps {
  readonly tile: Tile;
  readonly name: string;
  readonly kind: string;
  /** Of how many: none for a board on one sheet. */
  readonly of?: readonly [across: number, down: number];
}

export const TileSheet = ({ tile, name, kind, of }: TileProps) => {
  const { paper, from, at, marks } = tile;
  const scale = at.width / from.width;
  const over = of ? BLEED : 0;
  const seen = [from.x - over / scale, from.y - over / scale, from.width + (2 * over) / scale, from.height + (2 * over) / scale];
  return (
    <Frame paper={paper} name={name} marks={marks} kind={kind} isFull={at.y < FULL}>
      <svg
        class="print-board"
        aria-hidden="true"
        x={at.x - over}
        y={at.y - over}
        width={at.width + 2 * over}
        height={at.height + 2 * over}
        viewBox={seen.map((value) => Math.round(value * 100) / 100).join(' ')}
      >
        <use href="#planche" />
      </svg>
      {of && <Joints tile={tile} across={of[0]} down={of[1]} />}
    </Frame>
  );
};

interface LinesProps {
  readonly text: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly leading: number;
  readonly class?: string;
}

/** Lines of words one under the other. */
export const Lines = ({ text, x, y, leading, class: name }: LinesProps) => (
  <text class={name} x={x} y={y}>
    {text.map((line, at) => (
      <tspan key={at} x={x} dy={at ? leading : 0}>
        {line}
      </tspan>
    ))}
  </text>
);
