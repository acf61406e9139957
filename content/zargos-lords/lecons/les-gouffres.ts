/** « Les gouffres » : nobody goes over them, who enters is held and out of reach, a retreat may end there, arrows do not go beyond. */

import { type Lesson, nowIn } from '#engine/practice/lesson.ts';
import { IN_SHOTS, isAt, isThere, keptBy, marchMove, retreatMove, shootMove, stateOf } from '#engine/zargos-lords/lessons/position.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import type { State } from '#engine/zargos-lords/game/types.ts';

const isHeld = ({ position }: State, id: string): boolean => position.counters.some((one) => one.id === id && one.paralysed !== undefined);

const IN_SIGHT = stateOf({
  peoples: 'gouffres',
  rows: ['........', '..o.....', '........', '........', '.....o..', '........'],
  counters: [
    ['a1', 'ailes-fantarcher', [2, 3]],
    ['a2', 'faucon', [4, 2]],
    ['b1', 'moine', [2, 1], { paralysed: 2 }],
    ['b2', 'moines-fantassin', [6, 5]],
    ['b3', 'illusionniste', [6, 1]],
  ],
  state: IN_SHOTS,
});

export const LESSON: Lesson<Lords> = {
  tasks: [
    {
      kind: 'play',
      id: 'la-faille',
      task: 'Posez un de vos pions en C6, de l’autre côté de la faille.',
      state: stateOf({
        peoples: 'gouffres',
        rows: ['....o...', '....o...', '....o...', '....o...', '....o...', '....o...', '........', '........'],
        counters: [
          ['a1', 'aile', [2, 0]],
          ['a2', 'ailes-fantassin', [3, 6]],
          ['b1', 'moines-fantassin', [7, 0]],
        ],
      }),
      seat: 0,
      isDone: (run) => isAt(nowIn(run), 'a1', [5, 2]) || isAt(nowIn(run), 'a2', [5, 2]),
      solution: [marchMove('a2', [5, 2])],
      hints: [
        'Personne ne survole un gouffre : il faut en faire le tour, par le sud.',
        'L’Ailé est trop loin du passage ; le Fantassin est à côté.',
      ],
      learnt: {
        text: 'À pied ou en vol, on ne passe pas par-dessus un gouffre : qui y entre s’y arrête.',
        rules: ['LOR-GOU-1', 'LOR-VOL-1'],
      },
      refused: [{ move: marchMove('a1', [5, 2]), rule: 'LOR-GOU-1' }],
      missed: [{ move: marchMove('a1', [4, 2]) }],
      miss: (run) =>
        isHeld(nowIn(run), 'a1') || isHeld(nowIn(run), 'a2')
          ? 'Il est dans le gouffre, et paralysé pour trois coups. Reprenez : il faut en faire le tour.'
          : 'C’est permis, mais ce n’est pas C6.',
    },
    {
      kind: 'play',
      id: 'a-l-abri',
      task: 'Deux mois à tenir, et tous les Moines en veulent à votre Fantassin : mettez-le où rien ne peut l’atteindre.',
      state: stateOf({
        peoples: 'gouffres',
        rows: ['........', '........', '....o...', '...A....', 'b.......', '.o......', '........'],
        counters: [
          ['a1', 'ailes-fantassin', [3, 4]],
          ['b1', 'moines-chevalier', [5, 1]],
          ['b2', 'moines-chevalier', [7, 4]],
          ['b3', 'illusionniste', [6, 2]],
        ],
        state: { month: 7 },
      }),
      seat: 0,
      isDone: (run) => isHeld(nowIn(run), 'a1'),
      solution: [marchMove('a1', [1, 5])],
      hints: [
        'Le mont et le bois le renforcent, mais on l’y attaque quand même. Où n’attaque-t-on personne ?',
        'Un gouffre, loin des zones ennemies : F2.',
      ],
      learnt: {
        text: 'Dans un gouffre, on ne fait plus rien pendant trois coups ; en échange, personne ne peut vous y attaquer, vous y viser ni vous y rejoindre.',
        rules: ['LOR-GOU-1', 'LOR-L-14', 'LOR-L-6'],
      },
      refused: [{ move: marchMove('a1', [4, 2]), rule: 'LOR-ZDI-1' }],
      missed: [{ move: marchMove('a1', [3, 3]) }, { move: marchMove('a1', [0, 4]) }, { move: marchMove('a1', [0, 6]) }],
      miss: () => 'Là, un Moine-chevalier l’attaque, ou une vision l’atteint. Un seul endroit de la carte l’en protège.',
    },
    {
      kind: 'play',
      id: 'y-reculer',
      task: 'Votre Faucon a perdu un combat : il recule de trois hexagones, tout droit. Trouvez la ligne où il vit.',
      state: stateOf({
        peoples: 'gouffres',
        rows: ['........', '.b..A...', '........', '........', '..o.....', '....~...', '........'],
        counters: [
          ['a1', 'faucon', [4, 3]],
          ['b1', 'moine', [5, 2]],
          ['b2', 'moines-fantassin', [7, 5]],
        ],
        state: { phase: 'retreat', within: 'combats', turn: 1, falling: [{ id: 'a1', hexes: 3, fought: ['b1'] }] },
      }),
      seat: 0,
      isDone: (run) => run.moves.length > 0 && isThere(nowIn(run), 'a1'),
      solution: [retreatMove('a1', 'so')],
      worth: (state, move) => keptBy(state, move, { a1: 1 }),
      lesser: 'C’est permis, et il y meurt. Cherchez une ligne où il vit.',
      hints: [
        'En reculant, même un Faucon se heurte aux monts et aux bois. Un gouffre, lui, ne tue pas.',
        'Vers le sud-ouest : il tombe dans le gouffre, et il vit.',
      ],
      learnt: {
        text: 'Reculer dans un gouffre, c’est y rester paralysé ; c’est aussi rester en vie, quand tout le reste tue.',
        rules: ['LOR-REC-2', 'LOR-GOU-1', 'LOR-L-43'],
      },
      refused: [{ move: retreatMove('a1', 'so', true), rule: 'LOR-REC-3' }],
      missed: [
        { move: retreatMove('a1', 'n'), worth: 0 },
        { move: retreatMove('a1', 's'), worth: 0 },
        { move: retreatMove('a1', 'se'), worth: 0 },
        { move: retreatMove('a1', 'no'), worth: 0 },
      ],
    },
    {
      kind: 'ask',
      id: 'par-dela',
      task: 'Votre archer a trois ennemis en ligne droite. Sur lequel peut-il tirer ?',
      state: IN_SIGHT,
      seat: 0,
      answers: [
        {
          text: 'Le Moine, paralysé dans son gouffre',
          reply: 'On ne l’attaque pas, et l’on ne l’y vise pas non plus : le gouffre le garde de tout.',
        },
        {
          text: 'Le Moine-fantassin, derrière un gouffre',
          reply: 'Les flèches ne passent pas par-delà un gouffre, pas plus que par-delà un mont ou un bois.',
        },
        { text: 'Le Moine illusionniste, derrière votre Faucon', reply: '' },
      ],
      right: 2,
      truth: () => ['b1', 'b2', 'b3'].findIndex((id) => LORDS.judge(IN_SIGHT, shootMove(['a1'], id)).ok),
      learnt: {
        text: 'Un gouffre arrête les flèches et abrite qui s’y trouve ; un pion sur la ligne ne les arrête pas.',
        rules: ['LOR-ARC-3', 'LOR-L-14'],
      },
    },
  ],
};
