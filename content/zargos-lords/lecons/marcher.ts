/** « Marcher » : points of movement, woods, mounts, bridges, and those who fly. */
import { end, isAt, march, positionOf } from '#components/zargos-lords/lessons/position.ts';
import { type Lesson, nowIn } from '#engine/practice/lesson.ts';
import type { Skirmish } from '#engine/zargos-lords/skirmish/game.ts';

export const LESSON: Lesson<Skirmish> = {
  tasks: [
    {
      kind: 'play',
      id: 'cinq-points',
      task: 'Amenez votre Fantassin de l’autre côté du bois, en C6.',
      state: positionOf({
        peoples: 'ponts',
        rows: ['........', '..bb....', '..bb....', '........', '........'],
        counters: [
          ['a1', 'chevaliers-fantassin', [0, 2]],
          ['b1', 'dragons-fantassin', [7, 4]],
        ],
      }),
      seat: 0,
      isDone: (run) => isAt(nowIn(run), 'a1', [5, 2]),
      solution: [march('a1', [5, 2])],
      hints: ['Touchez le Fantassin : les hexagones qu’il atteint se marquent.', 'C6 est à cinq pas, en contournant le bois par le sud.'],
      learnt: {
        text: 'Un pion a autant de points que son facteur de mouvement ; une plaine en prend un, un bois deux.',
        rules: ['LOR-MOU-1', 'LOR-BOI-1'],
      },
      refused: [{ move: march('a1', [6, 2]), rule: 'LOR-MOU-1' }],
      missed: [{ move: march('a1', [3, 2]) }],
      miss: () => 'Permis, mais un point non dépensé est perdu, et chaque pion ne bouge qu’une fois par coup. C6 était à portée.',
    },
    {
      kind: 'play',
      id: 'au-pied',
      task: 'Prenez le mont C5 : il y faut deux coups, et l’autre joue entre les deux.',
      state: positionOf({
        peoples: 'ponts',
        rows: ['........', '........', '....A...', '.....A..', '........'],
        counters: [
          ['a1', 'chevaliers-fantassin', [1, 2]],
          ['b1', 'dragons-fantassin', [7, 0]],
        ],
      }),
      seat: 0,
      isDone: (run) => isAt(nowIn(run), 'a1', [4, 2]),
      solution: [march('a1', [3, 2]), end(), march('a1', [4, 2])],
      others: () => end(1),
      onward: ['Au pied du mont, on s’arrête. Finissez vos mouvements : le mont est pour le coup suivant.'],
      hints: ['On ne monte sur un mont qu’au premier pas d’un coup.', 'Arrêtez-vous à côté du mont, finissez vos mouvements, puis montez.'],
      learnt: {
        text: 'Un mont se gravit au premier pas d’un coup, et l’on s’y arrête ; en défense, il vaut trois points.',
        rules: ['LOR-MON-1', 'LOR-COM-6'],
      },
      refused: [{ move: march('a1', [4, 2]), rule: 'LOR-MON-1' }],
      miss: () => 'Le mont n’est pas pris : un coup mène à son pied, le suivant y monte.',
    },
    {
      kind: 'play',
      id: 'le-pont',
      task: 'Passez la mer : posez votre Fantassin sur la côte d’en face.',
      state: positionOf({
        peoples: 'ponts',
        rows: ['..c~~c..', '..c~~c..', '..c11c..', '..c~~c..', '..c~~c..'],
        counters: [
          ['a1', 'chevaliers-fantassin', [1, 2]],
          ['b1', 'dragons-fantassin', [7, 0]],
        ],
      }),
      seat: 0,
      isDone: (run) => isAt(nowIn(run), 'a1', [5, 2]) || isAt(nowIn(run), 'a1', [5, 1]),
      solution: [march('a1', [5, 2])],
      hints: ['Les nuages sont un pont : il va d’une côte à l’autre.', 'Le Fantassin passe par C4 et C5 et arrive en C6.'],
      learnt: { text: 'La mer ne se passe que par un pont de nuages, d’une côte à une côte.', rules: ['LOR-MER-1'] },
      refused: [{ move: march('a1', [3, 1]), rule: 'LOR-MER-1' }],
      missed: [{ move: march('a1', [2, 3]) }],
    },
    {
      kind: 'play',
      id: 'voler',
      task: 'Votre Ailé vole : posez-le en C8, par-dessus les monts et l’ennemi.',
      state: positionOf({
        peoples: 'gouffres',
        rows: ['..~A~...', '...A....', '...A....', '...A....', '..~A~...'],
        counters: [
          ['a1', 'aile', [0, 2]],
          ['b1', 'moines-fantassin', [5, 2]],
        ],
      }),
      seat: 0,
      isDone: (run) => isAt(nowIn(run), 'a1', [7, 2]),
      solution: [march('a1', [7, 2])],
      hints: ['Un Ailé a dix points, et ni mont, ni bois, ni ennemi ne l’arrête en vol.', 'Touchez-le, puis C8.'],
      learnt: {
        text: 'Ceux qui volent ignorent monts, bois, ennemis et zones ; mer et gouffres valent pour eux aussi.',
        rules: ['LOR-VOL-1'],
      },
      refused: [
        { move: march('a1', [2, 0]), rule: 'LOR-MER-1' },
        { move: march('a1', [5, 2]), rule: 'LOR-MOU-2' },
      ],
      missed: [{ move: march('a1', [7, 3]) }],
    },
  ],
};
