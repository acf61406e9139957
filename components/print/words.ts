/** Words set in lines at build, before any font is there: widths of Alegreya Sans, the wider of its two weights, in thousandths of its size. */
import { french } from '#components/base/typography.ts';

const WIDTHS: readonly (readonly [width: number, letters: string])[] = [
  [100, '\u202f'],
  [175, ' \u00a0'],
  [225, '’'],
  [250, '.,;:·'],
  [275, 'ilîï!'],
  [300, 'jI(/°'],
  [325, '-‑)'],
  [350, 'frtJ?'],
  [375, '1'],
  [400, 'csç*'],
  [425, 'z'],
  [450, '357vyL«»'],
  [475, '2exéèêëF'],
  [500, '689agkoàâôS–+×÷=−'],
  [525, '4bpquùûüCETÉ'],
  [550, '0dhnZ'],
  [575, 'PY'],
  [600, 'ABGKRVÀ'],
  [625, 'X'],
  [650, 'OQU…'],
  [675, 'D'],
  [700, 'wHN'],
  [775, 'œ'],
  [825, 'mM'],
  [950, 'W—%'],
];

const WIDTH_OF = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)));

/** Letters that the table lacks are taken as wide. */
const WIDEST = 950;

export const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + (WIDTH_OF.get(letter) ?? WIDEST), 0) * size) / 1000;

/** `text` in lines; `room`: how wide the line of that number may be, from 0. */
export function linesOf(text: string, size: number, room: (line: number) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of french(text).split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= room(lines.length - 1)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The same in lines as even as can be, no wider than `width`. */
export function evenLinesOf(text: string, size: number, width: number): readonly string[] {
  const count = linesOf(text, size, () => width).length;
  let narrow = width;
  while (narrow > width / 3 && linesOf(text, size, () => narrow * 0.96).length === count) narrow *= 0.96;
  return linesOf(text, size, () => narrow);
}
