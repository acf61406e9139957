/** « Le Moine qui disparaît » : gone for a turn, back where its movement reaches, over all but the sea and chasms; then it moves and attacks. */

import { type Lesson, nowIn } from '#engine/practice/lesson.ts';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import type { State } from '#engine/zargos-lords/game/types.ts';
import {
  attack,
  cityAtCell,
  cityIn,
  end,
  hasFought,
  isThere,
  isTurnPast,
  leastBad,
  luckyTask,
  marchMove,
  retreatsOnly,
  returnMove,
  vanishMove,
  warOf,
} from '#engine/zargos-lords/lessons/position.ts';

const BEHIND = [7, 2] as const;
const AWAY = warOf({
  peoples: ['moines', 'dragons'],
  rows: ['....A.....', '....A.....', '....A.....', '....A.....', '....A.....'],
  counters: [
    ['a1', 'moine', [1, 2]],
    ['a2', 'moines-fantassin', [0, 4]],
    ['b1', 'dragon', [3, 2]],
    ['b2', 'dragons-fantassin', [2, 4]],
  ],
  cities: [cityAtCell('dragons', BEHIND, [], { counted: true })],
  state: { turn: 0 },
});

const SIGN = warOf({
  peoples: ['moines', 'dragons'],
  rows: ['...A..~...', '...A..~...', '...A..~...', '...A..~...', '...A..~...'],
  counters: [
    ['a1', 'moine', [2, 2], { vanished: true }],
    ['a2', 'moines-fantassin', [0, 4]],
    ['b1', 'dragon', [4, 2]],
    ['b2', 'dragons-fantassin', [4, 3]],
  ],
});
const PLACES = [
  [4, 1],
  [0, 0],
  [7, 3],
] as const;
const mayReturn = (state: State, [column, row]: readonly [number, number]): boolean =>
  LORDS.judge(state, { kind: 'return', seat: 0, id: 'a1', to: hexAt(column, row) }).ok;

const STRIKE = warOf({
  peoples: ['moines', 'dragons'],
  rows: ['....~....', '....A....', '....A....', '....A....', '....~....'],
  counters: [
    ['a1', 'moine', [2, 2], { vanished: true }],
    ['a2', 'moines-fantassin', [0, 4]],
    ['b1', 'lance-flammes', [7, 2]],
    ['b2', 'dragon', [8, 0]],
  ],
});
const STRUCK = [returnMove('a1', [5, 2]), marchMove('a1', [6, 3], 'b1'), end(), attack(['a1'], ['b1'])] as const;

export const LESSON: Lesson<Lords> = {
  tasks: [
    {
      kind: 'play',
      id: 'disparaitre',
      task: 'Une ville vide, derrière les monts, et les Dragons devant. Faites disparaître votre Moine, puis reparaître dans la ville.',
      state: AWAY,
      seat: 0,
      most: 4,
      isDone: (run) => cityIn(nowIn(run), BEHIND)?.people === 'moines',
      isLost: ({ states: [first], states }) => {
        const now = states.at(-1) ?? first;
        return (
          now.month > first.month + 1 ||
          (now.month > first.month && !now.position.counters.some(({ id, vanished }) => id === 'a1' && vanished))
        );
      },
      others: (state) => (state.phase === 'retreat' ? leastBad(state) : end(1)),
      solution: [vanishMove('a1'), end(), returnMove('a1', BEHIND)],
      onward: ['Un signe marque sa place. Il reparaîtra à votre coup suivant : finissez celui-ci.'],
      hints: [
        'Disparaître prend le coup ; reparaître, c’est au suivant.',
        'Touchez le Moine : « Disparaître ». Finissez ce coup ; au suivant, touchez le Moine, puis la ville.',
      ],
      learnt: {
        text: 'Il reparaît où il veut dans le rayon de son mouvement, par-delà monts et ennemis. Selon nous, un seul coup d’absence, et nul ne l’atteint pendant ce temps.',
        rules: ['LOR-MOI-1', 'LOR-L-35', 'LOR-L-36'],
      },
      refused: [{ move: vanishMove('a2'), rule: 'LOR-MOI-1' }],
      missed: [{ move: end() }],
    },
    {
      kind: 'ask',
      id: 'les-barrieres',
      task: 'Votre Moine, disparu, peut faire six hexagones. Où ne peut-il pas reparaître ?',
      state: SIGN,
      seat: 0,
      answers: [
        { text: 'En B5, derrière les monts et tout contre le Dragon', reply: 'Monts, pions et zones ne l’arrêtent pas.' },
        { text: 'En A1, loin en arrière', reply: 'Il va où il veut dans son rayon, en arrière aussi.' },
        { text: 'En D8, de l’autre côté de la mer', reply: '' },
      ],
      right: 2,
      truth: () => PLACES.findIndex((cell) => !mayReturn(SIGN, cell)),
      learnt: {
        text: 'La mer sans pont et les gouffres l’arrêtent. Selon nous, il lui faut un chemin qui les évite, pas plus long que son mouvement.',
        rules: ['LOR-MOI-1', 'LOR-L-19'],
      },
    },
    {
      ...luckyTask(STRIKE, STRUCK, (run) => !isThere(nowIn(run), 'b1')),
      id: 'surgir',
      task: 'Il reparaît ce coup-ci. Surgissez derrière les monts, et attaquez le Lance-flammes dans le même coup.',
      seat: 0,
      most: 5,
      isDone: (run) => hasFought(run, 'b1'),
      isLost: isTurnPast,
      others: retreatsOnly,
      onward: [
        'Le voilà. Il a encore tout son mouvement : au contact !',
        'Il touche le Lance-flammes. Finissez vos mouvements.',
        'Attaquez.',
      ],
      hints: [
        'Le coup où il reparaît, un Moine peut encore bouger et attaquer.',
        'Touchez le Moine, puis C6 ; de là, touchez le Lance-flammes. Finissez les mouvements, attaquez.',
      ],
      learnt: {
        text: 'Le coup où il reparaît, il peut encore se déplacer et attaquer. Selon nous, avec son mouvement entier.',
        rules: ['LOR-MOI-1', 'LOR-L-19'],
      },
      refused: [
        { move: end(), rule: 'LOR-L-36' },
        { move: marchMove('a1', [1, 2]), rule: 'LOR-MOI-1' },
      ],
      missed: [{ move: returnMove('a1', [0, 0]) }],
    },
  ],
};
