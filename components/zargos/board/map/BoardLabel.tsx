/** A place's label: its engraved mark and its words, set round one point of the map. */
import type { Point } from '#components/kit/drawing/ink.ts';
import { type Label, MARKS, type MarkKind } from './labels.ts';
import { CASTLE, GATE, VOLCANO } from './marks.ts';

const Mark = ({ kind, value }: { readonly kind: MarkKind; readonly value: number | undefined }) => {
  if (kind === 'volcano') {
    return (
      <g transform="scale(.9)">
        <path class="board-ink" d={VOLCANO.body} />
        <path class="board-cut" d={VOLCANO.cuts} />
        <path class="board-red" d={VOLCANO.smoke} />
      </g>
    );
  }
  if (kind === 'city') {
    return (
      <g transform="scale(.73)">
        <path class="board-ink" d={CASTLE.body} />
        <path class="board-cut" d={CASTLE.cuts} />
      </g>
    );
  }
  return (
    <>
      <g transform={value === undefined ? 'scale(.88)' : 'translate(-25)scale(.88)'}>
        <path class="board-ink" d={GATE.body} />
        <path class="board-cut" d={GATE.cuts} />
      </g>
      {value !== undefined && (
        <g class="board-worth">
          <circle class="board-ring" cx="28" cy="-25" r="22" />
          <text class="board-value" x="28" y="-16">
            {value}
          </text>
        </g>
      )}
    </>
  );
};

interface Props {
  readonly label: Label;
  readonly at: Point;
  readonly isNamed: boolean;
  /** Printed beside the gate of a capital. */
  readonly value?: number | undefined;
  /** Of its drawing, for who draws it again. */
  readonly id?: string | undefined;
}

/** Where letters stand in their line: this part of it above their feet. A line of a sea, its leading and where it stands in it, in letters. */
const BASELINE = 0.75;
const SEA = { leading: 1.08, foot: 0.3 } as const;

/** A label set round a point: the drawing, then the words. */
export const BoardLabel = ({ label: { mark, lines, parts }, at: [x, y], isNamed, value, id }: Props) => {
  const foot = mark ? (isNamed ? (parts[0]?.top ?? 0) + MARKS[mark].height : MARKS[mark].height / 2) - 6 : 0;
  const first = mark ? 1 : 0;
  return (
    <>
      {mark && (
        <g id={id} transform={`translate(${x} ${Math.round(y + foot)})`}>
          <Mark kind={mark} value={value} />
        </g>
      )}
      {isNamed &&
        lines.map(({ kind, text }, line) => {
          const { top, height } = parts[first + line] ?? { top: 0, height: 0 };
          // Its lines grow from their middle.
          const dy = kind === 'sea' ? `${((line - (lines.length - 1) / 2) * SEA.leading + SEA.foot).toFixed(2)}em` : undefined;
          return (
            <text key={text} class={`board-text board-text-${kind}`} x={x} y={dy ? y : Math.round(y + top + BASELINE * height)} dy={dy}>
              {text}
            </text>
          );
        })}
    </>
  );
};
