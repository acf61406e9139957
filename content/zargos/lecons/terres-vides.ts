/** « Terres vides » : an empty province is taken by an attack and without a die, two camps may fall together, nobody reorganises into what he does not hold. */

import { type Lesson, nowIn } from '#engine/practice/lesson.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import {
  attack,
  fight,
  holderAt,
  isBeyond,
  march,
  onceSent,
  OWN_TURN,
  pawnsAt,
  sentTo,
  untaken,
  withLuckyDice,
} from '#engine/zargos/lessons/moves.ts';
import { positionOf } from '#engine/zargos/lessons/position.ts';

const PEOPLES = ['amazones', 'dragons', 'ailes', 'araignees'] as const;

const deserted = positionOf({
  peoples: PEOPLES,
  isBare: true,
  stands: { amazones: { 'kahil-5': 8 }, dragons: { 'ludos-1': 7, ludos: 3 }, ailes: { kahil: 5 }, araignees: { 'kahil-3': 4 } },
});

const duel = positionOf({
  peoples: ['dragons', 'chevaliers', 'ailes', 'araignees'],
  stands: { dragons: { 'kahil-5': 3 }, chevaliers: { 'ludos-1': 2 }, ailes: { kahil: 5 }, araignees: { 'kahil-4': 3 } },
});
const clash = [attack('dragons', 'kahil-5', 'ludos-1', 2), fight('ludos-1')] as const;
/** Dice under which both camps fall in the same round. */
const fallen = withLuckyDice(duel, clash, (state) => holderAt(state, 'ludos-1') === null);
const after = clash.reduce((state, move) => ZARGOS.play(state, move).state, fallen);

const behind = positionOf({
  peoples: PEOPLES,
  isBare: true,
  phase: 'reorganisation',
  stands: { amazones: { 'kahil-5': 8 }, dragons: { 'ludos-1': 7 }, ailes: { kahil: 5 }, araignees: { 'kahil-3': 4 } },
});

export const LESSON: Lesson<Zargos> = {
  tasks: [
    {
      ...OWN_TURN,
      id: 'sans-un-de',
      task: 'Plus personne à Kahil nord-ouest. Prenez-la, en laissant sept Amazones à Kahil nord-est face aux Dragons.',
      state: deserted,
      places: ['kahil-5', 'kahil-4', 'ludos-1'],
      isDone: (run) => holderAt(nowIn(run), 'kahil-4') === 'amazones' && pawnsAt(nowIn(run), 'kahil-5') >= 7,
      isLost: (run) => pawnsAt(nowIn(run), 'kahil-5') < 7 || (holderAt(nowIn(run), 'kahil-4') !== 'amazones' && isBeyond('kahil-4')(run)),
      solution: [attack('amazones', 'kahil-5', 'kahil-4', 1), fight('kahil-4')],
      onward: onceSent('kahil-4', 'En route. Son tour venu parmi les combats, elle se prend sans un dé.'),
      hints: [
        'Une terre vide ne se défend pas : combien d’Amazones faut-il ?',
        'Attaquez Kahil nord-ouest avec une seule, puis prenez la province.',
      ],
      learnt: {
        text: 'Hors du royaume de Zargos, une province vide se prend sans un dé, mais par une attaque : un pion suffit. Elle est prise, selon nous, quand son tour vient parmi les combats.',
        rules: ['ZAR-ATT-5', 'ZAR-L-62'],
      },
      refused: [
        { move: attack('amazones', 'kahil-5', 'kahil-4', 8), rule: 'ZAR-ATT-1' },
        { move: march('amazones', 'kahil-5', 'kahil-4', 1), rule: 'ZAR-REO-1' },
      ],
      missed: [{ move: attack('amazones', 'kahil-5', 'kahil-4', 2) }, { move: attack('amazones', 'kahil-5', 'ludos-1', 7) }],
      miss: (run) => {
        const sent = sentTo(nowIn(run), 'kahil-4');
        if (sent > 1) return `À ${sent}, Kahil nord-est se dégarnit pour rien : une seule suffisait.`;
        const left = pawnsAt(nowIn(run), 'kahil-5');
        if (left < 7) return `Kahil nord-est n’a plus que ${left === 1 ? 'une Amazone' : `${left} Amazones`} : il devait en rester sept.`;
        return untaken(run, 'kahil-4', { unfought: 'Plus personne ne peut y aller ce tour-ci : Kahil nord-ouest reste vide.' });
      },
    },
    {
      kind: 'ask',
      id: 'tous-tombes',
      task: 'Deux Dragons attaquent deux Chevaliers à Ludos sud. Au premier round, un 4 de chaque côté : à qui est la province ?',
      state: fallen,
      places: ['kahil-5', 'ludos-1'],
      seat: 0,
      answers: [
        {
          text: 'Aux Chevaliers, qui la défendaient',
          reply: 'Qui défend ne gagne pas les égalités : les pertes d’un round tombent ensemble, des deux côtés.',
        },
        { text: 'Aux Dragons, qui attaquaient', reply: 'Pour la prendre, il faut y être encore : vos deux Dragons sont tombés aussi.' },
        { text: 'À personne', reply: '' },
      ],
      right: 2,
      truth: () => {
        const holder = holderAt(after, 'ludos-1');
        return holder === 'chevaliers' ? 0 : holder === 'dragons' ? 1 : 2;
      },
      learnt: {
        text: 'Les deux camps retirent leurs pertes en même temps. S’ils tombent tous, la province est vide, et le premier qui l’attaquera la prendra.',
        rules: ['ZAR-COM-5', 'ZAR-ATT-5'],
      },
    },
    {
      kind: 'ask',
      id: 'pas-en-marchant',
      task: 'C’est votre réorganisation, et Kahil nord-ouest est toujours vide, à côté de vos huit Amazones. Pouvez-vous y marcher ?',
      state: behind,
      places: ['kahil-5', 'kahil-4', 'ludos-1'],
      seat: 0,
      answers: [
        { text: 'Oui, elle n’est à personne', reply: 'Justement : elle n’est pas à vous non plus, et l’on ne se réorganise que chez soi.' },
        { text: 'Non, il fallait l’attaquer', reply: '' },
      ],
      right: 1,
      truth: () => (ZARGOS.judge(behind, march('amazones', 'kahil-5', 'kahil-4', 1)).ok ? 0 : 1),
      learnt: {
        text: 'La réorganisation va d’une de vos provinces à une autre. Une terre vide, même celle que votre propre combat a vidée, attend une attaque.',
        rules: ['ZAR-REO-2', 'ZAR-COM-5'],
      },
    },
  ],
};
