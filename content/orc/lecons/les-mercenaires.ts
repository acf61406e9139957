/** « Les mercenaires » : each serves once, each speaks once, and one may come without a people. */

import { ORC, type Orc } from '#engine/orc/game.ts';
import { battlesIn, chanceWith, hasWon, pointsIn, sentIn } from '#engine/orc/lessons/measures.ts';
import { BLEU, calls, JAUNE, passes, replies, ROUGE, sends, VERT } from '#engine/orc/lessons/moves.ts';
import { battleOf, foughtOver } from '#engine/orc/lessons/position.ts';
import type { Lesson } from '#engine/practice/lesson.ts';

/** Blue has sent a goblin, Green three mercenaries; it is Yellow's turn. */
const SPOKEN = battleOf({
  sorcier: ROUGE,
  champion: VERT,
  people: 'orcs',
  hands: [
    '',
    'orcs-elite orcs-troupe troll geant nains-troupe',
    'orcs-troupe x2 squelettes-elite',
    'orcs-elite x2 gobelin barbares-troupe',
  ],
  sent: ['', 'gobelin', 'troll gobelin x2'],
  answered: [BLEU, VERT],
});

export const LESSON: Lesson<Orc> = {
  tasks: [
    {
      kind: 'play',
      id: 'deux-jours',
      task: 'Un gobelin, un troll, un géant, et les deux dernières batailles de la manche. Marquez aux deux.',
      state: foughtOver(
        {
          sorcier: VERT,
          champion: JAUNE,
          scores: [2, 1, 1, 2],
          hands: [
            'orcs-elite squelettes-troupe x2 barbares-elite nains-chef nains-troupe x2',
            'orcs-troupe squelettes-troupe barbares-troupe nains-elite nains-troupe x2 gobelin troll geant',
            '',
            'orcs-troupe squelettes-elite nains-troupe x2',
          ],
        },
        ['orcs', 'squelettes'],
        'barbares',
      ),
      seat: BLEU,
      isDone: (run) => pointsIn(run, BLEU) >= 3,
      solution: [sends(BLEU, 'troll'), passes(BLEU), passes(BLEU), sends(BLEU, 'gobelin', 'geant')],
      replies: [{ after: 3, move: calls(VERT, 'nains') }],
      most: 6,
      onward: [
        'Annoncé. Rouge et Jaune n’ont pas de mercenaire.',
        'Huit, avec le troll : Rouge n’a que 6.',
        'Et voici les Nains, pour 2 points : Rouge en montre trois.',
      ],
      hints: [
        'Les Barbares d’abord : Rouge n’en a qu’un, Jaune aucun. Un Barbare seul vaut 8 au plus, si c’est un chef.',
        'Le troll aux Barbares (3 + 5), le géant et le gobelin aux Nains (12 + 9).',
      ],
      learnt: {
        text: 'Un mercenaire qui s’est battu est défaussé, vainqueur ou non ; ceux que l’on garde restent pour la suite. Payez chaque bataille son prix.',
        rules: ['ORC-BAT-10', 'ORC-BAT-2'],
      },
      isPrepared: true,
      refused: [{ move: sends(BLEU, 'geant', 'geant'), rule: 'ORC-BAT-2' }],
      missed: [{ move: sends(BLEU) }, { move: sends(BLEU, 'gobelin', 'troll', 'geant') }],
      isLost: (run) => battlesIn(run).length > 0 && pointsIn(run, BLEU) === 0,
      miss: (run) =>
        pointsIn(run, BLEU) === 0
          ? 'Les Barbares passent sans vous : Rouge en avait pour 6.'
          : sentIn(run, BLEU).length < 3
            ? 'Les Nains se jouaient pour le double, et il vous restait du monde en main.'
            : 'Les Barbares vous ont coûté trop cher, et les Nains se jouaient pour le double.',
    },
    {
      kind: 'ask',
      id: 'une-parole',
      task: 'Vous avez annoncé un gobelin. Vert, après vous, en claque trois sur la table. Pouvez-vous rajouter votre géant ?',
      state: SPOKEN,
      seat: BLEU,
      answers: [
        { text: 'Oui, tant que rien n’est révélé', reply: 'Ce serait une enchère ; or chacun ne parle qu’une fois.' },
        { text: 'Oui, quand Jaune aura parlé', reply: 'Le tour s’arrête à Jaune : on ne repasse pas par vous.' },
        { text: 'Non', reply: '' },
      ],
      right: 2,
      truth: () => {
        const move = sends(BLEU, 'geant');
        if (ORC.judge(SPOKEN, move).ok) return 0;
        return ORC.judge(ORC.play(SPOKEN, sends(JAUNE)).state, move).ok ? 1 : 2;
      },
      learnt: {
        text: 'Un seul tour d’annonces, dans le sens horaire. Le voisin de gauche du Sorcier ouvre la première bataille, le suivant la deuxième : parler le dernier est un luxe qui tourne.',
        rules: ['ORC-BAT-2', 'ORC-L-22'],
      },
    },
    {
      kind: 'play',
      id: 'sans-peuple',
      task: 'Les Nains sont appelés, et vous n’en avez pas un. Gagnez, seul, avec deux cartes au plus.',
      state: battleOf({
        sorcier: VERT,
        champion: JAUNE,
        people: 'nains',
        hands: [
          'nains-chef orcs-troupe x2 barbares-elite',
          'orcs-elite squelettes-chef gobelin troll geant machine-de-guerre',
          '',
          'nains-elite barbares-troupe squelettes-troupe x2',
        ],
      }),
      seat: BLEU,
      isDone: (run) => {
        const last = battlesIn(run).at(-1);
        return last?.winners.length === 1 && last.winners[0] === BLEU && (last.armies[BLEU] ?? []).length <= 2;
      },
      solution: [sends(BLEU, 'gobelin', 'machine-de-guerre'), passes(BLEU), passes(BLEU)],
      worth: (state, move) => chanceWith(state, move, 'beat'),
      isLost: (run) => sentIn(run, BLEU).length > 2,
      onward: ['Que des mercenaires, et pas un Nain pour les surveiller.', 'Dix, et personne n’a mieux.'],
      hints: [
        'Rouge et Jaune n’ont chacun qu’un dos. Le pire est un chef : 4, qu’il double lui-même.',
        'Il faut dépasser 8 : un gobelin qui sert la machine fait 10.',
      ],
      learnt: { text: 'On peut n’envoyer que des mercenaires : selon nous, rien ne l’interdit.', rules: ['ORC-L-14', 'ORC-BAT-2'] },
      refused: [{ move: sends(BLEU, 'gobelin', 'gobelin'), rule: 'ORC-BAT-2' }],
      missed: [
        { move: sends(BLEU) },
        { move: sends(BLEU, 'geant') },
        { move: sends(BLEU, 'gobelin', 'troll', 'geant', 'machine-de-guerre') },
      ],
      miss: () => 'C’est gagné d’avance, mais vous avez convoqué tout le quartier pour deux Nains : deux cartes suffisaient.',
    },
    {
      kind: 'play',
      id: 'jouer-premier',
      task: 'Vous parlez le premier, Vert et Jaune viendront après. Gagnez cette bataille à coup sûr.',
      state: battleOf({
        sorcier: ROUGE,
        champion: JAUNE,
        people: 'squelettes',
        hands: [
          '',
          'squelettes-chef squelettes-elite x3 orcs-troupe gobelin machine-de-guerre',
          'squelettes-troupe nains-elite x2 geant',
          'squelettes-chef barbares-elite troll gobelin',
        ],
      }),
      seat: BLEU,
      isDone: (run) => hasWon(run, BLEU) && battlesIn(run).at(-1)?.sent[BLEU] === 0,
      solution: [sends(BLEU), passes(BLEU), passes(BLEU)],
      replies: replies(1, sends(VERT, 'geant'), sends(JAUNE, 'gobelin', 'troll')),
      isLost: (run) => sentIn(run, BLEU).length > 0,
      onward: ['Vert et Jaune parlent après vous ; vous, vous avez fini de parler.', 'Quarante-quatre, comme prévu.'],
      hints: [
        'Votre chef double les trois élites : vous valez déjà 44. Qu’est-ce qu’un dos de Squelette et deux mercenaires peuvent y faire ?',
        'Rien. N’envoyez personne.',
      ],
      learnt: {
        text: 'Parler le premier oblige à deviner : comptez alors le pire. Un dos de Squelette vaut 8 au plus, deux mercenaires n’y ajoutent pas trente points.',
        rules: ['ORC-BAT-2', 'ORC-BAT-9'],
      },
      refused: [],
      missed: [{ move: sends(BLEU, 'gobelin', 'machine-de-guerre') }],
      miss: () => 'C’était gagné d’avance : ces mercenaires-là ne serviront qu’à applaudir, et la défausse les attend.',
    },
  ],
  readings: ['ORC-L-12'],
};
