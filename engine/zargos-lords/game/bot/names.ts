/** Names of the bots, and the levels that the table offers: the page that only offers a game does not carry how they think. */
import { wilson } from '../../../core/wilson.ts';

export const BOT_IDS = ['random', 'etourdi', 'greedy', 'search'] as const;
export type BotId = (typeof BOT_IDS)[number];

/**
 * Games between two bots, fifty on each of the four maps, each seat held in turn: the strong one's wins; the captain's against chance, fifty of each scenario
 * for two with cities; and the stratège's against the captain, thirty on each map, fifty sieges and fifty continents. `levels.test.ts` says how they are played again.
 */
const DUELS = {
  captain: { games: 200, won: 200 },
  distracted: { games: 200, won: 194 },
  between: { games: 200, won: 46 },
  cities: { games: 150, won: 149 },
  strategist: { games: 120, won: 84 },
  sieges: { games: 50, won: 33 },
  continents: { games: 50, won: 27, lost: 5 },
} as const;

interface Duel {
  readonly games: number;
  readonly won: number;
}

/** « entre 93 et 99 % »: at 95 %. */
function between({ games, won }: Duel): string {
  const { low, high } = wilson(won, games);
  return `entre ${Math.round(100 * low)} et ${Math.round(100 * high)} %`;
}

/** « 194 fois sur 200 (entre 93 et 99 %) » */
const times = (duel: Duel): string => `${duel.won} fois sur ${duel.games} (${between(duel)})`;
const surely = (duel: Duel): string => times(duel).replace('(', '(à 95 % de sûreté, ');

/** « 27 fois sur 50, pour 5 défaites et 18 nulles » */
const told = ({ games, won, lost }: Duel & { readonly lost: number }): string =>
  `${won} fois sur ${games}, pour ${lost} défaites et ${games - won - lost} nulles`;

/** Levels as the table offers them, the gentlest first. */
export const LEVELS = [
  { id: 'random', label: 'Au hasard', note: 'Joue n’importe quoi de permis.' },
  {
    id: 'etourdi',
    was: 'distrait',
    label: 'Capitaine étourdi',
    note: `Joue comme le capitaine, mais une fois sur trois n’importe quoi : a battu le hasard ${surely(DUELS.distracted)}, et le capitaine ${times(DUELS.between)}.`,
  },
  {
    id: 'greedy',
    label: 'Capitaine',
    note: `Pèse les chances exactes de chaque coup, sans prévoir la réponse ; a battu le hasard ${surely(DUELS.captain)} et, avec des villes, ${times(DUELS.cities)}.`,
  },
  {
    id: 'search',
    label: 'Stratège',
    note: `Essaie plusieurs coups entiers, chacun joué d’avance avec la réponse de l’ennemi ; a battu le capitaine ${surely(DUELS.strategist)}, dans « Un siège » ${times(DUELS.sieges)}, et dans « Un continent contre un », avec des armées de même force, ${told(DUELS.continents)}. Dans la guerre, trop peu de parties ont été comptées pour le dire ; à trois ou quatre, il joue comme le capitaine.`,
  },
] as const satisfies readonly { readonly id: BotId; readonly was?: string; readonly label: string; readonly note: string }[];
