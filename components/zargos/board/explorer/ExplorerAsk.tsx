/** The question and its answer: fetched when it is first asked, with the rules on movements that answer it. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { hasActed } from '#components/kit/focus.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { OursLine } from '#components/our-table/OursLine.tsx';
import { useOurs } from '#components/our-table/use-ours.ts';
import { counted, upperFirst } from '#engine/core/french.ts';
import type { Choices } from '#engine/core/ruling.ts';
import type { BoardTables } from '#engine/zargos/board/tables.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { formatQuestion, parseQuestion } from '#engine/zargos/rules/movement/link.ts';
import type { Owners, ReachQuestion } from '#engine/zargos/rules/movement/question.ts';
import { settledQuestion } from '#engine/zargos/rules/movement/reading.ts';
import { type MoveVerdict, type Reach, reach as reachOf } from '#engine/zargos/rules/movement.ts';
import { Reasons } from '#components/kit/Reasons.tsx';
import type { Atlas } from '../atlas.ts';
import { answered, badgeOf, verdictAt, waysIn } from './answer-words.ts';
import { ExplorerQuestion } from './ExplorerQuestion.tsx';
import { type Brush, painted, territoryOf, withDeparture } from './holders.ts';
import { MOVES } from './rulings.ts';

/** The verdict on one place; of the one that is chosen, with its rules. */
export const PlaceVerdict = ({
  atlas: { nameAt, placeOfId },
  verdict,
  isChosen,
}: {
  atlas: Atlas;
  verdict: MoveVerdict;
  isChosen: boolean;
}) => (
  <div class="board-tool-verdict plateau-verdict" data-verdict={verdict.ok ? 'legal' : 'refused'}>
    <p>
      <span aria-hidden="true">{verdict.ok ? '✓' : '✕'}</span>{' '}
      <b>
        {upperFirst(nameAt(placeOfId(verdict.to)))} : {verdict.ok ? 'à portée' : 'hors de portée'}
      </b>
    </p>
    {verdict.ok ? (
      <>
        <p>{french(verdict.sentence)}</p>
        {isChosen && <Reasons reasons={verdict.reasons} title="Règles appliquées" />}
      </>
    ) : (
      <p>
        {french(verdict.because)} <RuleLink id={verdict.rule} />
      </p>
    )}
  </div>
);

interface AnswerProps {
  atlas: Atlas;
  question: ReachQuestion;
  reach: Reach;
}

function ExplorerAnswer({ atlas, question, reach }: AnswerProps) {
  const ways = waysIn(reach);
  const start = `Depuis ${atlas.nameAt(atlas.placeOfId(question.from))}, les ${PEOPLE_NAMES[question.people]}`;
  const act = question.phase === 'attacks' ? 'peuvent attaquer' : 'peuvent rejoindre';
  return (
    <div class="stack plateau-answer">
      <p class="plateau-sum">
        {ways.length === 0 ? `${start} ne peuvent aller nulle part.` : `${start} ${act} ${counted(ways.length, 'lieu', 'lieux')}.`}
      </p>
      {reach.remarks.map(({ rule, text }) => (
        <p key={text} class="plateau-remark">
          {french(text)} <RuleLink id={rule} />
        </p>
      ))}
    </div>
  );
}

type ReachedProps = Omit<AnswerProps, 'question'> & { verdict: MoveVerdict | undefined; select: (place: number) => void };

/** Every place in reach, to choose from. */
function ExplorerReached({ atlas: { nameAt, placeOfId }, reach, verdict, select }: ReachedProps) {
  const ways = waysIn(reach);
  return ways.length === 0 ? null : (
    <ul class="wrap plateau-reached">
      {ways.map((way) => (
        <li key={way.to}>
          <button type="button" aria-pressed={verdict?.to === way.to} onClick={() => select(placeOfId(way.to))}>
            {upperFirst(nameAt(placeOfId(way.to)))} <small>{badgeOf(way)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What the map draws of an answer. */
export interface DrawnAnswer {
  /** Of the board that it is given on. */
  readonly tables: BoardTables;
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
  atlas: Atlas;
  asked: string;
  /** The question was asked by a link or by hand: its readings are its own. */
  isSet: boolean;
  selected: number | undefined;
  select: (place: number) => void;
  ask: (asked: string) => void;
  answer: (answer: DrawnAnswer) => void;
}

export function ExplorerAsk({ atlas, asked, isSet, selected, select, ask, answer }: Props) {
  const { tables, board, nameAt, placeOfId } = atlas;
  const { question, refused } = useMemo(() => parseQuestion(tables, asked), [tables, asked]);
  const reach = useMemo(() => reachOf(tables, question), [question]);
  const [brush, setBrush] = useState<Brush>();
  const [done, setDone] = useState('');
  const { owners } = question;
  const change = (part: Partial<Record<keyof ReachQuestion, unknown>>) => {
    const next = settledQuestion(tables, { ...question, ...part });
    setDone('');
    ask(formatQuestion(tables, next.owners ? { ...next, owners: withDeparture(board, next.owners, next) } : next));
  };
  const paint = (place: number, tool: Brush, held: Owners): boolean => {
    const id = territoryOf(board, tables.ids[place]);
    if (id === undefined) return false;
    const next = withDeparture(board, painted(held, [id], tool), question);
    const holder = next[id];
    change({ owners: next });
    setDone(`${upperFirst(nameAt(place))} : ${holder ? `tenue par les ${PEOPLE_NAMES[holder]}` : 'vide'}.`);
    return true;
  };
  const readAs = (options: Choices) => change({ options });
  const ours = useOurs(MOVES, question.options, readAs, () => isSet);
  useEffect(() => {
    const said = [done, answered(atlas, reach, question.from, PEOPLE_NAMES[question.people])].join(' ').trim();
    answer({
      tables,
      reach,
      from: placeOfId(question.from),
      said,
      refused,
      owners,
      paint: brush && owners && ((place) => paint(place, brush, owners)),
    });
  }, [reach, brush]);
  const verdict = verdictAt(reach, selected);
  const head = useRef<HTMLDivElement>(null);
  const show = () => head.current?.scrollIntoView({ block: 'nearest' });
  // Asked from the card of a place, the answer would open above what is in sight.
  useEffect(() => {
    if (hasActed()) show();
  }, []);
  return (
    <>
      <div ref={head}>
        <ExplorerAnswer atlas={atlas} question={question} reach={reach} />
      </div>
      <ExplorerQuestion atlas={atlas} question={question} ask={change} brush={brush} setBrush={setBrush} />
      <OursLine rulings={MOVES} options={question.options} ours={ours} set={readAs} />
      <ExplorerReached
        atlas={atlas}
        reach={reach}
        verdict={verdict}
        select={(place) => {
          select(place);
          show();
        }}
      />
    </>
  );
}
