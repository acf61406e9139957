/** Every rule that speaks of a card, for its page. */
import { CARD_TEXTS } from '../data/card-texts.ts';
import type { Card } from '../data/cards.ts';
import type { AtomId, RuleId } from '../ids.ts';
import { RULINGS } from '../rulings.ts';

/** The rules of a card: its own, the general ones for its colour, those its remarks quote. */
export const rulesOfCard = ({ id, rule, color, people }: Card): readonly RuleId[] => [
  ...new Set<RuleId>([
    rule,
    color === 'red' ? 'ZAR-MAG-4' : 'ZAR-MAG-5',
    'ZAR-MAG-6',
    ...(people ? (['ZAR-MAG-9', 'ZAR-MAG-10'] as const) : []),
    ...(color === 'green' ? (['ZAR-MAG-11'] as const) : []),
    ...[...CARD_TEXTS[id].cannot, ...CARD_TEXTS[id].counters].flatMap(({ rules }) => rules),
  ]),
];

/** The rulings that touch a card: those on its own rule, and those its remarks quote, in id order. */
export const rulingsOfCard = (card: Card) =>
  RULINGS.filter(({ id, rules }) => rules.some((touched: AtomId) => touched === card.rule) || rulesOfCard(card).includes(id));
