/** Where the drawings are: light enough for islands, which do not carry the art. */
import { href } from '#components/site/url.ts';
import type { Back, CardId } from '#engine/orc/types.ts';
import type { PlayerColor } from './colors.ts';

/** Hash of the file, held by its test: another drawing has another address, so that no cache shows an old card. */
export const SPRITE_VERSION = '69d6c552';

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

/** For `<use href>`. */
export const drawing = (id: DrawingId): string => `${href('orc/dessins.svg')}?${SPRITE_VERSION}#${id}`;
