/** « Le Sorcier » : two points for all around him, visions that are worth more from near, one or the other, and friends pushed into the water. */

import { type Lesson, nowIn } from '#engine/practice/lesson.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import { fightOdds } from '#engine/zargos-lords/game/odds.ts';
import {
  against,
  attack,
  bites,
  COMBATS,
  drowns,
  end,
  IN_SHOTS,
  isAt,
  isThere,
  luckyTask,
  marchMove,
  prevails,
  promised,
  retreatsOnly,
  shootMove,
  stateOf,
} from '#engine/zargos-lords/lessons/position.ts';

/** The Sorcier has cast his vision, and stands next to the Chevalier and to the enemy. */
const CAST = stateOf({
  peoples: 'col',
  rows: ['........', '........', '....b...', '........', '........'],
  counters: [
    ['a1', 'chevalier', [3, 2]],
    ['a2', 'sorcier', [3, 3]],
    ['b1', 'moine', [4, 3]],
    ['b2', 'moines-chevalier', [7, 1]],
  ],
  state: { ...COMBATS, bound: ['a1'], shot: [{ id: 'a2', target: 'b1' }] },
});

/** What he is still good for: to attack, for nothing at all, or for his two points. */
function goodFor(): number {
  if (LORDS.judge(CAST, attack(['a1', 'a2'], ['b1'])).ok) return 0;
  return fightOdds(CAST, attack(['a1'], ['b1'])).attack === 10 ? 2 : 1;
}

const EDGE = stateOf({
  peoples: 'ponts',
  rows: ['........', '..b.....', '........', '........', '..b.....'],
  counters: [
    ['a1', 'sorcier', [0, 2]],
    ['b1', 'dragon', [5, 2]],
    ['b2', 'dragons-fantassin', [0, 0]],
  ],
});
const FROM_NEAR = [marchMove('a1', [4, 3], 'b1'), end(), shootMove(['a1'], 'b1')] as const;

export const LESSON: Lesson<Lords> = {
  tasks: [
    {
      kind: 'play',
      id: 'deux-points',
      task: 'Vos deux pions vont attaquer le Dragon. Placez le Sorcier là où il les aide le plus.',
      state: stateOf({
        peoples: 'ponts',
        rows: ['........', '........', '.....A..', '........', '.b..A...', '........'],
        counters: [
          ['a1', 'chevalier', [3, 2]],
          ['a2', 'chevaliers-fantassin', [3, 3]],
          ['a3', 'sorcier', [0, 5]],
          ['b1', 'dragon', [4, 3]],
          ['b2', 'dragons-fantassin', [2, 1]],
        ],
      }),
      seat: 0,
      isDone: (run) => isAt(nowIn(run), 'a3', [2, 3]),
      solution: [marchMove('a3', [2, 3])],
      worth: (state, move) => promised(state, move, 'combats', against('b1', prevails)),
      hints: [
        'Il ajoute 2 à chacun des siens qui le touche. Où les touche-t-il tous les deux ?',
        'En D3, derrière eux : 15 contre 10, au lieu de 13.',
      ],
      learnt: {
        text: 'Un Sorcier ajoute deux points à chacun des siens qui le touche, à l’attaque comme en défense.',
        rules: ['LOR-SOR-1', 'LOR-L-16'],
      },
      refused: [],
      missed: [
        { move: marchMove('a3', [3, 4]), worth: 2 / 6 },
        { move: end(), worth: 2 / 6 },
      ],
    },
    {
      ...luckyTask(EDGE, FROM_NEAR, (run) => run.events.flat().some((event) => event.kind === 'vision' && event.hexes > 2)),
      id: 'de-pres',
      task: 'Le Dragon n’a que deux hexagones libres, de quelque côté qu’il fuie. Approchez votre Sorcier, puis visez.',
      seat: 0,
      isDone: (run) => !isThere(nowIn(run), 'b1'),
      others: retreatsOnly,
      worth: (state, move) => promised(state, move, 'shots', against('b1', drowns)),
      onward: ['Au contact, il fuira de deux hexagones au moins. Finissez vos mouvements.', 'Touchez le Dragon.'],
      hints: [
        'Plus la vision part de près, plus elle fait fuir loin. Le bord de la carte arrête le Dragon comme un mur.',
        'Collez-le au Dragon : il n’a pas à combattre, il lance sa vision.',
      ],
      learnt: {
        text: 'Une vision lancée de près fait fuir plus loin ; un mont, un bois ou la mer éliminent celui qui fuit, et aussi, nous l’en déduisons, un bord de carte sans suite en face, comme ici.',
        rules: ['LOR-SOR-2', 'LOR-REC-2'],
      },
      refused: [{ move: shootMove(['a1'], 'b1'), rule: 'LOR-COM-7' }],
      missed: [{ move: marchMove('a1', [3, 2]), worth: 4 / 6 }],
    },
    {
      kind: 'ask',
      id: 'l-un-ou-l-autre',
      task: 'Votre Sorcier vient de lancer une vision sans effet ; il touche le Moine, comme votre Chevalier. À quoi sert-il encore ?',
      state: CAST,
      seat: 0,
      answers: [
        { text: 'À attaquer le Moine avec le Chevalier', reply: 'C’est une vision ou un combat, jamais les deux dans un coup.' },
        { text: 'À rien jusqu’au coup suivant', reply: 'Il n’attaquera plus, mais il soutient toujours ceux qui le touchent.' },
        { text: 'À donner deux points au Chevalier, sans attaquer', reply: '' },
      ],
      right: 2,
      truth: goodFor,
      learnt: {
        text: 'C’est une vision ou un combat ; mais celui qui a lancé sa vision donne toujours deux points à ses voisins.',
        rules: ['LOR-SOR-2', 'LOR-SOR-1'],
      },
    },
    {
      kind: 'play',
      id: 'la-chaine',
      task: 'D’une vision, faites perdre un pion aux Dragons, quelle que soit la ligne qu’ils choisissent.',
      state: stateOf({
        peoples: 'ponts',
        rows: ['.....~~~', '.....~~~', '....A~~~', '......~~', '....b.~~', '......~~', '......~~'],
        counters: [
          ['a1', 'sorcier', [2, 3]],
          ['b1', 'dragons-fantassin', [5, 3]],
          ['b2', 'dragons-fantassin', [4, 3]],
          ['b3', 'lance-flammes', [2, 1]],
        ],
        state: IN_SHOTS,
      }),
      seat: 0,
      isDone: (run) => nowIn(run).fallen.length > 0,
      solution: [shootMove(['a1'], 'b2')],
      others: retreatsOnly,
      worth: bites,
      hints: [
        'Qui fuit pousse les siens devant lui. Cherchez celui qui n’a plus qu’un ami derrière lui, et l’eau derrière l’ami.',
        'Celui de D5 : un mont, un bois, la mer, votre zone, ou son ami jeté à l’eau.',
      ],
      learnt: {
        text: 'Qui fuit pousse les siens, et ceux que l’eau arrête y restent ; ou bien il tombe seul. Dans les deux cas, un pion de moins.',
        rules: ['LOR-SOR-2', 'LOR-REC-3'],
      },
      refused: [],
      missed: [
        { move: shootMove(['a1'], 'b1'), worth: 2 / 6 },
        { move: shootMove(['a1'], 'b3'), worth: 4 / 6 },
      ],
    },
  ],
  readings: ['LOR-L-51', 'LOR-L-60', 'LOR-L-61'],
};
