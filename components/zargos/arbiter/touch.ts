/** What touching a place before the arbiter does: first where from, then where to; or it puts pawns down and takes them up. */
import type { Touched } from '#components/arbiter/spec.ts';
import { of, upperFirst } from '#engine/core/french.ts';
import { idOf, placeOf } from '#engine/zargos/board/tables.ts';
import type { PlaceId, SeaId, TerritoryId } from '#engine/zargos/data/board-types.ts';
import { withActor, withHolder, withOneMore, withPawns, withPeople, withPhase } from '#engine/zargos/edit.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { nameAt, seatOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, MoveOf, State } from '#engine/zargos/game/types.ts';
import { worldFor } from '#engine/zargos/game/ways.ts';
import { staying } from '#engine/zargos/rules/movement/guards.ts';
import { PEOPLES, type People } from '#engine/zargos/types.ts';

type Group = MoveOf<'attack'> | MoveOf<'march'>;

const isGroup = (move: Move): move is Group => move.kind === 'attack' || move.kind === 'march';

/** Who stands at a place; at sea Dragons alone do. */
const standsAt = (state: State, place: number): People | null =>
  place < state.owners.length ? (state.owners[place] ?? null) : (state.pawns[place] ?? 0) > 0 ? 'dragons' : null;

/** The most pawns that may leave a place: what a group begins with. */
export function mostFrom(state: State, { people, kind }: Pick<Group, 'people' | 'kind'>, from: PlaceId): number {
  const place = placeOf(tablesFor(state.options), from);
  if (place === undefined || standsAt(state, place) !== people) return 1;
  return Math.max(1, (state.pawns[place] ?? 0) - staying(worldFor(state, people, kind === 'attack'), place));
}

/** Where a group is to be half said: it is from a place to the same one. */
const isHalf = (move: Move): move is Group => isGroup(move) && move.from === move.to;

const holderAt = (state: State, id: PlaceId): People | null => {
  const place = placeOf(tablesFor(state.options), id);
  return place === undefined ? null : standsAt(state, place);
};

/** What is to be touched next: where a group goes, or where it comes from. */
export function pending(state: State, move: Move): string | undefined {
  if (!isHalf(move)) return undefined;
  const tables = tablesFor(state.options);
  const name = nameAt(tables, placeOf(tables, move.to) ?? -1);
  if (holderAt(state, move.from) === move.people) return `${upperFirst(of(name))}, vers où ? Touchez maintenant où va le groupe.`;
  return `${upperFirst(name)} : qui y va ? Touchez maintenant la province d’où part le groupe.`;
}

/** The position at the moment, and in the turn, that a move wants: whose turn it is follows who acts. */
export function followed(state: State, move: Move): State {
  // Of a people that nobody leads it is nobody's turn.
  if ('people' in move && !state.peoples.flat().includes(move.people)) return state;
  if (move.kind === 'reinforce' || move.kind === 'boats') {
    const isBuying = state.phase === 'reinforcements' && state.purses[0]?.people === move.people;
    return isBuying || state.phase === 'placement' ? state : withActor(withPhase(state, 'reinforcements'), move.people);
  }
  if (!isGroup(move)) return state;
  // Between two fights, Chevaliers may march at some tables (ZAR-L-32).
  const isAmong = move.kind === 'march' && state.phase === 'attacks' && move.people === 'chevaliers' && state.turn?.engaged;
  const phase = move.kind === 'attack' || isAmong ? 'attacks' : 'reorganisation';
  const turned =
    state.turn?.peoples.includes(move.people) || !state.peoples.flat().includes(move.people) ? state : withActor(state, move.people);
  return turned.phase === phase ? turned : withPhase(turned, phase);
}

/** The same card aimed at the place that is touched. */
function aimed(state: State, move: Extract<Move, { kind: 'card' }>, place: number): Move {
  const tables = tablesFor(state.options);
  const { target } = move;
  const id = idOf(tables, place);
  if ('place' in target) return { ...move, target: { place: id } };
  if ('kingdom' in target) {
    const kingdom = tables.board.territories[place]?.kingdom;
    return kingdom ? { ...move, target: { kingdom } } : move;
  }
  if (!('seas' in target) || place < tables.territories) return move;
  const others = target.seas.filter((sea) => sea !== id);
  return { ...move, target: { seas: [...others.slice(-1), id as SeaId] } };
}

/** A group with its seat, its people and as many pawns as may go. */
function groupFrom(state: State, kind: Group['kind'], people: People, from: PlaceId, to: PlaceId): Group {
  return { kind, seat: seatOf(state, people), people, from, to, pawns: mostFrom(state, { kind, people }, from), card: null };
}

/** First where from, then where to; or first whom one attacks, then from where. A third touch begins again. */
function grouped(state: State, move: Move, place: number): Touched<Zargos> {
  const id = idOf(tablesFor(state.options), place);
  const kind: Group['kind'] = state.phase === 'reorganisation' || move.kind === 'march' ? 'march' : 'attack';
  const now = state.turn?.peoples ?? [];
  const holder = standsAt(state, place);
  if (isHalf(move) && move.from !== id) {
    const isFrom = holderAt(state, move.from) === move.people;
    if (isFrom) return { move: { ...move, to: id } };
    // Whom one attacks was said first: this is where the group leaves from.
    if (holder && holder !== holderAt(state, move.to)) {
      const next = groupFrom(state, kind, holder, id, move.to);
      const at = followed(state, next);
      return { state: at, move: groupFrom(at, kind, holder, id, move.to) };
    }
  }
  const people = now[0] ?? state.order[0] ?? 'ailes';
  if (holder && (now.includes(holder) || kind === 'march')) {
    const next = groupFrom(state, kind, holder, id, id);
    return { state: followed(state, next), move: next };
  }
  return { move: groupFrom(state, kind, people, id, id) };
}

/** The move with the place touched in it. */
function moveOn(state: State, move: Move, place: number): Touched<Zargos> {
  const tables = tablesFor(state.options);
  const id = idOf(tables, place);
  const isTerritory = place < tables.territories;
  switch (move.kind) {
    case 'flee':
      return { move: { ...move, to: id } };
    case 'reinforce':
      return { move: { ...move, at: id } };
    case 'fight':
    case 'plant':
      return { move: isTerritory ? { ...move, at: id as TerritoryId } : move };
    case 'call':
      return { move: isTerritory ? { ...move, from: id as TerritoryId } : move };
    case 'card':
      return { move: aimed(state, move, place) };
    default:
      return state.phase === 'attacks' || state.phase === 'reorganisation' || isGroup(move) ? grouped(state, move, place) : { move };
  }
}

/** `hand`: `coup`, a people (one pawn more), or `oter` (one less). */
export function touch(state: State, move: Move, hand: string, at: string): Touched<Zargos> {
  const place = placeOf(tablesFor(state.options), at as PlaceId);
  if (place === undefined) return { move };
  const people = PEOPLES.find((one) => one === hand);
  if (people) return { state: withOneMore(withPeople(state, people), place, people) };
  if (hand === 'oter') {
    const left = (state.pawns[place] ?? 0) - 1;
    return { state: left > 0 ? withPawns(state, place, left) : withHolder(state, place, null) };
  }
  return moveOn(state, move, place);
}
