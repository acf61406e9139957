/** « Puis-je… », in words: whether the lists of the arbiter of Zargos take all of it, and it says what decides. */
import { readQuick } from '#components/arbiter/quick/read.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import { FIRST_QUICK, parts, type ZargosQuick } from './arbiter/quick.ts';
import { QUICK_WORDS } from './arbiter/quick-words.ts';

export const leaveAsked = (question: string): boolean =>
  readQuick<ZargosQuick>(question, FIRST_QUICK, (asked) => parts(tablesFor({ board: null }), asked), QUICK_WORDS)?.isWhole === true;
