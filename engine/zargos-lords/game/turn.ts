/** From phase to phase, from turn to turn, to the end (LOR-TOUR-1, LOR-TOUR-2, LOR-TOUR-4, LOR-L-59). */

import type { Seat } from '../../core/events.ts';
import { upperFirst } from '../../core/french.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { nameOf } from '../board/map.ts';
import type { Position } from '../board/position.ts';
import { fighterOf } from '../data/counters.ts';
import { theKind } from '../data/counter-words.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import type { Tell } from './events.ts';
import { fightsOf, salliesOf } from './fights.ts';
import { sentBack, stranded } from './march.ts';
import { judgeAway } from './moines.ts';
import { breaksOf, haveAlliances, partnersOf } from './pacts.ts';
import { felled } from './retreats.ts';
import { SCENARIOS, seatsInTurn } from './scenarios.ts';
import { volleysOf } from './shots.ts';
import { campHolder, cityNamed, find, isAlive, isInZone, owes, ownOf, scoresOf } from './table.ts';
import { type EndReason, EXTRA_MONTHS, type Table } from './types.ts';

/** Whether the phase may be left: not while somebody has to attack, nor a Moine to come back. */
export function judgeEnd(table: Table): Verdict<RuleId> {
  if (table.phase === 'march') return judgeAway(table);
  if (table.phase !== 'combats' && table.phase !== 'shots') return ALLOWED;
  const first = ownOf(table, table.turn).find((one) => owes(table, one));
  if (!first) return ALLOWED;
  const entered = table.marched.some(({ id, against }) => id === first.id && against !== undefined);
  const name = `${upperFirst(theKind(fighterOf(first)))} en ${nameOf(first.at)}`;
  if (table.phase === 'shots')
    return refuse('LOR-L-60', `${name} est entré dans la zone d’un ennemi qu’il ne peut pas combattre : il tire avant la fin des tirs.`);
  return entered
    ? refuse('LOR-ZDI-1', `${name} est dans la zone d’un ennemi : il l’attaque avant la fin du coup.`)
    : refuse('LOR-ZDI-3', `${name} est au contact d’un ennemi : puisqu’il le peut, il l’attaque.`);
}

function over<T extends Table>(table: T, how: EndReason, winners: readonly Seat[], tell: Tell): T {
  const isSkirmish = SCENARIOS[table.options.scenario].wins === 'camp';
  const camps = isSkirmish ? [0, 1].filter((seat) => campHolder(table, seat)) : [];
  tell({ kind: 'over', how, winners, scores: scoresOf(table), camps });
  return { ...table, phase: 'over', falling: [], sparing: null, onward: null, entry: null, offer: null, ended: { how, winners } };
}

/** Who has most: of what was struck in a skirmish, of cities elsewhere; all of those where it is the same. */
export function ahead(table: Table): readonly Seat[] {
  const scores = scoresOf(table);
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}

/** One more of the turns that they miss is over (LOR-GOU-1, LOR-L-6). */
function recovering({ position, held }: Table): Position {
  if (!position.counters.some(({ id, paralysed }) => paralysed && held.includes(id))) return position;
  const counters = position.counters.map((counter) => {
    if (!counter.paralysed || !held.includes(counter.id)) return counter;
    return { ...counter, paralysed: counter.paralysed > 1 ? counter.paralysed - 1 : undefined };
  });
  return { ...position, counters };
}

/** Whether the last month is over: of cities, a tie is played on (LOR-L-4), for so many months at most. */
function isTimeUp({ month, options }: Table, leaders: readonly Seat[]): boolean {
  if (month <= options.months) return false;
  const isTied = leaders.length > 1 && SCENARIOS[options.scenario].wins === 'cities';
  return !isTied || readingsOf(options)['LOR-L-4'] === 'partagee' || month > options.months + EXTRA_MONTHS;
}

/** The next in the order of the turn that still has a counter, and whether a month goes by. */
function nextSeat(table: Table): { readonly seat: Seat; readonly isMonth: boolean } {
  const order = seatsInTurn(table.peoples);
  const at = order.indexOf(table.turn);
  const following = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  const seat = following.find((one) => isAlive(table, one)) ?? table.turn;
  return { seat, isMonth: order.indexOf(seat) <= at };
}

function nextTurn<T extends Table>(table: T, tell: Tell): T {
  const { seat: turn, isMonth } = nextSeat(table);
  const month = table.month + (isMonth ? 1 : 0);
  const rested = { ...table, position: recovering(table) };
  const leaders = ahead(rested);
  if (isTimeUp({ ...rested, month }, leaders)) return over(rested, 'months', timedOut(rested, leaders), tell);
  return beginTurn({ ...rested, month }, turn, tell);
}

/** Who wins when the months are over: where somebody had to arrive, the other. */
const timedOut = ({ options }: Table, leaders: readonly Seat[]): readonly Seat[] =>
  SCENARIOS[options.scenario].wins === 'arrival' ? [1] : leaders;

function beginTurn<T extends Table>(table: T, turn: Seat, tell: Tell): T {
  const phase = haveAlliances(table) ? 'alliances' : 'march';
  const begun: T = {
    ...table,
    turn,
    phase,
    within: 'march',
    offered: [],
    marched: [],
    escorts: [],
    shot: [],
    fought: [],
    bound: [],
    held: [],
    returned: [],
    executed: [],
  };
  tell({ kind: 'turn', seat: turn, month: begun.month });
  const held = ownOf(begun, turn).filter(({ paralysed }) => paralysed);
  return settledPhase({ ...begun, held: held.map(({ id }) => id) });
}

/** An alliance phase in which nothing can be offered nor broken goes by. */
const settledPhase = <T extends Table>(table: T): T =>
  table.phase === 'alliances' && partnersOf(table, table.turn).length === 0 && breaksOf(table, table.turn).length === 0
    ? { ...table, phase: 'march' }
    : table;

/** The preparations are done: the first of the order begins (LOR-TOUR-1). */
export const firstTurn = <T extends Table>(table: T, tell: Tell): T => beginTurn(table, seatsInTurn(table.peoples)[0] ?? 0, tell);

/** What is left to conclude: phases where nothing can be done go by. */
function goneOn<T extends Table>(table: T, tell: Tell): T {
  const { turn } = table;
  if (table.phase === 'shots' && volleysOf(table, turn).length === 0) return goneOn(toCombats(table), tell);
  if (table.phase !== 'combats') return table;
  return fightsOf(table, turn).length === 0 && salliesOf(table, turn).length === 0 ? nextTurn(table, tell) : table;
}

const toCombats = <T extends Table>(table: T): T => ({
  ...table,
  phase: 'combats',
  within: 'combats',
  bound: ownOf(table, table.turn)
    .filter((counter) => !counter.vanished && isInZone(table, counter))
    .map(({ id }) => id),
});

/** Those who can neither attack nor leave are lost where the table says so (LOR-L-39). */
function lost<T extends Table>(table: T, tell: Tell): T {
  const ids = stranded(table);
  return ids.length > 0 ? felled(table, ids, 'LOR-L-39', tell, []) : table;
}

/** The phase is done. */
export function ended<T extends Table>(table: T, tell: Tell): T {
  switch (table.phase) {
    case 'alliances':
      return { ...table, phase: 'march' };
    case 'onward':
      return { ...table, phase: 'march', within: 'march', onward: null };
    case 'entry':
      return settled({ ...table, entry: null }, tell);
    case 'combats':
      return nextTurn(table, tell);
    case 'shots':
      return goneOn(toCombats(table), tell);
    default:
      return settled(lost({ ...sentBack(table, tell), phase: 'shots', within: 'shots' }, tell), tell);
  }
}

/** Whose scenario is decided before its months are over: a skirmish by a rout, an escort by its arrival or its end. */
function decided(table: Table): { readonly how: EndReason; readonly winners: readonly Seat[] } | undefined {
  const { wins } = SCENARIOS[table.options.scenario];
  if (wins === 'arrival') {
    const isIn = table.position.cities.some(({ people, ids }) => people === table.peoples[0] && ids?.includes('a1'));
    if (isIn) return { how: 'arrival', winners: [0] };
    return find(table, 'a1') ? undefined : { how: 'rout', winners: [1] };
  }
  const first = table.peoples.findIndex((_, seat) => isAlive(table, seat));
  if (table.peoples.some((_, seat) => seat > first && isAlive(table, seat))) return undefined;
  const last = first < 0 ? undefined : first;
  if (wins === 'camp') return { how: 'rout', winners: last === undefined ? [] : [last] };
  // Nobody is left to take a city back: who leads wins, and a survivor behind may still take some.
  const leaders = ahead(table);
  const isSure = last === undefined || (leaders.length === 1 && leaders[0] === last);
  return isSure ? { how: 'rout', winners: last === undefined ? leaders : [last] } : undefined;
}

/** After a shot, a combat or a retreat: somebody chooses a line, the game is won, or the phase goes on. */
export function settled<T extends Table>(table: T, tell: Tell): T {
  const end = decided(table);
  if (end) return over(table, end.how, end.winners, tell);
  if (table.sparing) return { ...table, phase: 'spare' };
  if (table.falling.length > 0) return { ...table, phase: 'retreat' };
  if (table.entry && isOpenStill(table)) return { ...table, phase: 'entry' };
  if (table.onward) {
    const isStanding = find(table, table.onward.id) !== undefined;
    return { ...table, onward: isStanding ? table.onward : null, phase: isStanding ? 'onward' : 'march', within: 'march', entry: null };
  }
  return goneOn({ ...table, entry: null, phase: table.within }, tell);
}

/** Whether somebody may still enter the city that was opened. */
const isOpenStill = (table: Table): boolean => {
  const city = table.entry && cityNamed(table, table.entry.city);
  return city !== null && city !== undefined && city.garrison.length === 0 && (table.entry?.by ?? []).some((id) => find(table, id));
};
