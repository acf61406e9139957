/** What the line near an answer is told, before and after its words are fetched. */
import type { Choices } from '#engine/core/ruling.ts';
import type { KnownRuling } from './kept.ts';

export interface OursProps {
  rulings: readonly KnownRuling[];
  options: Choices;
  /** The table's choices among `rulings`. */
  ours: Choices;
  set: (choices: Choices) => void;
}
