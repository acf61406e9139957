/** What may be taken back at the table of De l'Orc: of every kind of move, it and nothing else, and never what a card or an answer has told. */
import { describe, expect, test } from 'vitest';
import { type History, nowOf, openHistory, undone, withMove } from '#components/table/session/history.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { greedy } from '#engine/orc/bot/greedy.ts';
import { ORC, type Orc } from '#engine/orc/game.ts';
import type { Move, MoveKind } from '#engine/orc/types.ts';
import { ORC_SPEC } from './spec.ts';

type Kept = History<Orc>;

const moved = (history: Kept, move: Move): Kept => {
  const next = withMove(ORC_SPEC, history, move);
  if (!next.ok) throw new Error(next.because);
  return next.history;
};
const deal = (tick: number): Move => ({ kind: 'deal', seat: 0, tick });
const desertion = (seat: number, tick: number): Move => ({ kind: 'desertion', seat, tick, pile: 0 });

/** A game whose Sorcier is the seat 0, with 22 cards dealt one by one. */
const DEALT: Kept = (() => {
  for (let word = 0; ; word++) {
    const start = openHistory(ORC_SPEC, { seats: 4, options: {}, values: {} }, `${word}`);
    if (nowOf(start).sorcier === 0) return Array.from({ length: 22 }, (_, at) => deal(at + 1)).reduce(moved, start);
  }
})();

/** The rest of a game by greedy players, move by move. */
function* played(start: Kept): Generator<Kept> {
  const dice = diceFrom(seeded('coups'));
  for (let now = start; ; ) {
    const state = nowOf(now);
    const movers = ORC.toMove(state);
    const moves = movers.map((seat) => greedy(ORC.view(state, seat), ORC.moves(state, seat), dice, 50));
    const move = moves.find(({ kind }) => kind !== 'wait' && kind !== 'deal') ?? moves.find(({ kind }) => kind === 'deal');
    if (!move) return;
    now = moved(now, move);
    yield now;
  }
}

describe('during the deal', () => {
  test('a désertion comes back alone: the 22 cards stay dealt', () => {
    expect(undone(ORC_SPEC, moved(DEALT, desertion(1, 22)), [1])).toEqual(DEALT);
  });

  test('the card of another, laid since at the same moment, stays', () => {
    const both = moved(moved(DEALT, desertion(1, 22)), desertion(2, 22));
    const left = undone(ORC_SPEC, both, [1]);
    expect(left).toEqual(moved(DEALT, desertion(2, 22)));
  });

  test('once the next card is turned it is too late', () => {
    expect(undone(ORC_SPEC, moved(moved(DEALT, desertion(1, 22)), deal(23)), [1])).toBeUndefined();
  });

  test('a game kept with its cards folded into the désertion keeps it, rather than give the cards back', () => {
    const folded = moved({ ...DEALT, moves: [], states: [DEALT.states[0]], events: [] }, desertion(1, 22));
    expect(nowOf(folded).tick).toBe(22);
    expect(undone(ORC_SPEC, folded, [1])).toBeUndefined();
  });

  test('nor does a Sorcier take a card back', () => {
    expect(undone(ORC_SPEC, DEALT, [0])).toBeUndefined();
  });
});

test('of every kind of move, undo gives the moment before or is refused, and what tells something is refused', () => {
  const taken = new Map<MoveKind, Set<boolean>>();
  for (const now of played(DEALT)) {
    const move = now.moves.at(-1);
    const before = now.states.at(-2);
    if (!move || !before) throw new Error('nothing was played');
    const left = undone(ORC_SPEC, now, [move.seat]);
    taken.set(move.kind, (taken.get(move.kind) ?? new Set()).add(left !== undefined));
    if (!left) continue;
    expect(nowOf(left), move.kind).toEqual(before);
    expect(left.moves, move.kind).toEqual(now.moves.slice(0, -1));
    // Nothing that the one who takes back did not know: what he sees beside what he has laid himself is what he saw.
    const [then, since] = [ORC.view(before, move.seat), ORC.view(nowOf(now), move.seat)];
    expect(since.seen.dealt, move.kind).toEqual(then.seen.dealt);
    expect(since.seen.battles, move.kind).toEqual(then.seen.battles);
    expect(since.seen.spied, move.kind).toEqual(then.seen.spied);
    expect(
      since.players.map(({ army }) => army),
      move.kind,
    ).toEqual(then.players.map(({ army }) => army));
  }
  for (const never of ['deal', 'champion', 'spy', 'commando', 'fly'] as const)
    expect(taken.get(never)?.has(true) ?? false, never).toBe(false);
  for (const kind of ['desertion', 'shield', 'call', 'send', 'pass'] as const) expect(taken.get(kind)?.has(true) ?? false, kind).toBe(true);
});

test('mercenaries sent come back until the next player has announced his', () => {
  const isSend = ({ kind }: Move) => kind === 'send';
  for (const now of played(DEALT)) {
    const [mine, others] = now.moves.slice(-2);
    if (!mine || !others || !isSend(mine) || !isSend(others)) continue;
    expect(undone(ORC_SPEC, now, [mine.seat])).toBeUndefined();
    return;
  }
  throw new Error('nobody ever answers mercenaries by mercenaries');
});
