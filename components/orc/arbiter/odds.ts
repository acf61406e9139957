/** A battle before the reveal, as one seat sees it: exact chances, counted in a worker of their own. */
import { wrap } from 'comlink';
import type { Seat } from '#engine/core/events.ts';
import { percent } from '#engine/core/french.ts';
import type { LogLine } from '#engine/core/game.ts';
import { ORC } from '#engine/orc/game.ts';
import type { RuleId } from '#engine/orc/ids.ts';
import type { Ask, Outlook } from '#engine/orc/odds/outlook.ts';
import { battleSeen } from '#engine/orc/odds/seen.ts';
import type { Mercenary, Move, State } from '#engine/orc/types.ts';

/** What a move sends, if it is the seat's own. */
const sentBy = (move: Move, eyes: Seat): readonly Mercenary[] => (move.kind === 'send' && move.seat === eyes ? move.cards : []);

/** Both ends of the worker. */
export interface Counting {
  readonly outlookOf: (ask: Ask) => Outlook | undefined;
}

async function counted(ask: Ask): Promise<Outlook | undefined> {
  const worker = new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await wrap<Counting>(worker).outlookOf(ask);
  } finally {
    worker.terminate();
  }
}

/** A question on top tells neither backs nor hands. */
export async function oddsFor(
  state: State,
  move: Move,
  eyes: Seat | undefined,
  question?: string,
): Promise<readonly LogLine<RuleId>[] | undefined> {
  const battle = eyes === undefined || question !== undefined ? undefined : battleSeen(ORC.view(state, eyes), sentBy(move, eyes));
  if (!battle) return undefined;
  const outlook = await counted({ battle, flying: undefined, commando: false });
  if (!outlook) return undefined;
  const { mine, all } = outlook.plain;
  const text = `Sur les dos que chacun montre, cette armée de force ${mine} bat toutes les autres ${percent(all.beat)} du temps, et marque ${percent(all.score)} du temps, égalité comprise.`;
  return [{ text, rules: ['ORC-BAT-4', 'ORC-BAT-9'] }];
}
