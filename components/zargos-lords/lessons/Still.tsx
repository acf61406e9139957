/** A position as a picture: before a lesson begins, and on paper. */
import { cellOf } from '#engine/zargos-lords/board/map.ts';
import type { State } from '#engine/zargos-lords/game/types.ts';
import { HexPicture } from '../drawings/HexPicture.tsx';

export const Still = ({ state: { position } }: { state: State }) => (
  <HexPicture
    drawing={{
      rows: position.map.rows,
      cities: position.cities.map(({ people, garrison, at }) => ({ people, garrison, ...cellOf(at) })),
      counters: position.counters.map(({ id, kind, at }) => ({ id, kind, ...cellOf(at) })),
    }}
    label=""
    band={position.map.wraps ? undefined : { first: 0, last: position.map.rows.length - 1 }}
  />
);
