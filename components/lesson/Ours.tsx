/** What is ours of what is said: numbers that we had to make up, and readings where the booklet is silent. */
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { PROVENANCE_NAMES, rulingNumber } from '#engine/core/origin.ts';

export interface OursTold {
  /** Sentences: which numbers and places are ours. */
  readonly text: string;
  /** Ids of the rulings. */
  readonly readings: readonly string[];
}

/** « (selon nous, L-3) », after what rests on these rules; nothing where all of them are the booklet's. */
export function ownMark(rules: readonly string[]): string {
  const numbers = rules.flatMap((rule) => rulingNumber(rule) ?? []);
  return numbers.length > 0 ? ` (selon nous, ${numbers.join(', ')})` : '';
}

export const Ours = ({ text, readings }: OursTold) => (
  <p class="provenance">
    <span class="badge" data-kind="reconstruction">
      {PROVENANCE_NAMES.reconstruction}
    </span>{' '}
    {french(text)}
    {readings.length > 0 && french(' Là où le livret se tait, on suit les lectures de ce site, « selon nous » : ')}
    {readings.map((id, at) => [at > 0 && ', ', <RuleLink key={id} id={id} label={rulingNumber(id)} />])}
    {readings.length > 0 && '.'}
  </p>
);
