/** Random whole games: nothing is made or lost, a table ends or says why not, and a state goes out and comes back. */
import { expect, test } from 'vitest';
import { checkStep, checkTable } from '../testing/ledger.ts';
import { scenarioOptions, wander } from '../testing/wander.ts';
import { ZARGOS } from './game.ts';
import { checkState } from './state.ts';
import { MAX_ROUNDS } from './types.ts';

/** `npm run nightly` asks for more. */
const GAMES = Number(process.env.GAMES ?? 5);
const FROM = Number(process.env.FROM ?? 0);

test(`${GAMES} random scenarios: the same, and whoever time finds with most has won`, { timeout: 60_000 + 1000 * GAMES }, () => {
  const ends = new Map<string, number>();
  for (let game = FROM; game < FROM + GAMES; game += 1) {
    const state = wander(
      `zargos/scenario/${game}`,
      (step, dice) => {
        checkTable(step.after);
        checkStep(step);
        // Neither has a Vent d'Illusion: nobody is asked for one.
        expect(step.after.phase).not.toBe('illusion');
        if (dice.roll(100) === 1) expect(checkState(JSON.parse(JSON.stringify(step.after)))).toEqual({ ok: true, value: step.after });
      },
      scenarioOptions,
    );
    const { ending, options } = state;
    if (!ending || !options.scenario) throw new Error('no end');
    ends.set(ending.by, (ends.get(ending.by) ?? 0) + 1);
    if (ending.by === 'time') expect(state.round).toBe(options.scenario.rounds);
    const most = Math.max(...ending.scores);
    for (const seat of ending.winners) expect(ending.scores[seat]).toBe(most);
  }
  expect(ends.get('time')).toBeGreaterThan(GAMES / 2);
});

test(`${GAMES} random games: pawns, boats and forty cards kept, hands within bounds, listed moves legal; won, or stopped after ${MAX_ROUNDS} rounds`, {
  timeout: 120_000 + 2000 * GAMES,
}, () => {
  const ends = new Map<string, number>();
  for (let game = FROM; game < FROM + GAMES; game += 1) {
    let count = 0;
    const state = wander(`zargos/${game}`, (step, dice) => {
      count += 1;
      try {
        checkTable(step.after);
        checkStep(step);
        if (dice.roll(40) === 1) {
          for (const seat of ZARGOS.toMove(step.before)) {
            for (const move of ZARGOS.moves(step.before, seat)) {
              const verdict = ZARGOS.judge(step.before, move);
              if (!verdict.ok) throw new Error(`listed and refused: ${JSON.stringify(move)}: ${verdict.because}`);
            }
          }
        }
        if (dice.roll(200) === 1) expect(checkState(JSON.parse(JSON.stringify(step.after)))).toEqual({ ok: true, value: step.after });
      } catch (fault) {
        throw new Error(`game ${game}, move ${count}, ${step.before.phase}, ${JSON.stringify(step.move)}`, { cause: fault });
      }
    });
    const { ending } = state;
    if (!ending) throw new Error('no end');
    ends.set(ending.by, (ends.get(ending.by) ?? 0) + 1);
    expect(ending.winners.length).toBeGreaterThan(0);
    if (ending.by === 'stopped') expect(state.round).toBe(MAX_ROUNDS);
    else expect(ending.winners).toHaveLength(1);
  }
  expect([...ends.keys()]).toEqual(expect.arrayContaining(['city', 'stopped']));
});
