/**
 * A ruling ("litige"): a question the booklet leaves open, and its readings, our default first.
 * Rulings with two or more readings are options of the engine, written `{ "ZAR-L-3": "adversaire-d-abord" }`;
 * rulings with one reading are pages only.
 */
export interface Reading {
  /** ASCII kebab-case, unique within the ruling. */
  readonly id: string;
  /** One French sentence: what holds under this reading. */
  readonly text: string;
}

export interface Ruling<Id extends string = string, Rule extends string = string> {
  readonly id: Id;
  /** The question, in French, ending in a question mark. */
  readonly question: string;
  readonly readings: readonly [Reading, ...Reading[]];
  /** The rules it touches: it is shown beside each of them. */
  readonly rules: readonly [Rule, ...Rule[]];
}

/** Chosen readings by ruling id; an absent ruling has its default. */
export type Choices = Readonly<Record<string, string>>;

/** The reading in force for `id` under `choices`. Throws on an id that `rulings` does not hold. */
export function readingOf(rulings: readonly Ruling[], choices: Choices, id: string): string {
  const ruling = rulings.find((r) => r.id === id);
  if (!ruling) throw new Error(`unknown ruling ${id}`);
  return choices[id] ?? ruling.readings[0].id;
}
