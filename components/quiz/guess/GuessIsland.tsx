/**
 * « Combien de chances ? »: ten situations that a word makes, the same for whoever opens its link, situations without end, or some to be seen again. A worker makes
 * them, opened at the first one.
 */
import type { Remote } from 'comlink';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { tellFragment } from '#components/kit/address.ts';
import { type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { putOn, recordIn, recordText, type Shelf, shelfOf, textOn } from '#components/kit/shelf.ts';
import { BackToday } from '#components/notebook/BackToday.tsx';
import { idOf, noteNow } from '#components/notebook/note.ts';
import { counted } from '#engine/core/french.ts';
import { EDITIONS, type Edition, LAST_EDITION } from '#engine/practice/edition.ts';
import { errorsOf, gradeOf, offBy } from '#engine/practice/guess.ts';
import { anyWord, Begin, Coming, useSeries } from '../Begin.tsx';
import { keepGoing, loadGoing } from '../going.ts';
import { useAnswerInSight, useQuestionInSight } from '../in-sight.ts';
import { type Asks, formatSeries, isOfToday, type Series } from '../link.ts';
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

/** A situation: a word, its edition, and its place from 0. */
interface Place {
  readonly word: string;
  readonly edition: Edition;
  readonly place: number;
}

/** Of a word, places that the notebook keeps: the worker counts from the first each time. */
const MOST_PLACE = 40;
const PLACE = /^([\p{L}\d-]{1,40})\.(\d{1,4})\.(\d{1,2})$/u;

/** « club-1.2.3 » */
const keyAt = ({ word, edition, place }: Place): string => `${word}.${edition}.${place}`;

function placeIn(key: string): readonly Place[] {
  const [, word, version, place] = PLACE.exec(key) ?? [];
  const edition = EDITIONS.find((one) => String(one) === version);
  return word !== undefined && edition !== undefined && Number(place) < MOST_PLACE ? [{ word, edition, place: Number(place) }] : [];
}

/** A series, gone on with after what was said in percent; or situations to be seen again; neither: situations without end. `isUnasked`: the address does not say it. */
interface Opening {
  readonly isUnasked?: boolean;
  readonly series?: Series<Edition> | undefined;
  readonly said?: readonly number[];
  readonly back?: readonly Place[];
}

interface Run<Drawn> {
  /** Undefined where no link asks the same again: without end, or to be seen again. */
  readonly series: Series<Edition> | undefined;
  /** Situations in all; undefined where there is no end. */
  readonly count: number | undefined;
  /** Where the situation of each question comes from. */
  readonly from: (question: number) => Place | undefined;
  readonly marks: readonly GuessMark[];
  /** Undefined at the end of a series. */
  readonly posed: PosedGuess<Drawn> | undefined;
  /** Percent. */
  readonly said: number | undefined;
}

const isPercent = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100;

const markOf = <Drawn,>({ facts, chance }: PosedGuess<Drawn>, said: number): GuessMark => ({ facts, said, chance });

const meanOf = (marks: readonly GuessMark[]): number => errorsOf(marks.map(({ said, chance }) => offBy(said, chance))).mean;

const meanSoFar = (marks: readonly GuessMark[]): string => (marks.length === 0 ? '' : ` · écart moyen ${counted(meanOf(marks), 'point')}`);

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
  const asking = useRef<((question: number) => Promise<PosedGuess<Drawn>>) | undefined>(undefined);
  const askNext = (question: number, count: number | undefined) => {
    upcoming.current = question === count ? undefined : asking.current?.(question);
  };
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
  /** The situation of a question from 0: those of a word come one after another. */
  const ask = async (question: number, back: readonly Place[] | undefined): Promise<PosedGuess<Drawn>> => {
    const own = back?.[question];
    const server = await opened();
    return own ? server.at(own.word, own.edition, own.place) : server.next();
  };
  const going = `chances.${game}`;
  const open = async ({ series, said = [], back, isUnasked = false }: Opening) => {
    refuse('');
    try {
      const word = series?.word ?? anyWord();
      const edition = series?.edition ?? LAST_EDITION;
      await (await opened()).begin(word, edition);
      const count = back?.length ?? (series && COUNT);
      const marks: GuessMark[] = [];
      for (const one of said) marks.push(markOf(await ask(marks.length, back), one));
      if (series) keepGoing(window, going, series, said);
      const from = (place: number) => (back ? back[place] : { word, edition, place });
      set({ series, count, from, marks, posed: marks.length === count ? undefined : await ask(marks.length, back), said: undefined });
      asking.current = (question) => ask(question, back);
      askNext(marks.length + 1, count);
      lose(false);
      if (!back && !isUnasked) tellFragment(series === undefined ? '' : `#${formatSeries(series)}`);
    } catch {
      away();
    }
  };
  /** What a link asks to be seen again, as far as this edition of the site knows it. */
  const again = async (keys: readonly string[]) => {
    const back = keys.flatMap(placeIn);
    if (back.length === 0)
      return refuse('Ce lien ne nomme aucune situation que ce site connaisse : reprenez-le à la page des cinq minutes.');
    await open({ back });
  };
  const before = (series: Series<Edition>): readonly number[] => loadGoing(window, going, series, isPercent);
  /** One that was not finished goes on; one that was is asked again. */
  const begin = (word: string | undefined) => {
    const series = word === undefined ? undefined : { word, edition: LAST_EDITION };
    const said = series ? before(series) : [];
    return open({ series, said: said.length < COUNT ? said : [] });
  };
  useEffect(() => keep(loadOffs(shelfOf(window), game)), []);
  const isComing = useSeries(ASKS, {
    begin: (series) => open({ series, said: before(series) }),
    today(word) {
      const series = { word, edition: LAST_EDITION };
      return open({ series, said: before(series), isUnasked: true });
    },
    again,
    refuse,
  });
  // What was pressed is gone: the keyboard goes on from what comes next, before anybody can take hold of it.
  useLayoutEffect(() => {
    if (run?.said !== undefined)
      top.current?.querySelector<HTMLElement>('.guess-question .control-button-main')?.focus({ preventScroll: true });
  }, [run?.said]);
  useQuestionInSight(top, run?.marks.length);
  useAnswerInSight(top, run?.said, '.guess-asked', '.guess-verdict, .guess-question .control-actions');

  const say = (said: number) => {
    if (!run?.posed) return;
    const off = offBy(said, run.posed.chance);
    const place = run.from(run.marks.length);
    if (place && place.place < MOST_PLACE) noteNow(idOf('chance', game, keyAt(place)), gradeOf(off), shelfOf(window));
    const next = withOff(offs, off);
    keep(next);
    saveOffs(shelfOf(window), game, next);
    set({ ...run, said });
  };
  const goOn = async () => {
    if (!run?.posed || run.said === undefined) return;
    const marks = [...run.marks, markOf(run.posed, run.said)];
    const isLast = marks.length === run.count;
    if (run.series)
      keepGoing(
        window,
        going,
        run.series,
        marks.map(({ said }) => said),
      );
    const posed = isLast ? undefined : await upcoming.current;
    set({ ...run, marks, posed, said: undefined });
    if (!isLast) askNext(marks.length + 1, run.count);
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
            label={`${isOfToday(run.series) ? 'Aujourd’hui · ' : ''}${run.count === undefined ? `Question ${number}` : `Question ${number} sur ${run.count}`}${meanSoFar(run.marks)}${toBeatText(run.series)}`}
            said={run.said}
            calculator={calculator}
            next={number === run.count ? 'Voir le résultat' : 'Question suivante'}
            say={say}
            goOn={() => void goOn()}
            stop={run.count === undefined ? () => set(undefined) : undefined}
          />
        )}
        {isOver && run.series && (
          <GuessResult name={name} series={run.series} marks={run.marks} again={() => void open({ series: run.series })} />
        )}
        {isOver && !run.series && (
          <>
            <p class="guess-head">{french(`Écart moyen : ${counted(meanOf(run.marks), 'point')}.`)}</p>
            <div class="control-actions">
              <BackToday main />
            </div>
          </>
        )}
        {isComing && !run && <Coming />}
        <Begin isFirst={!run && !isComing} isDay={isComing || isOfToday(run?.series)} begin={(word) => void begin(word)} />
        <p class="quiz-kept">{french(offs.length === 0 ? INTRODUCED : usualText(errorsOf(offs)))}</p>
      </section>
    </Rules>
  );
}
