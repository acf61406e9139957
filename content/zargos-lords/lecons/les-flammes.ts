/** « Les flammes » : nearer is hotter, a Dragon may burn before it moves, pawns on the way are spared, a mount does not protect. */

import { type Lesson, nowIn, prepared } from '#engine/practice/lesson.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import {
  against,
  end,
  IN_SHOTS,
  isAt,
  isThere,
  killOf,
  luckyTask,
  marchedOf,
  marchMove,
  promised,
  shootMove,
  stateOf,
} from '#engine/zargos-lords/lessons/position.ts';

const NEAR = stateOf({
  peoples: 'ponts',
  rows: ['........', '....A...', '...b....', '.b.b....', '........', '........'],
  counters: [
    ['b1', 'lance-flammes', [1, 3]],
    ['a1', 'chevalier', [4, 3]],
    ['a2', 'chevaliers-fantassin', [7, 5]],
  ],
  state: { turn: 1 },
});
const FROM_NEAR = [marchMove('b1', [4, 2], 'a1', 1), end(1), shootMove(['b1'], 'a1', 1)] as const;

const PASS = stateOf({
  peoples: 'bois',
  rows: ['...~~...', '....~...', '........', '....~...', '...~~...'],
  counters: [
    ['a1', 'dragon', [1, 3]],
    ['a2', 'lance-flammes', [2, 1]],
    ['b1', 'ailes-fantassin', [4, 2]],
    ['b2', 'ailes-fantarcher', [7, 0]],
  ],
});
const THROUGH = [shootMove(['a1'], 'b1'), marchMove('a1', [4, 2])] as const;

const BETWEEN = stateOf({
  peoples: 'ponts',
  rows: ['..~.....', '.c~.....', '..1c..b.', '..~.....', '..~.A...'],
  counters: [
    ['b1', 'dragon', [1, 1]],
    ['b2', 'dragons-fantassin', [2, 2]],
    ['a1', 'chevaliers-fantassin', [4, 3]],
    ['a2', 'sorcier', [5, 3]],
  ],
  state: { ...IN_SHOTS, turn: 1 },
});

/** Whether flames may be sent over those on the way; and then, whom the hottest spare. */
function burned(): number {
  const aimed = shootMove(['b1'], 'a2', 1);
  if (!LORDS.judge(BETWEEN, aimed).ok) return 1;
  const hot = prepared(LORDS, BETWEEN, [aimed], (run) => !isThere(nowIn(run), 'a2'));
  const after = LORDS.step(hot, aimed).state;
  return isThere(after, 'b2') && isThere(after, 'a1') ? 2 : 0;
}

const MOUNT = stateOf({
  peoples: 'ponts',
  rows: ['..~.....', '..~...b.', '..~A....', '..~.....', '.c1c....', '..~..b..'],
  counters: [
    ['b1', 'dragon', [3, 3]],
    ['b2', 'lance-flammes', [1, 1]],
    ['a1', 'chevalier', [3, 2]],
    ['a2', 'chevaliers-fantassin', [7, 0]],
  ],
  state: { ...IN_SHOTS, turn: 1 },
});
const BOTH = shootMove(['b1', 'b2'], 'a1', 1);

export const LESSON: Lesson<Lords> = {
  tasks: [
    {
      ...luckyTask(NEAR, FROM_NEAR, (run) => !isThere(nowIn(run), 'a1')),
      id: 'de-pres',
      task: 'Il faut deux flammes pour un Chevalier. Placez votre Lance-flammes là où il a les meilleures chances, puis brûlez.',
      seat: 1,
      onward: ['Si près, deux chances sur trois. Finissez vos mouvements.', 'Place aux tirs : touchez le Chevalier.'],
      worth: (state, move) => promised(state, move, 'shots', against('a1', killOf)),
      hints: [
        'Les flammes vont droit, à cinq hexagones au plus, jamais d’un bois ; plus c’est près, plus c’est chaud.',
        'En C5, contre lui : un bois, à côté, ne vaudrait rien.',
      ],
      learnt: {
        text: 'Les flammes suivent une ligne droite, comme les flèches, et brûlent mieux de près ; un Lance-flammes souffle après ses pas.',
        rules: ['LOR-DRA-1', 'LOR-LAN-1', 'LOR-L-15'],
      },
      refused: [{ move: shootMove(['b1'], 'a1', 1), rule: 'LOR-LAN-1' }],
      missed: [
        { move: marchMove('b1', [4, 5], undefined, 1), worth: 3 / 6 },
        { move: end(1), worth: 0 },
      ],
    },
    {
      ...luckyTask(PASS, THROUGH, (run) => isAt(nowIn(run), 'a1', [4, 2])),
      id: 'avant-de-bouger',
      task: 'Un Fantassin tient le passage. Mettez votre Dragon à sa place, en C5, dans ce coup.',
      seat: 0,
      most: 4,
      isLost: (run) => nowIn(run).phase !== 'march' || marchedOf(nowIn(run), 'a1') !== undefined,
      onward: ['La place est libre, et le Dragon n’a pas bougé : il a encore ses sept points.'],
      hints: [
        'Un Dragon peut lancer ses flammes avant de bouger ; un Lance-flammes, non.',
        'Touchez le Dragon, puis le Fantassin ; et une fois le passage libre, C5.',
      ],
      learnt: {
        text: 'Un Dragon souffle avant ou après son mouvement ; avant, c’est conclu aussitôt, et la route peut s’ouvrir.',
        rules: ['LOR-DRA-1', 'LOR-L-46'],
      },
      refused: [
        { move: marchMove('a1', [4, 2]), rule: 'LOR-MOU-2' },
        { move: shootMove(['a2'], 'b1'), rule: 'LOR-LAN-1' },
      ],
      missed: [{ move: marchMove('a1', [3, 2], 'b1') }],
      miss: (run) => {
        const now = nowIn(run);
        if (isAt(now, 'a2', [4, 2])) return 'Le passage était libre, et votre Lance-flammes l’a pris : le Dragon ne s’arrête pas sur lui.';
        if (!isThere(now, 'b1'))
          return now.phase === 'march' && marchedOf(now, 'a1')
            ? 'Le passage était libre, et votre Dragon s’est posé ailleurs : on ne bouge qu’une fois par coup.'
            : 'Le passage est libre, et il est trop tard pour y venir dans ce coup.';
        if (marchedOf(now, 'a1')) return 'Le Dragon a bougé, et le Fantassin tient toujours C5. Reprenez, en soufflant d’abord.';
        if (now.phase !== 'march') return 'Les mouvements sont finis, et le Fantassin tient toujours C5. Reprenez, en soufflant d’abord.';
        return 'Votre Dragon a soufflé, et le Fantassin tient toujours C5 : c’est lui qu’il fallait viser.';
      },
    },
    {
      kind: 'ask',
      id: 'par-dessus',
      task: 'Votre Dragon vise le Sorcier ; votre Fantassin, sur le pont, et un des leurs sont sur la ligne. Que font les flammes ?',
      state: BETWEEN,
      seat: 1,
      answers: [
        { text: 'Elles brûlent tout ce qui est sur la ligne', reply: 'Un tir a une cible, et une seule : les autres ne risquent rien.' },
        { text: 'Elles s’arrêtent au premier pion', reply: 'Monts, bois, villes et gouffres les arrêtent ; les pions, non.' },
        { text: 'Elles passent au-dessus, et n’atteignent que le Sorcier', reply: '' },
      ],
      right: 2,
      truth: burned,
      learnt: {
        text: 'Les flammes passent par-dessus les pions, amis ou ennemis, et n’atteignent que leur cible.',
        rules: ['LOR-L-15', 'LOR-ARC-3'],
      },
    },
    {
      ...luckyTask(MOUNT, [BOTH], (run) => !isThere(nowIn(run), 'a1')),
      id: 'le-mont',
      task: 'Sur son mont, ce Chevalier vaut 11, et votre Dragon 10 : l’attaque est interdite. Éliminez-le quand même.',
      seat: 1,
      worth: killOf,
      hints: [
        'Le mont aide à se battre, pas à se protéger du feu ; et le feu passe la mer.',
        'Touchez le Chevalier, et brûlez avec le Dragon et le Lance-flammes ensemble.',
      ],
      learnt: {
        text: 'Des flammes tiennent lieu de combat : elles s’additionnent, et ne tiennent pas compte des facteurs ni du mont.',
        rules: ['LOR-DRA-1', 'LOR-COM-6'],
      },
      refused: [],
      missed: [
        { move: shootMove(['b1'], 'a1', 1), worth: 4 / 6 },
        { move: shootMove(['b2'], 'a1', 1), worth: 3 / 6 },
        { move: end(1), worth: 0 },
      ],
    },
  ],
  readings: ['LOR-L-41', 'LOR-L-48', 'LOR-L-60'],
};
