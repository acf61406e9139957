/** From phase to phase, from turn to turn, to the end (LOR-TOUR-1, LOR-TOUR-2, LOR-L-59). */

import type { Seat } from '../../core/events.ts';
import { upperFirst } from '../../core/french.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { nameOf } from '../board/map.ts';
import type { Counter } from '../board/position.ts';
import { theKind } from '../data/counter-words.ts';
import type { RuleId } from '../ids.ts';
import type { Tell } from './events.ts';
import { fightsOf } from './fights.ts';
import { sentBack } from './march.ts';
import { volleysOf } from './shots.ts';
import { campHolder, isInZone, owing, ownOf, scoresOf } from './table.ts';
import { type EndReason, SEATS, type Table } from './types.ts';

/** Whether the phase may be left: not while somebody has to attack. */
export function judgeEnd(table: Table): Verdict<RuleId> {
  const [first] = table.phase === 'march' ? [] : owing(table);
  if (!first) return ALLOWED;
  const entered = table.marched.some(({ id, against }) => id === first.id && against !== undefined);
  const name = `${upperFirst(theKind(first.kind))} en ${nameOf(first.at)}`;
  if (table.phase === 'shots')
    return refuse('LOR-L-60', `${name} est entré dans la zone d’un ennemi qu’il ne peut pas combattre : il tire avant la fin des tirs.`);
  return entered
    ? refuse('LOR-ZDI-1', `${name} est entré dans la zone d’un ennemi : il l’attaque avant la fin du coup.`)
    : refuse('LOR-ZDI-3', `${name} est au contact d’un ennemi : puisqu’il le peut, il l’attaque.`);
}

function over<T extends Table>(table: T, how: EndReason, winners: readonly Seat[], tell: Tell): T {
  tell({ kind: 'over', how, winners, scores: scoresOf(table), camps: [0, 1].filter((seat) => campHolder(table, seat)) });
  return { ...table, phase: 'over', falling: [], ended: { how, winners } };
}

/** Who has struck more; both where it is the same. */
export function ahead(table: Table): readonly Seat[] {
  const [first, second] = scoresOf(table);
  if (first === second) return [0, 1];
  return first > second ? [0] : [1];
}

/** One more of the turns that they miss is over (LOR-GOU-1, LOR-L-6). */
const recovering = (table: Table): readonly Counter[] =>
  table.position.counters.map((counter) => {
    if (!counter.paralysed || !table.held.includes(counter.id)) return counter;
    const { paralysed, ...free } = counter;
    return paralysed > 1 ? { ...free, paralysed: paralysed - 1 } : free;
  });

function nextTurn<T extends Table>(table: T, tell: Tell): T {
  const turn = (table.turn + 1) % SEATS;
  const month = table.month + (turn === 0 ? 1 : 0);
  const rested = { ...table, position: { ...table.position, counters: recovering(table) } };
  if (month > table.options.months) return over(rested, 'months', ahead(rested), tell);
  const begun: T = { ...rested, turn, month, phase: 'march', within: 'march', marched: [], shot: [], fought: [], bound: [], held: [] };
  tell({ kind: 'turn', seat: turn, month });
  return {
    ...begun,
    held: ownOf(begun, turn)
      .filter(({ paralysed }) => paralysed)
      .map(({ id }) => id),
  };
}

/** What is left to conclude: phases where nothing can be done go by. */
function goneOn<T extends Table>(table: T, tell: Tell): T {
  if (table.phase === 'shots' && volleysOf(table, table.turn).length === 0) return goneOn(toCombats(table), tell);
  return table.phase === 'combats' && fightsOf(table, table.turn).length === 0 ? nextTurn(table, tell) : table;
}

const toCombats = <T extends Table>(table: T): T => ({
  ...table,
  phase: 'combats',
  within: 'combats',
  bound: ownOf(table, table.turn)
    .filter((counter) => isInZone(table, counter))
    .map(({ id }) => id),
});

/** The phase is done. */
export function ended<T extends Table>(table: T, tell: Tell): T {
  if (table.phase === 'combats') return nextTurn(table, tell);
  if (table.phase === 'shots') return goneOn(toCombats(table), tell);
  return goneOn({ ...sentBack(table, tell), phase: 'shots', within: 'shots' }, tell);
}

/** After a shot, a combat or a retreat: somebody chooses a line, the game is won, or the phase goes on. */
export function settled<T extends Table>(table: T, tell: Tell): T {
  const routed = [0, 1].find((seat) => ownOf(table, seat).length === 0);
  if (routed !== undefined) return over(table, 'rout', [1 - routed], tell);
  return table.falling.length > 0 ? { ...table, phase: 'retreat' } : goneOn({ ...table, phase: table.within }, tell);
}
