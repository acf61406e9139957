/** What counters and hexes of a map are called, for eyes and ears: apart from what answers, which a board does not carry. */
import { type Hex, isSame, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { nameOf } from '#engine/zargos-lords/board/map.ts';
import type { Counter, Position } from '#engine/zargos-lords/board/position.ts';
import { KIND_NAMES, PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';

export const counterName = ({ kind, escort }: Counter): string =>
  escort ? `${KIND_NAMES[kind].one} (escorte : ${KIND_NAMES[escort].one})` : KIND_NAMES[kind].one;

/** What stands on a hex, for ears. */
export function hexLabel({ map, counters, cities }: Position, at: Hex, terrain: string, sign: string | undefined): string {
  const here = counters.filter((counter) => isSame(counter.at, at)).map(counterName);
  const city = cities.find((one) => keyOf(one.at) === keyOf(at));
  const parts = [terrain, ...(city ? [`ville des ${PEOPLE_NAMES[city.people]}`] : []), ...here, ...(sign ? [sign] : [])];
  return map.rows.length > 0 ? `${nameOf(at)}, ${parts.join(', ')}` : '';
}
