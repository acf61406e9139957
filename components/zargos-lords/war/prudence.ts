/** What the captain would play, less deaths announced: whom he sends where the others will rather kill than not, he does not advise to send. */
import type { Advised } from '#components/table/advice/adviser.ts';
import type { Hex } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, isNext } from '#engine/zargos-lords/board/map.ts';
import { boxIn, type Counter } from '#engine/zargos-lords/board/position.ts';
import { retreatLineOf, sum, threatTo, worthOf } from '#engine/zargos-lords/game/bot/blows.ts';
import { heldFrom, monthsOfPledge, priceOf } from '#engine/zargos-lords/game/bot/war/hostages.ts';
import { type Aim, besiegersNear, planOf, WATCHED } from '#engine/zargos-lords/game/bot/war/plan.ts';
import { HOME } from '#engine/zargos-lords/game/bot/war/marches.ts';
import { roadOf } from '#engine/zargos-lords/game/bot/war/roads.ts';
import { CITY_WORTH } from '#engine/zargos-lords/game/bot/war/sieges.ts';
import { siegeKnown, strikeOdds } from '#engine/zargos-lords/game/known.ts';
import { march, marchesBy, movedTo } from '#engine/zargos-lords/game/march.ts';
import { comeBack } from '#engine/zargos-lords/game/moines.ts';
import { walkerIn } from '#engine/zargos-lords/game/places.ts';
import {
  cityNamed,
  cityWith,
  enemiesAround,
  find,
  forceOf,
  freeAgainst,
  isInZone,
  kindOf,
  mayAttack,
  owing,
  ownOf,
  seatOf,
  shotOf,
} from '#engine/zargos-lords/game/table.ts';
import type { Move, MoveOf, View } from '#engine/zargos-lords/game/types.ts';
import { idleOf, standingFor } from './acts.ts';
import { enterersOf, isAnnounced, lossOf, perilsOf } from './perils.ts';

interface Promised<One> {
  readonly move: One;
  readonly value: number;
}

/** Of these counters, those who are rather lost than not where they stand. */
function doomedIn(view: View, seat: number, ids: readonly string[]): readonly string[] {
  return perilsOf(view, seat, ids).flatMap((peril) => (isAnnounced(view, peril) ? [peril.who.id] : []));
}

/** Of a group that has gone, those whose death there is announced, and was not where they stood, or less surely. */
export function doomedBy(view: View, gone: View, seat: number, ids: readonly string[]): readonly string[] {
  const doomed = doomedIn(gone, seat, ids);
  const already = doomed.length > 0 ? doomedIn(view, seat, doomed) : [];
  return doomed.filter((id) => !already.includes(id) || isSurer(view, gone, id));
}

/** Whoever besieges strikes before the others do. */
function isAtWalls(view: View, { id, to }: MoveOf<'march'>): boolean {
  const aim = planOf(view).get(id);
  return aim?.task === 'besiege' && isNext(view.position.map, to, aim.city.at);
}

/** What one of several is worth there, in factors of combat. */
const GUARD = 4;

/** What going out of a city costs where enemies may be before it in some months: the city itself, of the last. */
function leavingCost(view: View, id: string): number {
  const city = cityWith(view, id);
  if (!city || planOf(view).get(id)?.task === 'yield' || besiegersNear(view, city, WATCHED).length === 0) return 0;
  return city.garrison.length === 1 ? CITY_WORTH : GUARD;
}

type March = MoveOf<'march'>;

/** What a march takes from the combats that these promise. */
const takenFrom = (view: View, after: View, targets: readonly Counter[]): number =>
  sum(targets.map((one) => Math.max(0, threatTo(view, one)) - Math.max(0, Math.min(threatTo(view, one), threatTo(after, one)))));

/** Whom somebody has come to attack this turn. */
const namedIn = (view: View): readonly Counter[] => view.marched.flatMap(({ against }) => find(view, against ?? '') ?? []);

/** Whom it could attack from where it stands. */
const besideIt = (view: View, id: string): readonly Counter[] => {
  const who = find(view, id);
  return who ? enemiesAround(view, who).filter(({ paralysed }) => !paralysed) : [];
};

/** Below it, a worth is what sums of chances leave of zero. */
const LITTLE = 0.05;

/** Whether those who stand around an enemy may attack him, this one with them. */
export function isOpen(view: View, id: string, target: Counter): boolean {
  const group = freeAgainst(view, target);
  return group.some((one) => one.id === id) && mayAttack(view, group, [target]).ok;
}

/** What can wait: who is sent for anything else joins no attack. */
const PATIENT: readonly Aim['task'][] = ['gather', 'reserve', 'enter'];

/** What a seat rather loses of a counter where it stands, in factors of combat: what it is worth, by the chance of the answer. */
function lossIn(view: View, id: string): number {
  const [peril] = perilsOf(view, view.turn, [id]);
  return peril ? worthOf(peril.who) * lossOf(view, peril) : 0;
}

/** By how much less surely he must be lost where he stands for that to count. */
const LESS_SURE = 0.25;

/** Whether who may be lost where he stands is much surer to be then. */
function isSurer(view: View, then: View, id: string): boolean {
  const who = find(then, id);
  return who !== undefined && lossIn(then, id) - lossIn(view, id) > LESS_SURE * worthOf(who);
}

/** The table with a counter on another hex. */
export const stoodAt = (view: View, id: string, at: Hex): View => ({ ...view, position: movedTo(view.position, id, at) });

/** What is lost of a siege where others may enter before its besieger: the city is theirs, as often as it opens. */
function racedFor(view: View, { seat, attackers, targets }: MoveOf<'attack'>): number {
  const city = cityNamed(view, targets[0] ?? '');
  const odds = city && siegeKnown(view, attackers, city);
  if (!city || !odds?.allowed || enterersOf(view, seat, city).length === 0) return 0;
  return (sum(odds.fall) / odds.fall.length) * CITY_WORTH;
}

/** What a month on the road costs of who goes to be a hostage: from two on, an alliance without any is as good. */
const WALK = 0.05;

/** What the walk of one’s own hostages costs. */
const walkOf = (view: View, { seat, pledges }: MoveOf<'offer'>): number =>
  WALK * sum(pledges.map((one) => (one.from === seat ? (monthsOfPledge(view, one) ?? 0) : 0)));

/** Of who is lost with its escort on a line of retreat, the captain counts the escort alone. */
function escortedOn(view: View, move: MoveOf<'retreat'>): number {
  const line = retreatLineOf(view, move);
  const lost = line ? [line.first, ...line.pushed].filter(({ fate }) => fate === 'eliminated') : [];
  return sum(
    lost.map(({ id }) => {
      const pair = find(view, id);
      return pair?.escort ? worthOf({ ...pair, escort: undefined }) : 0;
    }),
  );
}

/** What shots take from the combats of those beside the shooters, who attack nobody after them. */
function takenByShots(view: View, { shooters, target }: MoveOf<'shoot'>): number {
  const after = { ...view, shot: [...view.shot, ...shooters.map((id) => ({ id, target }))] };
  const beside = new Set(shooters.flatMap((id) => besideIt(view, id)).filter(({ id }) => id !== target));
  return sum([...beside].map((one) => Math.max(0, threatTo(view, one) - threatTo(after, one))));
}

/** What is given away with an ally's hostage for whom nothing comes back. */
function givenBack(view: View, { seat, id }: MoveOf<'free'>): number {
  const kind = kindOf(view, id);
  const owner = kind === undefined ? undefined : seatOf(view, kind);
  return kind !== undefined && owner !== undefined && owner !== seat && heldFrom(view, seat, owner) === 0 ? priceOf(view, [kind]) : 0;
}

/** What a move costs that the captain does not count: the others’ answer, who is escorted, the combats of who shoots, a hostage who brings nobody back, the road of one’s own. */
export function uncounted(view: View, move: Move): number {
  switch (move.kind) {
    case 'attack':
      return racedFor(view, move);
    case 'offer':
      return walkOf(view, move);
    case 'retreat':
      return escortedOn(view, move);
    case 'shoot':
      return takenByShots(view, move);
    case 'free':
      return givenBack(view, move);
    case 'return':
      return lossIn(
        comeBack(view, move, () => {}),
        move.id,
      );
    default:
      return answerTo(view, move);
  }
}

/** What the others' answer costs of a combat of its own that is not won, or of where whoever has won one ends. */
function answerTo(view: View, move: Move): number {
  const winner = view.onward?.id;
  if (winner !== undefined) return lossIn(move.kind === 'onward' ? stoodAt(view, winner, move.to) : view, winner);
  if (move.kind !== 'strike') return 0;
  const who = find(view, move.id);
  const odds = who && strikeOdds(view, move);
  // Out of a city it stands nowhere yet.
  if (!odds?.allowed) return 0;
  return (1 - odds.win) * Math.max(0, lossIn(stoodAt(view, move.id, move.to), move.id) - lossIn(view, move.id));
}

/** Whether an attack wins more than the answer costs those who have come for it. */
function isWorth(view: View, now: View, moves: readonly March[], target: Counter): boolean {
  const price = sum(moves.map(({ id }) => Math.max(0, lossIn(now, id) - lossIn(view, id))));
  return threatTo(now, target) - price > LITTLE;
}

/** Who comes with it against an enemy too strong for it alone: the strongest that are free first, until they may attack; itself where it needs nobody; undefined where they are too few, or would lose more than they win. */
export function joinedBy(view: View, first: March): Advised<March> | undefined {
  const target = first.against === undefined ? undefined : find(view, first.against);
  const who = standingFor(view, first.id);
  let now = march(view, first, () => {});
  if (!target || !who || shotOf(who.kind)) return [first];
  const moves: [March, ...March[]] = [first];
  if (isOpen(now, first.id, target)) return isWorth(view, now, moves, target) ? moves : undefined;
  const { map } = view.position;
  const box = boxIn(view.position);
  const helpers = idleOf(view, first.seat, true).flatMap((id) => {
    const one = id === first.id ? undefined : standingFor(view, id);
    const task = planOf(view).get(id)?.task;
    const isNear = one && !one.escort && distanceOn(map, one.at, target.at) <= box.factors[one.kind].movement + 1;
    return isNear && !isNext(map, one.at, target.at) && (!task || PATIENT.includes(task)) && leavingCost(view, id) === 0 ? [one] : [];
  });
  for (const { id } of helpers.toSorted((a, b) => forceOf(b, view.position) - forceOf(a, view.position))) {
    const way = marchesBy(now, first.seat, id).find(
      ({ to, against }) => isNext(map, to, target.at) && (against === undefined || against === target.id),
    );
    if (!way) continue;
    const next = march(now, way, () => {});
    if (takenFrom(now, next, [...namedIn(now), ...besideIt(now, id)]) > LITTLE) continue;
    moves.push(way);
    now = next;
    if (!isOpen(now, first.id, target)) continue;
    if (isWorth(view, now, moves, target)) return moves;
  }
  return undefined;
}

/** Of what who would be lost is worth, what being out of reach gains: the others cannot strike at all. */
const ESCAPE = 0.25;

/** What another place must promise to who waits in reserve. */
const SETTLED = 0.5;

/** Whether who is in reserve where it waits only changes its place. */
function isSettled(view: View, { id, against }: March, who: Counter): boolean {
  const aim = planOf(view).get(id);
  return against === undefined && aim?.task === 'reserve' && roadOf(view.position.map, who, who.at, aim.city.at) <= HOME;
}

/** What a march promises: of one into a death that is announced, what it wins by a combat less who is lost, and nothing where it only goes there; of one out of it, what is `saved`, too. Undefined of one that is not to be made. */
function promised(view: View, move: March, worth: number, saved: number): number | undefined {
  const value = worth - leavingCost(view, move.id);
  if (isAtWalls(view, move)) return value;
  const who = walkerIn(view.position, move.id, move.apart)?.counter;
  // He strikes before he is struck at.
  if (who && isAtWalls(view, { ...move, to: who.at })) return undefined;
  if (who && saved === 0 && value < SETTLED && isSettled(view, move, who)) return undefined;
  const after = march(view, move, () => {});
  if (takenFrom(view, after, namedIn(view)) > LITTLE || !joinedBy(view, move)) return undefined;
  const kept = value - takenFrom(view, after, besideIt(view, move.id));
  if (doomedIn(after, move.seat, [move.id]).length === 0) return kept + saved;
  if (saved > 0) return isSurer(view, after, move.id) ? kept - (lossIn(after, move.id) - lossIn(view, move.id)) : kept;
  return (move.against === undefined ? 0 : kept) - (who ? worthOf(who) : 0);
}

/** Who has to attack, as all stand now, once the marches are over (LOR-ZDI-1). */
export function owingThen(view: View): readonly string[] {
  const bound = ownOf(view, view.turn).flatMap((one) => (!one.vanished && isInZone(view, one) ? [one.id] : []));
  return bound.length > 0 ? owing({ ...view, phase: 'combats', within: 'combats', bound }).map(({ id }) => id) : [];
}

/** What a counter loses by the combat that it owes where it stands; nothing where it would win by it. */
function owedBy(view: View, id: string): number {
  if (!owingThen(view).includes(id)) return 0;
  const open = besideIt(view, id).filter((target) => isOpen(view, id, target));
  return open.length > 0 ? Math.max(0, -Math.max(...open.map((target) => threatTo(view, target)))) : 0;
}

/** Moves of which there are many places. */
const LOOKED_AT: readonly Move['kind'][] = ['march', 'return'];
/** Those that are looked at twice; the others are left. */
const LOOKS = 8;
/** And of who is lost where he stands, or stands nowhere. */
const MORE_LOOKS = 40;

/** The best of these moves, all marches of one counter: deaths announced counted, and no attack begun that would not be worth it, or that leaves another's; undefined of none. */
export function prudentOf<One extends Move>(view: View, weighed: readonly Promised<One>[]): Promised<One> | undefined {
  const mover = weighed.map(({ move }): Move => move).find((move) => move.kind === 'march');
  const who = mover && find(view, mover.id);
  const isDoomed = mover !== undefined && doomedIn(view, mover.seat, [mover.id]).length > 0;
  const saved = who && isDoomed ? ESCAPE * worthOf(who) : 0;
  const owed = who ? owedBy(view, who.id) : 0;
  let best: Promised<One> | undefined;
  let looks = 0;
  // Prudence takes away, and gives what is saved at the most: once what is left looks no better than what was found, it is not.
  for (const { move, value } of weighed.toSorted((one, other) => other.value - one.value)) {
    if (best && value + saved + owed <= best.value) break;
    if (LOOKED_AT.includes(move.kind)) looks += 1;
    if (looks > (isDoomed || move.kind === 'return' ? MORE_LOOKS : LOOKS) && LOOKED_AT.includes(move.kind)) continue;
    const own = move.kind === 'march' ? promised(view, move, value + owed, saved) : value - uncounted(view, move);
    if (own !== undefined && (!best || own > best.value)) best = { move, value: own };
  }
  return best;
}
