/** Into a city whose garrison has just been eliminated, where the table says at once (LOR-L-57). */
import type { Seat } from '../../core/events.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { isNext } from '../board/map.ts';
import type { RuleId } from '../ids.ts';
import type { Tell } from './events.ts';
import { lodged } from './places.ts';
import { cityNamed, find, whoIs } from './table.ts';
import type { MoveOf, Table } from './types.ts';

export function judgeEntry(table: Table, { id }: MoveOf<'enter'>): Verdict<RuleId> {
  const city = table.entry && cityNamed(table, table.entry.city);
  const counter = find(table, id);
  if (!city || !counter || !table.entry?.by.includes(id))
    return refuse('LOR-L-57', 'Seul un des assiégeants qui viennent d’ouvrir la ville peut y entrer.');
  return isNext(table.position.map, counter.at, city.at)
    ? ALLOWED
    : refuse('LOR-L-57', 'Cet assiégeant n’est plus sur un hexagone attenant à la ville.');
}

export const entriesOf = (table: Table, seat: Seat): readonly MoveOf<'enter'>[] =>
  (table.entry?.by ?? []).map((id): MoveOf<'enter'> => ({ kind: 'enter', seat, id })).filter((move) => judgeEntry(table, move).ok);

export function entered<T extends Table>(table: T, { seat, id }: MoveOf<'enter'>, tell: Tell): T {
  const city = table.entry && cityNamed(table, table.entry.city);
  const counter = find(table, id);
  if (!city || !counter) throw new Error(`${id} cannot enter`);
  const { position, city: now, taken } = lodged(table.position, counter, city);
  if (now) tell({ kind: 'entered', seat, who: whoIs({ ...counter, at: now.at }), ...(taken && { taken }) });
  return { ...table, position, entry: null };
}
