/** The Moine of a turn: it vanishes, and comes back at its next (LOR-MOI-1, LOR-L-19, LOR-L-36). */
import type { Seat } from '../../core/events.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { nameOf } from '../board/map.ts';
import { boxIn, type Counter, cityAt } from '../board/position.ts';
import { hasPower, peopleOf } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { judgeReturn, judgeVanish, mayStayAway, movesAfter, returnsOf } from '../rules/vanish.ts';
import type { Tell } from './events.ts';
import { judgeWalker } from './march.ts';
import { lodged, walkerIn } from './places.ts';
import { plays } from './scenarios.ts';
import { aimOf, find, hasMarched, listedOnce, ownOf, whoIs, withCounter } from './table.ts';
import type { MoveOf, Table } from './types.ts';

export function judgeVanishing(table: Table, { id }: MoveOf<'vanish'>): Verdict<RuleId> {
  if (!plays(table.options.scenario, 'vanishing')) return refuse('LOR-L-59', 'L’escarmouche se joue sans Moines qui disparaissent.');
  const counter = find(table, id);
  if (!counter) return refuse('LOR-MOI-1', 'Il faut un Moine à découvert : d’une ville, on ne disparaît pas.');
  const own = judgeWalker(table, walkerIn(table.position, id));
  if (!own.ok)
    return own.rule === 'LOR-MOU-1' && hasPower(counter.kind, 'disparition')
      ? refuse('LOR-MOI-1', 'Ce Moine s’est déjà déplacé : le coup où il disparaît, il ne se déplace pas.')
      : own;
  if (table.returned.includes(id))
    return refuse('LOR-MOI-1', 'Ce Moine vient de reparaître : il ne disparaît de nouveau qu’à un autre coup.');
  if (table.fought.includes(id) || aimOf(table, id) !== undefined) return refuse('LOR-MOI-1', 'Ce Moine a déjà agi ce coup.');
  return judgeVanish(table.position, id);
}

/** Own Moines that are away since an earlier turn. */
const awayOf = (table: Table, seat: Seat): readonly Counter[] =>
  ownOf(table, seat).filter(({ id, vanished }) => vanished && !hasMarched(table, id));

export const vanishingsOf = (table: Table, seat: Seat): readonly MoveOf<'vanish'>[] =>
  plays(table.options.scenario, 'vanishing')
    ? ownOf(table, seat)
        .filter(({ kind }) => hasPower(kind, 'disparition'))
        .map(({ id }): MoveOf<'vanish'> => ({ kind: 'vanish', seat, id }))
        .filter((move) => judgeVanishing(table, move).ok)
    : [];

export function vanish<T extends Table>(table: T, { seat, id }: MoveOf<'vanish'>, tell: Tell): T {
  const counter = find(table, id);
  if (!counter) throw new Error(`no counter ${id}`);
  tell({ kind: 'vanished', seat, who: whoIs(counter) });
  return {
    ...table,
    position: withCounter(table.position, id, (one) => ({ ...one, vanished: true })),
    marched: [...table.marched, { id, path: [counter.at] }],
  };
}

export function judgeComingBack(table: Table, { id, to }: MoveOf<'return'>): Verdict<RuleId> {
  const counter = find(table, id);
  if (!counter?.vanished) return refuse('LOR-MOI-1', 'Ce pion n’est pas un Moine disparu.');
  if (peopleOf(counter) !== table.peoples[table.turn]) return refuse('LOR-TOUR-3', 'Ce Moine est à l’autre.');
  if (table.marched.some((one) => one.id === id))
    return refuse('LOR-MOI-1', 'Un Moine qui vient de disparaître ne reparaît qu’au coup suivant.');
  return judgeReturn(table.position, id, to, boxIn(table.position));
}

export const returnsFor = listedOnce((table, seat): readonly MoveOf<'return'>[] =>
  awayOf(table, seat).flatMap(({ id }) =>
    returnsOf(table.position, id, boxIn(table.position)).map(({ q, r }): MoveOf<'return'> => ({ kind: 'return', seat, id, to: { q, r } })),
  ),
);

export function comeBack<T extends Table>(table: T, { seat, id, to }: MoveOf<'return'>, tell: Tell): T {
  const counter = find(table, id);
  if (!counter) throw new Error(`no counter ${id}`);
  const here: Counter = { ...counter, vanished: undefined, at: { q: to.q, r: to.r } };
  tell({ kind: 'returned', seat, who: whoIs(counter), end: here.at });
  const city = cityAt(table.position, to);
  const shown = withCounter(table.position, id, () => here);
  const isSpent = !movesAfter(table.position) || city !== undefined;
  const marched = isSpent ? [...table.marched, { id, path: [here.at] }] : table.marched;
  const returned = [...table.returned, id];
  if (!city) return { ...table, position: shown, marched, returned };
  const { position, city: entered, taken } = lodged(shown, here, city);
  if (entered) tell({ kind: 'entered', seat, who: whoIs(here), ...(taken && { taken }) });
  return { ...table, position, marched, returned };
}

/** Why the marches may not end yet: a Moine comes back at the turn after it vanished, where it can (LOR-L-36). */
export function judgeAway(table: Table): Verdict<RuleId> {
  if (mayStayAway(table.position)) return ALLOWED;
  const [first] = returnsFor(table, table.turn);
  const due = first && find(table, first.id);
  return due ? refuse('LOR-L-36', `Le Moine disparu en ${nameOf(due.at)} reparaît ce coup-ci : il faut dire où.`) : ALLOWED;
}
