/**
 * Links. What is set is written as keys and values, and sent; on its way a link may lose its end, and what is left of it may still be read: `b-pions=12` as `1`. So a mark
 * goes before it, `entier=3.9f2c41&…`: how many pairs follow, and the print of what they say. It stands first, so that no cut takes it away and leaves the rest; what others
 * add behind (`fbclid`) is none of the pairs. A link without it is an old one, and read as it is.
 */
import { shown } from './input.ts';

/** The key of the mark. */
export const MARK = 'entier';
const MARKED = /^entier=(?:(\d{1,3})\.([\da-f]{6})(?:&|$))?/;

const CUT = 'Ce lien est coupé, ou changé en route : demandez-le de nouveau, en entier.';

const bare = (text: string): string => text.replace(/^[?#]/, '');

const pairsOf = (text: string): readonly string[] => text.split('&').filter(Boolean);

/** Six hex digits of what the pairs say, however it is escaped: its signs as digits in base 31, modulo a prime. One sign changed always changes it. */
function printOf(pairs: readonly string[]): string {
  let sum = 0;
  for (const sign of `${new URLSearchParams(pairs.join('&'))}`) sum = (31 * sum + sign.charCodeAt(0)) % 0xfffffd;
  return sum.toString(16).padStart(6, '0');
}

/** A query or a fragment, with its mark; what says nothing has none, nor has an anchor. */
export function marked(text: string): string {
  if (!text.includes('=')) return text;
  const pairs = pairsOf(text);
  return [`${MARK}=${pairs.length}.${printOf(pairs)}`, ...pairs].join('&');
}

export type Unmarked = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly because: string };

/** What a link says, without its mark and its leading `?` or `#`; or one French sentence, where it was cut or says something twice. */
export function unmarked(link: string): Unmarked {
  const text = bare(link);
  const [mark, count, print] = MARKED.exec(text) ?? [];
  const rest = text.slice(mark?.length ?? 0);
  const pairs = pairsOf(rest);
  if (mark !== undefined && (print === undefined || pairs.length < Number(count) || printOf(pairs.slice(0, Number(count))) !== print))
    return { ok: false, because: CUT };
  const seen = new Set<string>();
  for (const key of new URLSearchParams(rest).keys()) {
    if (seen.has(key)) return { ok: false, because: `Ce lien dit deux fois ${shown(key)} : il n’est pas lu.` };
    seen.add(key);
  }
  return { ok: true, text: rest };
}

/** Whether a link of any length says all that was sent, each thing once. */
export const isWhole = (link: string): boolean => link.length < 100_000 && unmarked(link).ok;

/** Whether a fragment begins with `key`, or was cut before it could: who reads that key then says so. */
export function begins(fragment: string, key: string): boolean {
  const text = bare(fragment);
  const [mark, , print] = MARKED.exec(text) ?? [];
  const rest = text.slice(mark?.length ?? 0);
  return rest.startsWith(key) || (mark !== undefined && (print === undefined || key.startsWith(rest)));
}

/** A kind of link: its version, raised when the same link would mean something else, and the most characters that are read. */
export interface LinkKind {
  readonly version: string;
  readonly most: number;
  /** One sentence: what takes the place of a link that is not read. */
  readonly instead?: string;
}

/** Why a link is not read at all; undefined where it is. `written` is the version it names: one that names none is of ours. */
export function unreadable(query: string, written: string | null | undefined, { version, most, instead }: LinkKind): string | undefined {
  const whole = query.length > most ? undefined : unmarked(query);
  const because = !whole
    ? `Ce lien est trop long : ${most} caractères au plus.`
    : !whole.ok
      ? whole.because
      : (written ?? version) !== version && `Ce lien est écrit dans une version inconnue, ${shown(written)} au lieu de ${version}.`;
  return because ? [because, ...(instead ? [instead] : [])].join(' ') : undefined;
}
