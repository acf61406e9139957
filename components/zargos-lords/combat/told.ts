/** « Toutes les lectures » of what the calculator counts. */
import type { Telling } from '#components/our-table/turning/told.ts';
import { oddsOf } from '#engine/zargos-lords/odds.ts';
import type { Box } from '#engine/zargos-lords/types.ts';
import { checkForm, type Form } from './form.ts';

interface Calculation {
  readonly form: Form;
  readonly box: Box;
}

/** How many attack together is of a reading too: what is set may have no sense under another. */
export const calculationTold: Telling<Calculation> = ({ form, box }, options) => {
  const checked = checkForm({ ...form, options }, box);
  if (!checked.ok) return undefined;
  const odds = oddsOf(checked.value);
  return odds.allowed ? { text: odds.sentence.replace(/\.$/, '') } : { text: 'Interdit', rule: odds.rule };
};
