import { begins } from '#engine/core/link.ts';

/** How the fragment of an arbiter's address begins. */
export const KEY = 'position=';

/** Whether a fragment, with or without its `#`, claims to hold a position. */
export const isAsked = (fragment: string): boolean => begins(fragment, KEY);

/** How the fragment begins that brings a question in words. */
const QUESTION = 'question=';

/** Without `#`. */
export const formatQuestion = (text: string): string => `${QUESTION}${encodeURIComponent(text)}`;

/** A question longer is none. */
export const LONGEST = 300;

/** The question of a fragment, with or without its `#`; undefined where it brings none. */
export function questionIn(fragment: string): string | undefined {
  if (!begins(fragment, QUESTION)) return undefined;
  try {
    return decodeURIComponent(fragment.replace(/^#/, '').slice(QUESTION.length)).slice(0, LONGEST) || undefined;
  } catch {
    return undefined;
  }
}

/** Raised when the same link would mean something else. */
export const FORMAT = '1';
