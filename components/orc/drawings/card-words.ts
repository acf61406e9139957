/** How cards and backs are told to those who do not see them. */
import { upperFirst } from '#engine/core/french.ts';
import { CARD_NAMES, isMercenary, PEOPLE_NAMES } from '#engine/orc/data/cards.ts';
import type { Back, CardId } from '#engine/orc/types.ts';

/** « Chef des Orcs ». */
export const cardTitle = (card: CardId): string => upperFirst(CARD_NAMES[card].one);

/** « Chef des Orcs, valeur 4 (reconstituée) ». Spies have none: their number is in their name. */
export const faceLabel = (card: CardId, value: number | undefined, ours: boolean): string =>
  cardTitle(card) +
  (value === undefined ? '' : `, valeur ${value}${ours ? ' (reconstituée)' : ''}`) +
  (isMercenary(card) ? ', mercenaire' : '');

export const BACK_LABELS = {
  orcs: `Dos des ${PEOPLE_NAMES.orcs}`,
  barbares: `Dos des ${PEOPLE_NAMES.barbares}`,
  squelettes: `Dos des ${PEOPLE_NAMES.squelettes}`,
  nains: `Dos des ${PEOPLE_NAMES.nains}`,
  mercenaires: 'Dos des mercenaires',
  espions: 'Dos des espions',
} as const satisfies Record<Back, string>;
