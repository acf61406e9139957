/** « Puis-je… », in words: whether the lists of the arbiter of De l'Orc take all of it, and it says what decides. */
import { readQuick } from '#components/arbiter/quick/read.ts';
import { FIRST_QUICK, parts } from './arbiter/quick.ts';
import { QUICK_WORDS } from './arbiter/quick-words.ts';

export const leaveAsked = (question: string): boolean => readQuick(question, FIRST_QUICK, parts, QUICK_WORDS)?.isWhole === true;
