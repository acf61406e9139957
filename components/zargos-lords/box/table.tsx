/** Which box a tool counts with, and the line that says so. Fetched only where a link or the browser holds a box. */
import { french } from '#components/base/typography.ts';
import { boxInWords, isAlike } from '#engine/zargos-lords/data/differences.ts';
import { BOX_VERSION, formatBox } from '#engine/zargos-lords/notation/box.ts';
import { parseBox } from '#engine/zargos-lords/notation/box-read.ts';
import type { Box } from '#engine/zargos-lords/types.ts';
import { type BoxTable, OURS, oursFor } from './ours.tsx';

/** Ours, chosen where another box is at hand; the link says so only where a kept box would take its place. */
const oursBeside = (other: BoxTable, isOwn: boolean, kept: string): BoxTable => ({
  ...OURS,
  query: kept ? `&boite=${BOX_VERSION}` : '',
  Line: ({ take }) => (
    <p class="row lords-box">
      {french(`Avec nos valeurs, reconstituées${isOwn ? ' ; votre boîte reste gardée' : ''}.`)}{' '}
      <button type="button" class="control-button" onClick={() => take(other)}>
        {isOwn ? 'Compter avec votre boîte' : 'Reprendre les valeurs du lien'}
      </button>
    </p>
  ),
});

function withBox(box: Box, isOwn: boolean, kept: string): BoxTable {
  const text = formatBox(box);
  const words = boxInWords(box);
  const table: BoxTable = {
    box,
    query: `&boite=${text}`,
    words: ` Avec les valeurs d’une boîte : ${words}.`,
    refused: [],
    Line: ({ take }) => (
      <p class="row lords-box">
        {french(`Avec les valeurs de ${isOwn ? 'votre boîte' : 'la boîte que porte ce lien'} : ${words}.`)}{' '}
        <a href={isOwn ? '../boite/' : `../boite/?boite=${text}`}>{isOwn ? 'Votre boîte' : 'La voir'}</a>{' '}
        <button type="button" class="control-button" onClick={() => take(oursBeside(table, isOwn, kept))}>
          Revenir aux nôtres
        </button>
      </p>
    ),
  };
  return table;
}

const isOurs = (box: Box): boolean => formatBox(box) === BOX_VERSION;

const UNREADABLE = 'La boîte gardée dans ce navigateur n’a pas pu être relue : nos valeurs la remplacent.';

/** The box of the link, `null` where it has none, else the kept one; what cannot be read is told, and ours stands. */
export function tableOf(link: string | null, kept: string): BoxTable {
  const read = kept ? parseBox(kept) : undefined;
  const own = read?.ok && !isOurs(read.value) ? read.value : undefined;
  if (link === null) {
    if (own) return withBox(own, true, kept);
    return read && !read.ok ? oursFor(UNREADABLE) : OURS;
  }
  const carried = parseBox(link);
  if (carried.ok && !isOurs(carried.value)) return withBox(carried.value, own !== undefined && isAlike(own, carried.value), kept);
  const ours = own ? oursBeside(withBox(own, true, kept), true, kept) : OURS;
  return carried.ok ? { ...ours, query: `&boite=${BOX_VERSION}` } : { ...ours, refused: [`${carried.because} Nos valeurs la remplacent.`] };
}
