/** A position of Zargo's Lords as a link holds it: a known map by its name, a club's box by its text, and of the turn only what is not at rest. */
import { type Checked, isRecord } from '#engine/core/input.ts';
import { emptyOn, NO_DICE, withValues } from '#engine/zargos-lords/edit.ts';
import { checkGameOptions } from '#engine/zargos-lords/game/setup.ts';
import type { State } from '#engine/zargos-lords/game/types.ts';
import { BOX_VERSION, formatBox } from '#engine/zargos-lords/notation/box.ts';
import { parseBox } from '#engine/zargos-lords/notation/box-read.ts';
import type { Box } from '#engine/zargos-lords/types.ts';
import { BOX_MAP, mapIdOf, mapNamed, OWN_MAP, PLAIN } from './maps.ts';

/** The box that a position is judged with, as a table keeps it; empty for ours. */
export const boxTextOf = ({ position: { box } }: Pick<State, 'position'>): string => {
  const text = box ? formatBox(box) : BOX_VERSION;
  return text === BOX_VERSION ? '' : text;
};

/** A box out of its text; null: ours, undefined: it cannot be read. */
export function boxNamed(text: string): Box | null | undefined {
  if (text === '') return null;
  const read = parseBox(text);
  if (!read.ok) return undefined;
  return formatBox(read.value) === BOX_VERSION ? null : read.value;
}

/** Equal as JSON: at rest. */
const isAtRest = (value: unknown, usual: unknown): boolean => JSON.stringify(value) === JSON.stringify(usual);

export function packLords({ random: _, position, ...state }: State): unknown {
  const usual: Readonly<Record<string, unknown>> = { ...emptyOn(PLAIN, state.options.options) };
  const { map, counters, cities, allies } = position;
  const id = mapIdOf(map);
  const box = boxTextOf({ position });
  return {
    ...Object.fromEntries(Object.entries(state).filter(([key, value]) => !isAtRest(value, usual[key]))),
    map: id === OWN_MAP || id === BOX_MAP ? map : id,
    ...(counters.length > 0 && { counters }),
    ...(cities.length > 0 && { cities }),
    ...(allies.length > 0 && { allies }),
    ...(box && { box }),
  };
}

/** The reader of states is fetched with the first link. */
export async function unpackLords(input: unknown): Promise<Checked<State>> {
  const no = (because: string) => ({ ok: false, field: '', because }) as const;
  if (!isRecord(input)) return no('Une position attend un objet.');
  const { map, counters = [], cities = [], allies = [], box = '', ...rest } = input;
  const values = typeof box === 'string' ? boxNamed(box) : undefined;
  if (values === undefined) return no('La boîte de ce lien est illisible.');
  const base = emptyOn(PLAIN);
  const options = checkGameOptions(rest.options ?? base.options);
  if (!options.ok) return options;
  const { readState } = await import('#engine/zargos-lords/game/state.ts');
  const known = typeof map === 'string' ? mapNamed(map) : map;
  const whole = {
    ...base,
    ...rest,
    options: options.value,
    random: NO_DICE,
    position: { map: known, counters, cities, allies, options: options.value.options },
  };
  const read = readState(whole, true);
  if (!read.ok) return read;
  // The world is known by its being the very same map.
  const named = typeof map === 'string' ? mapNamed(map) : undefined;
  const { value } = read;
  const state = named ? { ...value, position: { ...value.position, map: named } } : value;
  return { ok: true, value: withValues(state, values ?? undefined) };
}
