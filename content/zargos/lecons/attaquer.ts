/** « Attaquer » : a neighbour, a pawn that stays, dice by pawns, groups that join, all moves before the first fight. */
import { attack, DONE, fight, foughtWith, holderAt, isSpent, sentTo, withDice } from '#components/zargos/lessons/moves.ts';
import { positionOf } from '#components/zargos/lessons/position.ts';
import { type Lesson, nowIn } from '#engine/practice/lesson.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import type { State } from '#engine/zargos/game/types.ts';

const PEOPLES = ['amazones', 'dragons', 'ailes', 'araignees'] as const;
const isTaken = (state: State) => holderAt(state, 'ludos-1') === 'amazones';

const neighbour = positionOf({
  peoples: PEOPLES,
  stands: {
    'kahil-5': ['amazones', 8],
    'kahil-4': ['amazones', 1],
    'kahil-3': ['ailes', 6],
    'ludos-1': ['dragons', 2],
    ludos: ['dragons', 3],
    kahil: ['araignees', 5],
  },
});
const toLudos = [attack('amazones', 'kahil-5', 'ludos-1', 7), fight('ludos-1')] as const;

const many = positionOf({
  peoples: PEOPLES,
  stands: {
    'tairo-2': ['amazones', 13],
    tairo: ['ailes', 7],
    'tairo-3': ['dragons', 5],
    'tairo-4': ['ailes', 4],
    'palmyr-3': ['dragons', 6],
  },
});

const joined = positionOf({
  peoples: PEOPLES,
  stands: {
    'kahil-4': ['amazones', 5],
    'kahil-5': ['amazones', 6],
    'kahil-3': ['dragons', 7],
    'ludos-1': ['ailes', 5],
    ludos: ['ailes', 2],
    kahil: ['araignees', 6],
  },
});
const joining = [attack('amazones', 'kahil-4', 'ludos-1', 4), attack('amazones', 'kahil-5', 'ludos-1', 5), fight('ludos-1')] as const;

const between = positionOf({
  peoples: PEOPLES,
  stands: {
    'ohms-4': ['amazones', 9],
    'ohms-3': ['dragons', 1],
    'ohms-5': ['ailes', 1],
    'ohms-2': ['araignees', 5],
    ohms: ['ailes', 4],
    'kahil-2': ['araignees', 5],
  },
});
const both = [
  attack('amazones', 'ohms-4', 'ohms-3', 4),
  attack('amazones', 'ohms-4', 'ohms-5', 4),
  fight('ohms-3'),
  fight('ohms-5'),
] as const;
const areTaken = (state: State) => holderAt(state, 'ohms-3') === 'amazones' && holderAt(state, 'ohms-5') === 'amazones';

export const LESSON: Lesson<Zargos> = {
  tasks: [
    {
      kind: 'play',
      id: 'une-voisine',
      task: 'Vous menez les Amazones. Deux Dragons gardent seuls Ludos sud : prenez-la.',
      state: withDice(neighbour, toLudos, isTaken),
      isPrepared: true,
      places: ['kahil-5', 'ludos-1', 'kahil-4'],
      seat: 0,
      isDone: (run) => isTaken(nowIn(run)),
      isLost: isSpent,
      solution: toLudos,
      onward: ['Ils sont partis. Livrez maintenant le combat.'],
      hints: [
        'Ludos sud touche vos deux provinces ; une seule a du monde.',
        'De Kahil nord-est, envoyez sept Amazones, puis livrez le combat.',
      ],
      learnt: {
        text: 'On attaque une province voisine, et l’on laisse toujours un pion derrière soi.',
        rules: ['ZAR-ATT-1', 'ZAR-ATT-3'],
      },
      refused: [
        { move: attack('amazones', 'kahil-5', 'ludos-1', 8), rule: 'ZAR-ATT-1' },
        { move: attack('amazones', 'kahil-5', 'ludos', 7), rule: 'ZAR-ATT-3' },
        { move: attack('amazones', 'kahil-5', 'kahil-4', 3), rule: 'ZAR-ATT-6' },
      ],
      missed: [{ move: attack('amazones', 'kahil-5', 'kahil-3', 7) }, { move: DONE }],
      miss: () => 'Permis, mais Ludos sud est toujours aux Dragons.',
    },
    {
      kind: 'play',
      id: 'trois-des',
      task: 'Attaquez Taïro nord-est à trois dés, en gardant le plus d’Amazones possible chez vous.',
      state: many,
      places: ['tairo-2', 'tairo-3', 'tairo'],
      seat: 0,
      isDone: (run) => sentTo(nowIn(run), 'tairo-3') === 7,
      solution: [attack('amazones', 'tairo-2', 'tairo-3', 7)],
      hints: [
        'Un à trois pions lancent un dé, quatre à six en lancent deux.',
        'Sept pions suffisent pour trois dés : réglez leur nombre avant d’attaquer.',
      ],
      learnt: {
        text: 'Un dé de un à trois pions, deux de quatre à six, trois dès sept. On recompte à chaque round : mieux vaut souvent en envoyer davantage.',
        rules: ['ZAR-COM-3'],
      },
      refused: [{ move: attack('amazones', 'tairo-2', 'tairo-3', 13), rule: 'ZAR-ATT-1' }],
      missed: [{ move: attack('amazones', 'tairo-2', 'tairo-3', 12) }, { move: attack('amazones', 'tairo-2', 'tairo-3', 6) }],
      miss: (run) => {
        const sent = sentTo(nowIn(run), 'tairo-3');
        if (sent === 0) return 'C’est Taïro nord-est qui est visée.';
        return sent < 7
          ? `À ${sent}, vous n’auriez pas trois dés.`
          : `À ${sent}, ce sont trois dés aussi, mais plus que le nécessaire est parti.`;
      },
    },
    {
      kind: 'play',
      id: 'se-reunir',
      task: 'Cinq Ailés tiennent Ludos sud. Réunissez vos deux groupes contre eux, et livrez le combat.',
      state: withDice(joined, joining, isTaken),
      isPrepared: true,
      places: ['kahil-5', 'ludos-1', 'kahil-4'],
      seat: 0,
      isDone: (run) => isTaken(nowIn(run)) && foughtWith(run, 'ludos-1') >= 7,
      isLost: isSpent,
      solution: joining,
      onward: ['Un groupe est en route. L’autre peut se joindre à lui.', 'Neuf en tout : trois dés. Au combat !'],
      hints: ['Vos deux provinces touchent Ludos sud.', 'Envoyez quatre Amazones de l’une, cinq de l’autre : un seul combat, à neuf.'],
      learnt: {
        text: 'Des groupes de plusieurs provinces qui visent la même n’y livrent qu’un combat, tous ensemble.',
        rules: ['ZAR-ATT-2'],
      },
      refused: [{ move: attack('amazones', 'kahil-4', 'ludos', 4), rule: 'ZAR-ATT-3' }],
      missed: [{ move: attack('amazones', 'kahil-5', 'kahil-3', 5) }],
      miss: (run) =>
        foughtWith(run, 'ludos-1') > 0
          ? `À ${foughtWith(run, 'ludos-1')} seulement : vos deux groupes ensemble faisaient neuf.`
          : 'Ludos sud attend toujours.',
    },
    {
      kind: 'play',
      id: 'd-abord-bouger',
      task: 'Un Dragon seul, un Ailé seul : prenez Ohms ouest et Ohms nord dans ce tour.',
      state: withDice(between, both, areTaken),
      isPrepared: true,
      places: ['ohms-4', 'ohms-3', 'ohms-5'],
      seat: 0,
      isDone: (run) => areTaken(nowIn(run)),
      isLost: isSpent,
      solution: both,
      onward: ['Avant de vous battre, envoyez l’autre groupe : un combat commencé, plus rien ne bouge.'],
      hints: [
        'Il faut garder des Amazones pour la seconde attaque.',
        'Quatre contre l’une, quatre contre l’autre ; ensuite seulement, les combats.',
      ],
      learnt: {
        text: 'Tous les déplacements d’abord, tous les combats ensuite, dans l’ordre que l’on veut ; et un pion ne combat qu’une fois.',
        rules: ['ZAR-COM-1', 'ZAR-ATT-4'],
      },
      refused: [{ move: attack('amazones', 'ohms-4', 'ohms-3', 9), rule: 'ZAR-ATT-1' }],
      missed: [{ move: attack('amazones', 'ohms-4', 'ohms-3', 8) }],
      miss: () => 'Il en manque une. Partagez vos huit Amazones, déclarez les deux attaques, puis livrez les combats.',
    },
  ],
};
