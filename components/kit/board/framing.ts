/** What part of a square board is in sight: how much larger than whole, and the board's point in the middle. */

export interface Framing {
  /** 1 shows the whole board; at most `MOST`. */
  readonly scale: number;
  /** The middle, in units of the board. */
  readonly x: number;
  readonly y: number;
}

/** The largest scale. */
export const MOST_SCALE = 8;

/** Units of the board in a screen pixel above which its small print is not read: 26 units would be under 8.5 pixels. */
export const FAR_UNIT = 26 / 8.5;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The whole of a board of `size` units a side. */
export const wholeFraming = (size: number): Framing => ({ scale: 1, x: size / 2, y: size / 2 });

/** The nearest view that shows nothing beyond the board, its scale to the hundredth and its middle to the unit. */
export function clamped({ scale, x, y }: Framing, size: number): Framing {
  const k = Math.round(clamp(scale, 1, MOST_SCALE) * 100) / 100;
  const half = size / (2 * k);
  return { scale: k, x: Math.round(clamp(x, half, size - half)), y: Math.round(clamp(y, half, size - half)) };
}

export const showsWhole = (view: Framing, size: number): boolean => clamped(view, size).scale === 1;

/** How the sheet is moved under a window of any side. */
export const panned = ({ scale, x, y }: Framing, size: number): string =>
  `translate(${50 - (scale * x * 100) / size}%,${50 - (scale * y * 100) / size}%) scale(${scale})`;

/** `2.5,700,1200` for links: scale, middle. */
export const formatFraming = (view: Framing, size: number): string => {
  const { scale, x, y } = clamped(view, size);
  return `${scale},${x},${y}`;
};

/** Reads what `formatView` wrote; undefined for anything else, a view beyond the board included. */
export function parseFraming(text: string, size: number): Framing | undefined {
  const match = /^(\d(?:\.\d{1,2})?),(\d{1,5}),(\d{1,5})$/.exec(text);
  if (!match) return undefined;
  const [scale, x, y] = match.slice(1).map(Number);
  if (scale === undefined || x === undefined || y === undefined) return undefined;
  const isOutside = scale < 1 || scale > MOST_SCALE || x > size || y > size;
  return isOutside ? undefined : clamped({ scale, x, y }, size);
}

/** Part of a view that stays free around what it is to show. */
const GROUND = 0.12;

/**
 * The view in which all these points are seen: as it is where they are and `near` is reached, else moved over their middle, as near as that, or as far as they
 * need. `near`: the scale at which small print is read.
 */
export function showing(view: Framing, points: readonly (readonly [number, number])[], size: number, near: number): Framing {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fits = size / (Math.max(right - left, bottom - top, 1) / (1 - 2 * GROUND) + size * 0.08);
  const scale = Math.min(Math.max(view.scale, near), Math.max(1, fits));
  const half = (size / (2 * view.scale)) * (1 - GROUND);
  const isSeen = left >= view.x - half && right <= view.x + half && top >= view.y - half && bottom <= view.y + half;
  if (isSeen && scale <= view.scale) return view;
  return clamped({ scale, x: (left + right) / 2, y: (top + bottom) / 2 }, size);
}

/** The view moved as little as shows the point, some margin around it included. */
export function revealing(view: Framing, [px, py]: readonly [number, number], size: number): Framing {
  const half = (size / (2 * view.scale)) * 0.8;
  return clamped({ scale: view.scale, x: clamp(view.x, px - half, px + half), y: clamp(view.y, py - half, py + half) }, size);
}
