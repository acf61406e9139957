/** The games of Zargos that its study counts. */
import type { Counting } from '#components/study/count.ts';
import { isSame, type Planned, plainOf, type StudyKind } from '#components/study/plan.ts';
import { PEOPLES, type People } from '#engine/zargos/types.ts';

export const LEVEL = 'greedy';
export const SEATS = [2, 3, 4, 5, 6] as const;
/** Rulings and values are compared at this table. */
export const TABLE = { seats: 4 } as const;

/** The rulings that weigh on who wins: another reading of each in a few words, and the people that it touches, if it is one. */
export const COMPARED: readonly (readonly [ruling: string, reading: string, label: string, people?: People])[] = [
  ['ZAR-L-3', 'adversaire-d-abord', 'l’adversaire du Moine lance d’abord', 'moines'],
  ['ZAR-L-8', 'plafond-3', 'trois dés au plus, Vent de Guerre compris'],
  ['ZAR-L-12', 'zargos-seul', 'hors du royaume de Zargos, une province vide ne se prend pas par mer'],
  ['ZAR-L-18', 'non', 'les Dragons n’abordent pas Zargos depuis la mer', 'dragons'],
  ['ZAR-L-23', 'un-par-groupe', 'un round de démons par groupe'],
  ['ZAR-L-35', 'non', 'un convoi attaque seul'],
];

/** Boxes whose capitals are worth more or less than in ours. */
export const CAPITAL_VALUES = [
  ['capitales+2', 2],
  ['capitales-2', -2],
] as const;

export const SEED = 'etude-zargos';

export const COUNTING: Counting = { stopped: 'by-rounds' };

const MAIN = 8010;
const OTHER = 1100;
const RULING = 770;

const usual: StudyKind = { ...TABLE, level: LEVEL };

export const PLAN: readonly Planned[] = [
  { ...usual, games: MAIN },
  ...SEATS.filter((seats) => seats !== TABLE.seats).map((seats) => ({ seats, level: LEVEL, games: OTHER })),
  ...COMPARED.map(([ruling, reading]) => ({ ...usual, ruling, reading, games: RULING })),
  ...CAPITAL_VALUES.map(([variant]) => ({ ...usual, variant, games: OTHER })),
];

/** Numbers compared game by game with the same deal under our readings. */
export const PAIRED = ['length', 'by-city', ...PEOPLES.map((people) => `won-by-${people}`)];

/** Numbers that are read at the table of reference alone. */
export const isKept = (kind: StudyKind, name: string): boolean =>
  (kind.seats === TABLE.seats && isSame(kind, plainOf(kind))) || !/^(card|fight)-/.test(name);
