import { expect, test } from 'vitest';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS, BUDGET, THINKERS } from '#engine/zargos-lords/game/bot/levels.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { isPreparing } from '#engine/zargos-lords/game/prepare.ts';
import { SCENARIOS } from '#engine/zargos-lords/game/scenarios.ts';
import { OFFERED, WAR_FORM } from './WarForm.tsx';

const TABLES = OFFERED.flatMap((scenario) => SCENARIOS[scenario].seats.map((count) => ({ scenario, count })));

test.each(TABLES)('$scenario, $count: the stratège is offered where he weighs plans from the first month on', ({ scenario, count }) => {
  const { months } = SCENARIOS[scenario];
  const agreed = { scenario, months: months[0] ?? 1 };
  const dice = diceFrom(seeded(scenario));
  const weighing = new Set<number>();
  let state = LORDS.setup({ seats: count, ...agreed, options: {} }, scenario);
  while (state.month < 2 && !LORDS.outcome(state)) {
    const [seat = 0] = LORDS.toMove(state);
    const legal = LORDS.moves(state, seat);
    const view = LORDS.view(state, seat);
    if (!isPreparing(state) && !weighing.has(seat) && !THINKERS.search(view, legal, dice, BUDGET).next().done) weighing.add(seat);
    const settle = legal.find(({ kind }) => kind === 'settle');
    state = LORDS.step(state, settle ?? BOTS.greedy(view, legal, dice, 0)).state;
  }
  expect(weighing.size === count).toBe(WAR_FORM.without?.(agreed, count) === undefined);
});
