/** Whether the places of a board hang together: each contact written by both sides, and nothing cut off. */
import type { Problem } from '../../core/input.ts';
import type { BoardFile } from './board-file.ts';
import type { PlaceId } from './board-types.ts';
import { placeHead, placeName, problem } from './board-words.ts';

/** Each contact is written by both sides. */
export function mutualFaults({ territories, seas }: BoardFile): Problem[] {
  const lands = new Map(territories.map((entry) => [entry.id, entry]));
  const cells = new Map(seas.map((cell) => [cell.id, cell]));
  const faults: Problem[] = [];
  const hold = <Id extends PlaceId>(
    from: PlaceId,
    field: string,
    named: readonly Id[],
    back: (id: Id) => readonly PlaceId[] | undefined,
  ) => {
    const who = placeHead(from);
    for (const [at, id] of named.entries()) {
      const theirs = back(id);
      if (named.indexOf(id) !== at) faults.push(problem(`${from}.${field}`, `${who} nomme deux fois ${placeName(id)}.`));
      else if ((id as PlaceId) === from) faults.push(problem(`${from}.${field}`, `${who} se nomme parmi ses propres voisines.`));
      else if (!theirs) faults.push(problem(`${from}.${field}`, `${who} touche ${placeName(id)}, qui n’est pas sur le plateau.`));
      else if (!theirs.includes(from))
        faults.push(problem(`${from}.${field}`, `${who} touche ${placeName(id)} mais ${placeName(id)} ne touche pas ${placeName(from)}.`));
    }
  };
  for (const { id, neighbours, seas: touched } of territories) {
    hold(id, 'neighbours', neighbours, (other) => lands.get(other)?.neighbours);
    hold(id, 'seas', touched, (other) => cells.get(other)?.coasts);
  }
  for (const { id, coasts, seas: near } of seas) {
    hold(id, 'coasts', coasts, (other) => lands.get(other)?.seas);
    hold(id, 'seas', near, (other) => cells.get(other)?.seas);
  }
  return faults;
}

/** Places that cannot be reached from the first one of them. */
function cutOff<Id extends PlaceId>(ids: readonly Id[], near: (id: Id) => readonly Id[]): readonly Id[] {
  const reached = new Set(ids.slice(0, 1));
  for (const id of reached) for (const other of near(id)) reached.add(other);
  return ids.filter((id) => !reached.has(id));
}

/** One planet: everything hangs together, and every sea but the lake with every other. */
export function reachFaults({ territories, seas }: BoardFile): Problem[] {
  const near = new Map<PlaceId, readonly PlaceId[]>([
    ...territories.map(({ id, neighbours, seas: touched }): [PlaceId, readonly PlaceId[]] => [id, [...neighbours, ...touched]]),
    ...seas.map(({ id, coasts, seas: beside }): [PlaceId, readonly PlaceId[]] => [id, [...coasts, ...beside]]),
  ]);
  const water = seas.filter(({ kind }) => kind === 'sea');
  const cells = new Map<PlaceId, BoardFile['seas'][number]>(water.map((cell) => [cell.id, cell]));
  const lonely = cutOff([...near.keys()], (id) => near.get(id) ?? []);
  const drained = cutOff(
    water.map(({ id }) => id),
    (id) => cells.get(id)?.seas ?? [],
  );
  const told = (ids: readonly PlaceId[]) => `${ids.slice(0, 4).map(placeName).join(', ')}${ids.length > 4 ? '…' : ''}`;
  return [
    ...(lonely.length > 0 ? [problem('territories', `Le plateau est coupé : rien ne mène à ${told(lonely)}.`)] : []),
    ...(lonely.length === 0 && drained.length > 0
      ? [problem('seas', `Les mers sont coupées : aucun bateau ne gagne ${told(drained)}.`)]
      : []),
  ];
}
