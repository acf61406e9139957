/** The `odds` verb: a situation from outside, answered or refused. */
import type { Checked } from '../../core/input.ts';
import { type Odds, oddsOf } from '../odds.ts';
import { checkSituation } from '../situation.ts';

/** Reads a situation from outside and answers it, or refuses with the first field at fault. */
export function checkOdds(input: unknown): Checked<Odds> {
  const checked = checkSituation(input);
  return checked.ok ? { ok: true, value: oddsOf(checked.value) } : checked;
}
