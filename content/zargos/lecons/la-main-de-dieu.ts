/** « La main de Dieu » : what the Moines throw again, the Amazones' arrows, the Araignées called to help. */

import type { Lesson } from '#engine/practice/lesson.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import type { Move } from '#engine/zargos/game/types.ts';
import { attack, chanceToHold, chanceToKeep, fight, PASS } from '#engine/zargos/lessons/moves.ts';
import { positionOf, withThrow } from '#engine/zargos/lessons/position.ts';
import { lossesFrom } from '#engine/zargos/rules/combat.ts';

const reroll = (die: number): Move => ({ kind: 'reroll', seat: 0, die });

/** Moines against Araignées, at their first throw: so many against so many. */
function praying(moines: number, spiders: number) {
  const before = positionOf({
    peoples: ['moines', 'araignees', 'amazones', 'ailes'],
    stands: { moines: { 'palmyr-2': moines + 1 }, araignees: { 'akilon-3': spiders, akilon: 4 }, ailes: { 'tairo-1': 3 } },
  });
  const sent = ZARGOS.play(before, attack('moines', 'palmyr-2', 'akilon-3', moines)).state;
  return ZARGOS.play(sent, fight('akilon-3')).state;
}

/** Ailés have come down on the volcano of Akilon: who is called? */
function called() {
  const before = positionOf({
    peoples: ['araignees', 'ailes', 'chevaliers', 'dragons'],
    actor: 'ailes',
    stands: { araignees: { 'akilon-2': 2, 'itak-1': 4, 'palmyr-3': 8, 'itak-2': 6 }, ailes: { akilon: 9 }, chevaliers: { 'palmyr-1': 4 } },
  });
  const charge: Move = { kind: 'attack', seat: 1, people: 'ailes', from: 'akilon', to: 'akilon-2', pawns: 8, card: null };
  return ZARGOS.play(ZARGOS.play(before, charge).state, { kind: 'fight', seat: 1, at: 'akilon-2' }).state;
}

/** Dragons before Amazones, in a province: the shot is about to fall. */
const arrows = ZARGOS.play(
  positionOf({
    peoples: ['dragons', 'amazones', 'ailes', 'araignees'],
    stands: { dragons: { 'kahil-3': 8 }, amazones: { 'kahil-1': 4, kahil: 5 } },
  }),
  attack('dragons', 'kahil-3', 'kahil-1', 7),
).state;

/** Dragons that fall to 4 and 3 before the first round. */
function shotDown(): number {
  const opened = ZARGOS.play(arrows, fight('kahil-1'));
  const shot = opened.events.find((event) => event.kind === 'fight' && event.what.kind === 'hit');
  return shot?.kind === 'fight' && shot.what.kind === 'hit' ? lossesFrom(4 + 3, shot.what.attacker.divisor) : 0;
}

export const LESSON: Lesson<Zargos> = {
  tasks: [
    {
      kind: 'ask',
      id: 'le-tir',
      task: 'Sept Dragons attaquent quatre Amazones dans une province. Elles tirent d’abord, et font 4 et 3. Combien de Dragons tombent avant le premier round ?',
      state: arrows,
      places: ['kahil-1', 'kahil-3', 'kahil'],
      seat: 0,
      answers: [
        { text: 'Aucun', reply: 'Les Amazones attaquées tirent avant le combat, et l’on ne riposte pas.' },
        { text: 'Deux', reply: '' },
        { text: 'Trois', reply: 'Ce serait depuis une capitale, où le tir se divise par deux. Dans une province, par trois.' },
      ],
      right: 1,
      truth: () => [0, 2, 3].indexOf(shotDown()),
      learnt: {
        text: 'Attaquées, les Amazones tirent d’abord, sans riposte : total divisé par trois dans une province, par deux dans une capitale.',
        rules: ['ZAR-AMA-1'],
      },
    },
    {
      kind: 'play',
      id: 'contentez-vous',
      task: 'Vos quatre Moines attaquent six Araignées, et font 5 et 4. Relancez-vous un dé ?',
      state: withThrow(praying(4, 6), { stage: 'first-decision', faces: { attacker: [5, 4], defender: [] } }),
      isPrepared: true,
      places: ['palmyr-2', 'akilon-3'],
      seat: 0,
      worth: chanceToHold,
      isDone: (run) => run.moves.length > 0,
      solution: [PASS],
      hints: [
        '9 divisé par deux : quatre Araignées tombent déjà.',
        'La main de Dieu ne sert qu’une fois par round : gardez-la pour le jet d’en face.',
      ],
      learnt: {
        text: 'Un dé relancé, à vous ou à l’autre, une fois par round. Garder, c’est pouvoir encore agir sur son jet.',
        rules: ['ZAR-MOI-1', 'ZAR-L-3'],
      },
      refused: [{ move: reroll(2), rule: 'ZAR-MOI-1' }],
      missed: [{ move: reroll(0) }, { move: reroll(1) }],
    },
    {
      kind: 'play',
      id: 'dieu-soit-loue',
      task: 'Les Araignées répondent 3 et 6 : vos quatre Moines en mourraient. Que faites-vous ?',
      state: withThrow(praying(4, 6), { stage: 'second-decision', faces: { attacker: [5, 4], defender: [3, 6] } }),
      isPrepared: true,
      places: ['palmyr-2', 'akilon-3'],
      seat: 0,
      worth: chanceToHold,
      isDone: (run) => run.moves.length > 0,
      solution: [reroll(1)],
      hints: ['9 font quatre morts : il faut moins de 8.', 'Faites relancer le 6.'],
      learnt: {
        text: 'On fait relancer le dé qui pèse : c’est le total qui tue. Le nouveau résultat reste, même pire.',
        rules: ['ZAR-MOI-1', 'ZAR-L-3'],
      },
      refused: [{ move: reroll(2), rule: 'ZAR-MOI-1' }],
      missed: [{ move: PASS, worth: 0 }, { move: reroll(0) }],
    },
    {
      kind: 'play',
      id: 'un-trois-tout-seul',
      task: 'Deux Moines contre deux Araignées. Votre dé unique fait 3. Gardez-vous ce 3 ?',
      state: withThrow(praying(2, 2), { stage: 'first-decision', faces: { attacker: [3], defender: [] } }),
      isPrepared: true,
      places: ['palmyr-2', 'akilon-3'],
      seat: 0,
      worth: chanceToHold,
      isDone: (run) => run.moves.length > 0,
      solution: [reroll(0)],
      hints: ['Un 3 n’en tue qu’une ; un 4 les tuerait toutes les deux.', 'Une fois sur deux, le nouveau dé finit le combat : relancez.'],
      learnt: {
        text: 'Seul, un 3 ne vaut pas mieux qu’un 2. Les chances exactes décident ; l’intuition, rarement.',
        rules: ['ZAR-MOI-1', 'ZAR-COM-4', 'ZAR-L-3'],
      },
      refused: [{ move: reroll(1), rule: 'ZAR-MOI-1' }],
      missed: [{ move: PASS }],
    },
    {
      kind: 'play',
      id: 'a-l-aide',
      task: 'Huit Ailés fondent sur vos deux Araignées du volcan d’Akilon. Appelez le groupe qui défendra le mieux.',
      state: called(),
      places: ['akilon-2', 'akilon', 'palmyr-3', 'itak-1'],
      seat: 0,
      worth: chanceToKeep,
      isDone: (run) => run.moves[0]?.kind === 'call',
      solution: [{ kind: 'call', seat: 0, from: 'palmyr-3', pawns: 7 }],
      hints: ['Le renfort vient d’une seule province à volcan, et y laisse un pion.', 'De Palmyr nord, sept Araignées peuvent venir.'],
      learnt: {
        text: 'Attaquées sur un volcan, les Araignées appellent, juste avant le combat, un groupe d’un seul autre volcan.',
        rules: ['ZAR-ARA-2'],
      },
      refused: [
        { move: { kind: 'call', seat: 0, from: 'itak-2', pawns: 5 }, rule: 'ZAR-ARA-2' },
        { move: { kind: 'call', seat: 0, from: 'palmyr-3', pawns: 8 }, rule: 'ZAR-ARA-2' },
      ],
      missed: [{ move: PASS }, { move: { kind: 'call', seat: 0, from: 'itak-1', pawns: 3 } }],
    },
  ],
};
