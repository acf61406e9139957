import { expect, test } from 'vitest';
import { botOf } from '../chooser/seats.ts';
import { HUMAN } from '../spec.ts';
import { TOY_SPEC } from '../testing/toy-game.ts';
import { openHistory, replayOf, withMove } from './history.ts';
import { playersAt, playersIn, readGame } from './reading.ts';

const fresh = openHistory(TOY_SPEC, { seats: 2, heap: 9 }, 'x');
const move = { kind: 'take', seat: 0, count: 2 } as const;

test('a replay is played again move by move, and what is none is refused in a sentence', async () => {
  const replay = { ...replayOf(TOY_SPEC, fresh), moves: [move] };
  const played = withMove(TOY_SPEC, fresh, move);
  expect(await readGame(TOY_SPEC, replay)).toEqual({ ok: true, history: played.ok && played.history });
  expect(await readGame(TOY_SPEC, 'rien')).toMatchObject({ ok: false, because: expect.any(String) });
  const late = await readGame(TOY_SPEC, { ...replay, moves: [{ ...move, seat: 1 }] });
  expect(late).toMatchObject({ ok: false, because: expect.stringContaining('Le coup 1') });
});

test('who sat there is read where it is said; a seat that cannot be read has a bot', () => {
  const there = [{ kind: 'x' }, HUMAN];
  expect(playersAt(TOY_SPEC, fresh, there)).toEqual([botOf('random'), HUMAN]);
  expect(playersIn(TOY_SPEC, fresh, { players: there })).toEqual([botOf('random'), HUMAN]);
  expect([{}, { players: undefined }, 'rien', null].map((input) => playersIn(TOY_SPEC, fresh, input))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
