/** What a scene lays over its part of the board: ring, stones, knights, a number on each thing asked. */

import type { Spot } from '#engine/gran/data/board-shape.ts';
import type { Scene } from '#engine/gran/examples.ts';
import type { Name } from '../board/BoardMap.tsx';
import { Knights } from '../board/Knights.tsx';
import { RingSymbol, Stone } from '../board/symbols.tsx';
import type { ToldLine } from './told.ts';

interface Props {
  readonly scene: Scene;
  readonly lines: readonly ToldLine[];
  readonly spots: Readonly<Record<string, Spot>>;
  /** The number of each line, where it is written, of this size. */
  readonly numbers: readonly Name[];
  readonly size: number;
}

export const ExampleMarks = ({ scene: { position, stones }, lines, spots, numbers, size }: Props) => {
  const place = (id: string) => `translate(${(spots[id] ?? [0, 0]).join(' ')})`;
  const ringAt = 'at' in position.ring ? position.ring.at : undefined;
  return (
    <g>
      {position.stones.map((id) => (
        <g key={id} transform={place(id)}>
          <Stone />
        </g>
      ))}
      {stones.map((id) => (
        <g key={id} transform={place(id)}>
          <Stone isNew />
        </g>
      ))}
      {ringAt && (
        <g transform={place(ringAt)}>
          <RingSymbol />
        </g>
      )}
      <Knights position={position} place={place} />
      {numbers.map(({ text, at: [x, y] }, i) => (
        <g key={text} font-size={size}>
          <circle class={lines[i]?.isAllowed ? 'gran-marker is-yes' : 'gran-marker is-no'} cx={x} cy={y - size * 0.33} />
          <text class="gran-rank" x={x} y={y}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
};
