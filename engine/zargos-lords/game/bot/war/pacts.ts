/** With whom to side, and on which hostages: what both would say yes to, so that nobody asks in vain; when to betray, and what becomes of hostages. */
import type { Seat } from '../../../../core/events.ts';
import type { Hex } from '../../../board/hex.ts';
import { areFriends, type Counter, isManned } from '../../../board/position.ts';
import { hasPower, PEOPLE_OF } from '../../../data/counters.ts';
import { citiesHeld, cityNamed, forceOf, isAlive, isFriend, kindOf, ownOf, scoresOf } from '../../table.ts';
import type { MoveOf, Pledge, Table } from '../../types.ts';
import { heldFrom, lodgedFrom, monthsOfPledge, priceOf } from './hostages.ts';
import { monthsTo } from './roads.ts';
import { CITY_WORTH, siegeWorth } from './sieges.ts';

/** Months before the end in which nobody is trusted. */
const LATE = 5;
/** Cities more than one's own from which an ally has grown too strong. */
const AHEAD = 2;
/** Factors of combat that hostages given may be worth more than those received. */
const EVEN = 3;
/** Months for which a captain does not trust who has left him, nor without a hostage who has left anybody. */
export const MEMORY = 6;
/** Hexes around a city. */
const AROUND = 6;

const monthsOfTrust = ({ month, options }: Table): number => options.months - LATE - month;
const monthsLeft = ({ month, options }: Table): number => Math.max(1, options.months - month + 1);
const isLate = (table: Table): boolean => monthsOfTrust(table) < 0;

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

const living = (table: Table): number => table.peoples.filter((_, one) => isAlive(table, one)).length;

/** Cities that the other has more. */
function leadOf(table: Table, seat: Seat, other: Seat): number {
  const scores = scoresOf(table);
  return (scores[other] ?? 0) - (scores[seat] ?? 0);
}

/** What a seat would give, and what it would receive, in factors of combat. */
export const balanceOf = (table: Table, seat: Seat, pledges: readonly Pledge[]): { readonly given: number; readonly taken: number } => {
  const of = (own: readonly Pledge[]): number =>
    priceOf(
      table,
      own.map(({ kind }) => kind),
    );
  return { given: of(pledges.filter(({ from }) => from === seat)), taken: of(pledges.filter(({ to }) => to === seat)) };
};

interface Remembered {
  readonly month: number;
  /** From which month on he is trusted again. */
  readonly until: number;
}

/** When somebody last left another, of this seat or of any; undefined of nobody lately. */
function leftBy({ betrayals = [], month }: Table, by: Seat, of?: Seat): Remembered | undefined {
  const months = betrayals.flatMap((one) => (one.by === by && (of === undefined || one.of === of) ? [one.month] : []));
  const last = Math.max(...months);
  return month < last + MEMORY ? { month: last, until: last + MEMORY } : undefined;
}

/** When a seat was last left by another, or he left somebody else; undefined where it trusts him. */
export const betrayalOf = (table: Table, seat: Seat, other: Seat): Remembered | undefined =>
  leftBy(table, other, seat) ?? leftBy(table, other);

/**
 * Why an alliance does not serve a seat: it is too late, nobody else is left, the other has lately left it, or somebody else and gives no hostage, one of the two leads or is far ahead or has an ally; the hostages are
 * infantry, which nobody escorts, those given are too dear, or too many for those received, or they would come too late.
 */
export type Doubt = 'late' | 'few' | 'betrayed' | 'turncoat' | 'leader' | 'ahead' | 'bound' | 'foot' | 'dear' | 'uneven' | 'slow';

export function doubtOf(table: Table, seat: Seat, other: Seat, pledges: readonly Pledge[]): Doubt | undefined {
  if (isLate(table)) return 'late';
  if (living(table) <= 2) return 'few';
  if (leftBy(table, other, seat)) return 'betrayed';
  const leader = leaderOf(table);
  if (leader === seat || leader === other) return 'leader';
  if (Math.abs(leadOf(table, seat, other)) >= AHEAD) return 'ahead';
  if (friendsOf(table, seat).length > 0 || friendsOf(table, other).length > 0) return 'bound';
  if (pledges.some(({ kind }) => hasPower(kind, 'escorte'))) return 'foot';
  const { given, taken } = balanceOf(table, seat, pledges);
  if (taken === 0 && leftBy(table, other)) return 'turncoat';
  if (given > CITY_WORTH) return 'dear';
  if (given - taken > EVEN) return 'uneven';
  return pledges.every((one) => isInTime(table, one)) ? undefined : 'slow';
}

/** Whether a hostage is held for as long as he takes to come, at the least. */
function isInTime(table: Table, pledge: Pledge): boolean {
  const months = monthsOfPledge(table, pledge);
  return months !== undefined && 2 * months <= monthsOfTrust(table);
}

/** An ally who has something to lose is worth more than one who has not. */
export function offerWorth(table: Table, { seat, to, pledges }: MoveOf<'offer'>): number {
  const isSound = doubtOf(table, seat, to, pledges) === undefined && doubtOf(table, to, seat, pledges) === undefined;
  return isSound ? 1 + pledges.length / 10 : -1;
}

export const answerWorth = (table: Table, { seat, accepts }: MoveOf<'answer'>): number =>
  accepts === (doubtOf(table, seat, table.turn, table.offer?.pledges ?? []) === undefined) ? 1 : 0;

/** Those who could stand before a city this month, the strongest that find room. */
function besiegersOf(table: Table, seat: Seat, at: Hex): readonly Counter[] {
  const { position } = table;
  return ownOf(table, seat)
    .filter((one) => !one.paralysed && !one.vanished && monthsTo(position.map, one, at) <= 1)
    .toSorted((a, b) => forceOf(b, position) - forceOf(a, position))
    .slice(0, AROUND);
}

/**
 * What leaving an ally promises: the best siege that could be laid to one of his cities, or one that stands bare, and half a city for each that he has more.
 * Late, hostages may be given back first: a siege is worth the month that this takes.
 */
export function betrayalGain(table: Table, seat: Seat, other: Seat): number {
  const sieges = citiesHeld(table, other).map((city) => {
    const ids = besiegersOf(table, seat, city.at).map(({ id }) => id);
    if (ids.length === 0) return 0;
    return isManned(city) ? siegeWorth(table, ids, city) : CITY_WORTH;
  });
  const best = Math.max(0, ...sieges);
  return (isLate(table) ? best / monthsLeft(table) : best) + (CITY_WORTH / 2) * Math.max(0, leadOf(table, seat, other));
}

/** No combat that has to be fought is so bad that an ally is left for it. */
export const NEVER = -1000;

/** Reasons to leave an ally: the end is near, he has grown too strong, or there is nobody else to fight. */
export const isOver = (table: Table, seat: Seat, other: Seat): boolean =>
  isLate(table) || leadOf(table, seat, other) >= AHEAD || living(table) <= 2;

/** An alliance that is over is left; not while it costs more in hostages than it promises, nor before those of an ally are let go who has let one's own go. */
export function breakWorth(table: Table, { seat, with: other }: MoveOf<'break'>): number {
  if (!isOver(table, seat, other)) return NEVER;
  const stake = heldFrom(table, seat, other);
  if (stake > 0) return betrayalGain(table, seat, other) > stake ? 1 : NEVER;
  return isLate(table) && lodgedFrom(table, other, seat) > 0 ? NEVER : 1;
}

/** A hostage of who is an enemy now is one enemy less, the strongest first; of an ally, it is kept. */
export function executionWorth(table: Table, { id, seat }: MoveOf<'execute'>): number {
  const kind = kindOf(table, id);
  return kind && !isFriend(table, seat, PEOPLE_OF[kind]) ? priceOf(table, [kind]) : -1;
}

/** One's own come back, and an ally's who has kept his word to the end; others stay. */
export function freeingWorth(table: Table, { seat, city: id, id: hostage }: MoveOf<'free'>): number {
  const city = cityNamed(table, id);
  const kind = kindOf(table, hostage);
  if (!city || !kind) return -1;
  const isKept = PEOPLE_OF[kind] !== city.people && !(isLate(table) && isFriend(table, seat, PEOPLE_OF[kind]));
  return isKept ? -1 : 2;
}
