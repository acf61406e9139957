/**
 * Texts of pages as one JSON: what pages share (the frame of the site, a map, the drawings) is held once, which gzip alone, looking no further back
 * than 32 kB, cannot do. A page is a list of runs of pieces.
 */

/** `files`: by path, runs as `[first piece, how many]`. `components/site/offline/worker.js` puts the texts together again. */
export interface PagePack {
  readonly pieces: readonly string[];
  readonly files: Readonly<Record<string, readonly (readonly [number, number])[]>>;
}

/** A tag with the text that follows it: short enough to be shared, long enough to be few. */
const PIECES = /(?=<)/;

/** Texts by path, to be put together again to the last letter. */
export function packPages(texts: Readonly<Record<string, string>>): PagePack {
  const known = new Map<string, number>();
  const placeOf = (piece: string): number => {
    const place = known.get(piece) ?? known.size;
    known.set(piece, place);
    return place;
  };
  const runsOf = (text: string): readonly [number, number][] => {
    const runs: [number, number][] = [];
    for (const place of text.split(PIECES).map(placeOf)) {
      const last = runs.at(-1);
      if (last && last[0] + last[1] === place) last[1] += 1;
      else runs.push([place, 1]);
    }
    return runs;
  };
  const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, runsOf(text)]));
  return { pieces: [...known.keys()], files };
}
