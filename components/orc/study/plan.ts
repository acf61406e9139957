/** The games of De l'Orc pour les braves that its study counts. */
import type { Planned } from '#components/study/plan.ts';

export const LEVEL = 'greedy';
export const SEATS = [4, 5, 6, 7] as const;
/** Rulings are compared, and the stronger bots tried, at this table. */
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

export const PLAN: readonly Planned[] = [
  ...SEATS.map((seats) => ({ seats, level: LEVEL, games: 2000 })),
  ...COMPARED.map(([ruling, reading]) => ({ ...TABLE, level: LEVEL, ruling, reading, games: 800 })),
  { ...TABLE, level: 'distrait', games: 400 },
];
