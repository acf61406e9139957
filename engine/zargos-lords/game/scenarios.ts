/**
 * What a game begins with, how long it lasts and what wins: values, all of them ours (LOR-L-59) but for the whole war, which is the booklet's. Skirmishes are the
 * smallest: their maps and counters are in `starts.ts`.
 */
import { continentsOf } from '../board/continents.ts';
import { type Hex, keyOf } from '../board/hex.ts';
import { bridgeAt, type HexMap, hexAt, hexesOf, neighboursOf } from '../board/map.ts';
import { continentAt, WORLD } from '../board/world.ts';
import { COPIES, kindsOf } from '../data/counters.ts';
import { WORLD_CONTINENTS } from '../data/world.ts';
import { GAME_MONTHS } from '../setup.ts';
import { type Kind, PEOPLES, type People } from '../types.ts';
import { CAMP_CELL, CELLS, cellFor, START_IDS, STARTS, type StartId } from './starts.ts';

export const SCENARIO_IDS = [...START_IDS, 'siege', 'escorte', 'continent', 'guerre'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** Parts of the rules that a scenario does without. */
const PARTS = ['escorts', 'strikes', 'vanishing', 'alliances'] as const;
export type ScenarioPart = (typeof PARTS)[number];

/**
 * What wins. `camp`: no enemy left, or the most struck, the other's camp counted (LOR-L-59). `cities`: the most cities when the months are over (LOR-TOUR-4).
 * `arrival`: the first seat, once its first counter is inside its city; the other once that is past hope.
 */
type Win = 'camp' | 'cities' | 'arrival';

type Cell = readonly [column: number, row: number];

interface Placed {
  readonly kind: Kind;
  readonly at: Cell;
  readonly escort?: Kind;
}

interface PlacedCity {
  readonly at: Cell;
  /** How many of `hidden` the seed puts into it; the others stand on `cells`. */
  readonly draws?: number;
}

/** Who stands where when a scenario begins; counters are numbered in this order, an escort after the one it escorts, those of `hidden` last. */
export interface Side {
  readonly counters: readonly Placed[];
  readonly cities: readonly PlacedCity[];
  readonly hidden?: { readonly kinds: readonly Kind[]; readonly cells: readonly Cell[] };
}

export interface Scenario {
  readonly name: string;
  /** One sentence. */
  readonly about: string;
  /** How long a game takes by hand, at an estimate. */
  readonly minutes: number;
  readonly seats: readonly number[];
  /** The first is usual. */
  readonly months: readonly number[];
  readonly map: HexMap;
  readonly wins: Win;
  readonly without: readonly ScenarioPart[];
  /** By seat, in the order of the turn; left out: dealt by the cards, or chosen (LOR-PREP-1). */
  readonly peoples?: readonly People[];
  readonly sides?: readonly Side[];
  /** Copies of each kind that a people takes the field with, where it is prepared by hand. */
  readonly army?: (kind: Kind) => number;
}

const LANDS = new WeakMap<HexMap, ReadonlyMap<string, number>>();

/** The number of the continent of each hex of land, by its key. */
export function landsOf(map: HexMap): ReadonlyMap<string, number> {
  const known = LANDS.get(map);
  if (known) return known;
  const lands = new Map(continentsOf(map).flatMap((hexes, at) => hexes.map((hex): [string, number] => [keyOf(hex), at])));
  LANDS.set(map, lands);
  return lands;
}

/** What a continent of a map cut from the world is called. */
export function landName(map: HexMap, continent: number): string {
  const hex = hexesOf(map).find((one) => landsOf(map).get(keyOf(one)) === continent);
  const id = hex && continentAt(hex);
  return id ? WORLD_CONTINENTS[id].name : `le continent ${continent + 1}`;
}

/** The map without these continents and the bridges that led to them: all sea; `cut`: but for one, its empty rows to the north and the south go. */
export function withoutContinents(map: HexMap, gone: readonly number[], cut: boolean): HexMap {
  const lands = landsOf(map);
  const isGone = (hex: Hex): boolean => gone.includes(lands.get(keyOf(hex)) ?? -1);
  const bridges = new Set(hexesOf(map).flatMap((hex) => (neighboursOf(map, hex).some(isGone) ? (bridgeAt(map, hex) ?? []) : [])));
  const signOf = (sign: string, hex: Hex): string => (isGone(hex) || bridges.has(bridgeAt(map, hex) ?? 0) ? '~' : sign);
  const rows = map.rows.map((signs, row) => [...signs].map((sign, column) => signOf(sign, hexAt(column, row))).join(''));
  if (!cut) return { ...map, rows };
  const isOpen = (row: string): boolean => /^~*$/.test(row);
  const top = rows.findIndex((row) => !isOpen(row));
  const bottom = rows.findLastIndex((row) => !isOpen(row));
  return { ...map, rows: rows.slice(Math.max(0, top - 1), bottom + 2) };
}

const skirmish = (id: StartId): Scenario => {
  const { name, about, rows, peoples, kinds } = STARTS[id];
  return {
    name,
    about,
    minutes: 15,
    seats: [2],
    months: [8, 6, 12],
    map: { rows, wraps: false },
    wins: 'camp',
    without: ['escorts', 'strikes', 'vanishing', 'alliances'],
    peoples,
    sides: kinds.map((own, seat) => ({
      counters: own.map((kind, at) => ({ kind, at: cellFor(rows, CELLS[at] ?? CAMP_CELL, seat) })),
      cities: [],
    })),
  };
};

const SIEGE: HexMap = {
  rows: [
    '..............',
    '...b.....A....',
    '..b......A....',
    '.........b....',
    '....b.........',
    '..............',
    '....A.........',
    '...A.......b..',
    '.........bb...',
    '..b...o.......',
    '..............',
  ],
  wraps: false,
};

const CROSSING: HexMap = {
  rows: [
    '.....c~~c.......',
    '.b...c~~c..b....',
    '......c~c....A..',
    '..b...c1c....A..',
    '......c1c..b....',
    '......c~c.......',
    '.A...c~~c....b..',
    '.A...c~~c..b....',
    '.....c22c.......',
    '..b..c~~c...o...',
    '.....c~~c.......',
  ],
  wraps: false,
};

export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  ponts: skirmish('ponts'),
  bois: skirmish('bois'),
  col: skirmish('col'),
  gouffres: skirmish('gouffres'),
  siege: {
    name: 'Un siège',
    about:
      'Une ville des Chevaliers, quatre pions cachés dedans et un secours en route : les Dragons ont jusqu’au dernier mois pour y entrer.',
    minutes: 25,
    seats: [2],
    months: [10, 8, 12],
    map: SIEGE,
    wins: 'cities',
    without: ['alliances'],
    peoples: ['chevaliers', 'dragons'],
    sides: [
      {
        counters: [
          { kind: 'chevalier', at: [13, 5] },
          { kind: 'chevalier', at: [13, 3] },
          { kind: 'chevaliers-fantassin', at: [12, 4] },
          { kind: 'chevaliers-fantassin', at: [13, 7] },
          { kind: 'chevaliers-fantarcher', at: [13, 6] },
        ],
        cities: [{ at: [7, 5], draws: 4 }],
        hidden: {
          kinds: ['chevalier', 'sorcier', 'chevaliers-fantarcher', 'chevaliers-fantassin', 'chevaliers-fantassin', 'chevaliers-fantassin'],
          cells: [
            [8, 4],
            [8, 6],
          ],
        },
      },
      {
        counters: [
          { kind: 'dragon', at: [1, 5] },
          { kind: 'lance-flammes', at: [1, 4] },
          { kind: 'lance-flammes', at: [1, 6] },
          { kind: 'serpent', at: [2, 3] },
          { kind: 'serpent', at: [2, 8] },
          { kind: 'dragons-fantassin', at: [2, 5] },
          { kind: 'dragons-fantassin', at: [2, 6] },
          { kind: 'dragons-fantassin', at: [2, 4] },
          { kind: 'dragons-fantassin', at: [0, 4] },
          { kind: 'dragons-fantassin', at: [0, 5] },
          { kind: 'dragons-fantassin', at: [0, 6] },
        ],
        cities: [],
      },
    ],
  },
  escorte: {
    name: 'Une escorte à travers la mer',
    about:
      'Un Sorcier et son escorte ont jusqu’au dernier mois pour passer un pont de nuages et gagner leur ville, de l’autre côté ; les Ailés l’attendent.',
    minutes: 25,
    seats: [2],
    months: [12, 10, 14],
    map: CROSSING,
    wins: 'arrival',
    without: ['alliances'],
    peoples: ['chevaliers', 'ailes'],
    sides: [
      {
        counters: [
          { kind: 'sorcier', at: [1, 5], escort: 'chevaliers-fantassin' },
          { kind: 'chevalier', at: [2, 5] },
          { kind: 'chevalier', at: [2, 6] },
          { kind: 'chevaliers-fantassin', at: [1, 4] },
          { kind: 'chevaliers-fantassin', at: [1, 6] },
          { kind: 'chevaliers-fantassin', at: [0, 5] },
          { kind: 'chevaliers-fantarcher', at: [0, 6] },
        ],
        cities: [{ at: [14, 5], draws: 2 }],
        hidden: { kinds: ['chevaliers-fantassin', 'chevaliers-fantassin', 'chevaliers-fantarcher'], cells: [[15, 5]] },
      },
      {
        counters: [
          { kind: 'aile', at: [13, 4] },
          { kind: 'faucon', at: [12, 2] },
          { kind: 'faucon', at: [12, 7] },
          { kind: 'faucon', at: [13, 7] },
          { kind: 'ailes-fantassin', at: [10, 4] },
          { kind: 'ailes-fantassin', at: [10, 8] },
          { kind: 'ailes-fantarcher', at: [11, 4] },
          { kind: 'ailes-fantarcher', at: [11, 7] },
        ],
        cities: [],
      },
    ],
  },
  continent: {
    name: 'Un continent contre un',
    about: 'Deux peuples, la moitié de leurs pions, quatre villes chacun : qui en tient le plus au dernier mois ?',
    minutes: 45,
    seats: [2],
    months: [12, 8, 16],
    map: withoutContinents(WORLD, [2, 3], true),
    wins: 'cities',
    without: ['alliances'],
    army: (kind) => Math.ceil(COPIES[kind] / 2),
  },
  guerre: {
    name: 'La guerre des Seigneurs',
    about: 'Tout le livret : quatre continents, tous les pions, des alliances qu’on regrette et vingt-cinq mois.',
    minutes: 600,
    seats: [4, 3, 2],
    months: [GAME_MONTHS],
    map: WORLD,
    wins: 'cities',
    without: [],
    army: (kind) => COPIES[kind],
  },
};

/** Whether a scenario plays by these rules. */
export const plays = (start: ScenarioId, part: ScenarioPart): boolean => !SCENARIOS[start].without.includes(part);

/** The kinds of a people's counters in a scenario, in the order of their numbers. */
export function armyOf(start: ScenarioId, people: People): readonly Kind[] {
  const key = `${start} ${people}`;
  const known = ARMIES.get(key) ?? mustered(start, people);
  ARMIES.set(key, known);
  return known;
}

const ARMIES = new Map<string, readonly Kind[]>();

function mustered(start: ScenarioId, people: People): readonly Kind[] {
  const { peoples = [], sides, army } = SCENARIOS[start];
  if (army) return kindsOf(people).flatMap((kind) => new Array<Kind>(army(kind)).fill(kind));
  const side = sides?.[peoples.indexOf(people)];
  if (!side) return [];
  const open = side.counters.flatMap(({ kind, escort }) => (escort ? [kind, escort] : [kind]));
  return [...open, ...(side.hidden?.kinds ?? [])];
}

/** The people of a seat where the scenario says so. Throws where cards deal them. */
export function peopleAt(start: ScenarioId, seat: number): People {
  const people = SCENARIOS[start].peoples?.[seat];
  if (!people) throw new Error(`${start} deals its peoples`);
  return people;
}

/** The camp of a seat of a skirmish: what the other takes (LOR-L-59). */
export const campOf = (start: ScenarioId, seat: number): Hex => hexAt(...cellFor(SCENARIOS[start].map.rows, CAMP_CELL, seat));

export const mapOf = (start: ScenarioId): HexMap => SCENARIOS[start].map;

/** Peoples in the order of the turn (LOR-TOUR-1), as seats. */
export const seatsInTurn = (peoples: readonly People[]): readonly number[] =>
  PEOPLES.flatMap((people) => (peoples.includes(people) ? [peoples.indexOf(people)] : []));
