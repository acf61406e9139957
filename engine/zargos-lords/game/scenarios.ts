/**
 * What a game begins with, how long it lasts and what wins: values, all of them ours (LOR-L-59) but for the whole war, which is the booklet's. Skirmishes are the
 * smallest: their maps and counters are in `starts.ts`.
 */
import { continentsOf, peopledOn } from '../board/continents.ts';
import { type Hex, keyOf } from '../board/hex.ts';
import { bridgeAt, type HexMap, hexAt, hexesOf, neighboursOf } from '../board/map.ts';
import { WORLD } from '../board/world.ts';
import { continentAt } from '../board/world-lands.ts';
import { COPIES, kindsOf } from '../data/counters.ts';
import { WORLD_CONTINENTS } from '../data/world.ts';
import { GAME_MONTHS } from '../setup.ts';
import { type Box, type Kind, PEOPLES, type People } from '../types.ts';
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
  /** How many of the copies of each kind a people takes the field with, where it is prepared by hand; its map is then the box's own, where it has one. */
  readonly army?: (copies: number) => number;
  /** Of the copies of each kind, by how many play, what part a people takes so that none of them is stronger, counted between captains; to the nearest. */
  readonly even?: Readonly<Partial<Record<number, Readonly<Record<People, number>>>>>;
}

/** `usual`: the same part of every people; `even`: the part by which none is stronger. */
export const ARMIES = ['usual', 'even'] as const;
export type Armies = (typeof ARMIES)[number];

/** What is asked of the options of a game: its scenario, its armies, the usual ones where left out, and the text of a club's box (`notation/box.ts`). */
export interface Begun {
  readonly scenario: ScenarioId;
  readonly armies?: Armies;
  readonly box?: string;
}

const BOXES = new Map<string, Box>();
let readBox: ((text: string) => Box) | undefined;

/** What a whole game brings, and a page with one scenario's map does without: the reader of boxes. */
export const boxesRead = (read: (text: string) => Box): void => {
  readBox = read;
};

/** The club's box of a game, map and all; undefined for ours. The text is one that the options' reader took. */
export function ownBoxOf({ box }: Pick<Begun, 'box'>): Box | undefined {
  if (box === undefined) return undefined;
  const known = BOXES.get(box) ?? readBox?.(box);
  if (!known) throw new Error('nobody reads boxes here');
  BOXES.set(box, known);
  return known;
}

/** What holds of our box. */
const OURS: Pick<Box, 'copies' | 'map'> = { copies: COPIES };

const LANDS = new WeakMap<HexMap, ReadonlyMap<string, number>>();

/** The number of the continent of each hex of land, by its key. */
export function landsOf(map: HexMap): ReadonlyMap<string, number> {
  const known = LANDS.get(map);
  if (known) return known;
  const lands = new Map(continentsOf(map).flatMap((hexes, at) => hexes.map((hex): [string, number] => [keyOf(hex), at])));
  LANDS.set(map, lands);
  return lands;
}

const PEOPLED = new WeakMap<HexMap, readonly number[]>();

/** The lands that peoples are given, by their numbers: islands without room for a city are nobody's. */
export function continentsIn(map: HexMap): readonly number[] {
  const known = PEOPLED.get(map) ?? peopledOn(map);
  PEOPLED.set(map, known);
  return known;
}

/** What a land is called: of a club's map as it says, else as in the world that the map is cut from. */
export function landName(map: HexMap, continent: number): string {
  if (map.names) return map.names[continent] ?? `le continent ${continent + 1}`;
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
  const kept = { ...map, rows, ...(map.names && { names: map.names.filter((_, at) => !gone.includes(at)) }) };
  if (!cut) return kept;
  const isOpen = (row: string): boolean => /^~*$/.test(row);
  const top = rows.findIndex((row) => !isOpen(row));
  const bottom = rows.findLastIndex((row) => !isOpen(row));
  return { ...kept, rows: rows.slice(Math.max(0, top - 1), bottom + 2) };
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
    about: 'Deux peuples, une part de leurs pions, quatre villes chacun : qui en tient le plus au dernier mois ?',
    minutes: 45,
    seats: [2],
    months: [12, 8, 16],
    map: withoutContinents(WORLD, [2, 3], true),
    wins: 'cities',
    without: ['alliances'],
    army: (copies) => Math.ceil(copies / 2),
    even: { 2: { chevaliers: 0.59, dragons: 0.345, ailes: 0.5, moines: 0.69 } },
  },
  guerre: {
    name: 'La guerre des Seigneurs',
    about:
      'Tout le livret : quatre continents, tous les pions, des alliances qu’on regrette et vingt-cinq mois, douze de plus au besoin si plusieurs peuples mènent ensemble.',
    minutes: 600,
    seats: [4, 3, 2],
    months: [GAME_MONTHS],
    map: WORLD,
    wins: 'cities',
    without: [],
    army: (copies) => copies,
    even: {
      2: { chevaliers: 0.94, dragons: 0.57, ailes: 0.845, moines: 1 },
      3: { chevaliers: 0.785, dragons: 0.745, ailes: 0.95, moines: 0.86 },
      4: { chevaliers: 0.92, dragons: 0.73, ailes: 0.885, moines: 0.835 },
    },
  },
};

/** Whether a scenario plays by these rules. */
export const plays = (start: ScenarioId, part: ScenarioPart): boolean => !SCENARIOS[start].without.includes(part);

const MUSTERED = new WeakMap<Mustering, Map<People, readonly Kind[]>>();

interface Mustering extends Begun {
  readonly seats: number;
}

/** The kinds of a people's counters in a game, in the order of their numbers. */
export function armyOf(options: Mustering, people: People): readonly Kind[] {
  const armies = MUSTERED.get(options) ?? new Map<People, readonly Kind[]>();
  const known = armies.get(people);
  if (known) return known;
  const army = mustered(options, people, ownBoxOf(options) ?? OURS);
  MUSTERED.set(options, armies.set(people, army));
  return army;
}

function mustered({ scenario, armies, seats }: Mustering, people: People, { copies }: typeof OURS): readonly Kind[] {
  const { peoples = [], sides, army, even } = SCENARIOS[scenario];
  const part = armies === 'even' ? even?.[seats]?.[people] : undefined;
  const most = part === undefined ? army : (count: number) => Math.round(count * part);
  if (most) return kindsOf(people).flatMap((kind) => new Array<Kind>(most(copies[kind])).fill(kind));
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

const MAPS = new WeakMap<Box, Map<ScenarioId, HexMap>>();

/** The map that a game begins on: the club's own where its peoples are prepared by hand and the box has one. */
export function mapOf(options: Begun): HexMap {
  const { map: ours, army } = SCENARIOS[options.scenario];
  const box = ownBoxOf(options);
  if (!army || !box?.map) return ours;
  const maps = MAPS.get(box) ?? new Map<ScenarioId, HexMap>();
  MAPS.set(box, maps);
  const known = maps.get(options.scenario) ?? (options.scenario === 'guerre' ? box.map : twoOf(box.map));
  maps.set(options.scenario, known);
  return known;
}

/** Two continents of a map, the first that a bridge joins; the first two where none does. */
function twoOf(map: HexMap): HexMap {
  const all = continentsIn(map);
  const pairs = all.flatMap((one, at) => all.slice(at + 1).map((other): readonly [number, number] => [one, other]));
  const [first] = pairs;
  const pair = pairs.find(([one, other]) => areJoined(map, one, other)) ?? first;
  const gone = continentsOf(map).flatMap((_, at) => (pair?.includes(at) ? [] : [at]));
  return gone.length === 0 ? map : withoutContinents(map, gone, true);
}

function areJoined(map: HexMap, one: number, other: number): boolean {
  const lands = landsOf(map);
  const bridgesTo = (land: number): ReadonlySet<number> =>
    new Set(
      hexesOf(map).flatMap((hex) =>
        neighboursOf(map, hex).some((near) => lands.get(keyOf(near)) === land) ? (bridgeAt(map, hex) ?? []) : [],
      ),
    );
  const others = bridgesTo(other);
  return [...bridgesTo(one)].some((bridge) => others.has(bridge));
}

/** Peoples in the order of the turn (LOR-TOUR-1), as seats. */
export const seatsInTurn = (peoples: readonly People[]): readonly number[] =>
  PEOPLES.flatMap((people) => (peoples.includes(people) ? [peoples.indexOf(people)] : []));
