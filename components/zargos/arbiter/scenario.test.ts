/** A position of a scenario goes to the arbiter and comes back: places out of play are none there either. */
import { expect, test } from 'vitest';
import { normal } from '#engine/zargos/normal.ts';
import { scenarioOptions, wander } from '#engine/zargos/testing/wander.ts';
import { pack } from './pack.ts';
import { unpack } from './unpack.ts';

test('any moment of a scenario is the same position once packed', async () => {
  for (const seed of ['arbitre/0', 'arbitre/1', 'arbitre/2', 'arbitre/3']) {
    const seen: ReturnType<typeof normal>[] = [];
    wander(
      seed,
      ({ before }, dice) => {
        if (dice.roll(8) === 1) seen.push(normal(before));
      },
      scenarioOptions,
    );
    for (const state of seen) expect(await unpack(JSON.parse(JSON.stringify(pack(state))))).toEqual({ ok: true, value: state });
  }
});
