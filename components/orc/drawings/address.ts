/** Where the drawings are: light enough for islands, which do not carry the art. */
import { href } from '#components/base/url.ts';
import type { Back, CardId } from '#engine/orc/types.ts';
import type { PlayerColor } from './colors.ts';

/** Hash of the file, held by its test: another drawing has another address, so that no cache shows an old card. */
export const SPRITE_VERSION = '13f0a5e8';

export type DrawingId =
  | CardId
  | 'desertion'
  | 'debut'
  | 'sorcier'
  | 'roue'
  | `cadre-${Back}`
  | `dos-${Back}`
  | `blason-${Back}`
  | `bouclier-${PlayerColor}`;

/** The file of all drawings. */
export const SPRITE = `${href('orc/dessins.svg')}?${SPRITE_VERSION}`;

let start = `${SPRITE}#`;

/** Drawings stand in the page itself from now on, their ids after `prefix`. */
export const localDrawings = (prefix: string): void => {
  start = prefix;
};

/** For `<use href>`; `from`: start of the addresses of another file. */
export const drawing = (id: DrawingId, from = start): string => from + id;
