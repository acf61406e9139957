import { expect, test } from 'vitest';
import { inSlices } from '#components/kit/sums/slices.ts';
import { checkReplay } from '#engine/core/replay.ts';
import { TOY_SPEC, type ToyGame, type ToyMove } from '../testing/toy-game.ts';
import { type History, nowOf, openHistory, replaying, replayOf, stateAt, undone, undoneTap, withMove, withoutMoves } from './history.ts';

type Kept = History<ToyGame>;

const START: Kept = openHistory(TOY_SPEC, { seats: 2, heap: 9 }, 'graine');
const take = (seat: number, count: number): ToyMove => ({ kind: 'take', seat, count });
const tick = (at: number): ToyMove => ({ kind: 'tick', seat: 0, tick: at });

const played = (...moves: readonly ToyMove[]): Kept =>
  moves.reduce((history, move) => {
    const next = withMove(TOY_SPEC, history, move);
    if (!next.ok) throw new Error(next.because);
    return next.history;
  }, START);

test('a move adds a state, a refused one says its rule and changes nothing', () => {
  const history = played(take(0, 2), take(1, 3));
  expect(history.states.map(({ heap }) => heap)).toEqual([9, 7, 4]);
  expect(withMove(TOY_SPEC, history, take(1, 1))).toEqual({ ok: false, rule: 'TOY-TAS-1', because: 'C’est au joueur 0 de jouer.' });
  expect(nowOf(history).heap).toBe(4);
  expect(stateAt(history, 1).heap).toBe(7);
  expect(stateAt(history, 12).heap).toBe(4);
});

test('a later tick takes the place of the one before it, and no other move does', () => {
  const history = played(tick(1), tick(4), take(0, 1), tick(6), tick(7));
  expect(history.moves).toEqual([tick(4), take(0, 1), tick(7)]);
  expect(history.states.map((state) => state.tick)).toEqual([0, 4, 4, 7]);
});

test('a move that is silent is recorded nowhere', () => {
  const spec = { ...TOY_SPEC, game: { ...TOY_SPEC.game, silent: ({ kind }: ToyMove) => kind === 'mark' } };
  const before = played(tick(1));
  expect(withMove(spec, before, { kind: 'mark', seat: 1, tick: 1 })).toEqual({ ok: true, history: before });
});

test('undo goes back to before the last move of somebody at the screen, unless one since then showed something', () => {
  const spec = TOY_SPEC;
  expect(undone(spec, played(take(0, 1), take(1, 1), take(0, 1), take(1, 1)), [0])).toEqual(played(take(0, 1), take(1, 1)));
  expect(undone(spec, played(take(0, 1), take(1, 1)), [0, 1])).toEqual(played(take(0, 1)));
  expect(undone(spec, played(take(0, 1), { kind: 'throw', seat: 1 }), [0])).toBeUndefined();
  expect(undone(spec, START, [0])).toBeUndefined();
  expect(undone({ ...spec, mayUndo: undefined }, played(take(0, 1)), [0])).toBeUndefined();
});

test('one of one’s last moves is taken back and the others stay; not where another needs it, nor beyond a throw', () => {
  const mark = (seat: number): ToyMove => ({ kind: 'mark', seat, tick: 4 });
  const laid = played(tick(4), mark(0), mark(1));
  expect(withoutMoves(TOY_SPEC, laid, [0, 1], ({ seat, kind }) => kind === 'mark' && seat === 0)).toEqual(played(tick(4), mark(1)));
  const taken = played(take(0, 1), take(1, 2), take(0, 3));
  const counts = (count: number) => (move: ToyMove) => move.kind === 'take' && move.count === count;
  expect(withoutMoves(TOY_SPEC, taken, [0, 1], counts(3))).toEqual(played(take(0, 1), take(1, 2)));
  expect(withoutMoves(TOY_SPEC, taken, [0, 1], counts(2))).toBeUndefined();
  expect(withoutMoves(TOY_SPEC, taken, [0, 1], counts(9))).toBeUndefined();
  expect(withoutMoves(TOY_SPEC, played(take(0, 1), { kind: 'throw', seat: 1 }), [0, 1], counts(1))).toBeUndefined();
});

test('undo never takes the clock back with it, and leaves what stands without the move', () => {
  const at4 = played(tick(2), tick(4));
  const laid = played(tick(2), tick(4), { kind: 'mark', seat: 0, tick: 4 });
  expect(laid.moves).toEqual([tick(4), { kind: 'mark', seat: 0, tick: 4 }]);
  expect(undone(TOY_SPEC, laid, [0])).toEqual(at4);
  const both = played(tick(4), { kind: 'mark', seat: 0, tick: 4 }, { kind: 'mark', seat: 1, tick: 4 });
  expect(undone(TOY_SPEC, both, [0])).toEqual(played(tick(4), { kind: 'mark', seat: 1, tick: 4 }));
  expect(undone(TOY_SPEC, played(tick(4), { kind: 'mark', seat: 0, tick: 4 }, tick(5)), [1])).toBeUndefined();
});

test('a replay gives the game again, in slices, and a move that is not allowed is said', async () => {
  const history = played(take(0, 1), { kind: 'throw', seat: 1 }, take(0, 1));
  const checked = checkReplay(TOY_SPEC.game, JSON.parse(JSON.stringify(replayOf(TOY_SPEC, history))));
  if (!checked.ok) throw new Error(checked.because);
  let rests = 0;
  let now = 0;
  const rest = async () => {
    rests += 1;
  };
  const again = await inSlices(replaying(TOY_SPEC, checked.value), 2, rest, () => now++);
  expect(again).toEqual({ ok: true, history });
  expect(rests).toBeGreaterThan(0);
  const spoiled = { ...checked.value, moves: [take(0, 1), take(0, 1)] };
  expect(await inSlices(replaying(TOY_SPEC, spoiled))).toEqual({
    ok: false,
    because: 'Le coup 2 de cette partie n’est pas permis (TOY-TAS-1) : C’est au joueur 1 de jouer.',
  });
});

test('all that one tap did is taken back at once, as far as it may be', () => {
  const [first, second, third] = [take(0, 1), take(0, 2), take(0, 3)];
  const laid = played(first, take(1, 1), second, take(1, 1), third);
  expect(undoneTap(TOY_SPEC, laid, [0], [third])).toEqual(played(first, take(1, 1)));
  expect(undoneTap(TOY_SPEC, laid, [0], [second, third])).toEqual(START);
  expect(undoneTap(TOY_SPEC, laid, [0], [second])).toEqual(played(first, take(1, 1), second, take(1, 1)));
  expect(undoneTap(TOY_SPEC, played(take(0, 1), { kind: 'throw', seat: 1 }, third), [0], [third])?.moves).toHaveLength(2);
});
