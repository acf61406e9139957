/** A position of the skirmish as the file of puzzles holds it: all of it but the generator, which nobody sees. */
import { type Checked, isRecord } from '#engine/core/input.ts';
import { seeded } from '#engine/core/random.ts';
import { checkState } from '#engine/zargos-lords/game/state.ts';
import type { State } from '#engine/zargos-lords/game/types.ts';

export function packPuzzle(state: State): unknown {
  const { random: _random, ...known } = state;
  return known;
}

export const unpackPuzzle = (input: unknown): Checked<State> =>
  checkState(isRecord(input) ? { ...input, random: seeded('coup').state() } : input);
