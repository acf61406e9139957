/** The count, the order, kingdom cards, purchases and the end, by the booklet (ZAR-PTS, ZAR-ORD, ZAR-ROY, ZAR-REN, ZAR-BUT-1). */
import type { KingdomId, PlaceId } from '../../data/board-types.ts';
import type { Move, Seat, State } from '../../game/types.ts';
import { PEOPLES, type People } from '../../types.ts';
import type { Geography } from './geography.ts';
import { Table } from './table.ts';

type Owners = (id: PlaceId) => People | null;

/** ZAR-PTS-1 province by province, ZAR-PTS-2 for a kingdom held whole. */
export function pointsOf(map: Geography, owner: Owners, people: People): number {
  let sum = 0;
  for (const { id, value } of map.board.kingdoms) {
    const members = map.membersOf(id);
    const own = members.filter((land) => owner(land.id) === people);
    if (own.length === members.length && members.length > 0) sum += value;
    else for (const { kind, kingdom } of own) sum += kingdom === 'zargos' ? (kind === 'city' ? 7 : 3) : kind === 'capital' ? 2 : 1;
  }
  return sum;
}

/** Who has the card of a kingdom after a count (ZAR-ROY-1 to 4); the kingdom of Zargos has none (ZAR-MAT-4). */
export function cardHolder(map: Geography, owner: Owners, kingdom: KingdomId, before: People | null): People | null {
  if (kingdom === 'zargos') return null;
  const owners = new Set(map.membersOf(kingdom).map(({ id }) => owner(id)));
  const [only = null] = owners;
  if (owners.size === 1 && only !== null) return only;
  const capital = map.membersOf(kingdom).find(({ kind }) => kind === 'capital');
  return capital && before !== null && owner(capital.id) === before ? before : null;
}

export interface Roll<Who> {
  readonly seat: Who;
  readonly face: number;
}

/** The order by falling points, ties by the dice told, thrown anew among those still equal (ZAR-ORD-1, ZAR-L-9). Throws where dice lack or are left over. */
export function rankedBy<Who>(all: readonly Who[], points: (who: Who) => number, rolls: readonly Roll<Who>[]): readonly Who[] {
  const thrown = new Map(all.map((who) => [who, rolls.filter(({ seat }) => seat === who).map(({ face }) => face)]));
  let used = 0;
  const split = (group: readonly Who[], scoreOf: (who: Who) => number, depth: number): readonly Who[] => {
    const scores = [...new Set(group.map(scoreOf))].sort((a, b) => b - a);
    return scores.flatMap((score) => {
      const tied = group.filter((who) => scoreOf(who) === score);
      if (tied.length === 1) return tied;
      used += tied.length;
      for (const who of tied) if (thrown.get(who)?.[depth] === undefined) throw new Error(`ZAR-L-9: ${who} has not thrown again`);
      return split(tied, (who) => thrown.get(who)?.[depth] ?? 0, depth + 1);
    });
  };
  const order = split(all, points, 0);
  if (used !== rolls.length) throw new Error(`ZAR-ORD-1: ${rolls.length} dice thrown, ${used} needed`);
  return order;
}

/** All the pawns of a people that stand anywhere, those in a fight included. */
function pawnsInPlay(table: Table, people: People): number {
  const { turn } = table.state;
  let sum = 0;
  for (const id of table.map.ids) if (table.owner(id) === people) sum += table.pawns(id);
  for (const attack of turn?.attacks ?? []) if (attack.people === people) for (const { pawns } of attack.groups) sum += pawns;
  if (turn?.combat?.people === people) sum += turn.combat.fight.pawns.attacker;
  if (turn?.combat?.defender === people) sum += turn.combat.fight.pawns.defender;
  return sum;
}

/** Boats of the box, and points of pawns of a people (ZAR-MAT-1, ZAR-MAT-2). */
const [BOATS, PAWNS] = [15, 100];

/** Pawns that mark a rank: one a player, of the first of his peoples still in play, or one a people (ZAR-ORD-2, ZAR-L-17). */
function rankPawns(table: Table, people: People): number {
  if (table.reads('ZAR-L-17', 'rang-par-peuple')) return 1;
  const own = table.state.peoples[table.seatOf(people)] ?? [];
  return own.find((one) => table.state.order.includes(one)) === people ? 1 : 0;
}

/** What a people may still buy: pawns at two points, boats at five, out of the box (ZAR-REN-1, ZAR-L-5). */
export function affordable(state: State, people: People): { readonly pawns: number; readonly boats: number } {
  const table = new Table(state);
  const [first] = state.purses;
  if (state.phase !== 'reinforcements' || first?.people !== people) return { pawns: 0, boats: 0 };
  const isBoundless = table.reads('ZAR-L-5', 'non');
  const sold = PEOPLES.reduce((sum, one) => sum + state.boats[one], 0);
  const stock = { pawns: PAWNS - rankPawns(table, people) - pawnsInPlay(table, people), boats: BOATS - sold };
  return {
    pawns: Math.max(0, Math.min(Math.floor(first.points / 2), isBoundless ? Number.POSITIVE_INFINITY : stock.pawns)),
    boats:
      table.map.seas.size === 0
        ? 0
        : Math.max(0, Math.min(Math.floor(first.points / 5), isBoundless ? Number.POSITIVE_INFINITY : stock.boats)),
  };
}

/** Whether a purchase is legal; reinforcements stand where the people stands, Dragons at sea too (ZAR-REN-2, ZAR-DRA-3). */
export function isLegalPurchase(state: State, move: Move): boolean {
  const table = new Table(state);
  const people = state.purses[0]?.people;
  if (state.phase !== 'reinforcements' || !people || move.seat !== table.seatOf(people)) return false;
  if (move.kind === 'done') return true;
  if (move.kind !== 'reinforce' && move.kind !== 'boats') return false;
  if (move.people !== people) return false;
  const most = affordable(state, people);
  const count = move.kind === 'boats' ? move.count : move.pawns;
  if (!Number.isInteger(count) || count < 1) return false;
  if (move.kind === 'boats') return count <= most.boats;
  return table.owner(move.at) === people && table.pawns(move.at) > 0 && count <= most.pawns;
}

/** The people that holds the Forbidden City and the three provinces round it (ZAR-BUT-1). */
export function winnerOf(map: Geography, owner: Owners): People | null {
  const heart = map.board.territories.filter(({ id }) => map.isHeart(id));
  const owners = new Set(heart.map(({ id }) => owner(id)));
  const [only = null] = owners;
  return owners.size === 1 ? only : null;
}

/** Who wins a scenario when its rounds are over: most of its prize, then most pawns (ZAR-L-70). */
export function timeWinners(state: State, owner: Owners, pawns: (id: PlaceId) => number): readonly Seat[] {
  const { map } = new Table(state);
  const lands = map.board.territories.map(({ id }) => id);
  const worth = state.peoples.map(([people]) => {
    const own = lands.filter((id) => people !== undefined && owner(id) === people);
    const prize = people && state.options.scenario?.prize === 'points' ? pointsOf(map, owner, people) : own.length;
    const standing = map.ids.filter((id) => people !== undefined && owner(id) === people);
    return 1000 * prize + standing.reduce((sum, id) => sum + pawns(id), 0);
  });
  return worth.flatMap((one, seat) => (one === Math.max(...worth) ? [seat] : []));
}

/** The Master of the Winds: who holds the Forbidden City (ZAR-ZRG-5, ZAR-ZRG-8). */
export function masterOf(owner: Owners, seatOf: (people: People) => Seat): Seat | null {
  const people = owner('zargos');
  return people === null ? null : seatOf(people);
}
