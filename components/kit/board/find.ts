/** Finding places by what a visitor types: without case, accents or typographic signs, every word somewhere in the name. */

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’'\-\s]+/g, ' ')
    .toLowerCase()
    .trim();

/** Whether every word of `typed` begins a word of `name`; nothing typed finds all. */
export function isFound(name: string, typed: string): boolean {
  const words = folded(name).split(' ');
  return folded(typed)
    .split(' ')
    .every((word) => words.some((one) => one.startsWith(word)));
}
