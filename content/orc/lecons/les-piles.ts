/** « Les piles » : read from the bottom; the lowest shield takes, the other ones took nothing but room. */

import type { Event } from '#engine/orc/events.ts';
import type { Orc } from '#engine/orc/game.ts';
import { laidIn, stripped } from '#engine/orc/lessons/measures.ts';
import { BLEU, deserts, JAUNE, replies, ROUGE, shields, turns, VERT } from '#engine/orc/lessons/moves.ts';
import { dealOf } from '#engine/orc/lessons/position.ts';
import { type Lesson, nowIn, type Run } from '#engine/practice/lesson.ts';

/** Piles are shown open: this table lets them be leafed through. */
const OPEN = { 'ORC-L-27': 'oui' } as const;

const SHARED = dealOf({ tick: 26, start: 3, options: OPEN, piles: { 3: 'geant bouclier:3 gobelin bouclier:1 troll' } });

const BETRAYED = dealOf({
  tick: 26,
  start: 3,
  options: OPEN,
  piles: { 3: 'gobelin troll desertion:1 desertion:3 geant bouclier:2 desertion:3' },
});

/** Piles that Blue took, by their numbers, once they are opened. */
const taken = ({ events }: Run<Orc>): readonly number[] =>
  events.flat().flatMap((event: Event) => (event.kind === 'stripped' && event.owner === BLEU ? [event.pile + 1] : []));

export const LESSON: Lesson<Orc> = {
  tasks: [
    {
      kind: 'ask',
      id: 'le-plus-bas',
      task: 'Une pile comme on l’ouvre, de bas en haut. Jaune y a un bouclier, vous aussi. Qui prend quoi ?',
      state: SHARED,
      seat: BLEU,
      answers: [
        { text: 'Jaune prend tout', reply: '' },
        { text: 'Jaune prend le géant, vous le gobelin et le troll', reply: 'Une pile ne se découpe pas : tout ou rien.' },
        { text: 'Vous prenez tout : votre bouclier est dessus', reply: 'C’est le plus bas qui compte, donc le plus rapide.' },
      ],
      right: 0,
      truth: () => {
        const { owner, kept } = stripped(SHARED, 3);
        return owner === JAUNE && kept.length === 3 ? 0 : owner === BLEU ? 2 : 1;
      },
      learnt: {
        text: 'La pile entière va au bouclier le plus bas, cartes d’avant et d’après ; les autres boucliers n’y prennent rien.',
        rules: ['ORC-DEP-3'],
      },
    },
    {
      kind: 'ask',
      id: 'trahisons',
      task: 'Celle-ci est à Vert, et l’on n’y est pas venu que pour l’aider. Que lui reste-t-il ?',
      state: BETRAYED,
      seat: BLEU,
      answers: [
        { text: 'Rien du tout', reply: 'Trois désertions, trois départs ? La deuxième tombe sur la première, et n’emporte personne.' },
        { text: 'Le gobelin et le géant', reply: 'Le bouclier ne protège pas le géant : la dernière désertion passe à travers.' },
        { text: 'Le gobelin', reply: '' },
      ],
      right: 2,
      truth: () => ['', 'gobelin,geant', 'gobelin'].indexOf(stripped(BETRAYED, 3).kept.join()),
      learnt: {
        text: 'Le Sorcier lit chaque pile de bas en haut. Une désertion emporte la carte juste dessous, à travers un bouclier s’il le faut, jamais à travers une désertion.',
        rules: ['ORC-DEP-1', 'ORC-DEP-2'],
      },
    },
    {
      kind: 'play',
      id: 'sous-les-cartes',
      task: 'Trois géants à découvert. Vert et Jaune en prennent un chacun, puis huit cartes recouvrent tout : prenez le troisième.',
      state: dealOf({
        tick: 46,
        piles: {
          1: '? x4 gobelin orcs-troupe',
          2: '? x4 geant nains-troupe',
          3: '? x4 barbares-troupe gobelin',
          4: '? x4 orcs-troupe squelettes-elite',
          5: '? x4 geant troll',
          6: '? x4 nains-troupe barbares-troupe',
          7: '? x4 squelettes-troupe orcs-elite',
          8: '? x4 geant nains-troupe',
          9: '? x4 barbares-elite',
        },
      }),
      seat: BLEU,
      isDone: (run) => stripped(nowIn(run), 5).owner === BLEU,
      replies: replies(0, shields(VERT, 46, 1), shields(JAUNE, 46, 7), ...turns(46, 8)),
      solution: [shields(BLEU, 54, 4)],
      hints: [
        'Vert a frappé en haut à droite, Jaune à gauche. « Reprendre du début » repasse la scène.',
        'Les piles 2 et 8 sont prises. Le géant libre dort sous le troll, pile 5.',
      ],
      learnt: {
        text: 'Un bouclier recouvert ne se voit plus, et prend toujours. Retenez aussi où les autres ont frappé : deux boucliers sur une pile, il y en a un de perdu.',
        rules: ['ORC-DEP-3', 'ORC-L-27'],
      },
      isPrepared: true,
      refused: [],
      missed: [{ move: shields(BLEU, 54, 1) }, { move: shields(BLEU, 54, 8) }],
      miss: (run) =>
        laidIn(run, BLEU)?.kind === 'desertion'
          ? 'Une désertion ne prend pas de pile : il fallait votre bouclier.'
          : [2, 8].includes(laidIn(run, BLEU)?.number ?? 0)
            ? 'Il y avait déjà un bouclier là-dessous. Le vôtre arrive avec les honneurs et sans le géant.'
            : 'Cette pile est à vous, mais le géant libre dort ailleurs.',
    },
    {
      kind: 'play',
      id: 'pile-trois',
      task: 'La donne est finie. Ramassez la pile 3, et une autre, sans perdre de bouclier : le Sorcier ouvre aussitôt.',
      state: dealOf({
        tick: 81,
        piles: {
          1: 'gobelin orcs-troupe troll orcs-elite nains-troupe bouclier:2 squelettes-troupe barbares-troupe gobelin nains-troupe',
          2: '? x8 squelettes-troupe',
          3: 'nains-chef nains-elite desertion:2 orcs-troupe geant squelettes-troupe troll barbares-elite gobelin nains-elite',
          4: 'orcs-elite squelettes-elite orcs-troupe squelettes-troupe barbares-chef bouclier:3 nains-troupe orcs-troupe troll barbares-troupe',
          5: 'squelettes-elite barbares-troupe orcs-troupe orcs-elite gobelin machine-de-guerre desertion:2 orcs-chef gobelin barbares-elite',
          6: '? x8 barbares-troupe bouclier:2',
          7: '? x8 gobelin',
          8: '? x7 orcs-troupe ?',
          9: '? x7 nains-troupe bouclier:3',
        },
        spare: 'espion-1 espion-2 espion-3 espion-4',
      }),
      seat: BLEU,
      isDone: (run) => taken(run).length === 2 && taken(run).includes(3),
      replies: [{ after: 2, move: { kind: 'champion', seat: ROUGE, champion: VERT } }],
      solution: [shields(BLEU, 81, 2), shields(BLEU, 82, 4)],
      isLost: (run) => [1, 4, 6, 9].includes(laidIn(run, BLEU)?.number ?? 0),
      onward: ['Un bouclier posé. Reste l’autre.'],
      hints: [
        'Deux boucliers se voient, sur les piles 6 et 9. Vert a aussi frappé la pile 1, Jaune la 4 : elles sont recouvertes.',
        'La pile 3, puis la pile 5 : elle est libre.',
      ],
      learnt: {
        text: 'Les piles s’ouvrent une à une. Celles que personne n’a prises sont défaussées, avec tout ce qu’on aurait pu en faire.',
        rules: ['ORC-DEP-1', 'ORC-DEP-3', 'ORC-REC-6'],
      },
      isPrepared: true,
      refused: [{ move: deserts(BLEU, 81, 2), rule: 'ORC-REC-6' }],
      missed: [{ move: shields(BLEU, 81, 5) }],
      miss: (run) =>
        taken(run).length === 0
          ? 'Cette pile-là était déjà prise : votre bouclier n’y prendra rien.'
          : taken(run).includes(3)
            ? 'La pile 3 est à vous ; l’autre bouclier, sur une pile déjà prise ou sur la même, n’a rien rapporté.'
            : 'La pile 3 est partie à la défausse.',
    },
  ],
  readings: ['ORC-L-24'],
};
