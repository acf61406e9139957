/** Steps that a people takes at home: on foot, swimming, aboard, by air (ZAR-REO, ZAR-DRA-1, ZAR-ARA-1, ZAR-AIL-3). */
import type { PlaceId } from '../../data/board-types.ts';
import type { People } from '../../types.ts';
import type { Table } from './table.ts';

export interface Hop {
  readonly to: PlaceId;
  readonly steps: number;
  /** Sea cells crossed on board. */
  readonly cells: number;
}

/** Looks each place up once. */
export class Walker {
  readonly table: Table;
  readonly people: People;
  private readonly own: readonly PlaceId[];
  private readonly walks = new Map<PlaceId, readonly Hop[]>();
  private readonly sails = new Map<PlaceId, readonly Hop[]>();

  constructor(table: Table, people: People) {
    this.table = table;
    this.people = people;
    this.own = table.held(people).filter((id) => table.map.isLand(id));
  }

  isOwn(id: PlaceId): boolean {
    return this.own.includes(id);
  }

  /** Own provinces next to a place, those with a volcano next to one another for the Araignées. */
  private onFoot(from: PlaceId): readonly Hop[] {
    const { map } = this.table;
    const near = this.own.filter((id) => map.neighbours(from).includes(id) || this.table.mayVortex(this.people, from, id));
    return near.map((to) => ({ to, steps: 1, cells: 0 }));
  }

  /** Dragons swim, into any open cell and out of it (ZAR-DRA-1); the kingdom of Zargos lets them land, not dive (ZAR-L-18, ZAR-L-19). */
  private swum(from: PlaceId): readonly Hop[] {
    const { table } = this;
    const { map } = table;
    if (this.people !== 'dragons' || table.rages('raz-de-maree') || (map.isSea(from) && table.isClosed(from))) return [];
    const dives = map.isSea(from) ? map.seasBeside(from) : map.cellsOf(from);
    const seas = dives.filter((cell) => !table.isClosed(cell) && !table.isAsleep(from, cell));
    const lands = map.coastsOf(from).filter((id) => this.isOwn(id) && !(table.reads('ZAR-L-18', 'non') && map.isZargos(id)));
    return [...seas, ...lands].map((to) => ({ to, steps: 1, cells: 0 }));
  }

  /** From coast to coast, a step whatever the distance, or a step a cell (ZAR-REO-4, ZAR-L-21). */
  private aboard(from: PlaceId): readonly Hop[] {
    const { table } = this;
    if (table.map.isSea(from) || !table.mayBoard(this.people)) return [];
    const ways = this.own.filter((id) => id !== from).map((to) => ({ to, cells: table.crossing(from, to) }));
    const isByCell = table.reads('ZAR-L-21', 'un-pas-par-case');
    return ways.filter(({ cells }) => Number.isFinite(cells)).map(({ to, cells }) => ({ to, cells, steps: isByCell ? cells : 1 }));
  }

  /** Nobody leaves a frozen kingdom, nobody enters it (ZAR-GLACE). */
  private thawed(from: PlaceId, hops: readonly Hop[]): readonly Hop[] {
    return this.table.isFrozen(from) ? [] : hops.filter(({ to }) => !this.table.isFrozen(to));
  }

  walked(from: PlaceId): readonly Hop[] {
    const known = this.walks.get(from) ?? this.thawed(from, [...this.onFoot(from), ...this.swum(from)]);
    this.walks.set(from, known);
    return known;
  }

  sailed(from: PlaceId): readonly Hop[] {
    const known = this.sails.get(from) ?? this.thawed(from, this.aboard(from));
    this.sails.set(from, known);
    return known;
  }

  /** Every way of one or two hops, `range` steps at most, from a place to others. */
  trails(from: PlaceId, range: number): readonly (readonly Hop[])[] {
    const hops = (place: PlaceId, left: number) => [...this.walked(place), ...this.sailed(place)].filter(({ steps }) => steps <= left);
    return hops(from, range).flatMap((first) => {
      const seconds = hops(first.to, range - first.steps).filter(({ to }) => to !== from);
      return [[first], ...seconds.map((second) => [first, second])];
    });
  }

  /** Whether a province is next to another for Ailés, outside the kingdom of Zargos. */
  isNext(from: PlaceId, to: PlaceId): boolean {
    return this.table.map.neighbours(from).includes(to) && !this.table.isAsleep(from, to);
  }

  /** Own provinces that the Ailés fly to: the next ones, those over one province, across a strait (ZAR-AIL-3). */
  flown(from: PlaceId): readonly PlaceId[] {
    const { table } = this;
    if (this.people !== 'ailes' || table.rages('typhon') || table.isFrozen(from)) return [];
    return this.own.filter((to) => to !== from && !table.isFrozen(to) && (this.isNext(from, to) || table.mayFly('ailes', from, to)));
  }

  /** The same in a Vent de Brume that lifts the distance of a flight (ZAR-L-54). */
  soared(from: PlaceId): readonly PlaceId[] {
    const { table } = this;
    if (this.people !== 'ailes' || table.rages('typhon') || table.isFrozen(from)) return [];
    const sky = new Set([from]);
    const isBarred = (id: PlaceId) => table.reads('ZAR-L-28', 'survol-interdit') && table.isFrozen(id);
    for (const id of sky) for (const next of table.map.neighbours(id)) if (!isBarred(next) && !table.isAsleep(from, next)) sky.add(next);
    return this.own.filter((to) => to !== from && sky.has(to) && !table.isFrozen(to) && !table.isAsleep(from, to));
  }
}
