/** At build: the addresses and rulings that the islands of this page show, as plain data. */
import type { RuleLinks } from '#components/shared/RuleLink.tsx';
import { ruleLinks } from '#components/shared/rule-links.ts';
import { french } from '#components/site/typography.ts';
import { CARDS, type Card } from '#engine/zargos/data/cards.ts';
import { MAGIC_RULINGS } from '#engine/zargos/magic/moment.ts';
import { JUDGE_RULES } from '#engine/zargos/magic.ts';
import { RULINGS } from '#engine/zargos/options.ts';
import type { RulingText } from './MomentForm.tsx';

/** Every rule that an answer or a ruling of the page may cite. */
export const judgeLinks = (): RuleLinks => ruleLinks([...JUDGE_RULES, ...MAGIC_RULINGS, ...CARDS.map((card: Card) => card.rule)]);

/** The rulings that decide whether a card may be played. */
export const judgeRulings = (): readonly RulingText[] =>
  RULINGS.filter(({ id }) => MAGIC_RULINGS.some((magic) => magic === id)).map(({ id, question, readings }) => ({
    id,
    question: french(question),
    readings: readings.map((reading) => ({ id: reading.id, text: french(reading.text) })),
  }));
