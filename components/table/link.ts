/**
 * A value as the fragment of an address, since servers cut long queries: `partie=1d.…&coup=12`, where 1 is the format, `d` says deflated (`j` plain,
 * for browsers that cannot compress), the rest is base64url of JSON, and a move may be pointed at. Nothing longer than a messenger takes is written or read, and nothing that
 * unpacks to more than a file may hold.
 */

export const LINK_KEY = 'partie=';
const FORMAT = '1';
/** Characters of a link's fragment. */
export const MOST_LINK = 60_000;
/** Characters of a replay's JSON, in a link, a file or the store. */
export const MOST_TEXT = 1_000_000;

/** `at`: the move that the link points at, when it does. */
export type Linked =
  | { readonly ok: true; readonly value: unknown; readonly at?: number | undefined }
  | { readonly ok: false; readonly because: string };

/** What compresses: of the browser, or nothing in an old one. */
export interface Streams {
  readonly CompressionStream?: typeof CompressionStream;
  readonly DecompressionStream?: typeof DecompressionStream;
}

const TOO_LONG = 'Ce lien est trop long pour être lu.';
const DAMAGED = 'Ce lien de partie est abîmé : il en manque sans doute un morceau.';

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** The bytes of a stream; undefined as soon as there are more than `most`. */
async function gathered(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const streamed = (bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(through);

/** The fragment, without its `#`, that says `value` and points at the move `at`; undefined when it would be too long to send. */
export async function formatLink(value: unknown, at?: number, streams: Streams = globalThis): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const packed = streams.CompressionStream && (await gathered(streamed(bytes, new streams.CompressionStream('deflate-raw')), MOST_LINK));
  if (streams.CompressionStream && !packed) return undefined;
  const link = `${LINK_KEY}${FORMAT}${packed ? 'd' : 'j'}.${toBase64(packed ?? bytes)}${at === undefined ? '' : `&coup=${at}`}`;
  return link.length > MOST_LINK ? undefined : link;
}

/** Whether a fragment, with or without its `#`, claims to hold a game. */
export const isLink = (fragment: string): boolean => fragment.replace(/^#/, '').startsWith(LINK_KEY);

async function unpacked(way: string, bytes: Uint8Array<ArrayBuffer>, streams: Streams): Promise<Uint8Array | undefined> {
  if (way === 'j') return bytes;
  return streams.DecompressionStream && gathered(streamed(bytes, new streams.DecompressionStream('deflate-raw')), MOST_TEXT);
}

/** Reads what `formatLink` wrote. Never throws. */
export async function parseLink(fragment: string, streams: Streams = globalThis): Promise<Linked> {
  const text = fragment.replace(/^#/, '');
  if (text.length > MOST_LINK) return { ok: false, because: TOO_LONG };
  const [, format, way = '', body = '', at] = text.match(/^partie=(\d+)([dj])\.([\w-]*)(?:&coup=(\d{1,6}))?$/) ?? [];
  if (!format) return { ok: false, because: DAMAGED };
  if (format !== FORMAT)
    return { ok: false, because: 'Ce lien de partie vient d’une autre version du site, que celle-ci ne sait pas lire.' };
  if (way === 'd' && !streams.DecompressionStream) {
    return { ok: false, because: 'Ce navigateur ne sait pas ouvrir les liens de partie : demandez plutôt le fichier de la partie.' };
  }
  try {
    const bytes = await unpacked(way, fromBase64(body), streams);
    if (!bytes) return { ok: false, because: TOO_LONG };
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return { ok: true, value, at: at === undefined ? undefined : Number(at) };
  } catch {
    return { ok: false, because: DAMAGED };
  }
}

/** Reads a file of a replay. Never throws. */
export function parseFile(text: string): Linked {
  if (text.length > MOST_TEXT) return { ok: false, because: 'Ce fichier est trop gros pour être une partie.' };
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    return { ok: false, because: 'Ce fichier n’est pas une partie : c’est du JSON qui est attendu.' };
  }
}
