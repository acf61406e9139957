/** Counters that have one thing to do this month, advised as one act: the captain's march of each, one after the other. */
import type { Advised } from '#components/table/advice/adviser.ts';
import { type Hex, isSame } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, isNext } from '#engine/zargos-lords/board/map.ts';
import { type City, cityId } from '#engine/zargos-lords/board/position.ts';
import { type Aim, areEnough, isAimedAt, keepPlan, planOf } from '#engine/zargos-lords/game/bot/war/plan.ts';
import { HOME, STANDOFF } from '#engine/zargos-lords/game/bot/war/marches.ts';
import { roadOf } from '#engine/zargos-lords/game/bot/war/roads.ts';
import { isWorthIt } from '#engine/zargos-lords/game/bot/war/turn.ts';
import { warWorth } from '#engine/zargos-lords/game/bot/war/worth.ts';
import { march, marchesBy } from '#engine/zargos-lords/game/march.ts';
import { comeBack, returnsFor, vanish, vanishingsOf } from '#engine/zargos-lords/game/moines.ts';
import { SCENARIOS } from '#engine/zargos-lords/game/scenarios.ts';
import { ownOf } from '#engine/zargos-lords/game/table.ts';
import type { Move, MoveOf, View } from '#engine/zargos-lords/game/types.ts';
import { idleOf, standingFor } from './acts.ts';
import { doomedBy, joinedBy, prudentOf } from './prudence.ts';

type Going = MoveOf<'march'> | MoveOf<'stay'>;

/** What was planned goes on. */
function after(view: View, move: MoveOf<'march'>): View {
  const next = march(view, move, () => {});
  keepPlan(next, view);
  return next;
}

/** An attack on the way is a matter of its own. */
export const isAside = ({ against }: MoveOf<'march'>, { city }: Aim): boolean => against !== undefined && against !== cityId(city);

/** What a march is for, where its road there is shorter, or it stays before it, or keeps the distance at which one waits: one that goes away is for something else, whatever its counter is to do. */
export function marchAim(view: View, { id, to }: MoveOf<'march'>): Aim | undefined {
  const [aim, who] = [planOf(view).get(id), standingFor(view, id)];
  if (!aim || !who) return undefined;
  const far = (hex: Hex): number => roadOf(view.position.map, who, hex, aim.city.at);
  const near = aim.task === 'reserve' ? HOME : aim.task === 'gather' && !aim.isBold ? STANDOFF : 1;
  return far(to) < far(who.at) || far(to) <= near ? aim : undefined;
}

/** What the captain would have a counter do. */
const bestOf = (view: View, seat: number, id: string): Going | undefined =>
  prudentOf<Going>(
    view,
    [...marchesBy(view, seat, id), { kind: 'stay', seat, id } as const].map((move) => ({ move, value: warWorth(view, move) })),
  )?.move;

/** Somebody who has more to do than to stay; the end of the marches where nobody has. */
function insteadOf(view: View, legal: readonly Move[], stay: MoveOf<'stay'>): Move {
  for (const id of idleOf(view, stay.seat, true)) {
    const own = id === stay.id ? undefined : bestOf(view, stay.seat, id);
    if (own?.kind === 'march') return own;
  }
  return legal.find(({ kind }) => kind === 'end') ?? stay;
}

/** Whoever vanishes, or comes back, with all that are to do the same: each as the captain would have it once those before have. */
function likewise(view: View, first: MoveOf<'vanish'> | MoveOf<'return'>): Advised<Move> {
  const others: Move[] = [];
  const { seat } = first;
  let now = first.kind === 'vanish' ? vanish(view, first, () => {}) : comeBack(view, first, () => {});
  for (const { id } of ownOf(view, seat)) {
    if (id === first.id) continue;
    if (first.kind === 'return') {
      const ways = returnsFor(now, seat).filter((move) => move.id === id);
      const back = prudentOf(
        now,
        ways.map((move) => ({ move, value: warWorth(now, move) })),
      )?.move;
      if (!back) continue;
      others.push(back);
      now = comeBack(now, back, () => {});
      continue;
    }
    const away = vanishingsOf(now, seat).find((move) => move.id === id);
    if (!away || !isWorthIt(now, away)) continue;
    others.push(away);
    now = vanish(now, away, () => {});
  }
  return [first, ...others];
}

/** Marches next to a city, where nobody else is attacked. */
const waysToWalls = (view: View, seat: number, id: string, city: City): readonly MoveOf<'march'>[] =>
  marchesBy(view, seat, id).filter(
    ({ to, against }) => isNext(view.position.map, to, city.at) && (against === undefined || against === cityId(city)),
  );

/** The besiegers of a city go to its walls, each to a hexagon of its own: who finds the fewest first, where the fewest others could be. */
function toWalls(view: View, seat: number, ids: readonly string[], city: City): readonly MoveOf<'march'>[] {
  const moves: MoveOf<'march'>[] = [];
  const isThere = (id: string): boolean => isNext(view.position.map, standingFor(view, id)?.at ?? city.at, city.at);
  let [now, left] = [view, ids.filter((id) => !isThere(id))];
  while (left.length > 0) {
    const found = left.map((id) => ({ id, ways: waysToWalls(now, seat, id, city) })).filter(({ ways }) => ways.length > 0);
    const [next] = found.toSorted((a, b) => a.ways.length - b.ways.length);
    if (!next) break;
    const wanted = (to: Hex): number => found.filter(({ ways }) => ways.some((way) => isSame(way.to, to))).length;
    const [way] = next.ways.toSorted((a, b) => wanted(a.to) - wanted(b.to) || warWorth(now, b) - warWorth(now, a));
    if (!way) break;
    moves.push(way);
    now = after(now, way);
    left = found.flatMap(({ id }) => (id === next.id ? [] : [id]));
  }
  return moves;
}

/** Whether those who would then be next to a city are what its siege wants. */
function isMustered(view: View, moves: readonly MoveOf<'march'>[], { city, muster }: Aim): boolean {
  const then = afterAll(view, moves);
  const there = ownOf(then, view.turn).filter(({ at }) => isNext(view.position.map, at, city.at));
  return muster !== undefined && areEnough(view, there, muster);
}

/** The march that is advised, with those who join its attack, or are to do the same about the same city; of small armies, itself. */
export function groupFor(view: View, legal: readonly Move[], advised: Move): Advised<Move> {
  if (advised.kind === 'vanish' || advised.kind === 'return') return likewise(view, advised);
  const first = advised.kind === 'stay' ? insteadOf(view, legal, advised) : advised;
  const joined = first.kind === 'march' ? joinedBy(view, first) : undefined;
  if (joined && joined.length > 1) return joined;
  if (first.kind !== 'march' || !SCENARIOS[view.options.scenario].army) return [first];
  const aim = marchAim(view, first);
  if (!aim || isAside(first, aim)) return [first];
  const isAlike = (now: View, id: string): boolean => {
    const own = planOf(now).get(id);
    return own?.task === aim.task && isAimedAt(own, aim.city);
  };
  if (aim.task === 'besiege') {
    const moves = toWalls(
      view,
      first.seat,
      idleOf(view, first.seat, true).filter((id) => isAlike(view, id)),
      aim.city,
    );
    const [front, ...others] = moves;
    if (front && isMustered(view, moves, aim)) return [front, ...others];
  }
  const far = (id: string): number => distanceOn(view.position.map, standingFor(view, id)?.at ?? first.to, aim.city.at);
  /** Those that go, without some; and the table then. */
  const gone = (left: readonly string[]): { readonly moves: readonly MoveOf<'march'>[]; readonly now: View } => {
    const moves: MoveOf<'march'>[] = [];
    let now = view;
    // Those in front first: they make room, and where the first of them goes is where all go.
    for (const id of idleOf(view, first.seat, true).toSorted((a, b) => far(a) - far(b))) {
      if (left.includes(id) || !isAlike(view, id) || !isAlike(now, id)) continue;
      const own = bestOf(now, first.seat, id);
      if (own?.kind !== 'march' || isAside(own, aim) || !marchAim(now, own)) continue;
      moves.push(own);
      now = after(now, own);
    }
    return { moves, now };
  };
  const all = gone([]);
  const ids = all.moves.map(({ id }) => id);
  const doomed = aim.task === 'besiege' ? [] : doomedBy(view, all.now, first.seat, ids);
  const [front, ...others] = (doomed.length > 0 ? gone(doomed) : all).moves;
  return front && others.length > 0 ? [front, ...others] : [first];
}

/** The table once all of them have gone. */
export const afterAll = (view: View, moves: readonly Move[]): View =>
  moves.reduce((now, move) => (move.kind === 'march' ? after(now, move) : now), view);
