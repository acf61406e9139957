/** The coach's advice, followed to the letter against the bot that sits there: it is good advice if it wins. `npm run nightly` plays more. */
import { expect, test } from 'vitest';
import { accepted } from '#engine/core/accepted.ts';
import { diceFrom } from '#engine/core/dice.ts';
import type { Bot } from '#engine/core/game.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/zargos/bot/levels.ts';
import type { Scenario } from '#engine/zargos/data/scenario.ts';
import { SCENARIOS } from '#engine/zargos/data/scenarios.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, MoveOf, View } from '#engine/zargos/game/types.ts';
import { comingTo, FIRST_MARCHES, FIRST_STEPS, groupFor, marchFor, surest } from './opening-steps.ts';

const GAMES = Number(process.env.GAMES ?? 12);

const first = (legal: readonly Move[], ...kinds: readonly Move['kind'][]): Move | undefined =>
  kinds.flatMap((kind) => legal.find((move) => move.kind === kind) ?? [])[0];

/** The steps of the first turn, then the surest attack four times a turn, the border reinforced where it is barest. */
const follower =
  (which: number): Bot<View, Move> =>
  (view, legal) => {
    const { round, turn, phase, owners, pawns } = view;
    const place = (id: Parameters<typeof numberOf>[1]): number => numberOf(tablesFor(view.options), id);
    if (phase === 'attacks' && !turn?.engaged) {
      const step = round === 1 ? FIRST_STEPS[which]?.flatMap((one) => groupFor(one, legal, view) ?? [])[0] : undefined;
      const best = round > 1 && (turn?.attacks.length ?? 0) < 4 ? surest(view, legal) : undefined;
      if (step) return step;
      if (best && best.chance >= 0.7) return best.group;
    }
    if (phase === 'reorganisation' && round === 1) {
      const march = FIRST_MARCHES[which]?.flatMap((one) => marchFor(one, legal, view) ?? [])[0];
      if (march) return march;
    }
    if (phase === 'reinforcements') {
      const bought = legal.filter(
        (move): move is MoveOf<'reinforce'> => move.kind === 'reinforce' && owners[place(move.at)] === move.people,
      );
      const bareness = (move: MoveOf<'reinforce'>): number => comingTo(view, place(move.at)) - (pawns[place(move.at)] ?? 0);
      const [best] = bought.sort((a, b) => bareness(b) - bareness(a) || b.pawns - a.pawns);
      if (best) return best;
    }
    const last = first(legal, 'fight', 'pass', 'done', 'discard');
    if (!last) throw new Error(`nothing to do in ${phase}`);
    return last;
  };

function won(which: number, scenario: Scenario): number {
  const options = accepted(ZARGOS.checkOptions({ seats: 2, scenario }));
  let wins = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const dice = diceFrom(seeded(`guide/${game}`));
    let state = ZARGOS.setup(options, `guide/${game}`);
    while (state.phase !== 'over') {
      const [seat = 0] = ZARGOS.toMove(state);
      const bot = seat === 0 ? follower(which) : BOTS.etourdi;
      state = ZARGOS.step(state, bot(ZARGOS.view(state, seat), ZARGOS.moves(state, seat), dice, 1000)).state;
    }
    if (state.ending?.winners.join() === '0') wins += 1;
  }
  return wins;
}

test(`who does what the coach says wins three games of four at least, of ${GAMES} of each`, { timeout: 60_000 + 4000 * GAMES }, () => {
  expect(won(0, SCENARIOS.premiere)).toBeGreaterThanOrEqual(0.75 * GAMES);
  expect(won(1, SCENARIOS.deuxieme)).toBeGreaterThanOrEqual(0.75 * GAMES);
});
