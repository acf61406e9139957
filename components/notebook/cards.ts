/**
 * When a thing comes back: FSRS (`ts-fsrs`), in whole days, without chance: the day on which one of ten would have forgotten it. A thing is graded once a day, by
 * the worst of its answers: who finds a move after missing it has missed it.
 */
import { FSRSAlgorithm } from 'ts-fsrs';
import type { Card, Memory, Notebook, NotedLine } from './kept.ts';
import { namedBy } from './kept.ts';
import type { Day, Grade } from './note.ts';

const FSRS = new FSRSAlgorithm({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false });

/** Days until what could not be asked is tried again. */
const PASSED = 3;

const KNOWN: Grade = 3;

/** The day on which what is so remembered comes back. */
export const returnDay = ({ stability, seen }: Pick<Memory, 'stability' | 'seen'>): Day => seen + FSRS.next_interval(stability, 0);

/** A thing graded on a day; `before`: as it was remembered until then. A day before the last one is taken for it: clocks go back. */
export function graded(before: Memory | undefined, grade: Grade, day: Day): Card {
  const seen = Math.max(day, before?.seen ?? day);
  const { stability, difficulty } = FSRS.next_state(before ?? null, seen - (before?.seen ?? seen), grade);
  return { stability, difficulty, seen, due: returnDay({ stability, seen }), grade, ...(before && { before }) };
}

/** The chance that it is still known. */
export const chanceOn = ({ stability, seen }: Memory, day: Day): number => FSRS.forgetting_curve(Math.max(0, day - seen), stability);

const memoryOf = ({ stability, difficulty, seen }: Memory): Memory => ({ stability, difficulty, seen });

/** What an answer makes of a card. Of chances, only what was missed becomes one: there are always others to guess. */
function answeredOn(card: Card | undefined, [id, noted, day]: NotedLine): Card | undefined {
  if (noted === 0) return card && { ...card, due: Math.max(card.due, day + PASSED) };
  if (!card) return noted >= KNOWN && namedBy(id)?.kind === 'chance' ? undefined : graded(undefined, noted, day);
  if (day > card.seen) return graded(memoryOf(card), noted, day);
  return noted < card.grade ? graded(card.before, noted, card.seen) : card;
}

/** All answers counted. */
export function settled({ since, cards, log }: Notebook): Notebook {
  const all = new Map(Object.entries(cards));
  for (const entry of log) {
    const card = answeredOn(all.get(entry[0]), entry);
    if (card) all.set(entry[0], card);
  }
  return { since, cards: Object.fromEntries(all), log: [] };
}

/**
 * A thing known so many times in a row, each time when it came back, before the notebook was opened on `day`: nobody wrote down when, and the day before stands for
 * the last time. None: missed, and to be asked at once.
 */
export function carriedCard(times: number, day: Day): Card {
  const last = day - 1;
  if (times === 0) return graded(undefined, 1, last);
  let card = graded(undefined, KNOWN, 0);
  for (let time = 1; time < times; time += 1) card = graded(memoryOf(card), KNOWN, card.due);
  const { stability, difficulty, seen, due } = card;
  return { stability, difficulty, seen: last, due: last + due - seen, grade: KNOWN };
}

/** Of two notebooks, what each saw last. */
export function joinedNotebooks(one: Notebook, other: Notebook): Notebook {
  const [mine, theirs] = [settled(one), settled(other)];
  const cards = { ...mine.cards };
  for (const [id, card] of Object.entries(theirs.cards)) {
    const own = cards[id];
    if (!own || own.seen < card.seen) cards[id] = card;
  }
  return { since: Math.min(mine.since, theirs.since), cards, log: [] };
}

/** Rules of a game that are to be seen again, the longest due first. */
export function rulesDueIn(notebook: Notebook, game: string, day: Day): readonly string[] {
  return Object.entries(settled(notebook).cards)
    .filter(([, { due }]) => due <= day)
    .sort(([, a], [, b]) => a.due - b.due)
    .flatMap(([id]) => {
      const named = namedBy(id);
      return named?.kind === 'regle' && named.game === game ? [named.key] : [];
    });
}
