/** What the captain would play, less deaths announced: whom he sends where the others will rather kill than not, he does not advise to send. */
import { isNext } from '#engine/zargos-lords/board/map.ts';
import { worthOf } from '#engine/zargos-lords/game/bot/blows.ts';
import { besiegersNear, planOf } from '#engine/zargos-lords/game/bot/war/plan.ts';
import { CITY_WORTH } from '#engine/zargos-lords/game/bot/war/sieges.ts';
import { march } from '#engine/zargos-lords/game/march.ts';
import { walkerIn } from '#engine/zargos-lords/game/places.ts';
import { cityWith } from '#engine/zargos-lords/game/table.ts';
import type { Move, MoveOf, View } from '#engine/zargos-lords/game/types.ts';
import { isAnnounced, perilsOf } from './perils.ts';

interface Promised<One> {
  readonly move: One;
  readonly value: number;
}

/** Of these counters, those who are rather lost than not where they stand. */
function doomedIn(view: View, seat: number, ids: readonly string[]): readonly string[] {
  return perilsOf(view, seat, ids).flatMap((peril) => (isAnnounced(view, peril) ? [peril.who.id] : []));
}

/** Of a group that has gone, those whose death there is announced, and was not where they stood. */
export function doomedBy(view: View, gone: View, seat: number, ids: readonly string[]): readonly string[] {
  const doomed = doomedIn(gone, seat, ids);
  const already = doomed.length > 0 ? doomedIn(view, seat, doomed) : [];
  return doomed.filter((id) => !already.includes(id));
}

/** Whoever besieges strikes before the others do. */
function isAtWalls(view: View, { id, to }: MoveOf<'march'>): boolean {
  const aim = planOf(view).get(id);
  return aim?.task === 'besiege' && isNext(view.position.map, to, aim.city.at);
}

/** Months within which an enemy keeps a garrison in its walls: a month nearer, he would have who went out called back. */
const WATCHED = 3;
/** What one of several is worth there, in factors of combat. */
const GUARD = 4;

/** What going out of a city costs where enemies may be before it in some months: the city itself, of the last. */
function leavingCost(view: View, id: string): number {
  const city = cityWith(view, id);
  if (!city || besiegersNear(view, city, WATCHED).length === 0) return 0;
  return city.garrison.length === 1 ? CITY_WORTH : GUARD;
}

/** What a march promises: of one into a death that is announced, what it wins by a combat less who is lost; nothing where it only goes there. */
function promised(view: View, move: MoveOf<'march'>, worth: number): number {
  const value = worth - leavingCost(view, move.id);
  if (
    isAtWalls(view, move) ||
    doomedBy(
      view,
      march(view, move, () => {}),
      move.seat,
      [move.id],
    ).length === 0
  )
    return value;
  const who = walkerIn(view.position, move.id, move.apart)?.counter;
  return (move.against === undefined ? 0 : value) - (who ? worthOf(who) : 0);
}

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
    const own = move.kind === 'march' ? promised(view, move, value) : value;
    if (!best || own > best.value) best = { move, value: own };
  }
  return best;
}
