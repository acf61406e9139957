/** A fight under other readings, as it is read. */
import type { Telling } from '#components/our-table/turning/told.ts';
import { decimal, percent } from '#engine/core/french.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { fighterName } from './fight-words.ts';

export const fightTold: Telling<Situation> = (situation, options) => {
  const { win, losses } = oddsOf({ ...situation, options });
  const { attacker, defender } = situation;
  const nobody = win.nobody > 0 ? `, personne ${percent(win.nobody)}` : '';
  const lost =
    defender.people === 'demons' ? decimal(losses.attacker, 2) : `${decimal(losses.attacker, 2)} et ${decimal(losses.defender, 2)}`;
  return {
    text: `${fighterName(attacker.people)} ${percent(win.attacker)}, ${fighterName(defender.people)} ${percent(win.defender)}${nobody} ; pions perdus en moyenne : ${lost}`,
  };
};
