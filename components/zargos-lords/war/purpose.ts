/** What whoever advises set out to do, from one month to the next: of each counter, the city that it is to besiege. It is told in one line of text, and taken up again from it. */
import { parsed } from '#components/table/replay/replay-text.ts';
import { isRecord } from '#engine/core/input.ts';
import { cityId } from '#engine/zargos-lords/board/position.ts';
import { type Intent, planOf } from '#engine/zargos-lords/game/bot/war/plan.ts';
import type { View } from '#engine/zargos-lords/game/types.ts';

/** What was meant in a month, and in the one before: asked again in the same month, he begins from the same. */
interface Purpose {
  readonly month: number;
  readonly aims: Intent;
  readonly before: Intent;
}

const NONE: Intent = new Map();

const readIntent = (told: unknown): Intent =>
  new Map(isRecord(told) ? Object.entries(told).flatMap(([id, city]) => (typeof city === 'string' ? [[id, city] as const] : [])) : []);

/** Nothing of a line that says something else. */
function readPurpose(line: string): Purpose | undefined {
  const told = parsed(line);
  if (!isRecord(told) || typeof told.month !== 'number') return undefined;
  return { month: told.month, aims: readIntent(told.aims), before: readIntent(told.before) };
}

const MEANT = new WeakMap<View, Intent>();

/** What was meant before this month; nothing where nobody recalls it. */
export const intentOf = (view: View): Intent => MEANT.get(view) ?? NONE;

/** Has what was told be meant in this view; what is of a later month, taken back since, is not. */
export function recall(view: View, line: string): void {
  const known = readPurpose(line);
  if (!known || known.month > view.month) return;
  MEANT.set(view, known.month === view.month ? known.before : known.aims);
}

/** What is meant in this view, to be recalled; undefined while nobody marches. */
export function purposeIn(view: View): string | undefined {
  if (view.phase !== 'march') return undefined;
  const sieges = [...planOf(view)].flatMap(([id, { task, city }]) =>
    task === 'besiege' || task === 'gather' ? [[id, cityId(city)] as const] : [],
  );
  return JSON.stringify({ month: view.month, aims: Object.fromEntries(sieges), before: Object.fromEntries(intentOf(view)) });
}
