import { expect, test } from 'vitest';
import { SCENARIOS } from '#engine/zargos/data/scenarios.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { attack, fight, made, quiet } from '#engine/zargos/testing/playing.ts';
import { tableOf } from '#engine/zargos/testing/tables.ts';
import { diceText, isIdleWind, leftOut, taughtIn, windsText } from './foresee.ts';

const of = (attacker: Situation['attacker']['people'], defender: 'amazones' | 'araignees', pawns: number): Situation => ({
  attacker: { people: attacker, pawns: 8, warWind: false },
  defender: { people: defender, pawns, warWind: false, called: 0 },
  site: 'capital',
  eclipse: false,
  heatwave: false,
  options: {},
});
const taught =
  (...topics: readonly string[]) =>
  (topic: string) =>
    topics.includes(topic);

// Eight pawns throw three dice, two throw one (ZAR-COM-3); behind walls a third of the total falls, outside a half (ZAR-CAP-1); in a capital the shot is halved (ZAR-AMA-1).
test.each<[string, Situation, readonly string[], string, string]>([
  ['nothing yet', of('dragons', 'araignees', 2), [], '', ''],
  [
    'walls',
    of('dragons', 'araignees', 2),
    ['remparts'],
    'Au premier round, 3 dés (murs : somme ÷ 3) contre 1 dé (somme ÷ 2) : ce que chacun fait tomber.',
    '',
  ],
  [
    'walls, and not the shot',
    of('dragons', 'amazones', 2),
    ['remparts'],
    'Au premier round, 3 dés (murs : somme ÷ 3) contre 1 dé (somme ÷ 2) : ce que chacun fait tomber.',
    '',
  ],
  [
    'what happens in a fight',
    of('moines', 'amazones', 2),
    ['remparts', 'pouvoirs'],
    'Les Amazones tirent d’abord : 1 dé ÷ 2. Au premier round, 3 dés (murs : somme ÷ 3) contre 1 dé (somme ÷ 2) : ce que chacun fait tomber.',
    'Moine au mieux.',
  ],
  ['the call of a volcano', of('dragons', 'araignees', 2), ['pouvoirs'], '', 'Sans compter l’appel des Araignées.'],
  [
    'winds',
    of('moines', 'araignees', 2),
    ['pouvoirs', 'vents'],
    '',
    'Sans compter un Vent de Guerre, ni l’appel des Araignées ; Moine au mieux.',
  ],
])('what a fight promises, told when these are taught: %s', (_name, situation, topics, dice, left) => {
  const isTaught = taught(...topics);
  expect([diceText(situation, isTaught), leftOut(situation, true, isTaught)]).toEqual([dice, left]);
});

test('a first game teaches walls in its second round, and winds where it has them', () => {
  const [first, second] = [SCENARIOS.premiere, SCENARIOS.deuxieme].map((scenario) =>
    ZARGOS.setup({ seats: 2, each: 1, opening: 'rapide', offers: 0, options: {}, board: null, scenario }, 'murs'),
  );
  if (!first || !second) throw new Error('two scenarios');
  const topics = (of: Parameters<typeof taughtIn>[0]) => ['remparts', 'vents', 'chances'].filter(taughtIn(of, () => true));
  expect([first, { ...first, round: 2 }, second].map(topics)).toEqual([
    ['chances'],
    ['remparts', 'chances'],
    ['remparts', 'vents', 'chances'],
  ]);
  expect(['chances', 'vents'].filter(taughtIn(second, (topic) => topic === 'chances'))).toEqual(['chances']);
});

test.each([
  ['two against a capital that eight hold: it fails anyhow', 2, 8, 'defender', true],
  ['ten against one: it succeeds anyhow', 10, 1, 'attacker', true],
  ['ten against six: sure, and it spares pawns', 10, 6, 'attacker', false],
  ['five against four: in the balance', 5, 4, 'attacker', false],
] as const)('nobody is asked about a Vent de Guerre that changes nothing: %s', (_what, attackers, defenders, camp, isIdle) => {
  const fight = (isPlayed: boolean) =>
    oddsOf({
      attacker: { people: 'dragons', pawns: attackers, warWind: isPlayed && camp === 'attacker' },
      defender: { people: 'moines', pawns: defenders, warWind: isPlayed && camp === 'defender', called: 0 },
      site: 'province',
      eclipse: false,
      heatwave: false,
      options: {},
    });
  expect(isIdleWind(fight(false), fight(true), camp)).toBe(isIdle);
});

test.each([
  // 4 + 3 of four Amazones, a third of it: two of seven fall (ZAR-AMA-1). By the other reading of ZAR-L-43 nothing is shot yet.
  ['apres-le-tir', 'amazones', 'Ludos sud, après le tir : 5 Chevaliers contre 4 Amazones. '],
  ['avant-le-tir', 'amazones', 'Ludos sud : 7 Chevaliers contre 4 Amazones. '],
  ['apres-le-tir', 'ailes', 'Ludos sud : 7 Chevaliers contre 4 Ailés. '],
] as const)('a wind is asked about with what the shot has left: %s, %s', (reading, defender, told) => {
  const state = quiet(
    tableOf({
      stands: { chevaliers: { 'kahil-4': 8 }, [defender]: { 'ludos-1': 4, oz: 3 } },
      hands: [['vent-de-guerre'], []],
      dice: [4, 3],
      options: reading === 'avant-le-tir' ? { 'ZAR-L-43': reading } : {},
    }),
  );
  const view = ZARGOS.view(made(state, attack(0, 'chevaliers', 'kahil-4', 'ludos-1', 7), fight(0, 'ludos-1')), 0);
  if (!view.turn?.combat) throw new Error('no fight');
  expect(windsText(view, view.turn.combat, undefined, undefined)).toContain(told);
});
