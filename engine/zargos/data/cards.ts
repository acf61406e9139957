/**
 * The forty magic cards of Zargos: sixteen kinds (ZAR-MAG-2, ZAR-MAG-3), in the order of the booklet's appendix.
 * Figures and effects are the booklet's; the words and the devices are ours. Rulings are not repeated here: they name the rules they touch.
 */
import type { AtomId } from '../ids.ts';
import type { People } from '../types.ts';

// biome-ignore format: greens, then reds
export const CARD_IDS = [
  'vent-de-guerre', 'vent-de-terre', 'vent-d-ailleurs', 'vent-de-brume', 'vent-d-illusion',
  'vent-de-glace', 'vent-de-folie', 'vent-de-tempete', 'vent-de-mort', 'vent-demoniaque',
  'tremblement-de-terre', 'raz-de-maree', 'eclipse', 'canicule', 'typhon', 'inondations',
] as const;
export type CardId = (typeof CARD_IDS)[number];

/** Red cards harm the others, green ones help who plays them. */
export const CARD_COLORS = ['green', 'red'] as const;
export type CardColor = (typeof CARD_COLORS)[number];

/** When a card may be played. A red one waits for a turn that has not begun, anybody's or that of one people. */
export const CARD_MOMENTS = ['before-any-turn', 'before-own-turn', 'after-red-card', 'attacks', 'before-fight', 'reorganisation'] as const;
export type CardMoment = (typeof CARD_MOMENTS)[number];

/** What a card acts upon. `place`: one province or one sea cell; `world`: every province; `people`: the one it names. */
export const CARD_TARGETS = ['own-fight', 'own-group', 'own-pawns', 'red-card', 'kingdom', 'sea-pair', 'place', 'world', 'people'] as const;
export type CardTarget = (typeof CARD_TARGETS)[number];

export interface Card {
  readonly id: CardId;
  readonly name: string;
  /** With its article, as the object of a verb: « on joue … ». */
  readonly the: string;
  readonly color: CardColor;
  readonly copies: number;
  readonly rule: AtomId;
  readonly moments: readonly [CardMoment, ...CardMoment[]];
  readonly target: CardTarget;
  /** The people it deprives of a power, which must be in the game (ZAR-MAG-10). */
  readonly people?: People;
  /** Another people it may move, though not aimed at it. */
  readonly touches?: People;
}

export const CARDS = [
  {
    id: 'vent-de-guerre',
    name: 'Vent de Guerre',
    the: 'le Vent de Guerre',
    color: 'green',
    copies: 11,
    rule: 'ZAR-GUERRE',
    moments: ['before-fight'],
    target: 'own-fight',
  },
  {
    id: 'vent-de-terre',
    name: 'Vent de Terre',
    the: 'le Vent de Terre',
    color: 'green',
    copies: 3,
    rule: 'ZAR-TERRE',
    moments: ['attacks', 'reorganisation'],
    target: 'own-group',
  },
  {
    id: 'vent-d-ailleurs',
    name: 'Vent d’Ailleurs',
    the: 'le Vent d’Ailleurs',
    color: 'green',
    copies: 2,
    rule: 'ZAR-AILLEURS',
    moments: ['attacks', 'reorganisation'],
    target: 'own-group',
  },
  {
    id: 'vent-de-brume',
    name: 'Vent de Brume',
    the: 'le Vent de Brume',
    color: 'green',
    copies: 2,
    rule: 'ZAR-BRUME',
    moments: ['reorganisation'],
    target: 'own-pawns',
  },
  {
    id: 'vent-d-illusion',
    name: 'Vent d’Illusion',
    the: 'le Vent d’Illusion',
    color: 'green',
    copies: 2,
    rule: 'ZAR-ILLUSION',
    moments: ['after-red-card'],
    target: 'red-card',
  },
  {
    id: 'vent-de-glace',
    name: 'Vent de Glace',
    the: 'le Vent de Glace',
    color: 'red',
    copies: 4,
    rule: 'ZAR-GLACE',
    moments: ['before-any-turn'],
    target: 'kingdom',
  },
  {
    id: 'vent-de-folie',
    name: 'Vent de Folie',
    the: 'le Vent de Folie',
    color: 'red',
    copies: 4,
    rule: 'ZAR-FOLIE',
    moments: ['before-any-turn'],
    target: 'kingdom',
  },
  {
    id: 'vent-de-tempete',
    name: 'Vent de Tempête',
    the: 'le Vent de Tempête',
    color: 'red',
    copies: 3,
    rule: 'ZAR-TEMPETE',
    moments: ['before-any-turn'],
    target: 'sea-pair',
    touches: 'dragons',
  },
  {
    id: 'vent-de-mort',
    name: 'Vent de Mort',
    the: 'le Vent de Mort',
    color: 'red',
    copies: 2,
    rule: 'ZAR-MORT',
    moments: ['before-any-turn'],
    target: 'world',
  },
  {
    id: 'vent-demoniaque',
    name: 'Vent Démoniaque',
    the: 'le Vent Démoniaque',
    color: 'red',
    copies: 1,
    rule: 'ZAR-DEMON',
    moments: ['before-any-turn'],
    target: 'place',
  },
  {
    id: 'tremblement-de-terre',
    name: 'Tremblement de terre',
    the: 'le Tremblement de terre',
    color: 'red',
    copies: 1,
    rule: 'ZAR-TREMBLEMENT',
    moments: ['before-any-turn'],
    target: 'people',
    people: 'araignees',
  },
  {
    id: 'raz-de-maree',
    name: 'Raz-de-marée',
    the: 'le Raz-de-marée',
    color: 'red',
    copies: 1,
    rule: 'ZAR-RAZ',
    moments: ['before-own-turn'],
    target: 'people',
    people: 'dragons',
  },
  {
    id: 'eclipse',
    name: 'Éclipse',
    the: 'l’Éclipse',
    color: 'red',
    copies: 1,
    rule: 'ZAR-ECLIPSE',
    moments: ['before-any-turn'],
    target: 'people',
    people: 'amazones',
  },
  {
    id: 'canicule',
    name: 'Canicule',
    the: 'la Canicule',
    color: 'red',
    copies: 1,
    rule: 'ZAR-CANICULE',
    moments: ['before-any-turn'],
    target: 'people',
    people: 'moines',
  },
  {
    id: 'typhon',
    name: 'Typhon',
    the: 'le Typhon',
    color: 'red',
    copies: 1,
    rule: 'ZAR-TYPHON',
    moments: ['before-own-turn'],
    target: 'people',
    people: 'ailes',
  },
  {
    id: 'inondations',
    name: 'Inondations',
    the: 'les Inondations',
    color: 'red',
    copies: 1,
    rule: 'ZAR-INONDATIONS',
    moments: ['before-own-turn'],
    target: 'people',
    people: 'chevaliers',
  },
] as const satisfies readonly Card[];

export type GreenId = Extract<(typeof CARDS)[number], { color: 'green' }>['id'];
export type RedId = Extract<(typeof CARDS)[number], { color: 'red' }>['id'];

const BY_ID: ReadonlyMap<string, Card> = new Map(CARDS.map((card): [string, Card] => [card.id, card]));

/** The card `id`. Throws when `CARDS` lacks it. */
export function cardOf(id: CardId): Card {
  const card = BY_ID.get(id);
  if (!card) throw new Error(`no card ${id}`);
  return card;
}

export const isGreen = (id: CardId): id is GreenId => cardOf(id).color === 'green';

/** Cards left in the pile once those against a people absent from the game are taken out (ZAR-MAG-10); 40 with six peoples. */
export function pileSize(inPlay: readonly People[]): number {
  return CARDS.reduce((sum, card: Card) => sum + (card.people && !inPlay.includes(card.people) ? 0 : card.copies), 0);
}
