import { expect, test } from 'vitest';
import { changesNothing } from './decision.ts';

test('ZAR-MOI-1: the hand of God is asked where it tells: not between chances that all read « < 1 % » or « > 99 % »', () => {
  const asks = (keep: number | undefined, ...again: (number | undefined)[]) =>
    !changesNothing({ best: undefined, sentence: undefined, keep, again });
  expect([asks(0, 0, 0), asks(0.4, 0.4), asks(0.001, 0.004, 0.001), asks(0.993, 0.999)]).toEqual([false, false, false, false]);
  expect([asks(0.004, 0.012), asks(0.985, 0.995), asks(0.3, 0.3, 0.35), asks(0.3, undefined), asks(undefined, 0)]).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
});
