/** A box's board, drawn simply: a circle a place, a line a contact. Where its coasts run, only the box can tell. */

import type { Point } from '#components/kit/drawing/ink.ts';
import type { BoardTables } from '#engine/zargos/board/tables.ts';
import { BoardHatchings } from '../map/BoardDecor.tsx';
import { BoardLabel } from '../map/BoardLabel.tsx';
import { MAP_SIZE } from '../map/geometry.ts';
import { labelOf, seaLabelOf } from '../map/labels.ts';
import { straitPath, vortexPath } from '../map/lines.ts';
import { circleAt } from './sheet.ts';

export interface OwnMapProps {
  /** Prefix of the ids inside. */
  readonly id: string;
  readonly tables: BoardTables;
  /** By place. */
  readonly spots: readonly Point[];
}

/** Straight lines between places that touch, each once: those that `isWanted`. */
function linesBetween(
  near: BoardTables['land'],
  spots: readonly Point[],
  isWanted: (a: number, b: number) => boolean = () => true,
): string {
  return near
    .flatMap((others, a) => others.filter((b) => a < b && isWanted(a, b)).map((b) => `M${spots[a]?.join(' ')}L${spots[b]?.join(' ')}`))
    .join('');
}

export const OwnMap = ({ id, tables, spots }: OwnMapProps) => {
  const { board, land, sea, seas, straits, vortices, territories, kingdomOf } = tables;
  const at = (place: number): Point => spots[place] ?? [0, 0];
  const values = new Map<string, number>(board.kingdoms.map(({ id: kingdom, value }) => [kingdom, value]));
  const isWithin = (a: number, b: number) => kingdomOf[a] === kingdomOf[b];
  return (
    <svg class="board-map" aria-hidden="true" viewBox={`0 0 ${MAP_SIZE} ${MAP_SIZE}`}>
      <defs>
        <BoardHatchings id={id} />
      </defs>
      <rect class="board-water" width={MAP_SIZE} height={MAP_SIZE} />
      <path class="board-line-sea own-line" d={linesBetween(sea, spots)} />
      <path class="board-line-sea own-line is-shore" d={linesBetween(seas, spots)} />
      <path class="own-line is-land" d={linesBetween(land, spots, isWithin)} />
      <path class="own-line is-land is-border" d={linesBetween(land, spots, (a, b) => !isWithin(a, b))} />
      {board.seas.map((cell, place) => (
        <path
          key={cell.id}
          data-id={cell.id}
          class={`${cell.kind === 'lake' ? 'board-sea board-lake' : 'board-sea'} own-place`}
          d={circleAt(at(territories + place))}
        />
      ))}
      {board.territories.map((territory, place) => (
        <path
          key={territory.id}
          data-id={territory.id}
          class="board-land own-place"
          fill={`url(#${id}-${territory.kingdom})`}
          d={circleAt(at(place))}
        />
      ))}
      {straits.flatMap((across, a) =>
        across.filter((b) => a < b).map((b) => <path key={`${a} ${b}`} class="board-strait" d={straitPath([at(a), at(b)])} />),
      )}
      {vortices.flatMap((others, a) =>
        others.filter((b) => a < b).map((b) => <path key={`${a} ${b}`} class="board-vortex" d={vortexPath(at(a), at(b))} />),
      )}
      <g id={`${id}-labels`} class="atlas-sized">
        {board.seas.map((cell, place) => (
          <BoardLabel key={cell.id} label={seaLabelOf(cell)} at={at(territories + place)} isNamed />
        ))}
        {board.territories.map((territory, place) => (
          <BoardLabel
            key={territory.id}
            id={territory.kind === 'capital' ? `${id}-mark-${territory.id}` : undefined}
            label={labelOf(territory)}
            at={at(place)}
            isNamed
            value={territory.kind === 'capital' ? values.get(territory.kingdom) : undefined}
          />
        ))}
      </g>
    </svg>
  );
};
