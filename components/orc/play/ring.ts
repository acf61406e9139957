/** The piles in their circle, and the keys that reach them. */

/** Centre of pile `pile` of `count`, in percents of the box: the first at the top, then clockwise on an ellipse. */
export function placeOf(pile: number, count: number): { readonly x: number; readonly y: number } {
  const turn = (2 * Math.PI * pile) / count;
  return { x: 50 + 42 * Math.sin(turn), y: 50 - 41 * Math.cos(turn) };
}

/** Keys of the piles: the row of digits, then four letters that lie together on a French keyboard. */
export const PILE_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'A', 'Z', 'E', 'R'] as const;

/** The pile that a key means, from 0; digits by their place, since French keyboards print others there. */
export function pileOfKey(key: string, code: string): number | undefined {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const at = PILE_KEYS.findIndex((one) => one === (digit ?? key.toUpperCase()));
  return at < 0 ? undefined : at;
}
