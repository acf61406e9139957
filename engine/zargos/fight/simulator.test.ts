import { describe, expect, test } from 'vitest';
import { diceFrom } from '../../core/dice.ts';
import { scriptedDice } from '../rules/scripted-dice.ts';
import { seeded } from '../../core/random.ts';
import { oddsOf } from '../odds.ts';
import {
  begunFight,
  bestDecisionIn,
  decideIn,
  type Fight,
  firstSideOf,
  playFight,
  playRound,
  playStep,
  startFight,
  throwDiceIn,
  withDice,
} from './simulator.ts';
import { DEFAULT_SITUATION } from './situation.ts';
import type { Situation } from './types.ts';

const plain: Situation = {
  ...DEFAULT_SITUATION,
  attacker: { people: 'ailes', pawns: 7, warWind: true },
  defender: { people: 'dragons', pawns: 4, warWind: false, called: 0 },
};

const textOf = (fight: Fight) => fight.log.map(({ text }) => text);
const rulesOf = (fight: Fight) => fight.log.map(({ rules }) => rules.join(' '));

describe('a fight without powers, dice laid down', () => {
  const dice = scriptedDice([6, 5, 1, 1, 3, 2, 1, 1, 6]);
  const opened = begunFight(plain);
  const first = throwDiceIn(opened, dice);
  const second = throwDiceIn(first, dice);

  test('ZAR-COM-1, ZAR-COM-3: the attacker throws, then the defender; the losses are taken together (ZAR-COM-4)', () => {
    expect(opened).toMatchObject({ stage: 'first', round: 1, pawns: { attacker: 7, defender: 4 }, used: false, log: [] });
    expect(first).toMatchObject({ stage: 'second', faces: { attacker: [6, 5, 1, 1], defender: [] } });
    // 13 ÷ 2 = 6, so all four Dragons; 5 ÷ 2 = 2.
    expect(second).toMatchObject({ stage: 'over', round: 1, pawns: { attacker: 5, defender: 0 }, holder: 'attacker' });
    expect(second.faces).toEqual({ attacker: [6, 5, 1, 1], defender: [3, 2] });
  });

  test('the log says what happened, with its rules', () => {
    expect(textOf(second)).toEqual([
      'Round 1 : les Ailés lancent 6, 5, 1 et 1.',
      'Round 1 : les Dragons lancent 3 et 2.',
      'Pertes : 2 Ailés (5 ÷ 2) et tous les Dragons (13 ÷ 2) ; restent 5 Ailés.',
      'Le combat est fini : 5 Ailés tiennent la province.',
    ]);
    expect(rulesOf(second)).toEqual(['ZAR-COM-3 ZAR-GUERRE', 'ZAR-COM-3', 'ZAR-COM-4', 'ZAR-COM-2 ZAR-COM-6']);
  });

  test('an over fight throws no more, and the arguments were never touched', () => {
    expect(() => throwDiceIn(second, dice)).toThrow('no dice to throw: over');
    expect(() => decideIn(second, undefined, dice)).toThrow('nothing to decide: over');
    expect(opened.log).toEqual([]);
    expect(first.pawns).toEqual({ attacker: 7, defender: 4 });
  });
});

test('ZAR-COM-5: mutual elimination leaves nobody', () => {
  const one = {
    ...plain,
    attacker: { people: 'ailes', pawns: 1, warWind: false },
    defender: { people: 'dragons', pawns: 1, warWind: false, called: 0 },
  } as const;
  const dice = scriptedDice([1, 1, 2, 6]);
  const fight = playFight(begunFight(one), dice);
  dice.done();
  expect(fight).toMatchObject({ stage: 'over', round: 2, pawns: { attacker: 0, defender: 0 }, holder: 'nobody' });
  expect(textOf(fight).slice(-2)).toEqual([
    'Pertes : tous les Ailés (6 ÷ 2) et tous les Dragons (2 ÷ 2) ; il ne reste personne.',
    'Les deux camps sont éliminés : la province reste inoccupée.',
  ]);
  expect(rulesOf(fight).at(-1)).toBe('ZAR-COM-5');
});

test('ZAR-CAP-1: behind walls the attacker’s total is divided by 3', () => {
  const dice = scriptedDice([6, 5, 3, 1, 6, 6]);
  const fight = playRound(begunFight({ ...plain, site: 'capital' }), dice);
  dice.done();
  // 15 ÷ 3 = 5, four Dragons gone; 12 ÷ 2 = 6.
  expect(fight.pawns).toEqual({ attacker: 1, defender: 0 });
  expect(fight.log.at(-2)).toEqual({
    text: 'Pertes : 6 Ailés (12 ÷ 2) et tous les Dragons (15 ÷ 3) ; reste 1 Ailé.',
    rules: ['ZAR-COM-4', 'ZAR-CAP-1'],
  });
  expect(textOf(fight).at(-1)).toBe('Le combat est fini : 1 Ailé tient la province.');
});

describe('ZAR-AMA-1: the shot', () => {
  const amazones: Situation = { ...plain, defender: { people: 'amazones', pawns: 4, warWind: true, called: 0 } };

  test('comes first, without a die of the Vent de Guerre, and is no round', () => {
    const dice = scriptedDice([4, 3]);
    const opened = begunFight(amazones);
    const shot = playRound(opened, dice);
    dice.done();
    expect([opened.stage, opened.round]).toEqual(['shot', 0]);
    expect(shot).toMatchObject({
      stage: 'first',
      round: 1,
      pawns: { attacker: 5, defender: 4 },
      faces: { attacker: [], defender: [4, 3] },
    });
    expect(textOf(shot)).toEqual(['Avant le combat, les Amazones tirent 4 et 3.', 'Le tir élimine 2 Ailés (7 ÷ 3) ; il en reste 5.']);
    expect(rulesOf(shot)).toEqual(['ZAR-AMA-1', 'ZAR-AMA-1']);
  });

  test('may end the fight', () => {
    const alone = { ...amazones, attacker: { people: 'ailes', pawns: 1, warWind: false } } as const;
    const fight = playFight(begunFight(alone), scriptedDice([6, 6]));
    expect(fight).toMatchObject({ stage: 'over', round: 0, holder: 'defender', pawns: { attacker: 0, defender: 4 } });
    expect(textOf(fight).at(-1)).toBe('Le combat est fini : 4 Amazones tiennent la province.');
  });

  test('ZAR-L-2: the Moine may touch it under the other reading', () => {
    const touched: Situation = { ...amazones, attacker: { people: 'moines', pawns: 7, warWind: false }, options: { 'ZAR-L-2': 'oui' } };
    const dice = scriptedDice([6, 3, 1]);
    const shot = throwDiceIn(begunFight(touched), dice);
    expect(shot.stage).toBe('shot-decision');
    expect(bestDecisionIn(shot)).toBe(0);
    const after = playStep(shot, dice);
    dice.done();
    expect(after).toMatchObject({
      stage: 'first',
      round: 1,
      used: false,
      pawns: { attacker: 6, defender: 4 },
      faces: { defender: [1, 3] },
    });
    expect(throwDiceIn(begunFight({ ...touched, options: {} }), scriptedDice([6, 3])).stage).toBe('first');
    expect(decideIn(shot, undefined, dice).pawns.attacker).toBe(4);
  });
});

describe('ZAR-MOI-1: the Moine decides right after each throw', () => {
  const moines: Situation = { ...plain, attacker: { people: 'moines', pawns: 4, warWind: false } };

  test('a die thrown again at his own throw leaves him no decision on the other', () => {
    const dice = scriptedDice([5, 1, 6, 2, 2]);
    const thrown = throwDiceIn(begunFight(moines), dice);
    expect(thrown.stage).toBe('first-decision');
    const again = decideIn(thrown, 1, dice);
    expect(again).toMatchObject({ stage: 'second', used: true, faces: { attacker: [5, 6] } });
    const after = throwDiceIn(again, dice);
    dice.done();
    // 11 ÷ 2 = 5, the four Dragons; 4 ÷ 2 = 2.
    expect(after).toMatchObject({ stage: 'over', pawns: { attacker: 2, defender: 0 } });
    expect(textOf(after)[1]).toBe('Le Moine relance son 1 : 6.');
  });

  test('kept, the power is there for the opponent’s throw, and comes back next round', () => {
    const dice = scriptedDice([1, 1, 6, 2, 1]);
    const kept = decideIn(throwDiceIn(begunFight(moines), dice), undefined, dice);
    expect(kept).toMatchObject({ stage: 'second', used: false });
    const thrown = throwDiceIn(kept, dice);
    expect(thrown.stage).toBe('second-decision');
    const after = decideIn(thrown, 0, dice);
    dice.done();
    // 2 ÷ 2 = 1; 1 + 2 = 3, ÷ 2 = 1.
    expect(after).toMatchObject({ stage: 'first', round: 2, used: false, pawns: { attacker: 3, defender: 3 } });
    expect(textOf(after).slice(1, 4)).toEqual([
      'Le Moine garde ses dés.',
      'Round 1 : les Dragons lancent 6 et 2.',
      'Le Moine fait relancer le 6 : 1.',
    ]);
    expect(textOf(decideIn(thrown, undefined, dice))[3]).toBe('Le Moine laisse les dés de l’adversaire.');
    expect(rulesOf(after)[3]).toBe('ZAR-MOI-1');
  });

  test('ZAR-L-3: under the other reading his opponent throws first', () => {
    const other: Situation = { ...moines, options: { 'ZAR-L-3': 'adversaire-d-abord' } };
    const thrown = throwDiceIn(begunFight(other), scriptedDice([6, 6]));
    expect(thrown).toMatchObject({ stage: 'first-decision', faces: { attacker: [], defender: [6, 6] } });
    expect(bestDecisionIn(thrown)).toBe(0);
    expect([firstSideOf(moines), firstSideOf(other), firstSideOf(plain)]).toEqual(['attacker', 'defender', 'attacker']);
    const defence: Situation = { ...plain, defender: { people: 'moines', pawns: 4, warWind: false, called: 0 } };
    expect([firstSideOf(defence), firstSideOf({ ...defence, options: other.options })]).toEqual(['defender', 'attacker']);
  });

  test('a die that is not there is refused, and a throw where a decision is due', () => {
    const thrown = throwDiceIn(begunFight(moines), scriptedDice([5, 1]));
    expect(() => decideIn(thrown, 2, scriptedDice([1]))).toThrow('no die 2 among 2');
    expect(() => throwDiceIn(thrown, scriptedDice([1]))).toThrow('no dice to throw: first-decision');
  });
});

describe('ZAR-ZRG-1, ZAR-ZRG-2: demons', () => {
  const enter = (pawns: number): Situation => ({
    ...plain,
    attacker: { people: 'ailes', pawns, warWind: true },
    defender: { people: 'demons', dice: 2 },
    site: 'zargos',
  });

  test('one throw decides', () => {
    const dice = scriptedDice([6, 5]);
    const won = playFight(begunFight(enter(6)), dice);
    dice.done();
    expect(won).toMatchObject({
      stage: 'over',
      round: 1,
      holder: 'attacker',
      pawns: { attacker: 1, defender: 0 },
      faces: { defender: [6, 5] },
    });
    expect(textOf(won)).toEqual(['Les démons lancent 6 et 5 : 5 Ailés en moins (11 ÷ 2).', 'Il reste 1 Ailé : la province est prise.']);
    expect(rulesOf(won)).toEqual(['ZAR-ZRG-1', 'ZAR-ZRG-2']);
    const lost = playFight(begunFight(enter(5)), scriptedDice([6, 5]));
    expect(lost).toMatchObject({ holder: 'defender', pawns: { attacker: 0, defender: 0 } });
    expect(textOf(lost).at(-1)).toBe('Il ne reste personne : la province reste aux démons.');
  });
});

describe('a sample agrees with the exact odds', () => {
  const GAMES = 2000;
  test.each<[name: string, situation: Situation]>([
    ['without powers', plain],
    ['a shot from walls', { ...DEFAULT_SITUATION, attacker: { people: 'ailes', pawns: 12, warWind: false }, site: 'capital' }],
    [
      'a Moine attacks',
      {
        ...plain,
        attacker: { people: 'moines', pawns: 4, warWind: false },
        defender: { people: 'dragons', pawns: 5, warWind: false, called: 0 },
      },
    ],
    [
      'a Moine defends, his opponent throwing first',
      { ...plain, defender: { people: 'moines', pawns: 4, warWind: false, called: 0 }, options: { 'ZAR-L-3': 'adversaire-d-abord' } },
    ],
    ['demons', { ...plain, defender: { people: 'demons', dice: 4 }, site: 'forbidden-city' }],
  ])(
    '%s: within five standard deviations over 2000 fights',
    (name, situation) => {
      const dice = diceFrom(seeded(name));
      const counts = { attacker: 0, defender: 0, nobody: 0 };
      let rounds = 0;
      for (let i = 0; i < GAMES; i++) {
        const { holder, round } = playFight(begunFight(situation), dice);
        counts[holder ?? 'nobody'] += 1;
        rounds += round;
      }
      const exact = oddsOf(situation);
      for (const side of ['attacker', 'defender', 'nobody'] as const) {
        const p = exact.win[side];
        expect(Math.abs(counts[side] / GAMES - p)).toBeLessThanOrEqual(5 * Math.sqrt((p * (1 - p)) / GAMES) + 1e-9);
      }
      expect(Math.abs(rounds / GAMES - exact.rounds)).toBeLessThan(0.1);
    },
    30_000,
  );
});

test('a seeded fight is plain data, goes on from JSON, and repeats', () => {
  const fight = { ...plain, attacker: { people: 'moines', pawns: 9, warWind: false } } as const;
  const start = startFight(fight, 'graine');
  const one = withDice(start, playRound);
  const again = withDice(JSON.parse(JSON.stringify(start)), playRound);
  expect(again).toEqual(one);
  expect(one.random).not.toEqual(start.random);
  expect(withDice(JSON.parse(JSON.stringify(one)), playFight)).toEqual(withDice(start, playFight));
  expect(withDice(startFight(fight, 'autre'), playFight).fight.log).not.toEqual(withDice(start, playFight).fight.log);
});
