/** The games of De l'Orc pour les braves that its study counts. */
import type { Counting } from '#components/study/count.ts';
import type { Planned } from '#components/study/plan.ts';

export const LEVEL = 'greedy';
/** Bots that remember a part of what went by. */
export const BETTER = 'distrait';
export const SEATS = [4, 5, 6, 7] as const;
/** Rulings are compared, desertions given up, and the better bots tried, at this table. */
export const TABLE = { seats: 4 } as const;

/** The rulings that a whole game shows: another reading of each, in a few words. */
export const COMPARED = [
  ['ORC-L-1', 'atteint', 'atteindre le seuil suffit'],
  ['ORC-L-12', 'nulle', 'un chef ne vaut rien lui-même'],
  ['ORC-L-14', 'non', 'pas de mercenaires seuls'],
  ['ORC-L-20', 'tous', 'toutes nulles, tous marquent'],
  ['ORC-L-25', 'sans-effet', 'une désertion ne traverse qu’un bouclier'],
  ['ORC-L-29', 'interdit', 'ni commando ni machine volante cachés'],
  ['ORC-L-33', 'oui-pour-rien', 'machine volante sans gobelin'],
] as const;

export const SEED = 'etude-orc';

/** A table where the left neighbour of the first Sorcier lays no desertion, all game long. */
export const WITHOUT_DESERTION = 'un-joueur-sans-desertion';
/** That player's place in the order from the first Sorcier. */
export const WITHOUT = 1;

/** Several to a game: those of one game are not so many trials. */
export const COUNTING: Counting = {
  parts: [
    ['battles-close', 'battles'],
    ['battles-shared', 'battles'],
    ['battles-void', 'battles'],
    ['battles-struck', 'battles'],
    ['battles-flown', 'battles'],
    ['spies-given', 'spies-asking'],
  ],
};

/** Numbers compared game by game with the same deal, under our readings and with all players alike. */
export const PAIRED = ['length', `won-${WITHOUT}`, `points-${WITHOUT}`];

const MAIN = 1500;
const RULING = 600;

export const PLAN: readonly Planned[] = [
  ...SEATS.map((seats) => ({ seats, level: LEVEL, games: MAIN })),
  ...COMPARED.map(([ruling, reading]) => ({ ...TABLE, level: LEVEL, ruling, reading, games: RULING })),
  { ...TABLE, level: BETTER, games: MAIN },
  ...[LEVEL, BETTER].map((level) => ({ ...TABLE, level, variant: WITHOUT_DESERTION, games: MAIN })),
];
