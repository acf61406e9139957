/** What part of a square board is in sight: how much larger than whole, and the board's point in the middle. */

export interface View {
  /** 1 shows the whole board; at most `MOST`. */
  readonly scale: number;
  /** The middle, in units of the board. */
  readonly x: number;
  readonly y: number;
}

/** The largest scale. */
export const MOST = 8;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The whole of a board of `size` units a side. */
export const whole = (size: number): View => ({ scale: 1, x: size / 2, y: size / 2 });

/** The nearest view that shows nothing beyond the board, its scale to the hundredth and its middle to the unit. */
export function settled({ scale, x, y }: View, size: number): View {
  const k = Math.round(clamp(scale, 1, MOST) * 100) / 100;
  const half = size / (2 * k);
  return { scale: k, x: Math.round(clamp(x, half, size - half)), y: Math.round(clamp(y, half, size - half)) };
}

export const isWhole = (view: View, size: number): boolean => settled(view, size).scale === 1;

/** `2.5,700,1200` for links: scale, middle. */
export const formatView = (view: View, size: number): string => {
  const { scale, x, y } = settled(view, size);
  return `${scale},${x},${y}`;
};

/** Reads what `formatView` wrote; undefined for anything else, a view beyond the board included. */
export function parseView(text: string, size: number): View | undefined {
  const match = /^(\d(?:\.\d{1,2})?),(\d{1,5}),(\d{1,5})$/.exec(text);
  if (!match) return undefined;
  const [scale, x, y] = match.slice(1).map(Number);
  if (scale === undefined || x === undefined || y === undefined) return undefined;
  const isOutside = scale < 1 || scale > MOST || x > size || y > size;
  return isOutside ? undefined : settled({ scale, x, y }, size);
}

/** The view moved as little as shows the point, some margin around it included. */
export function revealing(view: View, [px, py]: readonly [number, number], size: number): View {
  const half = (size / (2 * view.scale)) * 0.8;
  return settled({ scale: view.scale, x: clamp(view.x, px - half, px + half), y: clamp(view.y, py - half, py + half) }, size);
}
