/** The question on top of an arbiter: a sentence with lists in it. `Asked`: what the game asks, a value. */
import type { Option, QuestionSaid } from '../spec.ts';

export interface QuickSelect<Asked> {
  readonly label: string;
  readonly value: string;
  /** Under their titles; one without a title stands by itself. */
  readonly groups: readonly { readonly title?: string; readonly options: readonly Option[] }[];
  readonly set: (value: string) => Asked;
  /** Its choices, but an empty one, are names of places: said between quotation marks. */
  readonly isName?: boolean;
}

/** A word of the sentence, or one of its lists. */
export type QuickPart<Asked> = string | QuickSelect<Asked>;

/** A dispute ready to be opened, as friends word it. */
export interface Dispute {
  readonly id: string;
  readonly title: string;
}

/** The sentence that the lists make. */
const partsSaid = <Asked>(parts: readonly QuickPart<Asked>[]): string =>
  `${parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const label = part.groups.flatMap(({ options }) => options).find(({ value }) => value === part.value)?.label;
      return label && part.isName && part.value ? `« ${label} »` : label;
    })
    .filter(Boolean)
    .join(' ')} ?`;

/** Of what the lists ask, or of a dispute that is ready. */
export const questionSaid = <Asked>(
  text: string,
  parts: readonly QuickPart<Asked>[] | undefined,
  disputes: readonly Dispute[],
): QuestionSaid | undefined => {
  if (parts) return { words: partsSaid(parts), isWhole: true };
  const dispute = disputes.find(({ id }) => disputeText(id) === text);
  return dispute && { words: dispute.title, isWhole: false };
};

export const disputeText = (id: string): string => `litige ${id}`;

export const disputeIn = <Id extends string>(text: string, disputes: readonly (Dispute & { readonly id: Id })[]): Id | undefined =>
  disputes.find(({ id }) => disputeText(id) === text)?.id;

const QUICK = 'vite ';

/** A question as a text: what each of its fields says. */
export const formatFields = (asked: Readonly<Record<string, string | number>>): string =>
  `${QUICK}${new URLSearchParams(Object.entries(asked).map(([id, value]) => [id, String(value)]))}`;

/** Undefined for what is no such text. */
export const parseFields = (text: string): Readonly<Record<string, string>> | undefined =>
  text.startsWith(QUICK) ? Object.fromEntries(new URLSearchParams(text.slice(QUICK.length))) : undefined;

/** The value among these, or the first. */
export const amongst = <Value extends string>(values: readonly [Value, ...Value[]], value: string | undefined): Value =>
  values.find((one) => one === value) ?? values[0];
