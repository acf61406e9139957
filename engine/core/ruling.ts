import { either, isRecord, type Report, shown } from './input.ts';

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

/** Chosen readings of a table of rulings, typed by it: those with two readings or more, by id. A ruling left out has its default. */
export type ChoicesOf<Row extends Ruling> = {
  readonly [R in Row as R['readings'] extends readonly [Reading, Reading, ...Reading[]] ? R['id'] : never]?: R['readings'][number]['id'];
};

/** The rulings that a table may choose: those with two readings or more, in their order. */
export function openIdsOf<Row extends Ruling>(rulings: readonly Row[]): readonly (keyof ChoicesOf<Row>)[] {
  const isOpen = (id: Row['id'] | keyof ChoicesOf<Row>): id is keyof ChoicesOf<Row> =>
    rulings.some((ruling) => ruling.id === id && ruling.readings.length > 1);
  return rulings.map((ruling): Row['id'] => ruling.id).filter(isOpen);
}

/** The rulings that touch `rule`, in their order. */
export const rulingsTouching = <Row extends Ruling>(rulings: readonly Row[], rule: string): readonly Row[] =>
  rulings.filter((ruling) => ruling.rules.some((touched) => touched === rule));

/** The reading in force for `id` under `choices`. Throws on an id that `rulings` does not hold. */
export function readingOf(rulings: readonly Ruling[], choices: Choices, id: string): string {
  const ruling = rulings.find((r) => r.id === id);
  if (!ruling) throw new Error(`unknown ruling ${id}`);
  return choices[id] ?? ruling.readings[0].id;
}

/**
 * Choices from outside: an object of ruling ids to reading ids; nothing at all is no choice. Reports each unknown ruling, each that
 * has one reading only, and each unknown reading, with what is taken; keeps the others.
 */
export function readChoices(rulings: readonly Ruling[], value: unknown, path: string, report: Report): Choices {
  if (value === undefined) return {};
  if (!isRecord(value)) {
    report(path, `${path} attend un objet qui donne une lecture par litige, pas ${shown(value)}.`);
    return {};
  }
  const open = rulings.filter((r) => r.readings.length > 1);
  const choices: Record<string, string> = {};
  for (const [id, reading] of Object.entries(value)) {
    const field = `${path}.${id.slice(0, 40)}`;
    const ruling = open.find((r) => r.id === id);
    if (ruling) {
      const ids = ruling.readings.map((r) => r.id);
      if (ids.some((one) => one === reading)) choices[id] = String(reading);
      else report(field, `${field} attend ${either(ids)}, pas ${shown(reading)}.`);
      continue;
    }
    const why = rulings.some((r) => r.id === id) ? `le litige ${id} n’a qu’une lecture` : `le litige ${shown(id)} est inconnu`;
    report(field, `Dans ${path}, ${why} ; on peut choisir ${open.map((r) => r.id).join(', ')}.`);
  }
  return choices;
}
