/** The sheet of hexes that the world is drawn on, by number: neighbours and places worked out once, with the engine's own arithmetic. */
import { DIRECTIONS, type Hex, isSame } from '#engine/zargos-lords/board/hex.ts';
import { hexAt, hexesOf, neighboursOf, next } from '#engine/zargos-lords/board/map.ts';

export const COLUMNS = 40;
export const ROWS = 30;

const BLANK = { rows: new Array<string>(ROWS).fill('~'.repeat(COLUMNS)), wraps: true };
const HEXES = hexesOf(BLANK);
export const COUNT = HEXES.length;

const numberOf = (hex: Hex): number => HEXES.findIndex((one) => isSame(one, hex));

/** The number of a column and a row. */
export const cellAt = (column: number, row: number): number => numberOf(hexAt(column, row));

/** By direction, clockwise from the north; -1 off the map. */
export const AROUND: readonly (readonly number[])[] = HEXES.map((hex) =>
  DIRECTIONS.map((direction) => {
    const to = next(BLANK, hex, direction);
    return to ? numberOf(to) : -1;
  }),
);

export const NEAR: readonly (readonly number[])[] = HEXES.map((hex) => neighboursOf(BLANK, hex).map(numberOf));

export const near = (cell: number): readonly number[] => NEAR[cell] ?? [];

/** Heights of a hex: the middle of each. A turn round the world is `TURN` wide. */
const WIDE = Math.sqrt(3) / 2;
export const TURN = COLUMNS * WIDE;
export const PLACES: readonly (readonly [x: number, y: number])[] = HEXES.map((_, cell) => {
  const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
  return [column * WIDE, row + (column % 2) / 2];
});

/** Rows where land may lie: sea goes all along the north and the south. */
export const isOpen = (cell: number): boolean => {
  const row = Math.floor(cell / COLUMNS);
  return row > 0 && row < ROWS - 1;
};

/** Cells that hang together with one, among those that `isIn` admits. */
export function joined(from: number, isIn: (cell: number) => boolean): ReadonlySet<number> {
  const found = new Set([from]);
  for (const cell of found) for (const other of near(cell)) if (isIn(other)) found.add(other);
  return found;
}

/** Rows of a table, each made when it is first asked for. */
function kept<Row>(make: (cell: number) => Row): (cell: number) => Row {
  const rows = new Map<number, Row>();
  return (cell) => {
    const row = rows.get(cell) ?? make(cell);
    rows.set(cell, row);
    return row;
  };
}

/** Steps from a cell to each. */
export const stepsFrom = kept((from) => {
  const steps = new Uint8Array(COUNT).fill(255);
  steps[from] = 0;
  const queue = [from];
  for (const cell of queue)
    for (const other of near(cell)) {
      if (steps[other] !== 255) continue;
      steps[other] = (steps[cell] ?? 0) + 1;
      queue.push(other);
    }
  return steps;
});

/** Cells within three steps, the cell among them: by their steps, nearest first. */
export const disc = kept((from) =>
  [...stepsFrom(from).entries()]
    .filter(([, steps]) => steps <= 3)
    .sort(([, a], [, b]) => a - b)
    .map(([cell]) => cell),
);
