/** « Se regrouper » : two steps, in one movement or in two, pawns picked up on the way; the Ailés do better. */

import { type Lesson, nowIn, type Run } from '#engine/practice/lesson.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { AMPLE, DONE, march, mostGathered, pawnsAt, throughout } from '#engine/zargos/lessons/moves.ts';
import { positionOf, type Stands } from '#engine/zargos/lessons/position.ts';

const inBanzol = (stands: Stands) =>
  positionOf({
    peoples: ['amazones', 'dragons', 'chevaliers', 'araignees'],
    phase: 'reorganisation',
    stands: { araignees: { 'banzol-2': 5 }, chevaliers: { 'tairo-4': 8 }, ...stands, dragons: { 'banzol-5': 6, ...stands.dragons } },
  });

const front = inBanzol({ amazones: { banzol: 2, 'banzol-1': 6, 'banzol-3': 1, 'banzol-4': 1 } });
const sides = inBanzol({ amazones: { banzol: 1, 'banzol-1': 7, 'banzol-3': 1 }, dragons: { 'banzol-4': 4 } });
const onTheWay = inBanzol({ amazones: { banzol: 1, 'banzol-1': 5, 'banzol-3': 5, 'banzol-4': 1 } });

const homeward = positionOf({
  peoples: ['ailes', 'chevaliers', 'araignees', 'dragons'],
  phase: 'reorganisation',
  stands: { ailes: { 'tairo-4': 1, 'tairo-1': 4, 'tairo-2': 5, 'palmyr-4': 3 }, chevaliers: { 'tairo-3': 6, tairo: 4 } },
});

/** The first of the two steps was taken, and no more. */
const isHalfway = (run: Run<Zargos>): boolean => nowIn(run).turn?.steps.amazones === 1;

/** Of the two sides, those where too few stand; with one step left, one of them at most can still be helped. */
const weak = (run: Run<Zargos>) => (['banzol', 'banzol-3'] as const).filter((place) => pawnsAt(nowIn(run), place) < 4);

export const LESSON: Lesson<Zargos> = {
  tasks: [
    {
      kind: 'play',
      id: 'au-front',
      task: 'Les Chevaliers menacent Banzol sud. Amenez-y cinq Amazones de Banzol nord.',
      state: front,
      places: ['banzol-1', 'banzol-3', 'banzol-4', 'banzol'],
      seat: 0,
      most: AMPLE,
      isDone: (run) => pawnsAt(nowIn(run), 'banzol-4') === 6,
      isLost: (run) => mostGathered(nowIn(run), 'banzol-4') < 6,
      solution: [march('amazones', 'banzol-1', 'banzol-4', 5)],
      onward: throughout((run) => (isHalfway(run) ? 'Un pas de fait ; il en reste un.' : undefined)),
      hints: [
        'Banzol sud est à deux provinces de Banzol nord, sans sortir de chez vous.',
        'Touchez Banzol nord, puis Banzol sud, et faites partir cinq pions.',
      ],
      learnt: {
        text: 'Les attaques finies, un groupe avance de deux provinces, à travers des terres qu’on tient.',
        rules: ['ZAR-REO-1', 'ZAR-REO-2'],
      },
      refused: [
        { move: march('amazones', 'banzol-1', 'banzol-4', 6), rule: 'ZAR-REO-2' },
        { move: march('amazones', 'banzol-1', 'banzol-5', 5), rule: 'ZAR-REO-2' },
      ],
      missed: [{ move: march('amazones', 'banzol-1', 'banzol-4', 4) }, { move: DONE }],
      miss: () => 'Il n’y aura pas cinq Amazones de plus à Banzol sud, ce tour-ci.',
    },
    {
      kind: 'play',
      id: 'des-deux-cotes',
      task: 'Qu’il y ait quatre Amazones au moins à Banzol, et quatre à Banzol sud-ouest.',
      state: sides,
      places: ['banzol', 'banzol-1', 'banzol-3'],
      seat: 0,
      most: AMPLE,
      isDone: (run) => weak(run).length === 0,
      isLost: (run) => weak(run).some((place) => mostGathered(nowIn(run), place) < 4) || (isHalfway(run) && weak(run).length > 1),
      solution: [march('amazones', 'banzol-1', 'banzol', 3), march('amazones', 'banzol-1', 'banzol-3', 3)],
      onward: throughout((run) => (isHalfway(run) ? 'Un groupe est arrivé. Le second aussi a droit à un pas.' : undefined)),
      hints: ['Sept Amazones attendent entre les deux.', 'Trois vers la capitale, trois vers le sud-ouest : une d’elles reste.'],
      learnt: { text: 'Au lieu d’un groupe de deux provinces, on peut mener deux groupes d’une province chacun.', rules: ['ZAR-REO-1'] },
      refused: [{ move: march('amazones', 'banzol-1', 'banzol', 7), rule: 'ZAR-REO-2' }],
      missed: [{ move: march('amazones', 'banzol-1', 'banzol', 6) }, { move: DONE }],
      miss: () => 'Elles ne seront pas quatre des deux côtés, ce tour-ci : partagez vos pions.',
    },
    {
      kind: 'play',
      id: 'en-passant',
      task: 'Réunissez neuf Amazones à Banzol sud.',
      state: onTheWay,
      places: ['banzol-1', 'banzol-3', 'banzol-4'],
      seat: 0,
      most: AMPLE,
      isDone: (run) => pawnsAt(nowIn(run), 'banzol-4') >= 9,
      isLost: (run) => mostGathered(nowIn(run), 'banzol-4') < 9,
      solution: [march('amazones', 'banzol-1', 'banzol-3', 4), march('amazones', 'banzol-3', 'banzol-4', 8)],
      onward: throughout((run) =>
        isHalfway(run) && pawnsAt(nowIn(run), 'banzol-3') === 9
          ? 'Elles sont neuf à Banzol sud-ouest. Le second pas les emmène presque toutes.'
          : undefined,
      ),
      hints: ['Il y en a sur le chemin.', 'Un pas vers Banzol sud-ouest avec quatre, puis un pas avec huit.'],
      learnt: { text: 'Un mouvement de deux provinces prend ou laisse des pions en passant : jouez-le en deux pas.', rules: ['ZAR-REO-3'] },
      refused: [],
      missed: [{ move: march('amazones', 'banzol-1', 'banzol-4', 4) }, { move: march('amazones', 'banzol-3', 'banzol-4', 4) }],
      miss: () => 'Elles ne seront pas neuf à Banzol sud, ce tour-ci. Prenez en chemin celles de Banzol sud-ouest.',
    },
    {
      kind: 'play',
      id: 'rentrer-au-nid',
      task: 'Vos Ailés sont dispersés. Ramenez-en dix à Taïro nord.',
      state: homeward,
      places: ['tairo-4', 'tairo-1', 'tairo-2', 'palmyr-4'],
      seat: 0,
      most: AMPLE,
      isDone: (run) => pawnsAt(nowIn(run), 'tairo-4') >= 10,
      isLost: (run) => mostGathered(nowIn(run), 'tairo-4') < 10,
      onward: throughout((run) => {
        const last = run.moves.at(-1);
        return last?.kind === 'march' && last.to === 'tairo-4'
          ? `Ils sont ${pawnsAt(nowIn(run), 'tairo-4')} à Taïro nord, sur dix.`
          : undefined;
      }),
      solution: [
        march('ailes', 'tairo-1', 'tairo-4', 3),
        march('ailes', 'tairo-2', 'tairo-4', 4),
        march('ailes', 'palmyr-4', 'tairo-4', 2),
      ],
      hints: [
        'Chaque pion vole d’une ou deux provinces, et tous peuvent le faire.',
        'De Taïro sud-est, de Taïro ouest, de Palmyr nord-ouest : tous ceux qui peuvent partir.',
      ],
      learnt: { text: 'Tous les Ailés se réorganisent, d’une ou deux provinces ; mais chaque pion, une seule fois.', rules: ['ZAR-AIL-3'] },
      refused: [{ move: march('ailes', 'palmyr-4', 'banzol-4', 2), rule: 'ZAR-REO-2' }],
      missed: [{ move: march('ailes', 'tairo-2', 'tairo-4', 2) }],
      miss: () => 'Ils ne seront pas dix à Taïro nord, ce tour-ci. Faites rentrer, d’un seul vol, tous ceux qui peuvent partir.',
    },
  ],
};
