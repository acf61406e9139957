/** What the captain would play, less deaths announced: whom he sends where the others will rather kill than not, he does not advise to send. */
import { isNext } from '#engine/zargos-lords/board/map.ts';
import { worthOf } from '#engine/zargos-lords/game/bot/blows.ts';
import { planOf } from '#engine/zargos-lords/game/bot/war/plan.ts';
import { march } from '#engine/zargos-lords/game/march.ts';
import type { Move, MoveOf, View } from '#engine/zargos-lords/game/types.ts';
import { lossOf, perilsOf } from './perils.ts';

interface Promised<One> {
  readonly move: One;
  readonly value: number;
}

/** Chances of being lost from which a death is announced. */
const ANNOUNCED = 1 / 2;

/** What is rather lost than not of a counter where it stands, in factors of combat; 0 of one that may be lost as well as not. */
function lossIn(view: View, seat: number, id: string): number {
  const [peril] = perilsOf(view, seat, [id]);
  const loss = peril ? lossOf(view, peril) : 0;
  return peril && loss >= ANNOUNCED ? loss * worthOf(peril.who) : 0;
}

/** Whoever besieges strikes before the others do. */
function isAtWalls(view: View, { id, to }: MoveOf<'march'>): boolean {
  const aim = planOf(view).get(id);
  return aim?.task === 'besiege' && isNext(view.position.map, to, aim.city.at);
}

/** What of a counter is announced to be lost where it goes, beyond where it stands. */
const announcedIn = (view: View, move: MoveOf<'march'>): number =>
  isAtWalls(view, move)
    ? 0
    : Math.max(
        0,
        lossIn(
          march(view, move, () => {}),
          move.seat,
          move.id,
        ) - lossIn(view, move.seat, move.id),
      );

/** Marches that are looked at twice; the others are left. */
const LOOKS = 8;

/** The best of these moves, deaths announced counted; undefined of none. */
export function prudentOf<One extends Move>(view: View, weighed: readonly Promised<One>[]): Promised<One> | undefined {
  let best: Promised<One> | undefined;
  let looks = 0;
  // Prudence only takes away: once what is left looks no better than what was found, it is not.
  for (const { move, value } of weighed.toSorted((one, other) => other.value - one.value)) {
    if (best && value <= best.value) break;
    if (move.kind === 'march') looks += 1;
    if (looks > LOOKS && move.kind === 'march') continue;
    const own = move.kind === 'march' ? value - announcedIn(view, move) : value;
    if (!best || own > best.value) best = { move, value: own };
  }
  return best;
}
