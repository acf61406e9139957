/**
 * The ways of one group by a single hop, from tables alone: what listing and playing look up, thousands of times a second. `rules/movement.ts` judges; a
 * test holds the two together.
 */
import { type BoardTables, between, crossingsOf, FAR, placeOf, routeBetween } from '../board/tables.ts';
import type { PlaceId } from '../data/board-types.ts';
import type { Hop } from '../rules/movement/search.ts';

import { WIND_CELLS } from '../rules/movement/world.ts';
import type { People } from '../types.ts';
import { stormsOf } from './moment.ts';
import { inForce } from './situation.ts';
import { tablesFor } from './table.ts';
import type { Effect, MoveOf, State } from './types.ts';

/** A hop: by what, over which places, for how many boats, with which card. */
export interface Way {
  readonly to: number;
  readonly by: Hop | 'elsewhere';
  /** Sea cells crossed. */
  readonly cells: number;
  readonly boats: number;
  readonly card: MoveOf<'attack'>['card'];
}

/** All that a way depends on: nothing of it is hidden. */
export type Seen = Pick<State, 'options' | 'effects' | 'owners' | 'pawns'>;

/** What restricts a people's ways now. */
export interface Ground<Table extends Seen = Seen> {
  readonly tables: BoardTables;
  readonly people: People;
  readonly attacks: boolean;
  readonly state: Table;
  /** By place: 1 in a kingdom under a Vent de Glace. */
  readonly frozen: Uint8Array | undefined;
  /** By place: 1 on a sea cell that a Tempête closes. */
  readonly shut: Uint8Array | undefined;
  readonly crossings: Uint16Array;
  readonly flies: boolean;
  readonly vortices: boolean;
  readonly swims: boolean;
  readonly ashore: boolean;
  /** Under a Typhon all the Ailés walk one province (ZAR-L-47). */
  readonly grounded: boolean;
}

const STORMY = new WeakMap<readonly Effect[], { readonly shut: Uint8Array; readonly crossings: Uint16Array }>();

function stormOf(
  tables: BoardTables,
  effects: readonly Effect[],
): { readonly shut: Uint8Array; readonly crossings: Uint16Array } | undefined {
  const storms = stormsOf({ effects });
  if (storms.length === 0) return undefined;
  const known = STORMY.get(effects);
  if (known) return known;
  const closed = storms.flat().map((id: PlaceId) => placeOf(tables, id));
  const shut = Uint8Array.from(tables.ids, (_, place) => (closed.includes(place) ? 1 : 0));
  const made = { shut, crossings: crossingsOf(tables, (place) => shut[place] === 0) };
  STORMY.set(effects, made);
  return made;
}

function frozenOf(tables: BoardTables, effects: readonly Effect[]): Uint8Array | undefined {
  let frozen: Uint8Array | undefined;
  for (const { card, target } of effects) {
    if (card !== 'vent-de-glace' || !('kingdom' in target)) continue;
    frozen ??= new Uint8Array(tables.ids.length);
    for (const place of tables.members[tables.kingdoms.indexOf(target.kingdom)] ?? []) frozen[place] = 1;
  }
  return frozen;
}

export function groundOf<Table extends Seen>(state: Table, people: People, attacks: boolean): Ground<Table> {
  const tables = tablesFor(state.options);
  const { effects, options } = state;
  const storm = stormOf(tables, effects);
  const wave = people === 'dragons' && inForce(state, 'raz-de-maree');
  return {
    tables,
    people,
    attacks,
    state,
    frozen: frozenOf(tables, effects),
    shut: storm?.shut,
    crossings: storm?.crossings ?? tables.crossings,
    flies: people === 'ailes' && !inForce(state, 'typhon'),
    vortices: people === 'araignees' && !inForce(state, 'tremblement-de-terre'),
    swims: people === 'dragons' && !wave,
    grounded: people === 'ailes' && !attacks && inForce(state, 'typhon') && options.options['ZAR-L-47'] === 'oui-d-une-province',
    ashore: wave && options.options['ZAR-L-52'] !== 'oui',
  };
}

const isCold = ({ frozen }: Ground, place: number): boolean => frozen?.[place] === 1;
const isShut = ({ shut }: Ground, place: number): boolean => shut?.[place] === 1;

/** Whether the kingdom of Zargos puts a power to sleep between these places (ZAR-ZRG-4, ZAR-L-19). */
export function isAsleep({ tables: { powerless }, state }: Ground, a: number, b: number, over = a): boolean {
  const [one, other, middle] = [powerless[a] === 1, powerless[b] === 1, powerless[over] === 1];
  return state.options.options['ZAR-L-19'] === 'tout-dedans' ? one && other && middle : one || other || middle;
}

/** Whether a group may leave at all; `tired`: part of it has fought this turn. */
export function mayLeave(ground: Ground, from: number, tired: boolean): boolean {
  const { state, people, attacks, tables } = ground;
  const isAtSea = from >= tables.territories;
  if (isCold(ground, from) || isShut(ground, from)) return false;
  if (isAtSea && people === 'dragons' && inForce(state, 'raz-de-maree')) return false;
  if (!attacks || !tired) return true;
  return people === 'chevaliers' && !inForce(state, 'inondations') && tables.powerless[from] !== 1;
}

/** Whether a group may stop there; who holds the place is not asked. */
export function mayStop(ground: Ground, to: number, tired: boolean): boolean {
  const { attacks, tables, state } = ground;
  if (isCold(ground, to) || isShut(ground, to)) return false;
  return !(attacks && tired && tables.powerless[to] === 1 && state.options.options['ZAR-L-37'] !== 'oui-en-entrant');
}

function overFlight(ground: Ground, from: number, to: number): boolean {
  const overIce = ground.state.options.options['ZAR-L-28'] !== 'survol-interdit';
  for (const over of between(ground.tables, from, to)) {
    if (!isAsleep(ground, from, to, over) && (overIce || !isCold(ground, over))) return true;
  }
  return false;
}

/** The hop that needs neither boat nor card, if there is one. */
export function footHop(ground: Ground, from: number, to: number): Hop | undefined {
  const { tables, attacks } = ground;
  const { territories } = tables;
  if (from >= territories || to >= territories) return swimHop(ground, from, to);
  const isNear = tables.land[from]?.includes(to) ?? false;
  if (isNear && (attacks || !ground.flies || isAsleep(ground, from, to))) return 'land';
  if (ground.flies) {
    if (isNear) return 'flight';
    if (tables.straits[from]?.includes(to) && !isAsleep(ground, from, to)) return 'strait';
    if (overFlight(ground, from, to)) return 'flight';
  }
  return ground.vortices && tables.vortices[from]?.includes(to) && !isAsleep(ground, from, to) ? 'vortex' : undefined;
}

/** Whether a hop of reorganisation takes nothing of the two steps, its pawns landing for good (ZAR-AIL-3, ZAR-L-47). */
export const isEveryones = ({ grounded, tables: { powerless } }: Ground, from: number, hop: Hop): boolean =>
  hop === 'flight' || hop === 'strait' || (hop === 'land' && grounded && powerless[from] !== 1);

/** Dragons to sea, along it and ashore (ZAR-DRA-1, ZAR-DRA-2, ZAR-L-18). */
function swimHop(ground: Ground, from: number, to: number): Hop | undefined {
  const { tables, attacks, state } = ground;
  const { territories } = tables;
  if (!ground.swims || (attacks && to >= territories)) return undefined;
  if (from < territories) return tables.seas[from]?.includes(to) && !isAsleep(ground, from, to) ? 'swim' : undefined;
  if (to >= territories) return tables.sea[from]?.includes(to) ? 'swim' : undefined;
  if (tables.powerless[to] === 1 && state.options.options['ZAR-L-18'] === 'non') return undefined;
  return tables.coasts[from]?.includes(to) ? 'swim' : undefined;
}

/** Places that a hop without boat or card may lead to, before any check. */
export function near(ground: Ground, from: number): readonly number[] {
  const { tables } = ground;
  if (from >= tables.territories)
    return ground.attacks ? (tables.coasts[from] ?? []) : [...(tables.coasts[from] ?? []), ...(tables.sea[from] ?? [])];
  if (ground.flies) return tables.flights[from] ?? [];
  const land = tables.land[from] ?? [];
  const beside = ground.vortices ? (tables.vortices[from] ?? []).filter((place) => !land.includes(place)) : [];
  const sea = ground.swims && !ground.attacks ? (tables.seas[from] ?? []) : [];
  return beside.length + sea.length === 0 ? land : [...land, ...beside, ...sea];
}

/** Sea cells to cross from coast to coast, by the shortest open route; FAR where none leads or no boat carries the group. */
export function cellsBetween(ground: Ground, from: number, to: number): number {
  const { tables, ashore, crossings } = ground;
  return ashore || from >= tables.territories || to >= tables.territories ? FAR : (crossings[from * tables.territories + to] ?? FAR);
}

/** Boats that a crossing costs, alone or after a Vent de Terre; undefined if it is too long for them (ZAR-MER-1, ZAR-TERRE, ZAR-L-42). */
export function boatsFor(ground: Ground, cells: number, boats: number, wind: boolean): number | undefined {
  if (cells === FAR || cells === 0) return undefined;
  if (!wind) return cells <= boats ? cells : undefined;
  const rest = Math.max(0, cells - WIND_CELLS);
  if (rest > 0 && ground.state.options.options['ZAR-L-42'] === 'aucun-cumul') return undefined;
  return rest <= boats ? rest : undefined;
}

const COASTS = new WeakMap<BoardTables, readonly number[]>();

/** Territories that touch the sea. */
export function coastsOf(tables: BoardTables): readonly number[] {
  const coasts =
    COASTS.get(tables) ?? tables.seas.flatMap((cells, place) => (cells.length > 0 && place < tables.territories ? [place] : []));
  COASTS.set(tables, coasts);
  return coasts;
}

/** Places that a people's own places and the sea lead to from one of them, however far (ZAR-BRUME): a byte a place. Not for peoples that fly. */
export function linked(ground: Ground, from: number): Uint8Array {
  const { tables, state, people } = ground;
  const reached = new Uint8Array(tables.ids.length);
  if (!mayLeave(ground, from, false)) return reached;
  const isOpen = (to: number) =>
    (to >= tables.territories ? people === 'dragons' : state.owners[to] === people) && mayStop(ground, to, false);
  const queue = [from];
  reached[from] = 1;
  const visit = (to: number) => {
    if (reached[to] === 1 || !isOpen(to)) return;
    reached[to] = 1;
    queue.push(to);
  };
  for (const place of queue) {
    for (const to of near(ground, place)) if (footHop(ground, place, to)) visit(to);
    for (const to of coastsOf(tables)) if (cellsBetween(ground, place, to) < FAR) visit(to);
  }
  reached[from] = 0;
  return reached;
}

/** What lies under a hop: sea cells crossed, or the province flown over. */
export function overOf(ground: Ground, from: number, way: Pick<Way, 'to' | 'by'>): readonly number[] {
  const { tables } = ground;
  if (way.by === 'boats') return routeBetween(tables, from, way.to, (cell) => !isShut(ground, cell)) ?? [];
  if (way.by !== 'flight' || tables.land[from]?.includes(way.to)) return [];
  const free = between(tables, from, way.to).filter((over) => !isAsleep(ground, from, way.to, over));
  const over = free.find((place) => !isCold(ground, place)) ?? free[0];
  return over === undefined ? [] : [over];
}
