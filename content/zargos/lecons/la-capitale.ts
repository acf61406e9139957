/** « La capitale » : walls divide by three, so one comes in numbers; and the kingdom's card goes with it. */

import { counted } from '#engine/core/french.ts';
import { type Lesson, nowIn } from '#engine/practice/lesson.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import type { State } from '#engine/zargos/game/types.ts';
import {
  attack,
  DONE,
  fight,
  foughtWith,
  holderAt,
  isBeyond,
  kingdomCard,
  luckyTaking,
  luckyTurn,
  mostAgainst,
  sentFrom,
  sentTo,
  startsAgainst,
  throughout,
  untaken,
} from '#engine/zargos/lessons/moves.ts';
import { positionOf } from '#engine/zargos/lessons/position.ts';
import { divisorOf, lossesFrom } from '#engine/zargos/rules/combat.ts';

const PEOPLES = ['dragons', 'ailes', 'amazones', 'araignees'] as const;

const siege = positionOf({
  peoples: PEOPLES,
  stands: {
    dragons: { 'ludos-1': 8, 'ludos-3': 7 },
    ailes: { ludos: 5, 'ludos-4': 6 },
    araignees: { 'ludos-2': 6, 'kori-2': 6 },
    amazones: { 'kahil-4': 5, 'kahil-5': 5 },
  },
});

const crown = positionOf({
  peoples: PEOPLES,
  stands: { dragons: { 'kahil-3': 12 }, ailes: { kahil: 3, 'kahil-1': 1, 'kahil-4': 1, 'kahil-2': 3 }, amazones: { 'kahil-5': 6 } },
  cards: { kahil: 'ailes' },
  isLast: true,
});
const dethroning = [attack('dragons', 'kahil-3', 'kahil', 11), fight('kahil'), DONE, DONE] as const;
const isCardLost = (state: State) => state.phase === 'reinforcements' && kingdomCard(state, 'kahil') !== 'ailes';

/** Losses that a total of eleven makes inside walls. */
const FALLEN = lossesFrom(11, divisorOf('attacker', 'capital'));

export const LESSON: Lesson<Zargos> = {
  tasks: [
    {
      kind: 'ask',
      id: 'diviser-par-trois',
      task: 'Trois dés contre des remparts : 5, 4 et 2. Combien de défenseurs tombent ?',
      state: siege,
      places: ['ludos', 'ludos-1', 'ludos-3'],
      seat: 0,
      answers: [
        { text: 'Cinq', reply: 'Ce serait le compte en plaine : 11 divisé par deux. Des remparts font diviser par trois.' },
        { text: 'Quatre', reply: 'On arrondit toujours à l’entier inférieur : 11 divisé par trois fait un peu moins de quatre.' },
        { text: 'Trois', reply: '' },
      ],
      right: 2,
      truth: () => [5, 4, 3].indexOf(FALLEN),
      learnt: {
        text: 'Contre une capitale, le total de l’attaquant se divise par trois ; celui du défenseur, toujours par deux.',
        rules: ['ZAR-CAP-1', 'ZAR-COM-4'],
      },
    },
    {
      ...luckyTaking(siege, 'ludos', [attack('dragons', 'ludos-1', 'ludos', 7), attack('dragons', 'ludos-3', 'ludos', 6)], 13),
      id: 'le-siege',
      task: 'Cinq Ailés tiennent Ludos. Assiégez la capitale avec tout ce qui peut partir, et prenez-la.',
      places: ['ludos', 'ludos-1', 'ludos-3'],
      onward: throughout((run) => {
        const sent = sentTo(nowIn(run), 'ludos');
        if (sent === 0) return undefined;
        if (sent === 13) return 'Treize en tout : à l’assaut !';
        const isOther = startsAgainst(nowIn(run), 'ludos').every((start) => !sentFrom(run, 'ludos').has(start));
        return `${sent} devant les murs${isOther ? '. Que fait l’autre province ?' : ' : d’autres peuvent encore venir.'}`;
      }),
      hints: ['Vous tenez deux provinces autour de Ludos.', 'Sept depuis le sud, six depuis l’ouest ; puis le combat.'],
      learnt: {
        text: 'Sept contre cinq derrière des murs réussissent deux fois sur trois à peine ; treize, presque toujours. On assiège à plusieurs.',
        rules: ['ZAR-CAP-1', 'ZAR-ATT-2'],
      },
      refused: [{ move: attack('dragons', 'ludos-1', 'ludos', 8), rule: 'ZAR-ATT-1' }],
      missed: [{ move: attack('dragons', 'ludos-3', 'kori-2', 6) }],
      miss: (run) => {
        const pawns = foughtWith(run, 'ludos');
        if (pawns > 0) return `À ${pawns}, le risque était plus grand : treize pouvaient y aller.`;
        const left = mostAgainst(nowIn(run), 'ludos');
        return left > 0
          ? `Il ne reste que ${counted(left, 'Dragon')} pour Ludos : treize pouvaient y aller.`
          : 'Plus aucun Dragon ne peut attaquer Ludos : treize pouvaient y aller.';
      },
    },
    {
      ...luckyTurn(crown, dethroning, isCardLost),
      id: 'la-carte',
      task: 'Les Ailés ont la carte du royaume de Kahil, donc une carte de magie à chaque tour. Faites-la-leur perdre, et finissez votre tour.',
      places: ['kahil', 'kahil-3', 'kahil-1', 'kahil-4'],
      isLost: (run) => holderAt(nowIn(run), 'kahil') === 'ailes' && isBeyond('kahil')(run),
      onward: throughout((run) => {
        const now = nowIn(run);
        if (sentTo(now, 'kahil') > 0) return 'Ils sont sous les murs. Livrez le combat.';
        if (holderAt(now, 'kahil') !== 'dragons') return undefined;
        return now.phase === 'attacks' ? 'Kahil est à vous. Finissez vos attaques, puis votre tour.' : 'Finissez votre tour : on comptera.';
      }),
      hints: [
        'Un Ailé seul est tentant ; mais la carte ne tient qu’à une ville.',
        'Attaquez Kahil avec onze Dragons, puis finissez les attaques et la réorganisation.',
      ],
      learnt: {
        text: 'On garde la carte d’un royaume tant qu’on en tient la capitale, même sans ses provinces. Qui l’a prise n’a la carte que s’il tient le royaume entier, au décompte.',
        rules: ['ZAR-ROY-2', 'ZAR-ROY-4'],
      },
      refused: [{ move: attack('dragons', 'kahil-3', 'kahil-2', 11), rule: 'ZAR-ATT-3' }],
      missed: [{ move: attack('dragons', 'kahil-3', 'kahil-1', 11) }, { move: DONE }],
      miss: (run) => `${untaken(run, 'kahil', { most: 11 })} Au décompte, les Ailés gardent leur carte.`,
    },
  ],
  readings: ['ZAR-L-17'],
};
