/** What each game prints; a game that brings nothing has no such pages. */
import type { GameId } from '#components/games.ts';
import type { PrintSpec } from './spec.ts';

const FOUND = import.meta.glob<PrintSpec>('../*/print/spec.tsx', { eager: true, import: 'PRINT' });

export const printOf = (game: GameId): PrintSpec | undefined => FOUND[`../${game}/print/spec.tsx`];
