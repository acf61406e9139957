/** French that the sentences of every game need. No Intl: builds differ. */

/** « d’Ohms », « de Kori » */
export function of(name: string): string {
  if (/^les? /.test(name)) return name.replace(/(^| et )les /g, '$1des ').replace(/(^| et )le /g, '$1du ');
  return /^[aeiouyéèêàâîôœ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const joined = (words: readonly (string | number)[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** « a », « a et b », « a, b et c » */
export const together = (words: readonly (string | number)[]): string => joined(words, 'et');

/** « a », « a ou b », « a, b ou c » */
export const either = (words: readonly (string | number)[]): string => joined(words, 'ou');

/** The word alone: plurals begin at two, so 1,9 is singular. */
export const plural = (count: number, one: string, many = `${one}s`): string => (Math.abs(count) < 2 ? one : many);

/** « 3 cartes », « 0 carte », « 1,5 pion »; the word agrees with the number as shown. */
export const counted = (count: number, one: string, many = `${one}s`, decimals = 1): string =>
  `${decimal(count, decimals)} ${plural(rounded(count, decimals), one, many)}`;

/** « une valeur », « 3 valeurs »: `one` with its article. From one on. */
export const several = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`);

const rounded = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** « 3,3 » of 3.25: at most `decimals` of them, none that say nothing. */
export const decimal = (value: number, decimals = 1): string => `${rounded(value, decimals)}`.replace('.', ',');

const LETTERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'] as const;

/** « quatre »; in figures beyond ten. */
export const inLetters = (count: number): string => LETTERS[count] ?? `${count}`;

/** What sums of doubles may miss of certainty. */
const HAIR = 1e-14;

/** How a chance too small, or too near certainty, for its decimals is said. */
const BOUNDS = { under: 'moins de ', over: 'plus de ' } as const;

/** A chance, 0 to 1, in per cent: « 61,2 % ». What is possible is never 0 %, what is not sure never 100 %. */
export function percent(
  chance: number,
  decimals = 1,
  { under, over }: { readonly [Bound in keyof typeof BOUNDS]: string } = BOUNDS,
): string {
  if (chance <= 0) return '0 %';
  if (chance >= 1 - HAIR) return '100 %';
  const step = 1 / 10 ** decimals;
  const value = chance * 100;
  if (value < step / 2) return `${under}${decimal(step, decimals)} %`;
  if (value >= 100 - step / 2) return `${over}${decimal(100 - step, decimals)} %`;
  return `${decimal(value, decimals)} %`;
}
