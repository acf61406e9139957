/** Hostages: what those are worth who are held, and who goes where so that what was agreed is done (LOR-ALL-2). */
import type { Seat } from '../../../../core/events.ts';
import { type Hex, keyOf } from '../../../board/hex.ts';
import { boxIn, type City, type Counter } from '../../../board/position.ts';
import { readingsOf } from '../../../options.ts';
import { mayEscort } from '../../../rules/movement.ts';
import { type Kind, MAX_GARRISON } from '../../../types.ts';
import { isHostage, MOST_HOSTAGES } from '../../places.ts';
import { landsOf } from '../../scenarios.ts';
import { citiesHeld, ownOf, seatOf } from '../../table.ts';
import type { Pledge, Table } from '../../types.ts';
import { sum } from '../blows.ts';
import { monthsTo, roadOf, UNREACHED } from './roads.ts';

/** What a hostage is worth to either side: the strength of its counter. */
export const priceOf = ({ position }: Table, kinds: readonly Kind[]): number =>
  sum(kinds.map((kind) => boxIn(position).factors[kind].combat));

/** What those of a people are worth who are in a keeper's cities. */
export const lodgedFrom = (table: Table, owner: Seat, keeper: Seat): number =>
  priceOfOwn(
    table,
    owner,
    citiesHeld(table, keeper).flatMap(({ hostages = [] }) => hostages),
  );

/** What it stands to lose to him: those, and the ones whom his escorts lead there. */
export const heldFrom = (table: Table, owner: Seat, keeper: Seat): number =>
  lodgedFrom(table, owner, keeper) + priceOfOwn(table, owner, ownOf(table, keeper).filter(isHostage));

const priceOfOwn = (table: Table, owner: Seat, held: readonly { readonly kind: Kind }[]): number =>
  priceOf(
    table,
    held.map(({ kind }) => kind).filter((kind) => seatOf(table, kind) === owner),
  );

/** Cities on a seat's own continents: an escort is found near them. */
const homesOf = (table: Table, seat: Seat): readonly City[] => citiesHeld(table, seat).filter(({ at }) => isHome(table, seat, at));

const isHome = ({ position, lands }: Table, seat: Seat, at: Hex): boolean => {
  const land = landsOf(position.map).get(keyOf(at));
  return land !== undefined && (lands[seat] ?? []).includes(land);
};

interface Way {
  readonly one: Counter;
  readonly city: City;
  readonly far: number;
}

/** Who is nearest to one of these cities, as they stood when the turn began: who sets out is who goes on. */
function nearestTo({ position: { map }, marched }: Table, counters: readonly Counter[], cities: readonly City[]): Way | undefined {
  let best: Way | undefined;
  for (const one of counters) {
    const from = marched.find(({ id }) => id === one.id)?.path[0] ?? one.at;
    for (const city of cities) {
      const far = roadOf(map, one, from, city.at);
      if (far < Math.min(best?.far ?? UNREACHED, UNREACHED)) best = { one, city, far };
    }
  }
  return best;
}

/** Those of a kind who may be handed over. */
const givable = (counters: readonly Counter[], kind: Kind): readonly Counter[] =>
  counters.filter((one) => one.kind === kind && !one.escort && !one.vanished && !one.paralysed);

/** The road of who is promised to a city of who will keep it; undefined where there is none. */
const roadOfPledge = (table: Table, { from, to, kind }: Pledge): Way | undefined =>
  nearestTo(table, givable(ownOf(table, from), kind), homesOf(table, to));

/** Months until who is promised is near a city of who will keep it; undefined where there is no road. */
export function monthsOfPledge(table: Table, pledge: Pledge): number | undefined {
  const way = roadOfPledge(table, pledge);
  return way && monthsTo(table.position.map, way.one, way.city.at);
}

/** What is to be done about hostages near a city, or in it. */
interface Handing {
  readonly task: 'deliver' | 'receive' | 'lodge' | 'yield';
  readonly city: City;
}
export type HandingTask = Handing['task'];

type Send = (counters: readonly Counter[], aim: Handing) => void;

/** Those who lead hostages into a city, and one who makes room there; who is promised to his ally, and who takes those in charge that have come. */
export function handOver(table: Table, send: Send, free: () => readonly Counter[]): void {
  const { turn, pledges, position, options } = table;
  const own = citiesHeld(table, turn);
  const open = own.filter(({ hostages = [] }) => hostages.length < MOST_HOSTAGES);
  for (const pair of free().filter(isHostage)) {
    const way = nearestTo(table, [pair], open);
    if (!way) continue;
    send([pair], { task: 'lodge', city: way.city });
    const { garrison, ids = [], at } = way.city;
    const [kind, id] = [garrison.at(-1), ids.at(-1)];
    // The escort needs room, too.
    const isFull = garrison.length >= MAX_GARRISON && monthsTo(position.map, pair, at) <= 1;
    if (isFull && kind && id !== undefined) send([{ id, kind, at }], { task: 'yield', city: way.city });
  }
  for (const { from, to, kind } of pledges) {
    if (from === turn) {
      const way = nearestTo(table, givable(free(), kind), homesOf(table, to));
      if (way) send([way.one], { task: 'deliver', city: way.city });
    }
    if (to !== turn) continue;
    const come = givable(position.counters, kind).filter(({ at }) => isHome(table, turn, at));
    const there = nearestTo(table, come, own);
    const guards = free().filter((one) => !one.escort && mayEscort(one.kind, readingsOf(options)));
    const guard = there && nearestTo(table, guards, [there.city]);
    if (guard) send([guard.one], { task: 'receive', city: guard.city });
  }
}
