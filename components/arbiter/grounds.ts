/** What a verdict stands on: the booklet, a ruling of ours, what the table chose, and what a game says beside. */
import { rulingNumber } from '#engine/core/origin.ts';
import type { Choices, ReadingIds } from '#engine/core/ruling.ts';
import type { GroundSaid } from './spec.ts';

export interface Judged {
  readonly refusal?: string | undefined;
  readonly cited: readonly string[];
  readonly rests: readonly string[];
}

interface Table {
  readonly ids: ReadingIds;
  /** What the table chose. */
  readonly choices: Choices;
  /** « le livret », where no ruling refuses. */
  readonly book?: string;
}

const isRuling = (rule: string): boolean => rulingNumber(rule) !== undefined;

export function groundsOn(
  { ids, choices, book = 'le livret' }: Table,
  { refusal, cited, rests }: Judged,
  beside: readonly GroundSaid[],
): readonly GroundSaid[] {
  const isOwn = (id: string): boolean => choices[id] !== undefined && choices[id] !== ids[id]?.[0];
  const refuses = refusal !== undefined && isRuling(refusal) ? [refusal] : [];
  const rulings = [...new Set([...refuses, ...rests, ...cited.filter(isRuling)])];
  return [
    ...(refuses.length > 0 ? [] : [{ text: book }]),
    ...rulings.map((rule) => ({ text: isOwn(rule) ? 'à votre table' : 'notre lecture', rule })),
    ...beside,
  ];
}

/** What a ground comes to in a word. */
function groundShort({ text, rule }: GroundSaid, shown: string | undefined): string {
  if (rule) return rule === shown ? text : `${text} (${rulingNumber(rule) ?? rule})`;
  if (text.includes('reconstitué')) return 'reconstitué';
  return text.includes('que vous avez relevé') ? 'votre boîte' : text.replace(/^l[ea] /, '');
}

/** « livret · notre lecture (L-4) · reconstitué »; `shown`: the rule that stands beside it. */
export const groundsShort = (grounds: readonly GroundSaid[], shown: string | undefined): string =>
  [...new Set(grounds.map((ground) => groundShort(ground, shown)))].join(' · ');
