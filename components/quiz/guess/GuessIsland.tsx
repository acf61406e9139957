/**
 * « Combien de chances ? »: ten situations that a word makes, the same for whoever opens its link, or situations without end. A worker makes them, opened at the
 * first one.
 */
import type { Remote } from 'comlink';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { tellFragment } from '#components/kit/address.ts';
import { type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { putOn, recordIn, recordText, type Shelf, shelfOf, textOn } from '#components/kit/shelf.ts';
import { counted } from '#engine/core/french.ts';
import { EDITIONS, type Edition, LAST_EDITION } from '#engine/practice/edition.ts';
import { errorsOf, offBy } from '#engine/practice/guess.ts';
import { anyWord, Begin, useSeries } from '../Begin.tsx';
import { keepGoing, loadGoing } from '../going.ts';
import { useAnswerInSight, useQuestionInSight } from '../in-sight.ts';
import { type Asks, formatSeries, type Series } from '../link.ts';
import type { PosedGuess } from './bench.ts';
import { GuessQuestion } from './GuessQuestion.tsx';
import { type GuessMark, GuessResult } from './GuessResult.tsx';
import { usualText } from './guess-words.ts';
import type { GuessServer } from './serve.ts';

/** Guesses that the usual error is of. */
export const MOST_OFFS = 200;
/** What the browser keeps of somebody's guesses: `chances.<game>`, the JSON of `{ format: 1, offs }`, how far off the last ones were, in points. */
const keyOf = (game: string): string => `chances.${game}`;

const isOff = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= 100;

/** What was kept, oldest first; nothing where there is none, or none that can be read. */
export function loadOffs(shelf: Pick<Shelf, 'getItem'> | undefined, game: string): readonly number[] {
  const offs = recordIn(textOn(shelf, keyOf(game)))?.offs;
  return Array.isArray(offs) ? offs.filter(isOff).slice(-MOST_OFFS) : [];
}

/** One more. */
export const withOff = (offs: readonly number[], off: number): readonly number[] => [...offs, Math.round(10 * off) / 10].slice(-MOST_OFFS);

/** A browser that keeps nothing loses nothing but this. */
export const saveOffs = (shelf: Pick<Shelf, 'setItem'> | undefined, game: string, offs: readonly number[]): boolean =>
  putOn(shelf, keyOf(game), recordText({ offs }));

export interface GuessLook<Drawn extends object> {
  /** The game's id, and its name in a sentence: « Gran ». */
  readonly game: string;
  readonly name: string;
  readonly Picture: ComponentType<Drawn>;
  /** The worker that makes its situations. */
  readonly open: () => Worker;
}

export interface GuessProps<Drawn extends object> {
  look: GuessLook<Drawn>;
  rules: RuleLinks;
  /** Address of the page that counts any situation. */
  calculator: string;
}

/** Situations of a series. */
const COUNT = 10;

const INTRODUCED =
  'Une situation, et sa chance exacte à deviner. L’exercice du jour est le même pour tout le monde ; ce navigateur retient votre écart habituel.';

/** A mean error is 100 points at most. */
const ASKS: Asks<Edition> = { editions: EDITIONS, most: 100 };

interface Run<Drawn> {
  /** Undefined where there is no end. */
  readonly series: Series<Edition> | undefined;
  readonly marks: readonly GuessMark[];
  /** Undefined at the end of a series. */
  readonly posed: PosedGuess<Drawn> | undefined;
  /** Percent. */
  readonly said: number | undefined;
}

const isPercent = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100;

const markOf = <Drawn,>({ facts, chance }: PosedGuess<Drawn>, said: number): GuessMark => ({ facts, said, chance });

const meanSoFar = (marks: readonly GuessMark[]): string =>
  marks.length === 0 ? '' : ` · écart moyen ${counted(errorsOf(marks.map(({ said, chance }) => offBy(said, chance))).mean, 'point')}`;

const toBeatText = (series: Series | undefined): string =>
  series?.toBeat === undefined ? '' : ` · à battre : ${counted(series.toBeat, 'point')}`;

export function GuessIsland<Drawn extends object>({ look, rules, calculator }: GuessProps<Drawn>) {
  const { game, name, Picture } = look;
  const [offs, keep] = useState<readonly number[]>([]);
  const [run, set] = useState<Run<Drawn>>();
  const [refused, refuse] = useState('');
  const [isAway, lose] = useState(false);
  const server = useRef<Remote<GuessServer<Drawn>> | undefined>(undefined);
  /** Made while its elder is looked at. */
  const upcoming = useRef<Promise<PosedGuess<Drawn>> | undefined>(undefined);
  const top = useRef<HTMLElement>(null);

  const away = () => {
    server.current = undefined;
    lose(true);
  };
  const opened = async (): Promise<Remote<GuessServer<Drawn>>> => {
    if (server.current) return server.current;
    const { wrap } = await import('comlink');
    const worker = look.open();
    worker.addEventListener('error', away);
    server.current = wrap<GuessServer<Drawn>>(worker);
    return server.current;
  };
  const ask = async (): Promise<PosedGuess<Drawn>> => (await opened()).next();
  const going = `chances.${game}`;
  /** `said`: what was answered of it before, in percent; undefined for situations without end. */
  const open = async (series: Series<Edition> | undefined, said: readonly number[]) => {
    refuse('');
    try {
      await (await opened()).begin(series?.word ?? anyWord(), series?.edition ?? LAST_EDITION);
      const marks: GuessMark[] = [];
      for (const one of said) marks.push(markOf(await ask(), one));
      if (series) keepGoing(window, going, series, said);
      set({ series, marks, posed: series && marks.length === COUNT ? undefined : await ask(), said: undefined });
      upcoming.current = ask();
      lose(false);
      tellFragment(series === undefined ? '' : `#${formatSeries(series)}`);
    } catch {
      away();
    }
  };
  const before = (series: Series<Edition>): readonly number[] => loadGoing(window, going, series, isPercent);
  /** One that was not finished goes on; one that was is asked again. */
  const begin = (word: string | undefined) => {
    const series = word === undefined ? undefined : { word, edition: LAST_EDITION };
    const said = series ? before(series) : [];
    return open(series, said.length < COUNT ? said : []);
  };
  useEffect(() => keep(loadOffs(shelfOf(window), game)), []);
  useSeries(ASKS, (series) => open(series, before(series)), refuse);
  // What was pressed is gone: the keyboard goes on from what comes next, before anybody can take hold of it.
  useLayoutEffect(() => {
    if (run?.said !== undefined)
      top.current?.querySelector<HTMLElement>('.guess-question .control-button-main')?.focus({ preventScroll: true });
  }, [run?.said]);
  useQuestionInSight(top, run?.marks.length);
  useAnswerInSight(top, run?.said, '.guess-asked', '.guess-verdict, .guess-question .control-actions');

  const say = (said: number) => {
    if (!run?.posed) return;
    const next = withOff(offs, offBy(said, run.posed.chance));
    keep(next);
    saveOffs(shelfOf(window), game, next);
    set({ ...run, said });
  };
  const goOn = async () => {
    if (!run?.posed || run.said === undefined) return;
    const marks = [...run.marks, markOf(run.posed, run.said)];
    const isLast = run.series !== undefined && marks.length === COUNT;
    if (run.series)
      keepGoing(
        window,
        going,
        run.series,
        marks.map(({ said }) => said),
      );
    const posed = isLast ? undefined : await upcoming.current;
    set({ ...run, marks, posed, said: undefined });
    if (!isLast) upcoming.current = ask();
  };
  const isOver = run !== undefined && run.posed === undefined;
  const number = (run?.marks.length ?? 0) + 1;

  return (
    <Rules links={rules} aside>
      <section ref={top} class="stack tool guess" tabindex={-1} aria-label="Combien de chances ?">
        <div role="alert">
          {refused && <p class="control-refused">{french(refused)}</p>}
          {isAway && <p class="control-refused">{french('Le moteur des règles n’a pas pu être chargé : réessayez avec du réseau.')}</p>}
        </div>
        {run?.posed && (
          <GuessQuestion
            key={number}
            Picture={Picture}
            posed={run.posed}
            label={`${run.series === undefined ? `Question ${number}` : `Question ${number} sur ${COUNT}`}${meanSoFar(run.marks)}${toBeatText(run.series)}`}
            said={run.said}
            calculator={calculator}
            next={run.series !== undefined && number === COUNT ? 'Voir le résultat' : 'Question suivante'}
            say={say}
            goOn={() => void goOn()}
            stop={run.series === undefined ? () => set(undefined) : undefined}
          />
        )}
        {isOver && run.series && <GuessResult name={name} series={run.series} marks={run.marks} again={() => void open(run.series, [])} />}
        {(!run || isOver) && (
          <>
            <Begin isAgain={isOver} begin={(word) => void begin(word)} />
            <p class="quiz-kept">{french(offs.length === 0 ? INTRODUCED : usualText(errorsOf(offs)))}</p>
          </>
        )}
      </section>
    </Rules>
  );
}
