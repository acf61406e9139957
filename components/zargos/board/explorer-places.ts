/** The places of the map for the explorer: listed by kingdom, and as the drawing of the page has them. */
import type { PlaceGroup } from '#components/board/PlaceList.tsx';
import { BOARD } from '#engine/zargos/data/board.ts';
import { TABLES, upperFirst } from './atlas.ts';
import { pointsNote } from './explorer-words.ts';

export const GROUPS: readonly PlaceGroup[] = [
  ...BOARD.kingdoms.map(({ id, name }) => ({
    name,
    places: BOARD.territories.flatMap((territory, place) => {
      const note = pointsNote(place);
      return territory.kingdom === id ? [{ place, name: upperFirst(territory.name), ...(note && { note }) }] : [];
    }),
  })),
  { name: 'Mers', places: BOARD.seas.map((cell, at) => ({ place: TABLES.territories + at, name: upperFirst(cell.name) })) },
];

/** The place that a shape of the map draws. */
export const placeAt = (element: Element): number | undefined => {
  const place = TABLES.places.get(element.closest('[data-id]')?.getAttribute('data-id') ?? '');
  return place;
};

/** Path data of every place, off the drawing. */
export function drawnShapes(): readonly string[] {
  const shapes: string[] = [];
  for (const shape of document.querySelectorAll('.atlas-sheet [data-id]')) {
    const place = placeAt(shape);
    if (place !== undefined) shapes[place] = shape.getAttribute('d') ?? '';
  }
  return shapes;
}
