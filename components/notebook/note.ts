/**
 * What a tool writes down of an answer, in the notebook of who opened one: `carnet`, the JSON of `{ format: 1, since, cards, log }`. Without a notebook nothing is
 * kept. Tools only add to the log; what follows from it is counted where the notebook is read (`cards.ts`).
 */
import { asRecord, putOn, recordIn, type Shelf, textOn } from '#components/kit/shelf.ts';
import { NOTEBOOK_KEY } from './key.ts';

/** What is kept: a rule, a chance to be guessed, a puzzle's move, a lesson. */
export const THING_KINDS = ['regle', 'chance', 'coup', 'lecon'] as const;
export type Kind = (typeof THING_KINDS)[number];

/** 1: missed; 2: known with pain; 3: known; 4: known well. */
export type Grade = 1 | 2 | 3 | 4;
/** 0: it could not be asked; it comes back on another day, none the wiser. */
export type Noted = 0 | Grade;

/** A day of the calendar of who looks, counted from 1 January 1970. */
export type Day = number;

const MILLISECONDS = 86_400_000;

export const dayOf = (now: Date): Day => Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / MILLISECONDS);

/** « regle/gran/GRA-DEP-1 » */
export const idOf = (kind: Kind, game: string, key: string): string => `${kind}/${game}/${key}`;

/** Answers that wait to be counted. */
export const MOST_LOG = 2000;

/** Whether there was a notebook to write it in. */
export function note(shelf: Shelf | undefined, id: string, grade: Noted, day: Day): boolean {
  const kept = recordIn(textOn(shelf, NOTEBOOK_KEY));
  if (!kept || !Array.isArray(kept.log)) return false;
  const log: readonly unknown[] = [...kept.log, [id, grade, day]];
  return putOn(shelf, NOTEBOOK_KEY, JSON.stringify(asRecord({ ...kept, log: log.slice(-MOST_LOG) })));
}

/** An answer of now, in this browser's notebook. */
export const noteNow = (id: string, grade: Noted, shelf: Shelf | undefined): boolean => note(shelf, id, grade, dayOf(new Date()));

const LESSON_GRADES: readonly Grade[] = [2, 3, 4];

/** Of a lesson's stars, 1 to 3. */
export const lessonGrade = (stars: 1 | 2 | 3): Grade => LESSON_GRADES[stars - 1] ?? 3;
