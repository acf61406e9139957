/** How the questions of a word are chosen: a link names its edition, and asks for ever what it asked. A change of what a word yields is a new one. */
export const EDITIONS = [1, 2] as const;
export type Edition = (typeof EDITIONS)[number];
export const LAST_EDITION: Edition = 2;
