import { either, upperFirst } from './french.ts';
import { isRecord, misfit, type Report, shown } from './input.ts';

/**
 * A ruling ("litige"): a question the booklet leaves open, and its readings, our default first.
 * Rulings with two or more readings are options of the engine, written `{ "ZAR-L-3": "adversaire-d-abord" }`;
 * rulings with one reading are pages only.
 */
export interface Ruling<Id extends string = string, Rule extends string = string> {
  readonly id: Id;
  /** The question, in French, ending in a question mark. */
  readonly question: string;
  readonly readings: readonly [Reading, ...Reading[]];
  /** The rules it touches: it is shown beside each of them. */
  readonly rules: readonly [Rule, ...Rule[]];
}

interface Reading {
  /** ASCII kebab-case, unique within the ruling. */
  readonly id: string;
  /** One French sentence: what holds under this reading. */
  readonly text: string;
}

/** The readings of rulings by their ids alone, our default first: all that the engine needs of a table of rulings. */
export type ReadingIds<Id extends string = string> = Readonly<Record<Id, readonly [string, ...string[]]>>;

/** What is said of each ruling of a table, and of each of its readings, by their ids. */
export type RulingTexts<Table extends ReadingIds, Rule extends string> = {
  readonly [Id in keyof Table]: Pick<Ruling<string, Rule>, 'question' | 'rules'> & {
    readonly readings: Readonly<Record<Table[Id][number], string>>;
  };
};

/** The rulings of a table with their texts, in its order. */
export const rulingsIn = <Table extends ReadingIds, Rule extends string>(
  table: Table,
  texts: RulingTexts<Table, Rule>,
): readonly Ruling<keyof Table & string, Rule>[] =>
  rulingIdsOf(table).map((id) => {
    const { question, readings, rules } = texts[id];
    const told = (reading: Table[typeof id][number]): Reading => ({ id: reading, text: readings[reading] });
    const [ours, ...others] = table[id] as readonly [Table[typeof id][number], ...Table[typeof id][number][]];
    return { id, question, readings: [told(ours), ...others.map(told)], rules };
  });

/** Chosen readings by ruling id; an absent ruling has its default. */
export type Choices = Readonly<Record<string, string>>;

type OpenIdOf<Table extends ReadingIds> = {
  [Id in keyof Table & string]: Table[Id] extends readonly [string, string, ...string[]] ? Id : never;
}[keyof Table & string];

/** What a table chose of its rulings with two readings or more, by id, as JSON, links and replays write it; a ruling left out has its default. */
export type ChoicesOf<Table extends ReadingIds> = { readonly [Id in OpenIdOf<Table>]?: Table[Id][number] };

/** The reading in force of each open ruling of a table: complete, ours where none was chosen. Only `readingsOf` of a game makes one. */
export type ReadingsOf<Table extends ReadingIds> = { readonly [Id in OpenIdOf<Table>]: Table[Id][number] };

/** Makes readings that tell what is asked of them, while somebody listens (`turning.ts`). */
type Watch = <Table extends ReadingIds>(options: ChoicesOf<Table>, readings: () => ReadingsOf<Table>) => ReadingsOf<Table>;
let watch: Watch | undefined;

/** Has `listener` make the readings from now on; undefined: nobody listens. Answers who did. */
export function listenBy(listener: Watch | undefined): Watch | undefined {
  const before = watch;
  watch = listener;
  return before;
}

/**
 * How a game answers for whatever carries the options of a table (a position, a question, the options of a game): its readings, worked out once
 * for each object of options, which stays partial in states, links and replays. The last one is at hand: rules ask thousands of times.
 */
export function readingsBy<Table extends ReadingIds>(table: Table): (at: { readonly options: ChoicesOf<Table> }) => ReadingsOf<Table> {
  const known = new WeakMap<ChoicesOf<Table>, ReadingsOf<Table>>();
  let last: ChoicesOf<Table> | undefined;
  let found: ReadingsOf<Table> | undefined;
  return ({ options }) => {
    if (watch) return watch(options, () => completed(table, options));
    if (found && last === options) return found;
    const made = known.get(options) ?? completed(table, options);
    known.set(options, made);
    last = options;
    found = made;
    return made;
  };
}

const completed = <Table extends ReadingIds>(table: Table, options: ChoicesOf<Table>) =>
  Object.fromEntries(openIdsOf(table).map((id) => [id, options[id] ?? table[id]?.[0]])) as ReadingsOf<Table>;

/** Every ruling of a table, in its order. */
export const rulingIdsOf = <Table extends ReadingIds>(readings: Table): readonly (keyof Table & string)[] => Object.keys(readings);

/** The rulings that a table may choose: those with two readings or more, in their order. */
export function openIdsOf<Table extends ReadingIds>(readings: Table): readonly OpenIdOf<Table>[] {
  const isOpen = (id: string | OpenIdOf<Table>): id is OpenIdOf<Table> => readings[id]?.[1] !== undefined;
  return Object.keys(readings).filter<OpenIdOf<Table>>(isOpen);
}

/** The readings of `rulings`, without their texts. */
export const readingIdsOf = (rulings: readonly Ruling[]): ReadingIds =>
  Object.fromEntries(rulings.map(({ id, readings: [first, ...others] }) => [id, [first.id, ...others.map((reading) => reading.id)]]));

/** Choices as a query writes them, an id a key: those that begin with `start`, to be read without a path. */
export const choicesIn = (parameters: URLSearchParams, start: string, prefix = ''): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...parameters.keys()]
      .filter((key) => key.startsWith(`${prefix}${start}`))
      .map((key) => [key.slice(prefix.length), parameters.get(key)]),
  );

/** More ids than this are told by the first and the last, so that a sentence stays one. */
const NAMED = 40;

export const namedRulings = (ids: readonly string[]): string =>
  ids.length <= NAMED ? ids.join(', ') : `l’un des ${ids.length} litiges, de ${ids[0]} à ${ids.at(-1)}`;

/**
 * Choices from outside: an object of ruling ids to reading ids; nothing at all is no choice. Without a path, sentences name the ruling alone. Reports each unknown ruling, each that
 * has one reading only, and each unknown reading, with what is taken; keeps the others.
 */
export function readChoices(readings: ReadingIds, value: unknown, path: string, report: Report): Choices {
  if (value === undefined) return {};
  if (!isRecord(value)) {
    report(path, `${path === '' ? 'L’entrée' : path} attend un objet qui donne une lecture par litige, pas ${shown(value)}.`);
    return {};
  }
  const choices: Record<string, string> = {};
  for (const [id, reading] of Object.entries(value)) {
    const field = `${path === '' ? '' : `${path}.`}${id.slice(0, 40)}`;
    const ids = Object.hasOwn(readings, id) ? readings[id] : undefined;
    if (ids?.[1] !== undefined) {
      if (ids.some((one) => one === reading)) choices[id] = String(reading);
      else misfit(reading, field, either(ids), report);
      continue;
    }
    const why = ids ? `le litige ${id} n’a qu’une lecture` : `le litige ${shown(id)} est inconnu`;
    const said = path === '' ? upperFirst(why) : `Dans ${path}, ${why}`;
    report(field, `${said} ; on peut choisir ${namedRulings(openIdsOf(readings))}.`);
  }
  return choices;
}

/** How a game reads its options from outside (a link, the command line): `readChoices` of its table. */
export const choicesBy =
  <Table extends ReadingIds>(table: Table) =>
  (value: unknown, path: string, report: Report): ChoicesOf<Table> =>
    readChoices(table, value, path, report) as ChoicesOf<Table>;

/**
 * Why a rule or a ruling has no test. `matter`: nothing for a program to check, it stays. `not-yet`: what it waits for; it goes as soon as
 * a test's title names the id. The coverage page completes « Sans essai : … » or « En attente : … » with the reason.
 */
export interface Untested<Id extends string = string> {
  readonly id: Id;
  readonly kind: 'matter' | 'not-yet';
  readonly because: string;
}
