/** The readings that change what an answer says, by its subject. */
import type { OptionId } from '#engine/gran/options.ts';
import type { Subject } from './desk.ts';

export const BOARD_READINGS: Readonly<Record<Subject, readonly OptionId[]>> = {
  aller: ['GRA-L-2', 'GRA-L-3', 'GRA-L-9', 'GRA-L-12', 'GRA-L-19', 'GRA-L-20', 'GRA-L-23', 'GRA-L-24'],
  pierre: ['GRA-L-22', 'GRA-L-26'],
  epee: ['GRA-L-16', 'GRA-L-22', 'GRA-L-26'],
  anneau: ['GRA-L-11', 'GRA-L-21', 'GRA-L-25'],
};
