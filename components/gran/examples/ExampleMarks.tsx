/** What a scene lays over its part of the board: ring, stones, knights, a number on each thing asked. */

import type { Spot } from '#engine/gran/data/board-shape.ts';
import type { Scene } from '#engine/gran/examples.ts';
import { Knights } from '../board/Knights.tsx';
import { RingSymbol, Stone } from '../board/symbols.tsx';
import type { ToldLine } from './told.ts';

interface Props {
  readonly scene: Scene;
  readonly lines: readonly ToldLine[];
  readonly spots: Readonly<Record<string, Spot>>;
}

export const ExampleMarks = ({ scene: { position, stones }, lines, spots }: Props) => {
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
      {lines.map(({ at, isAllowed }, i) => (
        <g key={`${at} ${i + 1}`} transform={place(at)}>
          <g transform="translate(27 -11)">
            <circle class={isAllowed ? 'gran-marker is-yes' : 'gran-marker is-no'} r="12" />
            <text class="gran-rank" y="6">
              {i + 1}
            </text>
          </g>
        </g>
      ))}
      <Knights position={position} place={place} />
    </g>
  );
};
