/** « Escorter » : put on, at the pace of the infantry, taken off to act again, and what becomes of who has lost it. */

import { type Lesson, nowIn, prepared } from '#engine/practice/lesson.ts';
import { distanceOn } from '#engine/zargos-lords/board/map.ts';
import { counterOf } from '#engine/zargos-lords/board/position.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import {
  attack,
  end,
  isThere,
  isTurnPast,
  keptBy,
  luckyTask,
  marchMove,
  partMove,
  retreatMove,
  retreatsOnly,
  shootMove,
  warOf,
} from '#engine/zargos-lords/lessons/position.ts';

const BARE = warOf({
  peoples: ['chevaliers', 'dragons'],
  rows: ['.........', '..bb.....', '..b......', '.........', '.........', '.........'],
  counters: [
    ['a1', 'sorcier', [4, 2]],
    ['a2', 'chevaliers-fantassin', [1, 4]],
    ['a3', 'chevaliers-fantarcher', [4, 4]],
    ['b1', 'dragon', [8, 4]],
  ],
});

const PAIR = warOf({
  peoples: ['chevaliers', 'dragons'],
  rows: ['..........', '..........', '..........', '..........', '..........'],
  counters: [
    ['a1', 'sorcier', [0, 2], { escort: 'chevaliers-fantassin', escortId: 'a2' }],
    ['b1', 'dragon', [9, 0]],
  ],
});

/** As far as one goes in a turn, in hexes. */
const farthest = (): number => {
  const { position } = PAIR;
  const from = counterOf(position, 'a1').at;
  const together = LORDS.moves(PAIR, 0).flatMap((move) => (move.kind === 'march' && move.apart === undefined ? [move.to] : []));
  return Math.max(...together.map((to) => distanceOn(position.map, from, to)));
};

const COVERED = warOf({
  peoples: ['chevaliers', 'dragons'],
  rows: ['.........', '.........', '.........', '.........', '.........', '.........'],
  counters: [
    ['a1', 'sorcier', [2, 2], { escort: 'chevaliers-fantassin', escortId: 'a2' }],
    ['b1', 'dragons-fantassin', [5, 3]],
    ['b2', 'dragon', [8, 0]],
  ],
});
const UNCOVER = [partMove('a1', [1, 2], 'escort'), end(), shootMove(['a1'], 'b1')] as const;

const STRUCK = warOf({
  peoples: ['chevaliers', 'dragons'],
  rows: ['.........', '.....A...', '...b.....', '.........', '.........', '.........', '.........'],
  counters: [
    ['a1', 'sorcier', [1, 3], { escort: 'chevaliers-fantassin', escortId: 'a2' }],
    ['a3', 'chevalier', [8, 0]],
    ['b1', 'dragon', [1, 2]],
  ],
  state: { turn: 1, phase: 'combats', within: 'combats' },
});
const BLOW = attack(['b1'], ['a1'], 1);
const FELLED = prepared(LORDS, STRUCK, [BLOW], (run) =>
  run.events.flat().some((event) => event.kind === 'fought' && event.result === 'DE'),
);

export const LESSON: Lesson<Lords> = {
  tasks: [
    {
      kind: 'play',
      id: 'la-mettre',
      task: 'Votre Sorcier est à la merci du Dragon. Donnez-lui une escorte ce coup-ci.',
      state: BARE,
      seat: 0,
      isDone: (run) => nowIn(run).position.counters.some(({ id, escort }) => id === 'a1' && escort !== undefined),
      isLost: isTurnPast,
      others: retreatsOnly,
      solution: [marchMove('a2', [4, 2])],
      hints: ['Deux pions ne partagent un hexagone que si l’un est un fantassin.', 'Touchez le Fantassin, puis le Sorcier.'],
      learnt: {
        text: 'Un fantassin peut se poser sur un pion qui n’en est pas un, et l’escorter : l’attaque vise alors le fantassin seul. Les Fantarchers, selon nous, n’escortent pas.',
        rules: ['LOR-ESC-1', 'LOR-ESC-2', 'LOR-L-20'],
      },
      refused: [{ move: marchMove('a3', [4, 2]), rule: 'LOR-ESC-1' }],
      missed: [{ move: end() }],
    },
    {
      kind: 'ask',
      id: 'leur-pas',
      task: 'Seul, ce Sorcier ferait six hexagones de plaine. Avec son Fantassin, combien en font-ils, au plus ?',
      state: PAIR,
      seat: 0,
      answers: [
        { text: 'Quatre', reply: 'L’escorte ne coûte rien : on va aussi loin qu’elle irait seule.' },
        { text: 'Cinq', reply: '' },
        { text: 'Six', reply: 'Ce serait le pas du Sorcier ; or il est porté, et son escorte a cinq points.' },
      ],
      right: 1,
      truth: () => [4, 5, 6].indexOf(farthest()),
      learnt: {
        text: 'Selon nous, le couple va au pas du fantassin : cinq points, ici. La mettre ou l’ôter ne coûte pas un point.',
        rules: ['LOR-L-47', 'LOR-ESC-3'],
      },
    },
    {
      ...luckyTask(COVERED, UNCOVER, (run) => run.events.flat().some((event) => event.kind === 'vision' && event.hexes > 1)),
      id: 'l-oter',
      task: 'Escorté, votre Sorcier n’a plus de pouvoir. Rendez-le-lui, et lancez une vision sur le Fantassin ennemi.',
      seat: 0,
      isDone: (run) => run.events.flat().some(({ kind }) => kind === 'vision'),
      isLost: isTurnPast,
      others: retreatsOnly,
      onward: ['L’escorte s’écarte, et le Sorcier est libre. Finissez vos mouvements.', 'Place aux tirs : touchez le Fantassin ennemi.'],
      hints: [
        'L’escorte s’enlève en marchant : un des deux part, l’autre reste.',
        'Touchez le couple, choisissez « L’escorte seule », puis un hexagone à côté. Finissez les mouvements, et visez.',
      ],
      learnt: {
        text: 'Sitôt l’escorte ôtée, l’escorté agit, tous pouvoirs compris. Dans un même coup on la met ou on l’ôte, jamais les deux.',
        rules: ['LOR-ESC-3', 'LOR-ESC-2'],
      },
      refused: [{ move: shootMove(['a1'], 'b1'), rule: 'LOR-COM-7' }],
      missed: [{ move: end() }, { move: marchMove('a1', [2, 1]) }],
    },
    {
      kind: 'play',
      id: 'elle-tombe',
      task: 'Le Dragon a éliminé l’escorte : votre Sorcier recule de ses six hexagones. Sauvez-le.',
      state: FELLED,
      isPrepared: true,
      seat: 0,
      replies: [{ after: 0, move: BLOW }],
      isDone: (run) => run.moves.length > 1 && isThere(nowIn(run), 'a1') && nowIn(run).falling.length === 0,
      solution: [retreatMove('a1', 'se')],
      worth: (state, move) => (move.kind === 'retreat' && state.phase === 'retreat' ? keptBy(state, move, { a1: 1 }) : undefined),
      lesser: 'C’est permis, et il y meurt : six hexagones tout droit, cela mène loin. Cherchez la ligne où il vit.',
      hints: ['Bord, mont, bois, Dragon : suivez chaque ligne sur six hexagones.', 'Vers le sud-est.'],
      learnt: {
        text: 'L’escorte éliminée, l’escorté recule de tout son mouvement, et tout ce qui tue un recul le tue. Que l’escorte recule seulement, et il la suit.',
        rules: ['LOR-ESC-4', 'LOR-REC-2'],
      },
      refused: [],
      missed: [{ move: retreatMove('a1', 'ne'), worth: 0 }],
    },
  ],
};
