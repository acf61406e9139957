import { describe, expect, test } from 'vitest';
import { accepted } from '../../core/accepted.ts';
import { type Dice, diceFrom } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { ORC } from '../game.ts';
import { play } from '../testing/position.ts';
import type { State } from '../types.ts';
import { countsOf, FLYING_MACHINE } from './kinds.ts';
import { holdingsOf, NOBODY, rememberedPiles } from './memory.ts';
import { recall } from './recall.ts';

function start(seats: number, seed: string): State {
  return ORC.setup(accepted(ORC.checkOptions({ seats, options: {} })), seed);
}

/** A move of anybody; the deal goes on five times out of six. Neither commando nor spies of the end: they are tried apart. */
function next(state: State, dice: Dice): State {
  const tick = ORC.clock?.tick(state);
  if (tick && dice.roll(6) > 1) return play(state, tick);
  const seats = ORC.toMove(state);
  const legal = ORC.moves(state, seats[dice.roll(seats.length) - 1] ?? -1).filter(({ kind }) => kind !== 'commando' && kind !== 'fly');
  const move = legal[dice.roll(legal.length) - 1];
  if (!move) throw new Error('no move');
  return play(state, move);
}

describe.each([4, 5, 6, 7])('with a perfect memory, %i at the table', (seats) => {
  test('what everybody holds is known to a card, from the first pile given out to the last battle', () => {
    for (let game = 0; game < 4; game += 1) {
      const dice = diceFrom(seeded(`memory/${seats}/${game}`));
      let state = start(seats, `memory/${seats}/${game}`);
      let looked = 0;
      while (state.round < 4 && state.phase !== 'over') {
        state = next(state, dice);
        if (state.phase === 'recruit' || state.phase === 'champion' || state.phase === 'over') continue;
        const seat = (state.sorcier + 1) % seats;
        const view = ORC.view(state, seat);
        const holdings = holdingsOf(view, view.seen);
        const truth = state.hands.map((hand, at) => countsOf([...hand, ...(state.engaged[at] ?? [])]));
        expect(holdings.map(({ cards }) => cards)).toEqual(truth);
        expect(holdings.flatMap(({ unknown }) => unknown).every((count) => count === 0)).toBe(true);
        looked += 1;
      }
      expect(looked).toBeGreaterThan(10);
    }
  });
});

/** Four at the table, seat 0 being Sorcier: nine piles, « début des recrutements » turned late so that ticks are cards. */
const DRAWN = { ...start(4, 'drawn'), sorcier: 0, start: 46 };
const piles = (placed: State['placed'], tick: number) => {
  const view = ORC.view({ ...DRAWN, tick, placed }, 1);
  return rememberedPiles(view, view.seen);
};
const card = (at: number) => countsOf(DRAWN.deck.slice(at, at + 1)).indexOf(1);

test('ORC-DEP-1, ORC-DEP-2: a desertion sends the card below it away, a second one nothing', () => {
  const laid = (tick: number, pile: number) => ({ kind: 'desertion', seat: 1, tick, pile }) as const;
  expect(piles([], 10)[0]).toMatchObject({ height: 2, owner: NOBODY, exposed: card(9) });
  expect(piles([laid(10, 0)], 10)[0]).toMatchObject({ height: 2, exposed: -1, cards: countsOf(DRAWN.deck.slice(0, 1)) });
  expect(piles([laid(10, 0), laid(10, 0)], 10)[0]?.cards).toEqual(countsOf(DRAWN.deck.slice(0, 1)));
  expect(piles([laid(10, 0)], 19)[0]).toMatchObject({ height: 3, exposed: card(18) });
});

test('ORC-DEP-3: the lowest shield owns the pile', () => {
  const shield = (seat: number, tick: number) => ({ kind: 'shield', seat, tick, pile: 3 }) as const;
  expect(piles([shield(2, 47), shield(1, 48)], 50)[3]?.owner).toBe(2);
});

describe('forgetting', () => {
  const view = ORC.view({ ...DRAWN, tick: 81, placed: [{ kind: 'shield', seat: 2, tick: 60, pile: 1 }] }, 1);
  const kept = (percent: number, last = 0) => recall(view, { percent, last }).dealt.filter((one) => one !== null).length;

  test('keeps its part, the last cards, every shield, and the same ones every time', () => {
    expect(kept(100)).toBe(80);
    expect(kept(0)).toBe(0);
    expect(kept(0, 12)).toBe(12);
    expect(kept(50)).toBeGreaterThan(25);
    expect(kept(50)).toBeLessThan(55);
    expect(recall(view, { percent: 0, last: 0 }).placed).toHaveLength(1);
    expect(recall(view, { percent: 50, last: 3 })).toEqual(recall(structuredClone(view), { percent: 50, last: 3 }));
  });

  test('what is kept with less memory is kept with more', () => {
    const [little, much] = [30, 60].map((percent) => recall(view, { percent, last: 0 }).dealt);
    expect(little?.every((one, at) => one === null || much?.[at] === one)).toBe(true);
  });

  test('forgotten cards are counted as unknown', () => {
    const found = rememberedPiles(view, recall(view, { percent: 50, last: 0 }));
    const known = found.flatMap(({ cards }) => cards).reduce((sum, count) => sum + count, 0);
    expect(known + found.reduce((sum, { unknown }) => sum + unknown, 0)).toBe(80);
    expect(found[0]?.cards[FLYING_MACHINE]).toBeLessThanOrEqual(1);
  });
});
