/** French typography for every text we show: curly apostrophes, and the no-break spaces and hyphens that authors need not type. */

const RULES: readonly (readonly [RegExp, string])[] = [
  [/'/g, '’'],
  [/ ([;!?])/g, '\u202f$1'],
  [/ ([:»])/g, '\u00a0$1'],
  [/« /g, '«\u00a0'],
  [/(\d) (%|cm|min)/g, '$1\u00a0$2'],
  // Thousands, « 22 sur 24 », « 4 × 21 = 84 ».
  [/(\d) (?=\d{3}(?!\d))/g, '$1\u202f'],
  [/(\d) (sur|×) (?=\d)/g, '$1\u00a0$2\u00a0'],
  [/([÷=]) (?=\d)/g, '$1\u00a0'],
  // « Menez-y »: the short pronoun of an imperative never begins a line.
  [/(\p{L}(?:ez|ons|tes))-(?=(?:y|en|la|les?|lui|moi|toi)(?![\p{L}\d-]))/gu, '$1\u2011'],
];

/** `text` with French spacing and hyphens. Idempotent. */
export const french = (text: string): string => RULES.reduce((t, [from, to]) => t.replace(from, to), text);

/** `text` as a search engine or a comparison wants it: straight apostrophes, plain spaces and hyphens. */
export const plain = (text: string): string =>
  text
    .replace(/’/g, "'")
    .replace(/\u2011/g, '-')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
