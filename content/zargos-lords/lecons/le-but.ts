/** « Le but » : nobody left in front wins; the two numbers of a counter; the three times of a turn; a count when the months are gone. */

import { type Lesson, nowIn, type Run } from '#engine/practice/lesson.ts';
import {
  attack,
  COMBATS,
  downs,
  end,
  hasFought,
  hasWon,
  isAt,
  isInLine,
  isTurnPast,
  leastBad,
  marchedOf,
  marchMove,
  retreatsOnly,
  shootMove,
  stateOf,
} from '#engine/zargos-lords/lessons/position.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import type { State } from '#engine/zargos-lords/game/types.ts';

const CHOICE = stateOf({
  peoples: 'bois',
  rows: ['..........', '...b......', '..........', '......b...', '..........'],
  counters: [
    ['a1', 'dragon', [0, 1]],
    ['a2', 'dragons-fantassin', [6, 2]],
    ['a3', 'serpent', [1, 4]],
    ['b1', 'faucon', [9, 2]],
  ],
});

/** Whether this counter, with no friend to help, may go and attack the one enemy. */
const mayAlone = (state: State, id: string): boolean => {
  const { position } = state;
  const alone: State = {
    ...state,
    position: { ...position, counters: position.counters.filter((one) => one.id === id || one.id === 'b1') },
  };
  return LORDS.moves(alone, 0).some((move) => move.kind === 'march' && move.against === 'b1');
};

/** Whether the Chevalier has come to attack. */
const isPlaced = ({ marched, fought }: State): boolean =>
  fought.includes('a1') || marched.some(({ id, against }) => id === 'a1' && against === 'b1');
const hasShot = (run: Run<Lords>): boolean => run.events.flat().some((event) => event.kind === 'shot' && event.target.id === 'b2');

/** Which of the three times was missed. */
function missedTime(run: Run<Lords>): string {
  const now = nowIn(run);
  if (!isPlaced(now) && marchedOf(now, 'a1'))
    return 'Votre Chevalier a bougé, et il n’est pas venu contre le Fantassin : il ne bougera plus de ce coup. Reprenez.';
  if (!isPlaced(now)) return 'Les mouvements sont finis, et votre Chevalier n’est pas contre le Fantassin. Reprenez : lui d’abord.';
  if (hasShot(run)) return 'Le tir est fait, mais le Fantassin n’a pas été attaqué. Reprenez.';
  if (now.shot.length > 0) return 'Votre archer a tiré, et pas sur le Lance-flammes : un pion ne tire qu’une fois par coup.';
  if (now.phase === 'march' && !isInLine(now, 'a2', 'b2'))
    return 'D’où il est venu, votre archer n’a plus le Lance-flammes en ligne : il était bien placé.';
  return 'Les mouvements sont finis, et personne n’a tiré sur le Lance-flammes : après les tirs viennent les combats, et l’on n’y revient pas.';
}

export const LESSON: Lesson<Lords> = {
  tasks: [
    {
      kind: 'play',
      id: 'en-finir',
      task: 'Il ne reste qu’un Lance-flammes en face, et vos deux Chevaliers le touchent : finissez-en d’un coup.',
      state: stateOf({
        peoples: 'ponts',
        rows: ['.....~~~', '....~~~~', '.....~~~', '.....~~~', '....~~~~'],
        counters: [
          ['a1', 'chevalier', [4, 2]],
          ['a2', 'chevalier', [4, 3]],
          ['b1', 'lance-flammes', [5, 2]],
        ],
        state: { ...COMBATS, bound: ['a1', 'a2'] },
      }),
      seat: 0,
      isDone: (run) => hasWon(run, 0),
      solution: [attack(['a2', 'a1'], ['b1'])],
      others: retreatsOnly,
      worth: downs,
      hints: [
        'Vos pions sont les Chevaliers, à gauche. Touchez l’ennemi : ce qu’on peut lui faire s’affiche.',
        'Attaquez avec les deux Chevaliers.',
      ],
      learnt: {
        text: 'Qui n’a plus un pion a perdu, aussitôt : c’est la fin de l’escarmouche, et elle vient de ce site. La guerre entière se gagne aux villes.',
        rules: ['LOR-L-59', 'LOR-TOUR-4'],
      },
      refused: [{ move: end(), rule: 'LOR-ZDI-3' }],
      missed: [{ move: attack(['a1'], ['b1']), worth: 4 / 6 }],
    },
    {
      kind: 'ask',
      id: 'deux-nombres',
      task: 'Touchez les pions pour lire leurs deux nombres. Lequel peut, à lui seul, attaquer le Faucon ce coup-ci ?',
      state: CHOICE,
      seat: 0,
      answers: [
        { text: 'Le Dragon', reply: 'Il vaut 10, mais il ne fait que 7 pas : le Faucon est trop loin.' },
        { text: 'Le Fantassin', reply: 'Il est tout près, mais il vaut 2, et le Faucon 5 : on n’attaque pas plus fort que soi.' },
        { text: 'Le Serpent', reply: '' },
      ],
      right: 2,
      truth: () => ['a1', 'a2', 'a3'].findIndex((id) => mayAlone(CHOICE, id)),
      learnt: {
        text: 'Un pion porte deux nombres : ce qu’il vaut au combat, et les points qu’il a pour bouger. Il faut assez des deux.',
        rules: ['LOR-MAT-3', 'LOR-COM-4'],
      },
    },
    {
      kind: 'play',
      id: 'trois-temps',
      task: 'En un seul coup : amenez le Chevalier contre le Fantassin, tirez sur le Lance-flammes, puis attaquez.',
      state: stateOf({
        peoples: 'ponts',
        rows: ['........', '........', '........', '..b.....', '........', '........'],
        counters: [
          ['a1', 'chevalier', [1, 1]],
          ['a2', 'chevaliers-fantarcher', [1, 4]],
          ['b1', 'dragons-fantassin', [5, 4]],
          ['b2', 'lance-flammes', [6, 2]],
        ],
      }),
      seat: 0,
      most: 5,
      isDone: (run) => hasShot(run) && hasFought(run, 'b1'),
      isLost: (run) => {
        const now = nowIn(run);
        const isLate = now.phase === 'combats' && !hasShot(run);
        const isPast = now.phase !== 'march' || marchedOf(now, 'a1') !== undefined;
        return isTurnPast(run) || isLate || (isPast && !isPlaced(now));
      },
      others: retreatsOnly,
      solution: [marchMove('a1', [4, 4], 'b1'), end(), shootMove(['a2'], 'b2'), attack(['a1'], ['b1'])],
      onward: [
        'Il est au contact, et il attaquera. Finissez vos mouvements.',
        'Place aux tirs : la cible est marquée.',
        'Le tir est fait, touché ou non : à votre Chevalier.',
      ],
      hints: ['Dans l’ordre : tous les mouvements, tous les tirs, tous les combats.', 'Touchez le Chevalier, puis le Fantassin ennemi.'],
      learnt: {
        text: 'Ici, sans alliances, un coup commence par les mouvements ; puis l’on conclut, tous les tirs avant tous les combats. Ce qui est passé ne revient pas.',
        rules: ['LOR-TOUR-2', 'LOR-COM-7'],
      },
      refused: [
        { move: shootMove(['a2'], 'b2'), rule: 'LOR-ARC-1' },
        { move: attack(['a1'], ['b1']), rule: 'LOR-TOUR-2' },
      ],
      missed: [{ move: end() }],
      miss: missedTime,
    },
    {
      kind: 'play',
      id: 'le-camp',
      task: 'Dernier mois, et cinq points de retard. Un pion sur le camp d’en face, au drapeau, en vaut huit : gagnez.',
      state: stateOf({
        peoples: 'ponts',
        rows: ['...A........', '........b...', '............', '.....b......', '............', '.......b....', '..A.........'],
        counters: [
          ['a1', 'chevalier', [3, 3]],
          ['a2', 'chevaliers-fantassin', [5, 5]],
          ['a3', 'chevaliers-fantassin', [0, 4]],
          ['b1', 'dragons-fantassin', [4, 2]],
          ['b2', 'dragons-fantassin', [9, 0]],
        ],
        state: {
          month: 8,
          fallen: [
            { id: 'a4', kind: 'chevaliers-fantassin', seat: 0 },
            { id: 'a5', kind: 'sorcier', seat: 0 },
          ],
        },
      }),
      seat: 0,
      most: 7,
      isDone: (run) => hasWon(run, 0),
      isLost: (run) => (nowIn(run).phase !== 'march' || marchedOf(nowIn(run), 'a1') !== undefined) && !isAt(nowIn(run), 'a1', [11, 4]),
      others: (state) => (state.phase === 'retreat' ? leastBad(state) : end(1)),
      solution: [marchMove('a1', [11, 4]), end()],
      onward: ['Vous y êtes. Finissez vos mouvements : les Dragons joueront, puis on comptera.'],
      hints: [
        'Regardez qui a assez de points pour y aller, pas qui en est le plus près.',
        'Le Chevalier a huit points : touchez-le, puis le drapeau.',
      ],
      learnt: {
        text: 'Au bout des mois, on compte ce que valaient les pions éliminés, et huit pour le camp d’en face : assez, ici, pour cinq points de retard. Ce compte aussi vient de ce site.',
        rules: ['LOR-L-59'],
      },
      refused: [{ move: marchMove('a2', [11, 4]), rule: 'LOR-MOU-1' }],
      missed: [{ move: marchMove('a1', [3, 2], 'b1') }],
      miss: (run) =>
        isAt(nowIn(run), 'a1', [11, 4])
          ? 'Le camp est à vous, et vaut huit points ; mais ce que vous venez de perdre en donne aux Dragons au moins autant.'
          : 'Seul le Chevalier atteint le camp, et il n’y est pas. Un Fantassin éliminé ne vaut que deux points : il en faut plus de cinq.',
    },
  ],
  readings: ['LOR-L-51'],
};
