/** What the captain would play, less deaths announced: whom he sends where the others will rather kill than not, he does not advise to send. */
import { isNext } from '#engine/zargos-lords/board/map.ts';
import { worthOf } from '#engine/zargos-lords/game/bot/blows.ts';
import { planOf } from '#engine/zargos-lords/game/bot/war/plan.ts';
import { march } from '#engine/zargos-lords/game/march.ts';
import { walkerIn } from '#engine/zargos-lords/game/places.ts';
import type { Move, MoveOf, View } from '#engine/zargos-lords/game/types.ts';
import { lossOf, perilsOf } from './perils.ts';

interface Promised<One> {
  readonly move: One;
  readonly value: number;
}

/** Chances of being lost from which a death is announced. */
const ANNOUNCED = 1 / 2;

/** Of these counters, those who are rather lost than not where they stand. */
function doomedIn(view: View, seat: number, ids: readonly string[]): readonly string[] {
  return perilsOf(view, seat, ids).flatMap((peril) => (lossOf(view, peril) >= ANNOUNCED ? [peril.who.id] : []));
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

/** What a march promises: of one into a death that is announced, what it wins by a combat less who is lost; nothing where it only goes there. */
function promised(view: View, move: MoveOf<'march'>, value: number): number {
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
