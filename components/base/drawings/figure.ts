/** A small drawing that explains: what it tells those who do not see it, and the sentence under it. */
export interface FigureText {
  readonly label: string;
  readonly caption: string;
  /** It shows provinces, which are nobody's board. */
  readonly map?: true;
}
