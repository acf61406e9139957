/** No: the rule that forbids it, and one French sentence with the values of the case. */
export interface Refusal<Rule extends string = string> {
  readonly ok: false;
  readonly rule: Rule;
  readonly because: string;
}

export type Verdict<Rule extends string = string> = { readonly ok: true } | Refusal<Rule>;

/** The one accepting verdict. */
export const ALLOWED = { ok: true } as const;

/** A refusal by `rule`; `because` is one French sentence. */
export const refuse = <Rule extends string>(rule: Rule, because: string): Refusal<Rule> => ({ ok: false, rule, because });

/** One rule that acted on an answer, with the values of the case in one French sentence. */
export interface Reason<Rule extends string = string> {
  readonly rule: Rule;
  readonly text: string;
}
