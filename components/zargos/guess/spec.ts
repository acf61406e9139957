/** Zargos, for « Combien de chances ? »: two armies, a place, and the cards played. */
import { guessBench, type ToldGuess } from '#components/quiz/guess/bench.ts';
import { formatSituation } from '#engine/zargos/fight/notation.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import { ZARGOS_GUESSING } from '#engine/zargos/guesses.ts';
import { oddsOf } from '#engine/zargos/odds.ts';
import type { DemonDice } from '#engine/zargos/types.ts';
import { type Fighter, fighterName, fightersText } from '../combat/fight-words.ts';

export interface DrawnGuess {
  readonly attacker: Fighter;
  readonly pawns: number;
  readonly defender: Fighter;
  /** Of the demons: their dice. */
  readonly against: number;
}

const HAUNTED = {
  2: 'une province côtière du royaume de Zargos',
  3: 'une province intérieure du royaume de Zargos',
  4: 'la Cité Interdite',
} as const satisfies Record<DemonDice, string>;

function told(situation: Situation): ToldGuess<DrawnGuess> {
  const { sentence, reasons } = oddsOf(situation);
  const { attacker, defender, site, eclipse, heatwave } = situation;
  const isHaunted = defender.people === 'demons';
  const group = fightersText(attacker.people, attacker.pawns);
  const attacks = attacker.pawns > 1 ? 'attaquent' : 'attaque';
  const where = site === 'capital' ? 'derrière les remparts d’une capitale' : 'en rase campagne';
  const winds = [
    attacker.warWind ? 'L’attaquant joue un Vent de Guerre.' : '',
    !isHaunted && defender.warWind ? 'Le défenseur joue un Vent de Guerre.' : '',
    heatwave ? 'La Canicule prive les Moines de la main de Dieu.' : '',
    eclipse ? 'L’Éclipse prive les Amazones de leurs flèches.' : '',
  ].filter(Boolean);
  return {
    facts: [
      isHaunted
        ? `${group} ${attacks} ${HAUNTED[defender.dice]}, que tiennent les démons (${defender.dice} dés).`
        : `${group} ${attacks} ${fightersText(defender.people, defender.pawns)}, ${where}.`,
      ...winds,
    ],
    asked: `Quelle chance ont les ${fighterName(attacker.people)} de prendre la place ?`,
    drawn: {
      attacker: attacker.people,
      pawns: attacker.pawns,
      defender: defender.people,
      against: isHaunted ? defender.dice : defender.pawns,
    },
    sentence,
    reasons,
    query: formatSituation(situation),
  };
}

export const GUESSES = guessBench(ZARGOS_GUESSING, told);
