import { begins } from '#engine/core/link.ts';

/** How the fragment of an arbiter's address begins. */
export const KEY = 'position=';

/** Whether a fragment, with or without its `#`, claims to hold a position. */
export const isAsked = (fragment: string): boolean => begins(fragment, KEY);

/** Raised when the same link would mean something else. */
export const FORMAT = '1';
