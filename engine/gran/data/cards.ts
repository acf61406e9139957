/** The 24 dragon cards (GRA-MAT-2). Printed in the booklet, so no club needs to replace them. */

import type { Force } from '../types.ts';

/** Cards of each force. */
export const COPIES = { 6: 2, 5: 4, 4: 6, 3: 6, 2: 4, 0: 2 } as const satisfies Record<Force, number>;

/** Cards in a full pile. */
export const PILE = 24;

/** Faces of the one die, out of 6, that beat or equal `force` (GRA-DRA-2). */
export const winningFaces = (force: Force): number => (force === 0 ? 6 : 7 - force);
