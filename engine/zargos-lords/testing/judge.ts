/**
 * A second judge of moves, combats, shots and retreats, written from the booklet's sentences and the rulings, slow and obvious: it shares nothing with the rules
 * but the form of a position. Hexes are « column.row », with a table of neighbours of its own.
 */
import type { City, Counter, Position } from '../board/position.ts';
import type { State } from '../game/types.ts';
import type { RuleId } from '../ids.ts';
import { type Box, type Kind, PEOPLES, type People, type Shot } from '../types.ts';

const FLYING: readonly Kind[] = ['aile', 'faucon'];
const INFANTRY: readonly Kind[] = ['chevaliers-fantassin', 'dragons-fantassin', 'ailes-fantassin', 'moines-fantassin'];
const ARCHERS: readonly Kind[] = ['chevaliers-fantarcher', 'ailes-fantarcher'];
const BREATHERS: readonly Kind[] = ['dragon', 'lance-flammes'];
const SEERS: readonly Kind[] = ['sorcier', 'illusionniste'];
/** The kinds of each people: its lord, its infantry, then the others. */
export const KINDS_OF: Readonly<Record<People, readonly [Kind, Kind, Kind, Kind]>> = {
  chevaliers: ['chevalier', 'chevaliers-fantassin', 'sorcier', 'chevaliers-fantarcher'],
  dragons: ['dragon', 'dragons-fantassin', 'lance-flammes', 'serpent'],
  ailes: ['aile', 'ailes-fantassin', 'faucon', 'ailes-fantarcher'],
  moines: ['moine', 'moines-fantassin', 'moines-chevalier', 'illusionniste'],
};

export interface Cell {
  readonly column: number;
  readonly row: number;
}

const nameOf = ({ column, row }: Cell): string => `${column}.${row}`;

const isSame = (a: Cell, b: Cell): boolean => a.column === b.column && a.row === b.row;

export const cellOfHex = ({ q, r }: { readonly q: number; readonly r: number }): Cell => ({ column: q, row: r + Math.floor(q / 2) });

/** What stands where, looked up anew at each question. */
export class Table {
  readonly position: Position;
  readonly width: number;
  readonly height: number;
  constructor(position: Position) {
    this.position = position;
    this.width = position.map.rows[0]?.length ?? 0;
    this.height = position.map.rows.length;
  }

  reading(id: string): string | undefined {
    return (this.position.options as Readonly<Record<string, string>>)[id];
  }

  /** One step, 0 north and clockwise; odd columns lie half a hex lower. */
  step({ column, row }: Cell, way: number): Cell | undefined {
    const low = Math.abs(column % 2);
    const moves = [
      [0, -1],
      [1, low - 1],
      [1, low],
      [0, 1],
      [-1, low],
      [-1, low - 1],
    ];
    const [across = 0, down = 0] = moves[way] ?? [];
    let to = column + across;
    if (this.position.map.wraps) to = (to + this.width) % this.width;
    const cell = { column: to, row: row + down };
    return to < 0 || to >= this.width || cell.row < 0 || cell.row >= this.height ? undefined : cell;
  }

  around(cell: Cell): readonly Cell[] {
    return [0, 1, 2, 3, 4, 5].flatMap((way) => this.step(cell, way) ?? []);
  }

  touch(a: Cell, b: Cell): boolean {
    const across = Math.abs(a.column - b.column);
    // Nobody touches across more than a column, but where the edges meet.
    if ((across > 1 && across < this.width - 1) || Math.abs(a.row - b.row) > 1) return false;
    return this.around(a).some((cell) => nameOf(cell) === nameOf(b));
  }

  sign({ column, row }: Cell): string {
    return this.position.map.rows[row]?.[column] ?? ' ';
  }

  isBridge(cell: Cell): boolean {
    return '123456789'.includes(this.sign(cell));
  }

  people({ kind, escort }: Counter): People {
    const own = escort ?? kind;
    const people = PEOPLES.find((one) => KINDS_OF[one].includes(own));
    if (!people) throw new Error(own);
    return people;
  }

  friends(a: People, b: People): boolean {
    return a === b || this.position.allies.some((pair) => pair.includes(a) && pair.includes(b));
  }

  counters(cell: Cell): readonly Counter[] {
    return this.position.counters.filter((one) => !one.vanished && isSame(cellOfHex(one.at), cell));
  }

  city(cell: Cell): City | undefined {
    return this.position.cities.find((one) => isSame(cellOfHex(one.at), cell));
  }

  /** Enemies of a people whose zone of influence stands over a cell, by name. */
  zones(people: People, cell: Cell, attacked: readonly string[]): readonly string[] {
    const found: string[] = [];
    for (const one of this.position.counters) {
      if (one.vanished || attacked.includes(one.id) || this.friends(this.people(one), people)) continue;
      if (one.paralysed && this.reading('LOR-L-40') !== 'oui') continue;
      if (this.touch(cellOfHex(one.at), cell)) found.push(one.id);
    }
    for (const one of this.position.cities) {
      const id = `ville@${one.at.q},${one.at.r}`;
      if (one.garrison.length === 0 || attacked.includes(id) || this.friends(one.people, people)) continue;
      if (this.touch(cellOfHex(one.at), cell)) found.push(id);
    }
    return found;
  }

  /** A bridge is taken from a coast, left on a coast, and never joins another. */
  isBridgeWrong(from: Cell, to: Cell): boolean {
    if (!this.isBridge(from) && !this.isBridge(to)) return false;
    if (this.isBridge(from) && this.isBridge(to)) return this.sign(from) !== this.sign(to);
    return this.sign(this.isBridge(from) ? to : from) !== 'c';
  }
}

const paces = (counter: Counter, table: Table, box: Box): number => {
  const own = box.factors[counter.kind].movement;
  if (!counter.escort) return own;
  const infantry = box.factors[counter.escort].movement;
  return table.reading('LOR-L-47') === 'du-plus-lent' ? Math.min(own, infantry) : infantry;
};

const isFlying = ({ kind, escort }: Counter): boolean => !escort && FLYING.includes(kind);

/** Points of entering these cells, one after the other: two for a wood to whoever walks, one for all else, none for a bridge that is free. */
export function priceOf(position: Position, id: string, cells: readonly Cell[]): number {
  const table = new Table(position);
  const walks = position.counters.some((one) => one.id === id && !isFlying(one));
  const isFree = table.reading('LOR-L-5') === 'gratuit';
  return cells.reduce((sum, cell) => sum + (table.sign(cell) === 'b' && walks ? 2 : table.isBridge(cell) && isFree ? 0 : 1), 0);
}

/** The rule by which one that has shot this turn does not fight as well; undefined where the table lets it, and for who shoots nothing or is under an escort, which fights (LOR-ESC-2). */
export function shotInstead(position: Position, id: string): RuleId | undefined {
  const one = position.counters.find((other) => other.id === id);
  if (!one || one.escort) return undefined;
  if (one.kind === 'dragon') return 'LOR-DRA-1';
  if (one.kind === 'lance-flammes') return 'LOR-LAN-1';
  if (one.kind === 'sorcier') return 'LOR-SOR-2';
  if (one.kind === 'illusionniste') return 'LOR-ILL-1';
  return !ARCHERS.includes(one.kind) || position.options['LOR-L-18'] === 'oui' ? undefined : 'LOR-L-18';
}

/** Enemies still under attack: whoever came for them has neither fought nor shot in place of it, and stands where it came. */
export function attackedIn({
  position,
  marched,
  shot,
  fought,
}: Pick<State, 'position' | 'marched' | 'shot' | 'fought'>): readonly string[] {
  const judge = new Table(position);
  return marched.flatMap(({ id, against }) => {
    const [own, enemy] = [id, against].map((one) =>
      one === undefined ? undefined : position.counters.find((other) => other.id === one || other.escortId === one),
    );
    const isSpent = !own || fought.includes(id) || (shot.some((one) => one.id === id) && shotInstead(position, id) !== undefined);
    const isThere = own && enemy && !own.paralysed && !enemy.paralysed && judge.touch(cellOfHex(own.at), cellOfHex(enemy.at));
    return isThere && !isSpent ? [enemy.id] : [];
  });
}

/** Whether a counter may shoot at this enemy, whomever it came for this turn: he may have fallen to another's shot, or fled. */
export function mayAim({ position, marched }: Pick<State, 'position' | 'marched'>, id: string, target: string): boolean {
  const entered = marched.find((one) => one.id === id)?.against;
  const [own, enemy] = [id, entered].map((one) => position.counters.find((other) => other.id === one));
  const isThere = own && enemy && !enemy.paralysed && new Table(position).touch(cellOfHex(own.at), cellOfHex(enemy.at));
  return !isThere || aimsFrom(position, id, enemy.id, target);
}

/** Whether a counter that entered the zone of one enemy may shoot at that one or at another: a shot is its attack, and it attacks whom it came for. */
function aimsFrom(position: Position, id: string, entered: string, target: string): boolean {
  if (shotInstead(position, id) === undefined) return true;
  const reading = position.options['LOR-L-60'];
  return reading === 'toute-cible' || (reading !== 'non' && entered === target);
}

/**
 * Every cell where a counter may end its move, with the fewest points: all ways are walked, one point at a time. `rest`: what is left of a movement that was
 * broken off, and whether any of it was walked.
 */
export function movesOf(
  position: Position,
  id: string,
  attacked: readonly string[],
  isIndividual: boolean,
  box: Box,
  rest?: { readonly points: number; readonly hasMoved: boolean },
): ReadonlyMap<string, number> {
  const table = new Table(position);
  const counter = position.counters.find((one) => one.id === id);
  if (!counter) throw new Error(id);
  const ends = new Map<string, number>();
  const flier = isFlying(counter);
  const people = table.people(counter);
  if (counter.paralysed || counter.vanished) return ends;
  if (isIndividual && !flier && (counter.escort || counter.kind !== 'serpent')) return ends;
  const total = rest?.points ?? paces(counter, table, box);
  const start = cellOfHex(counter.at);
  const known = new Map<string, readonly string[]>();
  const zones = (cell: Cell): readonly string[] => {
    const name = nameOf(cell);
    const found =
      known.get(name) ?? (isIndividual ? [] : table.zones(people, cell, table.reading('LOR-L-38') === 'au-combat' ? [] : attacked));
    known.set(name, found);
    return found;
  };
  const ground = (cell: Cell): string => (table.city(cell) && table.reading('LOR-L-49') === 'cache' ? '.' : table.sign(cell));
  const inChasm = (cell: Cell): boolean => table.sign(cell) === 'o' && !table.city(cell);

  const mayEnter = (from: Cell, to: Cell, isFirst: boolean): boolean => {
    if (table.sign(to) === '~' || table.isBridgeWrong(from, to)) return false;
    // Paralysed, one cannot attack whose zone it is.
    if (inChasm(to) && zones(to).length > 0) return false;
    const seam = Math.abs(from.column - to.column) > 1;
    if (seam && from.row !== to.row && table.reading('LOR-L-27') === 'e-seul') return false;
    if (ground(to) === 'A' && !flier && !isFirst) return false;
    if (flier) return true;
    const isEnemy = (other: People) => !table.friends(people, other);
    if (table.counters(to).some((one) => isEnemy(table.people(one)))) return false;
    const city = table.city(to);
    return !(city && city.garrison.length > 0 && isEnemy(city.people));
  };

  const mustStop = (from: Cell, cell: Cell): boolean => {
    if (inChasm(cell)) return true;
    if (flier) return false;
    const city = table.city(cell);
    if (city && !table.friends(city.people, people) && table.reading('LOR-L-50') !== 'passe') return true;
    if (ground(cell) === 'A') return true;
    // Coming down from a mount, one goes on as usual.
    const atFoot = ground(from) !== 'A' && table.around(cell).some((one) => ground(one) === 'A');
    if (table.reading('LOR-L-41') === 'oui' && atFoot) return true;
    return zones(cell).length > 0 && table.reading('LOR-L-48') !== 'marche';
  };

  const mayStop = (cell: Cell): boolean => {
    if (table.isBridge(cell) && table.reading('LOR-L-42') === 'non') return false;
    const city = table.city(cell);
    const here = table.counters(cell).filter((one) => one.id !== id);
    if (city) {
      // Only its people garrisons a city, by LOR-L-69.
      if (table.friends(city.people, people) && city.people !== people) return false;
      // A hostage has a place of his own: two a city.
      const isHostage = counter.escort !== undefined && !KINDS_OF[people].includes(counter.kind);
      if (isHostage && (city.hostages?.length ?? 0) >= 2) return false;
      if (city.people === people) return city.garrison.length + (counter.escort && !isHostage ? 2 : 1) <= 4;
      return city.garrison.length === 0;
    }
    const sign = position.counters.some((one) => one.vanished && nameOf(cellOfHex(one.at)) === nameOf(cell));
    if (sign && table.reading('LOR-L-35') === 'hexagone-bloque') return false;
    const [one, ...more] = here;
    if (!one) return true;
    if (more.length > 0 || !table.friends(table.people(one), people)) return false;
    if (one.paralysed && table.reading('LOR-L-53') !== 'oui') return false;
    if (table.reading('LOR-REV-3') === 'deux' && table.people(one) === people) return true;
    if (one.escort || counter.escort) return false;
    // Infantry over another, whichever of the two arrives; an ally's too, as hostages are taken in charge.
    const escorts = (kind: Kind) =>
      INFANTRY.includes(kind) || (table.reading('LOR-L-20') === 'fantarchers-aussi' && ARCHERS.includes(kind));
    return (escorts(counter.kind) && !INFANTRY.includes(one.kind)) || (escorts(one.kind) && !INFANTRY.includes(counter.kind));
  };

  // Up on a mount, one goes on next turn.
  if (rest?.hasMoved && !flier && ground(start) === 'A') return ends;
  // Ring by ring, a point at a time; a free bridge stays in the ring that it is entered from.
  const seen = new Set<string>();
  const rings: Cell[][] = [[start]];
  for (let spent = 0; spent <= total; spent += 1)
    for (let at = 0; at < (rings[spent]?.length ?? 0); at += 1) {
      const cell = rings[spent]?.[at] ?? start;
      for (const to of table.around(cell)) {
        const isFirst = nameOf(cell) === nameOf(start) && spent === 0 && !rest?.hasMoved;
        if (!mayEnter(cell, to, isFirst)) continue;
        // Whoever walks on within a zone stays in every zone he entered.
        const entered = isFirst || flier ? [] : zones(cell);
        if (entered.length > 0 && entered.some((one) => !zones(to).includes(one))) continue;
        const price = table.isBridge(to) && table.reading('LOR-L-5') === 'gratuit' ? 0 : ground(to) === 'b' && !flier ? 2 : 1;
        const cost = spent + price;
        if (cost > total) continue;
        if (nameOf(to) !== nameOf(start) && mayStop(to)) ends.set(nameOf(to), Math.min(cost, ends.get(nameOf(to)) ?? cost));
        if (seen.has(nameOf(to)) || mustStop(cell, to)) continue;
        // What a hex costs is the same from anywhere: whoever comes first has the most points left.
        seen.add(nameOf(to));
        rings[cost] = [...(rings[cost] ?? []), to];
      }
    }
  return ends;
}

/** The centre of a cell, its sides 1 long. */
const centre = ({ column, row }: Cell) => ({ x: 1.5 * column, y: Math.sqrt(3) * (row + Math.abs(column % 2) / 2) });

/** The cells of a line between two centres, one a step, nudged to one side: whose centre is nearest. */
function crossed(table: Table, from: Cell, to: Cell, far: number, side: number): readonly Cell[] {
  const [a, b] = [centre(from), centre(to)];
  const names = new Map<string, Cell>();
  for (let at = 1; at < far; at += 1) {
    const x = a.x + ((b.x - a.x) * at) / far - side * 1e-4 * (b.y - a.y);
    const y = a.y + ((b.y - a.y) * at) / far + side * 1e-4 * (b.x - a.x);
    let best: Cell = from;
    let least = Number.POSITIVE_INFINITY;
    for (let column = -table.width; column < 2 * table.width; column += 1)
      for (let row = -1; row <= table.height; row += 1) {
        const other = centre({ column, row });
        const far = (other.x - x) ** 2 + (other.y - y) ** 2;
        if (far < least) {
          best = { column, row };
          least = far;
        }
      }
    names.set(nameOf(best), best);
  }
  return [...names.values()].filter((cell) => nameOf(cell) !== nameOf(from) && nameOf(cell) !== nameOf(to));
}

/** Fewest steps between two cells, by walking rings outwards. */
function steps(table: Table, from: Cell, to: Cell): number {
  let ring: readonly Cell[] = [from];
  const seen = new Set([nameOf(from)]);
  for (let count = 0; ring.length > 0; count += 1) {
    if (ring.some((cell) => nameOf(cell) === nameOf(to))) return count;
    const outer: Cell[] = [];
    for (const cell of ring)
      for (const one of table.around(cell))
        if (!seen.has(nameOf(one))) {
          seen.add(nameOf(one));
          outer.push(one);
        }
    ring = outer;
  }
  return Number.POSITIVE_INFINITY;
}

/** What the way of a counter this turn, start included, adds to its attack on these cells: 3 on one that lies in front of it, 1 on one beside that. */
export function chargeIn(position: Position, id: string, way: readonly Cell[], targets: readonly Cell[]): number {
  const table = new Table(position);
  const counter = position.counters.find((one) => one.id === id);
  const end = way.at(-1);
  if (counter?.kind !== 'chevalier' || counter.escort || !end) return 0;
  if (way.length - 1 < (table.reading('LOR-L-37') === 'deux-au-moins' ? 2 : 1)) return 0;
  const isNext = (from: Cell, to: Cell, side: number): boolean => {
    const cell = table.step(from, side);
    return !!cell && nameOf(cell) === nameOf(to);
  };
  const course = [0, 1, 2, 3, 4, 5].find((side) => way.every((cell, at) => at === 0 || isNext(way[at - 1] ?? cell, cell, side)));
  if (course === undefined) return 0;
  const beside = table.reading('LOR-L-2') === 'toujours-de-front' ? 3 : 1;
  const each = targets.map((cell) => {
    if (isNext(end, cell, course)) return 3;
    return isNext(end, cell, (course + 1) % 6) || isNext(end, cell, (course + 5) % 6) ? beside : 0;
  });
  return table.reading('LOR-L-66') === 'le-moindre' ? Math.min(...each) : Math.max(...each);
}

/** Whether these may attack those from where they stand, having come by these ways this turn. */
export function fights(
  position: Position,
  attackers: readonly string[],
  targets: readonly string[],
  box: Box,
  ways: Readonly<Record<string, readonly Cell[]>> = {},
): boolean {
  const table = new Table(position);
  const sides = [attackers, targets].map((ids) => position.counters.filter(({ id }) => ids.includes(id)));
  const [ours = [], theirs = []] = sides;
  const cellOf = ({ at }: Counter): Cell => cellOfHex(at);
  const isOut = (one: Counter): boolean =>
    !!one.vanished || !!one.paralysed || (table.isBridge(cellOf(one)) && !table.city(cellOf(one)) && table.reading('LOR-L-42') === 'non');
  if (sides.flat().some(isOut)) return false;
  for (const one of ours)
    for (const other of theirs)
      if (!table.touch(cellOf(one), cellOf(other)) || table.friends(table.people(one), table.people(other))) return false;
  if (new Set(ours.map((one) => table.people(one))).size > 1 && table.reading('LOR-L-45') !== 'oui') return false;
  if (ours.length > 1 && theirs.length > 1 && table.reading('LOR-L-44') !== 'tous-attenants') return false;
  const worth = (one: Counter): number => {
    const wizards = position.counters.filter(
      (other) =>
        other.kind === 'sorcier' && !other.escort && !other.vanished && !other.paralysed && table.touch(cellOf(other), cellOf(one)),
    ).length;
    const helped = table.people(one) !== 'chevaliers' ? 0 : table.reading('LOR-L-3') === 'oui' ? wizards : Math.min(1, wizards);
    return box.factors[one.escort ?? one.kind].combat + 2 * helped;
  };
  const shelter = (one: Counter): number => (table.city(cellOf(one)) ? 0 : ({ A: 3, b: 1 }[table.sign(cellOf(one))] ?? 0));
  const force = (side: readonly Counter[], of: (one: Counter) => number): number => side.reduce((sum, one) => sum + of(one), 0);
  const charge = (one: Counter): number => chargeIn(position, one.id, ways[one.id] ?? [], theirs.map(cellOf));
  return force(ours, (one) => worth(one) + charge(one)) - force(theirs, (one) => worth(one) + shelter(one)) >= (box.combat[0]?.from ?? 0);
}

const RANGE = { arrows: 8, flames: 5, visions: 5 } as const;
const POWER = { arrows: ARCHERS, flames: BREATHERS, visions: SEERS } as const;

/** Whether a counter may shoot at another. */
export function shootsAt(position: Position, from: string, to: string, shot: Shot): boolean {
  const table = new Table(position);
  const [shooter, target] = [from, to].map((id) => position.counters.find((one) => one.id === id));
  if (!shooter || !target) throw new Error(`${from} ${to}`);
  if (!POWER[shot].includes(shooter.kind) || shooter.escort || shooter.paralysed || shooter.vanished) return false;
  if (target.vanished || table.friends(table.people(shooter), table.people(target))) return false;
  if (target.paralysed && table.reading('LOR-L-14') !== 'vise-par-les-tirs') return false;
  const [start, end] = [cellOfHex(shooter.at), cellOfHex(target.at)];
  const far = steps(table, start, end);
  if (far === 0 || far > RANGE[shot]) return false;
  if (shot === 'visions' || (shot === 'flames' && table.reading('LOR-L-15') === 'libres')) return true;
  if (table.sign(start) === 'b' && (!table.city(start) || table.reading('LOR-L-81') === 'non')) return false;
  if (table.sign(end) === 'b' && !(shot === 'flames' && table.reading('LOR-REV-5') === 'plus-deux')) return false;
  const stops = (cell: Cell | undefined): boolean => !!cell && ('Abo'.includes(table.sign(cell)) || table.city(cell) !== undefined);
  if (shot === 'arrows' && table.reading('LOR-REV-4') === 'toutes-directions') {
    const images = [0, -table.width, table.width]
      .slice(0, position.map.wraps ? 3 : 1)
      .map((turn) => ({ ...end, column: end.column + turn }));
    const plain = new Table({ ...position, map: { ...position.map, wraps: false } });
    const wide = (cell: Cell): number => {
      const [dx, low] = [Math.abs(cell.column - start.column), cell.row + (cell.column - Math.abs(cell.column % 2)) / -2];
      const r = low - (start.row - (start.column - Math.abs(start.column % 2)) / 2);
      return Math.max(dx, Math.abs(r), Math.abs(cell.column - start.column + r));
    };
    const image = images.find((one) => wide(one) === far) ?? end;
    return [1, -1].some(
      (side) =>
        !crossed(plain, start, image, far, side)
          .map((cell) => ({ ...cell, column: (cell.column + table.width) % table.width }))
          .filter(({ row }) => row >= 0 && row < table.height)
          .some(stops),
    );
  }
  return [0, 1, 2, 3, 4, 5].some((way) => {
    let cell: Cell | undefined = start;
    for (let step = 1; step < far; step += 1) {
      cell = cell && table.step(cell, way);
      if (stops(cell)) return false;
    }
    cell = cell && table.step(cell, way);
    return !!cell && nameOf(cell) === nameOf(end);
  });
}

/** A counter that has moved this turn: its way, start included, whom it came to attack, and whom it had shot at before. */
export interface Came {
  readonly id: string;
  readonly way: readonly Cell[];
  readonly against?: string | undefined;
  readonly aimed?: string | undefined;
}

/**
 * The position once those have gone back that came to attack and cannot: neither by a shot at whom they came for, nor with all that stand around somebody
 * they may attack. `spent`: those that have shot.
 */
export function sentHome(position: Position, came: readonly Came[], spent: readonly string[], box: Box): Position {
  const reading = (id: string): string | undefined => (position.options as Readonly<Record<string, string>>)[id];
  let now = position;
  const cell = (id: string): Cell | undefined => {
    const one = now.counters.find((other) => other.id === id);
    return one && cellOfHex(one.at);
  };
  const touches = (id: string, other: string): boolean => {
    const [a, b] = [cell(id), cell(other)];
    return !!a && !!b && new Table(now).touch(a, b);
  };
  const isHeld = (id: string): boolean => now.counters.some((one) => one.id === id && one.paralysed);
  /** Whom one is bound to: it came for him, and stands next to him. */
  const boundTo = (id: string): string | undefined => {
    const enemy = came.find((one) => one.id === id)?.against;
    return enemy && touches(id, enemy) && !isHeld(enemy) && reading('LOR-L-64') !== 'au-choix' ? enemy : undefined;
  };
  const isOwn = (one: Counter, id: string): boolean => {
    const table = new Table(now);
    const own = now.counters.find((other) => other.id === id);
    return !!own && table.people(own) === table.people(one);
  };
  const groupAt = (id: string, enemy: string): readonly string[] =>
    now.counters
      .filter((one) => isOwn(one, id) && touches(one.id, enemy) && !one.paralysed)
      .filter((one) => !spent.includes(one.id) || shotInstead(now, one.id) === undefined)
      .filter((one) => [undefined, enemy].includes(boundTo(one.id)))
      .map((one) => one.id);
  const ways = (): Record<string, readonly Cell[]> =>
    Object.fromEntries(
      came.flatMap(({ id, way }) => {
        const [end, at] = [way.at(-1), cell(id)];
        return end && at && nameOf(end) === nameOf(at) ? [[id, way]] : [];
      }),
    );
  const keeps = ({ id, against = '', aimed }: Came): boolean => {
    if (aimed === against) return true;
    const shoots = reading('LOR-L-60') !== 'non' && !spent.includes(id);
    if (shoots && (['arrows', 'flames', 'visions'] as const).some((shot) => shootsAt(now, id, against, shot))) return true;
    const attacks = now.counters.some((enemy) => {
      const group = isOwn(enemy, id) ? [] : groupAt(id, enemy.id);
      return group.includes(id) && fights(now, group, [enemy.id], box, ways());
    });
    const isJoined = groupAt(id, against).some((one) => one !== id && came.some((other) => other.id === one));
    return attacks || (reading('LOR-L-65') === 'reste' && isJoined);
  };
  const isUndone = reading('LOR-L-63') !== 'dans-l-ordre';
  for (let moved = true; moved; ) {
    moved = false;
    for (const one of isUndone ? [...came].reverse() : came) {
      const [home] = one.way;
      if (!home || !one.against || !cell(one.id) || !cell(one.against) || keeps(one)) continue;
      const taken = now.counters.some((other) => nameOf(cellOfHex(other.at)) === nameOf(home));
      if (taken) continue;
      const at = { q: home.column, r: home.row - Math.floor(home.column / 2) };
      now = { ...now, counters: now.counters.map((other) => (other.id === one.id ? { ...other, at } : other)) };
      moved = isUndone;
    }
  }
  return now;
}

/** Whose zone does not end a flight where it begins: the flight from a vision is a retreat, and who cast it stands where an attacker does. */
export const sparedBy = (position: Position, caster: string): readonly string[] => (position.options['LOR-L-61'] === 'tue' ? [] : [caster]);

interface Fallen {
  readonly id: string;
  readonly fate: 'safe' | 'paralysed' | 'eliminated';
  readonly at: string;
}

export interface Line {
  readonly first: Fallen;
  /** Those who were moved or died of it, by name. */
  readonly pushed: readonly Fallen[];
  /** Whose choice it is to lose the first alone. */
  readonly chooser?: People;
}

/** The line of a retreat in one of the six ways, walked hex by hex with counters on a board. */
export function retreatOf(
  position: Position,
  id: string,
  hexes: number,
  fought: readonly string[],
  way: number,
  attacked: readonly string[] = [],
): Line {
  const table = new Table(position);
  // Whoever is being attacked holds nothing until his combat is over, if attacking begins with the attacker's arrival.
  const gone = table.reading('LOR-L-62') !== 'compte' && table.reading('LOR-L-38') !== 'au-combat' ? attacked : [];
  const first = position.counters.find((one) => one.id === id);
  if (!first) throw new Error(id);
  const people = table.people(first);
  const where = new Map(position.counters.filter((one) => !one.vanished).map((one) => [one.id, cellOfHex(one.at)]));
  const held = new Set(position.counters.filter((one) => one.paralysed).map((one) => one.id));
  const dead = new Set<string>();
  const moved = new Set<string>();
  const on = (cell: Cell): Counter | undefined =>
    position.counters.find((one) => {
      const at = where.get(one.id);
      return !dead.has(one.id) && at && nameOf(at) === nameOf(cell);
    });
  const flies = (one: Counter): boolean => isFlying(one) && table.reading('LOR-L-43') === 'non';
  const at = (one: Counter): Cell => where.get(one.id) ?? cellOfHex(one.at);
  const enemyOn = (one: Counter, cell: Cell): Counter | undefined => {
    const other = on(cell);
    return other && !table.friends(table.people(other), table.people(one)) ? other : undefined;
  };
  /** An enemy that stops a retreat without harm. */
  const isMild = (enemy: Counter | undefined): boolean =>
    table.reading('LOR-L-51') === 'arrete' || (table.reading('LOR-L-51') === 'paralyse-arrete' && !!enemy?.paralysed);
  const wall = (one: Counter, from: Cell, to: Cell | undefined): boolean => {
    if (!to || table.sign(to) === '~' || table.city(to) || table.isBridgeWrong(from, to)) return true;
    if (table.isBridge(to) && table.reading('LOR-L-42') === 'non') return true;
    if ('Ab'.includes(table.sign(to)) && !flies(one)) return true;
    return enemyOn(one, to) !== undefined && !isMild(enemyOn(one, to));
  };
  const zoneKills = (one: Counter, to: Cell, free: readonly string[]): boolean =>
    table.zones(table.people(one), to, gone).some((zone) => !free.includes(zone));

  /** Whether those who would be pushed off a cell, and off the cells behind, cannot be. */
  const isStuck = (cell: Cell): boolean => {
    const one = on(cell);
    if (!one) return false;
    if (!table.friends(table.people(one), people) || held.has(one.id)) return true;
    const to = table.step(cell, way);
    return !!to && !wall(one, cell, to) && isStuck(to);
  };

  /** Makes room on a cell, and first on those behind it. */
  const makeRoom = (cell: Cell): void => {
    const one = on(cell);
    if (!one) return;
    const to = table.step(cell, way);
    if (!to || wall(one, cell, to) || (table.reading('LOR-L-54') === 'oui' && zoneKills(one, to, []))) {
      dead.add(one.id);
      // Whoever stands behind stands against nobody: he is not pushed.
      return;
    }
    makeRoom(to);
    where.set(one.id, to);
    moved.add(one.id);
    if (table.sign(to) === 'o') held.add(one.id);
  };

  /** Zones of the combat that have held him from the start without a break. */
  let still = table.reading('LOR-L-7') === 'toujours' ? [] : table.zones(people, at(first), []).filter((one) => fought.includes(one));
  let fate: Fallen['fate'] = 'safe';
  for (let step = 0; step < hexes && fate === 'safe'; step += 1) {
    const from = at(first);
    const to = table.step(from, way);
    if (!to || wall(first, from, to)) {
      fate = 'eliminated';
      break;
    }
    if (isStuck(to)) {
      const byEnemy = enemyOn(first, to);
      const leadsIntoZone = table.reading('LOR-L-68') === 'zone-tue' && zoneKills(first, to, still);
      if (!byEnemy && (table.reading('LOR-L-52') === 'elimine' || leadsIntoZone)) fate = 'eliminated';
      break;
    }
    if (zoneKills(first, to, still)) {
      if (table.reading('LOR-L-55') === 'ami-pousse') makeRoom(to);
      fate = 'eliminated';
      break;
    }
    makeRoom(to);
    where.set(id, to);
    still = still.filter((one) => table.zones(people, to, []).includes(one));
    if (table.sign(to) === 'o') fate = 'paralysed';
  }
  const told = position.counters.filter((one) => one.id !== id && (moved.has(one.id) || dead.has(one.id)));
  const lost = [...dead].flatMap((one) => position.counters.find((other) => other.id === one) ?? []);
  // The ally whose counter is pushed to its death is asked, whoever else dies.
  const ally = table.reading('LOR-L-32') === 'l-allie' ? lost.map((one) => table.people(one)).find((one) => one !== people) : undefined;
  return {
    first: { id, fate, at: nameOf(at(first)) },
    pushed: told.map((one) => ({
      id: one.id,
      fate: dead.has(one.id) ? 'eliminated' : held.has(one.id) ? 'paralysed' : 'safe',
      at: nameOf(at(one)),
    })),
    ...(lost.length > 0 && { chooser: ally ?? people }),
  };
}
