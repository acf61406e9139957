/** What a scene lays over its part of the board: ring, stones, knights, a number on each thing asked. */
import type { Scene } from '#engine/gran/examples.ts';
import type { Spot } from '../board/sheet-of.ts';
import { Knight, Ring, Stone } from '../board/symbols.tsx';
import type { ToldLine } from './told.ts';

interface Props {
  readonly scene: Scene;
  readonly lines: readonly ToldLine[];
  readonly spots: Readonly<Record<string, Spot>>;
}

export const Marks = ({ scene: { position, stones }, lines, spots }: Props) => {
  const place = (id: string) => `translate(${(spots[id] ?? [0, 0]).join(' ')})`;
  const ringAt = 'at' in position.ring ? position.ring.at : undefined;
  const bearer = 'bearer' in position.ring ? position.ring.bearer : undefined;
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
          <Ring />
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
      {position.pieces.map(({ color, at, held }, i) => (
        <g key={color} transform={place(at)}>
          <g transform={`translate(${position.pieces.slice(0, i).filter((other) => other.at === at).length * 24} 0)`}>
            <Knight color={color} isHeld={held} />
            {bearer === color && (
              <g transform="translate(17 -38) scale(.62)">
                <Ring />
              </g>
            )}
          </g>
        </g>
      ))}
    </g>
  );
};
