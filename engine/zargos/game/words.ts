/** How a table of Zargos is spoken of: seats by their peoples, places by the names of its board, cards, what goes on. */
import { of, together } from '../../core/french.ts';
import { type BoardTables, placeOf } from '../board/tables.ts';
import type { KingdomId, PlaceId } from '../data/board-types.ts';
import { type CardId, cardOf } from '../data/cards.ts';
import { PEOPLE_NAMES } from '../data/peoples.ts';
import { placeName } from '../rules/movement/words.ts';
import type { People } from '../types.ts';
import { nameAt, seatOf, tablesFor } from './table.ts';
import type { Phase, PositionCard, Seat, State, Target, Trade, TradedCard } from './types.ts';

export type Article = 'les' | 'des' | 'aux' | 'vos' | 'de vos' | 'à vos';

/** « des Dragons et des Ailés » */
export const peoplesIn = (article: Article, peoples: readonly People[]): string =>
  together(peoples.map((people) => `${article} ${PEOPLE_NAMES[people]}`));

type Chosen = Pick<State, 'peoples'>;

const PLAYER = { les: 'le joueur', des: 'du joueur', aux: 'au joueur' } as const;

/** « les Dragons et les Ailés », those that are out included; « le joueur 2 » as long as the seat has chosen none. */
export function seatName({ peoples }: Chosen, seat: Seat, article: keyof typeof PLAYER = 'les'): string {
  const led = peoples[seat] ?? [];
  return led.length > 0 ? peoplesIn(article, led) : `${PLAYER[article]} ${seat + 1}`;
}

/** Several seats, whose peoples are not to be taken for one another's: « les Dragons et les Ailés, ainsi que les Moines ». */
export const seatsTogether = (names: readonly string[]): string =>
  names.some((name) => name.includes(' et ')) ? names.join(', ainsi que ') : together(names);

/** A place after « de »: « d’Ohms nord », « de la case « mer du nord » ». */
export const fromPlace = (tables: BoardTables, id: PlaceId): string => of(placeIn(tables, id));

/** A place after a verb or another preposition. */
export function placeIn(tables: BoardTables, id: PlaceId): string {
  const place = placeOf(tables, id);
  return place === undefined ? id : placeName(tables, place);
}

/** « Ohms » */
export const kingdomName = ({ board }: BoardTables, id: KingdomId): string => board.kingdoms.find((one) => one.id === id)?.name ?? id;

/** « le royaume d’Ohms » */
export const realmName = (tables: BoardTables, id: KingdomId): string => `le royaume ${of(kingdomName(tables, id))}`;

/** What a card aims at: « le royaume d’Ohms », « la case « mer du nord » et la case « mer de l’est » »; empty for cards that aim at nothing. */
export function targetName(tables: BoardTables, target: Target): string {
  if ('kingdom' in target) return realmName(tables, target.kingdom);
  if ('seas' in target) return together(target.seas.map((id) => placeIn(tables, id)));
  return 'place' in target ? placeIn(tables, target.place) : '';
}

const isMagic = (card: TradedCard, tables: BoardTables): card is CardId =>
  card !== 'renfort' && card !== 'bateau' && placeOf(tables, card) === undefined;

function someOf(card: TradedCard, count: number, tables: BoardTables): string {
  if (card === 'renfort') return count > 1 ? `${count} renforts` : 'un renfort';
  if (card === 'bateau') return count > 1 ? `${count} bateaux` : 'un bateau';
  if (!isMagic(card, tables)) return placeIn(tables, card);
  const { name, the, copies } = cardOf(card);
  if (count > 1) return `${count} ${name.replace(/^Vent/, 'Vents')}`;
  return copies === 1 ? the : `un ${name}`;
}

/** « Ohms nord, 2 renforts et un bateau », « 2 Vents de Guerre et l’Éclipse »; « rien ». */
export function cardsName(tables: BoardTables, cards: readonly (CardId | PositionCard)[]): string {
  if (cards.length === 0) return 'rien';
  const counts = new Map<TradedCard, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return together([...counts].map(([card, count]) => someOf(card, count, tables)));
}

/** What the lines on a moment ask of a state, or of a view. */
export type MomentFacts = Pick<State, 'options' | 'phase' | 'peoples' | 'turn' | 'asked' | 'laid' | 'purses'> & {
  readonly trade: Pick<Trade, 'of'> | null;
};

const buyer = ({ purses }: MomentFacts): readonly People[] => purses.slice(0, 1).map(({ people }) => people);

const foughtAt = ({ options, turn }: MomentFacts): string => (turn?.combat ? nameAt(tablesFor(options), turn.combat.at) : 'une province');

const NAMES: Readonly<Record<Phase, (moment: MomentFacts) => string>> = {
  peoples: () => 'Choix des peuples',
  takings: () => 'Cartes de positionnement',
  planting: () => 'Premiers pions',
  granting: () => 'Renforts et bateaux de départ',
  placement: () => 'Répartition des pions',
  red: ({ turn }) => `Avant le tour ${peoplesIn('des', turn?.peoples ?? [])}`,
  illusion: ({ laid }) => (laid ? `Réponse au ${cardOf(laid.card).name}` : 'Réponse à une carte rouge'),
  flight: () => 'Fuite des Dragons',
  attacks: ({ turn }) => `Attaques ${peoplesIn('des', turn?.peoples ?? [])}`,
  call: (moment) => `Appel des Araignées à ${foughtAt(moment)}`,
  winds: (moment) => `Vent de Guerre, combat à ${foughtAt(moment)}`,
  hand: (moment) => `Main de Dieu, combat à ${foughtAt(moment)}`,
  sorting: (moment) => `Tri des cartes ${seatName(moment, moment.asked[0] ?? 0, 'des')}`,
  reorganisation: ({ turn }) => `Réorganisation ${peoplesIn('des', turn?.peoples ?? [])}`,
  reinforcements: (moment) => `Achats ${peoplesIn('des', buyer(moment))}`,
  trade: ({ trade }) => (trade?.of === 'magic' ? 'Échanges de magie' : 'Échanges de cartes'),
  over: () => 'Partie finie',
};

/** « Attaques des Dragons », « Avant le tour des Moines » */
export const phaseName = (moment: MomentFacts): string => NAMES[moment.phase](moment);

/** The seat of a people, if somebody has chosen it. */
export const leaderOf = (chosen: Chosen, people: People): Seat | undefined =>
  chosen.peoples.some((led) => led.includes(people)) ? seatOf(chosen, people) : undefined;
