/**
 * Leitner's boxes: what is answered wrong comes back soon, what is answered right each time later. Time is counted in questions, since there is no calendar
 * in a game. S. Leitner, « So lernt man lernen » (1972).
 */

/** Of one thing to know. `box`: 0 to `LAST_BOX`; `due`: the question from which it may come back. */
export interface Slip {
  readonly box: number;
  readonly due: number;
}

/** JSON-safe. `asked`: questions so far. */
export interface Boxes {
  readonly asked: number;
  readonly slips: Readonly<Record<string, Slip>>;
}

export const NO_BOXES: Boxes = { asked: 0, slips: {} };
export const LAST_BOX = 4;
/** Questions until a thing of each box comes back. */
const WAITS = [2, 5, 12, 30, 80] as const;

/** After an answer about `id`: a box up where it was right, back to the first where it was not. */
export function answered({ asked, slips }: Boxes, id: string, isRight: boolean): Boxes {
  const box = isRight ? Math.min(LAST_BOX, (slips[id]?.box ?? 0) + 1) : 0;
  return { asked: asked + 1, slips: { ...slips, [id]: { box, due: asked + 1 + (WAITS[box] ?? 0) } } };
}

/** What is to come back now: the lowest box first, then the longest due. */
export const dueNow = ({ asked, slips }: Boxes): readonly string[] =>
  Object.entries(slips)
    .filter(([, { due }]) => due <= asked)
    .sort(([, a], [, b]) => a.box - b.box || a.due - b.due)
    .map(([id]) => id);

/** What is still answered wrong: the first box. */
export const weakOnes = ({ slips }: Boxes): readonly string[] =>
  Object.entries(slips)
    .filter(([, { box }]) => box === 0)
    .map(([id]) => id);
