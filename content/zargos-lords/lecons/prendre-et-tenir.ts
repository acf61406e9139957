/** « Prendre et tenir » : a city is taken by being in it, from the next turn on, and kept by whoever was there last; cities win. */

import { type Lesson, nowIn, prepared } from '#engine/practice/lesson.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import { ahead } from '#engine/zargos-lords/game/turn.ts';
import {
  attack,
  COMBATS,
  cityAtCell,
  cityIn,
  cityName,
  end,
  isTurnPast,
  marchMove,
  retreatsOnly,
  warOf,
} from '#engine/zargos-lords/lessons/position.ts';

const ROWS = ['..........', '..........', '..........', '..........', '..........', '..........'];
const EMPTY = [5, 1] as const;
const MANNED = [4, 4] as const;

const TAKE = warOf({
  peoples: ['chevaliers', 'dragons'],
  rows: ROWS,
  counters: [
    ['a1', 'chevalier', [0, 2]],
    ['a2', 'chevaliers-fantassin', [0, 5]],
    ['b9', 'dragon', [9, 5]],
  ],
  cities: [cityAtCell('dragons', EMPTY, [], { counted: true }), cityAtCell('dragons', MANNED, [['b1', 'serpent']])],
});

const AT_THE_GATE = warOf({
  peoples: ['chevaliers', 'dragons'],
  rows: ROWS,
  counters: [
    ['a1', 'chevalier', [4, 1]],
    ['a2', 'chevalier', [6, 1]],
    ['b9', 'dragon', [9, 5]],
  ],
  cities: [cityAtCell('dragons', EMPTY, [['b1', 'dragons-fantassin']])],
  state: COMBATS,
});
const SIEGE = attack(['a1', 'a2'], [cityName(EMPTY)]);
const OPENED = prepared(LORDS, AT_THE_GATE, [SIEGE], (run) => cityIn(nowIn(run), EMPTY)?.garrison.length === 0);
const OPEN = LORDS.step(OPENED, SIEGE).state;

const FULL = [5, 4] as const;
const HOLD = warOf({
  peoples: ['chevaliers', 'dragons'],
  rows: ROWS,
  counters: [
    ['a1', 'chevaliers-fantassin', [2, 3]],
    ['a2', 'chevaliers-fantarcher', [0, 5]],
    ['b9', 'serpent', [9, 0]],
  ],
  cities: [
    cityAtCell('chevaliers', EMPTY, [], { counted: true }),
    cityAtCell('chevaliers', FULL, [
      ['a3', 'chevalier'],
      ['a4', 'chevaliers-fantassin'],
      ['a5', 'chevaliers-fantassin'],
      ['a6', 'sorcier'],
    ]),
  ],
});

const LEFT = warOf({
  peoples: ['chevaliers', 'dragons'],
  rows: ROWS,
  counters: [['b9', 'serpent', [9, 5]]],
  cities: [cityAtCell('chevaliers', EMPTY, [['a1', 'chevalier']])],
});

const COUNT = warOf({
  peoples: ['chevaliers', 'dragons'],
  rows: ROWS,
  counters: [
    ['a1', 'chevalier', [0, 0]],
    ['b1', 'dragon', [9, 5]],
    ['b2', 'dragon', [8, 5]],
    ['b3', 'serpent', [7, 5]],
    ['b4', 'serpent', [9, 4]],
  ],
  cities: [
    cityAtCell('chevaliers', [1, 1]),
    cityAtCell('chevaliers', [1, 4]),
    cityAtCell('chevaliers', EMPTY),
    cityAtCell('dragons', [8, 2], [['b5', 'lance-flammes']]),
    cityAtCell('dragons', MANNED, [['b6', 'lance-flammes']]),
  ],
  state: { month: 25 },
});

export const LESSON: Lesson<Lords> = {
  tasks: [
    {
      kind: 'play',
      id: 'entrer',
      task: 'Des deux villes des Dragons, une est vide. Prenez-la.',
      state: TAKE,
      seat: 0,
      isDone: (run) => cityIn(nowIn(run), EMPTY)?.people === 'chevaliers',
      isLost: isTurnPast,
      others: retreatsOnly,
      solution: [marchMove('a1', EMPTY)],
      hints: ['Un nombre, ou un point d’interrogation, marque la ville gardée.', 'Le Chevalier, droit dans la ville en B6.'],
      learnt: {
        text: 'On conquiert une ville en y portant un pion, une fois la garnison éliminée ; vide, il suffit d’y entrer. Selon nous, on s’y arrête.',
        rules: ['LOR-VIL-6', 'LOR-L-50'],
      },
      refused: [
        { move: marchMove('a2', MANNED), rule: 'LOR-VIL-6' },
        { move: marchMove('a2', EMPTY), rule: 'LOR-MOU-1' },
      ],
      missed: [{ move: end() }],
    },
    {
      kind: 'ask',
      id: 'quand',
      task: 'Vos Chevaliers viennent d’éliminer la garnison de cette ville, au combat. Quand y entrent-ils ?',
      state: OPEN,
      seat: 0,
      answers: [
        { text: 'Aussitôt', reply: 'Les mouvements de ce coup sont finis : les combats viennent après eux.' },
        { text: 'Au coup suivant', reply: '' },
        { text: 'Jamais : ce doit être un autre pion', reply: 'N’importe lequel des vôtres peut y entrer, assiégeant ou non.' },
      ],
      right: 1,
      truth: () =>
        OPEN.phase === 'entry'
          ? 0
          : LORDS.judge({ ...OPEN, phase: 'march', within: 'march', turn: 0, marched: [] }, marchMove('a1', EMPTY)).ok
            ? 1
            : 2,
      learnt: {
        text: 'Les mouvements viennent avant les combats : selon nous, on entre au coup suivant. L’autre a donc un coup pour regarnir ses murs.',
        rules: ['LOR-VIL-6', 'LOR-TOUR-2', 'LOR-L-57'],
      },
    },
    {
      kind: 'ask',
      id: 'a-qui',
      task: 'Votre Chevalier sort de cette ville, qui reste vide. À qui est-elle, ce soir ?',
      state: LEFT,
      seat: 0,
      answers: [
        { text: 'Toujours à vous', reply: '' },
        { text: 'À personne', reply: 'Une ville à personne fausserait le compte de la fin.' },
      ],
      right: 0,
      truth: () => (cityIn(LORDS.step(LEFT, marchMove('a1', [4, 3])).state, EMPTY)?.people === 'chevaliers' ? 0 : 1),
      learnt: {
        text: 'Selon nous, une ville quittée reste à qui l’a tenue en dernier, et compte pour lui, tant que personne d’autre n’y entre.',
        rules: ['LOR-L-23', 'LOR-VIL-6'],
      },
    },
    {
      kind: 'play',
      id: 'garder',
      task: 'Le Serpent entrera au prochain coup dans celle de vos deux villes qui est vide. Mettez quelqu’un dedans.',
      state: HOLD,
      seat: 0,
      isDone: (run) => (cityIn(nowIn(run), EMPTY)?.garrison.length ?? 0) > 0,
      isLost: isTurnPast,
      others: retreatsOnly,
      solution: [marchMove('a1', EMPTY)],
      hints: [
        'Quatre au plus dans une ville : l’autre est pleine. On peut aussi en sortir.',
        'Le Fantassin entre en B6 ; le Chevalier, en sortant, le peut aussi.',
      ],
      learnt: {
        text: 'Une ville tient quatre pions de garnison, pas un de plus. Et un seul suffit pour qu’on n’y entre pas sans se battre.',
        rules: ['LOR-VIL-1', 'LOR-PREP-3'],
      },
      refused: [
        { move: marchMove('a1', FULL), rule: 'LOR-VIL-1' },
        { move: marchMove('a2', EMPTY), rule: 'LOR-MOU-1' },
      ],
      missed: [{ move: end() }],
    },
    {
      kind: 'ask',
      id: 'qui-gagne',
      task: 'Le dernier mois finit ainsi : trois villes et un pion pour vous, deux villes et six pions pour les Dragons. Qui gagne ?',
      state: COUNT,
      seat: 0,
      answers: [
        { text: 'Vous', reply: '' },
        { text: 'Les Dragons', reply: 'Les pions ne comptent pas : seulement les villes.' },
        { text: 'Personne : on continue', reply: 'On ne joue de mois en plus qu’à égalité de villes.' },
      ],
      right: 0,
      truth: () => (ahead(COUNT).length > 1 ? 2 : (ahead(COUNT)[0] ?? 2)),
      learnt: {
        text: 'À la fin du vingt-cinquième mois, le plus de villes l’emporte, les siennes et les conquises. Trente pions n’y changent rien.',
        rules: ['LOR-TOUR-4'],
      },
    },
  ],
};
