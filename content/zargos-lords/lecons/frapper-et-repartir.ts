/** « Frapper et repartir » : combats of their own, first of all, one against one; what is left of the movement; the line of the Serpent. */

import { type Lesson, nowIn, type Run } from '#engine/practice/lesson.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import {
  attack,
  end,
  hasFought,
  isAt,
  isTurnPast,
  luckyTask,
  marchMove,
  onwardMove,
  retreatsOnly,
  strikeMove,
  warOf,
} from '#engine/zargos-lords/lessons/position.ts';

const HOME = [1, 2] as const;
const RAID = warOf({
  peoples: ['ailes', 'moines'],
  rows: ['.........', '.........', '.........', '...bb....', '.........', '.........'],
  counters: [
    ['a1', 'aile', HOME],
    ['a2', 'ailes-fantassin', [1, 4]],
    ['b1', 'illusionniste', [6, 2]],
    ['b2', 'moines-fantassin', [7, 4]],
  ],
});
const RAIDED = [strikeMove('a1', [5, 2], 'b1'), onwardMove(HOME)] as const;

const TWO = warOf({
  peoples: ['ailes', 'moines'],
  rows: ['.........', '.........', '.........', '.........', '.........'],
  counters: [
    ['a1', 'faucon', [1, 1]],
    ['a2', 'faucon', [1, 3]],
    ['b1', 'moine', [6, 2]],
  ],
});

/** Whether somebody may come and attack that enemy alone, at once; and whether two may come and attack it together. */
const mayStrike = (): boolean => LORDS.moves(TWO, 0).some(({ kind }) => kind === 'strike');
const mayJoin = (): boolean => {
  const moves = [marchMove('a1', [5, 1], 'b1'), marchMove('a2', [5, 2]), end(), attack(['a1', 'a2'], ['b1'])];
  let now = TWO;
  for (const move of moves) {
    if (!LORDS.judge(now, move).ok) return false;
    now = LORDS.step(now, move).state;
  }
  return true;
};

const LINE = warOf({
  peoples: ['dragons', 'ailes'],
  rows: ['......', '......', '......', '......', '......', '......', '......', '......', '......'],
  counters: [
    ['a1', 'serpent', [2, 0]],
    ['a2', 'dragons-fantassin', [0, 0]],
    ['b1', 'ailes-fantassin', [2, 3]],
    ['b2', 'ailes-fantarcher', [2, 6]],
    ['b3', 'faucon', [5, 8]],
  ],
});
const CHARGED = [strikeMove('a1', [2, 2], 'b1'), strikeMove('a1', [2, 5], 'b2')] as const;

const results = (run: Run<Lords>): string =>
  run.events
    .flat()
    .flatMap((event) => (event.kind === 'fought' ? [event.result] : []))
    .join();

export const LESSON: Lesson<Lords> = {
  tasks: [
    {
      ...luckyTask(RAID, RAIDED, (run) => results(run) === 'DE'),
      id: 'aller-retour',
      task: 'Frappez l’illusionniste avec votre Ailé, seul, et ramenez-le ce coup-ci d’où il est parti, en C2.',
      seat: 0,
      most: 3,
      isDone: (run) => hasFought(run, 'b1') && nowIn(run).phase === 'march' && isAt(nowIn(run), 'a1', HOME),
      isLost: isTurnPast,
      others: retreatsOnly,
      onward: ['Le combat est gagné : il lui reste des points, et toute la carte pour s’en aller.'],
      hints: [
        'Touchez l’ennemi : votre Ailé peut l’attaquer aussitôt, avant tout autre mouvement.',
        'De D6 ou tout près, frappez ; puis touchez C2, son point de départ.',
      ],
      learnt: {
        text: 'Ailés, Faucons et Serpents frappent avant tout autre mouvement et, s’ils gagnent, finissent le leur. Gagner, selon nous, c’est éliminer ou faire reculer.',
        rules: ['LOR-IND-1', 'LOR-IND-2', 'LOR-L-13'],
      },
      refused: [
        { move: strikeMove('a2', [5, 2], 'b1'), rule: 'LOR-IND-1' },
        { move: attack(['a1'], ['b1']), rule: 'LOR-TOUR-2' },
      ],
      missed: [{ move: end() }, { move: marchMove('a2', [2, 4]) }],
    },
    {
      kind: 'ask',
      id: 'seul-ou-ensemble',
      task: 'Vos deux Faucons valent 5 chacun, le Moine 7. Comment peuvent-ils s’en prendre à lui ?',
      state: TWO,
      seat: 0,
      answers: [
        { text: 'Chacun seul, l’un après l’autre', reply: 'Cinq contre sept : à lui seul, aucun des deux n’a le droit d’attaquer.' },
        { text: 'Ensemble, en combat individuel', reply: 'Un combat individuel est toujours un contre un.' },
        { text: 'Ensemble, en combat ordinaire', reply: '' },
      ],
      right: 2,
      truth: () => (mayStrike() ? 0 : mayJoin() ? 2 : 1),
      learnt: {
        text: 'Un combat individuel se livre un contre un. Pour additionner leurs facteurs, ils viennent au contact et attaquent avec les autres, à la fin du coup.',
        rules: ['LOR-IND-2', 'LOR-COM-2', 'LOR-COM-4'],
      },
    },
    {
      ...luckyTask(LINE, CHARGED, (run) => results(run) === 'DE,DE'),
      id: 'la-ligne',
      task: 'Deux Ailés à pied sur une même ligne, et votre Serpent au bout. Frappez-les tous les deux, d’un seul élan.',
      seat: 0,
      isDone: (run) => hasFought(run, 'b1') && hasFought(run, 'b2'),
      isLost: isTurnPast,
      others: retreatsOnly,
      onward: ['Le premier est tombé. Le suivant est droit devant : touchez-le.'],
      hints: [
        'Un Serpent qui va tout droit charge les suivants de sa ligne.',
        'Frappez le Fantassin depuis C3, droit au sud, puis le Fantarcher.',
      ],
      learnt: {
        text: 'Le Serpent va tout droit : vainqueur, il continue sur sa ligne et charge encore, tant que son mouvement le porte.',
        rules: ['LOR-SER-1', 'LOR-IND-1'],
      },
      refused: [{ move: strikeMove('a2', [2, 2], 'b1'), rule: 'LOR-IND-1' }],
      missed: [{ move: end() }, { move: strikeMove('a1', [2, 5], 'b2') }],
    },
  ],
  readings: ['LOR-L-38'],
};
