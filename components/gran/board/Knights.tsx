/** The knights of a position on the board, side by side where they share a point, the ring over its bearer. */
import type { PointId, Position } from '#engine/gran/types.ts';
import { Knight, RingSymbol } from './symbols.tsx';

interface Props {
  position: Position;
  /** The `transform` that leads to a point. */
  place: (id: PointId) => string;
}

/** From one shield to the next, in units of the board. */
const BESIDE = 32;

export const Knights = ({ position: { pieces, ring }, place }: Props) => (
  <>
    {pieces.map(({ color, at, held }, i) => (
      <g key={color} class="gran-piece" transform={place(at)}>
        <g class="gran-near">
          <g transform={`translate(${pieces.slice(0, i).filter((other) => other.at === at).length * BESIDE} 0)`}>
            <Knight color={color} isHeld={held} />
            {'bearer' in ring && ring.bearer === color && (
              <g transform="translate(17 -38) scale(.62)">
                <RingSymbol />
              </g>
            )}
          </g>
        </g>
      </g>
    ))}
  </>
);
