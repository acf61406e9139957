/**
 * What is written and drawn inside each place of the map, and how much room that takes, in units of the map (2000 × 2000): the map has to keep
 * its labels apart before any font is loaded.
 */
import { KINGDOM_NAMES } from '#engine/zargos/data/board-lands.ts';
import type { SeaCell, Territory } from '#engine/zargos/data/board-types.ts';

/** `kingdom`: small capitals over a province's bearing; `bearing`: that bearing; `capital`: a capital's name; `sea`: a sea cell's. */
const LINE_KINDS = ['kingdom', 'bearing', 'capital', 'sea'] as const;
type LineKind = (typeof LINE_KINDS)[number];

interface Type {
  /** Height of the font and distance from line to line, in units. */
  readonly size: number;
  readonly leading: number;
  /** Room for n letters: `pad + n × advance` units. */
  readonly pad: number;
  readonly advance: number;
}

/** The sizes are those of BoardMap.css; the widths were measured in Alegreya and Alegreya Sans, and are never less than what is written. */
const TYPE = {
  kingdom: { size: 16, leading: 19, pad: 12, advance: 10 },
  bearing: { size: 24, leading: 26, pad: 5, advance: 10.1 },
  capital: { size: 33, leading: 34, pad: 22, advance: 15 },
  sea: { size: 24, leading: 26, pad: 7, advance: 9.2 },
} as const satisfies Record<LineKind, Type>;

interface Line {
  readonly kind: LineKind;
  readonly text: string;
}

/** Drawn above the words. Height of the drawing, and its width. */
export const MARKS = {
  volcano: { width: 64, height: 60 },
  capital: { width: 102, height: 56 },
  city: { width: 76, height: 68 },
} as const;
export type MarkKind = keyof typeof MARKS;

/** One drawing or one line of a label: its box, `top` below the middle of the label. */
export interface Part {
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Set in the middle, one part under the other: the drawing, if there is one, then the lines. */
export interface Label {
  readonly mark: MarkKind | undefined;
  readonly lines: readonly Line[];
  readonly parts: readonly Part[];
}

function stacked(mark: MarkKind | undefined, lines: readonly Line[]): Label {
  const boxes = [
    ...(mark ? [MARKS[mark]] : []),
    ...lines.map(({ kind, text }) => ({ width: TYPE[kind].pad + text.length * TYPE[kind].advance, height: TYPE[kind].leading })),
  ];
  let top = -boxes.reduce((sum, { height }) => sum + height, 0) / 2;
  const parts = boxes.map(({ width, height }) => {
    const part = { top, width, height };
    top += height;
    return part;
  });
  return { mark, lines, parts };
}

const FIRST_WORD = /^(\S+?)(?:\s+|-(?=est$))(.*)$/;

/** A province's name is cut after its first word: « Ohms | nord-ouest », « Itak | est »; one of the inner ring of Zargos says so instead of the kingdom. */
export function labelOf({ name, kind, kingdom, volcano }: Territory): Label {
  if (kind === 'city') {
    return stacked('city', [
      { kind: 'kingdom', text: 'CITÉ' },
      { kind: 'kingdom', text: 'INTERDITE' },
    ]);
  }
  if (kind === 'capital') return stacked('capital', [{ kind: 'capital', text: name }]);
  const [, head = KINGDOM_NAMES[kingdom], rest = name] = FIRST_WORD.exec(kind === 'inner' ? name.replace(/^\S+\s+/, '') : name) ?? [];
  return stacked(volcano ? 'volcano' : undefined, [
    { kind: 'kingdom', text: head.toUpperCase() },
    { kind: 'bearing', text: rest },
  ]);
}

/** Longest line and longest word of a sea's name, in letters; a longer word is cut after its first hyphen. A pass is narrow. */
const SEA_LINE = { line: 11, pass: 7, word: 14 } as const;

/** A sea cell's name on one to four lines, cut where words end. */
export function seaLabelOf({ name }: Pick<SeaCell, 'name'>): Label {
  const words = name.split(' ').flatMap((word) => (word.length > SEA_LINE.word ? word.split(/(?<=^[^-]*-)/) : [word]));
  const longest = name.startsWith('passe') ? SEA_LINE.pass : SEA_LINE.line;
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return stacked(
    undefined,
    lines.map((text) => ({ kind: 'sea', text })),
  );
}
