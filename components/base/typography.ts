/** French typography for every text we show: curly apostrophes and the no-break spaces that authors need not type. */

const RULES: readonly (readonly [RegExp, string])[] = [
  [/'/g, '’'],
  [/ ([;!?])/g, '\u202f$1'],
  [/ ([:»])/g, '\u00a0$1'],
  [/« /g, '«\u00a0'],
  [/÷ (?=\d)/g, '÷\u00a0'],
  [/(\d) (%|cm|min)/g, '$1\u00a0$2'],
];

/** `text` with French spacing. Idempotent. */
export const french = (text: string): string => RULES.reduce((t, [from, to]) => t.replace(from, to), text);

/** `text` as a search engine or a comparison wants it: straight apostrophes, plain spaces. */
export const plain = (text: string): string =>
  text
    .replace(/’/g, "'")
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
