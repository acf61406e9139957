/** Where what we say comes from: the data of a box or a board, and the sentences of the book. */

/** From the booklet; worked out from it; from a public source outside it; ours, playable and replaceable. */
export const PROVENANCES = ['livret', 'deduit', 'externe', 'reconstruction'] as const;
export type Provenance = (typeof PROVENANCES)[number];

export const PROVENANCE_NAMES = {
  livret: 'livret',
  deduit: 'déduit',
  externe: 'source extérieure',
  reconstruction: 'reconstitué',
} as const satisfies Record<Provenance, string>;

export interface Origin {
  readonly provenance: Provenance;
  /** One French sentence: the source, or the reason. */
  readonly because: string;
}

/** « L-18 » of the id of a ruling of ours; undefined of a rule, which is the booklet's. */
export const rulingNumber = (id: string): string | undefined => /-(L-\d+)$/.exec(id)?.[1];
