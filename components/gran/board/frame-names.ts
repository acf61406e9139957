/** Where the kingdoms are named in the frame: above those of the north, under those of the south, from west to east as their points lie. */
import { type BoardPoint, KINGDOMS, type Kingdom, SHEET } from '#engine/gran/types.ts';
import { MARGIN, SIZE, type Spot } from './sheet-of.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

export function namesIn(points: readonly BoardPoint[]): readonly { readonly kingdom: Kingdom; readonly at: Spot }[] {
  const middles = KINGDOMS.map((kingdom) => {
    const own = points.filter((point) => point.kingdom === kingdom);
    return { kingdom, x: mean(own.map(({ x }) => x)), y: mean(own.map(({ y }) => y)) };
  }).sort((a, b) => a.x - b.x);
  const row = (named: typeof middles, y: number) =>
    named.map(({ kingdom }, i) => ({ kingdom, at: [Math.round((SIZE * (i + 0.5)) / named.length), y] as const }));
  return [
    ...row(
      middles.filter(({ y }) => y < SHEET / 2),
      MARGIN - 22,
    ),
    ...row(
      middles.filter(({ y }) => y >= SHEET / 2),
      SIZE - 14,
    ),
  ];
}
