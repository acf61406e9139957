/** Which way groups go, for their arrows: by the rules of movement, which pages that only show a position do not carry. */
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { MoveOf, View } from '#engine/zargos/game/types.ts';
import { type Seen, wayTo, worldFor } from '#engine/zargos/game/ways.ts';
import { overOf } from '#engine/zargos/rules/movement/hops.ts';
import type { People } from '#engine/zargos/types.ts';
import type { Arrow } from './tokens.ts';

/** Sea cells that attackers in boats cross, in order. */
export const overSea =
  (view: Seen) =>
  (people: People, from: number, to: number): readonly number[] =>
    overOf(worldFor(view, people, true), from, to, 'boats');

/** A group that would go. */
export function groupArrow(view: Seen & Pick<View, 'boats'>, { kind, people, pawns, card, ...ids }: MoveOf<'attack' | 'march'>): Arrow {
  const { places } = tablesFor(view.options);
  const [from, to] = [places.get(ids.from) ?? 0, places.get(ids.to) ?? 0];
  const world = worldFor(view, people, kind === 'attack');
  const way = wayTo(world, from, to, card, view.boats[people]);
  return { from, to, people, pawns, ...(way?.by === 'boats' && { over: overOf(world, from, to, way.by) }) };
}
