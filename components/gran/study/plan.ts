/** The games of Gran that its study counts. */
import type { Counting } from '#components/study/count.ts';
import type { Planned } from '#components/study/plan.ts';
import { GOALS, KINGDOMS } from '#engine/gran/types.ts';

export const LEVEL = 'greedy';
export const SEATS = [2, 3, 4, 5, 6] as const;
/** Rulings are compared, and the stronger bots tried, at this table. */
export const TABLE = { seats: 4, goal: 3 } as const;

/** The rulings that a whole game shows: another reading of each, in a few words. */
export const COMPARED = [
  ['GRA-L-2', 'obligatoire', 'bonus obligatoire'],
  ['GRA-L-3', 'non', 'pas de duel pendant le bonus'],
  ['GRA-L-9', 'non', 'pas d’attaque pendant le bonus'],
  ['GRA-L-12', 'non', 'les pièces arrêtent le porteur'],
  ['GRA-L-19', 'non', 'une cité arrête tout le monde'],
  ['GRA-L-23', 'si-le-sceau-manque', 'le porteur traverse une cité déjà gagnée'],
  ['GRA-L-24', 'partage', 'une cité se partage'],
  ['GRA-L-26', 'non', 'nul ne se mure hors d’une cité'],
] as const;

export const SEED = 'etude-gran';

/** Where the ring is lost. */
export const LANDS = [...KINGDOMS, 'exil'] as const;

/** Several to a game: those of one game are not so many trials. */
export const COUNTING: Counting = {
  stopped: 'stopped',
  parts: [['duels-won', 'duels'], ...LANDS.map((land) => [`lost-${land}`, 'losses'] as const)],
};

export const PLAN: readonly Planned[] = [
  ...GOALS.flatMap((goal) => SEATS.map((seats) => ({ seats, goal, level: LEVEL, games: 500 }))),
  ...COMPARED.map(([ruling, reading]) => ({ ...TABLE, level: LEVEL, ruling, reading, games: 400 })),
];
