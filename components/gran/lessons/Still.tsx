/** What stands on the board in a position, to be laid over its map: before a lesson begins, and on paper. */
import { atlasOf } from '#components/gran/board/atlas.ts';
import { SIZE } from '#components/gran/board/sheet-of.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import type { PointId, State } from '#engine/gran/types.ts';
import { Marks } from '../play/Marks.tsx';

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
  return (
    <svg class="gran-map lesson-over" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      {map && <use href={`#${map}`} width={SIZE} height={SIZE} />}
      <Marks
        atlas={atlasOf(tablesFor(options))}
        position={position}
        open={[]}
        maybe={[]}
        chance=""
        named={named}
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
