/** « Combattre » : the difference and the ground, the charge, several against one, one against several. */

import { type Lesson, nowIn } from '#engine/practice/lesson.ts';
import { attack, COMBATS, downs, end, luckyTask, marchedOf, marchMove, prevails, stateOf } from '#engine/zargos-lords/lessons/position.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';

const MEADOW = ['........', '........', '........', '........', '........', '........'];

const GROUND = stateOf({
  peoples: 'ponts',
  rows: ['........', '........', '....A...', '........', '........'],
  counters: [
    ['a1', 'chevalier', [3, 2]],
    ['b1', 'dragons-fantassin', [4, 2]],
    ['b2', 'dragons-fantassin', [2, 3]],
  ],
  state: { ...COMBATS, bound: ['a1'] },
});

const THREE = stateOf({
  peoples: 'gouffres',
  rows: MEADOW,
  counters: [
    ['a1', 'faucon', [4, 3]],
    ['a2', 'aile', [0, 0]],
    ['b1', 'moines-fantassin', [3, 2]],
    ['b2', 'moines-fantassin', [5, 2]],
    ['b3', 'moines-fantassin', [4, 4]],
  ],
  state: { ...COMBATS, turn: 1, bound: ['b1', 'b2', 'b3'] },
});
const ALL_THREE = attack(['b1', 'b2', 'b3'], ['a1'], 1);

export const LESSON: Lesson<Lords> = {
  tasks: [
    {
      ...luckyTask(GROUND, [attack(['a1'], ['b2'])], (run) => !nowIn(run).position.counters.some(({ id }) => id === 'b2')),
      id: 'le-terrain',
      task: 'Deux Fantassins à votre portée : attaquez celui que vous avez une chance d’éliminer.',
      seat: 0,
      isDone: (run) => run.events.flat().some((event) => event.kind === 'fought' && event.targets.some(({ id }) => id === 'b2')),
      worth: downs,
      hints: [
        'Touchez-les l’un après l’autre : ce que donne chaque face du dé s’affiche.',
        'Celui du mont vaut trois de plus ; prenez l’autre.',
      ],
      learnt: {
        text: 'Un dé, croisé avec la différence des facteurs ; un défenseur sur un mont vaut trois de plus, dans un bois un de plus.',
        rules: ['LOR-COM-5', 'LOR-COM-6'],
      },
      refused: [{ move: end(), rule: 'LOR-ZDI-3' }],
      missed: [{ move: attack(['a1'], ['b1']), worth: 0 }],
    },
    {
      kind: 'play',
      id: 'la-charge',
      task: 'Votre Chevalier vaut 8, le Dragon 10 : chargez-le.',
      state: stateOf({
        peoples: 'ponts',
        rows: MEADOW,
        counters: [
          ['a1', 'chevalier', [1, 1]],
          ['b1', 'dragon', [4, 3]],
          ['b2', 'dragons-fantassin', [7, 0]],
        ],
      }),
      seat: 0,
      isDone: (run) => run.events.flat().some((event) => event.kind === 'fought' && event.charge),
      solution: [marchMove('a1', [3, 2], 'b1'), end(), attack(['a1'], ['b1'])],
      onward: ['En ligne droite jusqu’au contact : c’est une charge. Finissez vos mouvements.', 'Touchez le Dragon.'],
      hints: ['Il faut arriver droit sur lui, sans tourner.', 'De B2 en C4, tout droit vers le sud-est : le Dragon est juste devant.'],
      learnt: {
        text: 'Un Chevalier venu tout droit ajoute 3 si l’ennemi est devant lui, 1 s’il est de côté ; sous le minimum du tableau, pas d’attaque.',
        rules: ['LOR-CHE-1', 'LOR-COM-4'],
      },
      refused: [{ move: marchMove('a1', [3, 2]), rule: 'LOR-ZDI-1' }],
      missed: [{ move: marchMove('a1', [3, 4]) }],
      miss: (run) =>
        marchedOf(nowIn(run), 'a1')?.against === 'b1'
          ? 'Il est contre le Dragon, mais il n’y est pas venu tout droit : sans charge, 8 contre 10, c’est sous le minimum du tableau.'
          : 'Votre Chevalier n’est pas venu contre le Dragon : pas de charge de ce coup. Reprenez, tout droit jusqu’à lui.',
    },
    {
      ...luckyTask(THREE, [ALL_THREE], (run) => run.events.flat().some((event) => event.kind === 'fought' && event.result === 'D3')),
      id: 'a-trois',
      task: 'Trois Moines-fantassins autour d’un Faucon : attaquez avec les meilleures chances.',
      seat: 1,
      isDone: (run) => run.events.flat().some((event) => event.kind === 'fought'),
      worth: prevails,
      hints: ['Les attaquants d’un même ennemi additionnent leurs facteurs.', '4 et 4 et 4 contre 5 : attaquez à trois.'],
      learnt: {
        text: 'Plusieurs attaquants s’additionnent ; mais si l’attaque échoue, tous reculent, ou tous tombent.',
        rules: ['LOR-COM-2', 'LOR-L-1'],
      },
      refused: [{ move: attack(['b1'], ['a1'], 1), rule: 'LOR-COM-4' }],
      missed: [{ move: attack(['b1', 'b2'], ['a1'], 1), worth: 2 / 6 }],
    },
    {
      kind: 'play',
      id: 'deux-a-la-fois',
      task: 'Deux Fantassins touchent votre Chevalier : attaquez-les tous les deux d’un seul dé.',
      state: stateOf({
        peoples: 'ponts',
        rows: MEADOW,
        counters: [
          ['a1', 'chevalier', [3, 3]],
          ['b1', 'dragons-fantassin', [4, 3]],
          ['b2', 'dragons-fantassin', [4, 4]],
        ],
        state: { ...COMBATS, bound: ['a1'] },
      }),
      seat: 0,
      isDone: (run) => run.events.flat().some((event) => event.kind === 'fought' && event.targets.length === 2),
      solution: [attack(['a1'], ['b1', 'b2'])],
      hints: ['Touchez l’un des deux : plusieurs attaques vous sont offertes.', 'Choisissez celle qui dit « ensemble ».'],
      learnt: {
        text: 'Un seul pion attaque plusieurs ennemis à la fois, s’il les touche tous et vaut au moins leur somme.',
        rules: ['LOR-COM-3'],
      },
      refused: [],
      missed: [{ move: attack(['a1'], ['b1']) }],
      miss: () => 'Permis, mais l’autre est toujours là, et votre Chevalier a combattu. Reprenez : les deux à la fois.',
    },
  ],
  readings: ['LOR-L-7', 'LOR-L-51'],
};
