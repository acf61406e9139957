/** What is asked of whoever plays here, with all that answers it; or what is waited for. */
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { Aloud } from '../keys/Aloud.tsx';
import { ASKED_ID } from '../keys/focus.ts';

/** In one sentence spoken to whoever plays, with the rule that asks it. */
export interface Asked {
  readonly title: string;
  readonly text: string;
  readonly rule: string;
}

export interface QuestionAnswer {
  /** What it does, and what it costs: « Finir et perdre 3 points ». */
  readonly label: ComponentChildren;
  readonly act: () => void;
  /** The answer that most would give. */
  readonly isMain?: boolean;
}

/** What the table itself offers beside the answers: advice. */
export const BesideAnswers = createContext<ComponentChildren>(undefined);

const Answers = ({ answers, children }: { answers: readonly QuestionAnswer[]; children?: ComponentChildren }) => (
  <div class="row table-actions">
    {answers.map(({ label, act, isMain }, at) => (
      <button key={at} type="button" class={isMain ? 'table-button table-button-main' : 'table-button'} onClick={act}>
        {typeof label === 'string' ? french(label) : label}
      </button>
    ))}
    {children}
  </div>
);

interface Props {
  /** Undefined while nothing is asked of anybody at this screen. */
  asked: Asked | undefined;
  /** Whom it is put to, where several are at this screen. */
  whom?: string | undefined;
  /** While nothing is asked. */
  waiting?: ComponentChildren;
  answers?: readonly QuestionAnswer[];
  /** Spoken: what was just touched, and what may be done there. */
  said?: string;
  /** Something is touched: it leaves the question's own words no room on a phone. */
  isThought?: boolean;
  /** What is best is said with the answers: no other advice is offered. */
  isCounselled?: boolean;
  /** Something was tried that cannot be: the question says what is missing. */
  isUrgent?: boolean;
  /** What is thought of: its chances, its price, how many. */
  children?: ComponentChildren;
  /** After the answers: the list of what is permitted. */
  under?: ComponentChildren;
}

export function Question({
  asked,
  whom,
  waiting,
  answers = [],
  said,
  isThought = false,
  isUrgent = false,
  isCounselled = false,
  children,
  under,
}: Props) {
  const offered = useContext(BesideAnswers);
  const beside = isCounselled ? undefined : offered;
  const named = asked && (whom ? `${whom} : ${asked.title.charAt(0).toLowerCase()}${asked.title.slice(1)}` : asked.title);
  const title = named && (/[.?!]$/.test(named) ? named : `${named}.`);
  return (
    <section
      id={ASKED_ID}
      class="table-question"
      tabIndex={-1}
      aria-label="Ce qui est demandé"
      data-mine={asked !== undefined}
      data-thought={isThought}
      data-urgent={isUrgent}
    >
      {asked ? (
        <p class="table-question-asked">
          <b class="table-question-title">{french(title ?? '')}</b> <span>{french(asked.text)}</span>{' '}
          {!isThought && <RuleLink id={asked.rule} />}
        </p>
      ) : (
        waiting
      )}
      {children}
      {(answers.length > 0 || under || (asked && beside)) && (
        <Answers answers={answers}>
          {asked && beside}
          {under}
        </Answers>
      )}
      <Aloud title={title} text={asked?.text ?? ''} />
      <Aloud text={said ?? ''} />
    </section>
  );
}
