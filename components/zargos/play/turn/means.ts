/** By what means a group would go, and what it costs: « par bateau, 2 bateaux ». */
import { counted } from '#engine/core/french.ts';
import { cardOf } from '#engine/zargos/data/cards.ts';
import { wayTo } from '#engine/zargos/game/attacks.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { View } from '#engine/zargos/game/types.ts';
import { groundOf } from '#engine/zargos/game/ways.ts';
import type { GroupMove } from './groups.ts';

const HOPS = {
  land: '',
  vortex: 'par le vortex',
  flight: 'en volant',
  strait: 'par-dessus le bras de mer',
  boats: 'par la mer',
  swim: 'à la nage',
  elsewhere: 'par un Vent d’Ailleurs',
} as const;

/** Empty on foot, and on a way of several steps. */
export function meansText(view: View, group: GroupMove): string {
  const { places } = tablesFor(view.options);
  const [from, to] = [places.get(group.from) ?? -1, places.get(group.to) ?? -1];
  const ground = groundOf(view, group.people, group.kind === 'attack');
  const way = wayTo(ground, from, to, { card: group.card }, view.boats[group.people]);
  if (!way) return group.card ? `avec ${cardOf(group.card).the}` : '';
  const boats = way.boats > 0 ? ` : ${counted(way.boats, 'bateau', 'bateaux')}` : '';
  const card = group.card && way.by !== 'elsewhere' ? `, avec ${cardOf(group.card).the}` : '';
  return `${HOPS[way.by]}${boats}${card}`;
}
