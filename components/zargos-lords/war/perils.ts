/** Who stands where more may come upon him than he can bear, and how several are named in a line. */
import { together, upperFirst } from '#engine/core/french.ts';
import { boxIn, type Counter } from '#engine/zargos-lords/board/position.ts';
import { whoIn } from '#engine/zargos-lords/game/explain.ts';
import { walkerIn } from '#engine/zargos-lords/game/places.ts';
import { enemiesOf, forceOf, ownOf } from '#engine/zargos-lords/game/table.ts';
import type { View } from '#engine/zargos-lords/game/types.ts';
import { readingsOf } from '#engine/zargos-lords/options.ts';
import { combatOf } from '#engine/zargos-lords/rules/attack.ts';
import { defenceForce } from '#engine/zargos-lords/rules/force.ts';
import { strikable } from '../skirmish/ways.ts';

/** One that enemies may come and attack on their turn: what they are worth together, and what it is. */
export interface Peril {
  readonly who: Counter;
  readonly force: number;
  readonly own: number;
  /** How many may come. */
  readonly count: number;
}

/** Differences from which a combat rather hurts who is attacked: the second band of our table. */
const GRAVE = 4;

/** Own counters in the open that are in danger as all stand now, the most outnumbered first. */
export function perilsOf(view: View, seat: number): readonly Peril[] {
  const { position, options } = view;
  const own = ownOf(view, seat).filter(({ vanished, paralysed }) => !vanished && !paralysed);
  const coming = new Map<string, readonly Counter[]>();
  for (const foe of enemiesOf(view, seat)) for (const id of strikable(view, foe)) coming.set(id, [...(coming.get(id) ?? []), foe]);
  return own
    .map(
      (who): Peril => ({
        who,
        count: coming.get(who.id)?.length ?? 0,
        force: (coming.get(who.id) ?? []).reduce((sum, foe) => sum + forceOf(foe, position), 0),
        own: defenceForce(combatOf(position, [], [who.id]).defenders, boxIn(position), readingsOf(options)).value,
      }),
    )
    .filter((one) => one.force - one.own >= GRAVE)
    .sort((a, b) => b.force - b.own - (a.force - a.own));
}

/** « le Chevalier (E3), l’Ailé (F4) et 3 autres » */
export function someOf(view: View, ids: readonly string[], most = 3): string {
  const words = ids.flatMap((id) => {
    const counter = walkerIn(view.position, id)?.counter;
    return counter ? [whoIn(counter)] : [];
  });
  return words.length > most + 1 ? `${words.slice(0, most).join(', ')} et ${words.length - most} autres` : together(words);
}

/** « Le Chevalier (G8) : 14 contre 8. » */
export const perilTold = ({ who, force, own }: Peril): string => `${upperFirst(whoIn(who))} : ${force} contre ${own}`;
