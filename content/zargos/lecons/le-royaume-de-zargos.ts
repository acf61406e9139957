/** « Le royaume de Zargos » : demons, one round of more and more dice; no powers; the Master of the Winds. */

import { type Lesson, nowIn } from '#engine/practice/lesson.ts';
import type { TerritoryId } from '#engine/zargos/data/board-types.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import { attack, fight, foughtWith, holderAt, isBeyond, mostAgainst, OWN_TURN, sentTo, throughout } from '#engine/zargos/lessons/moves.ts';
import { positionOf } from '#engine/zargos/lessons/position.ts';

const PEOPLES = ['dragons', 'amazones', 'ailes', 'araignees'] as const;

const shore = positionOf({ peoples: PEOPLES, stands: { dragons: { 'zargos-1': 12 }, ailes: { 'zargos-6': 4 } } });

const gate = positionOf({
  peoples: PEOPLES,
  hands: { amazones: ['vent-de-mort', 'vent-de-guerre'], ailes: ['vent-de-terre'] },
  stands: { dragons: { 'zargos-2': 2, 'zargos-8': 17 }, ailes: { 'zargos-6': 4 }, amazones: { 'zargos-3': 5 } },
});

const throne = positionOf({
  peoples: PEOPLES,
  stands: {
    dragons: { zargos: 2, 'zargos-7': 1, 'zargos-8': 1 },
    amazones: { 'zargos-3': 9 },
    ailes: { 'zargos-5': 12 },
    araignees: { 'zargos-6': 7 },
  },
});

/** Whether Amazones shoot before a fight there. */
function shoots(from: TerritoryId, at: TerritoryId): boolean {
  const before = positionOf({ peoples: PEOPLES, stands: { dragons: { [from]: 9 }, amazones: { [at]: 4 } } });
  const opened = ZARGOS.play(ZARGOS.play(before, attack('dragons', from, at, 8)).state, fight(at));
  return opened.events.some((event) => event.kind === 'fight' && event.what.kind === 'shot');
}

export const LESSON: Lesson<Zargos> = {
  tasks: [
    {
      ...OWN_TURN,
      id: 'deux-des',
      task: 'Zargos nord-est est vide, ou presque : des démons, deux dés. Entrez-y avec juste assez de Dragons pour être sûr d’y rester.',
      state: shore,
      places: ['zargos-1', 'zargos-2', 'zargos-8'],
      isDone: (run) => holderAt(nowIn(run), 'zargos-2') === 'dragons' && foughtWith(run, 'zargos-2') === 7,
      isLost: (run) => sentTo(nowIn(run), 'zargos-2') > 7 || mostAgainst(nowIn(run), 'zargos-2') < 7,
      solution: [attack('dragons', 'zargos-1', 'zargos-2', 7), fight('zargos-2')],
      onward: throughout((run) => {
        const sent = sentTo(nowIn(run), 'zargos-2');
        if (sent === 7) return 'Un seul jet, et l’on saura.';
        return sent > 0 ? `${sent} en route ; d’autres peuvent s’y joindre. Combien deux dés peuvent-ils en tuer ?` : undefined;
      }),
      hints: ['Deux dés font douze au plus, divisés par deux.', 'Six morts au pire : envoyez-en sept.'],
      learnt: {
        text: 'Contre les démons, un seul jet, divisé par deux : deux dés sur la côte, trois autour de la Cité, quatre dans la Cité. S’il vous reste un pion, la province est à vous.',
        rules: ['ZAR-ZRG-1', 'ZAR-ZRG-2'],
      },
      refused: [{ move: attack('dragons', 'zargos-1', 'zargos', 7), rule: 'ZAR-ATT-3' }],
      missed: [{ move: attack('dragons', 'zargos-1', 'zargos-2', 11) }, { move: attack('dragons', 'zargos-1', 'zargos-2', 6) }],
      miss: (run) => {
        const sent = Math.max(sentTo(nowIn(run), 'zargos-2'), foughtWith(run, 'zargos-2'));
        if (sent > 7) return `À ${sent}, vous en risquez trop : sept suffisaient, les autres auraient gardé la côte.`;
        if (foughtWith(run, 'zargos-2') === 0)
          return 'Deux six font six morts : il en fallait sept, et sept Dragons ne peuvent plus y aller.';
        return sent === 6
          ? 'Deux six, et six Dragons tombaient tous. Il en fallait un de plus.'
          : `Deux six font six morts : à ${sent}, rien n’était sûr. Il en fallait sept.`;
      },
    },
    {
      kind: 'ask',
      id: 'sans-pouvoir',
      task: 'Des Dragons attaquent les Amazones de Zargos-est, dans le royaume de Zargos. Que font-elles ?',
      state: gate,
      places: ['zargos-8', 'zargos-3', 'zargos'],
      seat: 0,
      answers: [
        { text: 'Elles tirent, puis se battent', reply: 'C’est ce qu’elles feraient partout ailleurs. Ici, les pouvoirs se taisent.' },
        { text: 'Elles se battent comme tout le monde', reply: '' },
      ],
      right: 1,
      truth: () => (shoots('kahil-3', 'kahil-1') && !shoots('zargos-8', 'zargos-3') ? 1 : 0),
      learnt: {
        text: 'Dans ses dix provinces, plus aucun pouvoir : ni vol, ni vortex, ni tir, ni main de Dieu. La magie, elle, passe.',
        rules: ['ZAR-ZRG-4', 'ZAR-ZRG-10', 'ZAR-L-19'],
      },
    },
    {
      ...OWN_TURN,
      id: 'la-cite',
      task: 'La Cité Interdite est devant vous : quatre dés. Entrez-y à coup sûr, et devenez Maître des Vents.',
      state: gate,
      places: ['zargos-8', 'zargos', 'zargos-2', 'zargos-3'],
      isDone: (run) => nowIn(run).master === 0 && foughtWith(run, 'zargos') >= 13,
      isLost: isBeyond('zargos', 13),
      solution: [attack('dragons', 'zargos-8', 'zargos', 16), fight('zargos')],
      onward: throughout((run) => {
        const sent = sentTo(nowIn(run), 'zargos');
        if (sent >= 13) return 'Les portes s’ouvrent…';
        return sent > 0 ? `${sent} en route ; d’autres peuvent s’y joindre. Combien quatre dés peuvent-ils en tuer ?` : undefined;
      }),
      hints: ['Quatre six feraient douze morts.', 'Envoyez au moins treize Dragons ; seize peuvent partir.'],
      learnt: {
        text: 'Qui prend la Cité devient aussitôt Maître des Vents : il ramasse la magie de tous, en garde cinq cartes, et en reçoit cinq à chaque tour.',
        rules: ['ZAR-ZRG-5', 'ZAR-ZRG-6'],
      },
      refused: [{ move: attack('dragons', 'zargos-8', 'zargos', 17), rule: 'ZAR-ATT-1' }],
      missed: [{ move: attack('dragons', 'zargos-8', 'zargos-3', 16) }, { move: attack('dragons', 'zargos-8', 'zargos', 12) }],
      miss: (run) =>
        foughtWith(run, 'zargos') > 0
          ? 'À moins de treize, rien n’était sûr : quatre six en tuent douze.'
          : 'Quatre six en tueraient douze : il en faut treize, et treize Dragons ne peuvent plus entrer dans la Cité.',
    },
    {
      kind: 'play',
      id: 'un-seul-pion',
      task: 'Il ne vous reste que quatre Dragons, et trois armées approchent. Mais vous êtes le Maître : gagnez maintenant.',
      state: throne,
      places: ['zargos', 'zargos-7', 'zargos-8', 'zargos-9'],
      seat: 0,
      isDone: (run) => ZARGOS.outcome(nowIn(run)) !== undefined,
      isLost: isBeyond('zargos-9'),
      solution: [attack('dragons', 'zargos', 'zargos-9', 1), fight('zargos-9')],
      onward: ['Les démons s’écartent. Entrez.'],
      hints: ['Que peuvent des démons contre le Maître des Vents ?', 'De la Cité, un seul Dragon vers la province intérieure du sud.'],
      learnt: {
        text: 'Devant le Maître des Vents, les démons ne lancent aucun dé. Il lui suffit d’un pion par province.',
        rules: ['ZAR-ZRG-7', 'ZAR-BUT-1'],
      },
      refused: [
        { move: attack('dragons', 'zargos', 'zargos-9', 2), rule: 'ZAR-ATT-1' },
        { move: attack('dragons', 'zargos-7', 'zargos-9', 1), rule: 'ZAR-ATT-1' },
      ],
      missed: [{ move: { kind: 'done', seat: 0 } }],
      miss: () => 'Les trois armées arrivent… Un pion suffisait.',
    },
  ],
  readings: ['ZAR-L-23'],
};
