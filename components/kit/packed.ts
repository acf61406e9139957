/**
 * A text as signs that an address may hold: `d.` and its deflated bytes, or `j.` and the plain ones for browsers that cannot compress, in base64url. Nothing
 * longer than the caller's limit is written, and nothing that unpacks to more is read.
 */

/** What compresses: of the browser, or nothing in an old one. */
export interface Streams {
  readonly CompressionStream?: typeof CompressionStream;
  readonly DecompressionStream?: typeof DecompressionStream;
}

/** How a text is packed: the letter before the dot. */
const PACKED = /^([dj])\.([\w-]*)$/;

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

/** At once, and not compressed: for a link of this site to itself. */
export const packPlain = (text: string): string => `j.${toBase64(new TextEncoder().encode(text))}`;

/** Undefined when it would take more than `most` signs. */
export async function packText(text: string, most: number, streams: Streams = globalThis): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(text);
  const packed = streams.CompressionStream && (await gathered(streamed(bytes, new streams.CompressionStream('deflate-raw')), most));
  if (streams.CompressionStream && !packed) return undefined;
  const signs = packed ? `d.${toBase64(packed)}` : packPlain(text);
  return signs.length > most ? undefined : signs;
}

export type Unpacked =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly why: 'damaged' | 'long' | 'old browser' };

async function bytesOf(way: string, body: string, most: number, streams: Streams): Promise<Uint8Array | undefined> {
  const bytes = fromBase64(body);
  if (way === 'j') return bytes.length > most ? undefined : bytes;
  return streams.DecompressionStream && gathered(streamed(bytes, new streams.DecompressionStream('deflate-raw')), most);
}

/** Reads what was packed, `most` bytes of text at most. Never throws. */
export async function unpackText(signs: string, most: number, streams: Streams = globalThis): Promise<Unpacked> {
  const [, way = '', body = ''] = signs.match(PACKED) ?? [];
  if (way === '') return { ok: false, why: 'damaged' };
  if (way === 'd' && !streams.DecompressionStream) return { ok: false, why: 'old browser' };
  try {
    const bytes = await bytesOf(way, body, most, streams);
    return bytes ? { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) } : { ok: false, why: 'long' };
  } catch {
    return { ok: false, why: 'damaged' };
  }
}
