/**
 * The sketch that the map grows from, in a square of 1000 × 1000 units: where each territory and each sea cell has its heart. Kingdoms lie by
 * the compass of the source (Banzol north-west, Taïro west, Palmyr south-west, Akilon south; Kori north-east, Ludos east, Kahil and Ohms to the
 * south-east of it; Oz off the west coast, Itak south-south-east, Zargos in the middle); inside a kingdom the borders decide.
 */
import type { TerritoryId } from '#engine/zargos/data/board-types.ts';

/** Side of the square, in units: 56 cm of board, so a unit is 0.56 mm. */
export const SIZE = 1000;

/** Where each territory starts, and how many units further than the others it is to grow: drawn by hand, then settled by the search. */
// biome-ignore format: a line a territory
export const HEARTS: Readonly<Record<TerritoryId, readonly [x: number, y: number, more: number]>> = {
  akilon: [337.8, 772.5, -0.1],
  'akilon-1': [457.9, 764.6, 0.2],
  'akilon-2': [269.9, 858.9, 0.1],
  'akilon-3': [306, 690, 4.9],
  banzol: [355.6, 88.7, 5.6],
  'banzol-1': [259.9, 84.4, -9.6],
  'banzol-2': [156.2, 148.5, 3.7],
  'banzol-3': [203.8, 212.4, -2.4],
  'banzol-4': [229.2, 280.3, -5.7],
  'banzol-5': [339.4, 200.7, -5.3],
  itak: [606.8, 971.7, 3.7],
  'itak-1': [558.4, 855.5, -1.5],
  'itak-2': [721.5, 932.5, -0.2],
  kahil: [781.5, 554.7, 1.8],
  'kahil-1': [865.7, 616.7, 1.4],
  'kahil-2': [746.3, 618.6, -2.7],
  'kahil-3': [890.2, 542, 6],
  'kahil-4': [777.8, 534.7, 5.5],
  'kahil-5': [876.7, 497, 1.5],
  kori: [781.2, 74.4, -9.6],
  'kori-1': [780.6, 179, 3],
  'kori-2': [701.4, 171.5, 5.5],
  'kori-3': [900.5, 93.7, 1.4],
  ludos: [759.5, 325.7, 0.7],
  'ludos-1': [762.4, 390, -2.5],
  'ludos-2': [885.8, 292.6, -1.8],
  'ludos-3': [717.9, 303.5, 7.5],
  'ludos-4': [813.7, 228.2, -2.6],
  ohms: [767.5, 780.1, -5.9],
  'ohms-1': [792.4, 859.6, 5.7],
  'ohms-2': [658.3, 819, 1.8],
  'ohms-3': [595.1, 753.8, 2.6],
  'ohms-4': [675.2, 720.7, -1.7],
  'ohms-5': [744.4, 710.5, -3.9],
  'ohms-6': [847.4, 688.7, -1.3],
  oz: [101.1, 324.7, 1.8],
  'oz-1': [31, 433.2, 0.8],
  palmyr: [131.4, 669.9, 1],
  'palmyr-1': [229, 797.3, 0.3],
  'palmyr-2': [256.1, 716.6, -0.8],
  'palmyr-3': [154.4, 628.2, 0.9],
  'palmyr-4': [101.6, 577.2, 0.7],
  tairo: [268, 594.1, 5.1],
  'tairo-1': [325.9, 567.2, -3.5],
  'tairo-2': [204, 507.9, -6.4],
  'tairo-3': [263.9, 488.7, 1.6],
  'tairo-4': [226.5, 398, -0.6],
  zargos: [522, 447, 0],
  'zargos-1': [532, 335, 0],
  'zargos-2': [626, 395, 0],
  'zargos-3': [621, 504, 0],
  'zargos-4': [530, 559, 0],
  'zargos-5': [430, 516, 0],
  'zargos-6': [419, 392, 0],
  'zargos-7': [489, 390, 0],
  'zargos-8': [584, 424, 0],
  'zargos-9': [494, 507, 0],
};

/** Where each sea cell starts, by number: the outer ring clockwise from the north, the inner one likewise, then the sound behind Itak. */
// biome-ignore format: a ring a line
export const SEA_HEARTS: readonly (readonly [x: number, y: number])[] = [
  [530, 70], [672, 45], [926, 198], [936, 412], [979, 648], [861, 764], [770, 965], [413, 940], [150, 900], [35, 600], [109, 382], [36, 207], [180, 50],
  [469, 213], [635, 266], [685, 486], [612, 629], [445, 688], [341, 454], [349, 318],
  [581, 837],
];

/**
 * The kingdom of Zargos is drawn as rings, which its borders ask for: the City, three inner provinces, six coasts. Radii in units, sectors in
 * degrees clockwise from the north, each from where the one before it ends.
 */
// biome-ignore format: a case a row
export const RINGS = {
  center: [522, 447],
  city: 46,
  inner: 102,
  innerEnds: [['zargos-8', 15, 125], ['zargos-9', 125, 285], ['zargos-7', 285, 375]],
  coastEnds: [['zargos-2', 35, 92], ['zargos-3', 92, 148], ['zargos-4', 148, 205], ['zargos-5', 205, 262], ['zargos-6', 262, 335], ['zargos-1', 335, 395]],
} as const satisfies {
  readonly center: readonly [number, number];
  readonly city: number;
  readonly inner: number;
  readonly innerEnds: readonly (readonly [TerritoryId, number, number])[];
  readonly coastEnds: readonly (readonly [TerritoryId, number, number])[];
};

export const LAKE = [748, 246] as const;

/** How far land reaches round the lines between hearts, and how wide the lake is, in units. */
export const REACH = { coast: 44, lake: 27 } as const;

/** Corners of the sea that the turn order and the wind rose take: no name is written there. Centre and radius, in units. */
export const ORNAMENTS = [
  { x: 19, y: 981, radius: 196 },
  { x: 915, y: 918, radius: 55 },
] as const;

/** Width of the frame, in units. */
export const FRAME = 22;
