/** Path data on a coarser grid: the same drawing in fewer characters. Build-time only. */

/** How many numbers each command takes, and which of them are places (`x` first). */
const SIZES = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 } as const;
type Command = keyof typeof SIZES;

const text = (n: number): string => String(n || 0);
const joined = (numbers: readonly number[]): string => numbers.map((n, i) => (i > 0 && !(n < 0) ? ' ' : '') + text(n)).join('');

/**
 * `d` with every place on whole units, in relative commands; rounding never adds up, since each step starts where the last one was written.
 * Takes any path of `M L H V C S Q T A Z`, absolute or relative, with its numbers apart. Throws on anything else.
 */
export function coarse(d: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [atX, atY, fromX, fromY] = [0, 0, 0, 0];
  let last = '';
  let out = '';
  const write = (command: string, numbers: readonly number[]): void => {
    const body = joined(numbers);
    out += command === last && command !== 'm' && body ? (body.startsWith('-') ? '' : ' ') + body : command + body;
    last = command;
  };
  for (const [, letter = '', tail = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase() as Command;
    const size = SIZES[command];
    if (size === undefined) throw new Error(`no command: ${letter}`);
    const numbers = (tail.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const own = letter !== command;
    if (command === 'Z') {
      [x, y, atX, atY] = [startX, startY, fromX, fromY];
      write('z', []);
      continue;
    }
    if (numbers.length === 0 || numbers.length % size !== 0) throw new Error(`${letter} with ${numbers.length} numbers`);
    for (let i = 0; i < numbers.length; i += size) {
      const step = numbers.slice(i, i + size);
      if (command === 'H' || command === 'V') {
        const across = command === 'H';
        const to = (step[0] ?? 0) + (own ? (across ? x : y) : 0);
        write(command.toLowerCase(), [Math.round(to) - (across ? atX : atY)]);
        if (across) [x, atX] = [to, Math.round(to)];
        else [y, atY] = [to, Math.round(to)];
        continue;
      }
      const places = command === 'A' ? step.slice(5) : step;
      const full = places.map((n, k) => n + (own ? (k % 2 ? y : x) : 0));
      const near = full.map((n, k) => Math.round(n) - (k % 2 ? atY : atX));
      const first = command === 'M' && i === 0;
      write(first && out === '' ? 'M' : command === 'M' && i > 0 ? 'l' : command.toLowerCase(), [
        ...(command === 'A' ? step.slice(0, 5) : []),
        ...near,
      ]);
      [x, y] = [full.at(-2) ?? x, full.at(-1) ?? y];
      [atX, atY] = [Math.round(x), Math.round(y)];
      if (first) [startX, startY, fromX, fromY] = [x, y, atX, atY];
    }
  }
  return out;
}
