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

export type ChoicesCheck<Taken = Choices> =
  | { readonly ok: true; readonly value: Taken }
  | { readonly ok: false; readonly field: string; readonly because: string };

/** What a message shows of a value from outside: at most 40 characters. */
const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return `« ${text.length > 40 ? `${text.slice(0, 39)}…` : text} »`;
};

const refused = (field: string, because: string) => ({ ok: false, field, because }) as const;

/**
 * Choices from outside: an object of ruling ids to reading ids; nothing at all is no choice. A refusal names the field
 * (`options`, or `options.ZAR-L-3`) and, in one French sentence, what is taken. `Taken` is the game's own type of choices.
 */
export function checkChoices<Taken = Choices>(rulings: readonly Ruling[], input: unknown): ChoicesCheck<Taken> {
  if (input === undefined) return { ok: true, value: {} as Taken };
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return refused('options', `options attend un objet qui donne une lecture par litige, pas ${shown(input)}.`);
  }
  const open = rulings.filter((r) => r.readings.length > 1);
  for (const [id, reading] of Object.entries(input)) {
    const ruling = open.find((r) => r.id === id);
    if (!ruling) {
      const known = rulings.some((r) => r.id === id);
      const why = known ? `le litige ${id} n’a qu’une lecture` : `le litige ${shown(id)} est inconnu`;
      return refused(`options.${id.slice(0, 40)}`, `Dans options, ${why} ; on peut choisir ${open.map((r) => r.id).join(', ')}.`);
    }
    if (!ruling.readings.some((r) => r.id === reading)) {
      const taken = ruling.readings.map((r) => `« ${r.id} »`).join(' ou ');
      return refused(`options.${id}`, `Dans options, ${id} attend ${taken}, pas ${shown(reading)}.`);
    }
  }
  return { ok: true, value: { ...input } as Taken };
}
