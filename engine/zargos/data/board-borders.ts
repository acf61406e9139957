/**
 * The land borders: 89 firm ones, 14 that the source leaves open, and the three straits. The graph comes from a public amateur adaptation
 * whose count of provinces is the booklet's; it was not held to a printed board.
 */
import { TERRITORIES } from './board-lands.ts';
import type { Border, TerritoryId } from './board-types.ts';

type Pair = readonly [TerritoryId, TerritoryId];

/** Each border once, under the territory that comes first. */
// biome-ignore format: a line a territory
const FIRM: Readonly<Partial<Record<TerritoryId, readonly TerritoryId[]>>> = {
  'akilon': ['akilon-1', 'akilon-2', 'akilon-3', 'palmyr-2'],
  'akilon-2': ['palmyr-1'],
  'akilon-3': ['palmyr-2', 'tairo-1'],
  'banzol': ['banzol-1', 'banzol-5'],
  'banzol-1': ['banzol-2', 'banzol-3', 'banzol-5'],
  'banzol-2': ['banzol-3'],
  'banzol-3': ['banzol-4', 'banzol-5'],
  'banzol-4': ['banzol-5', 'tairo-4'],
  'itak': ['itak-1', 'itak-2'],
  'itak-1': ['itak-2'],
  'kahil': ['kahil-1', 'kahil-2', 'kahil-3', 'kahil-4'],
  'kahil-1': ['kahil-2', 'kahil-3'],
  'kahil-2': ['ohms-4', 'ohms-5'],
  'kahil-3': ['kahil-4', 'kahil-5'],
  'kahil-4': ['kahil-5', 'ludos-1'],
  'kahil-5': ['ludos-1'],
  'kori': ['kori-1', 'kori-2', 'kori-3'],
  'kori-1': ['kori-2', 'ludos-4'],
  'kori-2': ['ludos-3'],
  'ludos': ['ludos-1', 'ludos-2', 'ludos-3', 'ludos-4'],
  'ludos-1': ['ludos-2', 'ludos-3'],
  'ludos-2': ['ludos-4'],
  'ohms': ['ohms-1', 'ohms-2', 'ohms-4', 'ohms-5'],
  'ohms-1': ['ohms-2'],
  'ohms-2': ['ohms-3', 'ohms-4'],
  'ohms-4': ['ohms-5'],
  'ohms-5': ['ohms-6'],
  'oz': ['oz-1'],
  'palmyr': ['palmyr-2', 'palmyr-4'],
  'palmyr-1': ['palmyr-2'],
  'palmyr-2': ['palmyr-3', 'tairo'],
  'palmyr-3': ['palmyr-4', 'tairo'],
  'palmyr-4': ['tairo-2'],
  'tairo': ['tairo-1', 'tairo-2', 'tairo-3'],
  'tairo-1': ['tairo-3'],
  'tairo-2': ['tairo-3', 'tairo-4'],
  'tairo-3': ['tairo-4'],
  'zargos': ['zargos-7', 'zargos-8', 'zargos-9'],
  'zargos-1': ['zargos-2', 'zargos-6', 'zargos-7'],
  'zargos-2': ['zargos-8'],
  'zargos-3': ['zargos-4', 'zargos-8'],
  'zargos-4': ['zargos-5', 'zargos-9'],
  'zargos-5': ['zargos-6', 'zargos-9'],
  'zargos-6': ['zargos-7', 'zargos-9'],
  'zargos-7': ['zargos-8', 'zargos-9'],
  'zargos-8': ['zargos-9'],
};

/**
 * Around a territory without coast its neighbours close a ring, each touching the next: otherwise water would reach it between two of them.
 * So an inland territory forces the open borders that its ring cannot do without; a test takes each away in turn.
 */
const FORCED: readonly (readonly [...Pair, inland: TerritoryId])[] = [
  ['akilon', 'palmyr-1', 'palmyr-2'],
  ['akilon-3', 'tairo', 'palmyr-2'],
  ['kahil-2', 'kahil-4', 'kahil'],
  ['kahil-2', 'ohms-6', 'ohms-5'],
  ['ludos-3', 'ludos-4', 'ludos'],
  ['ohms', 'ohms-6', 'ohms-5'],
  ['palmyr', 'palmyr-1', 'palmyr-2'],
  ['palmyr', 'palmyr-3', 'palmyr-2'],
  ['palmyr-3', 'tairo-2', 'palmyr-3'],
  ['zargos-1', 'zargos-8', 'zargos-7'],
  ['zargos-2', 'zargos-3', 'zargos-8'],
  ['zargos-3', 'zargos-9', 'zargos-8'],
];

/** No ring needs these two. Of the fourteen that the source leaves open, the twelve that can be tested are all borders: so we take these. */
const FREE: readonly Pair[] = [
  ['kahil-1', 'ohms-6'],
  ['ohms-3', 'ohms-4'],
];

/** The straits that the Ailés fly over (ZAR-AIL-2): the narrowest gaps between the coasts of the same source. */
export const STRAITS: readonly Pair[] = [
  ['akilon-1', 'ohms-3'],
  ['banzol-4', 'oz'],
  ['itak-2', 'ohms-1'],
];

const RANK: ReadonlyMap<TerritoryId, number> = new Map(TERRITORIES.map(({ id }, at) => [id, at]));
const NAMES: ReadonlyMap<TerritoryId, string> = new Map(TERRITORIES.map(({ id, name }) => [id, name]));
const rankOf = (id: TerritoryId): number => RANK.get(id) ?? -1;

const open = (a: TerritoryId, b: TerritoryId, because: string): Border => ({ a, b, provenance: 'externe', doubtful: true, because });

const firm: readonly Border[] = TERRITORIES.flatMap(({ id: a }) => (FIRM[a] ?? []).map((b) => ({ a, b, provenance: 'externe' as const })));
const forced = FORCED.map(([a, b, inland]) =>
  open(a, b, `Sans cette frontière, la mer viendrait toucher ${NAMES.get(inland)}, que la source dit sans côte.`),
);
const free = FREE.map(([a, b]) =>
  open(a, b, 'Rien ne l’impose ; mais des quatorze frontières que la source laisse ouvertes, les douze vérifiables existent toutes.'),
);

/** All 103, in the order of the territories. */
export const BORDERS: readonly Border[] = [...firm, ...forced, ...free].sort(
  (one, two) => rankOf(one.a) - rankOf(two.a) || rankOf(one.b) - rankOf(two.b),
);
