/** What touching a hex before the arbiter does: first where from, then where to; or it puts down, paints, takes away. */
import type { Touched } from '#components/arbiter/spec.ts';
import { type Hex, isSame } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, hexAt, isNext, neighboursOf, terrainAt } from '#engine/zargos-lords/board/map.ts';
import { areFriends, type City, type Counter, cityAt, cityId, isManned } from '#engine/zargos-lords/board/position.ts';
import { hasPower, peopleOf } from '#engine/zargos-lords/data/counters.ts';
import {
  type Edited,
  putCity,
  putDown,
  putGround,
  wiped,
  withMoment,
  withParalysis,
  withRetreat,
  withTurn,
} from '#engine/zargos-lords/edit.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import { marchesBy, reachIn } from '#engine/zargos-lords/game/march.ts';
import { walkerIn } from '#engine/zargos-lords/game/places.ts';
import { linesOf } from '#engine/zargos-lords/game/retreats.ts';
import { find, leaderOf, shotOf } from '#engine/zargos-lords/game/table.ts';
import type { Move, MoveKind, MoveOf, Phase, State } from '#engine/zargos-lords/game/types.ts';
import { readingsOf } from '#engine/zargos-lords/options.ts';
import { paralysisOf } from '#engine/zargos-lords/rules/movement.ts';
import { KINDS, PEOPLES } from '#engine/zargos-lords/types.ts';
import { waysTo } from '../skirmish/ways.ts';
import { everyId, seatOver } from './words.ts';

/** The moment of each kind of move; of the others, the moment stays. */
const MOMENT_OF: Readonly<Partial<Record<MoveKind, Phase>>> = {
  march: 'march',
  stay: 'march',
  strike: 'march',
  vanish: 'march',
  return: 'march',
  execute: 'march',
  free: 'march',
  offer: 'alliances',
  break: 'alliances',
  shoot: 'shots',
  attack: 'combats',
  sally: 'combats',
  enter: 'entry',
};

/** Moments that a move of a kind may come at beside its own. */
const ALSO: Readonly<Partial<Record<MoveKind, readonly Phase[]>>> = { strike: ['onward'], break: ['march'] };

/** Whose turn a move wants: of whoever moves, shoots or attacks. */
function turnOf(state: State, move: Move): number {
  const first =
    'id' in move && move.kind !== 'free' && move.kind !== 'execute'
      ? move.id
      : move.kind === 'shoot'
        ? move.shooters[0]
        : move.kind === 'attack'
          ? move.attackers[0]
          : undefined;
  const seat = first === undefined ? move.seat : seatOver(state, first);
  return seat < 0 ? state.turn : seat;
}

/** The position at the moment that a move wants: who asks whether he may shoot need not say that it is the moment of shots. */
export function followed(state: State, move: Move): State {
  if (move.kind === 'retreat')
    return state.phase === 'retreat' && state.falling.some(({ id }) => id === move.id) ? state : withRetreat(state, move.id);
  const phase = MOMENT_OF[move.kind];
  if (!phase) return state;
  const turned = withTurn(state, turnOf(state, move));
  return turned.phase === phase || ALSO[move.kind]?.includes(turned.phase) ? turned : withMoment(turned, phase);
}

const isFoe = (state: State, actor: Counter, other: Counter | City): boolean =>
  !areFriends(state.position, peopleOf(actor), 'garrison' in other ? other.people : peopleOf(other));

/** To a hex, to attack whom its zones are of where there are any: the first that may be, else the first. */
function marchTo(state: State, actor: Counter, to: Hex): MoveOf<'march'> {
  const move: MoveOf<'march'> = { kind: 'march', seat: leaderOf(state, actor), id: actor.id, to: { q: to.q, r: to.r } };
  const arrival = reachIn(state, actor.id).arrivals.find(({ at }) => isSame(at, to));
  const ways = (arrival?.attacks ?? []).map((against): MoveOf<'march'> => ({ ...move, against }));
  return ways.find((one) => LORDS.judge(state, one).ok) ?? ways[0] ?? move;
}

/** Next to an enemy or a city, to attack it: by the way that promises most, a charge where there is one; else the nearest place, for its refusal. */
function comeAgainst(state: State, actor: Counter, target: { readonly id: string; readonly at: Hex }): MoveOf<'march'> {
  const seat = leaderOf(state, actor);
  const ways = marchesBy(state, seat, actor.id);
  const enemy = find(state, target.id);
  const { random: _, ...table } = state;
  const [best = ways.find(({ against }) => against === target.id)] = enemy ? waysTo({ ...table, seat }, ways, enemy) : [];
  if (best) return best;
  const { map } = state.position;
  const reached = reachIn(state, actor.id).arrivals.find(({ attacks }) => attacks.includes(target.id));
  const [nearest = target.at] = [...neighboursOf(map, target.at)].sort(
    (a, b) => distanceOn(map, actor.at, a) - distanceOn(map, actor.at, b),
  );
  const { q, r } = reached?.at ?? nearest;
  return { kind: 'march', seat, id: actor.id, to: { q, r }, against: target.id };
}

/** What a counter does to the hex touched after it. */
export function moveFrom(state: State, id: string, at: Hex): Move {
  const actor = walkerIn(state.position, id)?.counter;
  const seat = seatOver(state, id);
  if (!actor) return { kind: 'march', seat: state.turn, id, to: { q: at.q, r: at.r } };
  const to = { q: at.q, r: at.r };
  const falling = state.phase === 'retreat' ? state.falling.find((one) => one.id === id) : undefined;
  if (falling) {
    const far = (end: Hex) => distanceOn(state.position.map, end, at);
    const [line] = [...linesOf(state, falling)].sort((a, b) => far(a.first.at) - far(b.first.at));
    return { kind: 'retreat', seat, id, direction: line?.direction ?? 'n', alone: false };
  }
  if (isSame(actor.at, at))
    return hasPower(actor.kind, 'disparition') && !actor.vanished ? { kind: 'vanish', seat, id } : { kind: 'stay', seat, id };
  if (actor.vanished) return { kind: 'return', seat, id, to };
  const enemy = state.position.counters.find((one) => isSame(one.at, at) && !one.vanished && isFoe(state, actor, one));
  const there = cityAt(state.position, at);
  const city = there && isFoe(state, actor, there) && isManned(there) ? { id: cityId(there), at: there.at } : undefined;
  const target = enemy ?? city;
  if (!target) return marchTo(state, actor, at);
  const isInside = cityAt(state.position, actor.at) !== undefined;
  const shot = actor.escort ? undefined : shotOf(actor.kind);
  if (isNext(state.position.map, actor.at, target.at) && !isInside) return { kind: 'attack', seat, attackers: [id], targets: [target.id] };
  return enemy && shot ? { kind: 'shoot', seat, shooters: [id], target: enemy.id } : comeAgainst(state, actor, target);
}

/** Whose move it is: the counter that goes, shoots, fights or retreats; undefined of others. */
export function actorOf(move: Move): string | undefined {
  switch (move.kind) {
    case 'shoot':
      return move.shooters[0];
    case 'attack':
      return move.attackers[0];
    case 'march':
    case 'stay':
    case 'strike':
    case 'vanish':
    case 'return':
    case 'retreat':
    case 'enter':
      return move.id;
    default:
      return undefined;
  }
}

/** The counter, or the first of the garrison, that a touch picks up. */
function idAt(state: State, at: Hex): string | undefined {
  const counter = state.position.counters.find((one) => isSame(one.at, at));
  return counter?.id ?? cityAt(state.position, at)?.ids?.[0];
}

const moved = (state: State, move: Move): Touched<Lords> => ({ state: followed(state, move), move });

function asks(state: State, move: Move, at: Hex): Touched<Lords> {
  const actor = actorOf(move);
  const isRetreat = state.phase === 'retreat' && move.kind === 'retreat';
  if (actor !== undefined && (move.kind === 'stay' || isRetreat) && everyId(state).includes(actor)) {
    const counter = walkerIn(state.position, actor)?.counter;
    return moved(state, counter && isRetreat && isSame(counter.at, at) ? move : moveFrom(state, actor, at));
  }
  const id = idAt(state, at);
  if (id !== undefined) return moved(state, { kind: 'stay', seat: seatOver(state, id), id });
  if (actor === undefined || !everyId(state).includes(actor)) return { refused: 'Touchez d’abord le pion qui agit, puis où, ou sur qui.' };
  const now = state.phase === 'march' ? state : withMoment(state, 'march');
  return moved(now, moveFrom(now, actor, at));
}

const without = (ids: readonly string[], id: string): readonly string[] => ids.filter((one) => one !== id);
const toggledIn = (ids: readonly string[], id: string): readonly string[] =>
  !ids.includes(id) ? [...ids, id] : ids.length > 1 ? without(ids, id) : ids;

/** One more, or one less, of those that attack, shoot or are attacked. */
function joins(state: State, move: Move, at: Hex): Touched<Lords> {
  const counter = state.position.counters.find((one) => isSame(one.at, at));
  const city = cityAt(state.position, at);
  const id = counter?.id ?? (city && cityId(city));
  const isOwn = counter !== undefined && leaderOf(state, counter) === state.turn;
  if (id === undefined) return { refused: 'Touchez un pion ou une ville à ajouter au combat.' };
  switch (move.kind) {
    case 'attack':
      if (isOwn) return { move: { ...move, attackers: toggledIn(move.attackers, id) } };
      return {
        move: { ...move, targets: city || move.targets.some((one) => one.startsWith('ville')) ? [id] : toggledIn(move.targets, id) },
      };
    case 'shoot':
      if (isOwn || city) return { move: { ...move, shooters: toggledIn(move.shooters, isOwn ? id : (city?.ids?.[0] ?? id)) } };
      return { move: { ...move, target: id } };
    case 'sally':
      return counter ? { move: { ...move, targets: toggledIn(move.targets, id) } } : { move };
    default:
      return { refused: 'Proposez d’abord une attaque ou un tir : on y ajoute ensuite des pions.' };
  }
}

const edited = (made: Edited, at?: Hex): Touched<Lords> =>
  typeof made === 'string' ? { refused: made } : { state: at ? sunk(made, at) : made };

/** Whoever is put into a chasm, or has one painted under him, is held there: as one who has just come (LOR-GOU-1). */
export function sunk(state: State, at: Hex): State {
  if (terrainAt(state.position.map, at) !== 'gouffre') return state;
  const inIt = state.position.counters.find((one) => isSame(one.at, at) && !one.paralysed && !one.vanished);
  const isFalling = inIt && state.falling.some(({ id }) => id === inIt.id);
  return inIt && !isFalling ? withParalysis(state, inIt.id, paralysisOf(readingsOf(state.options))) : state;
}

/** A move against whoever stood where a city is founded is against the city. */
function atCity(before: State, move: Move, at: Hex): Move {
  const gone = before.position.counters.find((one) => isSame(one.at, at))?.id;
  const city = cityId({ at });
  if (gone === undefined) return move;
  if (move.kind === 'shoot' && move.target === gone) return { ...move, target: city };
  if (move.kind === 'attack' && move.targets.includes(gone)) return { ...move, targets: [city] };
  return move.kind === 'march' && move.against === gone ? { ...move, against: city } : move;
}

/** A hex as the picture names it: `q,r`. */
const hexIn = (state: State, at: string): Hex => {
  const [q, r] = at.split(',').map(Number);
  return q !== undefined && r !== undefined && Number.isInteger(q) && Number.isInteger(r) ? { q, r } : (find(state, at)?.at ?? hexAt(0, 0));
};

/** `hand`: `look`, `join`, `clear`, `place` a kind, `found` a people's city, `paint` a sign. */
export function touch(state: State, move: Move, hand: string, place: string): Touched<Lords> {
  const at = hexIn(state, place);
  const [verb, what] = hand.split(' ');
  const kind = KINDS.find((one) => one === what);
  const people = PEOPLES.find((one) => one === what);
  if (verb === 'place' && kind) return edited(putDown(state, at, kind), at);
  if (verb === 'found' && people) {
    const made = putCity(state, at, people);
    return typeof made === 'string' ? edited(made) : { state: made, move: atCity(state, move, at) };
  }
  if (verb === 'paint' && what) return edited(putGround(state, at, what), at);
  if (verb === 'clear') return edited(wiped(state, at));
  return verb === 'join' ? joins(state, move, at) : asks(state, move, at);
}
