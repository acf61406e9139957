/** A game from outside, as far as a table must know before it reads one: whether an address holds it. What reads links and files is fetched for one. */
import { begins } from '#engine/core/link.ts';

export const LINK_KEY = 'partie=';
/** Characters of a replay's JSON, in a link, a file or the store. */
export const MOST_TEXT = 1_000_000;

/** `at`: the move that the link points at, when it does. */
export type LinkedReplay =
  | { readonly ok: true; readonly value: unknown; readonly at?: number | undefined }
  | { readonly ok: false; readonly because: string };

/** Whether a fragment, with or without its `#`, claims to hold a game. */
export const isLink = (fragment: string): boolean => begins(fragment, LINK_KEY);
