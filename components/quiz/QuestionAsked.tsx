/** One question: the position, the move, two answers; where it is refused, its rule to be named; then the verdict. */
import type { ComponentType } from 'preact';
import { VerdictView } from '#components/arbiter/VerdictView.tsx';
import { french } from '#components/base/typography.ts';
import { BoardBench } from '#components/kit/board/BoardTool.tsx';
import { useRuleTitle } from '#components/kit/RuleLink.tsx';
import { counted } from '#engine/core/french.ts';
import { LAST_LEVEL } from '#engine/practice/level.ts';
import type { PosedQuestion } from './bench.ts';
import { isOfToday } from './link.ts';
import { isNaming, type QuizRun, rightOf } from './run.ts';

interface Props<Drawn extends object> {
  Picture: ComponentType<Drawn>;
  run: QuizRun<Drawn>;
  posed: PosedQuestion<Drawn>;
  /** The page that judges any case: its address, and what is said of going there. */
  judge: { readonly href: string; readonly label: string };
  say: (isLegal: boolean) => void;
  /** Empty: it is only to be shown. */
  name: (rule: string) => void;
  goOn: () => void;
  stop: () => void;
}

/** The verdict of what was said. */
const Said = ({ isRight }: { isRight: boolean }) => (
  <p class="quiz-score" role="status" data-right={isRight}>
    {isRight ? 'Juste.' : 'Raté.'}
  </p>
);

function Naming({ names, name }: { names: readonly string[]; name: (rule: string) => void }) {
  const title = useRuleTitle();
  return (
    <fieldset class="quiz-names">
      <legend class="control-label">{french('Quelle règle s’y oppose ?')}</legend>
      {names.map((rule) => (
        <button key={rule} type="button" class="control-button" onClick={() => name(rule)}>
          {title(rule)}
        </button>
      ))}
      <button type="button" class="control-button quiz-show" onClick={() => name('')}>
        Montrer la règle
      </button>
    </fieldset>
  );
}

export function QuestionAsked<Drawn extends object>({ Picture, run, posed, judge, say, name, goOn, stop }: Props<Drawn>) {
  const { series, count, marks, level, said, named, address } = run;
  const number = marks.length + 1;
  const drawn = said === undefined || isNaming(run) ? posed.blind : posed.open;
  return (
    <BoardBench board={<Picture {...drawn} />}>
      <p class="control-label">
        {isOfToday(series) && french('Aujourd’hui · ')}
        {count === undefined
          ? french(`Question ${number} · difficulté ${level + 1} sur ${LAST_LEVEL + 1}`)
          : `Question ${number} sur ${count}`}
        {marks.length > 0 && french(` · ${counted(rightOf(marks), 'juste')}`)}
        {series?.toBeat !== undefined && french(` · à battre : ${series.toBeat}`)}
      </p>
      <p class="arbiter-said">{french(`${posed.said}.`)}</p>
      <p class="quiz-now">{french(posed.now)}</p>
      {posed.told !== '' && <p class="arbiter-summary">{french(posed.told)}</p>}
      {said === undefined && (
        <div class="quiz-answers">
          <button type="button" class="control-button quiz-yes" onClick={() => say(true)}>
            Légal
          </button>
          <button type="button" class="control-button quiz-no" onClick={() => say(false)}>
            Refusé
          </button>
        </div>
      )}
      {said !== undefined && <Said isRight={said === posed.isLegal} />}
      {isNaming(run) && <Naming names={posed.names} name={name} />}
      {said !== undefined && !isNaming(run) && (
        <>
          {named && (
            <p>
              {french(named === posed.slip ? 'Et c’est bien cette règle.' : 'Le coup est refusé, mais par une autre règle que celle-là.')}
            </p>
          )}
          <VerdictView answer={posed.answer} />
          <div class="control-actions">
            <button type="button" class="control-button control-button-main" onClick={goOn}>
              {number === count ? 'Voir le résultat' : 'Question suivante'}
            </button>
            {address !== undefined && (
              <a class="control-button" href={`${judge.href}${address}`} target="_blank" rel="noopener">
                {judge.label}
              </a>
            )}
            {count === undefined && (
              <button type="button" class="control-button" onClick={stop}>
                Arrêter
              </button>
            )}
          </div>
        </>
      )}
    </BoardBench>
  );
}
