import { expect, test } from 'vitest';
import { ORC } from '../game.ts';
import { PILES } from '../setup.ts';
import { cards, dealing, play } from '../testing/position.ts';
import { type CardId, LAST_TICK, type Move, type PileCard, type State } from '../types.ts';
import { dealtOf, desertionsLeft, isStarted, pileOf, shieldsLeft, tickOf, topsOf } from './piles.ts';
import { tickNow } from './recruitment.ts';

const deal = (state: State, tick: number): State => play(state, { kind: 'deal', seat: state.sorcier, tick });
const desert = (seat: number, tick: number, pile: number): Move => ({ kind: 'desertion', seat, tick, pile });
const shield = (seat: number, tick: number, pile: number): Move => ({ kind: 'shield', seat, tick, pile });
const playAll = (state: State, moves: readonly Move[]): State => moves.reduce(play, state);
const verdict = (state: State, move: Move) => ORC.judge(state, move);
const FIRST: readonly CardId[] = [...cards('orcs-troupe x7 troll x4')];

/** A pile in words: « orcs-troupe D1 S2 ». */
const written = (pile: readonly PileCard[]): string =>
  pile.map((one) => ('card' in one ? one.card : 'desertion' in one ? `D${one.desertion}` : `S${one.shield}`)).join(' ');

test.each([
  [4, 9],
  [5, 11],
  [6, 13],
  [7, 14],
] as const)('ORC-REC-3: at %d players cards go round %d piles, one a tick', (seats, piles) => {
  const state = deal(dealing({ seats }), LAST_TICK);
  expect(PILES[seats]).toBe(piles);
  const heights = Array.from({ length: piles }, (_, pile) => pileOf(state, pile).length);
  expect(heights.reduce((sum, height) => sum + height)).toBe(80);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
  expect(pileOf(state, 1)[1]).toEqual({ card: state.deck[1 + piles] });
});

test('ORC-REC-2 ORC-REC-5 ORC-L-8: « début des recrutements » takes a tick, but no pile’s turn, and lies on none', () => {
  const before = deal(dealing({ start: 40 }), 39);
  expect([dealtOf(before), isStarted(before)]).toEqual([39, false]);
  const after = deal(before, 40);
  expect([dealtOf(after), isStarted(after)]).toEqual([39, true]);
  const next = deal(after, 41);
  expect(topsOf(next)[39 % 9]?.top).toEqual({ card: next.deck[39] });
  const all = deal(next, LAST_TICK);
  const lying = Array.from({ length: 9 }, (_, pile) => pileOf(all, pile)).flat();
  expect(lying).toHaveLength(80);
  expect(lying.every((one) => 'card' in one)).toBe(true);
  expect([tickOf(after, 38), tickOf(after, 39)]).toEqual([39, 41]);
});

test('ORC-REC-4: a desertion is laid at any moment of the deal, on any pile that holds a card', () => {
  const state = deal(dealing({ first: FIRST }), 1);
  const after = playAll(state, [desert(2, 1, 0)]);
  expect(written(pileOf(after, 0))).toBe('orcs-troupe D2');
  const next = deal(after, 10);
  expect(written(pileOf(next, 0))).toBe('orcs-troupe D2 troll');
  expect(verdict(next, desert(2, 10, 8))).toEqual({ ok: true });
  expect(written(pileOf(playAll(next, [desert(2, 10, 8)]), 8))).toBe('troll D2');
});

test('ORC-L-26: on an empty pile a desertion is refused, or lost', () => {
  const state = deal(dealing({}), 3);
  expect(verdict(state, desert(1, 3, 3))).toMatchObject({ ok: false, rule: 'ORC-L-26' });
  const other = deal(dealing({ options: { 'ORC-L-26': 'perdue' } }), 3);
  const lost = play(other, desert(1, 3, 3));
  expect(written(pileOf(deal(lost, 4), 3))).toBe(`D1 ${lost.deck[3]}`);
  expect(ORC.moves(dealing({ options: { 'ORC-L-26': 'perdue' } }), 1)).toHaveLength(9 + 1);
  expect(ORC.moves(dealing({}), 1)).toEqual([]);
  expect(ORC.toMove(dealing({}))).toEqual([0]);
});

test('ORC-REC-5: shields only once « début des recrutements » is turned', () => {
  const state = deal(dealing({ start: 40 }), 39);
  expect(verdict(state, shield(1, 39, 0))).toMatchObject({ ok: false, rule: 'ORC-REC-5' });
  expect(ORC.moves(state, 1).some((move) => move.kind === 'shield')).toBe(false);
  const started = deal(state, 40);
  expect(verdict(started, shield(1, 40, 0))).toEqual({ ok: true });
  expect(ORC.moves(started, 1).filter((move) => move.kind === 'shield')).toHaveLength(9);
});

test('ORC-REC-4 ORC-REC-5: a card laid deals up to its tick first, and the same as if the Sorcier had', () => {
  const state = dealing({ start: 40 });
  const moves = [desert(3, 12, 2), shield(1, 50, 4), shield(2, 66, 4)];
  const stepped = moves.reduce((now, move) => play('tick' in move && move.tick > now.tick ? deal(now, move.tick) : now, move), state);
  expect(playAll(state, moves)).toEqual(stepped);
  expect(verdict(stepped, desert(3, 65, 2))).toMatchObject({ ok: false, rule: 'ORC-REC-4' });
  expect(verdict(stepped, shield(3, 65, 2))).toMatchObject({ ok: false, rule: 'ORC-REC-5' });
});

test('ORC-L-17: two cards laid at one tick lie as the nearer to the Sorcier’s left first, in whichever order they came', () => {
  const state = deal(dealing({ seats: 5, sorcier: 3, start: 40 }), 45);
  const [far, near] = [shield(2, 45, 1), shield(4, 45, 1)];
  const one = playAll(state, [far, near]);
  expect(playAll(state, [near, far])).toEqual(one);
  expect(written(pileOf(one, 1)).split(' ').slice(-2)).toEqual(['S4', 'S2']);
  const later = playAll(state, [far, { ...near, tick: 46 } as Move]);
  expect(written(pileOf(later, 1)).split(' ').slice(-2)).toEqual(['S2', 'S4']);
});

test('ORC-REC-1: nobody lays more than he has', () => {
  const state = deal(dealing({ seats: 6 }), 20);
  const once = play(state, desert(1, 20, 0));
  expect(desertionsLeft(once, 1)).toBe(0);
  expect(verdict(once, desert(1, 20, 1))).toMatchObject({ ok: false, rule: 'ORC-REC-1' });
  const armed = playAll(deal(once, 50), [shield(1, 50, 0), shield(1, 50, 1)]);
  expect(shieldsLeft(armed, 1)).toBe(0);
  expect(verdict(armed, shield(1, 50, 2))).toMatchObject({ ok: false, rule: 'ORC-REC-1' });
  expect(ORC.toMove(armed)).not.toContain(1);
});

test('ORC-REC-6: after the last card no more desertion, and every shield left must be laid', () => {
  const state = deal(dealing({ start: 40 }), LAST_TICK);
  expect(state.phase).toBe('recruit');
  expect(ORC.toMove(state)).toEqual([1, 2, 3]);
  expect(verdict(state, desert(1, LAST_TICK, 0))).toMatchObject({ ok: false, rule: 'ORC-REC-6' });
  expect(verdict(state, { kind: 'wait', seat: 1 })).toMatchObject({ ok: false, rule: 'ORC-REC-6' });
  expect(ORC.moves(state, 1).map(({ kind }) => kind)).toEqual(Array.from({ length: 9 }, () => 'shield'));
  expect(ORC.clock?.tick(state)).toBeUndefined();
  let now = state;
  for (const seat of [1, 1, 2, 2, 3]) now = play(now, shield(seat, tickNow(now), 0));
  expect(now.phase).toBe('recruit');
  expect(play(now, shield(3, tickNow(now), 0)).phase).toBe('champion');
});

test('ORC-REC-6: where all shields are laid, the last card ends the recruitment', () => {
  const laid = [1, 2, 3].flatMap((seat) => [shield(seat, 50, seat), shield(seat, 50, seat + 3)]);
  const state = playAll(dealing({ start: 40 }), laid);
  expect(deal(state, LAST_TICK - 1).phase).toBe('recruit');
  expect(deal(state, LAST_TICK).phase).toBe('champion');
});

test('ORC-L-23: left-over shields come without order, the first laid being the lowest', () => {
  const state = deal(dealing({ start: 40 }), LAST_TICK);
  const [last, first] = [3, 1].map((seat, at) => shield(seat, LAST_TICK + at, 0));
  if (!last || !first) throw new Error('two shields');
  expect(ORC.moves(state, 3)[0]).toMatchObject({ tick: LAST_TICK });
  const one = play(state, last);
  expect(ORC.moves(one, 1)[0]).toMatchObject({ tick: LAST_TICK + 1 });
  expect(
    written(pileOf(play(one, first), 0))
      .split(' ')
      .slice(-2),
  ).toEqual(['S3', 'S1']);
  expect(verdict(one, shield(1, LAST_TICK + 2, 0))).toMatchObject({ ok: false, rule: 'ORC-REC-6' });
});

test('ORC-L-23: or in turn from the Sorcier’s left, one each', () => {
  const start = dealing({ sorcier: 2, start: 40, options: { 'ORC-L-23': 'a-tour-de-role' } });
  let now = deal(play(start, shield(0, 50, 8)), LAST_TICK);
  const turns: number[] = [];
  while (now.phase === 'recruit') {
    const [seat = -1, ...others] = ORC.toMove(now);
    expect(others).toEqual([]);
    turns.push(seat);
    expect(verdict(now, shield((seat + 1) % 4 === 2 ? 3 : (seat + 1) % 4, tickNow(now), 0)).ok).toBe(false);
    now = play(now, shield(seat, tickNow(now), 0));
  }
  expect(turns).toEqual([3, 0, 1, 3, 1]);
});

test('ORC-L-24: a second shield on a pile is of no effect, or forbidden once the first could be seen', () => {
  const state = (reading: 'permis' | 'interdit-si-vu') => play(dealing({ start: 40, options: { 'ORC-L-24': reading } }), shield(1, 50, 3));
  expect(verdict(state('permis'), shield(2, 51, 3))).toEqual({ ok: true });
  expect(verdict(state('interdit-si-vu'), shield(2, 50, 3))).toEqual({ ok: true });
  const seen = deal(state('interdit-si-vu'), 51);
  expect(verdict(seen, shield(2, 51, 3))).toMatchObject({ ok: false, rule: 'ORC-L-24' });
  expect(ORC.moves(seen, 2).filter((move) => move.kind === 'shield')).toHaveLength(8);
  // His own he has seen.
  expect(verdict(state('interdit-si-vu'), shield(1, 50, 3))).toMatchObject({ ok: false, rule: 'ORC-L-24' });
});

test('ORC-MAN-1: the Sorcier deals, and lays nothing himself', () => {
  const state = deal(dealing({ sorcier: 1, start: 40 }), 45);
  for (const move of [desert(1, 45, 0), shield(1, 45, 0), { kind: 'wait', seat: 1 } as const]) {
    expect(verdict(state, move)).toMatchObject({ ok: false, rule: 'ORC-MAN-1' });
  }
  expect(ORC.moves(state, 1)).toEqual([{ kind: 'deal', seat: 1, tick: 46 }]);
  expect(verdict(state, { kind: 'deal', seat: 0, tick: 46 })).toMatchObject({ ok: false, rule: 'ORC-REC-3' });
});

test('a top is the last card of its pile, with its height', () => {
  let state = dealing({ start: 40 });
  for (const move of [desert(1, 15, 3), desert(2, 15, 3), shield(3, 60, 3), shield(2, 61, 0)]) {
    state = play(state, move);
    for (let tick = state.tick; tick <= Math.min(LAST_TICK, state.tick + 12); tick++) {
      const now = { ...state, tick };
      for (let pile = 0; pile < 9; pile++) {
        const all = pileOf(now, pile);
        expect(topsOf(now)[pile]).toEqual({ height: all.length, top: all.at(-1) ?? null });
      }
    }
  }
});
