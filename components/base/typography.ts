/** French typography for every text we show: curly apostrophes, and the no-break spaces and hyphens that authors need not type. */

type Rules = readonly (readonly [RegExp, string])[];

const SPACES: Rules = [
  [/ ([;!?])/g, '\u202f$1'],
  [/ ([:»])/g, '\u00a0$1'],
  [/« /g, '«\u00a0'],
  [/([÷Ø]) (?=\d)/g, '$1\u00a0'],
  [/(\d) × (?=\d)/g, '$1\u00a0×\u00a0'],
  [/(\d) (%|cm|mm|g(?!\p{L})|min)/gu, '$1\u00a0$2'],
];

const RULES: Rules = [
  [/'/g, '’'],
  ...SPACES,
  // « Menez-y »: the short pronoun of an imperative never begins a line.
  [/(\p{L}(?:ez|ons|tes))-(?=(?:y|en|la|les?|lui|moi|toi)(?![\p{L}\d-]))/gu, '$1\u2011'],
];

const ruled = (text: string, rules: Rules): string => rules.reduce((t, [from, to]) => t.replace(from, to), text);

/** `text` with French spacing and hyphens. Idempotent. */
export const french = (text: string): string => ruled(text, RULES);

/** `text` with French spacing alone. Idempotent. */
export const spaced = (text: string): string => ruled(text, SPACES);

/** `text` as a search engine or a comparison wants it: straight apostrophes, plain spaces and hyphens. */
export const plain = (text: string): string =>
  text
    .replace(/’/g, "'")
    .replace(/\u2011/g, '-')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
