/** Cards of 63 × 88 mm, nine on an A4 sheet. */
export const A_SHEET = 9;

/** Left edges of the columns and upper edges of the rows, millimetres; the last of each closes the grid. */
const COLUMNS = [10.5, 73.5, 136.5, 199.5];
const ROWS = [16.5, 104.5, 192.5, 280.5];

/** Where to cut, as path data in millimetres of the sheet. */
export const CUT_MARKS = [...COLUMNS.map((x) => `M${x} 5v8M${x} 284v8`), ...ROWS.map((y) => `M1 ${y}h7M202 ${y}h7`)].join('');

/** Nine by nine; the last sheet may be short. */
export const sheetsOf = <Card>(cards: readonly Card[]): readonly (readonly Card[])[] =>
  Array.from({ length: Math.ceil(cards.length / A_SHEET) }, (_, at) => cards.slice(at * A_SHEET, (at + 1) * A_SHEET));
