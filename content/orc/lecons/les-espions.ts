/** « Les espions » : one card of one kind, from one opponent; and two giants are one too many. */

import { ORC, type Orc } from '#engine/orc/game.ts';
import { chanceAsking } from '#engine/orc/lessons/measures.ts';
import { BLEU, JAUNE, passes, ROUGE, spies, VERT } from '#engine/orc/lessons/moves.ts';
import { spyingOf } from '#engine/orc/lessons/position.ts';
import { type Lesson, nowIn } from '#engine/practice/lesson.ts';

const GIANTS = spyingOf({
  spy: 3,
  hands: [
    '',
    'orcs-chef orcs-elite nains-troupe geant espion-3',
    'orcs-troupe x2 barbares-elite geant gobelin',
    'nains-elite squelettes-troupe x2 troll',
  ],
});

const STOLEN = spyingOf({
  spy: 2,
  spied: [{ spy: 'espion-1', seat: VERT, asked: { target: JAUNE, card: 'machine-volante', given: true } }],
  hands: [
    '',
    'orcs-elite nains-troupe gobelin x2 espion-2',
    'orcs-troupe x2 barbares-elite machine-volante troll',
    'nains-elite squelettes-troupe gobelin',
  ],
});

/** Giants of Blue once he has asked Green for his. */
const giantsLeft = (): number => {
  const { state } = ORC.play(GIANTS, spies(BLEU, VERT, 'geant'));
  return (state.hands[BLEU] ?? []).filter((card) => card === 'geant').length;
};

const isStolenAgain = (): boolean => ORC.play(STOLEN, spies(BLEU, VERT, 'machine-volante')).state.spied.at(-1)?.asked?.given ?? false;

export const LESSON: Lesson<Orc> = {
  tasks: [
    {
      kind: 'play',
      id: 'servant',
      task: 'Votre machine de guerre n’a personne pour la servir. Réclamez un gobelin, là où vous avez le plus de chances d’en trouver un.',
      state: spyingOf({
        spy: 1,
        hands: [
          '',
          'orcs-elite orcs-troupe nains-elite machine-de-guerre espion-1',
          'orcs-troupe barbares-troupe x2 gobelin troll geant',
          'nains-troupe squelettes-chef squelettes-troupe x2 barbares-elite geant',
        ],
      }),
      seat: BLEU,
      isDone: (run) => (nowIn(run).hands[BLEU] ?? []).includes('gobelin'),
      solution: [spies(BLEU, VERT, 'gobelin')],
      worth: (state, move) => (move.kind === 'spy' && move.card === 'gobelin' ? chanceAsking(state, move) : undefined),
      hints: [
        'Tout le monde montre ses dos : comptez ceux de mercenaires.',
        'Vert en montre trois, Jaune un seul. Choisissez Vert, puis le gobelin.',
      ],
      learnt: {
        text: 'Qui a l’espion appelé le montre, et peut réclamer une carte précise à l’adversaire de son choix ; s’il l’a, il la donne.',
        rules: ['ORC-ESP-1', 'ORC-ESP-3', 'ORC-L-16'],
      },
      isPrepared: true,
      refused: [
        { move: spies(BLEU, ROUGE, 'gobelin'), rule: 'ORC-ESP-1' },
        { move: spies(BLEU, BLEU, 'gobelin'), rule: 'ORC-ESP-1' },
      ],
      missed: [{ move: spies(BLEU, JAUNE, 'gobelin'), worth: 8 / 23 }, { move: spies(BLEU, VERT, 'troll') }, { move: passes(BLEU) }],
      miss: (run) =>
        run.moves.at(-1)?.kind === 'pass'
          ? 'L’espion est démasqué quand même : autant qu’il rapporte quelque chose.'
          : 'Ce n’est pas un gobelin, et la machine n’obéit qu’à un gobelin.',
    },
    {
      kind: 'play',
      id: 'treizieme',
      task: 'Onze Nains sur treize sont chez vous, et pas un chef. Réclamez-en un, à coup sûr.',
      state: spyingOf({
        spy: 2,
        hands: [
          '',
          'nains-troupe x7 nains-elite x4 espion-2',
          'nains-chef x2 orcs-troupe x2 barbares-elite gobelin',
          'orcs-elite squelettes-troupe x3 barbares-chef troll',
        ],
      }),
      seat: BLEU,
      isDone: (run) => (nowIn(run).hands[BLEU] ?? []).includes('nains-chef'),
      solution: [spies(BLEU, VERT, 'nains-chef')],
      hints: [
        'La boîte compte sept troupes, quatre élites et deux chefs par peuple. Qui montre des dos de Nains ?',
        'Les deux dos de Vert ne peuvent être que les deux chefs.',
      ],
      learnt: {
        text: 'Compter la boîte vaut un second espion. Et Vert vous remercie : avec deux chefs, ses Nains valaient 0.',
        rules: ['ORC-MAT-1', 'ORC-ESP-1', 'ORC-BAT-7'],
      },
      refused: [],
      missed: [{ move: spies(BLEU, VERT, 'nains-elite') }, { move: spies(BLEU, JAUNE, 'barbares-chef') }],
      miss: () => 'Vos Nains n’ont toujours pas de chef. Comptez ceux de la boîte, puis les dos de chacun.',
    },
    {
      kind: 'ask',
      id: 'deux-geants',
      task: 'Vous tenez un géant, Vert aussi. Votre espion lui réclame le sien, et il vous le donne. Combien en aurez-vous pour la guerre ?',
      state: GIANTS,
      seat: BLEU,
      answers: [
        { text: 'Deux', reply: 'Deux géants se battraient plutôt entre eux que pour vous.' },
        { text: 'Un', reply: 'Vous ne choisissez pas lequel part : ils partent ensemble.' },
        { text: 'Aucun', reply: '' },
      ],
      right: 2,
      truth: () => 2 - giantsLeft(),
      learnt: {
        text: 'Les espions joués, qui tient deux géants ou plus les défausse tous. Un géant seul reste, et fait très bien l’affaire.',
        rules: ['ORC-GEA-1'],
      },
    },
    {
      kind: 'ask',
      id: 'deja-volee',
      task: 'L’espion n° 1 de Vert vient de prendre la machine volante à Jaune. Votre espion n° 2 la réclame à Vert. Que se passe-t-il ?',
      state: STOLEN,
      seat: BLEU,
      answers: [
        { text: 'Vert la garde, et votre espion n’a servi à rien', reply: '' },
        { text: 'Vert vous la donne', reply: 'Voler un voleur serait moral, mais une carte volée ne l’est qu’une fois.' },
      ],
      right: 0,
      truth: () => (isStolenAgain() ? 1 : 0),
      learnt: { text: 'Une carte obtenue par un espion ne change plus de main par un autre.', rules: ['ORC-ESP-2'] },
    },
  ],
};
