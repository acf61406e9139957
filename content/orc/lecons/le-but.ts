/** « Le but » : the strongest army marks, more at both ends of the round; beyond eight points the game is over. */

import { ORC, type Orc } from '#engine/orc/game.ts';
import { hasWon, pointsIn } from '#engine/orc/lessons/measures.ts';
import { BLEU, calls, JAUNE, passes, ROUGE, sends, VERT } from '#engine/orc/lessons/moves.ts';
import { battleOf, foughtOver } from '#engine/orc/lessons/position.ts';
import { type Lesson, nowIn } from '#engine/practice/lesson.ts';

/** All is revealed, Red and Blue have 12 each; Yellow alone could still do something, and has nothing to do it with. */
const REVEALED = battleOf({
  sorcier: VERT,
  champion: JAUNE,
  people: 'barbares',
  phase: 'flying',
  hands: [
    'barbares-elite x2 nains-troupe x2',
    'barbares-elite barbares-troupe x2 orcs-troupe',
    '',
    'barbares-elite barbares-troupe squelettes-chef gobelin',
  ],
});

/** Whom the tie at 12 lets mark, and how much. */
const marks = (): readonly number[] => ORC.play(REVEALED, passes(JAUNE)).state.scores;

export const LESSON: Lesson<Orc> = {
  tasks: [
    {
      kind: 'play',
      id: 'bataille',
      task: 'Les Orcs se battent, et ils sont tous sur la table. Envoyez votre troll avec eux, et gagnez.',
      state: battleOf({
        sorcier: VERT,
        champion: JAUNE,
        people: 'orcs',
        hands: [
          'orcs-elite orcs-troupe x2 nains-elite nains-troupe squelettes-troupe',
          'orcs-elite orcs-troupe nains-troupe barbares-elite troll',
          '',
          'orcs-elite orcs-troupe barbares-troupe x2 squelettes-elite',
        ],
        sent: ['', '', '', 'gobelin'],
        answered: [JAUNE],
      }),
      seat: BLEU,
      withoutOdds: true,
      isDone: (run) => hasWon(run, BLEU),
      solution: [sends(BLEU, 'troll')],
      hints: [
        'Vos Orcs valent 6 et 3. Le troll est un mercenaire : il se bat pour n’importe quel peuple.',
        'Touchez le troll, puis « Envoyer ».',
      ],
      learnt: {
        text: 'Chacun pose toutes ses cartes du peuple appelé, y joint les mercenaires qu’il veut, et la plus grande force marque : ici 6 + 3 + 5, avec le troll, et 2 points à la première bataille.',
        rules: ['ORC-BAT-1', 'ORC-BAT-9'],
      },
      refused: [{ move: sends(BLEU, 'troll', 'troll'), rule: 'ORC-BAT-2' }],
      missed: [{ move: sends(BLEU) }],
      miss: () => 'Sans lui, vous n’alignez que 9, et vos voisins ont fait mieux. Le troll s’ennuyait, en plus.',
    },
    {
      kind: 'ask',
      id: 'egalite',
      task: 'Première bataille : tout est révélé, et Rouge fait 12, comme vous. Qui marque ?',
      state: REVEALED,
      seat: BLEU,
      answers: [
        {
          text: 'Rouge et vous, 1 point chacun',
          reply: 'Ce serait équitable. Mais les points ne se partagent pas : chacun les prend tous.',
        },
        { text: 'Rouge et vous, 2 points chacun', reply: '' },
        { text: 'Personne', reply: 'Deux vainqueurs valent mieux que zéro : chaque ex æquo marque.' },
      ],
      right: 1,
      truth: () =>
        [
          [1, 1, 0, 0],
          [2, 2, 0, 0],
          [0, 0, 0, 0],
        ].findIndex((scores) => `${scores}` === `${marks()}`),
      learnt: { text: 'En cas d’égalité, chaque ex æquo marque tous les points de la bataille.', rules: ['ORC-BAT-9'] },
    },
    {
      kind: 'play',
      id: 'au-bon-moment',
      task: 'Il reste deux batailles, la troisième et la dernière, et vous n’avez qu’un géant. Marquez 2 points.',
      state: foughtOver(
        {
          sorcier: VERT,
          champion: ROUGE,
          scores: [2, 0, 2, 1],
          hands: [
            'orcs-elite x2 barbares-troupe squelettes-elite squelettes-troupe nains-elite nains-troupe',
            'orcs-troupe barbares-troupe squelettes-troupe x2 nains-elite nains-troupe geant',
            '',
            'orcs-troupe barbares-elite x2 squelettes-elite x2 nains-troupe x2',
          ],
        },
        ['orcs', 'barbares'],
        'squelettes',
      ),
      seat: BLEU,
      isDone: (run) => pointsIn(run, BLEU) >= 2,
      solution: [sends(BLEU), passes(BLEU), passes(BLEU), sends(BLEU, 'geant')],
      replies: [{ after: 3, move: calls(VERT, 'nains') }],
      onward: [
        'Le géant bâille et reste couché.',
        'Jaune a le plus gros total, 12, et ne prendra qu’un point.',
        'Un point pour Jaune, et la dernière bataille commence : celle-ci en vaut 2.',
      ],
      hints: [
        'Regardez la ligne du haut : elle dit ce que vaut la bataille.',
        'N’envoyez personne aux Squelettes ; gardez le géant pour les Nains.',
      ],
      learnt: {
        text: 'La première et la dernière bataille valent 2 points, les deux autres 1. Un mercenaire ne sert qu’une fois : choisissez son jour.',
        rules: ['ORC-BAT-9', 'ORC-BAT-10'],
      },
      refused: [],
      missed: [{ move: sends(BLEU, 'geant') }],
      miss: (run) =>
        pointsIn(run, BLEU) > 0
          ? 'Gagné, mais 1 point seulement : et le géant, qui a servi, ne sera pas là pour la bataille à 2 points.'
          : 'Le géant est resté couché jusqu’au bout. Il fallait l’envoyer à la dernière.',
    },
    {
      kind: 'play',
      id: 'partie',
      task: 'Rouge a 8 points, vous 7, et voici la dernière bataille de la manche. Gagnez la partie.',
      state: foughtOver(
        {
          sorcier: VERT,
          champion: JAUNE,
          scores: [8, 7, 3, 5],
          hands: [
            'orcs-elite squelettes-troupe barbares-elite nains-elite nains-troupe x2',
            'orcs-troupe squelettes-elite barbares-troupe nains-elite x2 gobelin troll',
            '',
            'orcs-troupe squelettes-troupe barbares-troupe nains-chef nains-troupe',
          ],
        },
        ['orcs', 'squelettes', 'barbares'],
        'nains',
      ),
      seat: BLEU,
      isDone: (run) => ORC.outcome(nowIn(run))?.winners.includes(BLEU) ?? false,
      solution: [sends(BLEU, 'gobelin', 'troll')],
      most: 3,
      hints: ['Après celle-ci, vos mercenaires ne serviront plus à rien : tout se remélange.', 'Envoyez-les tous les deux.'],
      learnt: {
        text: 'À quatre ou cinq, la partie s’arrête à la fin d’une manche où quelqu’un a dépassé 8 points ; le meilleur score gagne.',
        rules: ['ORC-FIN-2'],
      },
      refused: [],
      missed: [{ move: sends(BLEU) }],
      miss: () =>
        'Bataille perdue : Jaune cachait un chef, 14 à lui tout seul, et il restait du monde dans votre main. Personne n’a dépassé 8 : la partie continue.',
    },
  ],
  readings: ['ORC-L-12'],
};
