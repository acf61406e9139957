/** What stands on the board in a position, to be laid over its map: before a lesson begins, and on paper. */
import { atlasOf } from '#components/gran/board/atlas.ts';
import { SIZE } from '#components/gran/board/sheet-of.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import type { PointId, State } from '#engine/gran/types.ts';
import { wholeFraming } from '#components/kit/board/framing.ts';
import { Marks } from '../play/Marks.tsx';
import { boxOf, regionOf } from '../play/region.ts';

interface Props {
  state: State;
  /** Points that the task names. */
  named?: readonly PointId[] | undefined;
  /** Id of the map in the page, drawn again under it: for paper. */
  map?: string;
}

export const Still = ({ state, named = [], map }: Props) => {
  const { options, position, turn } = state;
  const own = position.pieces.find(({ color }) => color === options.colors[turn])?.at;
  const atlas = atlasOf(tablesFor(options));
  const region = map ? regionOf(atlas, own === undefined ? named : [own, ...named]) : undefined;
  const { x, y, width, height } = boxOf(region ?? wholeFraming(SIZE));
  return (
    <svg
      class="gran-map lesson-over"
      viewBox={[x - width / 2, y - height / 2, width, height].map(Math.round).join(' ')}
      data-whole={map && !region ? '' : undefined}
      aria-hidden="true"
    >
      {map && <use href={`#${map}`} width={SIZE} height={SIZE} />}
      <Marks
        atlas={atlas}
        position={position}
        open={[]}
        maybe={[]}
        chance=""
        named={named}
        seen={region && boxOf(region)}
        turn={own}
        looked={undefined}
        isShut={false}
        lifted={undefined}
        gone={[]}
        thought={[]}
      />
    </svg>
  );
};
