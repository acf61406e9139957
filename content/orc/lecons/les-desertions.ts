/** « Les désertions » : the card just below goes, through a shield too; sometimes one's own. */

import type { Orc } from '#engine/orc/game.ts';
import { laidIn, stripped } from '#engine/orc/lessons/measures.ts';
import { BLEU, deals, deserts, JAUNE, replies, ROUGE, shields, VERT } from '#engine/orc/lessons/moves.ts';
import { dealOf } from '#engine/orc/lessons/position.ts';
import { type Lesson, nowIn } from '#engine/practice/lesson.ts';

export const LESSON: Lesson<Orc> = {
  tasks: [
    {
      kind: 'play',
      id: 'des-le-debut',
      task: 'Un géant dès la deuxième carte ! Personne ne doit l’avoir : faites-le déserter.',
      state: dealOf({
        tick: 4,
        piles: { 1: 'orcs-troupe', 2: 'geant', 3: 'gobelin', 4: 'barbares-troupe' },
      }),
      seat: BLEU,
      isDone: (run) => stripped(nowIn(run), 2).deserted.includes('geant'),
      solution: [deserts(BLEU, 4, 1)],
      hints: ['Prenez la carte Désertion, puis touchez la pile du géant.', 'C’est la pile 2.'],
      learnt: {
        text: 'Une désertion se pose à tout moment de la donne, bien avant les boucliers ; la carte juste dessous sera perdue pour tout le monde.',
        rules: ['ORC-REC-4', 'ORC-DEP-1', 'ORC-L-26'],
      },
      refused: [
        { move: deserts(BLEU, 4, 7), rule: 'ORC-L-26' },
        { move: shields(BLEU, 4, 1), rule: 'ORC-REC-5' },
      ],
      missed: [{ move: deserts(BLEU, 4, 2) }],
      miss: () => 'Quelqu’un a bien déserté, mais le géant, lui, n’a rien senti.',
    },
    {
      kind: 'play',
      id: 'sous-le-bouclier',
      task: 'Le chef des Orcs est sur la pile 5, et Vert va se jeter dessus. Gâchez-lui la fête.',
      state: dealOf({
        tick: 43,
        piles: {
          1: '? x4 nains-troupe',
          2: '? x4 gobelin',
          3: '? x4 barbares-troupe',
          4: '? x4 squelettes-troupe',
          5: 'orcs-elite orcs-troupe ? orcs-troupe orcs-chef',
          6: '? x4 nains-troupe',
          7: '? x4 gobelin',
          8: '? x3 barbares-elite',
          9: '? x3 squelettes-troupe',
        },
      }),
      seat: BLEU,
      isDone: (run) => stripped(nowIn(run), 5).deserted.includes('orcs-chef'),
      // A card falls in between: of two cards laid at the same moment, the first on the Sorcier's left would lie lower.
      replies: replies(0, shields(VERT, 43, 4), deals(ROUGE, 44)),
      solution: [deserts(BLEU, 44, 4)],
      hints: ['Un bouclier n’est pas un toit.', 'Posez votre désertion sur son bouclier, pile 5.'],
      learnt: {
        text: 'Une désertion posée sur un bouclier le traverse et emporte la carte armée qui est dessous. Le bouclier reste, l’air bête.',
        rules: ['ORC-DEP-2'],
      },
      refused: [],
      missed: [{ move: deserts(BLEU, 44, 3) }, { move: shields(BLEU, 44, 4) }],
      miss: (run) =>
        stripped(nowIn(run), 5).fates.filter(({ kind }) => kind === 'shield').length > 1
          ? 'Votre bouclier arrive après celui de Vert : il ne prend rien, et le chef est à Vert.'
          : 'Vert garde son chef, et vous remercie.',
    },
    {
      kind: 'play',
      id: 'juste-dessous',
      task: 'Les piles 3 et 7 sont à Vert : sur la 3, un géant sous un gobelin ; sur la 7, un troll tout nu. Faites-lui perdre le plus de force possible.',
      state: dealOf({
        tick: 62,
        piles: {
          1: '? x6 orcs-troupe',
          2: '? x6 barbares-troupe',
          3: '? x5 bouclier:2 geant gobelin',
          4: '? x6 nains-troupe',
          5: '? x6 squelettes-troupe',
          6: '? x6 orcs-troupe',
          7: '? x5 bouclier:2 ? troll',
          8: '? x5 barbares-troupe',
          9: '? x5 nains-troupe',
        },
      }),
      seat: BLEU,
      isDone: (run) => stripped(nowIn(run), 7).deserted.includes('troll'),
      solution: [deserts(BLEU, 62, 6)],
      hints: ['La désertion emporte une carte, pas deux : laquelle, sur la pile 3 ?', 'Pile 7 : le troll vaut 5, le gobelin 1.'],
      learnt: {
        text: 'Seule part la carte armée que la désertion recouvre directement. Dès qu’une autre tombe dessus, la proie est à l’abri.',
        rules: ['ORC-DEP-1'],
      },
      refused: [],
      missed: [{ move: deserts(BLEU, 62, 2) }],
      miss: (run) =>
        stripped(nowIn(run), 3).deserted.includes('gobelin')
          ? 'Le gobelin s’en va, le géant s’étire et prend toute la place. Vert perd 1.'
          : 'Vert n’y a rien perdu.',
    },
    {
      kind: 'play',
      id: 'deja-parti',
      task: 'Jaune trahit Vert sur la pile 2. Trahissez-le aussi : qu’il perde une carte de plus.',
      state: dealOf({
        tick: 61,
        piles: {
          1: '? x6 gobelin',
          2: '? x5 bouclier:2 ? troll',
          3: '? x6 orcs-troupe',
          4: '? x6 nains-elite',
          5: '? x6 squelettes-troupe',
          6: '? x6 barbares-troupe',
          7: '? x6 orcs-troupe',
          8: '? x5 geant bouclier:2',
          9: '? x5 nains-troupe',
        },
      }),
      seat: BLEU,
      isDone: (run) => [2, 8].flatMap((pile) => stripped(nowIn(run), pile).deserted).length === 2,
      replies: replies(0, deserts(JAUNE, 61, 1), deals(ROUGE, 62)),
      solution: [deserts(BLEU, 62, 7)],
      hints: [
        'Une désertion sur une désertion ne trouve plus personne. Vert n’a-t-il pas une autre pile ?',
        'Son second bouclier est sur la pile 8.',
      ],
      learnt: {
        text: 'Posée sur une autre désertion, une désertion est sans effet : on ne descend pas plus bas en empilant les trahisons.',
        rules: ['ORC-DEP-2', 'ORC-L-7'],
      },
      refused: [],
      missed: [{ move: deserts(BLEU, 62, 1) }, { move: deserts(BLEU, 62, 3) }],
      miss: (run) =>
        laidIn(run, BLEU)?.kind === 'shield'
          ? 'Un bouclier ne fait déserter personne : Vert garde le reste.'
          : laidIn(run, BLEU)?.number === 2
            ? 'Le troll était déjà parti : votre désertion n’a trouvé que celle de Jaune.'
            : 'Cette pile n’est pas à Vert : il n’y perd rien.',
    },
    {
      kind: 'play',
      id: 'soi-meme',
      task: 'La pile 6 est à vous, un chef des Nains y dort déjà, et voilà le second qui tombe dessus. Sauvez votre armée.',
      state: dealOf({
        tick: 61,
        piles: {
          1: '? x6 orcs-troupe',
          2: '? x6 gobelin',
          3: '? x6 barbares-elite',
          4: '? x6 squelettes-troupe',
          5: '? x6 orcs-troupe',
          6: 'nains-elite nains-troupe nains-chef ? nains-elite bouclier:1 nains-troupe nains-chef',
          7: '? x5 gobelin',
          8: '? x5 squelettes-troupe',
          9: '? x5 barbares-troupe',
        },
      }),
      seat: BLEU,
      isDone: (run) => stripped(nowIn(run), 6).kept.filter((card) => card === 'nains-chef').length === 1,
      solution: [deserts(BLEU, 61, 5)],
      hints: [
        'Deux chefs, et tous vos Nains vaudront 0. Qui a dit que l’on ne trahit que les autres ?',
        'Votre désertion, sur votre pile : la 6.',
      ],
      learnt: {
        text: 'Rien n’oblige à trahir un autre. Un chef de trop, dans sa propre pile, se fait déserter comme n’importe qui.',
        rules: ['ORC-REC-4', 'ORC-BAT-7'],
      },
      refused: [],
      missed: [{ move: deserts(BLEU, 61, 2) }],
      miss: () => 'Pendant ce temps, sur la pile 6, deux chefs se saluent froidement. Vos Nains vaudront 0.',
    },
  ],
  readings: ['ORC-L-24'],
};
