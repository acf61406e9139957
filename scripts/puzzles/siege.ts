/** The puzzles of the siege: positions laid by hand, each for one idea. The numbers are the engine's: a position without one clear answer is no puzzle. */
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import type { Move, MoveOf } from '#engine/zargos-lords/game/types.ts';
import type { Theme } from '#engine/zargos-lords/puzzles.ts';
import { type Cell, cityNameOf, type Laid, type LaidCity, stateOf } from './laid.ts';
import type { LaidPuzzle } from './source.ts';

/** The scenario's city, and the hexes around it. */
const CITY: Cell = [7, 5];
const N: Cell = [7, 4];
const NE: Cell = [8, 5];
const SE: Cell = [8, 6];
const S: Cell = [7, 6];
const SW: Cell = [6, 6];
const NW: Cell = [6, 5];

const end = (seat: number): Move => ({ kind: 'end', seat });
const stay = (seat: number, id: string): Move => ({ kind: 'stay', seat, id });
const march = (seat: number, id: string, cell: Cell, against: string): MoveOf<'march'> => ({
  kind: 'march',
  seat,
  id,
  to: hexAt(...cell),
  against,
});

const chevaliers = (...inside: readonly string[]): readonly LaidCity[] => [{ at: CITY, people: 'chevaliers', inside }];
const dragons = (...inside: readonly string[]): readonly LaidCity[] => [{ at: CITY, people: 'dragons', inside }];

/** Two cities of the Chevaliers on a plain, six hexes apart, and the Dragons before both. */
const TWO = {
  options: { scenario: 'guerre', months: 25 },
  rows: ['............', '..b......A..', '............', '............', '............', '............', '..A......b..', '............'],
  peoples: ['chevaliers', 'dragons'],
  month: 9,
  seat: 1,
} as const satisfies Partial<Laid>;
const WEST: Cell = [2, 3];
const EAST: Cell = [9, 4];

type Asked = readonly [theme: Theme, laid: Laid];

/** In the place of one that has no clear answer any more: its number is not given again. */
const GONE = undefined;

// biome-ignore format: one position a paragraph
const ASKED: readonly (Asked | typeof GONE)[] = [
  // A lone archer inside: the Dragon is enough by himself, and the others make a second assault.
  ['ouvrir', { month: 5, seat: 1, cities: chevaliers('a8'), counters: { a1: [13, 5], a2: [12, 3], b1: NW, b4: N, b5: S, b2: SW, b6: [2, 5] }, moves: [end(1)] }],
  // Three inside, eight points: even the Fantassin brings a band of the table.
  ['ouvrir', { month: 4, seat: 1, cities: chevaliers('a9', 'a10', 'a8'), counters: { a1: [13, 5], a2: [12, 3], a3: [13, 7], b1: NW, b4: N, b2: S, b6: SW, b7: [1, 6] }, moves: [end(1)] }],
  // The Chevaliers take their city back: one has charged, and nothing is left over once the pairs are well made.
  ['ouvrir', { month: 7, seat: 0, cities: dragons('b2', 'b3'), counters: { a1: [11, 3], a2: N, a6: SE, a5: S, b1: [0, 5], b4: [2, 3] }, moves: [march(0, 'a1', NE, cityNameOf(CITY)), end(0)] }],
  // A Sorcier beside the walls, two Lance-flammes: the far one may shoot, the near one is wanted at the door.
  ['ouvrir', { month: 5, seat: 1, cities: chevaliers('a9', 'a10'), counters: { a1: [13, 5], a7: N, b2: NE, b1: S, b4: SW, b3: [7, 1] }, moves: [end(1)] }],
  // The same Sorcier, and nobody to spare.
  ['ouvrir', { month: 6, seat: 1, cities: chevaliers('a9', 'a8'), counters: { a1: [13, 5], a3: [8, 2], a7: N, b2: NE, b1: S, b4: SW }, moves: [end(1)] }],
  // One Chevalier has not moved: straight on to the walls, or beside them.
  ['ouvrir', { month: 6, seat: 0, cities: dragons('b4', 'b6'), counters: { a1: [12, 4], a2: N, a3: S, b1: [0, 5], b7: [1, 4] }, moves: [stay(0, 'a2'), stay(0, 'a3')] }],
  // Two cities, two hidden in one and one in the other.
  ['ouvrir', { ...TWO, cities: [{ at: WEST, people: 'chevaliers', inside: ['a1', 'a11'], more: { counted: true } }, { at: EAST, people: 'chevaliers', inside: ['a12'], more: { counted: true } }], counters: { b1: [6, 3], b57: [2, 2], b47: [2, 4], b7: [8, 4] }, moves: [stay(1, 'b57'), stay(1, 'b47'), stay(1, 'b7')] }],
  // Nothing was told of how many are where.
  ['ouvrir', { ...TWO, month: 6, cities: [{ at: WEST, people: 'chevaliers', inside: ['a1', 'a11'] }, { at: EAST, people: 'chevaliers', inside: ['a12'] }], counters: { b1: [6, 3], b57: [2, 2], b7: [8, 4] }, moves: [stay(1, 'b57'), stay(1, 'b7')] }],
  GONE,
  // An archer in a weak garrison shoots better than it fights.
  ['desserrer', { month: 5, seat: 0, cities: chevaliers('a9', 'a10', 'a8'), counters: { a1: [13, 5], b1: NE, b6: N, b4: SW, b7: [1, 4] }, moves: [end(0)] }],
  // In a strong one, his arrow would hold back all the others.
  ['desserrer', { month: 6, seat: 0, cities: chevaliers('a6', 'a9', 'a8', 'a10'), counters: { a2: [13, 3], b1: NE, b6: N, b4: SW, b2: S }, moves: [end(0)] }],
  GONE,
  // The Dragon bars the road from the north: inside, he would open it.
  ['tenir', { ...entering(['b1', 'b4', 'b6', 'b7']), month: 8, counters: { a1: [11, 2], a2: [11, 4], b1: N, b4: S, b6: NE, b7: SE } }],
  // The two strong ones hold both roads: the Lance-flammes is worth less outside.
  ['tenir', { ...entering(['b1', 'b4', 'b2']), month: 7, counters: { a1: [12, 3], a2: [12, 5], b1: NE, b4: SW, b2: N } }],
  // Besieged by four, three inside: two are to be driven off, and not any two.
  ['desserrer', { month: 5, seat: 0, cities: chevaliers('a6', 'a9', 'a10'), counters: { a1: [13, 5], b1: N, b4: NE, b6: SE, b2: NW, b7: [1, 4] }, moves: [end(0)] }],
  // The relief has come against one of three: who begins?
  ['desserrer', { month: 6, seat: 0, cities: chevaliers('a6', 'a9'), counters: { a1: [11, 6], b4: N, b6: NE, b2: S, b1: [1, 5] }, moves: [march(0, 'a1', [8, 7], 'b2'), end(0)] }],
];

/** The garrison has just been eliminated by these, at a table where one enters at once (LOR-L-57). */
function entering(by: readonly string[]): Pick<Laid, 'options' | 'seat' | 'cities' | 'moves' | 'state'> {
  const entry = { city: cityNameOf(CITY), by };
  return {
    options: { options: { 'LOR-L-57': 'aussitot' } },
    seat: 1,
    cities: [{ at: CITY, people: 'chevaliers', inside: [], more: { counted: true } }],
    moves: [],
    state: { phase: 'entry', within: 'combats', fought: by, bound: by, entry },
  };
}

export const SIEGE_PUZZLES: readonly (LaidPuzzle<Lords, Theme> | typeof GONE)[] = ASKED.map(
  (asked) => asked && { state: stateOf(asked[1]), seat: asked[1].seat, ask: { theme: asked[0] } },
);
