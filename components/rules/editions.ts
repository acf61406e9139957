/** Editions: what the rules said on a day. Frozen by `npm run edition` in `content/editions/`, one file a day. */

/** A paragraph as it was: its text is what was hashed, of a litige with its question and our reading. */
export interface KeptParagraph {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Of a litige: its readings, ours first. */
  readonly readings?: readonly string[];
}

/** A question put to the judge of a game under our readings, and what he answered. */
export interface KeptVerdict {
  readonly game: string;
  /** « Vert va de Palmyr nord à Palmyr sud » */
  readonly question: string;
  /** The position as the links of the arbiter hold it, and the move. */
  readonly position: unknown;
  readonly move: unknown;
  /** Null: the move may be made. */
  readonly refusal: { readonly rule: string; readonly because: string } | null;
}

export interface RulesEdition {
  /** ISO, day only: its name. */
  readonly date: string;
  readonly version: string;
  readonly paragraphs: readonly KeptParagraph[];
  readonly verdicts: readonly KeptVerdict[];
}

const FROZEN: Readonly<Record<string, RulesEdition>> = import.meta.glob('/content/editions/*.json', { eager: true, import: 'default' });

/** Oldest first. */
export const RULES_EDITIONS: readonly RulesEdition[] = Object.values(FROZEN).sort((a, b) => (a.date < b.date ? -1 : 1));

const [LAST] = RULES_EDITIONS.slice(-1);
const LAST_TEXTS: ReadonlyMap<string, string> = new Map(LAST?.paragraphs.map(({ id, text }) => [id, text]));

/** The last edition, where it has that paragraph with that very text: what a link to it may name. */
export const editionOf = (id: string, text: string): string | undefined => (LAST_TEXTS.get(id) === text ? LAST?.date : undefined);
