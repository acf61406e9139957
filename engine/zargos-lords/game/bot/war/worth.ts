/** What a move of the war is worth to who makes it: the exact odds of what is done now, and the plan of the turn for the rest. */
import { distanceOn, terrainAt } from '../../../board/map.ts';
import { cityAt, counterOf } from '../../../board/position.ts';
import { shotOdds } from '../../odds.ts';
import { walkerIn } from '../../places.ts';
import { cityNamed, find } from '../../table.ts';
import type { Move, MoveOf, Table } from '../../types.ts';
import { dangerAt, fateOn, fightWorth, retreatWorth, shotWorth, worthOf } from '../blows.ts';
import { isPilgrim, PRIZE, prizeOf } from './crossing.ts';
import { marchWorth, placeWorth } from './marches.ts';
import { answerWorth, breakWorth, executionWorth, freeingWorth, offerWorth } from './pacts.ts';
import { planOf } from './plan.ts';
import { CITY_WORTH, sallyWorth, siegeWorth } from './sieges.ts';
import { strikeWorth } from './strikes.ts';

function attackWorth(table: Table, move: MoveOf<'attack'>): number {
  const city = move.targets[0] === undefined ? undefined : cityNamed(table, move.targets[0]);
  return city ? siegeWorth(table, move.attackers, city) : fightWorth(table, move) + prizeOf(table, move);
}

/** The table with somebody of a garrison, who shoots from there, in the open on his city. */
function opened(table: Table, ids: readonly string[]): Table {
  let now = table;
  for (const id of ids) {
    const mover = find(now, id) ? undefined : walkerIn(now.position, id);
    if (mover) now = { ...now, position: mover.position };
  }
  return now;
}

function volleyWorth(table: Table, move: MoveOf<'shoot'>): number {
  const shown = opened(table, move.shooters);
  const odds = shotOdds(shown, move);
  const target = counterOf(table.position, move.target);
  const prize = isPilgrim(table, target) && 'kill' in odds ? odds.kill * (target.escort ? PRIZE / 3 : PRIZE) : 0;
  return shotWorth(shown, move) + prize;
}

/** Where who has won may end out of harm's way, or in a city. */
function onwardWorth(table: Table, { to }: MoveOf<'onward'>): number {
  const counter = table.onward ? find(table, table.onward.id) : undefined;
  if (!counter) return 0;
  if (terrainAt(table.position.map, to) === 'gouffre') return -worthOf(counter);
  const taken = cityAt(table.position, to);
  if (taken && taken.people !== table.peoples[table.turn]) return CITY_WORTH;
  return taken ? -1 : placeWorth(table, counter, to, planOf(table)) - placeWorth(table, counter, counter.at, planOf(table));
}

/** Out of reach for a turn, where many may come: what it would have done is put off. */
function vanishWorth(table: Table, { id }: MoveOf<'vanish'>): number {
  const counter = counterOf(table.position, id);
  const kept = planOf(table).get(id)?.task === 'besiege' ? 2 : 0.7;
  return dangerAt(table, counter, counter.at) - kept;
}

/** Back where the plan wants it: before those who stay may be moved, it has to. */
function returnWorth(table: Table, { id, to }: MoveOf<'return'>): number {
  const counter = counterOf(table.position, id);
  const taken = cityAt(table.position, to);
  if (taken) return taken.people === table.peoples[table.turn] ? 1 : 2 * CITY_WORTH;
  return 10 + placeWorth(table, counter, to, planOf(table)) + 0.01 * distanceOn(table.position.map, counter.at, to);
}

/** A line of retreat: who has to arrive is saved at any price. */
function lineWorth(table: Table, move: MoveOf<'retreat'>): number {
  const isLost = isPilgrim(table, counterOf(table.position, move.id)) && (move.alone || fateOn(table, move) === 'eliminated');
  return retreatWorth(table, move) - (isLost ? PRIZE : 0);
}

/** What a listed move promises its seat; 0 for a counter that stays. */
export function warWorth(table: Table, move: Move): number {
  switch (move.kind) {
    case 'march':
      return marchWorth(table, move);
    case 'shoot':
      return volleyWorth(table, move);
    case 'attack':
      return attackWorth(table, move);
    case 'retreat':
      return lineWorth(table, move);
    case 'strike':
      return strikeWorth(table, move);
    case 'onward':
      return onwardWorth(table, move);
    case 'sally':
      return sallyWorth(table, move);
    case 'vanish':
      return vanishWorth(table, move);
    case 'return':
      return returnWorth(table, move);
    case 'execute':
      return executionWorth(table, move);
    case 'free':
      return freeingWorth(table, move);
    case 'offer':
      return offerWorth(table, move);
    case 'answer':
      return answerWorth(table, move);
    case 'break':
      return breakWorth(table, move);
    case 'enter':
      return CITY_WORTH;
    case 'settle':
      return 1;
    case 'end':
      // While somebody has still to be told to march or to stay, the turn is not over.
      return table.phase === 'march' ? -0.05 : 0.05;
    case 'pick':
    case 'found':
    case 'garrison':
    case 'place':
    case 'spare':
    case 'stay':
      return 0;
  }
}
