/**
 * Whether a board can be drawn on a table at all: places that touch along a line make a planar graph. Not a proof but the slips that a form shows:
 * too many contacts in all (3n − 6 at most for n places), five places that all touch one another, or three that touch the same three.
 */
import type { Problem } from '../../core/input.ts';
import type { BoardFile } from './board-file.ts';
import type { PlaceId } from './board-types.ts';
import { listed, problem } from './board-words.ts';

type Near = ReadonlyMap<PlaceId, ReadonlySet<PlaceId>>;

const shared = (near: Near, [first, ...others]: readonly PlaceId[]): readonly PlaceId[] =>
  [...((first && near.get(first)) ?? [])].filter((id) => others.every((other) => near.get(other)?.has(id)));

/** Five places that all touch one another, grown from `clique`. */
function five(near: Near, order: readonly PlaceId[], clique: readonly PlaceId[]): readonly PlaceId[] | undefined {
  if (clique.length === 5) return clique;
  const last = clique.at(-1);
  const next =
    clique.length === 0 ? order : shared(near, clique).filter((id) => last !== undefined && order.indexOf(id) > order.indexOf(last));
  for (const id of next) {
    const found = five(near, order, [...clique, id]);
    if (found) return found;
  }
  return undefined;
}

/** Three places and the three that each of them touches. */
function threeByThree(near: Near, order: readonly PlaceId[]): readonly [readonly PlaceId[], readonly PlaceId[]] | undefined {
  for (const [i, a] of order.entries()) {
    for (const [j, b] of order.slice(0, i).entries()) {
      const both = shared(near, [a, b]);
      if (both.length < 3) continue;
      for (const c of order.slice(0, j)) {
        const all = both.filter((id) => near.get(c)?.has(id));
        if (all.length >= 3) return [[c, b, a], all.slice(0, 3)];
      }
    }
  }
  return undefined;
}

const NOT_FLAT = 'aucun plateau plat ne le permet';

export function flatFaults({ territories, seas }: BoardFile): Problem[] {
  const near: Near = new Map<PlaceId, ReadonlySet<PlaceId>>([
    ...territories.map(({ id, neighbours, seas: touched }): [PlaceId, ReadonlySet<PlaceId>] => [
      id,
      new Set<PlaceId>([...neighbours, ...touched]),
    ]),
    ...seas.map(({ id, coasts, seas: beside }): [PlaceId, ReadonlySet<PlaceId>] => [id, new Set<PlaceId>([...coasts, ...beside])]),
  ]);
  const order = [...near.keys()];
  const contacts = order.reduce((sum, id) => sum + (near.get(id)?.size ?? 0), 0) / 2;
  const most = 3 * order.length - 6;
  const clique = five(near, order, []);
  const crossed = threeByThree(near, order);
  return [
    ...(clique ? [problem('territories', `${listed(clique)} se touchent tous deux à deux : ${NOT_FLAT}.`)] : []),
    ...(crossed ? [problem('territories', `${listed(crossed[0])} touchent tous trois ${listed(crossed[1])} : ${NOT_FLAT}.`)] : []),
    ...(contacts > most
      ? [problem('territories', `${contacts} contacts pour ${order.length} places : ${most} au plus, ${NOT_FLAT}.`)]
      : []),
  ];
}
