/** Cities: what may be hidden in one, what besieging it comes to, what its garrison may do, and what it is worth. */
import { boxIn, type City, type Counter, counterOf } from '../../../board/position.ts';
import { FACTORS, kindsOf } from '../../../data/counters.ts';
import { resultsAt } from '../../../rules/combat.ts';
import { MAX_GARRISON } from '../../../types.ts';
import { sallyForce } from '../../fights.ts';
import { cityNamed, forceOf } from '../../table.ts';
import type { MoveOf, Table } from '../../types.ts';
import { sum, worthOf } from '../blows.ts';

/** What a city is worth to who holds it, in factors of combat. */
export const CITY_WORTH = 12;

/** Differences from which the table of combats opens a city one, two and three times in six. */
const ONE_IN_SIX = 4;
const HALF = 12;

/** A garrison as an attacker reckons with it: of one that is not counted, that it is whole; of one unseen, the infantry of its people and a half. */
export function garrisonIn({ garrison, hidden, people }: City): { readonly pawns: number; readonly force: number } {
  const unseen = hidden === null ? Math.max(1, MAX_GARRISON - garrison.length) : (hidden ?? 0);
  const usual = FACTORS[kindsOf(people)[1] ?? 'chevaliers-fantassin'].combat + 0.5;
  return { pawns: garrison.length + unseen, force: sum(garrison.map((kind) => FACTORS[kind].combat)) + usual * unseen };
}

const forcesIn = ({ position }: Table, counters: readonly Counter[]): number => sum(counters.map((one) => forceOf(one, position)));

/** What besieging comes to, its garrison guessed where it is hidden. */
export function siegeWorth(table: Table, attackers: readonly string[], city: City): number {
  const own = attackers.map((id) => counterOf(table.position, id));
  const { pawns, force } = garrisonIn(city);
  // Nothing happens, and the number is told.
  if (own.length < pawns) return city.hidden === null ? 0.1 : -0.1;
  const faces = resultsAt(boxIn(table.position), Math.floor(forcesIn(table, own) - force));
  if (!faces) return -sum(own.map(worthOf));
  const opens = faces.filter((one) => one === 'DE').length;
  const lost = faces.filter((one) => one === 'AE').length;
  const back = faces.filter((one) => /^A\d/.test(one)).length;
  return (opens * (force + CITY_WORTH) - lost * sum(own.map(worthOf)) - 0.4 * back * own.length) / 6;
}

/** A garrison from its walls: who is beaten, against what it stands to lose. */
export function sallyWorth(table: Table, { city: id, targets }: MoveOf<'sally'>): number {
  const city = cityNamed(table, id);
  if (!city) return 0;
  const others = targets.map((one) => counterOf(table.position, one));
  const faces = resultsAt(boxIn(table.position), sallyForce(table, city) - forcesIn(table, others)) ?? [];
  const [fell, lost] = [faces.filter((one) => one === 'DE').length, faces.filter((one) => one === 'AE').length];
  const back = faces.filter((one) => /^D\d/.test(one)).length;
  return (fell * sum(others.map(worthOf)) + 0.8 * back * others.length - lost * (garrisonIn(city).force + CITY_WORTH)) / 6;
}

/** Force that it takes to open a city every second month, and at the least to hope for it. */
export const wantedFor = (city: City): { readonly usual: number; readonly least: number } => {
  const { force } = garrisonIn(city);
  return { usual: force + HALF, least: force + ONE_IN_SIX };
};
