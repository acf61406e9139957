/** « Lire les dos » : what the backs allow, and what they cannot be. */

import { ORC, type Orc } from '#engine/orc/game.ts';
import { chanceWith, hasWon, sentIn } from '#engine/orc/lessons/measures.ts';
import { BLEU, JAUNE, passes, ROUGE, sends, VERT } from '#engine/orc/lessons/moves.ts';
import { battleOf } from '#engine/orc/lessons/position.ts';
import { outlookOf } from '#engine/orc/odds/outlook.ts';
import { battleSeen } from '#engine/orc/odds/seen.ts';
import { type Lesson, nowIn } from '#engine/practice/lesson.ts';

/** Blue holds both chiefs of the people called: they lie before him, and ruin him. */
const CHIEFS = battleOf({
  sorcier: VERT,
  champion: ROUGE,
  people: 'squelettes',
  phase: 'commando',
  hands: ['squelettes-elite x2 orcs-troupe', 'squelettes-chef x2 squelettes-troupe', '', 'squelettes-troupe x2 gobelin'],
});

/** The most that the army of Red may be worth, as Blue sees it: Yellow is first on the left of Green. */
function mostOfRed(): number {
  const battle = battleSeen(ORC.view(CHIEFS, BLEU), []);
  const outlook = battle && outlookOf({ battle, flying: undefined, commando: false });
  return outlook?.values[1]?.at(-1)?.[0] ?? 0;
}

export const LESSON: Lesson<Orc> = {
  tasks: [
    {
      kind: 'play',
      id: 'personne',
      task: 'Les Barbares sont appelés, et vous parlez le dernier. Regardez qui est venu, puis dépensez juste ce qu’il faut.',
      state: battleOf({
        sorcier: VERT,
        champion: JAUNE,
        people: 'barbares',
        hands: [
          'orcs-elite x2 nains-troupe x3',
          'barbares-troupe orcs-troupe nains-elite troll geant',
          '',
          'squelettes-elite squelettes-troupe x2 nains-chef',
        ],
      }),
      seat: BLEU,
      isDone: (run) =>
        hasWon(run, BLEU) && (nowIn(run).hands[BLEU] ?? []).includes('troll') && (nowIn(run).hands[BLEU] ?? []).includes('geant'),
      solution: [sends(BLEU), passes(BLEU), passes(BLEU)],
      isLost: (run) => sentIn(run, BLEU).length > 0,
      onward: ['Devant Rouge et Jaune, la table est vide.', 'Trois contre zéro : la plus petite troupe suffit.'],
      hints: ['Combien de dos de Barbares devant Rouge ? Devant Jaune ? Et combien de mercenaires ?', 'Aucun. N’envoyez personne.'],
      learnt: {
        text: 'Les dos se voient : si personne n’a posé de carte, la plus petite troupe gagne, et les mercenaires restent frais.',
        rules: ['ORC-ESP-3', 'ORC-BAT-9'],
      },
      refused: [],
      missed: [{ move: sends(BLEU, 'troll') }, { move: sends(BLEU, 'troll', 'geant') }],
      miss: () => 'En face, pas un dos sur la table : votre Barbare gagnait tout seul. Et c’est vous qui payez le déplacement.',
    },
    {
      kind: 'play',
      id: 'a-coup-sur',
      task: 'Rouge a posé deux dos d’Orcs, Jaune un. Envoyez la plus petite carte qui vous fasse marquer à coup sûr.',
      state: battleOf({
        sorcier: VERT,
        champion: ROUGE,
        people: 'orcs',
        hands: [
          'orcs-chef orcs-elite nains-troupe x2',
          'orcs-elite x2 orcs-troupe nains-elite gobelin troll geant',
          '',
          'orcs-troupe squelettes-troupe x2 barbares-elite',
        ],
      }),
      seat: BLEU,
      isDone: (run) =>
        hasWon(run, BLEU) &&
        (nowIn(run).battles.at(-1)?.armies[BLEU] ?? []).filter((card) => card === 'troll' || card === 'geant').join() === 'troll',
      solution: [sends(BLEU, 'troll'), passes(BLEU), passes(BLEU)],
      worth: (state, move) => chanceWith(state, move),
      isLost: (run) => run.moves.length > 0 && sentIn(run, BLEU).join() !== 'troll',
      onward: ['Rien ne peut plus vous dépasser.', 'Rouge avait le pire : 20, comme vous.'],
      hints: [
        'Le pire que deux dos puissent cacher : un chef et une élite, (4 + 6) × 2.',
        'Il faut au moins 20, l’égalité marque. 15 + 5.',
      ],
      learnt: {
        text: 'Comptez le pire que les dos permettent : au-dessus, ou à égalité, on marque. Au-dessous, c’est un pari, et il a une chance exacte.',
        rules: ['ORC-ESP-3', 'ORC-BAT-5', 'ORC-BAT-9'],
      },
      refused: [{ move: sends(BLEU, 'troll', 'troll'), rule: 'ORC-BAT-2' }],
      missed: [{ move: sends(BLEU) }, { move: sends(BLEU, 'gobelin') }, { move: sends(BLEU, 'geant') }],
      miss: () => 'C’est assez, et à coup sûr ; mais une carte plus petite, ou une de moins, y suffisait.',
    },
    {
      kind: 'ask',
      id: 'deux-chefs-vus',
      task: 'Les deux chefs des Squelettes sont devant vous, et vous ruinent. Rouge a posé deux dos. Combien peuvent-ils valoir, au plus ?',
      state: CHIEFS,
      seat: BLEU,
      answers: [
        { text: '20', reply: 'Il y faudrait un chef ; or les deux sont chez vous, en train de se disputer.' },
        { text: '12', reply: '' },
        { text: '6', reply: 'Deux troupes font 6 ; mais rien ne dit que ce ne sont pas des élites.' },
      ],
      right: 1,
      truth: () => [20, 12, 6].indexOf(mostOfRed()),
      learnt: {
        text: 'Ce que vous tenez, les autres ne l’ont pas : chaque carte de votre main éclaire leurs dos.',
        rules: ['ORC-MAT-1', 'ORC-ESP-3'],
      },
    },
  ],
  readings: ['ORC-L-12', 'ORC-L-32'],
};
