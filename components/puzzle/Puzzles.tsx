/**
 * « Le meilleur coup »: one puzzle at a time, out of a file that is the same for everybody; the engine counts what each answer is worth. The page opens with the
 * puzzle of the day, or with the one that its address names.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Look } from '#components/arbiter/look.ts';
import { french } from '#components/base/typography.ts';
import { tellFragment } from '#components/kit/address.ts';
import { type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { shelfOf } from '#components/kit/shelf.ts';
import { wakesAfter } from '#components/kit/waking.ts';
import { idOf, noteNow } from '#components/notebook/note.ts';
import { Coming } from '#components/quiz/Begin.tsx';
import { useQuestionInSight } from '#components/quiz/in-sight.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { ofDay } from '#engine/practice/puzzle.ts';
import type { PosedPuzzle, PuzzleBench } from './bench.ts';
import type { PuzzleGroup } from './groups.ts';
import { loadMarks, type Mark, type Marks, saveMarks, withMark } from './kept.ts';
import { List } from './List.tsx';
import { LEVEL_NAMES } from './levels.ts';
import { formatPuzzle, isPuzzleLink, parsePuzzle } from './link.ts';
import { PuzzleTask } from './PuzzleTask.tsx';

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
  /** By theme, each once. */
  groups: readonly PuzzleGroup[];
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

export function Puzzles<G extends GameTypes, Seen>({ look, rules, arbiter, data, ids, groups }: PuzzleProps<G, Seen>) {
  const { game, Picture } = look;
  const [marks, keep] = useState<Marks>({});
  const [open, set] = useState<{ readonly at: number; readonly posed: PosedPuzzle<G>; readonly bench: PuzzleBench<G, Seen> }>();
  const [refused, refuse] = useState('');
  const [isComing, come] = useState(true);
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
  /** `isUnasked`: the address does not say it. */
  const begin = async (at: number, isUnasked = false) => {
    refuse('');
    try {
      const { bench, records } = await all();
      const posed = await bench.open(records[at]);
      if (!posed.ok) return refuse(posed.because);
      set({ at, posed: posed.value, bench });
      if (!isUnasked) tellFragment(`#${formatPuzzle(ids[at] ?? '')}`);
    } catch {
      refuse('Les exercices n’ont pas pu être chargés : réessayez avec du réseau.');
    }
  };
  useEffect(() => {
    keep(loadMarks(shelfOf(window), game));
    const named = async () => {
      const at = parsePuzzle(location.hash, ids);
      if (at.ok) await begin(at.value);
      else refuse(at.because);
    };
    const first = isPuzzleLink(location.hash) ? named() : begin(today(ids.length), true);
    wakesAfter(first.finally(() => come(false)));
    const now = () => void (isPuzzleLink(location.hash) && named());
    addEventListener('hashchange', now);
    return () => removeEventListener('hashchange', now);
  }, []);
  const at = open?.at;
  const isDay = at !== undefined && at === today(ids.length);
  useQuestionInSight(top, at);

  const mark = (id: string, one: Mark) => {
    const next = withMark(latest.current, id, one);
    keep(next);
    saveMarks(shelfOf(window), game, next);
    // What was found in the end was missed before: that is written down already.
    if (one !== 'later') noteNow(idOf('coup', game, id), one === 'first' ? 3 : 1, shelfOf(window));
  };
  const isDone = (id: string | undefined): boolean => id !== undefined && (marks[id] === 'first' || marks[id] === 'later');
  /** By theme, in the order of the page. */
  const order = groups.flatMap(({ puzzles }) => puzzles.map(([one]) => one));
  /** The first of these that is not found yet, from a place on; where all are, the next. */
  const nextIn = (list: readonly number[], from: number): number => {
    const turned = list.map((_, step) => list[(from + step) % list.length] ?? 0);
    return turned.find((one) => !isDone(ids[one])) ?? turned[0] ?? 0;
  };
  /** After one: of its theme, then of those that follow. */
  const after = (one: number): number => {
    const own = groups.find(({ puzzles }) => puzzles.some(([at]) => at === one))?.puzzles.map(([at]) => at) ?? [];
    const next = nextIn(own, own.indexOf(one) + 1);
    return isDone(ids[next]) ? nextIn(order, order.indexOf(one) + 1) : next;
  };
  const placeText = (one: number): string => {
    const group = groups.find(({ puzzles }) => puzzles.some(([at]) => at === one));
    const place = group?.puzzles.findIndex(([at]) => at === one) ?? 0;
    const level = group?.puzzles[place]?.[1];
    return group && level ? `${group.name} · ${place + 1} sur ${group.puzzles.length}, ${LEVEL_NAMES[level]}` : '';
  };

  return (
    <Rules links={rules} aside>
      <section ref={top} class="stack tool board-tool quiz puzzle arbiter" tabindex={-1} aria-label="Le meilleur coup">
        <div role="alert">{refused && <p class="control-refused">{french(refused)}</p>}</div>
        {open && (
          <PuzzleTask
            key={open.posed.puzzle.id}
            Picture={Picture}
            bench={open.bench}
            posed={open.posed}
            title={`${isDay ? 'Exercice du jour · ' : ''}${placeText(open.at)}`}
            arbiter={arbiter}
            mark={(one) => mark(open.posed.puzzle.id, one)}
            goOn={() => void begin(after(open.at))}
          />
        )}
        {isComing && !open && <Coming />}
        <div class="control-actions">
          {!isComing && !isDay && (
            <button
              type="button"
              class={open ? 'control-button' : 'control-button control-button-main'}
              onClick={() => void begin(today(ids.length))}
            >
              L’exercice du jour
            </button>
          )}
          <button type="button" class="control-button" onClick={() => void begin(nextIn([...ids.keys()], 0))}>
            {Object.keys(marks).length === 0 ? 'Un peu de tout' : 'Reprendre, un peu de tout'}
          </button>
        </div>
        <List ids={ids} groups={groups} marks={marks} at={at} isFolded={isDay} go={(places) => void begin(nextIn(places, 0))} />
      </section>
    </Rules>
  );
}
