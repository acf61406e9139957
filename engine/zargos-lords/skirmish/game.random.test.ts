/** Random skirmishes: they end, and nobody is made or lost. */
import { expect, test } from 'vitest';
import { diceFrom, oneOf } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { keyOf } from '../board/hex.ts';
import { terrainAt } from '../board/map.ts';
import { SKIRMISH } from './game.ts';
import { countersOf } from './starts.ts';
import { scoresOf } from './table.ts';
import { randomOptions } from './testing/scenes.ts';
import { ENDS, type State } from './types.ts';

const GAMES = Number(process.env.GAMES ?? 12);

function check({ position, fallen, options, month, phase, falling, turn }: State): void {
  const ids = [...position.counters, ...fallen].map(({ id, kind }) => `${id} ${kind}`).sort();
  if (
    ids.join() !==
    countersOf(options.start)
      .map(({ id, kind }) => `${id} ${kind}`)
      .sort()
      .join()
  )
    throw new Error(`counters: ${ids}`);
  if (new Set(position.counters.map(({ at }) => keyOf(at))).size !== position.counters.length) throw new Error('two on a hex');
  for (const { at, paralysed } of position.counters) {
    const terrain = terrainAt(position.map, at);
    if (terrain === undefined || terrain === 'mer') throw new Error(`a counter at ${keyOf(at)}`);
    if (paralysed !== undefined && (terrain !== 'gouffre' || paralysed < 1 || paralysed > 3)) throw new Error(`paralysed ${paralysed}`);
  }
  if (month > options.months + 1 || turn > 1) throw new Error(`month ${month}`);
  if ((phase === 'retreat') !== falling.length > 0) throw new Error('somebody should retreat');
}

test(`${GAMES} random games under any readings: nobody is made or lost, nobody stands on another, and they end in every way`, {
  timeout: 60_000 + 1000 * GAMES,
}, () => {
  const ends = new Set<string>();
  for (let game = 0; game < GAMES; game += 1) {
    const dice = diceFrom(seeded(`skirmish/${game}`));
    let state = SKIRMISH.setup(randomOptions(dice), `skirmish/${game}`);
    let last = state;
    for (let count = 0; !SKIRMISH.outcome(state); count += 1) {
      if (count > 1000) throw new Error('no end');
      const [seat = 0] = SKIRMISH.toMove(state);
      const move = oneOf(SKIRMISH.moves(state, seat), dice);
      last = state;
      state = SKIRMISH.step(state, move).state;
      check(state);
    }
    const scores = scoresOf(state);
    const left = [0, 1].map((seat) => state.position.counters.filter(({ id }) => id.startsWith(seat === 0 ? 'a' : 'b')).length);
    expect(SKIRMISH.outcome(state)?.winners).toEqual(
      left[0] === 0 ? [1] : left[1] === 0 ? [0] : scores[0] === scores[1] ? [0, 1] : [scores[0] > scores[1] ? 0 : 1],
    );
    expect(last.month).toBeLessThanOrEqual(state.options.months);
    ends.add(state.ended?.how ?? '');
  }
  expect([...ends].sort()).toEqual([...ENDS].sort());
});
