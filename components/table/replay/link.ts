/**
 * A game as the fragment of an address, since servers cut long queries: `partie=2d.…&coup=12`, where 2 is the format, `d` says deflated (`j` plain,
 * for browsers that cannot compress), the rest is base64url of the game's text (`replay-text.ts`), and a move may be pointed at. Format 1, the JSON of the
 * replay, is still read. Nothing longer than a messenger takes is written or read, and nothing that unpacks to more than a file may hold.
 */
import { packText, type Streams, unpackText } from '#components/kit/packed.ts';
import { marked, unmarked } from '#engine/core/link.ts';
import type { Replay } from '#engine/core/replay.ts';
import { LINK_KEY, type LinkedReplay, MOST_TEXT } from './outside.ts';
import { parsed, readReplay, writeReplay } from './replay-text.ts';

const FORMAT = '2';
const JSON_FORMAT = '1';
/** Characters of a link's fragment. */
export const MOST_LINK = 60_000;

const TOO_LONG = 'Ce lien est trop long pour être lu.';
const DAMAGED = 'Ce lien de partie est abîmé : il en manque sans doute un morceau.';

/** The fragment, without its `#`, that says a game and points at the move `at`; undefined when it would be too long to send. */
export async function formatLink(
  replay: Replay<unknown, unknown>,
  at?: number,
  streams: Streams = globalThis,
): Promise<string | undefined> {
  const packed = await packText(writeReplay(replay), MOST_LINK, streams);
  if (packed === undefined) return undefined;
  const link = marked(`${LINK_KEY}${FORMAT}${packed}${at === undefined ? '' : `&coup=${at}`}`);
  return link.length > MOST_LINK ? undefined : link;
}

const UNREAD = {
  damaged: DAMAGED,
  long: TOO_LONG,
  'old browser': 'Ce navigateur ne sait pas ouvrir les liens de partie : demandez plutôt le fichier de la partie.',
} as const;

/** Reads what `formatLink` wrote. Never throws. */
export async function parseLink(fragment: string, streams: Streams = globalThis): Promise<LinkedReplay> {
  if (fragment.length > MOST_LINK + 1) return { ok: false, because: TOO_LONG };
  const link = unmarked(fragment);
  if (!link.ok) return link;
  const [, format, packed = '', at] = link.text.match(/^partie=(\d+)([dj]\.[\w-]*)(?:&coup=(\d{1,6}))?$/) ?? [];
  if (!format) return { ok: false, because: DAMAGED };
  if (format !== FORMAT && format !== JSON_FORMAT)
    return { ok: false, because: 'Ce lien de partie vient d’une autre version du site, que celle-ci ne sait pas lire.' };
  const written = await unpackText(packed, MOST_TEXT, streams);
  if (!written.ok) return { ok: false, because: UNREAD[written.why] };
  const value: unknown = format === FORMAT ? readReplay(written.text) : parsed(written.text);
  if (value === undefined || typeof value === 'string') return { ok: false, because: DAMAGED };
  return { ok: true, value, at: at === undefined ? undefined : Number(at) };
}

/** Reads a file of a replay. Never throws. */
export function parseFile(text: string): LinkedReplay {
  if (text.length > MOST_TEXT) return { ok: false, because: 'Ce fichier est trop gros pour être une partie.' };
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    return { ok: false, because: 'Ce fichier n’est pas une partie : c’est du JSON qui est attendu.' };
  }
}
