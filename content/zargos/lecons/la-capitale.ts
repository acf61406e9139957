/** « La capitale » : walls divide by three, so one comes in numbers; and the kingdom's card goes with it. */
import { attack, DONE, fight, foughtWith, holderAt, isSpent, withDice } from '#components/zargos/lessons/moves.ts';
import { positionOf } from '#components/zargos/lessons/position.ts';
import { type Lesson, nowIn } from '#engine/practice/lesson.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { State } from '#engine/zargos/game/types.ts';
import { divisorOf, lossesFrom } from '#engine/zargos/rules/combat.ts';

const PEOPLES = ['dragons', 'ailes', 'amazones', 'araignees'] as const;

const siege = positionOf({
  peoples: PEOPLES,
  stands: {
    'ludos-1': ['dragons', 8],
    'ludos-3': ['dragons', 7],
    ludos: ['ailes', 5],
    'ludos-2': ['araignees', 6],
    'ludos-4': ['ailes', 6],
    'kahil-4': ['amazones', 5],
    'kahil-5': ['amazones', 5],
    'kori-2': ['araignees', 6],
  },
});
const gathered = [attack('dragons', 'ludos-1', 'ludos', 7), attack('dragons', 'ludos-3', 'ludos', 6), fight('ludos')] as const;
const isLudosTaken = (state: State) => holderAt(state, 'ludos') === 'dragons';

const crown = positionOf({
  peoples: PEOPLES,
  stands: {
    'kahil-3': ['dragons', 12],
    kahil: ['ailes', 3],
    'kahil-1': ['ailes', 1],
    'kahil-4': ['ailes', 1],
    'kahil-2': ['ailes', 3],
    'kahil-5': ['amazones', 6],
  },
  cards: { kahil: 'ailes' },
  isLast: true,
});
const dethroning = [attack('dragons', 'kahil-3', 'kahil', 11), fight('kahil'), DONE, DONE] as const;
const cardOfKahil = (state: State) => state.kingdoms[tablesFor(state.options).kingdoms.indexOf('kahil')];
const isCardLost = (state: State) => state.phase === 'reinforcements' && cardOfKahil(state) !== 'ailes';

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
      kind: 'play',
      id: 'le-siege',
      task: 'Cinq Ailés tiennent Ludos. Assiégez la capitale avec tout ce qui peut partir, et prenez-la.',
      state: withDice(siege, gathered, isLudosTaken),
      isPrepared: true,
      places: ['ludos', 'ludos-1', 'ludos-3'],
      seat: 0,
      isDone: (run) => isLudosTaken(nowIn(run)) && foughtWith(run, 'ludos') >= 13,
      isLost: isSpent,
      solution: gathered,
      onward: ['Sept devant les murs. Que fait l’autre province ?', 'Treize en tout : à l’assaut !'],
      hints: ['Vous tenez deux provinces autour de Ludos.', 'Sept depuis le sud, six depuis l’ouest ; puis le combat.'],
      learnt: {
        text: 'Sept contre cinq derrière des murs réussissent deux fois sur trois à peine ; treize, presque toujours. On assiège à plusieurs.',
        rules: ['ZAR-CAP-1', 'ZAR-ATT-2'],
      },
      refused: [{ move: attack('dragons', 'ludos-1', 'ludos', 8), rule: 'ZAR-ATT-1' }],
      missed: [{ move: attack('dragons', 'ludos-3', 'kori-2', 6) }],
      miss: (run) => {
        const pawns = foughtWith(run, 'ludos');
        return pawns > 0 ? `À ${pawns}, c’était risqué : treize pouvaient y aller.` : 'Ludos est toujours aux Ailés.';
      },
    },
    {
      kind: 'play',
      id: 'la-carte',
      task: 'Les Ailés ont la carte du royaume de Kahil, donc une carte de magie à chaque tour. Faites-la-leur perdre, et finissez votre tour.',
      state: withDice(crown, dethroning, isCardLost),
      isPrepared: true,
      places: ['kahil', 'kahil-3', 'kahil-1', 'kahil-4'],
      seat: 0,
      isDone: (run) => isCardLost(nowIn(run)),
      solution: dethroning,
      onward: ['', 'Kahil est à vous. Finissez vos attaques, puis votre tour.'],
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
      miss: () => 'Au décompte, les Ailés tenaient toujours la capitale : ils gardent leur carte.',
    },
  ],
};
