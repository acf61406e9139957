/** « Reculer sans mourir » : six lines, what kills on them, friends pushed, and who is given up. */

import { type Lesson, nowIn } from '#engine/practice/lesson.ts';
import { isThere, keptBy, retreatMove, stateOf } from '#engine/zargos-lords/lessons/position.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';

const HIT = { phase: 'retreat', within: 'combats', turn: 1 } as const;

export const LESSON: Lesson<Lords> = {
  tasks: [
    {
      kind: 'play',
      id: 'la-bonne-ligne',
      task: 'Votre Fantassin recule de trois hexagones : trouvez la ligne où il vit.',
      state: stateOf({
        peoples: 'ponts',
        rows: ['........', '........', '.A...b..', '........', '........', '...~....', '........'],
        counters: [
          ['a1', 'chevaliers-fantassin', [3, 3]],
          ['b1', 'lance-flammes', [3, 2]],
          ['b2', 'dragons-fantassin', [0, 4]],
        ],
        state: { ...HIT, falling: [{ id: 'a1', hexes: 3, fought: ['b1'] }] },
      }),
      seat: 0,
      isDone: (run) => run.moves.length > 0 && isThere(nowIn(run), 'a1'),
      solution: [retreatMove('a1', 'se')],
      worth: (state, move) => keptBy(state, move, { a1: 1 }),
      lesser: 'C’est permis, et il y meurt. Cherchez une ligne où il vit.',
      hints: ['Mer, mont, bois, bord de la carte, ennemi et zone ennemie tuent en chemin.', 'Vers le sud-est, rien ne l’arrête.'],
      learnt: {
        text: 'Qui recule choisit une ligne droite ; un obstacle ou une zone ennemie sur cette ligne l’élimine.',
        rules: ['LOR-REC-1', 'LOR-REC-2'],
      },
      refused: [{ move: retreatMove('a1', 'se', true), rule: 'LOR-REC-3' }],
      missed: [
        { move: retreatMove('a1', 'ne'), worth: 0 },
        { move: retreatMove('a1', 's'), worth: 0 },
        { move: retreatMove('a1', 'so'), worth: 0 },
      ],
    },
    {
      kind: 'play',
      id: 'pousser',
      task: 'Reculez d’un hexagone sans perdre personne, quitte à bousculer les vôtres.',
      state: stateOf({
        peoples: 'ponts',
        rows: ['........', '........', '........', '..A.A...', '..b.b...', '........', '........'],
        counters: [
          ['a1', 'chevaliers-fantassin', [3, 3]],
          ['a2', 'sorcier', [3, 4]],
          ['b1', 'dragon', [3, 2]],
        ],
        state: { ...HIT, falling: [{ id: 'a1', hexes: 1, fought: ['b1'] }] },
      }),
      seat: 0,
      isDone: (run) => run.moves.length > 0 && isThere(nowIn(run), 'a1') && isThere(nowIn(run), 'a2'),
      solution: [retreatMove('a1', 's')],
      worth: (state, move) => keptBy(state, move, { a1: 3, a2: 2 }),
      lesser: 'C’est permis, mais quelqu’un y reste, et une ligne sauve tout le monde. Cherchez-la.',
      hints: ['Un ami sur la ligne n’est pas un obstacle : on le pousse.', 'Vers le sud, le Sorcier recule d’un pas avec lui.'],
      learnt: {
        text: 'Un ami sur la ligne est poussé devant celui qui recule, et ne craint que les obstacles.',
        rules: ['LOR-REC-3', 'LOR-L-54'],
      },
      refused: [{ move: retreatMove('a1', 's', true), rule: 'LOR-REC-3' }],
      missed: [{ move: retreatMove('a1', 'se'), worth: 2 / 5 }],
    },
    {
      kind: 'play',
      id: 'le-sacrifice',
      task: 'Pas de ligne sauve, et votre Chevalier est au bord de l’eau : perdez le moins.',
      state: stateOf({
        peoples: 'ponts',
        rows: ['........', '........', '........', '..A.A...', '..b.b...', '...~....', '........'],
        counters: [
          ['a1', 'chevaliers-fantassin', [3, 3]],
          ['a2', 'chevalier', [3, 4]],
          ['b1', 'dragon', [3, 2]],
        ],
        state: { ...HIT, falling: [{ id: 'a1', hexes: 1, fought: ['b1'] }] },
      }),
      seat: 0,
      isDone: (run) => run.moves.length > 0 && isThere(nowIn(run), 'a2'),
      solution: [retreatMove('a1', 's', true)],
      worth: (state, move) => keptBy(state, move, { a1: 3, a2: 8 }),
      lesser: 'C’est permis, mais vous y perdez davantage : on peut ne perdre que 3. Cherchez mieux.',
      hints: ['Pousser le Chevalier, c’est le jeter à la mer.', 'Le Fantassin peut tomber seul : les siens ne bougent pas.'],
      learnt: {
        text: 'Quand pousser tuerait un ami, celui qui recule peut être éliminé seul, et les autres restent.',
        rules: ['LOR-REC-3', 'LOR-L-32', 'LOR-L-51'],
      },
      refused: [],
      missed: [{ move: retreatMove('a1', 's'), worth: 3 / 11 }],
    },
  ],
};
