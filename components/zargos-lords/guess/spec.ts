/** Zargo's Lords, for « Combien de chances ? »: a combat, arrows, flames. */
import { guessBench, type ToldGuess } from '#components/quiz/guess/bench.ts';
import { counted, together } from '#engine/core/french.ts';
import { KIND_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { LORDS_GUESSING } from '#engine/zargos-lords/guesses.ts';
import { formatSituation } from '#engine/zargos-lords/notation/situation.ts';
import { oddsOf } from '#engine/zargos-lords/odds.ts';
import type { Situation } from '#engine/zargos-lords/situation.ts';
import type { Attacker, Ground, Kind } from '#engine/zargos-lords/types.ts';

export interface DrawnGuess {
  /** None for a volley: its archers may be of several kinds. */
  readonly attackers: readonly Kind[];
  readonly defenders: readonly Kind[];
}

const GROUNDS = { plaine: 'en plaine', mont: 'sur un mont', bois: 'dans un bois' } as const satisfies Record<Ground, string>;
const CHARGES = { front: ' en charge de front', side: ' en charge de côté' } as const;

const kindText = (kind: Kind, count: number): string => counted(count, KIND_NAMES[kind].one, KIND_NAMES[kind].many);

/** « 2 Chevaliers en charge de face et 1 Sorcier »: who charges, and no one else. */
function attackersText(attackers: readonly Attacker[]): string {
  const kinds = [...new Set(attackers.map(({ kind }) => kind))];
  return together(
    kinds.map((kind) => {
      const own = attackers.filter((one) => one.kind === kind);
      const charge = own.find((one) => one.charge)?.charge;
      return `${kindText(kind, own.length)}${charge ? CHARGES[charge] : ''}`;
    }),
  );
}

/** A Sorcier in the attack might stand beside the others, and be worth 2 more to each of them (LOR-SOR-1): here he does not. */
const apartText = (attackers: readonly Attacker[]): readonly string[] =>
  attackers.length > 1 && attackers.some(({ kind }) => kind === 'sorcier')
    ? ['Aucun pion n’est attenant à un Sorcier de son peuple : pas de +2.']
    : [];

/** `needed`: hits that eliminate the target of a volley. */
function known(situation: Situation, needed: number): Pick<ToldGuess<DrawnGuess>, 'facts' | 'asked' | 'drawn'> {
  if (situation.action === 'combat') {
    const { attackers, defenders } = situation;
    const kinds = attackers.map(({ kind }) => kind);
    const [target] = defenders;
    const held = target ? `${kindText(target.kind, 1)} ${GROUNDS[target.ground]}` : '';
    return {
      facts: [`${attackersText(attackers)} ${kinds.length > 1 ? 'attaquent' : 'attaque'} ${held}.`, ...apartText(attackers)],
      asked: 'Quelle chance que le défenseur recule ou soit éliminé ?',
      drawn: { attackers: kinds, defenders: defenders.map(({ kind }) => kind) },
    };
  }
  if (situation.action === 'arrows' || situation.action === 'flames') {
    const { action, target, shots } = situation;
    const [one, many] = action === 'arrows' ? ['Fantarcher', 'Fantarchers'] : ['lanceur de flammes', 'lanceurs de flammes'];
    const from = shots.map(({ distance, count }) => `${counted(count, one, many)} à ${counted(distance, 'hexagone')}`);
    const hits = action === 'arrows' ? counted(needed, 'flèche') : counted(needed, 'flamme');
    const isOne = shots.length === 1 && shots[0]?.count === 1;
    return {
      facts: [
        `La cible : ${kindText(target, 1)}, en plaine ; il faut ${hits} au but pour l’éliminer.`,
        `${isOne ? 'Tire' : 'Tirent ensemble'} : ${together(from)}.`,
      ],
      asked: 'Quelle chance que la cible soit éliminée ?',
      drawn: { attackers: [], defenders: [target] },
    };
  }
  throw new Error(`no guess of ${situation.action}`);
}

function told(situation: Situation): ToldGuess<DrawnGuess> {
  const odds = oddsOf(situation);
  if (!('sentence' in odds)) throw new Error('refused');
  const { sentence, reasons } = odds;
  return { ...known(situation, 'needed' in odds ? odds.needed : 0), sentence, reasons, query: formatSituation(situation) };
}

export const GUESSES = guessBench(LORDS_GUESSING, told);
