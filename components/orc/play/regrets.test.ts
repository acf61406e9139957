/** Who plays all that he is advised is blamed for nothing at the end: the adviser has one opinion of a moment. */
import { expect, test } from 'vitest';
import { counselOf, type Regret, reviewing } from '#components/table/advice/adviser.ts';
import { streamOf } from '#components/table/bots/stream.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/orc/bot/levels.ts';
import { ORC } from '#engine/orc/game.ts';
import type { Move } from '#engine/orc/types.ts';
import { ORC_ADVISER } from './adviser.ts';

const OPTIONS = { seats: 4, options: {}, values: {} } as const;

function advisedThroughout(seed: string): readonly Move[] {
  const moves: Move[] = [];
  let state = ORC.setup(OPTIONS, seed);
  while (!ORC.outcome(state)) {
    const chosen = ORC.toMove(state).flatMap((seat) => {
      const [view, legal] = [ORC.view(state, seat), ORC.moves(state, seat)];
      const dice = diceFrom(seeded(streamOf(seed, seat, moves)));
      if (legal.length === 0) return [];
      if (seat !== 0) return [BOTS.greedy(view, legal, dice, 100)];
      const counsel = legal.length > 1 ? counselOf(ORC_ADVISER, view, legal, dice, 600) : undefined;
      return [...(counsel?.moves ?? legal).slice(0, 1)];
    });
    const move = chosen.find((one) => !ORC.silent?.(one) && one.kind !== 'deal') ?? ORC.clock?.tick(state) ?? chosen[0];
    if (!move) throw new Error('nobody moves');
    moves.push(move);
    state = ORC.step(state, move).state;
  }
  return moves;
}

test.each(['conseils a', 'conseils b'])('« %s »', (seed) => {
  const replay = { version: ORC.version, game: ORC.id, options: OPTIONS, seed, moves: advisedThroughout(seed) };
  const found = (seat: number): readonly Regret[] => {
    const steps = reviewing(ORC, ORC_ADVISER, { replay, seats: [seat] });
    for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
  };
  expect(found(0)).toEqual([]);
  expect(found(1).length).toBeGreaterThan(0);
});
