/** A box's board in a link: too large for one, it is named by its hash, found again in this browser, or the link is refused. */
import { fnv1a } from '#engine/core/hash.ts';

/** Under which a link names the board that it speaks of. */
export const BOARD_KEY = 'plateau';

/** What a link says of the board kept as `text`: nothing of ours. */
export const boardKeys = (text: string): readonly string[] => (text === '' ? [] : [`${BOARD_KEY}=${fnv1a(text)}`]);

/** Whether a link speaks of a board that it does not carry. */
export const namesBoard = (query: string): boolean => new URLSearchParams(query).has(BOARD_KEY);

/** Whether a link speaks of the board kept as `text`. */
export const isNamed = (query: string, text: string): boolean => text !== '' && new URLSearchParams(query).get(BOARD_KEY) === fnv1a(text);

export const ELSEWHERE =
  'Ce lien parle du plateau d’une boîte, que ce navigateur ne garde pas : ouvrez d’abord son fichier sous « Ma boîte », puis le lien. En attendant, voici notre plateau.';
