/** « Les zones » : six hexagons that are entered only to attack, and vanish once somebody is there to do it. */

import { type Lesson, nowIn } from '#engine/practice/lesson.ts';
import { attack, COMBATS, end, isAt, marchedOf, marchMove, pointsTo, stateOf } from '#engine/zargos-lords/lessons/position.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';

/** Still beside an enemy from the turn before. */
const BESIDE = stateOf({
  peoples: 'ponts',
  rows: ['........', '........', '........', '........', '........'],
  counters: [
    ['a1', 'chevalier', [3, 2]],
    ['b1', 'dragons-fantassin', [4, 3]],
    ['b2', 'dragons-fantassin', [7, 0]],
  ],
  state: { ...COMBATS, bound: ['a1'] },
});

export const LESSON: Lesson<Lords> = {
  tasks: [
    {
      kind: 'play',
      id: 'contourner',
      task: 'Passez derrière le Fantassin ennemi, en C7, sans le combattre. De vos deux pions, lequel peut faire le tour ?',
      state: stateOf({
        peoples: 'ponts',
        rows: ['........', '........', '........', '........', '........'],
        counters: [
          ['a1', 'chevalier', [0, 2]],
          ['a2', 'chevaliers-fantassin', [1, 2]],
          ['b1', 'dragons-fantassin', [3, 2]],
        ],
      }),
      seat: 0,
      isDone: (run) => isAt(nowIn(run), 'a1', [6, 2]),
      solution: [marchMove('a1', [6, 2])],
      hints: [
        'Sa zone, ce sont les six hexagones qui le touchent. Le plus proche de C7 n’est pas celui qui a le plus de points.',
        'Le Chevalier a huit points : il fait le tour en six, hors de la zone.',
      ],
      learnt: {
        text: 'On n’entre dans la zone d’un ennemi que pour l’attaquer ; on n’y passe pas, on la contourne.',
        rules: ['LOR-ZDI-1'],
      },
      refused: [
        { move: marchMove('a1', [4, 2]), rule: 'LOR-ZDI-1' },
        { move: marchMove('a2', [6, 2]), rule: 'LOR-ZDI-1' },
      ],
      missed: [{ move: marchMove('a1', [5, 2]) }, { move: marchMove('a1', [2, 2], 'b1') }, { move: marchMove('a2', [5, 3]) }],
      miss: ({ states: [first], states }) => {
        const now = states.at(-1) ?? first;
        const moved = marchedOf(now, 'a1') ?? marchedOf(now, 'a2');
        if (moved?.against) return 'Le voilà contre le Fantassin : il devra l’attaquer, et il fallait passer sans combattre.';
        if (moved?.id === 'a2')
          return `Votre Fantassin a cinq points, et hors de la zone le tour en prend ${pointsTo(first, 'a2', [6, 2])} : ce n’était pas à lui.`;
        return moved
          ? 'Votre Chevalier pouvait aller jusqu’en C7, et il s’est arrêté ailleurs.'
          : 'Les mouvements sont finis, et personne n’est en C7.';
      },
    },
    {
      kind: 'play',
      id: 'percer',
      task: 'Le passage est gardé : envoyez un pion attaquer, puis faites passer l’archer en D6.',
      state: stateOf({
        peoples: 'ponts',
        rows: ['~~~~~~~~', '~~~~~~~~', '........', '........', '~~~~~~~~'],
        counters: [
          ['a1', 'chevalier', [1, 2]],
          ['a2', 'chevaliers-fantarcher', [1, 3]],
          ['b1', 'dragons-fantassin', [4, 2]],
        ],
      }),
      seat: 0,
      isDone: (run) => isAt(nowIn(run), 'a2', [5, 3]),
      solution: [marchMove('a1', [3, 2], 'b1'), marchMove('a2', [5, 3])],
      onward: ['Il est attaqué : sa zone n’existe plus. L’archer peut passer.'],
      hints: ['Un ennemi attaqué ne contrôle plus rien autour de lui.', 'Le Chevalier d’abord, à côté du Fantassin ; l’archer ensuite.'],
      learnt: {
        text: 'Dès qu’un assaillant est posé contre lui, un ennemi n’a plus de zone : les autres passent.',
        rules: ['LOR-ZDI-2', 'LOR-L-38'],
      },
      refused: [{ move: marchMove('a2', [5, 3]), rule: 'LOR-ZDI-1' }],
      missed: [{ move: marchMove('a2', [2, 3]) }, { move: marchMove('a1', [2, 2]) }, { move: end() }],
      miss: (run) => {
        const { marched } = nowIn(run);
        if (marched.some(({ id }) => id === 'a2'))
          return 'L’archer a bougé, et il n’est pas en D6 : un pion ne bouge qu’une fois par coup.';
        return marched.some(({ against }) => against === 'b1')
          ? undefined
          : 'Personne n’est venu attaquer le Fantassin : il tient toujours le passage.';
      },
    },
    {
      kind: 'ask',
      id: 'rester',
      task: 'Votre Chevalier est resté à côté d’un Fantassin. Peut-il finir son coup sans rien faire ?',
      state: BESIDE,
      seat: 0,
      answers: [
        {
          text: 'Oui, personne n’est obligé d’attaquer',
          reply: 'On n’attaque que si l’on veut, sauf quand on reste au contact : là, il fallait partir ou attaquer.',
        },
        { text: 'Non : resté au contact, il attaque', reply: '' },
      ],
      right: 1,
      truth: () => (LORDS.judge(BESIDE, end()).ok ? 0 : LORDS.judge(BESIDE, attack(['a1'], ['b1'])).ok ? 1 : -1),
      learnt: {
        text: 'Face à face au début de son coup, on s’en va ou l’on attaque ; qui ne peut ni l’un ni l’autre reste.',
        rules: ['LOR-ZDI-3', 'LOR-L-39'],
      },
    },
  ],
};
