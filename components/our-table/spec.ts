/** What a game lets a table choose: its rulings, and its box where it has one. */
import type { Checked } from '#engine/core/input.ts';
import type { Ruling } from '#engine/core/ruling.ts';

export interface OwnBoxSpec {
  /** The text of a box as it is kept: empty for ours. Refuses the whole at the first fault. */
  readonly read: (text: string) => Checked<string>;
  readonly words: (text: string) => string;
  /** Where it is filled in. */
  readonly page: string;
}

export interface OurTableSpec {
  readonly rulings: readonly Ruling[];
  readonly box?: OwnBoxSpec;
}
