/** The places of the map for the explorer: listed by kingdom, and as the drawing of the page has them. */
import type { PlaceGroup } from '#components/kit/board/PlaceList.tsx';
import { upperFirst } from '#engine/core/french.ts';
import type { Atlas } from '../atlas.ts';
import { pointsNote } from './explorer-words.ts';

export const groupsOf = (atlas: Atlas): readonly PlaceGroup[] => [
  ...atlas.board.kingdoms.map(({ id, name }) => ({
    name,
    places: atlas.board.territories.flatMap((territory, place) => {
      const note = pointsNote(atlas, place);
      return territory.kingdom === id ? [{ place, name: upperFirst(territory.name), ...(note && { note }) }] : [];
    }),
  })),
  { name: 'Mers', places: atlas.board.seas.map((cell, at) => ({ place: atlas.tables.territories + at, name: upperFirst(cell.name) })) },
];

/** The place that a shape of the map draws. */
export function placeAt({ tables }: Atlas, element: Element): number | undefined {
  const found = element.closest('[data-id], [data-token]');
  return tables.places.get(found?.getAttribute('data-token') ?? found?.getAttribute('data-id') ?? '');
}

/** Path data of the territories that the drawing shows and the board has not: out of play. */
export const outsideShapes = (atlas: Atlas): readonly string[] =>
  [...document.querySelectorAll('.atlas-sheet .board-land[data-id]')]
    .filter((shape) => placeAt(atlas, shape) === undefined)
    .map((shape) => shape.getAttribute('d') ?? '');

/** Path data of every place, off the drawing that came with the page. */
export function drawnShapes(atlas: Atlas): readonly string[] {
  const shapes: string[] = [];
  for (const shape of document.querySelectorAll('.atlas-sheet [data-id]')) {
    const place = placeAt(atlas, shape);
    if (place !== undefined) shapes[place] = shape.getAttribute('d') ?? '';
  }
  return shapes;
}
