/** A few numbers of a count, to be held against those of another; and the games that a page plays itself, beside the study's. */
import type { Count, Counting } from './count.ts';
import type { Row, Unit } from './figure.ts';
import { countOf, isSame, type Playing, type Study, type StudyKind, type StudyRun } from './plan.ts';

export interface Brief {
  readonly title: string;
  readonly what: string;
  readonly unit: Unit;
  readonly rows: readonly Row[];
  readonly mark?: number;
}

export type Briefs = (count: Count, kind: StudyKind) => readonly Brief[];

interface Side {
  readonly games: number;
  readonly briefs: readonly Brief[];
}

export interface Compared {
  readonly here: Side;
  readonly study: Side;
  /** Whether the study counted this very kind, the ruling's reading included; else it is held against our readings. */
  readonly same: boolean;
}

/** The study's run of this kind, or of its table under our readings. */
function beside({ runs }: Study, kind: StudyKind): StudyRun {
  const table: StudyKind = { ...kind, ruling: undefined, reading: undefined };
  const found = runs.find((run) => isSame(run, kind)) ?? runs.find((run) => isSame(run, table));
  if (!found) throw new Error(`no run of ${JSON.stringify(table)}`);
  return found;
}

export type Compare = (kind: StudyKind, seed: string, games: number, tick: (share: number) => void) => Compared;

/** What a worker answers: `games` games of this kind beside the study's. */
export const comparing =
  (study: Study, play: Playing, briefs: Briefs, how?: Counting): Compare =>
  (kind, seed, games, tick) => {
    let played = 0;
    const count = countOf(
      play(kind, seed, 0, games, () => {
        played += 1;
        tick(played / games);
      }),
      how,
    );
    const run = beside(study, kind);
    return {
      here: { games: count.games, briefs: briefs(count, kind) },
      study: { games: run.games, briefs: briefs(run, kind) },
      same: isSame(run, kind),
    };
  };
