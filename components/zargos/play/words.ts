/** How the table speaks: seats by their peoples, places, cards. */
import { counted, inLetters, together } from '#engine/core/french.ts';
import type { KingdomId } from '#engine/zargos/data/board-types.ts';
import { CARD_IDS, type CardId, cardOf } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { nameAt, tablesFor } from '#engine/zargos/game/table.ts';
import { MAX_ROUNDS } from '#engine/zargos/game/types.ts';
import type { Seat, State, TradedCard, View } from '#engine/zargos/game/types.ts';
import { realmName, seatName, seatsTogether } from '#engine/zargos/game/words.ts';
import type { People } from '#engine/zargos/types.ts';

type Seats = Pick<State, 'peoples'>;

/**
 * Who won: the people that took the Forbidden City, and no other of its player's (ZAR-BUT-1); where no one people did, all that the winners lead. Empty while
 * nobody has.
 */
export function winnersName(view: Pick<State, 'peoples' | 'ending'>): string {
  const { ending } = view;
  if (!ending) return '';
  return ending.people ? `les ${PEOPLE_NAMES[ending.people]}` : seatsTogether(ending.winners.map((seat) => seatWith(seat, view, 'les')));
}

/** Whether a people is one of those that won. */
export const hasWon = ({ ending }: Pick<State, 'ending'>, people: People, seat: Seat): boolean =>
  ending !== null && (ending.people === null ? ending.winners.includes(seat) : ending.people === people);

/** « les Ailés et les Moines », « des Ailés », « aux Ailés »; « le joueur 2 » while it has chosen none. */
export const seatWith = (seat: Seat, state: Seats, article: 'les' | 'des' | 'aux'): string => seatName(state, seat, article);

export const placeLabel = ({ options }: Pick<View, 'options'>, place: number): string => nameAt(tablesFor(options), place);

/** Whether the game has a sea: boats and coasts are not spoken of where it has none. */
export const hasSea = ({ options }: Pick<View, 'options'>): boolean => tablesFor(options).board.seas.length > 0;

/** « Après six tours, le plus de provinces gagne : c’est notre règle pour débuter. », of points those of the last count; empty in a whole game. */
export function goalText({ options: { scenario } }: Pick<View, 'options'>): string {
  if (!scenario) return '';
  const what = scenario.prize === 'points' ? 'points au dernier décompte (les autres ne s’y ajoutent pas)' : scenario.prize;
  return `Après ${inLetters(scenario.rounds)} tours, le plus de ${what} gagne : c’est notre règle pour débuter.`;
}

/** What wins a whole game (ZAR-BUT-1, ZAR-L-58), for whoever has come without reading. */
export const CROWN_GOAL = `Un même peuple dans la Cité Interdite et dans les trois provinces qui l’entourent gagne la partie aussitôt. Si personne n’y parvient en ${MAX_ROUNDS} tours, le plus de points au décompte l’emporte.`;

export const pawnsText = (count: number): string => counted(count, 'pion');

/** « le royaume d’Ohms » */
export const realmLabel = ({ options }: Pick<View, 'options'>, id: KingdomId): string => realmName(tablesFor(options), id);

const isMagic = (card: TradedCard): card is CardId => CARD_IDS.some((id) => id === card);

/** What an exchanged card is called: « Vent de Terre », « Ohms nord », « renfort ». */
export function tradedName({ options }: Pick<View, 'options'>, card: TradedCard | null): string {
  if (card === null) return 'carte couverte';
  if (card === 'renfort') return 'renfort';
  if (card === 'bateau') return 'bateau';
  if (isMagic(card)) return cardOf(card).name;
  const tables = tablesFor(options);
  return nameAt(tables, tables.places.get(card) ?? -1);
}

/** « 2 renforts, Ohms nord »; « rien » */
export function tradedText(view: Pick<View, 'options'>, cards: readonly (TradedCard | null)[]): string {
  if (cards.length === 0) return 'rien';
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(tradedName(view, card), (counts.get(tradedName(view, card)) ?? 0) + 1);
  return together([...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)));
}

/** The powers, in a line each, for whoever chooses. */
export const POWERS = {
  ailes: 'Survolent une province ou un bras de mer, à l’attaque comme au retour.',
  amazones: 'Attaquées, elles tirent avant le combat.',
  araignees: 'Passent d’un volcan à l’autre, et appellent du renfort quand on les attaque.',
  chevaliers: 'Attaquent encore après avoir gagné, tant qu’il reste des pions.',
  dragons: 'Nagent sans bateau et peuvent rester au large.',
  moines: 'La main de Dieu : à chaque round, relancent ou font relancer un dé.',
} as const satisfies Record<People, string>;
