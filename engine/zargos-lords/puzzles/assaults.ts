/** What may be done around a city: every set of besiegers, which of them are as good as each other, and what is one answer. */
import type { Seat } from '../../core/events.ts';
import { isNext } from '../board/map.ts';
import { boxIn, type City, type Counter, cityId, isManned, standingAt } from '../board/position.ts';
import { fighterOf } from '../data/counters.ts';
import { LORDS } from '../game/game.ts';
import { assailantOf, besiegersFor, citiesHeld, cityNamed, enemyCities, find, subsetsOf } from '../game/table.ts';
import type { Move, MoveOf, State, Table } from '../game/types.ts';
import { readingsOf } from '../options.ts';
import { attackerOf, besiegersOf } from '../rules/attack.ts';
import { attackValue } from '../rules/force.ts';

/** Enemies around a city that could besiege it. */
export const aroundOf = ({ position }: Pick<Table, 'position'>, city: City): readonly Counter[] =>
  besiegersOf(position, city).filter(({ paralysed }) => !paralysed);

/** The city that a move attacks. */
export const besiegedBy = (table: Table, move: Move): City | undefined =>
  move.kind === 'attack' ? cityNamed(table, move.targets[0] ?? '') : undefined;

const siegesOf = (state: State, seat: Seat): readonly Move[] =>
  enemyCities(state, seat)
    .filter(isManned)
    .flatMap((city) =>
      subsetsOf(besiegersFor(state, city)).map(
        (group): Move => ({ kind: 'attack', seat, attackers: group.map(({ id }) => id), targets: [cityId(city)] }),
      ),
    );

const salliesFrom = (state: State, seat: Seat): readonly Move[] =>
  citiesHeld(state, seat).flatMap((city) =>
    subsetsOf(aroundOf(state, city)).map(
      (group): Move => ({ kind: 'sally', seat, city: cityId(city), targets: group.map(({ id }) => id) }),
    ),
  );

/** Every move, and of sieges and sallies every set: the listing of a game leaves some of them out. */
export function movesOf(state: State, seat: Seat): readonly Move[] {
  const listed = LORDS.moves(state, seat);
  if (state.phase !== 'combats') return listed;
  const sets = [...siegesOf(state, seat), ...salliesFrom(state, seat)].filter((move) => LORDS.judge(state, move).ok);
  return [...sets, ...listed.filter((move) => move.kind !== 'sally' && !besiegedBy(state, move))];
}

/** What a besieger is, whichever of its likes it is: its kind, and what it is worth before that city. */
export function likeOf(state: State, id: string, city: City): string {
  const counter = find(state, id);
  if (!counter) return id;
  const { position } = state;
  const worth = attackValue([attackerOf(position, assailantOf(state, counter), [city.at])], boxIn(position), readingsOf(state.options));
  return `${fighterOf(counter)} ${worth}`;
}

const likesOf = (state: State, ids: readonly string[], city: City): string =>
  ids
    .map((id) => likeOf(state, id, city))
    .toSorted()
    .join('+');

/** What a march comes to: whom it comes against, and what it is then worth before each city that it touches. */
function marchLike(state: State, move: MoveOf<'march'>): string {
  const after = LORDS.step(state, move).state;
  const at = find(after, move.id)?.at;
  const touched = at ? enemyCities(after, move.seat).filter((city) => isNext(after.position.map, city.at, at)) : [];
  return `${move.id} ${move.against} ${touched.map((city) => `${cityId(city)} ${likeOf(after, move.id, city)}`).join()}`;
}

/** Moves of one likeness are as good as each other. */
function likeOfMove(state: State, move: Move): string {
  if (move.kind === 'march') return marchLike(state, move);
  const city = besiegedBy(state, move);
  return move.kind === 'attack' && city ? `${cityId(city)} ${likesOf(state, move.attackers, city)}` : JSON.stringify(move);
}

/** Of like moves, the first stands for the others. */
export function distinct(state: State, moves: readonly Move[]): readonly Move[] {
  const likes = new Map<string, Move>();
  for (const move of moves) {
    const like = likeOfMove(state, move);
    if (!likes.has(like)) likes.set(like, move);
  }
  return [...likes.values()];
}

/**
 * What is one answer. Of sieges, who attacks and who is left to attack after them: two halves of one plan are one answer, whichever goes first; like counters are as
 * good as each other.
 */
export function siegeKindOf(state: State, move: Move): string {
  const city = besiegedBy(state, move);
  if (move.kind !== 'attack' || !city) return likeOfMove(state, move);
  const left = besiegersFor(state, city).flatMap(({ id }) => (move.attackers.includes(id) ? [] : [id]));
  const halves = [move.attackers, left].map((ids) => likesOf(state, ids, city));
  return `${cityId(city)} ${halves.toSorted().join(' | ')}`;
}

/** The answers to choose from: of like attacks, one; of marches, those to a free place before an enemy's city, or none. */
export function siegeChoices(state: State, seat: Seat): readonly Move[] {
  const moves = movesOf(state, seat);
  if (state.phase !== 'march') return distinct(state, moves);
  const { position } = state;
  const isBefore = ({ to }: MoveOf<'march'>): boolean =>
    standingAt(position, to).length === 0 && enemyCities(state, seat).some(({ at }) => isNext(position.map, at, to));
  return moves.filter((move) => move.kind === 'end' || (move.kind === 'march' && isBefore(move)));
}
