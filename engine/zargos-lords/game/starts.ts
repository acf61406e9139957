/**
 * Where skirmishes begin: four maps of ours, each the same seen from either end (turned by half), and two peoples with six counters each. They are nobody's
 * but ours (LOR-L-59).
 */
import type { Kind, People } from '../types.ts';

export const START_IDS = ['ponts', 'bois', 'col', 'gouffres'] as const;
export type StartId = (typeof START_IDS)[number];

type Cell = readonly [column: number, row: number];
type Six<One> = readonly [One, One, One, One, One, One];

export interface Start {
  readonly name: string;
  /** One sentence. */
  readonly about: string;
  readonly rows: readonly string[];
  /** In the order of the turn (LOR-TOUR-1). */
  readonly peoples: readonly [People, People];
  readonly kinds: readonly [Six<Kind>, Six<Kind>];
}

/** The camp of the first people; the other's is opposite. */
export const CAMP_CELL: Cell = [0, 4];
/** Where the first people stands; the second stands as if the map were turned by half. */
// biome-ignore format: a list
export const CELLS: Six<Cell> = [
  [0, 3],
  [1, 2],
  [0, 5],
  [1, 4],
  [1, 6],
  [1, 5],
];

export const STARTS: Readonly<Record<StartId, Start>> = {
  ponts: {
    name: 'Les deux ponts',
    about: 'La mer au milieu, deux ponts de nuages pour passer : les flèches vont plus vite que les épées.',
    rows: [
      '..b.c~~c..A.',
      '....c~~c.b..',
      '....c11c....',
      '.A..c~~c.b..',
      '....c~~c....',
      '..b.c~~c..A.',
      '....c22c....',
      '..b.c~~c....',
      '.A..c~~c.b..',
    ],
    peoples: ['chevaliers', 'dragons'],
    kinds: [
      ['chevalier', 'chevaliers-fantarcher', 'sorcier', 'chevaliers-fantarcher', 'chevaliers-fantarcher', 'chevaliers-fantarcher'],
      ['dragon', 'lance-flammes', 'serpent', 'dragons-fantassin', 'dragons-fantassin', 'dragons-fantassin'],
    ],
  },
  bois: {
    name: 'Le grand bois',
    about: 'Un bois au milieu, qui arrête les flèches et la marche ; les Ailés passent au-dessus.',
    rows: [
      '............',
      '...b...A....',
      '....bb......',
      '..b..bb..b..',
      '.....bb.....',
      '..b..bb..b..',
      '......bb....',
      '....A...b...',
      '............',
    ],
    peoples: ['dragons', 'ailes'],
    kinds: [
      ['serpent', 'lance-flammes', 'dragons-fantassin', 'serpent', 'serpent', 'dragons-fantassin'],
      ['aile', 'ailes-fantarcher', 'faucon', 'faucon', 'ailes-fantassin', 'ailes-fantassin'],
    ],
  },
  col: {
    name: 'Le col',
    about: 'Une chaîne de monts, un col au milieu : qui monte s’arrête, qui tient le mont vaut trois de plus.',
    rows: [
      '....A.......',
      '.....A..b...',
      '..b..A......',
      '......A.....',
      '............',
      '.....A......',
      '......A..b..',
      '...b..A.....',
      '.......A....',
    ],
    peoples: ['chevaliers', 'moines'],
    kinds: [
      ['chevalier', 'chevaliers-fantassin', 'sorcier', 'chevaliers-fantassin', 'chevalier', 'chevaliers-fantassin'],
      ['moine', 'illusionniste', 'moines-fantassin', 'moines-chevalier', 'moines-fantassin', 'moines-fantassin'],
    ],
  },
  gouffres: {
    name: 'Les gouffres',
    about: 'Des gouffres magiques partout : on y recule, on y reste paralysé, et les visions y poussent.',
    rows: [
      '.....~~.....',
      '...o....b...',
      '......A.....',
      '....o...o...',
      '..b..oo..b..',
      '...o...o....',
      '.....A......',
      '...b....o...',
      '.....~~.....',
    ],
    peoples: ['ailes', 'moines'],
    kinds: [
      ['aile', 'ailes-fantarcher', 'faucon', 'faucon', 'ailes-fantassin', 'ailes-fantassin'],
      ['moine', 'illusionniste', 'moines-fantassin', 'moines-fantassin', 'moines-chevalier', 'illusionniste'],
    ],
  },
};

/** A cell seen from the other end of the map. */
const turnedCell = (rows: readonly string[], [column, row]: Cell): Cell => [(rows[0]?.length ?? 0) - 1 - column, rows.length - 1 - row];

/** A cell of the first seat as a seat has it. */
export const cellFor = (rows: readonly string[], cell: Cell, seat: number): Cell => (seat === 0 ? cell : turnedCell(rows, cell));
