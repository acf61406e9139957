/** The verdict: legal, with what it leads to; refused, with its rule and the moves nearest to it; or a position that cannot be. */
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { TURNING, turningNote } from '#components/our-table/turning/note.ts';
import type { TurningTold } from '#components/our-table/turning/told.ts';
import { percent } from '#engine/core/french.ts';
import type { LogLine } from '#engine/core/game.ts';
import { rulingNumber } from '#engine/core/origin.ts';
import { groundsShort } from './grounds.ts';
import { type ShownAnswer, type ShownTwin, legalHead } from './shown.ts';
import type { Branch, GroundSaid } from './spec.ts';

const Told = ({ line: { text, rules } }: { line: LogLine }) => (
  <>
    {french(text)} {rules.map((rule) => [<RuleLink key={rule} id={rule} />, ' '])}
  </>
);

const Lines = ({ lines, also = '' }: { lines: readonly LogLine[]; also?: string }) =>
  lines.length === 0 ? null : (
    <ul class={`arbiter-lines${also}`}>
      {lines.map((line) => (
        <li key={line.text}>
          <Told line={line} />
        </li>
      ))}
    </ul>
  );

interface ChanceProps {
  sentence: string;
  branches: readonly Branch<string>[];
  reasons?: readonly LogLine[] | undefined;
}

const Chance = ({ sentence, branches, reasons = [] }: ChanceProps) => (
  <div class="arbiter-chance">
    <p>{french(sentence)}</p>
    <Lines lines={reasons} />
    <dl>
      {branches.map((branch) => (
        <div key={branch.title}>
          <dt>
            <b>{french(percent(branch.chance))}</b> {french(branch.title)} <small>({branch.ways})</small>
          </dt>
          <dd>
            <Lines lines={branch.lines} />
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

/** That the booklet alone does not answer, and which rulings do. */
const Rests = ({ rests }: { rests: readonly string[] }) =>
  rests.length === 0 ? null : (
    <p>
      {french(`Le livret seul ne le dit pas : la réponse tient ${rests.length > 1 ? 'aux lectures' : 'à la lecture'} de`)}{' '}
      {rests.map((id, at) => [at > 0 && ', ', <RuleLink key={id} id={id} label={rulingNumber(id)} />])}.
    </p>
  );

/** What it stands on: what is the booklet's and what is not, in a few words. */
const Grounds = ({ grounds }: { grounds: readonly GroundSaid[] }) => (
  <p class="arbiter-grounds">
    {french('Sur quoi : ')}
    {grounds.map(({ text, rule }, at) => [
      at > 0 && ', ',
      <b key={text}>{french(text)}</b>,
      rule && [' ', <RuleLink key={rule} id={rule} label={rulingNumber(rule) ?? rule} />],
    ])}
    .
  </p>
);

/** On a small screen, beside the verdict: its rule, and what it stands on. */
const Short = ({ rule, grounds }: { rule: string | undefined; grounds: readonly GroundSaid[] | undefined }) => (
  <p class="arbiter-short">
    {rule && <RuleLink id={rule} label={rulingNumber(rule) ?? rule} />}
    {grounds && <span>{french(groundsShort(grounds, rule))}</span>}
  </p>
);

/** What dice, or what one seat's eyes, may bring. */
const Odds = ({ odds = [] }: { odds: readonly LogLine[] | undefined }) => <Lines lines={odds} also=" arbiter-odds" />;

/** The address says the position: it does not follow. */
function toReadings(event: Event): void {
  const readings = document.querySelector<HTMLDetailsElement>(`#${TURNING} > details`);
  if (!readings) return;
  event.preventDefault();
  readings.open = true;
  readings.scrollIntoView();
}

/** Whether other readings turn it over; `TurningFold` has the whole. */
const Turns = ({ turning }: { turning: TurningTold }) => (
  <p class="arbiter-turning">
    <a href={`#${TURNING}`} onClick={toReadings}>
      Toutes les lectures
    </a>
    {french(` : ${turningNote(turning)}.`)}
  </p>
);

/** Without `propose` and `go`, the verdict is only read. */
interface Props<Move> {
  answer: ShownAnswer<Move>;
  odds?: readonly LogLine[] | undefined;
  /** What is asked, for a verdict that stays in sight away from it. */
  said?: string;
  propose?: (move: Move) => void;
  /** Sets the fact that would permit it. */
  twin?: (twin: ShownTwin) => void;
  /** Plays the move, and goes on from there. */
  go?: () => void;
}

function Legal({
  answer: { but, lines, chance, reasons, unknown, follows, grounds },
  odds,
  go,
}: {
  answer: Extract<ShownAnswer<never>, { kind: 'legal' }>;
  odds: readonly LogLine[] | undefined;
  go?: (() => void) | undefined;
}) {
  return (
    <>
      <p class="arbiter-head">{legalHead(but)}</p>
      <Short rule={lines[0]?.rules[0]} grounds={grounds} />
      <Odds odds={odds} />
      <Lines lines={lines} />
      {chance ? <Chance {...chance} reasons={reasons} /> : <Lines lines={reasons ?? []} />}
      {unknown && (
        <p class="arbiter-unknown">
          <Told line={unknown} />
        </p>
      )}
      {follows && (
        <>
          <p>
            <b>Ensuite.</b> {french(follows)}
          </p>
          {go && (
            <div class="control-actions">
              <button type="button" class="control-button" onClick={go}>
                Jouer ce coup et juger la suite
              </button>
            </div>
          )}
        </>
      )}
    </>
  );
}

function Refused<Move>({
  answer,
  propose,
  twin,
}: Omit<Props<Move>, 'go' | 'answer'> & { answer: Extract<ShownAnswer<Move>, { kind: 'refused' }> }) {
  const { refusal, besides, nearest, twins = [], grounds } = answer;
  return (
    <>
      <p class="arbiter-head">Refusé</p>
      <Short rule={besides?.rules[0] ?? refusal.rule} grounds={grounds} />
      <p class="arbiter-why">
        {besides && <Told line={besides} />} {french(refusal.because)} <RuleLink id={refusal.rule} />
      </p>
      {twin && twins.length > 0 && (
        <>
          <p class="control-label">Ce qui le rendrait permis</p>
          <ul class="arbiter-nearest">
            {twins.map((one) => (
              <li key={one.text}>
                <button type="button" class="control-button" onClick={() => twin(one)}>
                  {french(one.text)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {nearest.length > 0 && (
        <>
          <p class="control-label">Le plus proche qui soit permis</p>
          <ul class="arbiter-nearest">
            {nearest.map(({ move, text }) => (
              <li key={text}>
                {propose ? (
                  <button type="button" class="control-button" onClick={() => propose(move)}>
                    {french(text)}
                  </button>
                ) : (
                  french(text)
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

export function VerdictView<Move>({ answer, odds, said, propose, twin, go }: Props<Move>) {
  return (
    <section class="board-tool-verdict" data-verdict={answer.kind} aria-label="Verdict">
      {answer.kind === 'legal' && <Legal answer={answer} odds={odds} go={go} />}
      {answer.kind === 'refused' && <Refused answer={answer} {...(propose && { propose })} {...(twin && { twin })} />}
      {said && <p class="arbiter-asked">{french(`${said}.`)}</p>}
      {answer.kind === 'pending' && <p>{french(answer.text)}</p>}
      {(answer.kind === 'legal' || answer.kind === 'refused') &&
        (answer.grounds ? <Grounds grounds={answer.grounds} /> : <Rests rests={answer.rests} />)}
      {answer.kind !== 'legal' && <Odds odds={odds} />}
      {said !== undefined && 'turning' in answer && answer.turning && <Turns turning={answer.turning} />}
      {answer.kind === 'impossible' && (
        <>
          <p class="arbiter-head">Position impossible</p>
          <Lines lines={answer.clashes.map(({ rule, text }) => ({ text, rules: [rule] }))} />
        </>
      )}
    </section>
  );
}
