/** What a move is worth to who makes it, one step ahead, in factors of combat: the exact odds, and a few leanings of ours. */
import { type Hex, isSame } from '../../board/hex.ts';
import { distanceOn, isNext, terrainAt } from '../../board/map.ts';
import { type Counter, counterOf } from '../../board/position.ts';
import { march } from '../march.ts';
import { campOf, SCENARIOS } from '../scenarios.ts';
import { enemiesOf, mayFight, ownOf, shotOf } from '../table.ts';
import { CAMP_WORTH, type Move, type MoveOf, type Table, type View } from '../types.ts';
import { dangerAt, EXACT, helpAgainst, once, retreatWorth, shotsFrom, type Weighing, worthOf } from './blows.ts';
import { warWorth } from './war/worth.ts';

/** Leaning towards the enemy, and towards both camps as the last months come. */
function leaning(table: Table, counter: Counter, at: Hex): number {
  const seat = table.turn;
  const { scenario, months } = table.options;
  const { map } = table.position;
  const isLast = table.month === months;
  const haste = isLast ? 1 : table.month === months - 1 ? 0.3 : 0.05;
  const [camp, home] = [campOf(scenario, 1 - seat), campOf(scenario, seat)];
  const nearest = Math.min(...ownOf(table, 1 - seat).map((enemy) => distanceOn(map, enemy.at, at)));
  const far = distanceOn(map, at, camp);
  const guarding = isSame(at, home) ? CAMP_WORTH * 0.6 * haste : 0;
  return (isSame(at, camp) ? CAMP_WORTH * haste : 0) + guarding - nearest * (shotOf(counter.kind) ? 0.03 : 0.08) - far * 0.2 * haste;
}

/** What a listed move of a skirmish promises its seat, 0 for leaving the phase: as blows are weighed. */
export function skirmishWorth(weigh: Weighing): (table: Table, move: Move) => number {
  const known = new WeakMap<Table, Map<string, number>>();

  /** How good a place is when nobody is attacked from it: several moves may lead there. */
  function placeWorth(table: Table, counter: Counter, at: Hex): number {
    const places = known.get(table) ?? new Map<string, number>();
    known.set(table, places);
    const key = `${counter.id} ${at.q} ${at.r}`;
    const found = places.get(key);
    if (found !== undefined) return found;
    const value = leaning(table, counter, at) + 0.8 * shotsFrom(table, counter, at, weigh) - dangerAt(table, counter, at);
    places.set(key, value);
    return value;
  }

  const stayWorth = once((table, counter) => placeWorth(table, counter, counter.at));

  function marchWorth(table: Table, move: MoveOf<'march'>): number {
    const counter = counterOf(table.position, move.id);
    const place = placeWorth(table, counter, move.to) - stayWorth(table, counter);
    if (terrainAt(table.position.map, move.to) === 'gouffre') return place - worthOf(counter);
    const near = enemiesOf(table, table.turn).filter(({ at, paralysed }) => !paralysed && isNext(table.position.map, at, move.to));
    if (near.length === 0 || !mayFight(table, counter)) return place;
    const after = march(table, move, () => {});
    const gains = near.map((target) => {
      const camp = isSame(target.at, campOf(table.options.scenario, table.turn)) ? CAMP_WORTH / 2 : 0;
      const now = weigh.threat(after, target);
      return now === 0 ? 0 : now - weigh.threat(table, target) + camp;
    });
    const best = Math.max(...gains);
    const aimed = move.against === undefined ? undefined : counterOf(table.position, move.against);
    if (best !== 0 || !aimed || shotOf(counter.kind)) return best + 0.5 * place;
    return helpAgainst(table, after, counter, aimed) >= 4 ? 0.4 : -1;
  }

  return (table, move) => {
    switch (move.kind) {
      case 'march':
        return marchWorth(table, move);
      case 'shoot':
        return weigh.shot(table, move);
      case 'attack':
        return weigh.fight(table, move);
      case 'retreat':
        return retreatWorth(table, move);
      case 'end':
        return 0.05;
      default:
        return 0;
    }
  };
}

const exactly = skirmishWorth(EXACT);

/** What a listed move promises its seat; 0 for leaving the phase. */
export const worth = (table: Table, move: Move): number =>
  SCENARIOS[table.options.scenario].wins === 'camp' ? exactly(table, move) : warWorth(table, move);

/** The one of greatest value, the first of equals; undefined of none. */
export const mostOf = <One>(list: readonly One[], value: (one: One) => number): One | undefined =>
  list.reduce<{ readonly one: One; readonly value: number } | undefined>((best, one) => {
    const own = value(one);
    return best && best.value >= own ? best : { one, value: own };
  }, undefined)?.one;

/** What the greedy bot would weigh most. */
export const bestOf = <One extends Move>(view: View, moves: readonly One[]): One | undefined => mostOf(moves, (move) => worth(view, move));
