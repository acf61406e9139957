/** Which way groups go, for their arrows: by the rules of movement, which pages that only show a position do not carry. */
import { wayTo } from '#engine/zargos/game/attacks.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { MoveOf, View } from '#engine/zargos/game/types.ts';
import { groundOf, overOf, type Seen } from '#engine/zargos/game/ways.ts';
import type { People } from '#engine/zargos/types.ts';
import type { Arrow } from './tokens.ts';

/** Sea cells that attackers in boats cross, in order. */
export const overSea =
  (view: Seen) =>
  (people: People, from: number, to: number): readonly number[] =>
    overOf(groundOf(view, people, true), from, { to, by: 'boats' });

/** A group that would go. */
export function groupArrow(view: Seen & Pick<View, 'boats'>, { kind, people, pawns, card, ...ids }: MoveOf<'attack' | 'march'>): Arrow {
  const { places } = tablesFor(view.options);
  const [from, to] = [places.get(ids.from) ?? 0, places.get(ids.to) ?? 0];
  const ground = groundOf(view, people, kind === 'attack');
  const way = wayTo(ground, from, to, { card }, view.boats[people]);
  return { from, to, people, pawns, ...(way?.by === 'boats' && { over: overOf(ground, from, way) }) };
}
