/** « Recruter » : shields, from when on, before the neighbour, and the last ones. */

import type { Orc } from '#engine/orc/game.ts';
import { laidIn, stripped } from '#engine/orc/lessons/measures.ts';
import { BLEU, deals, deserts, replies, ROUGE, shields, turns, VERT } from '#engine/orc/lessons/moves.ts';
import { dealOf } from '#engine/orc/lessons/position.ts';
import { shieldsLeft } from '#engine/orc/rules/piles.ts';
import type { State } from '#engine/orc/types.ts';
import { type Lesson, nowIn } from '#engine/practice/lesson.ts';

/** What a desertion laid in a shield's place misses. */
const NO_PILE = 'Une désertion ne prend pas de pile : il fallait votre bouclier.';

/** The chief of pile 2 deserts. */
const hasLostChief = (state: State): boolean => stripped(state, 2).deserted.includes('nains-chef');

export const LESSON: Lesson<Orc> = {
  tasks: [
    {
      kind: 'play',
      id: 'frapper',
      task: 'Un géant est à découvert, quelque part dans le cercle. Abattez votre bouclier sur sa pile.',
      state: dealOf({
        tick: 40,
        start: 38,
        piles: {
          1: '? x4 orcs-troupe',
          2: '? x4 gobelin',
          3: '? x4 nains-elite',
          4: '? x3 squelettes-troupe',
          5: '? x3 barbares-troupe',
          6: '? x3 geant',
          7: '? x3 orcs-troupe',
          8: '? x3 gobelin',
          9: '? x3 squelettes-elite',
        },
      }),
      seat: BLEU,
      isDone: (run) => stripped(nowIn(run), 6).owner === BLEU,
      solution: [shields(BLEU, 40, 5)],
      hints: ['Prenez d’abord la carte Bouclier, puis touchez une pile.', 'Le géant est sur la pile 6.'],
      learnt: {
        text: 'Un bouclier prend toute la pile : ce qui était dessous, et ce qui tombera encore dessus.',
        rules: ['ORC-REC-5', 'ORC-DEP-3'],
      },
      refused: [],
      missed: [{ move: shields(BLEU, 40, 2) }],
      miss: (run) =>
        laidIn(run, BLEU)?.kind === 'desertion' ? NO_PILE : 'Bouclier posé, pile prise, mais de géant, point. Ce qui est posé est posé.',
    },
    {
      kind: 'play',
      id: 'pas-encore',
      task: 'Le chef des Nains est sur la pile 2, et Vert l’a vu aussi. Dès que les boucliers seront permis, soyez le premier.',
      state: dealOf({
        tick: 35,
        start: 37,
        piles: {
          1: '? x3 troll',
          2: '? x3 nains-chef',
          3: '? x3 gobelin',
          4: '? x3 barbares-troupe',
          5: '? x3 squelettes-troupe',
          6: '? x3 orcs-troupe',
          7: '? x3 commando',
          8: '? x3 nains-troupe',
          9: '? x2 squelettes-troupe orcs-troupe',
        },
      }),
      seat: BLEU,
      isDone: (run) => stripped(nowIn(run), 2).owner === BLEU && !hasLostChief(nowIn(run)),
      isLost: (run) => hasLostChief(nowIn(run)) || stripped(nowIn(run), 2).owner === VERT || shieldsLeft(nowIn(run), BLEU) === 0,
      // Cards go on falling while one looks; not to the end of the deck.
      most: 8,
      solution: [deals(ROUGE, 36), deals(ROUGE, 37), shields(BLEU, 37, 1)],
      // Green takes as long as a hand does: two cards after « début des recrutements ».
      replies: [{ after: 0, when: ({ tick }) => tick >= 39, move: shields(VERT, 39, 1) }],
      hints: [
        '« Reprendre la donne » fait tomber les cartes, une à une ; au milieu du cercle s’écrit si les boucliers sont permis.',
        'La deuxième carte qui tombe est « début des recrutements » : prenez aussitôt le bouclier et touchez la pile 2. Au rythme « lent », c’est plus facile.',
      ],
      learnt: {
        text: 'Pas de bouclier avant « début des recrutements », que le Sorcier retourne vers le milieu du paquet ; ensuite, à tout moment, et la donne n’attend personne.',
        rules: ['ORC-REC-5', 'ORC-REC-3'],
      },
      isPrepared: true,
      refused: [{ move: shields(BLEU, 35, 1), rule: 'ORC-REC-5' }],
      missed: [{ move: deserts(BLEU, 35, 1) }],
      miss: (run) => {
        if (hasLostChief(nowIn(run))) return 'Votre désertion a emporté le chef : la pile peut être à vous, il n’y est plus.';
        return nowIn(run).placed.some(({ kind, seat }) => kind === 'shield' && seat === VERT)
          ? 'Clac ! Vert a frappé le premier, deux cartes après « début des recrutements » : la pile est à lui. Le rythme « lent » vous laisse le temps de viser.'
          : shieldsLeft(nowIn(run), BLEU) === 0
            ? 'Vos deux boucliers sont posés, et la pile 2 n’est à personne.'
            : 'La pile 2 n’est toujours à personne.';
      },
    },
    {
      kind: 'play',
      id: 'retenir',
      task: 'Regardez bien où est le géant : six cartes vont tomber. Puis prenez sa pile.',
      state: dealOf({
        tick: 46,
        start: 36,
        piles: {
          1: '? x4 orcs-elite gobelin',
          2: '? x4 barbares-troupe nains-troupe',
          3: '? x4 troll orcs-troupe',
          4: '? x4 geant squelettes-troupe',
          5: '? x4 nains-troupe gobelin',
          6: '? x4 squelettes-elite barbares-elite',
          7: '? x4 barbares-troupe nains-troupe',
          8: '? x4 orcs-troupe',
          9: '? x4 gobelin',
        },
      }),
      seat: BLEU,
      isDone: (run) => stripped(nowIn(run), 4).owner === BLEU,
      replies: replies(0, ...turns(46, 6)),
      solution: [shields(BLEU, 52, 3)],
      hints: ['Il était à droite du cercle, vers le bas ; « Reprendre du début » repasse la scène.', 'Pile 4, sous le Squelette.'],
      learnt: {
        text: 'On ne voit que le dessus des piles, et personne n’a le droit de fouiller : la mémoire est la moitié du jeu.',
        rules: ['ORC-L-27', 'ORC-REC-3'],
      },
      isPrepared: true,
      refused: [],
      missed: [{ move: shields(BLEU, 52, 2) }],
      miss: (run) =>
        laidIn(run, BLEU)?.kind === 'desertion'
          ? NO_PILE
          : 'Pas de géant dans celle-là. Il a pourtant la taille qu’il faut pour qu’on le remarque.',
    },
    {
      kind: 'play',
      id: 'dernier',
      task: 'La dernière carte est posée, et il vous reste un bouclier. Posez-le où il prendra quelque chose.',
      state: dealOf({
        tick: 81,
        start: 36,
        piles: {
          1: '? x9 bouclier:2',
          2: '? x8 nains-troupe',
          3: '? x9 bouclier:3',
          4: '? x9 bouclier:2',
          5: '? x8 gobelin',
          6: '? x9 bouclier:1',
          7: '? x8 geant bouclier:3',
          8: '? x8 orcs-elite',
          9: '? x7 squelettes-troupe',
        },
      }),
      seat: BLEU,
      isDone: (run) => [2, 5, 8, 9].some((pile) => stripped(nowIn(run), pile).owner === BLEU),
      solution: [shields(BLEU, 81, 7)],
      hints: ['Cinq boucliers se voient sur les piles. Un second n’y prendrait rien.', 'Les piles 2, 5, 8 et 9 sont libres.'],
      learnt: {
        text: 'La donne finie, les désertions gardées sont perdues ; les boucliers, eux, se posent tous. Il y a toujours plus de piles que de boucliers.',
        rules: ['ORC-REC-6', 'ORC-DEP-3'],
      },
      refused: [{ move: deserts(BLEU, 81, 6), rule: 'ORC-REC-6' }],
      missed: [{ move: shields(BLEU, 81, 0) }, { move: shields(BLEU, 81, 5) }],
      miss: () => 'Un bouclier y était déjà, plus bas que le vôtre. Le vôtre décore.',
    },
  ],
  readings: ['ORC-L-24'],
};
