/** A position of De l'Orc as a link holds it: nothing of what is hidden or follows from the rest. */
import { type Checked, isRecord } from '#engine/core/input.ts';
import { isDealing, NO_CHANCE, normal } from '#engine/orc/edit.ts';
import { ARMY, beforeArmies, START_TICKS } from '#engine/orc/setup.ts';
import { LAST_TICK, type State } from '#engine/orc/types.ts';

/** What every state has, put in where a link says nothing. */
const REST = {
  random: NO_CHANCE,
  round: 1,
  won: [],
  deck: ARMY,
  start: START_TICKS.last,
  tick: LAST_TICK,
  placed: [],
} as const satisfies Partial<State>;

export function pack(state: State): unknown {
  const { options, phase, round, sorcier, scores, won } = state;
  const start = { options, phase, round, sorcier, scores, won };
  if (isDealing(state)) return { ...start, start: state.start, tick: state.tick, placed: state.placed };
  const { champion, hands, engaged, spy, spied, giants, called, answered, commando, buried } = state;
  return { ...start, champion, hands, engaged, spy, spied, giants, called, answered, commando, buried };
}

/** The reader of states is fetched with the first link. */
export async function unpack(input: unknown): Promise<Checked<State>> {
  if (!isRecord(input)) return { ok: false, field: '', because: 'Une position attend un objet.' };
  const { readState } = await import('#engine/orc/state.ts');
  const seats = Array.isArray(input.scores) ? input.scores.length : 0;
  const read = readState({ ...REST, ...beforeArmies(seats), ...input });
  return read.ok ? { ok: true, value: normal(read.value) } : read;
}
