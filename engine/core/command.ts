/** A command line as a function: games, arguments and a JSON document in, an answer or one French sentence out. */
import { either } from './french.ts';
import type { Checked } from './input.ts';

/** Pure and total: answers any JSON value, never throws on one. `most`: different inputs of a list that it answers, where one takes long. */
export interface Verb {
  (input: unknown): Checked<unknown>;
  readonly most?: number;
}

export type Verbs = Readonly<Record<string, Verb>>;

/** Each game's verbs, fetched when it is named. */
export type VerbsByGame = Readonly<Record<string, () => Promise<{ readonly verbs: Verbs }>>>;

export const MAX_BYTES = 1_000_000;
export const MAX_INPUTS = 10_000;

const refuse = (because: string): Checked<unknown> => ({ ok: false, field: '', because });

const TOO_LONG = refuse(`L’entrée est trop longue : ${MAX_BYTES} octets au plus.`);

/** The verb that the arguments name, or one sentence saying what they should be. Only its game is fetched. */
export async function verbOf(games: VerbsByGame, [game, name, ...rest]: readonly string[]): Promise<Verb | string> {
  const found = game !== undefined && Object.hasOwn(games, game) ? games[game] : undefined;
  if (!found) return `Le jeu attendu est ${either(Object.keys(games))} : engine <jeu> <verbe>.`;
  const { verbs } = await found();
  const verb = name !== undefined && Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) return `Le verbe attendu pour ${game} est ${either(Object.keys(verbs))} : engine ${game} <verbe>.`;
  return rest.length === 0 ? verb : `engine ${game} ${name} ne prend pas d’autre argument : tout se lit sur l’entrée standard.`;
}

/** A verb of which a list holds no more than `most` different inputs. */
export const atMost = <Value>(most: number, verb: (input: unknown) => Value): ((input: unknown) => Value) & Required<Pick<Verb, 'most'>> =>
  Object.assign((input: unknown) => verb(input), { most });

/** One text a question; an input nested deeper than can be written out is like no other. */
function keyOf(input: unknown, index: number): string {
  try {
    return JSON.stringify(input);
  } catch {
    return `#${index}`;
  }
}

/** Answers to all inputs of a list, in order, the same one asked once; the first that is refused refuses the whole, with its index from 0. */
function answerAll(verb: Verb, inputs: readonly unknown[]): Checked<unknown> {
  if (inputs.length > MAX_INPUTS) return refuse(`L’entrée compte ${inputs.length} éléments ; ${MAX_INPUTS} au plus.`);
  const keys = inputs.map(keyOf);
  const count = new Set(keys).size;
  if (verb.most !== undefined && count > verb.most)
    return refuse(`L’entrée compte ${count} questions différentes ; ${verb.most} au plus, car chacune demande un long calcul.`);
  const values = new Map<string, unknown>();
  for (const [index, key] of keys.entries()) {
    if (values.has(key)) continue;
    const found = verb(inputs[index]);
    if (!found.ok) return { ...found, because: `Élément ${index} : ${found.because}` };
    values.set(key, found.value);
  }
  return { ok: true, value: keys.map((key) => values.get(key)) };
}

/** The answer to a JSON document (a byte order mark before it is passed over). */
export function answerText(verb: Verb, text: string): Checked<unknown> {
  let input: unknown;
  try {
    input = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return refuse('L’entrée n’est pas du JSON : un objet, ou une liste d’objets, est attendu sur l’entrée standard.');
  }
  return Array.isArray(input) ? answerAll(verb, input) : verb(input);
}

/** The answer to the words after `engine` and what `read` finds on standard input, undefined where that is too long; without a verb, nothing is read. */
export async function reply(
  games: VerbsByGame,
  words: readonly string[],
  read: () => Promise<string | undefined>,
): Promise<Checked<unknown>> {
  const verb = await verbOf(games, words);
  if (typeof verb === 'string') return refuse(verb);
  const text = await read();
  return text === undefined ? TOO_LONG : answerText(verb, text);
}
