/** Zargo's Lords, for « Combien de chances ? »: a combat, arrows, flames. */
import { guessBench, type ToldGuess } from '#components/quiz/guess/bench.ts';
import { counted, together } from '#engine/core/french.ts';
import { KIND_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { LORDS_GUESSING } from '#engine/zargos-lords/guesses.ts';
import { formatSituation } from '#engine/zargos-lords/notation/situation.ts';
import { oddsOf } from '#engine/zargos-lords/odds.ts';
import type { Situation } from '#engine/zargos-lords/situation.ts';
import type { Attacker, Ground, Kind } from '#engine/zargos-lords/types.ts';

export interface Drawn {
  /** None for a volley: its archers may be of several kinds. */
  readonly attackers: readonly Kind[];
  readonly defenders: readonly Kind[];
}

const GROUNDS = { plaine: 'en plaine', mont: 'sur un mont', bois: 'dans un bois' } as const satisfies Record<Ground, string>;
const CHARGES = { front: ', en charge de face,', side: ', en charge de côté,' } as const;

const kindsText = (kinds: readonly Kind[]): string =>
  together(
    [...new Set(kinds)].map((kind) => counted(kinds.filter((one) => one === kind).length, KIND_NAMES[kind].one, KIND_NAMES[kind].many)),
  );

const chargeOf = (attackers: readonly Attacker[]): string => {
  const charge = attackers.find((one) => one.charge)?.charge;
  return charge ? CHARGES[charge] : '';
};

function known(situation: Situation): Pick<ToldGuess<Drawn>, 'facts' | 'asked' | 'drawn'> {
  if (situation.action === 'combat') {
    const { attackers, defenders } = situation;
    const kinds = attackers.map(({ kind }) => kind);
    const [target] = defenders;
    const held = target ? `${counted(1, KIND_NAMES[target.kind].one)} ${GROUNDS[target.ground]}` : '';
    return {
      facts: [`${kindsText(kinds)}${chargeOf(attackers)} ${kinds.length > 1 ? 'attaquent' : 'attaque'} ${held}.`],
      asked: 'Quelle chance que le défenseur recule ou soit éliminé ?',
      drawn: { attackers: kinds, defenders: defenders.map(({ kind }) => kind) },
    };
  }
  if (situation.action === 'arrows' || situation.action === 'flames') {
    const { action, target, shots } = situation;
    const [one, many] = action === 'arrows' ? ['Fantarcher', 'Fantarchers'] : ['lanceur de flammes', 'lanceurs de flammes'];
    const from = shots.map(({ distance, count }) => `${counted(count, one, many)} à ${counted(distance, 'hexagone')}`);
    return {
      facts: [`La cible : ${counted(1, KIND_NAMES[target].one)}, en plaine.`, `Ils tirent ensemble : ${together(from)}.`],
      asked: 'Quelle chance que la cible soit éliminée ?',
      drawn: { attackers: [], defenders: [target] },
    };
  }
  throw new Error(`no guess of ${situation.action}`);
}

function told(situation: Situation): ToldGuess<Drawn> {
  const odds = oddsOf(situation);
  if (!('sentence' in odds)) throw new Error('refused');
  const { sentence, reasons } = odds;
  return { ...known(situation), sentence, reasons, query: formatSituation(situation) };
}

export const GUESSES = guessBench(LORDS_GUESSING, told);
