/** What stands near the places of a task, on its part of the map: before a lesson begins, and on paper. */
import { atlasOf } from '#components/zargos/board/atlas.ts';
import { MAP_SIZE } from '#components/zargos/board/map/geometry.ts';
import { OUR_SPOTS } from '#components/zargos/board/map/our-spots.ts';
import { drawingOf } from '#components/zargos/drawings/emblems.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { State } from '#engine/zargos/game/types.ts';
import { PawnsMark, underAt } from '../play/map/Overlay.tsx';
import { regionOf } from '../play/map/region.ts';
import { demonPlaces, tokensOf } from '../play/map/tokens.ts';

interface Props {
  state: State;
  /** Ids of the places to show; all of the map where they are left out. */
  places?: readonly string[] | undefined;
  /** Id of the map in the page, drawn again under it. */
  map?: string;
  seat?: number;
}

/** Units of the map that a pixel of a token is drawn with, on a whole map. */
const UNIT = 5;

export const Still = ({ state, places = [], map = 'plateau-dessin', seat = 0 }: Props) => {
  const tables = tablesFor(state.options);
  const atlas = atlasOf(tables);
  const region = regionOf(tables, OUR_SPOTS, places.length > 0 ? places : tables.ids);
  const side = MAP_SIZE / region.scale;
  const unit = UNIT / region.scale;
  const at = (place: number): string => {
    const [x = 0, y = 0] = OUR_SPOTS[place] ?? [];
    return `translate(${x} ${y + underAt(atlas, place)}) scale(${unit.toFixed(2)})`;
  };
  const isSeen = (place: number): boolean => {
    const [x = 0, y = 0] = OUR_SPOTS[place] ?? [];
    return Math.max(Math.abs(x - region.x), Math.abs(y - region.y)) < side / 2;
  };
  return (
    <svg
      class="zargos-still"
      viewBox={`${Math.round(region.x - side / 2)} ${Math.round(region.y - side / 2)} ${Math.round(side)} ${Math.round(side)}`}
      aria-hidden="true"
    >
      <use href={`#${map}`} width={MAP_SIZE} height={MAP_SIZE} />
      {demonPlaces(state)
        .filter(isSeen)
        .map((place) => (
          <g key={place} class="zt-demons" transform={at(place)}>
            <g transform="scale(.55)">
              <use href={drawingOf('demons')} />
            </g>
          </g>
        ))}
      {tokensOf({ ...state, seat })
        .filter(({ place }) => isSeen(place))
        .map((token) => (
          <g key={token.place} transform={at(token.place)}>
            <PawnsMark token={token} draft={undefined} />
          </g>
        ))}
    </svg>
  );
};
