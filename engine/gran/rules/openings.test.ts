/** What is found at once for the whole board is what the judges say point by point. */
import { expect, test } from 'vitest';
import { diceFrom } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { GRAN } from '../game.ts';
import { OPTION_IDS, READINGS } from '../options.ts';
import { randomOptions } from '../testing/positions.ts';
import type { State } from '../types.ts';
import { hasOpenForStone, hasOpenForSword, openForStone, openForSword } from './openings.ts';
import { stonePoints, swordPoints } from './stones.ts';
import { tablesFor } from './table.ts';

const GAMES = process.env.NIGHT ? 100 : 20;
/** Moves of a game, of which one in `EVERY` or so is looked at: stones are laid soon, and then lie. */
const MOVES = 600;
const EVERY = 150;

function compare({ options, position }: State): void {
  const tables = tablesFor(options);
  const open = openForStone(tables, position);
  expect(open).toEqual(stonePoints(tables, position));
  expect(hasOpenForStone(tables, position)).toBe(open.length > 0);
  for (const from of [position.stones[0], position.stones.at(-1), tables.board.start].filter((id) => id !== undefined)) {
    const points = openForSword(tables, position, from);
    expect(points).toEqual(swordPoints(tables, position, from));
    expect(hasOpenForSword(tables, position, from)).toBe(points.length > 0);
  }
}

test('GRA-PIE-1, GRA-PIE-3, GRA-PIE-4: points open to a stone at once and one by one, over random positions and every reading', {
  timeout: 60_000,
}, () => {
  const read = new Set<string>();
  let least = Number.POSITIVE_INFINITY;
  for (let game = 0; game < GAMES; game += 1) {
    const dice = diceFrom(seeded(`ouvertures/${game}`));
    const options = randomOptions(dice);
    for (const id of OPTION_IDS) read.add(`${id} ${options.options[id] ?? READINGS[id][0]}`);
    let state = GRAN.setup(options, `ouvertures/${game}`);
    for (let at = 0; at < MOVES && !GRAN.outcome(state); at += 1) {
      const moves = GRAN.moves(state, state.turn);
      const move = moves[dice.roll(moves.length) - 1];
      if (!move) throw new Error(`nothing to play in ${state.phase}`);
      state = GRAN.step(state, move).state;
      if (dice.roll(EVERY) > 1) continue;
      compare(state);
      least = Math.min(least, openForStone(tablesFor(options), state.position).length);
    }
  }
  expect(read.size).toBe(OPTION_IDS.reduce((sum, id) => sum + READINGS[id].length, 0));
  // Some had no stone left to lay.
  expect(least).toBe(0);
});
