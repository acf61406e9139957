/** What an adviser's weighing becomes: an advice with its second choice, a game gone through for what cost most. */
import { expect, test } from 'vitest';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { TOY, type ToyMove, type ToyView } from '../testing/toy-game.ts';
import { givenKey } from './given.ts';
import { type Adviser, counselOf, DEAREST, doneOf, type Rated, reviewing } from './adviser.ts';

const take = (count: number, seat = 0): ToyMove => ({ kind: 'take', seat, count });
const countOf = (move: ToyMove): number => (move.kind === 'take' ? move.count : 0);

/** To take many is good. */
const GREEDY: Adviser<ToyView, ToyMove> = {
  weigh: (_view, legal) => [...legal].sort((a, b) => countOf(b) - countOf(a)).map((move) => ({ moves: [move], value: countOf(move) })),
  isDeepened: false,
  say: (moves) => `levez ${moves.map(countOf).join(' puis ')}.`,
  grounds: ({ moves: [move] }) => ({ line: `${countOf(move)} de moins au tas.`, more: [] }),
  compare: (_view, legal, [played]) => {
    const [best, ...others] = legal.toSorted((a, b) => countOf(b) - countOf(a));
    return best && others.length > 0 ? { best: { moves: [best], value: countOf(best) }, played: countOf(played) } : undefined;
  },
  priced: (difference) => `${difference} jetons`,
  least: 1,
};

const view = (moves: number): ToyView => TOY.view(TOY.setup({ seats: 2, heap: moves }, 's'), 0);
const dice = () => diceFrom(seeded('s'));

test('an advice names its second choice and its price, and says where it is none', () => {
  const asked = counselOf(GREEDY, view(9), [take(1), take(3), take(2)], dice(), 1);
  expect(asked).toEqual({
    moves: [take(3)],
    text: 'levez 3.',
    grounds: { line: '3 de moins au tas.', more: [] },
    otherwise: 'Sinon : levez 2 ; environ 1 jetons de moins.',
  });
  const alike: Adviser<ToyView, ToyMove> = { ...GREEDY, least: 2 };
  expect(counselOf(alike, view(9), [take(3), take(2)], dice(), 1)?.otherwise).toBe('Sinon : levez 2 ; à peu de chose près, cela se vaut.');
  expect(counselOf(GREEDY, view(9), [take(3)], dice(), 1)?.otherwise).toBeUndefined();
  expect(counselOf(GREEDY, view(9), [], dice(), 1)).toBeUndefined();
});

test('an advice is of what is held, and says what comes before it', () => {
  const adviser: Adviser<ToyView, ToyMove> = {
    ...GREEDY,
    hold: {
      isOf: (move, held) => `${countOf(move)}` === held,
      weigh: (_view, legal, held) =>
        legal.filter((move) => `${countOf(move)}` === held).map((move) => ({ moves: [move], value: countOf(move) })),
      idle: (_view, held) => `Rien à faire de ${held}.`,
    },
  };
  const asked = (held: string | undefined) => counselOf(adviser, view(9), [take(1), take(3), take(2)], dice(), 1, { held });
  expect(asked('1')).toEqual({
    moves: [take(1)],
    text: 'levez 1.',
    grounds: { line: '1 de moins au tas. À jouer avant : levez 3.', more: [] },
  });
  // It is what comes first; nothing may be done with it; nothing is held, or nothing ever is.
  expect(asked('3')).toEqual(asked(undefined));
  expect([asked('7')?.moves, asked('7')?.grounds.line]).toEqual([[take(3)], '3 de moins au tas. Rien à faire de 7.']);
  expect(counselOf(GREEDY, view(9), [take(1), take(3)], dice(), 1, { held: '1' })?.moves).toEqual([take(3)]);
});

test('what an advice serves for more than a turn comes with it, and is taken up when he is asked again', () => {
  const recalled: string[] = [];
  const purpose = { recall: (_view: ToyView, told: string) => void recalled.push(told), told: () => 'vider le tas' };
  const asked = (about?: { purpose: string }) => counselOf({ ...GREEDY, purpose }, view(9), [take(3)], dice(), 1, about);
  expect([asked()?.purpose, recalled]).toEqual(['vider le tas', []]);
  expect([asked({ purpose: 'vider le tas' })?.moves, recalled]).toEqual([[take(3)], ['vider le tas']]);
  expect(counselOf(GREEDY, view(9), [take(3)], dice(), 1, { purpose: 'autre' })).not.toHaveProperty('purpose');
});

test('what a rule of thumb chose has no price', () => {
  const thumb = ({ moves }: Rated<ToyMove>): Rated<ToyMove> => ({ moves });
  const asked = counselOf({ ...GREEDY, weigh: (...all) => GREEDY.weigh(...all).map(thumb) }, view(9), [take(3), take(2)], dice(), 1);
  expect(asked?.otherwise).toBe('Sinon : levez 2.');
});

test('a game is gone through for the moves of some seats, the dearest first, never more than so many', () => {
  const moves = Array.from({ length: 16 }, (_, at) => take(1, at % 2));
  const review = { replay: { version: 3, game: 'toy', options: { seats: 2, heap: 40 }, seed: 's', moves }, seats: [0] };
  const done: number[] = [];
  const steps = reviewing(TOY, GREEDY, review);
  let step = steps.next();
  for (; !step.done; step = steps.next()) done.push(step.value);
  expect(done).toEqual(moves.map((_, at) => at + 1));
  expect(step.value).toHaveLength(DEAREST);
  expect(new Set(step.value.map(({ at }) => at % 2))).toEqual(new Set([0]));
  const costs = step.value.map(({ cost }) => cost);
  expect(costs).toEqual(costs.toSorted((a, b) => b - a));
  expect(step.value[0]).toMatchObject({ played: 'lever 1', moment: 'Coup 1' });
});

const blamed = (adviser: Adviser<ToyView, ToyMove>, moves: readonly ToyMove[], given: readonly string[] = []): readonly number[] => {
  const steps = reviewing(TOY, adviser, {
    replay: { version: 3, game: 'toy', options: { seats: 2, heap: 40 }, seed: 's', moves },
    seats: [0],
    given,
  });
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value.map(({ at }) => at).toSorted((a, b) => a - b);
};

test('nobody is blamed for what he was advised, nor for what he would be', () => {
  const moves = [take(1, 0), take(1, 1), take(2, 0), take(1, 1), take(1, 0)];
  expect(blamed(GREEDY, moves)).toEqual([0, 2, 4]);
  expect(blamed(GREEDY, moves, [givenKey(2, take(2, 0)), givenKey(4, take(2, 0))])).toEqual([0, 4]);
  // A rule of thumb advises one; whoever counts after the game prefers three.
  const thumb: Adviser<ToyView, ToyMove> = {
    ...GREEDY,
    weigh: (_view, legal) => legal.filter((move) => countOf(move) === 1).map((move) => ({ moves: [move] })),
  };
  expect(blamed(thumb, moves)).toEqual([2]);
});

test.each([
  ['attaquez Oz depuis Kori', 'attaquer Oz depuis Kori'],
  ['allez à « Galad 5 »', 'aller à « Galad 5 »'],
  ['finissez vos achats', 'finir vos achats'],
  ['prenez une carte verte', 'prendre une carte verte'],
  ['menez-les à Oz', 'les mener à Oz'],
  ['envoyez-le sur « Exil 6 »', 'l’envoyer sur « Exil 6 »'],
  ['ne jouez rien', 'ne rien jouer'],
  ['n’attaquez plus', 'ne plus attaquer'],
  ['ne posez rien pour l’instant', 'ne rien poser pour l’instant'],
  ['n’envoyez personne', 'n’envoyer personne'],
  ['dites que vous avez fini', 'dire que vous avez fini'],
  ['relancez le 2e dé', 'relancer le 2e dé'],
])('« %s » is « %s » once it is done', (advice, done) => {
  expect(doneOf(advice)).toBe(done);
});

test('a move is the same advice in whatever order it is written', () => {
  expect(givenKey(3, { kind: 'go', seat: 0, by: { from: 1, to: 2 } } as { seat: number; kind: string })).toBe(
    '3 {"by":{"from":1,"to":2},"kind":"go","seat":0}',
  );
  expect(givenKey(3, { seat: 0, by: { to: 2, from: 1 }, kind: 'go' } as { seat: number; kind: string })).toBe(
    '3 {"by":{"from":1,"to":2},"kind":"go","seat":0}',
  );
});
