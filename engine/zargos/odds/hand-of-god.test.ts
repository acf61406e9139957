import { describe, expect, test } from 'vitest';
import { DEFAULT_SITUATION } from '../fight/situation.ts';
import type { HandOfGod, Situation } from '../fight/types.ts';
import { oddsOf } from '../odds.ts';
import { adviceFor, handOfGod, monkFight, shotHand } from './hand-of-god.ts';

const moines = (pawns: number, others: number, change: Partial<Situation> = {}): Situation => ({
  ...DEFAULT_SITUATION,
  attacker: { people: 'moines', pawns, warWind: false },
  defender: { people: 'dragons', pawns: others, warWind: false, called: 0 },
  ...change,
});

const hand = (situation: Situation, first?: readonly number[]): HandOfGod => {
  const found = handOfGod(situation, first);
  if (!found) throw new Error('no hand of God');
  return found;
};

const sum = (found: HandOfGod) => found.throws.reduce((total, { chance }) => total + chance, 0);

/** One Moine against one: V = 12/43 (odds.test.ts). */
describe('ZAR-MOI-1: one against one, by hand', () => {
  const value = 12 / 43;

  test('first throw: the 1 is thrown again, everything else is kept', () => {
    const first = hand(moines(1, 1));
    expect([first.thrower, first.dice, first.throws.length]).toEqual(['monk', 1, 6]);
    expect(first.hold).toBeCloseTo(value, 14);
    const one = adviceFor(first, [1]);
    expect(one?.keep).toBeCloseTo((11 / 36) * value, 14);
    expect(one?.rerolls).toHaveLength(1);
    expect(one?.rerolls[0]?.hold).toBeCloseTo(5 / 36 + value / 36, 14);
    expect(one?.best).toBe(1);
    expect(one?.sentence).toBe('Relancer le 1 ? Oui : 14,7 % contre 8,5 %.');
    for (const face of [2, 3, 4, 5, 6]) {
      const advice = adviceFor(first, [face]);
      expect(advice?.keep).toBeCloseTo(11 / 36, 14);
      expect(advice?.best).toBeUndefined();
      expect(advice).not.toHaveProperty('best');
    }
    expect(adviceFor(first, [2])?.sentence).toBe('Relancer le 2 ? Non : garder 30,6 % contre 14,7 %.');
  });

  test('second throw, after a hit: every hit of the opponent is thrown again', () => {
    const second = hand(moines(1, 1), [4]);
    expect([second.thrower, second.dice]).toEqual(['opponent', 1]);
    expect(second.hold).toBeCloseTo(11 / 36, 14);
    expect(adviceFor(second, [1])).toMatchObject({ keep: 1 });
    expect(adviceFor(second, [1])?.best).toBeUndefined();
    expect(adviceFor(second, [1])?.rerolls[0]?.hold).toBeCloseTo(1 / 6, 14);
    expect(adviceFor(second, [5])).toMatchObject({ keep: 0, best: 5 });
    expect(adviceFor(second, [5])?.rerolls[0]?.hold).toBeCloseTo(1 / 6, 14);
  });

  test('between equals his lowest die is named, and the opponent’s highest', () => {
    // Two dice take one pawn off whatever they show: every throw again is worth the same.
    expect(adviceFor(hand(moines(4, 1)), [6, 2])?.sentence).toBe(
      'Relancer le 2 ? Non : cela ne change rien à ses chances de tenir (100 %).',
    );
    expect(adviceFor(hand(moines(1, 4), [1]), [6, 2])?.sentence).toBe(
      'Relancer le 6 ? Non : cela ne change rien à ses chances de tenir (0 %).',
    );
  });

  test('chances that are told alike and are not equal', () => {
    expect(adviceFor(hand(moines(4, 8)), [1, 1])?.sentence).toBe(
      'Relancer le 1 ? Oui, même si cela change à peine ses chances de tenir (moins de 0,1 %).',
    );
  });

  test('second throw, after a miss: only what makes him survive counts', () => {
    const second = hand(moines(1, 1), [1]);
    expect(adviceFor(second, [6])?.rerolls[0]?.hold).toBeCloseTo(value / 6, 14);
    expect(adviceFor(second, [1])?.keep).toBeCloseTo(value, 14);
  });
});

describe('ZAR-L-3: the opponent first', () => {
  const situation = moines(1, 1, { options: { 'ZAR-L-3': 'adversaire-d-abord' } });

  test('his throw is judged first, then the Moine’s own', () => {
    const first = hand(situation);
    expect([first.thrower, first.dice]).toEqual(['opponent', 1]);
    expect(adviceFor(first, [6])?.best).toBe(6);
    expect(adviceFor(first, [1])?.best).toBeUndefined();
    const second = hand(situation, [1]);
    expect(second.thrower).toBe('monk');
    expect(adviceFor(second, [1])).toMatchObject({ best: 1 });
    expect(adviceFor(second, [1])?.rerolls[0]?.hold).toBeCloseTo(5 / 6 + first.hold / 6, 14);
  });
});

/** Larger hands, on either side and behind walls: the same number as the odds, and chances that add up. */
test.each<[name: string, situation: Situation]>([
  ['attack', moines(9, 8)],
  ['attack with four dice', moines(9, 8, { attacker: { people: 'moines', pawns: 9, warWind: true } })],
  ['walls', moines(5, 4, { site: 'capital' })],
  ['the opponent first', moines(5, 6, { options: { 'ZAR-L-3': 'adversaire-d-abord' } })],
])('ZAR-MOI-1: before the first throw the hand is worth what the odds say: %s', (_name, situation) => {
  const found = hand(situation);
  expect(found.hold).toBeCloseTo(oddsOf(situation).win.attacker, 12);
  expect(sum(found)).toBeCloseTo(1, 12);
});

test('ZAR-MOI-1: in defence, called groups apart, the hand is the defender’s', () => {
  const situation: Situation = {
    ...DEFAULT_SITUATION,
    attacker: { people: 'ailes', pawns: 5, warWind: false },
    defender: { people: 'moines', pawns: 4, warWind: true, called: 0 },
    site: 'capital',
  };
  const found = hand(situation);
  expect([found.thrower, found.dice]).toEqual(['monk', 3]);
  expect(found.hold).toBeCloseTo(oddsOf(situation).win.defender, 12);
});

test('ZAR-MOI-1: the second hands, weighed by kept first throws, make up the first', () => {
  const situation = moines(4, 6);
  for (const { faces, keep } of hand(situation).throws) expect(hand(situation, faces).hold).toBeCloseTo(keep, 12);
});

test('every die may be judged, the best one is the lowest of his own, the highest of others', () => {
  const own = adviceFor(hand(moines(9, 20)), [4, 1, 1]);
  expect(own?.rerolls.map(({ face }) => face)).toEqual([4, 1]);
  expect(own?.best).toBe(1);
  const other = adviceFor(hand(moines(9, 20), [6, 6, 6]), [2, 6, 6]);
  expect(other?.rerolls.map(({ face }) => face)).toEqual([6, 2]);
  expect(other?.best).toBe(6);
});

test('at equal chances he keeps: when all is won or lost whatever the dice', () => {
  // A Moine of one pawn kills one Dragon with any 2 or more; nothing the opponent throws can change that he is then alone or gone.
  const won = hand(moines(40, 1), [6, 6, 6]);
  for (const advice of won.throws) expect([advice.keep, advice.best]).toEqual([1, undefined]);
});

test('printed example 2: the booklet’s Moine keeps 5 and 4, and has the 6 thrown again', () => {
  const situation = moines(4, 6);
  expect(adviceFor(hand(situation), [5, 4])?.best).toBeUndefined();
  expect(adviceFor(hand(situation, [5, 4]), [3, 6])?.best).toBe(6);
});

describe('where no hand of God acts there is no advice', () => {
  test.each<[name: string, situation: Situation]>([
    ['no Moine', DEFAULT_SITUATION],
    ['a Canicule, ZAR-CANICULE', moines(4, 4, { heatwave: true })],
    ['Zargos, ZAR-ZRG-4', moines(4, 4, { site: 'zargos' })],
    ['demons', moines(4, 4, { defender: { people: 'demons', dice: 2 }, site: 'zargos' })],
  ])('%s', (_name, situation) => {
    expect(handOfGod(situation)).toBeUndefined();
    expect(handOfGod(situation, [1])).toBeUndefined();
  });
});

test.each([[[]], [[1, 2]], [[7]], [[0]], [[1.5]]])('a first throw of one die cannot be %j', (faces) => {
  expect(() => handOfGod(moines(1, 1), faces)).toThrow(/a first throw is 1 faces from 1 to 6/);
});

test('a throw that the hand does not have has no advice', () => {
  expect(adviceFor(hand(moines(1, 1)), [1, 1])).toBeUndefined();
  expect(adviceFor(hand(moines(1, 1)), [7])).toBeUndefined();
});

test('ZAR-L-2: the shot has its own hand, under the other reading only', () => {
  const situation = (options: Situation['options']) =>
    moines(5, 0, { defender: { people: 'amazones', pawns: 4, warWind: false, called: 0 }, options });
  const touched = monkFight(situation({ 'ZAR-L-2': 'oui' }));
  const found = touched && shotHand(touched);
  expect([found?.thrower, found?.dice]).toEqual(['opponent', 2]);
  expect(found?.hold).toBeCloseTo(oddsOf(situation({ 'ZAR-L-2': 'oui' })).win.attacker, 12);
  expect(found && adviceFor(found, [6, 1])?.best).toBe(6);
  const ours = monkFight(situation({}));
  expect(ours && shotHand(ours)).toBeUndefined();
});
