/** The odds of Gran: a duel, and a way through dragons, each read from outside and answered exactly. */
import type { Checked } from '../core/input.ts';
import { type DuelOdds, duelOdds } from './odds/duel.ts';
import { checkDuel, checkRoad } from './odds/reading.ts';
import { type RoadOdds, roadOdds } from './odds/road.ts';

/** `{ "seen": [6, 6, 5] }` or `{ "force": 4 }`: the chance to win, with its reason. */
export function checkOdds(input: unknown): Checked<Pick<DuelOdds, 'win' | 'sentence' | 'reasons'>> {
  const checked = checkDuel(input);
  if (!checked.ok) return checked;
  const { win, sentence, reasons } = duelOdds(checked.value);
  return { ok: true, value: { win, sentence, reasons } };
}

/** `{ "dragons": 3, "amulets": 2 }`: what the way costs. */
export function checkRoadOdds(input: unknown): Checked<RoadOdds> {
  const checked = checkRoad(input);
  return checked.ok ? { ok: true, value: roadOdds(checked.value) } : checked;
}
