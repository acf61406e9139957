/** On our map, drawn at build: the number of a point gives way to what stands on it, or is written over it. */
import { useEffect } from 'preact/hooks';
import type { PointId, Position } from '#engine/gran/types.ts';

/** Points on which something stands. */
export const takenIn = ({ pieces, stones, ring }: Position): readonly PointId[] => [
  ...pieces.map(({ at }) => at),
  ...stones,
  ...('at' in ring ? [ring.at] : []),
];

export function useTaken(taken: readonly PointId[]): void {
  useEffect(() => {
    for (const number of document.querySelectorAll<SVGTextElement>('#plateau-dessin .gran-number'))
      number.toggleAttribute('data-under', taken.includes(number.dataset.of ?? ''));
  });
}
