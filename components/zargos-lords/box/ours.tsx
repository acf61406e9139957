/** The box behind an answer: ours until another is read. */
import type { FunctionComponent } from 'preact';
import { french } from '#components/base/typography.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import type { Box } from '#engine/zargos-lords/types.ts';

export interface BoxTable {
  readonly box: Box;
  /** For the tool's links: `&boite=…`, or nothing. */
  readonly query: string;
  /** For its copied sentence: which values are not ours, or nothing. */
  readonly words: string;
  readonly refused: readonly string[];
  /** Says which box it is, and offers the other. */
  readonly Line?: FunctionComponent<{ take: (table: BoxTable) => void }>;
}

export const OURS: BoxTable = { box: BOX, query: '', words: '', refused: [] };

/** Ours in place of a box that could not be had; told where the line of the box would stand. */
export const oursFor = (because: string): BoxTable => ({
  ...OURS,
  Line: () => (
    <p class="control-refused" role="alert">
      {french(because)}
    </p>
  ),
});
