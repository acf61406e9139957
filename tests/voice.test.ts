/** What a table says aloud only moves forward: in a walk of 300 moves of each game, told in batches as they come, no line is left out and none is said twice. */
import { expect, test } from 'vitest';
import { GRAN_SPEC } from '#components/gran/play/spec.ts';
import { ORC_SPEC } from '#components/orc/play/spec.ts';
import { saidAfter, silent } from '#components/table/keys/said.ts';
import { logOf } from '#components/table/log.ts';
import { openHistory, withMove } from '#components/table/session/history.ts';
import type { TableSpec } from '#components/table/spec.ts';
import { ZARGOS_SPEC } from '#components/zargos/play/spec.ts';
import { SKIRMISH_SPEC } from '#components/zargos-lords/skirmish/spec.ts';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { seeded } from '#engine/core/random.ts';

const MOVES = 300;

/** All that is said of a walk through games, as seat 0 hears it, and all that its logs tell. */
function walk<G extends GameTypes>(spec: TableSpec<G>, agreed: unknown): { readonly said: string; readonly told: string } {
  const options = spec.game.checkOptions(agreed);
  if (!options.ok) throw new Error(options.because);
  const dice = diceFrom(seeded('voix'));
  const [said, told]: [string[], string[]] = [[], []];
  for (let moves = 0, games = 0; moves < MOVES; games += 1) {
    let history = openHistory(spec, options.value, `voix ${games}`);
    let log = logOf(spec, history, 0, undefined);
    let heard = silent(0);
    const clocked = new Set<number>();
    const hear = (at: number, isQuiet = false) => {
      const next = saidAfter(heard, { log, at, isQuiet, isMine: false, turn: '' }, []);
      if (next.count > heard.count) said.push(next.text);
      heard = next;
    };
    while (moves < MOVES && !spec.game.outcome(history.states.at(-1) ?? history.states[0])) {
      const now = history.states.at(-1) ?? history.states[0];
      const [seat = 0] = spec.game.toMove(now);
      const legal = spec.game.moves(now, seat).filter((move) => !spec.game.silent?.(move));
      const tick = spec.game.clock?.tick(now);
      const next = withMove(spec, history, tick && dice.roll(4) > 1 ? tick : oneOf(legal, dice));
      if (!next.ok) throw new Error(next.because);
      history = next.history;
      if (!tick) moves += 1;
      log = logOf(spec, history, 0, log);
      // While a clock ticks, something else tells each card; what it turned is one move of the log, which grows.
      if (tick) {
        for (const { at } of log.entries) if (at > heard.to || at === log.moves.length) clocked.add(at);
        hear(log.moves.length, true);
      }
      // What a move brought may be shown first, and moves come in batches.
      else if (dice.roll(3) > 1) hear(log.moves.length - dice.roll(2) + 1);
    }
    hear(log.moves.length);
    hear(log.moves.length - 1);
    told.push(...log.entries.filter(({ at }) => !clocked.has(at)).map(({ text }) => text));
  }
  return { said: said.join(' '), told: told.join(' ') };
}

test.each<[game: string, heard: () => ReturnType<typeof walk>]>([
  ['Gran', () => walk(GRAN_SPEC, { seats: 3 })],
  ['De l’Orc', () => walk(ORC_SPEC, { seats: 4 })],
  ['the skirmish', () => walk(SKIRMISH_SPEC, { seats: 2, scenario: 'col' })],
  ['Zargos', () => walk(ZARGOS_SPEC, { seats: 3, opening: 'rapide', offers: 0 })],
])('%s: each line of the log is said once, in order', (_game, heard) => {
  const { said, told } = heard();
  expect(told.length).toBeGreaterThan(1000);
  expect(said).toBe(told);
});
