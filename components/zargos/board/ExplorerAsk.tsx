/** The question and its answer: fetched when it is first asked, with the rules on movements that answer it. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { formatQuestion, parseQuestion } from '#engine/zargos/rules/movement/link.ts';
import type { Owners, ReachQuestion } from '#engine/zargos/rules/movement/question.ts';
import { settledQuestion } from '#engine/zargos/rules/movement/reading.ts';
import { type Reach, reach as reachOf } from '#engine/zargos/rules/movement.ts';
import { answered, verdictOf } from './answer-words.ts';
import { nameAt, placeOfId, TABLES, upperFirst } from './atlas.ts';
import { ExplorerAnswer } from './ExplorerAnswer.tsx';
import { ExplorerQuestion } from './ExplorerQuestion.tsx';
import { type Brush, painted, territoryOf, withDeparture } from './holders.ts';

/** What the map draws of an answer. */
export interface Answer {
  readonly reach: Reach;
  readonly from: number;
  /** For ears. */
  readonly said: string;
  /** What the link asked that was not taken. */
  readonly refused: readonly string[];
  readonly owners: Owners | undefined;
  /** What a touch on the map does while holders are told; left out, it selects. False: nothing can stand there. */
  readonly paint: ((place: number) => boolean) | undefined;
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
  const [brush, setBrush] = useState<Brush>();
  const [done, setDone] = useState('');
  const { owners } = question;
  const change = (part: Partial<Record<keyof ReachQuestion, unknown>>) => {
    const next = settledQuestion(TABLES, { ...question, ...part });
    setDone('');
    ask(formatQuestion(TABLES, next.owners ? { ...next, owners: withDeparture(next.owners, next) } : next));
  };
  const paint = (place: number, tool: Brush, held: Owners): boolean => {
    const id = territoryOf(TABLES.ids[place]);
    if (id === undefined) return false;
    const next = withDeparture(painted(held, [id], tool), question);
    const holder = next[id];
    change({ owners: next });
    setDone(`${upperFirst(nameAt(place))} : ${holder ? `tenue par les ${PEOPLE_NAMES[holder]}` : 'vide'}.`);
    return true;
  };
  useEffect(() => {
    const said = [done, answered(reach, question.from, PEOPLE_NAMES[question.people])].join(' ').trim();
    answer({
      reach,
      from: placeOfId(question.from),
      said,
      refused,
      owners,
      paint: brush && owners && ((place) => paint(place, brush, owners)),
    });
  }, [reach, brush]);
  return (
    <>
      <ExplorerQuestion question={question} ask={change} brush={brush} setBrush={setBrush} />
      <ExplorerAnswer question={question} reach={reach} verdict={verdictOf(reach, selected)} select={select} />
    </>
  );
}
