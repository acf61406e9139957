/**
 * « Est-ce légal ? »: ten questions that a word makes, the same for whoever opens its link; questions without end, that follow the answers; or a few about rules
 * that are to be seen again. The engine, and what shows a question, are fetched at the first one.
 */
import type { ComponentProps, ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { tellFragment } from '#components/kit/address.ts';
import { RuleLink, type RuleLinks, Rules, useRuleTitle } from '#components/kit/RuleLink.tsx';
import { shelfOf } from '#components/kit/shelf.ts';
import { dayOf, idOf, noteNow } from '#components/notebook/note.ts';
import { counted } from '#engine/core/french.ts';
import { type Answered, askAgain } from '#engine/practice/again.ts';
import { EDITIONS, type Edition, LAST_EDITION } from '#engine/practice/edition.ts';
import { LEGAL, levelAfter } from '#engine/practice/level.ts';
import { anyWord, Begin, Coming, useSeries } from './Begin.tsx';
import type { PosedQuestion, QuizBench } from './bench.ts';
import { keepGoing, loadGoing } from './going.ts';
import { useAnswerInSight, useQuestionInSight } from './in-sight.ts';
import { type Kept, loadKept, NOTHING_KEPT, saveKept, weakIn, withAnswer } from './kept.ts';
import { type Asks, COUNT, formatSeries, isOfToday, type Series } from './link.ts';
import { isAnswer, markOf, posedNext, type QuizAnswer, type QuizMark, type QuizRun, resumed } from './run.ts';

export interface QuizLook<Drawn extends object> {
  /** The game's id, and its name in a sentence: « Gran ». */
  readonly game: string;
  readonly name: string;
  readonly Picture: ComponentType<Drawn>;
  readonly bench: () => Promise<QuizBench<Drawn>>;
  /** Said of the page that judges any case. Left out: the arbiter. */
  readonly judge?: string;
}

export interface QuizProps<Drawn extends object> {
  look: QuizLook<Drawn>;
  rules: RuleLinks;
  /** Address of the page that judges any case. */
  arbiter: string;
}

const INTRODUCED =
  'L’exercice du jour est le même pour tout le monde. « Sans fin » suit vos réponses : ce que vous ratez revient, ce que vous savez laisse la place, et plus vous répondez juste, plus la faute est fine.';

const ASKS: Asks<Edition> = { editions: EDITIONS, most: COUNT };

/** What shows a question, and the end of a run. */
const parts = async () => {
  const [{ QuestionAsked }, { QuizResult }] = await Promise.all([import('./QuestionAsked.tsx'), import('./QuizResult.tsx')]);
  return { QuestionAsked, QuizResult };
};
type Parts = Awaited<ReturnType<typeof parts>>;

/** A series, gone on with after what was said; or rules to be seen again; neither: questions without end. `isUnasked`: the address does not say it. */
interface Opening {
  readonly isUnasked?: boolean;
  readonly series?: Series<Edition> | undefined;
  readonly said?: readonly QuizAnswer[];
  readonly back?: readonly string[];
}

/** Rules to come back among questions without end: those that the notebook says; without one, those missed last. */
async function rulesDue(game: string, kept: Kept): Promise<readonly string[]> {
  const [{ loadNotebook }, { rulesDueIn }] = await Promise.all([
    import('#components/notebook/kept.ts'),
    import('#components/notebook/cards.ts'),
  ]);
  const notebook = loadNotebook(shelfOf(window));
  return notebook ? rulesDueIn(notebook, game, dayOf(new Date())) : weakIn(kept);
}

/** Of the rules that were to be seen again, those that nothing asked about. */
const unmetIn = (due: readonly string[], marks: readonly QuizMark[]): readonly string[] =>
  due.filter((rule) => rule !== LEGAL && marks.every(({ slip }) => slip !== rule));

/** After an answer: the first rule that may be named, else the way on. */
const NEXT = '.quiz-names > button, .board-tool-side .control-button-main';

/** `begin`: the word of a series, undefined for questions without end. */
function Doors({ kept, ...ways }: { kept: Kept } & ComponentProps<typeof Begin>) {
  const title = useRuleTitle();
  const { asked, named } = kept;
  const weak = weakIn(kept);
  const rulesToSee = weak.filter((id) => id !== LEGAL);
  const legal = weak.length === rulesToSee.length ? '' : `ce qui est permis, que vous refusez${rulesToSee.length > 0 ? ' ; ' : '.'}`;
  const state = weak.length === 0 ? 'Rien à revoir : bravo.' : `À revoir : ${legal}`;
  const rules = named.tried === 0 ? '' : ` Règles nommées : ${named.right} sur ${named.tried}.`;
  return (
    <>
      <Begin {...ways} />
      <p class="quiz-kept">
        {french(asked === 0 ? INTRODUCED : `Vous avez répondu ici à ${counted(asked, 'question')}.${rules} ${state}`)}
        {rulesToSee.map((id, at) => [french(`${at === 0 ? '' : ' ; '}« ${title(id)} » `), <RuleLink key={id} id={id} />])}
      </p>
    </>
  );
}

export function Quiz<Drawn extends object>({ look, rules, arbiter }: QuizProps<Drawn>) {
  const { game, name, Picture, judge = 'Demander à l’arbitre' } = look;
  const [kept, keep] = useState<Kept>(NOTHING_KEPT);
  const [run, set] = useState<QuizRun<Drawn>>();
  const [refused, refuse] = useState('');
  const [isAway, lose] = useState(false);
  const bench = useRef<Promise<readonly [QuizBench<Drawn>, Parts]> | undefined>(undefined);
  const [shown, show] = useState<Parts>();
  const questions = useRef<Iterator<PosedQuestion<Drawn>, undefined> | undefined>(undefined);
  /** What was answered of the series that is open. */
  const answers = useRef<readonly QuizAnswer[]>([]);
  /** Of the run: what was known, in order, and the rules that were to be seen again when it began. */
  const known = useRef<readonly Answered[]>([]);
  const due = useRef<readonly string[]>([]);
  const latest = useRef(kept);
  latest.current = kept;
  const top = useRef<HTMLElement>(null);

  const fetched = () => {
    bench.current ??= Promise.all([look.bench(), parts()]);
    bench.current.catch(() => {
      bench.current = undefined;
    });
    return bench.current;
  };
  const going = `exercices.${game}`;
  const open = async ({ series, said = [], back, isUnasked = false }: Opening) => {
    refuse('');
    try {
      const [bench, parts] = await fetched();
      due.current = back ?? (series ? [] : await rulesDue(game, latest.current));
      known.current = [];
      answers.current = said;
      const asked = back && bench.about(anyWord(), back, latest.current.level);
      const knowing = () => ({
        due: askAgain(known.current, due.current),
        met: Object.keys(latest.current.rules),
        level: latest.current.level,
      });
      questions.current = asked?.questions ?? (series ? bench.series(series.word, series.edition) : bench.endless(anyWord(), knowing));
      const { marks, posed } = resumed(questions.current, said);
      if (series) keepGoing(window, going, series, said);
      show(parts);
      set({ series, count: series ? COUNT : asked?.count, marks, ...posedNext(posed, latest.current.level) });
      lose(false);
      if (!back && !isUnasked) tellFragment(series === undefined ? '' : `#${formatSeries(series)}`);
    } catch {
      lose(true);
    }
  };
  const before = (series: Series<Edition>): readonly QuizAnswer[] => loadGoing(window, going, series, isAnswer);
  /** One that was not finished goes on; one that was is asked again. */
  const begin = (word: string | undefined) => {
    const series = word === undefined ? undefined : { word, edition: LAST_EDITION };
    const said = series ? before(series) : [];
    return open({ series, said: said.length < COUNT ? said : [] });
  };
  useEffect(() => {
    keep(loadKept(shelfOf(window), game));
  }, []);
  const isComing = useSeries(ASKS, {
    begin: (series) => open({ series, said: before(series) }),
    today(word) {
      const series = { word, edition: LAST_EDITION };
      return open({ series, said: before(series), isUnasked: true });
    },
    again: (back) => open({ back }),
    refuse,
  });
  const number = run?.marks.length;
  useQuestionInSight(top, number);
  // What was pressed is gone: the keyboard goes on from what is asked next, before anybody can take hold of it.
  useLayoutEffect(() => {
    if (run?.said !== undefined) top.current?.querySelector<HTMLElement>(NEXT)?.focus({ preventScroll: true });
  }, [run?.said, run?.named]);
  useAnswerInSight(
    top,
    run?.said === undefined ? undefined : (run.named ?? run.said),
    '.arbiter-said',
    '.quiz-score, .quiz-names, .arbiter-head',
  );

  const remember = (next: Kept) => {
    keep(next);
    saveKept(shelfOf(window), game, next);
  };
  const say = async (said: boolean) => {
    const posed = run?.posed;
    if (!run || !posed) return;
    const isRight = said === posed.isLegal;
    set({ ...run, said });
    // A series has its own way from plain to near: only questions without end follow who answers.
    const level = run.series === undefined ? levelAfter(kept.level, isRight) : kept.level;
    known.current = [...known.current, { slip: posed.slip, isRight }];
    remember({ ...withAnswer(kept, posed.slip, isRight), level });
    noteNow(idOf('regle', game, posed.slip), isRight ? 3 : 1, shelfOf(window));
    const address = await posed.address();
    set((now) => (now?.posed === posed ? { ...now, address } : now));
  };
  const nameRule = (named: string) => {
    if (!run?.posed) return;
    set({ ...run, named });
    if (named === '') return;
    const { slip } = run.posed;
    const { tried, right } = kept.named;
    remember({ ...kept, named: { tried: tried + 1, right: right + (named === slip ? 1 : 0) } });
    if (named !== slip) noteNow(idOf('regle', game, slip), 2, shelfOf(window));
  };
  const goOn = () => {
    const posed = run?.posed;
    if (!run || !posed) return;
    const answer: QuizAnswer = { said: run.said ?? false, named: run.named };
    answers.current = [...answers.current, answer];
    if (run.series) keepGoing(window, going, run.series, answers.current);
    const marks = [...run.marks, markOf(posed, answer)];
    const next = questions.current?.next().value;
    set({ ...run, marks, ...posedNext(next, kept.level) });
    if (next || run.series) return;
    for (const rule of unmetIn(due.current, marks)) noteNow(idOf('regle', game, rule), 0, shelfOf(window));
  };
  const isOver = run !== undefined && run.posed === undefined;

  return (
    <Rules links={rules} aside>
      <section ref={top} class="stack tool board-tool quiz arbiter" tabindex={-1} aria-label="Est-ce légal ?">
        <div role="alert">
          {refused && <p class="control-refused">{french(refused)}</p>}
          {isAway && <p class="control-refused">{french('Le moteur des règles n’a pas pu être chargé : réessayez avec du réseau.')}</p>}
        </div>
        {shown && run?.posed && (
          <shown.QuestionAsked
            Picture={Picture}
            run={run}
            posed={run.posed}
            judge={{ href: arbiter, label: judge }}
            say={(isLegal) => void say(isLegal)}
            name={nameRule}
            goOn={goOn}
            stop={() => set(undefined)}
          />
        )}
        {shown && isOver && (
          <shown.QuizResult
            name={name}
            series={run.series}
            marks={run.marks}
            unmet={run.series ? [] : unmetIn(due.current, run.marks)}
            again={() => void open({ series: run.series })}
          />
        )}
        {isComing && !run && <Coming />}
        <Doors kept={kept} isFirst={!run && !isComing} isDay={isComing || isOfToday(run?.series)} begin={(word) => void begin(word)} />
      </section>
    </Rules>
  );
}
