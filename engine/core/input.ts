/**
 * Reading what comes from outside (a command line, a link, a file). Readers take a value, report what is wrong with it in one
 * French sentence and go on with a default, so that one set of readers serves both those who refuse everything at the first
 * fault (the command line) and those who keep what is good (a link).
 */
import { either } from './french.ts';

/** `field` is a path as in `attacker.pawns`; `because` one French sentence that names it and what it takes. */
export type Report = (field: string, because: string) => void;

export interface Problem {
  readonly field: string;
  readonly because: string;
}

const SHOWN = 40;

/** What a sentence shows of a value from outside: at most 40 visible characters on one line, whatever the value. */
export function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'une liste' : 'un objet';
  if (value === undefined) return 'rien';
  // A sign takes up to two code units: this many hold one sign too many, whatever they are.
  const text = [...String(value).slice(0, 2 * SHOWN + 2)].map((sign) => (/[\p{C}\p{Z}]/u.test(sign) ? ' ' : sign));
  return `« ${text.length > SHOWN ? `${text.slice(0, SHOWN - 1).join('')}…` : text.join('')} »`;
}

/** A JSON object: neither null nor a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const within = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/** A field's path for a sentence: `attacker.pawns`, or « l’entrée » for the whole. */
const named = (path: string) => (path === '' ? 'l’entrée' : path);

/**
 * The own fields `taken` of an object, by name; a field that is not there is undefined. Reports what is no object, and each field not taken.
 */
export function readFields<Key extends string>(
  value: unknown,
  path: string,
  taken: readonly Key[],
  report: Report,
): { readonly [K in Key]?: unknown } {
  if (!isRecord(value)) {
    report(path, `${path === '' ? 'L’entrée' : path} attend un objet (champs ${taken.join(', ')}), pas ${shown(value)}.`);
    return {};
  }
  for (const key of Object.keys(value)) {
    if (taken.some((name) => name === key)) continue;
    const shownKey = shown(key);
    report(within(path, key.slice(0, SHOWN)), `Le champ ${shownKey} de ${named(path)} est inconnu ; on attend ${either(taken)}.`);
  }
  const fields: { [K in Key]?: unknown } = {};
  for (const key of taken) if (Object.hasOwn(value, key)) fields[key] = value[key];
  return fields;
}

/** Reports that a field takes something else: « seats attend un nombre entier de 2 à 6, pas « 9 ». » */
export const misfit = (value: unknown, path: string, taken: string, report: Report): void =>
  report(path, `${path} attend ${taken}, pas ${shown(value)}.`);

/** One of a closed set. The sentence names those `taken`, or `named` where the caller takes more elsewhere. */
export function readOneOf<Value extends string | number>(
  value: unknown,
  path: string,
  taken: readonly Value[],
  fallback: Value,
  report: Report,
  named: readonly (string | number)[] = taken,
): Value {
  const found = taken.find((one) => one === value);
  if (found !== undefined) return found;
  misfit(value, path, either(named), report);
  return fallback;
}

/** An integer from `least` to `most`, both taken. */
export function readInteger(value: unknown, path: string, least: number, most: number, fallback: number, report: Report): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  misfit(value, path, least === most ? `${least}` : `un nombre entier de ${least} à ${most}`, report);
  return fallback;
}

/** True or false; nothing at all is false. */
export function readFlag(value: unknown, path: string, report: Report): boolean {
  if (typeof value === 'boolean') return value;
  if (value !== undefined) misfit(value, path, 'true ou false', report);
  return false;
}

/** The sentence of a problem, its field under the name that a link or a page gives it. */
export const sentenceNaming = ({ field, because }: Problem, name: string): string =>
  field !== '' && because.startsWith(field) ? `${name}${because.slice(field.length)}` : because;

/** What a checker answers: the value, or the field at fault (`attacker.pawns`; empty for the whole) and one French sentence. */
export type Checked<Value> = { readonly ok: true; readonly value: Value } | ({ readonly ok: false } & Problem);

/** Runs a reader that keeps its first problem only: what a caller that refuses at the first fault answers. */
export function firstProblem<Value>(read: (report: Report) => Value): Checked<Value> {
  let problem: Problem | undefined;
  const value = read((field, because) => {
    problem ??= { field, because };
  });
  return problem ? { ok: false, ...problem } : { ok: true, value };
}
