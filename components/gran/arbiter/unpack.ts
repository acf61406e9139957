/** A position of Gran out of a link, the pile put in its usual form. */
import { type Checked, isRecord } from '#engine/core/input.ts';
import { readOptions } from '#engine/gran/options.ts';
import { readState } from '#engine/gran/state.ts';
import { FORCES, type State } from '#engine/gran/types.ts';
import { NO_CHANCE, normal, pileAfter } from './edit.ts';

export function unpack(input: unknown): Checked<State> {
  if (!isRecord(input)) return { ok: false, field: '', because: 'Une position attend un objet.' };
  const seen = Array.isArray(input.seen) ? input.seen.flatMap((one) => FORCES.filter((force) => force === one)) : [];
  const options = isRecord(input.options) ? readOptions(input.options.options, '', () => {}) : {};
  const read = readState({ ...input, seen, random: NO_CHANCE, pile: pileAfter(seen, options) });
  return read.ok ? { ok: true, value: normal(read.value) } : read;
}
