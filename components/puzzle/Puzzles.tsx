/**
 * « Le meilleur coup »: one puzzle at a time, out of a file that is the same for everybody; the engine counts what each answer is worth. Both are fetched at
 * the first puzzle.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Look } from '#components/arbiter/look.ts';
import { french } from '#components/base/typography.ts';
import { tellFragment } from '#components/kit/address.ts';
import { type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { shelfOf } from '#components/kit/shelf.ts';
import { wakesAfter } from '#components/kit/waking.ts';
import { useQuestionInSight } from '#components/quiz/in-sight.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { Checked } from '#engine/core/input.ts';
import { begins, marked, unmarked } from '#engine/core/link.ts';
import { ofDay } from '#engine/practice/puzzle.ts';
import type { PosedPuzzle, PuzzleBench } from './bench.ts';
import { loadMarks, type Mark, type Marks, saveMarks, withMark } from './kept.ts';
import { List } from './List.tsx';
import { PuzzleTask } from './PuzzleTask.tsx';

/** A puzzle as the fragment of an address: `#exercice=gran-12`. */
const KEY = 'exercice=';
const ID = /^[a-z]+-\d{1,4}$/;

export const isPuzzleLink = (fragment: string): boolean => begins(fragment, KEY);

export const formatPuzzle = (id: string): string => marked(`${KEY}${id}`);

/** Which of these it is. */
export function parsePuzzle(fragment: string, ids: readonly string[]): Checked<number> {
  const link = unmarked(fragment);
  if (!link.ok) return { ok: false, field: 'exercice', because: link.because };
  const id = link.text.slice(KEY.length);
  const at = ids.indexOf(id);
  if (at >= 0) return { ok: true, value: at };
  const because = ID.test(id)
    ? `Il n’y a pas d’exercice ${id} ici : choisissez-en un dans la liste.`
    : 'Ce lien d’exercice est abîmé : choisissez-en un dans la liste.';
  return { ok: false, field: 'exercice', because };
}

export interface PuzzleLook<G extends GameTypes, Seen> {
  readonly game: string;
  readonly Picture: Look<G, Seen>['Picture'];
  readonly bench: () => Promise<PuzzleBench<G, Seen>>;
}

export interface PuzzleProps<G extends GameTypes, Seen> {
  look: PuzzleLook<G, Seen>;
  rules: RuleLinks;
  /** Address of the game's arbiter. */
  arbiter: string;
  /** Address of the puzzles. */
  data: string;
  /** Their ids, in order. */
  ids: readonly string[];
}

interface Fetched<G extends GameTypes, Seen> {
  readonly bench: PuzzleBench<G, Seen>;
  readonly records: readonly unknown[];
}

async function recordsAt(data: string): Promise<readonly unknown[]> {
  const answer = await fetch(data);
  const records: unknown = answer.ok ? await answer.json() : undefined;
  if (!Array.isArray(records)) throw new Error(`no puzzles at ${data}`);
  return records;
}

const MILLISECONDS = 86_400_000;

/** By the calendar of who looks. */
const today = (count: number): number => {
  const day = new Date();
  return ofDay(count, Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / MILLISECONDS);
};

export function Puzzles<G extends GameTypes, Seen>({ look, rules, arbiter, data, ids }: PuzzleProps<G, Seen>) {
  const { game, Picture } = look;
  const [marks, keep] = useState<Marks>({});
  const [open, set] = useState<{ readonly at: number; readonly posed: PosedPuzzle<G>; readonly bench: PuzzleBench<G, Seen> }>();
  const [refused, refuse] = useState('');
  const fetched = useRef<Promise<Fetched<G, Seen>> | undefined>(undefined);
  const latest = useRef(marks);
  latest.current = marks;
  const top = useRef<HTMLElement>(null);

  const all = (): Promise<Fetched<G, Seen>> => {
    fetched.current ??= Promise.all([look.bench(), recordsAt(data)]).then(([bench, records]) => ({ bench, records }));
    fetched.current.catch(() => {
      fetched.current = undefined;
    });
    return fetched.current;
  };
  const begin = async (at: number) => {
    refuse('');
    try {
      const { bench, records } = await all();
      const posed = await bench.open(records[at]);
      if (!posed.ok) return refuse(posed.because);
      set({ at, posed: posed.value, bench });
      tellFragment(`#${formatPuzzle(ids[at] ?? '')}`);
    } catch {
      refuse('Les exercices n’ont pas pu être chargés : réessayez avec du réseau.');
    }
  };
  useEffect(() => {
    keep(loadMarks(shelfOf(window), game));
    const read = async () => {
      if (!isPuzzleLink(location.hash)) return;
      const at = parsePuzzle(location.hash, ids);
      if (at.ok) await begin(at.value);
      else refuse(at.because);
    };
    wakesAfter(read());
    const now = () => void read();
    addEventListener('hashchange', now);
    return () => removeEventListener('hashchange', now);
  }, []);
  const at = open?.at;
  useQuestionInSight(top, at);

  const mark = (id: string, one: Mark) => {
    const next = withMark(latest.current, id, one);
    keep(next);
    saveMarks(shelfOf(window), game, next);
  };
  const isDone = (id: string | undefined): boolean => id !== undefined && (marks[id] === 'first' || marks[id] === 'later');
  /** The first one after this that is not solved yet; where all are, the next. */
  const nextOne = (from: number): number => {
    const order = ids.map((_, step) => (from + 1 + step) % ids.length);
    return order.find((one) => !isDone(ids[one])) ?? order[0] ?? 0;
  };

  return (
    <Rules links={rules} aside>
      <section ref={top} class="tool quiz puzzle arbiter" tabindex={-1} aria-label="Le meilleur coup">
        <div role="alert">{refused && <p class="control-refused">{french(refused)}</p>}</div>
        {open && (
          <PuzzleTask
            key={open.posed.puzzle.id}
            Picture={Picture}
            bench={open.bench}
            posed={open.posed}
            title={`Exercice ${open.at + 1} sur ${ids.length}`}
            arbiter={arbiter}
            mark={(one) => mark(open.posed.puzzle.id, one)}
            goOn={() => void begin(nextOne(open.at))}
          />
        )}
        <div class="control-actions">
          <button
            type="button"
            class={open ? 'control-button' : 'control-button control-button-main'}
            onClick={() => void begin(today(ids.length))}
          >
            L’exercice du jour
          </button>
          {!open && (
            <button type="button" class="control-button" onClick={() => void begin(nextOne(-1))}>
              {Object.keys(marks).length === 0 ? 'Commencer par le premier' : 'Reprendre'}
            </button>
          )}
        </div>
        <List ids={ids} marks={marks} at={at} go={(one) => void begin(one)} />
      </section>
    </Rules>
  );
}
