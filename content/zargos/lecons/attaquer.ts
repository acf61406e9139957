/** « Attaquer » : a neighbour, a pawn that stays, dice by pawns, groups that join, all moves before the first fight. */

import { type Lesson, nowIn, type Run } from '#engine/practice/lesson.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import type { State } from '#engine/zargos/game/types.ts';
import {
  attack,
  DONE,
  fight,
  foughtWith,
  holderAt,
  isBeyond,
  luckyTaking,
  luckyTurn,
  mostAgainst,
  onceSent,
  OWN_TURN,
  sentFrom,
  sentTo,
  throughout,
  untaken,
} from '#engine/zargos/lessons/moves.ts';
import { positionOf } from '#engine/zargos/lessons/position.ts';

const PEOPLES = ['amazones', 'dragons', 'ailes', 'araignees'] as const;

const neighbour = positionOf({
  peoples: PEOPLES,
  stands: {
    amazones: { 'kahil-5': 8, 'kahil-4': 1 },
    ailes: { 'kahil-3': 6 },
    dragons: { 'ludos-1': 2, ludos: 3 },
    araignees: { kahil: 5 },
  },
});

const many = positionOf({
  peoples: PEOPLES,
  stands: { amazones: { 'tairo-2': 13 }, ailes: { tairo: 7, 'tairo-4': 4 }, dragons: { 'tairo-3': 5, 'palmyr-3': 6 } },
});

const joined = positionOf({
  peoples: PEOPLES,
  stands: {
    amazones: { 'kahil-4': 5, 'kahil-5': 6 },
    dragons: { 'kahil-3': 7 },
    ailes: { 'ludos-1': 5, ludos: 2 },
    araignees: { kahil: 6 },
  },
});

const between = positionOf({
  peoples: PEOPLES,
  stands: {
    amazones: { 'ohms-4': 9 },
    dragons: { 'ohms-3': 1 },
    ailes: { 'ohms-5': 1, ohms: 4 },
    araignees: { 'ohms-2': 5, 'kahil-2': 5 },
  },
});
const both = [
  attack('amazones', 'ohms-4', 'ohms-3', 4),
  attack('amazones', 'ohms-4', 'ohms-5', 4),
  fight('ohms-3'),
  fight('ohms-5'),
] as const;
const PAIR = ['ohms-3', 'ohms-5'] as const;
const areTaken = (state: State) => holderAt(state, 'ohms-3') === 'amazones' && holderAt(state, 'ohms-5') === 'amazones';
/** The place of the two that cannot be taken any more. */
const missing = (run: Run<Zargos>) => PAIR.find((place) => holderAt(nowIn(run), place) !== 'amazones' && isBeyond(place)(run));

export const LESSON: Lesson<Zargos> = {
  tasks: [
    {
      ...luckyTaking(neighbour, 'ludos-1', [attack('amazones', 'kahil-5', 'ludos-1', 7)]),
      id: 'une-voisine',
      task: 'Vous menez les Amazones. Deux Dragons gardent seuls Ludos sud : prenez-la.',
      places: ['kahil-5', 'ludos-1', 'kahil-4'],
      onward: onceSent('ludos-1', 'Elles sont parties. Livrez maintenant le combat.'),
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
      miss: (run) => untaken(run, 'ludos-1', { most: 7 }),
    },
    {
      ...OWN_TURN,
      id: 'trois-des',
      task: 'Attaquez Taïro nord-est à trois dés, en gardant le plus d’Amazones possible chez vous.',
      state: many,
      places: ['tairo-2', 'tairo-3', 'tairo'],
      isDone: (run) => sentTo(nowIn(run), 'tairo-3') === 7,
      isLost: (run) => sentTo(nowIn(run), 'tairo-3') > 7 || mostAgainst(nowIn(run), 'tairo-3') < 7,
      solution: [attack('amazones', 'tairo-2', 'tairo-3', 7)],
      onward: throughout((run) => {
        const sent = sentTo(nowIn(run), 'tairo-3');
        return sent > 0 ? `À ${sent}, ${sent > 3 ? 'deux dés' : 'un dé'} : d’autres peuvent encore s’y joindre.` : undefined;
      }),
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
        const sent = Math.max(sentTo(nowIn(run), 'tairo-3'), foughtWith(run, 'tairo-3'));
        if (sent < 7)
          return sent > 0
            ? `À ${sent}, pas de troisième dé, et sept ne peuvent plus y être.`
            : 'C’est Taïro nord-est qui est visée, et sept Amazones ne peuvent plus y aller.';
        return `À ${sent}, ce sont trois dés aussi, mais plus que le nécessaire est parti.`;
      },
    },
    {
      ...luckyTaking(joined, 'ludos-1', [attack('amazones', 'kahil-4', 'ludos-1', 4), attack('amazones', 'kahil-5', 'ludos-1', 5)], 7),
      id: 'se-reunir',
      task: 'Cinq Ailés tiennent Ludos sud. Réunissez vos deux groupes contre eux, et livrez le combat.',
      places: ['kahil-5', 'ludos-1', 'kahil-4'],
      onward: throughout((run) => {
        const sent = sentTo(nowIn(run), 'ludos-1');
        if (sent === 0) return undefined;
        if (sentFrom(run, 'ludos-1').size < 2) return 'Un groupe est en route. L’autre peut se joindre à lui.';
        return sent < 7 ? `${sent} en tout : il en faut sept pour un troisième dé.` : `${sent} en tout : trois dés. Au combat !`;
      }),
      hints: ['Vos deux provinces touchent Ludos sud.', 'Envoyez quatre Amazones de l’une, cinq de l’autre : un seul combat, à neuf.'],
      learnt: {
        text: 'Des groupes de plusieurs provinces qui visent la même n’y livrent qu’un combat, tous ensemble.',
        rules: ['ZAR-ATT-2'],
      },
      refused: [{ move: attack('amazones', 'kahil-4', 'ludos', 4), rule: 'ZAR-ATT-3' }],
      missed: [{ move: attack('amazones', 'kahil-5', 'kahil-3', 5) }],
      miss: (run) => {
        const fought = foughtWith(run, 'ludos-1');
        if (fought === 0) return 'Ensemble, vos deux groupes faisaient neuf, donc trois dés : ceux qui restent n’y suffisent plus.';
        if (fought < 7) return `À ${fought} seulement : vos deux groupes ensemble faisaient neuf.`;
        return untaken(run, 'ludos-1', { most: 9 });
      },
    },
    {
      ...luckyTurn(between, both, areTaken),
      id: 'd-abord-bouger',
      task: 'Un Dragon seul, un Ailé seul : prenez Ohms ouest et Ohms nord dans ce tour.',
      places: ['ohms-4', 'ohms-3', 'ohms-5'],
      isLost: (run) => missing(run) !== undefined,
      onward: throughout((run) =>
        PAIR.filter((place) => sentTo(nowIn(run), place) > 0).length === 1 && !nowIn(run).turn?.engaged
          ? 'Avant de vous battre, envoyez l’autre groupe : un combat commencé, plus rien ne bouge.'
          : undefined,
      ),
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
      miss: (run) =>
        `${untaken(run, missing(run) ?? 'ohms-3')} Partagez vos huit Amazones, déclarez les deux attaques, puis livrez les combats.`,
    },
  ],
};
