/**
 * « Est-ce légal ? »: ten questions that a word makes, the same for whoever opens its link; or questions without end, that follow the answers. The engine is
 * fetched at the first one.
 */
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { tellFragment } from '#components/kit/address.ts';
import { RuleLink, type RuleLinks, Rules, useRuleTitle } from '#components/kit/RuleLink.tsx';
import { shelfOf } from '#components/kit/shelf.ts';
import { counted } from '#engine/core/french.ts';
import { EDITIONS, type Edition, LAST_EDITION } from '#engine/practice/edition.ts';
import { answered, weakOnes } from '#engine/practice/leitner.ts';
import { LEGAL, levelAfter } from '#engine/practice/quiz.ts';
import { anyWord, Begin, useSeries } from './Begin.tsx';
import { COUNT, type PosedQuestion, type QuizBench } from './bench.ts';
import { keepGoing, loadGoing } from './going.ts';
import { useAnswerInSight, useQuestionInSight } from './in-sight.ts';
import { type Kept, loadKept, NOTHING_KEPT, saveKept } from './kept.ts';
import { type Asks, formatSeries, type Series } from './link.ts';
import { QuestionAsked } from './QuestionAsked.tsx';
import { QuizResult } from './QuizResult.tsx';
import { isAnswer, markOf, posedNext, type QuizAnswer, type QuizRun, resumed } from './run.ts';

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
  'L’exercice du jour est le même pour tout le monde. « Sans fin » suit vos réponses : ce que vous ratez revient, ce que vous savez attend, et plus vous répondez juste, plus la faute est fine.';

const ASKS: Asks<Edition> = { editions: EDITIONS, most: COUNT };

/** After an answer: the first rule that may be named, else the way on. */
const NEXT = '.quiz-names > button, .arbiter-case .control-button-main';

/** `begin`: the word of a series, undefined for questions without end. */
function Doors({ kept: { boxes, named }, isAgain, begin }: { kept: Kept; isAgain: boolean; begin: (word: string | undefined) => void }) {
  const title = useRuleTitle();
  const weak = weakOnes(boxes);
  const rulesToSee = weak.filter((id) => id !== LEGAL);
  const legal = weak.length === rulesToSee.length ? '' : `ce qui est permis, que vous refusez${rulesToSee.length > 0 ? ' ; ' : '.'}`;
  const state = weak.length === 0 ? 'Rien à revoir : bravo.' : `À revoir : ${legal}`;
  const rules = named.tried === 0 ? '' : ` Règles nommées : ${named.right} sur ${named.tried}.`;
  return (
    <>
      <Begin isAgain={isAgain} begin={begin} />
      <p class="quiz-kept">
        {french(boxes.asked === 0 ? INTRODUCED : `Vous avez répondu ici à ${counted(boxes.asked, 'question')}.${rules} ${state}`)}
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
  const bench = useRef<Promise<QuizBench<Drawn>> | undefined>(undefined);
  const questions = useRef<Iterator<PosedQuestion<Drawn>, undefined> | undefined>(undefined);
  /** What was answered of the series that is open. */
  const answers = useRef<readonly QuizAnswer[]>([]);
  const latest = useRef(kept);
  latest.current = kept;
  const top = useRef<HTMLElement>(null);

  const fetched = (): Promise<QuizBench<Drawn>> => {
    bench.current ??= look.bench();
    bench.current.catch(() => {
      bench.current = undefined;
    });
    return bench.current;
  };
  const going = `exercices.${game}`;
  /** `said`: what was answered of it before; undefined for questions without end. */
  const open = async (series: Series<Edition> | undefined, said: readonly QuizAnswer[]) => {
    refuse('');
    try {
      const bench = await fetched();
      questions.current = series === undefined ? bench.endless(anyWord(), () => latest.current) : bench.series(series.word, series.edition);
      const { marks, posed } = resumed(questions.current, said);
      answers.current = said;
      if (series) keepGoing(window, going, series, said);
      set({ series, marks, ...posedNext(posed, latest.current.level) });
      lose(false);
      tellFragment(series === undefined ? '' : `#${formatSeries(series)}`);
    } catch {
      lose(true);
    }
  };
  const before = (series: Series<Edition>): readonly QuizAnswer[] => loadGoing(window, going, series, isAnswer);
  /** One that was not finished goes on; one that was is asked again. */
  const begin = (word: string | undefined) => {
    const series = word === undefined ? undefined : { word, edition: LAST_EDITION };
    const said = series ? before(series) : [];
    return open(series, said.length < COUNT ? said : []);
  };
  useEffect(() => {
    keep(loadKept(shelfOf(window), game));
  }, []);
  useSeries(ASKS, (series) => open(series, before(series)), refuse);
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
    remember({ ...kept, boxes: answered(kept.boxes, posed.slip, isRight), level });
    const address = await posed.address();
    set((now) => (now?.posed === posed ? { ...now, address } : now));
  };
  const nameRule = (named: string) => {
    if (!run?.posed) return;
    set({ ...run, named });
    const { tried, right } = kept.named;
    if (named !== '') remember({ ...kept, named: { tried: tried + 1, right: right + (named === run.posed.slip ? 1 : 0) } });
  };
  const goOn = () => {
    const posed = run?.posed;
    if (!run || !posed) return;
    const answer: QuizAnswer = { said: run.said ?? false, named: run.named };
    answers.current = [...answers.current, answer];
    if (run.series) keepGoing(window, going, run.series, answers.current);
    set({ ...run, marks: [...run.marks, markOf(posed, answer)], ...posedNext(questions.current?.next().value, kept.level) });
  };
  const isOver = run !== undefined && run.posed === undefined;

  return (
    <Rules links={rules} aside>
      <section ref={top} class="tool quiz arbiter" tabindex={-1} aria-label="Est-ce légal ?">
        <div role="alert">
          {refused && <p class="control-refused">{french(refused)}</p>}
          {isAway && <p class="control-refused">{french('Le moteur des règles n’a pas pu être chargé : réessayez avec du réseau.')}</p>}
        </div>
        {run?.posed && (
          <QuestionAsked
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
        {isOver && run.series && <QuizResult name={name} series={run.series} marks={run.marks} again={() => void open(run.series, [])} />}
        {(!run || isOver) && <Doors kept={kept} isAgain={isOver} begin={(word) => void begin(word)} />}
      </section>
    </Rules>
  );
}
