/** Where pieces lie on their sheets, in millimetres from the upper left corner. Backs are those of a sheet turned over its long edge. */
import type { Board, Component, Group, Piece } from './spec.ts';

export interface Paper {
  readonly name: 'A4' | 'A3' | 'A1';
  readonly width: number;
  readonly height: number;
}

export const A4: Paper = { name: 'A4', width: 210, height: 297 };

/** Largest rectangle that pieces take on A4: printers reach all of it, and the marks have room around it. */
const AREA = { width: 190, height: 270 } as const;

/** Under a block: more where marks stand. */
const under = ({ cut }: Group): number => (cut === 'straight' ? 12 : 6);

/** Cut marks begin this far from what is cut, and are this long. */
const MARK = { off: 1.5, long: 4 } as const;

interface Placed {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
}

/** Pieces of one group in rows and columns. */
export interface Patch {
  readonly group: Group;
  readonly placed: readonly Placed[];
  /** Where it is cut straight: path data; empty where it is not. */
  readonly marks: string;
}

export type Leaf = readonly Patch[];

const hundredth = (value: number): number => Math.round(value * 100) / 100;

const marksAt = (xs: readonly number[], ys: readonly number[]): string => {
  const [left = 0, right = 0, top = 0, bottom = 0] = [xs[0], xs.at(-1), ys[0], ys.at(-1)];
  const { off, long } = MARK;
  const across = xs.map((x) => `M${x} ${hundredth(top - off)}v${-long}M${x} ${hundredth(bottom + off)}v${long}`);
  const down = ys.map((y) => `M${hundredth(left - off)} ${y}h${-long}M${hundredth(right + off)} ${y}h${long}`);
  return [...across, ...down].join('');
};

interface Fill {
  readonly group: Group;
  readonly pieces: readonly Piece[];
  readonly columns: number;
  readonly rows: number;
}

const spanOf = (count: number, size: number, gap: number): number => count * (size + gap) - gap;

/** Blocks one under the other, a sheet at a time. */
function fillsOf(groups: readonly Group[]): readonly (readonly Fill[])[] {
  const sheets: Fill[][] = [];
  let room = 0;
  for (const group of groups) {
    const { width, height, gap = 0 } = group;
    const columns = Math.floor((AREA.width + gap) / (width + gap));
    let left = group.pieces.flatMap((piece) => new Array<Piece>(piece.copies).fill(piece));
    while (left.length > 0) {
      const most = Math.floor((room + gap) / (height + gap));
      if (most < 1) {
        sheets.push([]);
        room = AREA.height;
        continue;
      }
      const pieces = left.slice(0, most * columns);
      left = left.slice(pieces.length);
      const rows = Math.ceil(pieces.length / columns);
      sheets.at(-1)?.push({ group, pieces, columns: Math.min(columns, pieces.length), rows });
      room -= spanOf(rows, height, gap) + under(group);
    }
  }
  return sheets;
}

function blockAt({ group, pieces, columns, rows }: Fill, top: number): Patch {
  const { width, height, gap = 0, cut } = group;
  const left = (A4.width - spanOf(columns, width, gap)) / 2;
  const x = (column: number) => hundredth(left + column * (width + gap));
  const y = (row: number) => hundredth(top + row * (height + gap));
  const edges = (count: number, at: (index: number) => number) => Array.from({ length: count + 1 }, (_, index) => at(index));
  return {
    group,
    placed: pieces.map((piece, at) => ({ piece, x: x(at % columns), y: y(Math.floor(at / columns)) })),
    marks: cut === 'straight' ? marksAt(edges(columns, x), edges(rows, y)) : '',
  };
}

/** The sheets of a component's pieces. */
export const leavesOf = ({ groups = [] }: Component): readonly Leaf[] =>
  fillsOf(groups).map((fills) => {
    const spans = fills.map(({ group, rows }) => spanOf(rows, group.height, group.gap ?? 0) + under(group));
    const last = fills.at(-1);
    let top = (A4.height - spans.reduce((sum, span) => sum + span, 0) + (last ? under(last.group) : 0)) / 2;
    return fills.map((fill, at) => {
      const block = blockAt(fill, top);
      top += spans[at] ?? 0;
      return block;
    });
  });

/** Where something `width` wide lies once its sheet is turned over. */
export const turned = (x: number, width: number): number => hundredth(A4.width - x - width);

const hasBack = (page: Leaf): boolean => page.some(({ placed }) => placed.some(({ piece }) => piece.back !== undefined));

/** A side of a sheet to print. */
export interface Side {
  readonly page: Leaf;
  readonly isBack: boolean;
}

/** Faces, each followed by its backs where it has some. */
export const sidesOf = (component: Component): readonly Side[] =>
  leavesOf(component).flatMap((page) => [{ page, isBack: false }, ...(hasBack(page) ? [{ page, isBack: true }] : [])]);

/** A part of a board on a sheet: what of it is seen, where it lies, and where it is cut. */
export interface Tile {
  readonly paper: Paper;
  readonly column: number;
  readonly row: number;
  /** Of the board, its own millimetres. */
  readonly from: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** On the sheet. */
  readonly at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly marks: string;
}

/** A board goes on past the cut, so that no white shows where the knife strays. */
export const BLEED = 2;

const centred = (paper: Paper, width: number, height: number) => ({
  x: hundredth((paper.width - width) / 2),
  y: hundredth((paper.height - height) / 2),
  width: hundredth(width),
  height: hundredth(height),
});

const cornersOf = ({ x, y, width, height }: Tile['at']): string => marksAt([x, hundredth(x + width)], [y, hundredth(y + height)]);

/** The board on A4, row by row. */
export function tilesOf({ width, height, tiles: [across, down] }: Board): readonly Tile[] {
  const [wide, tall] = [width / across, height / down];
  const at = centred(A4, wide, tall);
  return Array.from({ length: across * down }, (_, index): Tile => {
    const [column, row] = [index % across, Math.floor(index / across)];
    return {
      paper: A4,
      column,
      row,
      from: { x: column * wide, y: row * tall, width: wide, height: tall },
      at,
      marks: cornersOf(at),
    };
  });
}

/** White around a board on a sheet of its own: room for the marks. */
const AROUND = 10;

/** The board on one sheet, as large as it is or as the sheet allows, laid as the board is. */
export function wholeOn({ width, height }: Board, name: 'A3' | 'A1'): Tile & { readonly scale: number } {
  const [short, long] = name === 'A3' ? [297, 420] : [594, 841];
  const paper: Paper = width > height ? { name, width: long, height: short } : { name, width: short, height: long };
  const scale = Math.min(1, (paper.width - 2 * AROUND) / width, (paper.height - 2 * AROUND) / height);
  const at = centred(paper, width * scale, height * scale);
  return { paper, scale, column: 0, row: 0, from: { x: 0, y: 0, width, height }, at, marks: cornersOf(at) };
}
