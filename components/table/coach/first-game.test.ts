import { expect, test } from 'vitest';
import type { Habits } from '../chooser/habits.ts';
import { HUMAN } from '../spec.ts';
import { coachToRecall, isCoached, isHalfTaught, keepCoached, leaveCoach, nextFirst, turnsBegun } from './first-game.ts';

const moves = (...seats: readonly number[]) => seats.map((seat) => ({ kind: 'move', seat }));

test.each<[string, readonly number[], boolean, number]>([
  ['nothing played, mine to play', [], true, 1],
  ['nothing played, another begins', [], false, 0],
  ['in the middle of a turn of several moves', [0, 0], true, 1],
  ['my turn is over', [0, 0], false, 1],
  ['a second one begins', [0, 0, 1], true, 2],
  ['three are over', [1, 0, 1, 0, 0, 1, 0], false, 3],
  ['a fourth begins', [0, 1, 0, 1, 0, 1], true, 4],
])('%s', (_name, seats, isNow, turns) => {
  expect(turnsBegun(moves(...seats), 0, isNow)).toBe(turns);
});

test('who has been led through the first of two games is offered the second, until he has begun one of his own', () => {
  const habits = (own: Habits['own'], players?: Habits['players']) => ({
    get: () => ({ players, pace: undefined, own, options: undefined }),
  });
  const [none, one, two] = [habits({}), habits({ lecon: 'a' }), habits({ lecon: 'a', 'lecon-2': 'b' })];
  expect([nextFirst(none, false), nextFirst(none, true), nextFirst(one, true), nextFirst(two, true)]).toEqual([0, undefined, 1, undefined]);
  expect([none, one, two].map((own) => isHalfTaught(own, 2))).toEqual([false, true, false]);
  expect([isHalfTaught(one, 1), isHalfTaught(habits({ lecon: 'a' }, [HUMAN]), 2)]).toEqual([false, false]);
});

test('a coach who was thanked may be called back, and one who has said all may not', () => {
  let own: Habits['own'] = {};
  const habits = {
    get: () => ({ players: undefined, pace: undefined, own, options: undefined }),
    set: (part: Partial<Habits>) => {
      own = part.own ?? own;
    },
  };
  keepCoached(habits, 0, 'a');
  expect([isCoached(habits, 'a'), coachToRecall(habits, 'a')]).toEqual([true, undefined]);
  leaveCoach(habits, 'a', false);
  expect([isCoached(habits, 'a'), coachToRecall(habits, 'b'), nextFirst(habits, true)]).toEqual([false, undefined, 1]);
  coachToRecall(habits, 'a')?.();
  expect(isCoached(habits, 'a')).toBe(true);
  leaveCoach(habits, 'a', true);
  expect([isCoached(habits, 'a'), coachToRecall(habits, 'a')]).toEqual([false, undefined]);
});
