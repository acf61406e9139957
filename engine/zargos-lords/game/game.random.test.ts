/** Random skirmishes: they end, and nobody is made or lost. */
import { expect, test } from 'vitest';
import { type Dice, diceFrom, oneOf } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { sortedJson } from '../../core/replay.ts';
import { keyOf } from '../board/hex.ts';
import { terrainAt } from '../board/map.ts';
import { LORDS } from './game.ts';
import type { StartId } from './starts.ts';
import { scoresOf } from './table.ts';
import { anyMove, countersOf, randomOptions } from './testing/scenes.ts';
import type { Move, State } from './types.ts';

const GAMES = Number(process.env.GAMES ?? 12);

function check({ position, fallen, options, month, phase, falling, turn }: State): void {
  const ids = [...position.counters, ...fallen].map(({ id, kind }) => `${id} ${kind}`).sort();
  if (
    ids.join() !==
    countersOf(options.scenario as StartId)
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

const keyOfMove = (move: Move): string =>
  sortedJson({
    ...move,
    ...('shooters' in move && { shooters: [...move.shooters].sort() }),
    ...('attackers' in move && { attackers: [...move.attackers].sort() }),
  });

const ASKED = 30;

/** Of a group of four and more the list keeps a part: no pair is asked about there. */
function checkVerdicts(state: State, moves: readonly Move[], dice: Dice): number {
  const listed = new Set(moves.map(keyOfMove));
  let allowed = 0;
  for (let asked = 0; asked < ASKED; asked += 1) {
    const move = anyMove(state, dice);
    const { ok } = LORDS.judge(state, move);
    allowed += ok ? 1 : 0;
    const isPart = ok && move.kind === 'attack' && move.attackers.length > 1;
    if (ok !== listed.has(keyOfMove(move)) && !isPart)
      throw new Error(`${ok ? 'allowed, not listed' : 'listed, refused'}: ${JSON.stringify({ move, state })}`);
  }
  return allowed;
}

test(`${GAMES} random games under any readings: nobody is made or lost, nobody stands on another, what is judged is what is listed, and they end in every way`, {
  timeout: 60_000 + 1000 * GAMES,
}, () => {
  const ends = new Set<string>();
  let allowed = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const dice = diceFrom(seeded(`skirmish/${game}`));
    let state = LORDS.setup(randomOptions(dice), `skirmish/${game}`);
    let last = state;
    for (let count = 0; !LORDS.outcome(state); count += 1) {
      if (count > 1000) throw new Error('no end');
      const [seat = 0] = LORDS.toMove(state);
      const moves = LORDS.moves(state, seat);
      if (dice.roll(4) === 1) allowed += checkVerdicts(state, moves, dice);
      const move = oneOf(moves, dice);
      last = state;
      state = LORDS.step(state, move).state;
      check(state);
    }
    const scores = scoresOf(state);
    const left = [0, 1].map((seat) => state.position.counters.filter(({ id }) => id.startsWith(seat === 0 ? 'a' : 'b')).length);
    expect(LORDS.outcome(state)?.winners).toEqual(
      left[0] === 0 ? [1] : left[1] === 0 ? [0] : scores[0] === scores[1] ? [0, 1] : [(scores[0] ?? 0) > (scores[1] ?? 0) ? 0 : 1],
    );
    expect(last.month).toBeLessThanOrEqual(state.options.months);
    ends.add(state.ended?.how ?? '');
  }
  expect(allowed).toBeGreaterThan(10 * GAMES);
  expect([...ends].sort()).toEqual(['months', 'rout']);
});
