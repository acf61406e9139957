/** Whether the places of a board can be told apart where its file puts them: all of them or none, each clear of the others. */
import type { Problem } from '../../core/input.ts';
import type { BoardFile } from './board-file.ts';
import type { Placed } from './board-types.ts';
import { placeHead, placeName, problem } from './board-words.ts';

/** Units of the sheet from the middle of one place to the middle of another: what their names take. */
const CLEAR = 100;

const isNear = (one: Placed, other: Placed): boolean =>
  ((one.x ?? 0) - (other.x ?? 0)) ** 2 + ((one.y ?? 0) - (other.y ?? 0)) ** 2 < CLEAR ** 2;

export function spotFaults({ territories, seas }: BoardFile): Problem[] {
  const places = [...territories, ...seas];
  if (places.every(({ x, y }) => x === undefined && y === undefined)) return [];
  const faults = places
    .filter(({ x, y }) => x === undefined || y === undefined)
    .map(({ id, x, y }) =>
      problem(id, `${placeHead(id)} attend ${x === y ? 'x et y' : x === undefined ? 'x' : 'y'} : on place tous les lieux, ou aucun.`),
    );
  if (faults.length > 0) return faults;
  return places.flatMap((one, at) =>
    places
      .slice(0, at)
      .filter((other) => isNear(one, other))
      .map((other) =>
        problem(
          one.id,
          `${placeHead(one.id)} et ${placeName(other.id)} sont à moins de ${CLEAR} l’un de l’autre sur la carte : leurs noms se toucheraient.`,
        ),
      ),
  );
}
