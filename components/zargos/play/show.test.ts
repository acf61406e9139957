/** What of a turn stops the table for a look: marches together, once they are over. */
import { expect, test } from 'vitest';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import type { Event } from '#engine/zargos/game/events.ts';
import { SCENARIOS } from '#engine/zargos/data/scenarios.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { attack, fight, made, pass, play, quiet } from '#engine/zargos/testing/playing.ts';
import { blowOf, gathersOn } from './blow.ts';
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

test('a Vent de Guerre against one’s own attack is read before the dice, with what it changes; a fight that it breaks has its card', () => {
  const begun = ZARGOS.checkOptions({ seats: 2, scenario: SCENARIOS.deuxieme });
  if (!begun.ok) throw new Error(begun.because);
  const told = { won: 0, lost: 0 };
  for (let game = 0; game < 12; game += 1) {
    const sent = made(quiet(ZARGOS.setup(begun.value, `vent ${game}`)), attack(0, 'amazones', 'akilon-1', 'tairo-2', 4, 'vent-de-terre'));
    const opened = ZARGOS.step(sent, fight(0, 'tairo-2'));
    const asked = made(opened.state, pass(0));
    const move = play(1, 'vent-de-guerre');
    const { state: next, events } = ZARGOS.step(asked, move);
    const seen = { move, before: ZARGOS.view(asked, 0), after: ZARGOS.view(next, 0), events };
    const since = [...opened.events, ...events];
    const show = showOf(seen, [0], () => since);
    expect(show?.herald?.rules).toEqual(['ZAR-GUERRE']);
    expect(show?.herald?.text).toMatch(
      /^Les Dragons jouent le Vent de Guerre : un dé de plus pour eux à chaque round de ce combat\. \d+\s%.* au lieu de \d+\s%\.$/u,
    );
    // Whoever played it knows.
    expect(showOf(seen, [1], () => since)?.herald).toBeUndefined();
    // Told with all the fight, from before it was opened on.
    expect([opened.state, asked, next].map((after) => gathersOn({ before: seen.before, after: ZARGOS.view(after, 0) }))).toEqual([
      true,
      true,
      false,
    ]);
    const blow = blowOf({ ...seen, before: ZARGOS.view(sent, 0), events: since }, 0);
    const isWon = events.some((event) => event.kind === 'held' && event.how === 'won');
    if (isWon) expect(blow).toBeUndefined();
    else expect(blow).toMatchObject({ text: 'Vous ne prenez pas Taïro ouest, et perdez 4 pions.', places: ['tairo-2'] });
    told[isWon ? 'won' : 'lost'] += 1;
  }
  expect(told.lost).toBeGreaterThan(5);
});

test('what a Vent de Folie did is read by whoever blew it before he is asked anything else', () => {
  const begun = ZARGOS.checkOptions({ seats: 2, scenario: SCENARIOS.deuxieme });
  if (!begun.ok) throw new Error(begun.because);
  const hands = [['vent-de-folie', 'vent-de-folie'], []] as const;
  const asked = { ...quiet(ZARGOS.setup(begun.value, 'folie')), phase: 'red', asked: [0], hands } as const;
  const move = play(0, 'vent-de-folie', { kingdom: 'ohms' });
  const { state: next, events } = ZARGOS.step(asked, move);
  expect(next.asked).toEqual([0]);
  const seen = { move, before: ZARGOS.view(asked, 0), after: ZARGOS.view(next, 0), events };
  const lost = events.reduce((sum, event) => sum + (event.kind === 'folly' ? event.losses : 0), 0);
  const text = `Vent de Folie : les Dragons perdent ${lost} pions.`;
  expect(showOf(seen, [0], () => events)).toMatchObject({ pieces: 7, isOwn: true, holds: true, text });
});
