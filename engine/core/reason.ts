/** One rule that acted on an answer, with the values of the case in one French sentence. */
export interface Reason<Rule extends string = string> {
  readonly rule: Rule;
  readonly text: string;
}
