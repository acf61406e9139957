/**
 * A position as the file of puzzles holds it: all of it but the generator, which nobody sees. Where armies have dozens of counters, those that are nowhere on the map
 * are out of the game, and are not written.
 */
import { type Checked, isRecord } from '#engine/core/input.ts';
import { seeded } from '#engine/core/random.ts';
import { contradictions } from '#engine/zargos-lords/game/contradictions.ts';
import { SCENARIOS } from '#engine/zargos-lords/game/scenarios.ts';
import { checkState, readState } from '#engine/zargos-lords/game/state.ts';
import { idsOf, kindOf } from '#engine/zargos-lords/game/table.ts';
import type { Fallen, State } from '#engine/zargos-lords/game/types.ts';

const isWritten = ({ options }: State): boolean => SCENARIOS[options.scenario].army === undefined;

export function packPuzzle(state: State): unknown {
  const { random: _random, ...known } = state;
  return isWritten(state) ? known : { ...known, fallen: [] };
}

/** Those that are nowhere on the map. */
function fallenIn(state: State): readonly Fallen[] {
  const { counters, cities } = state.position;
  const placed = new Set([...counters.map(({ id }) => id), ...cities.flatMap(({ ids = [] }) => ids)]);
  return state.peoples.flatMap((_, seat) =>
    idsOf(state, seat).flatMap((id): readonly Fallen[] => {
      const kind = kindOf(state, id);
      return kind && !placed.has(id) ? [{ id, kind, seat }] : [];
    }),
  );
}

export function unpackPuzzle(input: unknown): Checked<State> {
  const whole = isRecord(input) ? { ...input, random: seeded('coup').state() } : input;
  const set = readState(whole, true);
  if (!set.ok || isWritten(set.value)) return checkState(whole);
  const state = { ...set.value, fallen: fallenIn(set.value) };
  const [first] = contradictions(state);
  return first ? { ok: false, field: '', because: first.text } : { ok: true, value: state };
}
