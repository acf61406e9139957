/** One throw against one side: where its pawns may stand afterwards. */
/** `chances[i]`: chance that `least + i` pawns are left. */
export interface Landing {
  readonly least: number;
  readonly chances: Float64Array;
}

/** `hits[k]`: chance of k losses. Losses beyond the pawns there are count as all of them. */
export function land(pawns: number, hits: Float64Array): Landing {
  const least = Math.max(0, pawns - hits.length + 1);
  const chances = new Float64Array(pawns - least + 1);
  for (let losses = 0; losses < hits.length; losses++) {
    const place = Math.max(0, pawns - losses) - least;
    chances[place] = (chances[place] ?? 0) + (hits[losses] ?? 0);
  }
  return { least, chances };
}
