/** What of a turn stops the table for a look: marches together, once they are over. */
import { expect, test } from 'vitest';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import type { Event } from '#engine/zargos/game/events.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { showOf } from './show.ts';

const options = ZARGOS.checkOptions({ seats: 2, opening: 'rapide' });
if (!options.ok) throw new Error(options.because);

test('no march is shown by itself; the end of a turn shows where all of its groups went, and nothing where none did', () => {
  const shown = { none: 0, one: 0, more: 0 };
  for (let game = 0; game < 4; game += 1) {
    const dice = diceFrom(seeded(`pas ${game}`));
    let state = ZARGOS.setup(options.value, `pas ${game}`);
    const past: Event[] = [];
    let marched: string[] = [];
    for (let at = 0; at < 500 && !ZARGOS.outcome(state); at += 1) {
      const seat = ZARGOS.toMove(state)[0] ?? 0;
      const moves = ZARGOS.moves(state, seat);
      // Rather a march than the end of a turn, so that there is something to see.
      const marches = moves.filter(({ kind }) => kind === 'march');
      const move = oneOf(marches.length > 0 && dice.roll(3) > 1 ? marches : moves, dice);
      const [before, { state: next, events }] = [ZARGOS.view(state, 0), ZARGOS.step(state, move)];
      past.push(...events);
      const show = showOf({ move, before, after: ZARGOS.view(next, 0), events }, [], (is) => {
        const from = past.findLastIndex(is);
        return from < 0 ? [] : past.slice(from);
      });
      if (move.kind === 'march') {
        expect(show).toBeUndefined();
        marched = [...marched, move.from, move.to];
      } else if (state.phase === 'reorganisation' && move.kind === 'done') {
        expect(show?.places).toEqual(marched.length > 0 ? marched : undefined);
        shown[marched.length === 0 ? 'none' : marched.length === 2 ? 'one' : 'more'] += 1;
        marched = [];
      }
      state = next;
    }
  }
  expect(Math.min(shown.none, shown.one, shown.more)).toBeGreaterThan(2);
});
