/** An army under other readings, as it is read. */
import type { Telling } from '#components/our-table/turning/told.ts';
import { readingsOf } from '#engine/orc/options.ts';
import { outlookOf } from '#engine/orc/odds/outlook.ts';
import { forceOf } from '#engine/orc/rules/force.ts';
import { outlookText } from '../army-words.ts';
import { armyOf, type Muster, musterValues } from '../muster.ts';
import { askOf } from './sums.ts';

export const musterTold: Telling<Muster> = (muster, options) => {
  const asked = { ...muster, options };
  const outlook = outlookOf(askOf(asked));
  const value = `Valeur ${forceOf(armyOf(asked), musterValues(asked), readingsOf(asked)).value}`;
  return { text: outlook ? `${value}. ${outlookText(muster.people, outlook)}`.replace(/\.$/, '') : value };
};
