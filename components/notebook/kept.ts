/** The notebook as it is kept, read with care: what is damaged or foreign in it is passed over. */
import { putOn, recordIn, recordText, type Shelf, textOn } from '#components/kit/shelf.ts';
import { isRecord } from '#engine/core/input.ts';
import { NOTEBOOK_KEY } from './key.ts';
import { type Day, type Grade, type Kind, MOST_LOG, type Noted, THING_KINDS } from './note.ts';

/** What is remembered of a thing, as FSRS counts it: the days after which nine of ten know it still, and how hard it is, 1 to 10. */
export interface Memory {
  readonly stability: number;
  readonly difficulty: number;
  /** When it was last asked. */
  readonly seen: Day;
}

export interface Card extends Memory {
  readonly due: Day;
  /** Of the last day, the worst. */
  readonly grade: Grade;
  /** Before the last day; none where that was the first. */
  readonly before?: Memory;
}

export type NotedLine = readonly [id: string, grade: Noted, day: Day];

export interface Notebook {
  /** When it was opened. */
  readonly since: Day;
  readonly cards: Readonly<Record<string, Card>>;
  /** Answers that are not counted yet, in order. */
  readonly log: readonly NotedLine[];
}

export interface NamedThing {
  readonly kind: Kind;
  readonly game: string;
  readonly key: string;
}

/** Far more than there is to know. */
const MOST_CARDS = 5000;
const ID = /^([a-z]+)\/([a-z-]{1,30})\/([\p{L}\d.-]{1,80})$/u;
/** In the year 2243. */
const LAST_DAY = 100_000;
/** A hundred years. */
const LONGEST = 36_500;

/** What an id names; undefined where it is none. */
export function namedBy(id: string): NamedThing | undefined {
  const [, word, game = '', key = ''] = ID.exec(id) ?? [];
  const kind = THING_KINDS.find((one) => one === word);
  return kind && { kind, game, key };
}

const isDay = (value: unknown): value is Day => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LAST_DAY;
const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;
const isGrade = (value: unknown): value is Grade => Number.isInteger(value) && isBetween(value, 1, 4);
const isNoted = (value: unknown): value is Noted => value === 0 || isGrade(value);

function memoryIn(value: unknown): Memory | undefined {
  if (!isRecord(value)) return undefined;
  const { stability, difficulty, seen } = value;
  return isBetween(stability, 0.001, LONGEST) && isBetween(difficulty, 1, 10) && isDay(seen) ? { stability, difficulty, seen } : undefined;
}

function cardIn(value: unknown): Card | undefined {
  const memory = memoryIn(value);
  if (!memory || !isRecord(value)) return undefined;
  const { due, grade } = value;
  const before = memoryIn(value.before);
  return isDay(due) && isGrade(grade) ? { ...memory, due, grade, ...(before && { before }) } : undefined;
}

const isNotedLine = (value: unknown): value is NotedLine =>
  Array.isArray(value) &&
  value.length === 3 &&
  typeof value[0] === 'string' &&
  namedBy(value[0]) !== undefined &&
  isNoted(value[1]) &&
  isDay(value[2]);

/** What a text holds; undefined where it is no notebook. */
export function readNotebook(text: string | null): Notebook | undefined {
  const kept = recordIn(text);
  if (!kept || !isDay(kept.since) || !isRecord(kept.cards) || !Array.isArray(kept.log)) return undefined;
  const log: readonly unknown[] = kept.log;
  const cards = Object.entries(kept.cards).slice(0, MOST_CARDS);
  return {
    since: kept.since,
    cards: Object.fromEntries(
      cards.flatMap(([id, value]) => {
        const card = namedBy(id) && cardIn(value);
        return card ? [[id, card]] : [];
      }),
    ),
    log: log.filter(isNotedLine).slice(-MOST_LOG),
  };
}

export const loadNotebook = (shelf: Pick<Shelf, 'getItem'> | undefined): Notebook | undefined => readNotebook(textOn(shelf, NOTEBOOK_KEY));

/** Whether it could be kept. `undefined` closes it. */
export const saveNotebook = (shelf: Shelf | undefined, notebook: Notebook | undefined): boolean =>
  putOn(shelf, NOTEBOOK_KEY, notebook && recordText(notebook));
