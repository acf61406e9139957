/** « Tirer » : straight lines and what stops them, arrows that add up, and a vision for who has nowhere to flee. */

import { type Lesson, nowIn } from '#engine/practice/lesson.ts';
import {
  drowns,
  end,
  IN_SHOTS,
  isInLine,
  isThere,
  killOf,
  luckyTask,
  marchMove,
  retreatsOnly,
  shootMove,
  stateOf,
} from '#engine/zargos-lords/lessons/position.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';

const TWO_ARCHERS = stateOf({
  peoples: 'ponts',
  rows: ['........', '........', '........', '........', '........', '........', '........'],
  counters: [
    ['a1', 'chevaliers-fantarcher', [2, 1]],
    ['a2', 'chevaliers-fantarcher', [2, 5]],
    ['b1', 'dragon', [2, 3]],
    ['b2', 'dragons-fantassin', [7, 0]],
  ],
  state: IN_SHOTS,
});

const CAPE = stateOf({
  peoples: 'ponts',
  rows: ['.....~~~', '....~~~~', '....~~.~', '....~~~~', '.....~~~'],
  counters: [
    ['a1', 'sorcier', [3, 2]],
    ['b1', 'lance-flammes', [6, 2]],
    ['b2', 'dragons-fantassin', [1, 4]],
  ],
  state: IN_SHOTS,
});

export const LESSON: Lesson<Lords> = {
  tasks: [
    {
      kind: 'play',
      id: 'en-ligne',
      task: 'Placez l’archer en ligne droite avec le Fantassin ennemi, puis tirez.',
      state: stateOf({
        peoples: 'ponts',
        rows: ['........', '........', '........', '........', '........'],
        counters: [
          ['a1', 'chevaliers-fantarcher', [1, 3]],
          ['b1', 'dragons-fantassin', [6, 2]],
        ],
      }),
      seat: 0,
      isDone: (run) => run.events.flat().some(({ kind }) => kind === 'shot'),
      solution: [marchMove('a1', [6, 4]), end(), shootMove(['a1'], 'b1')],
      onward: ['Vos mouvements finis, place aux tirs.', 'La cible est marquée : touchez-la.'],
      hints: ['Une flèche suit une des six directions : ni courbe, ni biais.', 'En E7, droit au sud de la cible, à deux hexagones.'],
      learnt: { text: 'On marche et l’on tire dans le même coup, jusqu’à huit hexagones, en ligne droite.', rules: ['LOR-ARC-1'] },
      refused: [{ move: shootMove(['a1'], 'b1'), rule: 'LOR-ARC-1' }],
      miss: ({ states }) =>
        states.some((state) => (state.phase === 'march' || state.phase === 'shots') && isInLine(state, 'a1', 'b1'))
          ? 'Votre archer était en ligne, et le tir n’est pas parti : les tirs passent avant les combats, et l’on n’y revient pas.'
          : 'De là, pas de tir : il faut être sur une des six lignes droites qui passent par la cible. Deux hexagones de même lettre n’en font pas une.',
    },
    {
      kind: 'play',
      id: 'obstacle',
      named: ['b1', 'b2'],
      task: 'Deux ennemis en ligne, un seul en vue : tirez sur le bon.',
      state: stateOf({
        peoples: 'ponts',
        rows: ['........', '........', '........', '........', '...A....', '........'],
        counters: [
          ['a1', 'chevaliers-fantarcher', [1, 3]],
          ['b1', 'dragons-fantassin', [4, 5]],
          ['b2', 'lance-flammes', [5, 1]],
        ],
        state: IN_SHOTS,
      }),
      seat: 0,
      isDone: (run) => run.events.flat().some((event) => event.kind === 'shot' && event.target.id === 'b2'),
      solution: [shootMove(['a1'], 'b2')],
      hints: ['Regardez ce qu’il y a entre l’archer et chacun d’eux.', 'Le mont E4 cache le Fantassin ; rien ne cache le Lance-flammes.'],
      learnt: {
        text: 'Mont, bois, ville et gouffre arrêtent une flèche ; les pions, amis ou ennemis, ne l’arrêtent pas.',
        rules: ['LOR-ARC-3'],
      },
      refused: [{ move: shootMove(['a1'], 'b1'), rule: 'LOR-ARC-3' }],
    },
    {
      ...luckyTask(TWO_ARCHERS, [shootMove(['a1', 'a2'], 'b1')], (run) => !isThere(nowIn(run), 'b1')),
      id: 'ensemble',
      task: 'Il faut six flèches pour un Dragon : donnez-vous une chance.',
      seat: 0,
      worth: killOf,
      hints: [
        'Un archer seul fait quatre flèches au plus, et ce qui n’a pas suffi est perdu.',
        'Touchez le Dragon, et tirez avec les deux.',
      ],
      learnt: {
        text: 'Les flèches de plusieurs archers sur une même cible s’additionnent ; celles d’un coup manqué ne se gardent pas.',
        rules: ['LOR-ARC-2', 'LOR-L-17'],
      },
      refused: [],
      missed: [
        { move: shootMove(['a1'], 'b1'), worth: 0 },
        { move: end(), worth: 0 },
      ],
    },
    {
      kind: 'play',
      id: 'vision',
      task: 'Qui fuit une vision court tout droit, du côté qu’il veut : visez celui qui n’a nulle part où fuir.',
      state: CAPE,
      seat: 0,
      isDone: (run) => !isThere(nowIn(run), 'b1'),
      solution: [shootMove(['a1'], 'b1')],
      others: retreatsOnly,
      worth: drowns,
      hints: ['Qui fuit contre un obstacle est éliminé.', 'Le Lance-flammes est entouré d’eau.'],
      learnt: {
        text: 'Une vision part à cinq hexagones, par-dessus tout ; plus c’est près, plus on fuit loin, et l’obstacle élimine.',
        rules: ['LOR-SOR-2', 'LOR-REC-2'],
      },
      refused: [],
      missed: [{ move: shootMove(['a1'], 'b2'), worth: 0 }],
    },
  ],
};
