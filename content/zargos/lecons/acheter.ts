/** « Acheter » : pawns at two points, boats at five, nothing kept; set down on one's own places, at sea for the Dragons. */

import { counted } from '#engine/core/french.ts';
import { type Lesson, nowIn, type Run } from '#engine/practice/lesson.ts';
import type { PlaceId } from '#engine/zargos/data/board-types.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import type { Move } from '#engine/zargos/game/types.ts';
import { AMPLE, DONE, pawnsAt, throughout } from '#engine/zargos/lessons/moves.ts';
import { positionOf } from '#engine/zargos/lessons/position.ts';
import type { People } from '#engine/zargos/types.ts';

const put = (people: People, at: PlaceId, pawns: number): Move => ({ kind: 'reinforce', seat: 0, people, at, pawns });
const boats = (people: People, count: number): Move => ({ kind: 'boats', seat: 0, people, count });

const eleven = positionOf({
  peoples: ['amazones', 'chevaliers', 'ailes', 'dragons'],
  points: 11,
  stands: { amazones: { kahil: 3, 'kahil-1': 2, 'kahil-3': 4, 'kahil-4': 2 }, chevaliers: { 'kahil-5': 8 }, ailes: { 'kahil-2': 6 } },
});

const fleet = positionOf({
  peoples: ['amazones', 'chevaliers', 'ailes', 'dragons'],
  points: 13,
  stands: { amazones: { 'ohms-1': 9, 'ohms-2': 3 }, dragons: { 'akilon-1': 1 }, ailes: { itak: 8, 'itak-2': 7, 'itak-1': 7 } },
});

const offshore = positionOf({
  peoples: ['dragons', 'chevaliers', 'ailes', 'amazones'],
  points: 12,
  stands: { dragons: { 'mer-5': 2, 'banzol-5': 3, banzol: 2 }, chevaliers: { 'kahil-1': 5 }, ailes: { 'ohms-6': 3 } },
});

/** What the learner has left to spend: nothing once the purchases are over. */
const leftTo = (run: Run<Zargos>, buyer: People): number => nowIn(run).purses.find(({ people }) => people === buyer)?.points ?? 0;

const lostIn = ({ events }: Run<Zargos>): number =>
  events.flat().reduce((sum, event) => sum + (event.kind === 'unspent' && event.seat === 0 ? event.points : 0), 0);

/** Points that what is still to be bought costs: two boats, and the pawn that goes with them; the pawns at sea. */
const BOATS = 2;
const boatsDue = (run: Run<Zargos>): number => 5 * Math.max(0, BOATS - nowIn(run).boats.amazones);
const pawnDue = (run: Run<Zargos>): number => 2 * Math.max(0, 10 - pawnsAt(nowIn(run), 'ohms-1'));
const bandDue = (run: Run<Zargos>): number => 2 * Math.max(0, 8 - pawnsAt(nowIn(run), 'mer-5'));

export const LESSON: Lesson<Zargos> = {
  tasks: [
    {
      kind: 'play',
      id: 'rien-ne-se-garde',
      task: 'Onze points. Un pion en coûte deux, un bateau cinq. Dépensez tout, sans perdre un seul point.',
      state: eleven,
      places: ['kahil', 'kahil-1', 'kahil-3', 'kahil-4', 'kahil-5'],
      seat: 0,
      most: AMPLE,
      isDone: (run) => nowIn(run).phase !== 'reinforcements' && lostIn(run) === 0,
      // Twos and fives make all but one and three.
      isLost: (run) => lostIn(run) > 0 || [1, 3].includes(leftTo(run, 'amazones')),
      solution: [put('amazones', 'kahil', 3), boats('amazones', 1)],
      onward: throughout((run) => `Il reste ${counted(leftTo(run, 'amazones'), 'point')}.`),
      hints: [
        'Onze est impair : les pions seuls en perdent un.',
        'Trois pions et un bateau. Touchez vos provinces pour y mettre les pions.',
      ],
      learnt: {
        text: 'Deux points le pion, cinq le bateau ; ce qui n’est pas dépensé est perdu. Les bateaux, eux, attendent devant vous.',
        rules: ['ZAR-REN-1', 'ZAR-REN-2'],
      },
      refused: [
        { move: put('amazones', 'kahil', 6), rule: 'ZAR-REN-1' },
        { move: put('amazones', 'kahil-5', 3), rule: 'ZAR-REN-2' },
        { move: boats('amazones', 3), rule: 'ZAR-REN-1' },
      ],
      missed: [{ move: put('amazones', 'kahil', 5) }, { move: DONE }],
      miss: (run) => {
        const lost = lostIn(run);
        if (lost === 0) return 'Il reste trois points : un pion encore, et le dernier point sera perdu.';
        return lost === 1
          ? 'Un point est perdu : il ne passe pas au tour suivant.'
          : `${lost} points sont perdus : ils ne passent pas au tour suivant.`;
      },
    },
    {
      kind: 'play',
      id: 'un-tour-d-avance',
      task: 'Au prochain tour, vous débarquerez à Akilon-est, à deux cases mer d’Ohms sud-est. Achetez de quoi traverser, et des pions s’il en reste.',
      state: fleet,
      places: ['ohms-1', 'akilon-1', 'mer-7', 'mer-21'],
      seat: 0,
      most: AMPLE,
      isDone: (run) => nowIn(run).boats.amazones === 2 && pawnsAt(nowIn(run), 'ohms-1') === 10,
      isLost: (run) => leftTo(run, 'amazones') < boatsDue(run) + pawnDue(run),
      solution: [put('amazones', 'ohms-1', 1), boats('amazones', 2)],
      onward: throughout((run) => (boatsDue(run) > 0 ? 'Et de quoi traverser ?' : 'Deux bateaux. Et avec ce qui reste ?')),
      hints: [
        'Un bateau par case mer, quel que soit le nombre de pions.',
        'Deux bateaux font dix points ; avec ce qui reste, un pion à Ohms sud-est.',
      ],
      learnt: {
        text: 'On embarque au tour suivant : un bateau s’achète avant d’en avoir besoin, et les pions, là où ils embarqueront.',
        rules: ['ZAR-REN-1', 'ZAR-MER-1', 'ZAR-MER-2'],
      },
      refused: [{ move: put('amazones', 'akilon-1', 1), rule: 'ZAR-REN-2' }],
      missed: [{ move: put('amazones', 'ohms-1', 6) }, { move: DONE }],
      miss: (run) => {
        if (leftTo(run, 'amazones') >= boatsDue(run)) return 'C’est d’Ohms sud-est que l’on embarque : le pion en plus devait y aller.';
        return nowIn(run).phase === 'reinforcements'
          ? `Deux cases mer, deux bateaux : ${counted(leftTo(run, 'amazones'), 'point')} n’y ${leftTo(run, 'amazones') < 2 ? 'suffit' : 'suffisent'} plus.`
          : 'Deux cases mer, deux bateaux : vos achats sont finis, et il en manque.';
      },
    },
    {
      kind: 'play',
      id: 'au-large',
      task: 'Vos Dragons guettent Kahil, au large. Grossissez leur bande : six pions, en pleine mer.',
      state: offshore,
      places: ['mer-5', 'kahil-1', 'ohms-6'],
      seat: 0,
      most: AMPLE,
      isDone: (run) => pawnsAt(nowIn(run), 'mer-5') === 8,
      isLost: (run) => leftTo(run, 'dragons') < bandDue(run),
      solution: [put('dragons', 'mer-5', 6)],
      hints: [
        'Un peuple pose ses renforts où il est ; les Dragons sont en mer.',
        'Touchez la case mer où sont vos deux Dragons, six fois, et achetez.',
      ],
      learnt: {
        text: 'Les renforts se posent chez soi ; pour les Dragons, une case mer qu’ils occupent en est aussi.',
        rules: ['ZAR-REN-2', 'ZAR-DRA-3'],
      },
      refused: [
        { move: put('dragons', 'mer-4', 6), rule: 'ZAR-DRA-3' },
        { move: put('dragons', 'kahil-1', 6), rule: 'ZAR-REN-2' },
      ],
      missed: [{ move: put('dragons', 'banzol-5', 6) }, { move: boats('dragons', 2) }],
      miss: () => 'Ils ne seront pas huit au large de Kahil : vos douze points devaient tous y passer.',
    },
  ],
};
