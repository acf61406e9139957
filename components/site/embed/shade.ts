/** A colour of the host page as our accent: kept as it is where it can be read on our paper, else brought towards the ink until it can. */

const SHADE = /^[\da-f]{6}$/i;

type Rgb = readonly [number, number, number];

/** The papers and the inks of `components/site/styles/tokens.css`: of each theme, the paper on which a text is hardest to read. */
export const SIDES = [
  { paper: 'f6efdf', ink: '241a12' },
  { paper: '221d17', ink: 'efe6d6' },
] as const;

/** What WCAG asks of a text, and a little for washes. */
const ENOUGH = 5;

/** Six hex digits, without #. */
export const isShade = (word: string): boolean => SHADE.test(word);

const rgb = (shade: string): Rgb => [0, 2, 4].map((at) => Number.parseInt(shade.slice(at, at + 2), 16)) as unknown as Rgb;

const linear = (part: number): number => (part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);

const luminance = ([red, green, blue]: Rgb): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG's contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(rgb(one)), luminance(rgb(other))].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const hex = (colour: Rgb): string => colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');

function towards(shade: string, ink: string, share: number): string {
  const [from, to] = [rgb(shade), rgb(ink)];
  return hex(from.map((part, at) => part + ((to[at] ?? 0) - part) * share) as unknown as Rgb);
}

/** `shade` for the light theme and for the dark one, without #, each as near as can be read. */
export function readable(shade: string): readonly [light: string, dark: string] {
  const of = ({ paper, ink }: (typeof SIDES)[number]): string => {
    const shares = Array.from({ length: 21 }, (_, step) => step / 20);
    return shares.map((share) => towards(shade, ink, share)).find((mixed) => contrast(mixed, paper) >= ENOUGH) ?? ink;
  };
  return [of(SIDES[0]), of(SIDES[1])];
}
