/** How the table speaks and colours: seals of the board that is played on. */
import { BOARD } from '#engine/gran/data/board.ts';
import type { Kingdom, SealColor, View } from '#engine/gran/types.ts';

export const sealColors = ({ options }: Pick<View, 'options'>): Readonly<Record<Kingdom, SealColor>> => (options.board ?? BOARD).seals;
