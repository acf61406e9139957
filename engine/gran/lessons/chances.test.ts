import { describe, expect, test } from 'vitest';
import { GRAN } from '../game.ts';
import { DRAGONS } from '../setup.ts';
import type { Force, State, Walk } from '../types.ts';
import { chanceOf, duelsTo, hasRing, safeAfter, winsInARow } from './chances.ts';
import { hunts } from './facts.ts';
import { go, on, positionOf } from './position.ts';

const at = (state: State, color: string): string | undefined => state.position.pieces.find((piece) => piece.color === color)?.at;

/** Every two cards of the pile in every order, every two dice. */
function twoByCounting(seen: readonly Force[]): number {
  const pile: Force[] = [...DRAGONS];
  for (const force of seen) pile.splice(pile.indexOf(force), 1);
  let wins = 0;
  let all = 0;
  for (const [i, a] of pile.entries())
    for (const [j, b] of pile.entries())
      for (let one = 1; i !== j && one <= 6; one += 1)
        for (let two = 1; two <= 6; two += 1) {
          all += 1;
          if (one >= a && two >= b) wins += 1;
        }
  return wins / all;
}

describe('duels in a row', () => {
  test.each<[readonly Force[]]>([[[]], [[6, 6, 5]], [[0, 0, 2]]])('%j out of the pile: as counted card by card', (seen) => {
    const state = positionOf({ jaune: 'galad-6', bleu: 'galad-7', state: { seen } });
    expect(winsInARow(2, state)).toBeCloseTo(twoByCounting(seen), 12);
  });

  test('none is certain, one of a whole pile is seven of twelve', () => {
    const state = positionOf({ jaune: 'galad-6', bleu: 'galad-7' });
    expect(winsInARow(0, state)).toBe(1);
    expect(winsInARow(1, state)).toBeCloseTo(7 / 12, 12);
  });
});

test('the fewest duels to the ring: on foot, past one dragon, past two, not at all', () => {
  const ringFrom = (jaune: string, ring: string) =>
    duelsTo(positionOf({ jaune, bleu: 'galad-17', ring: { at: ring } }), (end) => hasRing(end, 0));
  expect(ringFrom('tirad-9', 'tirad-12')).toBe(0);
  expect(ringFrom('galad-6', 'galad-12')).toBe(1);
  expect(ringFrom('tirad-11', 'tirad-14')).toBe(2);
  expect(ringFrom('urgad-4', 'tirad-14')).toBeUndefined();
});

test('a rival banished out of reach is safe; near a dragon that leads back, as often as the dragon wins', () => {
  const state = positionOf({
    jaune: 'galad-6',
    bleu: 'galad-7',
    ring: { bearer: 'bleu' },
    state: { phase: 'exile', pending: ['galad-7'] },
  });
  expect(safeAfter(state, on('exile', 'exil-1'))).toBe(1);
  expect(safeAfter(state, on('exile', 'exil-5'))).toBe(0);
  expect(safeAfter(state, on('exile', 'exil-7'))).toBeCloseTo(5 / 12, 12);
});

test('a duel on the way counts, one after the goal does not', () => {
  const state = positionOf({ jaune: 'galad-6', bleu: 'galad-11', ring: { at: 'galad-12' } });
  const chance = (...path: Walk) => chanceOf(state, go(...path), (end) => hasRing(end, 0));
  expect(chance('dragon-du-lac')).toBeCloseTo(7 / 12, 12);
  expect(chance('galad-5', 'galad-9')).toBe(0);
});

describe('the rival of the last lesson', () => {
  const hunted = (jaune: string, bleu: string, bearer: 'jaune' | 'bleu', seals: readonly ['galad'] | readonly [] = []) =>
    positionOf({ jaune, bleu: [bleu, { seals }], ring: { bearer }, state: { turn: 1 } });

  test('attacks the bearer within reach', () => {
    const state = GRAN.play(hunted('galad-5', 'galad-3', 'jaune'), hunts(hunted('galad-5', 'galad-3', 'jaune'))).state;
    expect(state.phase).toBe('exile');
  });

  test('comes nearer otherwise, and stops on no dragon', () => {
    const before = hunted('galad-10', 'galad-5', 'jaune');
    expect(at(GRAN.play(before, hunts(before)).state, 'bleu')).toBe('galad-7');
  });

  test('brings the ring to a city whose seal he misses', () => {
    const before = hunted('exil-1', 'galad-5', 'bleu');
    expect(at(GRAN.play(before, hunts(before)).state, 'bleu')).toBe('cite-de-galad');
    const again = hunted('exil-1', 'galad-5', 'bleu', ['galad']);
    expect(at(GRAN.play(again, hunts(again)).state, 'bleu')).not.toBe('cite-de-galad');
  });
});
