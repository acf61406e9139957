/** The question and its answer: fetched when it is first asked, with the rules on movements that answer it. */
import { useEffect, useMemo } from 'preact/hooks';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { formatQuestion, parseQuestion } from '#engine/zargos/rules/movement/link.ts';
import type { ReachQuestion } from '#engine/zargos/rules/movement/question.ts';
import { settledQuestion } from '#engine/zargos/rules/movement/reading.ts';
import { type Reach, reach as reachOf } from '#engine/zargos/rules/movement.ts';
import { answered, verdictOf } from './answer-words.ts';
import { placeOfId, TABLES } from './atlas.ts';
import { ExplorerAnswer } from './ExplorerAnswer.tsx';
import { ExplorerQuestion } from './ExplorerQuestion.tsx';

/** What the map draws of an answer. */
export interface Answer {
  readonly reach: Reach;
  readonly from: number;
  /** For ears. */
  readonly said: string;
  /** What the link asked that was not taken. */
  readonly refused: readonly string[];
}

interface Props {
  asked: string;
  selected: number | undefined;
  select: (place: number) => void;
  ask: (asked: string) => void;
  answer: (answer: Answer) => void;
}

export function ExplorerAsk({ asked, selected, select, ask, answer }: Props) {
  const { question, refused } = useMemo(() => parseQuestion(TABLES, asked), [asked]);
  const reach = useMemo(() => reachOf(TABLES, question), [question]);
  useEffect(() => {
    const said = answered(reach, question.from, PEOPLE_NAMES[question.people]);
    answer({ reach, from: placeOfId(question.from), said, refused });
  }, [reach]);
  const change = (part: Partial<Record<keyof ReachQuestion, unknown>>) =>
    ask(formatQuestion(TABLES, settledQuestion(TABLES, { ...question, ...part })));
  return (
    <>
      <ExplorerQuestion question={question} ask={change} />
      <ExplorerAnswer question={question} reach={reach} verdict={verdictOf(reach, selected)} select={select} />
    </>
  );
}
