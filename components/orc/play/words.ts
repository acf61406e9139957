/** How the table speaks: seats, cards and counts. */
import { PLAYER_COLORS, type PlayerColor } from '#components/orc/drawings/colors.ts';
import { counted, together } from '#engine/core/french.ts';
import { BOX, CARD_NAMES, ORIGINS, PEOPLE_NAMES, SEAT_NAMES } from '#engine/orc/data/cards.ts';
import { readingsOf } from '#engine/orc/options.ts';
import { THRESHOLDS } from '#engine/orc/setup.ts';
import type { ArmyCardKind, Back, CardId, Move, People, Seat, Values, View } from '#engine/orc/types.ts';

export const seatName = (seat: Seat): string => SEAT_NAMES[seat] ?? `Joueur ${seat + 1}`;

export const colorOf = (seat: Seat): PlayerColor => PLAYER_COLORS[seat] ?? 'blanc';

export const BACK_TITLES = { ...PEOPLE_NAMES, mercenaires: 'Mercenaires', espions: 'Espions' } as const satisfies Record<Back, string>;

export const valuesOf = ({ options }: Pick<View, 'options'>): Values => ({ ...BOX.values, ...options.values });

export const isArmy = (card: CardId): card is ArmyCardKind => Object.hasOwn(BOX.values, card);

/** What a card's face shows: its value, and whether it is ours. */
export function sealOf(view: Pick<View, 'options'>, card: CardId): { readonly value?: number; readonly ours: boolean } {
  if (!isArmy(card)) return { ours: false };
  return { value: valuesOf(view)[card], ours: view.options.values[card] === undefined && ORIGINS[card].provenance === 'reconstruction' };
}

/** Whether its chief doubles a people, in an army that is worth something: said where its force is. */
export const isDoubled = ({ options }: Pick<View, 'options'>, people: People, cards: readonly CardId[]): boolean =>
  cards.filter((card) => card === `${people}-chef`).length === 1 && readingsOf(options)['ORC-L-12'] !== 'nulle';

/** « 2 gobelins et un troll », in the order of the hand. */
export function cardsText(cards: readonly CardId[]): string {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return together([...counts].map(([card, count]) => (count > 1 ? `${count} ${CARD_NAMES[card].many}` : `1 ${CARD_NAMES[card].one}`)));
}

/** « dépasse 8 points »: what ends the game with its round (ORC-FIN-2, ORC-L-1). */
export const enoughText = ({ options }: Pick<View, 'options'>): string =>
  `${readingsOf(options)['ORC-L-1'] === 'atteint' ? 'atteint' : 'dépasse'} ${counted(THRESHOLDS[options.seats], 'point')}`;

/** What wins, for whoever has come without reading. */
export const goalText = (view: Pick<View, 'options'>): string =>
  `l’armée la plus forte d’une bataille marque 1 ou 2 points. La partie s’arrête à la fin d’une manche où quelqu’un ${enoughText(view)} : le plus de points gagne.`;

const BATTLES = ['première', 'deuxième', 'troisième', 'quatrième'] as const;

/** « première bataille ». `count`: from 1. */
export const battleName = (count: number): string => `${BATTLES[count - 1] ?? `${count}e`} bataille`;

/** What its button says of doing nothing: `may`, something could be done instead. */
const PASS_WORDS = {
  spies: { may: 'Ne rien réclamer', only: 'Ne rien réclamer' },
  commando: { may: 'Garder le commando', only: 'Révéler les armées' },
  flying: { may: 'Garder la machine volante', only: 'Compter les points' },
} as const satisfies Partial<Record<View['phase'], { may: string; only: string }>>;

/** What a commando that strikes nobody does. */
export const COMMANDO_KEPT: string = PASS_WORDS.commando.may;

type PassPhase = keyof typeof PASS_WORDS;

const mayPass = (phase: View['phase']): phase is PassPhase => Object.hasOwn(PASS_WORDS, phase);

/** The button that passes among these moves; undefined where there is none. */
export function passWord(phase: View['phase'], legal: readonly Move[]): string | undefined {
  if (!mayPass(phase) || !legal.some(({ kind }) => kind === 'pass')) return undefined;
  return PASS_WORDS[phase][legal.length > 1 ? 'may' : 'only'];
}

/** A chance that is only reckoned: neither nothing nor certainty. */
export const reckoned = (chance: number): number => Math.min(0.999, Math.max(0.001, chance));

/** What brings less, in points, is not worth a move: it would be told as nothing. */
export const LEAST = 0.05;

/** Whom such a chance is reckoned for. */
export const RECKONED = 'à l’estime, pour qui a retenu les piles';
