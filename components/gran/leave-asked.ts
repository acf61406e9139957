/** « Puis-je… », in words: whether the lists of the arbiter of Gran take all of it, and it says what decides. */
import { readQuick } from '#components/arbiter/quick/read.ts';
import { FIRST_QUICK, type GranQuick, parts } from './arbiter/quick.ts';
import { QUICK_WORDS } from './arbiter/quick-words.ts';
import { tablesOn } from './arbiter/tables.ts';

export const leaveAsked = (question: string): boolean =>
  readQuick<GranQuick>(question, FIRST_QUICK, (asked) => parts(tablesOn(null), asked), QUICK_WORDS)?.isWhole === true;
