/** At build: the addresses and rulings that the islands of this page show, as plain data. */

import type { RuleLinks } from '#components/kit/RuleLink.tsx';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { rulingTexts } from '#components/our-table/texts.ts';
import { ruleLinks } from '#components/rules/rule-links.ts';
import { CARDS, type Card } from '#engine/zargos/data/cards.ts';
import { MAGIC_RULINGS } from '#engine/zargos/magic/moment.ts';
import { JUDGE_RULES } from '#engine/zargos/magic.ts';
import { RULINGS } from '#engine/zargos/rulings.ts';

/** Every rule that an answer or a ruling of the page may cite. */
export const judgeLinks = (): RuleLinks => ruleLinks([...JUDGE_RULES, ...MAGIC_RULINGS, ...CARDS.map((card: Card) => card.rule)]);

/** The rulings that decide whether a card may be played. */
export const judgeRulings = (): readonly RulingText<(typeof MAGIC_RULINGS)[number]>[] => rulingTexts(RULINGS, MAGIC_RULINGS);
