/** What has changed between two editions: rule by rule, word by word, verdict by verdict. */
import { diffArrays } from 'diff';
import type { RulesEdition, KeptParagraph, KeptVerdict } from '#components/rules/editions.ts';

/** A run of words that stands in both texts, in the old one alone, or in the new one alone. */
export interface WordRun {
  readonly kind: 'same' | 'out' | 'in';
  readonly text: string;
}

export type Change =
  | { readonly kind: 'new'; readonly now: KeptParagraph }
  | { readonly kind: 'gone'; readonly before: KeptParagraph }
  | {
      readonly kind: 'changed';
      readonly before: KeptParagraph;
      readonly now: KeptParagraph;
      readonly title: readonly WordRun[];
      readonly text: readonly WordRun[];
      /** Of a litige: whether the readings that one may choose are others, or in another order. */
      readonly readings: boolean;
    };

/** A question whose answer is another. `now`: null where the move may be made, undefined where it can no longer be asked. */
export interface Turned {
  readonly kept: KeptVerdict;
  readonly now: KeptVerdict['refusal'] | undefined;
}

/** French words as a reader sees them: « l’ » apart from its noun, each sign of punctuation by itself, spaces with what they follow. */
const WORD = /(?:[\p{L}\p{N}]+(?:[-·][\p{L}\p{N}]+)*['’]?|[^\p{L}\p{N}\s])\s*/gu;

export const frenchWords = (text: string): readonly string[] => text.match(WORD) ?? [];

/** The new text, with what went and what came where it did. */
export function runsBetween(then: string, now: string): readonly WordRun[] {
  return diffArrays([...frenchWords(then)], [...frenchWords(now)], { comparator: (one, other) => one.trim() === other.trim() }).map(
    ({ added, removed, value }) => ({ kind: added ? 'in' : removed ? 'out' : 'same', text: value.join('') }),
  );
}

const isSame = (one: KeptParagraph, other: KeptParagraph): boolean =>
  one.text === other.text && one.title === other.title && JSON.stringify(one.readings) === JSON.stringify(other.readings);

/** In the order of the new edition; what is gone at the end. */
export function changesBetween(then: Pick<RulesEdition, 'paragraphs'>, now: Pick<RulesEdition, 'paragraphs'>): readonly Change[] {
  const old = new Map(then.paragraphs.map((paragraph) => [paragraph.id, paragraph]));
  const here = new Set(now.paragraphs.map(({ id }) => id));
  const come = now.paragraphs.flatMap((paragraph): readonly Change[] => {
    const before = old.get(paragraph.id);
    if (!before) return [{ kind: 'new', now: paragraph }];
    if (isSame(before, paragraph)) return [];
    return [
      {
        kind: 'changed',
        before,
        now: paragraph,
        title: runsBetween(before.title, paragraph.title),
        text: runsBetween(before.text, paragraph.text),
        readings: JSON.stringify(before.readings) !== JSON.stringify(paragraph.readings),
      },
    ];
  });
  return [...come, ...then.paragraphs.filter(({ id }) => !here.has(id)).map((gone): Change => ({ kind: 'gone', before: gone }))];
}

/** The same answer: allowed both times, or refused by the same rule. The words of a refusal may be put better without the verdict changing. */
const isSameAnswer = (then: KeptVerdict['refusal'], now: Turned['now']): boolean => now !== undefined && then?.rule === now?.rule;

export const turnedAmong = (asked: readonly Turned[]): readonly Turned[] =>
  asked.filter(({ kept, now }) => !isSameAnswer(kept.refusal, now));
