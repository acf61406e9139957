/** Where the puzzles of Zargos come from: quick games of two to four players. */
import { pack } from '#components/zargos/puzzles/pack.ts';
import { oneOf } from '#engine/core/dice.ts';
import type { Quarry } from '#engine/practice/mine.ts';
import type { Valued } from '#engine/practice/puzzle.ts';
import { BOTS } from '#engine/zargos/bot/levels.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import { numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, State } from '#engine/zargos/game/types.ts';
import { type Theme, ZARGOS_PUZZLES } from '#engine/zargos/puzzles.ts';
import type { Source } from './source.ts';

/** By how many pawns an attack outnumbers. */
function surplus(state: State, move: Move): number {
  return move.kind === 'attack' ? move.pawns - (state.pawns[numberOf(tablesFor(state.options), move.to)] ?? 0) : 0;
}

/** Whether counting pawns alone would find it: then nothing is asked. */
function isPlain(state: State, seat: number, { move }: Valued<Move>): boolean {
  const others = ZARGOS_PUZZLES.choices(state, seat, { theme: 'attaque' }).filter((one) => JSON.stringify(one) !== JSON.stringify(move));
  return others.every((one) => surplus(state, one) < surplus(state, move));
}

const QUARRY: Quarry<Zargos, Theme> = {
  game: ZARGOS,
  measures: ZARGOS_PUZZLES,
  table: (dice) => {
    const seats = oneOf([2, 3, 4] as const, dice);
    const bots = Array.from({ length: seats }, () => BOTS[oneOf(['greedy', 'distrait'] as const, dice)]);
    return { options: { seats, each: seats === 4 ? 1 : 2, opening: 'rapide', offers: 0, options: {}, board: null }, bots, budget: 0 };
  },
  wanted: { attaque: 28, main: 12 },
  kindOf: ({ theme }) => theme,
  isGood: ({ ask, state, seat, best, second, answers }) =>
    ask.theme === 'main'
      ? answers >= 3 && best.value >= 0.15 && best.value < 0.99
      : answers >= 4 && answers <= 24 && best.value >= 0.25 && best.value <= 0.97 && second.value >= 0.1 && !isPlain(state, seat, best),
  looks: 16,
  most: 2,
  games: 900,
};

export const ZARGOS_SOURCE: Source<Zargos, Theme> = { quarry: QUARRY, pack, seed: 'coups-zargos' };
