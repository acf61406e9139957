/** What the explorer draws over the board: ring, stones, knights, and the answer: points open or shut, one way, the cut. */
import type { Cut } from '#engine/gran/rules/stones.ts';
import type { PointId, Position } from '#engine/gran/types.ts';
import type { Atlas } from './atlas.ts';
import { Knights } from './Knights.tsx';
import { RingSymbol, Stone } from './symbols.tsx';

interface Props {
  atlas: Atlas;
  position: Position;
  selected: PointId | undefined;
  /** Points that the answer allows, and those near that it refuses. */
  open: readonly PointId[];
  shut: readonly PointId[];
  /** The stone that the sword moves. */
  lifted: PointId | undefined;
  /** A way to the point chosen, its start included. */
  path: readonly PointId[];
  /** What a stone on the point chosen would do. */
  cut: Cut | undefined;
}

const Way = ({ d }: { d: string }) => (
  <>
    <path class="gran-path is-halo" d={d} />
    <path class="gran-path" d={d} />
  </>
);

export const Overlay = ({ atlas, position, selected, open, shut, lifted, path, cut }: Props) => {
  const placed = (id: PointId): string => `translate(${atlas.spotAt(id).join(' ')})`;
  return (
    <g class="gran-overlay">
      {path.length > 1 && <Way d={atlas.wayPath(path)} />}
      {cut?.cuts === false && cut.ways.map((way) => <Way key={way.color} d={atlas.wayPath(way.path)} />)}
      {open.map((id) => (
        <circle key={id} class="gran-yes" r="27" transform={placed(id)} />
      ))}
      {shut.map((id) => (
        <path key={id} class="gran-no" d="M16 16l13 13M29 16l-13 13" transform={placed(id)} />
      ))}
      {cut?.cuts && cut.pocket.map((id) => <circle key={id} class="gran-pocket" r="29" transform={placed(id)} />)}
      {lifted && <circle class="gran-pocket" r="29" transform={placed(lifted)} />}
      {position.stones.map((id) => (
        <g key={id} transform={placed(id)}>
          <Stone />
        </g>
      ))}
      {cut && selected && (
        <g transform={placed(selected)}>
          <Stone isNew />
        </g>
      )}
      {'at' in position.ring && (
        <g transform={placed(position.ring.at)}>
          <RingSymbol />
        </g>
      )}
      <Knights position={position} place={placed} />
      {selected && <circle class="gran-chosen" r="33" transform={placed(selected)} />}
    </g>
  );
};
