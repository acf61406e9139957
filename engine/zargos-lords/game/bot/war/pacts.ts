/** With whom to side: what both would say yes to, so that nobody asks in vain, and what becomes of hostages. */

import type { Seat } from '../../../../core/events.ts';
import { areFriends } from '../../../board/position.ts';
import { PEOPLE_OF } from '../../../data/counters.ts';
import { cityNamed, isAlive, kindOf, scoresOf } from '../../table.ts';
import type { MoveOf, Table } from '../../types.ts';

/** Months before the end in which nobody is trusted. */
const LATE = 5;

const isLate = ({ month, options }: Table): boolean => month > options.months - LATE;

const friendsOf = ({ position, peoples }: Table, seat: Seat): readonly Seat[] =>
  peoples.flatMap((people, other) => {
    const own = peoples[seat];
    return own !== undefined && other !== seat && areFriends(position, own, people) ? [other] : [];
  });

/** Who alone has the most cities. */
function leaderOf(table: Table): Seat | undefined {
  const scores = scoresOf(table);
  const most = Math.max(...scores);
  const first = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  return first.length === 1 ? first[0] : undefined;
}

/** An alliance that serves both: neither leads nor has another or far more cities, somebody is left to fight, and the end is far. */
export function isWise(table: Table, seat: Seat, other: Seat): boolean {
  const living = table.peoples.filter((_, one) => isAlive(table, one)).length;
  const leader = leaderOf(table);
  const [own = 0, theirs = 0] = [seat, other].map((one) => scoresOf(table)[one]);
  return (
    !isLate(table) &&
    living > 2 &&
    leader !== seat &&
    leader !== other &&
    Math.abs(own - theirs) < AHEAD &&
    friendsOf(table, seat).length === 0 &&
    friendsOf(table, other).length === 0
  );
}

/** Cities more than one's own from which an ally has grown too strong. */
const AHEAD = 2;

/** No combat that has to be fought is so bad that an ally is left for it. */
const NEVER = -1000;

/** An alliance is left when the end is near, when the ally has grown too strong, or when there is nobody else to fight. */
export function breakWorth(table: Table, { seat, with: other }: MoveOf<'break'>): number {
  const living = table.peoples.filter((_, one) => isAlive(table, one)).length;
  const [own = 0, theirs = 0] = [seat, other].map((one) => scoresOf(table)[one]);
  return isLate(table) || theirs - own >= AHEAD || living <= 2 ? 1 : NEVER;
}

/** Lords are not handed over. */
export const offerWorth = (table: Table, { seat, to, pledges }: MoveOf<'offer'>): number =>
  isWise(table, seat, to) && pledges.length === 0 ? 1 : -1;

/** A hostage of who is an enemy now is one enemy less; of an ally, it is kept. */
export function executionWorth(table: Table, { id, seat }: MoveOf<'execute'>): number {
  const kind = kindOf(table, id);
  const own = table.peoples[seat];
  return kind && own && !areFriends(table.position, own, PEOPLE_OF[kind]) ? 2 : -1;
}

/** One's own come back; others stay. */
export function freeingWorth(table: Table, { city: id, id: hostage }: MoveOf<'free'>): number {
  const city = cityNamed(table, id);
  const kind = kindOf(table, hostage);
  return city && kind && PEOPLE_OF[kind] === city.people ? 2 : -1;
}
