/**
 * The counters (LOR-MAT-4): how many of each kind, what they are called and do, and the factors of our box with their origins. The source lost its
 * pictures: what is ours is marked, and a club replaces it by what its own counters print.
 */
import type { Origin } from '../../core/origin.ts';
import { type Factors, KINDS, type Kind, PEOPLES, type People } from '../types.ts';

/** Copies in the box: 240 with the cities. From descriptions of the box outside the booklet. */
export const COPIES = {
  chevalier: 10,
  'chevaliers-fantassin': 30,
  sorcier: 3,
  'chevaliers-fantarcher': 7,
  dragon: 6,
  'dragons-fantassin': 40,
  'lance-flammes': 10,
  serpent: 6,
  aile: 8,
  faucon: 12,
  'ailes-fantassin': 25,
  'ailes-fantarcher': 10,
  moine: 7,
  'moines-fantassin': 30,
  'moines-chevalier': 15,
  illusionniste: 5,
} as const satisfies Record<Kind, number>;

/** Cities of each people in the box. */
export const CITIES = 4;
/** Markers « disparu », for the seven Moines; not counted among the 240. */
export const VANISHED_MARKERS = 7;

export const PEOPLE_OF = {
  chevalier: 'chevaliers',
  'chevaliers-fantassin': 'chevaliers',
  sorcier: 'chevaliers',
  'chevaliers-fantarcher': 'chevaliers',
  dragon: 'dragons',
  'dragons-fantassin': 'dragons',
  'lance-flammes': 'dragons',
  serpent: 'dragons',
  aile: 'ailes',
  faucon: 'ailes',
  'ailes-fantassin': 'ailes',
  'ailes-fantarcher': 'ailes',
  moine: 'moines',
  'moines-fantassin': 'moines',
  'moines-chevalier': 'moines',
  illusionniste: 'moines',
} as const satisfies Record<Kind, People>;

/** « les Ailés » is « les » and this. */
export const PEOPLE_NAMES = {
  chevaliers: 'Chevaliers',
  dragons: 'Dragons',
  ailes: 'Ailés',
  moines: 'Moines',
} as const satisfies Record<People, string>;

/** What a counter is called: alone, and by several. */
export const KIND_NAMES = {
  chevalier: { one: 'Chevalier', many: 'Chevaliers' },
  'chevaliers-fantassin': { one: 'Fantassin des Chevaliers', many: 'Fantassins des Chevaliers' },
  sorcier: { one: 'Sorcier', many: 'Sorciers' },
  'chevaliers-fantarcher': { one: 'Fantarcher des Chevaliers', many: 'Fantarchers des Chevaliers' },
  dragon: { one: 'Dragon', many: 'Dragons' },
  'dragons-fantassin': { one: 'Fantassin des Dragons', many: 'Fantassins des Dragons' },
  'lance-flammes': { one: 'Lance-flammes', many: 'Lance-flammes' },
  serpent: { one: 'Serpent', many: 'Serpents' },
  aile: { one: 'Ailé', many: 'Ailés' },
  faucon: { one: 'Faucon', many: 'Faucons' },
  'ailes-fantassin': { one: 'Fantassin des Ailés', many: 'Fantassins des Ailés' },
  'ailes-fantarcher': { one: 'Fantarcher des Ailés', many: 'Fantarchers des Ailés' },
  moine: { one: 'Moine', many: 'Moines' },
  'moines-fantassin': { one: 'Moine-fantassin', many: 'Moines-fantassins' },
  'moines-chevalier': { one: 'Moine-chevalier', many: 'Moines-chevaliers' },
  illusionniste: { one: 'Moine illusionniste', many: 'Moines illusionnistes' },
} as const satisfies Record<Kind, { one: string; many: string }>;

/** What a kind may do beside walking and fighting. */
// biome-ignore format: a list
const POWERS = [
  'seigneur', 'vol', 'individuel', 'charge', 'serpent', 'vision', 'renfort', 'fleches', 'flammes', 'disparition', 'escorte',
] as const;
export type Power = (typeof POWERS)[number];

/** `seigneur`: lord of his people; `renfort`: +2 to neighbours (LOR-SOR-1); `escorte`: may escort (LOR-ESC-1, LOR-L-20). */
export const POWERS_OF = {
  chevalier: ['seigneur', 'charge'],
  'chevaliers-fantassin': ['escorte'],
  sorcier: ['vision', 'renfort'],
  'chevaliers-fantarcher': ['fleches'],
  dragon: ['seigneur', 'flammes'],
  'dragons-fantassin': ['escorte'],
  'lance-flammes': ['flammes'],
  serpent: ['individuel', 'serpent'],
  aile: ['seigneur', 'vol', 'individuel'],
  faucon: ['vol', 'individuel'],
  'ailes-fantassin': ['escorte'],
  'ailes-fantarcher': ['fleches'],
  moine: ['seigneur', 'disparition'],
  'moines-fantassin': ['escorte'],
  'moines-chevalier': [],
  illusionniste: ['vision'],
} as const satisfies Record<Kind, readonly Power[]>;

export function hasPower(kind: Kind, power: Power): boolean {
  const powers: readonly Power[] = POWERS_OF[kind];
  return powers.includes(power);
}

/** The kinds of a people, in the order of `KINDS`. */
export const kindsOf = (people: People): readonly Kind[] => KINDS.filter((kind) => PEOPLE_OF[kind] === people);

interface Guarded {
  readonly kind: Kind;
  readonly escort?: Kind;
}

/** Who fights for a counter: its escort when it has one (LOR-ESC-2). */
export const fighterOf = ({ kind, escort }: Guarded): Kind => escort ?? kind;

export const peopleOf = (counter: Guarded): People => PEOPLE_OF[fighterOf(counter)];

/** Counters of a people with its cities: 54, 66, 59 and 61. */
export const counterCount = (people: People): number => kindsOf(people).reduce((sum, kind) => sum + COPIES[kind], CITIES);

export const COUNTERS = PEOPLES.reduce((sum, people) => sum + counterCount(people), 0);

/** Our factors: `FACTOR_ORIGINS` says which two are the booklet's. */
export const FACTORS = {
  chevalier: { combat: 8, movement: 8 },
  'chevaliers-fantassin': { combat: 3, movement: 5 },
  sorcier: { combat: 2, movement: 6 },
  'chevaliers-fantarcher': { combat: 2, movement: 5 },
  dragon: { combat: 10, movement: 7 },
  'dragons-fantassin': { combat: 2, movement: 5 },
  'lance-flammes': { combat: 3, movement: 5 },
  serpent: { combat: 6, movement: 9 },
  aile: { combat: 8, movement: 10 },
  faucon: { combat: 5, movement: 9 },
  'ailes-fantassin': { combat: 2, movement: 5 },
  'ailes-fantarcher': { combat: 2, movement: 5 },
  moine: { combat: 7, movement: 6 },
  'moines-fantassin': { combat: 4, movement: 5 },
  'moines-chevalier': { combat: 5, movement: 8 },
  illusionniste: { combat: 3, movement: 6 },
} as const satisfies Record<Kind, Factors>;

const OURS: Origin = { provenance: 'reconstruction', because: 'La source a perdu ce facteur ; le nôtre est jouable, pas vérifié.' };
const DRAWN: Origin = {
  provenance: 'reconstruction',
  because: 'Le livret dessine un pion de combat 2 et de mouvement 5 sans dire lequel : nous donnons ces facteurs à celui-ci.',
};
const BOTH_OURS = { combat: OURS, movement: OURS };
const BOTH_DRAWN = { combat: DRAWN, movement: DRAWN };

/** Where each factor of our box comes from. */
export const FACTOR_ORIGINS: Readonly<Record<Kind, Readonly<Record<keyof Factors, Origin>>>> = {
  chevalier: BOTH_OURS,
  'chevaliers-fantassin': BOTH_OURS,
  sorcier: BOTH_OURS,
  'chevaliers-fantarcher': BOTH_DRAWN,
  dragon: BOTH_OURS,
  'dragons-fantassin': BOTH_DRAWN,
  'lance-flammes': BOTH_OURS,
  serpent: BOTH_OURS,
  aile: BOTH_OURS,
  faucon: { combat: { provenance: 'livret', because: 'L’exemple de combat du livret donne 5 au Faucon.' }, movement: OURS },
  'ailes-fantassin': BOTH_DRAWN,
  'ailes-fantarcher': BOTH_DRAWN,
  moine: BOTH_OURS,
  'moines-fantassin': {
    combat: { provenance: 'livret', because: 'L’exemple de combat du livret donne 4 au Moine-fantassin.' },
    movement: OURS,
  },
  'moines-chevalier': BOTH_OURS,
  illusionniste: BOTH_OURS,
};
