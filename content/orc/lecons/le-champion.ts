/** « Le champion » : the Sorcier has no army; he marks what another marks, and chooses when that is. */

import { counted } from '#engine/core/french.ts';
import { ORC, type Orc } from '#engine/orc/game.ts';
import { pointsIn } from '#engine/orc/lessons/measures.ts';
import { BLEU, calls, JAUNE, ROUGE, VERT } from '#engine/orc/lessons/moves.ts';
import { dealOf, foughtOver, warOf } from '#engine/orc/lessons/position.ts';
import type { People } from '#engine/orc/types.ts';
import { type Lesson, nowIn } from '#engine/practice/lesson.ts';

/** Peoples that Green alone shows. */
const GREEN: readonly People[] = ['nains', 'orcs'];

/** The last battle is over: Red and his champion Yellow have nine points each. */
const NINE_ALL = foughtOver(
  {
    sorcier: ROUGE,
    champion: JAUNE,
    scores: [7, 4, 3, 7],
    hands: ['', 'orcs-elite squelettes-troupe nains-troupe', 'barbares-troupe', 'nains-elite x2'],
  },
  ['orcs', 'squelettes', 'barbares'],
  'nains',
);

export const LESSON: Lesson<Orc> = {
  tasks: [
    {
      kind: 'play',
      id: 'nommer',
      task: 'Sorcier, vous avez tout vu : quatre chefs et deux géants pour Vert, des troupes pour Bleu, deux chefs et des élites pour Jaune. Nommez votre champion.',
      state: dealOf({
        tick: 81,
        piles: {
          1: 'orcs-troupe nains-troupe gobelin desertion:2 barbares-troupe squelettes-troupe desertion:3 orcs-troupe bouclier:1 nains-troupe barbares-troupe gobelin',
          2: 'nains-chef nains-troupe orcs-troupe orcs-chef nains-chef bouclier:2 orcs-chef barbares-troupe gobelin squelettes-troupe',
          4: 'orcs-elite barbares-elite squelettes-chef nains-elite squelettes-elite bouclier:3 troll barbares-elite orcs-troupe gobelin',
          6: 'squelettes-elite orcs-elite barbares-troupe desertion:3 nains-troupe gobelin squelettes-troupe bouclier:1 barbares-troupe orcs-troupe squelettes-troupe',
          8: 'nains-elite orcs-elite geant squelettes-troupe geant bouclier:2 barbares-troupe orcs-troupe nains-troupe gobelin',
          9: 'barbares-chef squelettes-elite nains-elite machine-de-guerre bouclier:3 orcs-elite gobelin nains-elite squelettes-elite',
        },
      }),
      seat: ROUGE,
      isDone: (run) => nowIn(run).champion === JAUNE,
      solution: [{ kind: 'champion', seat: ROUGE, champion: JAUNE }],
      hints: ['Deux chefs d’un même peuple, deux géants dans une main : que leur arrive-t-il ?', 'Nommez Jaune.'],
      learnt: {
        text: 'Avant d’ouvrir les piles, le Sorcier nomme un autre joueur : tout ce que ce champion marquera dans la manche, il le marquera aussi.',
        rules: ['ORC-REC-7', 'ORC-MAN-1'],
      },
      refused: [{ move: { kind: 'champion', seat: ROUGE, champion: ROUGE }, rule: 'ORC-REC-7' }],
      missed: [{ move: { kind: 'champion', seat: ROUGE, champion: VERT } }, { move: { kind: 'champion', seat: ROUGE, champion: BLEU } }],
      miss: (run) =>
        nowIn(run).champion === VERT
          ? 'Deux chefs des Nains, deux chefs des Orcs : deux armées à 0. Et les deux géants viennent de s’entretuer. Vous avez nommé une querelle.'
          : 'Bleu n’a presque que des troupes, à 3 l’une, et trois cartes l’ont déjà quitté.',
    },
    {
      kind: 'play',
      id: 'appeler',
      task: 'Vert est votre champion, et personne n’a de mercenaire. Choisissez l’ordre des batailles : marquez 4 points.',
      state: warOf({
        sorcier: ROUGE,
        champion: VERT,
        scores: [1, 3, 0, 2],
        hands: [
          '',
          'barbares-elite barbares-troupe x2 squelettes-troupe x2',
          'nains-elite x2 nains-troupe orcs-elite orcs-troupe x2',
          'barbares-troupe squelettes-elite x2 squelettes-troupe',
        ],
      }),
      seat: ROUGE,
      isDone: (run) => pointsIn(run, ROUGE) >= 4,
      isLost: (run) => nowIn(run).called.some((people, at) => GREEN.includes(people) !== (at === 0 || at === 3)),
      solution: [calls(ROUGE, 'nains'), calls(ROUGE, 'barbares'), calls(ROUGE, 'squelettes'), calls(ROUGE, 'orcs')],
      hints: [
        'Sous chaque peuple, les dos de chacun : Vert est seul à montrer des Nains et des Orcs. Et toutes les batailles ne se valent pas.',
        'Un de ses peuples en premier, l’autre en dernier.',
      ],
      learnt: {
        text: 'Le Sorcier choisit le peuple de chaque bataille, une fois chacun : ceux de son champion à la première et à la dernière, qui valent 2.',
        rules: ['ORC-BAT-1', 'ORC-BAT-9'],
      },
      refused: [],
      missed: [{ move: calls(ROUGE, 'barbares') }],
      miss: (run) =>
        `${counted(pointsIn(run, ROUGE), 'point')} pour vous, et 4 ne sont plus à votre portée : il lui fallait la première bataille et la dernière.`,
    },
    {
      kind: 'ask',
      id: 'departage',
      task: 'Jaune, votre champion, gagne la dernière bataille : vous voilà à 9 tous les deux, et la partie est finie. Qui l’emporte ?',
      seat: ROUGE,
      answers: [
        {
          text: 'Vous : sans vous, il n’était rien',
          reply: 'L’argument est beau. Mais à égalité, on regarde qui a gagné une bataille le dernier.',
        },
        { text: 'Jaune', reply: '' },
        { text: 'Vous partagez la victoire', reply: 'On ne partage que si personne, parmi les ex æquo, n’a gagné de bataille.' },
      ],
      right: 1,
      truth: () => ['0', '3', '0,3'].indexOf((ORC.outcome(NINE_ALL)?.winners ?? []).join()),
      learnt: {
        text: 'À égalité, la partie va à qui a gagné une bataille le dernier ; ce que le Sorcier marque par son champion n’est pas une bataille gagnée. Choisissez un champion moins avancé que vous.',
        rules: ['ORC-FIN-2', 'ORC-L-32'],
      },
    },
  ],
};
