/** What a commando and a flying machine change, by hand on the smallest decks. */
import { expect, test } from 'vitest';
import { COPIES } from '../data/cards.ts';
import { checkBattle } from '../situation.ts';
import { type CardId, MERCENARIES } from '../types.ts';
import { type Ask, outlookOf } from './outlook.ts';

/** All cards of the box but `unseen` and `mine` are seen. */
function ask(mine: readonly CardId[], unseen: readonly CardId[], opponents: object[], more: Partial<Ask> = {}, options = {}): Ask {
  const out = [...mine, ...unseen];
  const seen = (['nains-troupe', 'nains-elite', 'nains-chef', ...MERCENARIES] as const).flatMap((card) =>
    new Array<CardId>(COPIES[card] - out.filter((one) => one === card).length).fill(card),
  );
  const checked = checkBattle({ people: 'nains', mine, seen, opponents, options });
  if (!checked.ok) throw new Error(checked.because);
  return { battle: checked.value, flying: undefined, commando: false, ...more };
}

const outlook = (one: Ask) => {
  const found = outlookOf(one);
  if (!found) throw new Error('no deal');
  return found;
};

test('ORC-BAT-9: as much is no beating, but scores', () => {
  const { plain } = outlook(ask(['troll'], ['troll'], [{ people: 0, mercenaries: 1 }]));
  expect(plain).toEqual({ mine: 5, each: [{ beat: 0, score: 1 }], all: { beat: 0, score: 1 } });
});

test('ORC-L-20: an army of 0 does not score, unless the table reads to the letter', () => {
  const empty = [{ people: 0, mercenaries: 0 }];
  expect(outlook(ask([], [], empty)).plain.all).toEqual({ beat: 0, score: 0 });
  expect(outlook(ask([], [], empty, {}, { 'ORC-L-20': 'tous' })).plain.all).toEqual({ beat: 0, score: 1 });
});

test('ORC-BAT-8: the flying machine changes the issue after the reveal', () => {
  // 3 against a troll's 5; with the flying machine and a goblin 3 + 4 + 1.
  const { plain, flown } = outlook(ask(['nains-troupe'], ['troll'], [{ people: 0, mercenaries: 1 }], { flying: ['gobelin'] }));
  expect([plain.all.beat, flown?.mine, flown?.all.beat]).toEqual([0, 8, 1]);
});

test('ORC-BAT-3: the commando takes a card unseen, the best target first', () => {
  // Opponent 0: troop 3 and giant 8. Mine 6: without the giant I beat 3; without the troop I lose to 8.
  const { plain, struck } = outlook(ask(['nains-elite'], ['nains-troupe', 'geant'], [{ people: 1, mercenaries: 1 }], { commando: true }));
  expect(plain.all.beat).toBe(0);
  expect(struck.map(({ strike, plain }) => [strike.back, plain.beat])).toEqual([
    ['mercenaries', 1],
    ['people', 0],
  ]);
});

test('ORC-BAT-3, ORC-BAT-7: to take one of two chiefs is to serve the enemy', () => {
  // Both chiefs: 0. One left: 2 × 4 = 8.
  const { plain, struck } = outlook(
    ask(['nains-elite'], ['nains-chef', 'nains-chef'], [{ people: 2, mercenaries: 0 }], { commando: true }),
  );
  expect([plain.all.beat, struck[0]?.plain.beat]).toEqual([1, 0]);
});

test('progress rises to 1, one step a sum', () => {
  const steps: number[] = [];
  const one = ask([], ['nains-troupe', 'troll'], [{ people: 1, mercenaries: 1 }], { commando: true, flying: ['gobelin'] });
  outlookOf(one, (done) => steps.push(done));
  expect(steps.length).toBe(6);
  expect(steps.at(-1)).toBe(1);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});
