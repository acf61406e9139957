/** What a game brings to its lessons: its rules, its sentences, and the board of its table. */
import type { ComponentType } from 'preact';
import type { TableHandle } from '#components/table/handle.ts';
import type { Narration } from '#components/table/spec.ts';
import type { Seat } from '#engine/core/events.ts';
import type { Game, GameTypes } from '#engine/core/game.ts';
import type { Lesson } from '#engine/practice/lesson.ts';

/** Words and rules: for the build too. */
export interface LessonSpec<G extends GameTypes> {
  readonly game: Game<G>;
  readonly nameOf: (seat: Seat, state: G['state']) => string;
  /** « Jaune va sur « Tirad 12 » »: no full stop. */
  readonly say: (move: G['move'], state: G['state']) => string;
  /** The position in a few sentences, as far as `seat` sees; the places that the task is about alone, where it names some. */
  readonly summary: (state: G['state'], seat: Seat, places?: readonly string[]) => string;
  /** Which numbers and places of the game are ours: sentences. */
  readonly ours: string;
  /** What the board leaves out before it is taught, each with the lesson that teaches it, by its slug. */
  readonly taught?: Readonly<Record<string, string>>;
}

/** All that a lesson needs once it has begun: fetched then. */
export interface LessonScene<G extends GameTypes> extends LessonSpec<G> {
  readonly Board: ComponentType<{ handle: TableHandle<G> }>;
  /** What the table shows of a move before it is told. */
  readonly show: Narration<G>['show'];
  /** Above the board: what the table keeps in sight. */
  readonly Line?: ComponentType<{ handle: TableHandle<G> }>;
}

export interface LessonLook<G extends GameTypes> {
  readonly game: string;
  /** The table of a lesson, and the lesson, by its slug. */
  readonly scene: (slug: string) => Promise<LessonScene<G>>;
  readonly lesson: (slug: string) => Promise<Lesson<G>>;
}

/** A task in words, made at build: what the page shows before it begins, and prints. */
export interface ToldTask {
  readonly id: string;
  readonly task: string;
  readonly position: string;
  /** Whom the learner plays: « vous êtes Jaune », « vous menez les Dragons »; empty of a question. */
  readonly who: string;
  /** « Les dés sont préparés. » */
  readonly isPrepared: boolean;
  readonly answers: readonly string[];
  /** The solution, a sentence each. */
  readonly solution: readonly string[];
  readonly learnt: string;
  readonly rules: readonly string[];
}

/** Where the exercises stand in the page of a lesson: addresses that lead to them end so. */
export const EXERCISE = '#exercice';

/** Where to go after a lesson: the next one, or the table. */
export interface NextPage {
  readonly address: string;
  readonly title: string;
}
