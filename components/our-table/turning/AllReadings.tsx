/** « Toutes les lectures », unfolded: whether the answer holds however the open questions are read, which readings change it and to what, and what it is at other tables. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import type { Stop } from '#components/kit/sums/ends.ts';
import { several } from '#engine/core/french.ts';
import { rulingNumber } from '#engine/core/origin.ts';
import type { Choices } from '#engine/core/ruling.ts';
import { among, areSame } from '../kept.ts';
import type { RulingText } from '../Readings.tsx';
import { onPage, type TurningJob } from './job.ts';
import { OtherSheet, sheetKept } from './OtherSheet.tsx';
import { readingsAmong, type Told, type TurningAsked, type TurningTold } from './told.ts';

export interface TurnedProps<Question> {
  readonly game: string;
  readonly rulings: readonly RulingText[];
  /** In force. */
  readonly options: Choices;
  /** The table's own. */
  readonly ours: Choices;
  /** What is asked, JSON-safe. */
  readonly question: Question;
  /** Of the question under the table's readings; most are asked on the page. */
  readonly job: (asked: TurningAsked<Question>, page: typeof onPage) => Promise<TurningJob>;
  /** Found already; what is not whole is sought further. */
  readonly first?: TurningTold | undefined;
  /** `first` is still to come. */
  readonly isAwaited?: boolean;
  /** Answers under these readings too; left out: they are not to be chosen here. */
  readonly read?: (choices: Choices) => void;
  /** « Compter ainsi » where it is left out. */
  readonly verb?: string;
}

/** Ways to change it that are told; the smallest come first. */
const MOST_TOLD = 8;

const Answer = ({ told: { text, rule } }: { told: Told }) => (
  <>
    <b>{french(text)}</b>
    {rule && [' ', <RuleLink key={rule} id={rule} />]}
  </>
);

/** The job of what is asked at this table. */
const jobOf = <Question,>({ question, job, rulings, options }: TurnedProps<Question>): Promise<TurningJob> =>
  job({ question, readings: readingsAmong(rulings), choices: among(rulings, options) }, onPage);

/** The same as long as nothing of it has changed. */
const askedIn = <Question,>({ question, options }: TurnedProps<Question>): string => JSON.stringify([question, options]);

interface Seeking {
  readonly found?: TurningTold | undefined;
  /** From 0 to 1, while it is sought. */
  readonly share?: number;
  readonly stopped?: boolean;
}

function useTurning<Question>(props: TurnedProps<Question>): Seeking & { readonly stop: () => void; readonly restart: () => void } {
  const { first, isAwaited = false } = props;
  const asked = askedIn(props);
  const [seeking, seek] = useState<Seeking & { readonly of?: string }>({});
  const [call, again] = useState(0);
  const stop = useRef<Stop | undefined>(undefined);
  /** What was called off stays so when the first of it comes after all. */
  const halted = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (isAwaited) return seek({ of: asked, share: 0 });
    if (first?.isWhole) return seek({ of: asked, found: first });
    if (halted.current === asked) return seek({ of: asked, found: first, stopped: true });
    seek({ of: asked, found: first, share: 0 });
    const failed = () => seek({ of: asked, found: first, stopped: true });
    let end: Stop | undefined;
    let isOver = false;
    const over = () => {
      isOver = true;
      end?.();
    };
    jobOf(props).then(({ start }) => {
      if (!isOver)
        end = start({ done: (found) => seek({ of: asked, found }), failed, tick: (share) => seek({ of: asked, found: first, share }) });
    }, failed);
    stop.current = over;
    return over;
  }, [asked, call, isAwaited]);
  return {
    ...(seeking.of === asked ? seeking : { found: first }),
    stop: () => {
      halted.current = asked;
      stop.current?.();
      seek({ of: asked, found: first, stopped: true });
    },
    restart: () => {
      halted.current = undefined;
      again(call + 1);
    },
  };
}

/** The same question at the tables that can be named. */
function Tables<Question>({ sheet, ...props }: TurnedProps<Question> & { sheet: Choices | undefined }) {
  const { rulings, options, ours } = props;
  const [told, tell] = useState<readonly { readonly where: string; readonly told: Told | undefined }[]>([]);
  const now = among(rulings, options);
  const own = among(rulings, ours);
  const tables = [
    ...(areSame(now, own) ? [] : [{ where: 'Selon les lectures choisies ici', choices: now }]),
    ...(areSame(own, {}) ? [] : [{ where: 'À votre table', choices: own }]),
    { where: 'À la nôtre', choices: {} },
    ...(sheet ? [{ where: 'À celle du lien', choices: among(rulings, sheet) }] : []),
  ];
  const key = JSON.stringify([askedIn(props), tables]);
  useEffect(() => {
    let isLatest = true;
    if (tables.length > 1) {
      jobOf(props)
        .then(({ under }) => Promise.all(tables.map(async ({ where, choices }) => ({ where, told: await under(choices) }))))
        .then(
          (answers) => isLatest && tell(answers),
          () => {},
        );
    } else tell([]);
    return () => {
      isLatest = false;
    };
  }, [key]);
  if (tables.length < 2 || told.length === 0) return null;
  return (
    <ul class="turning-tables" aria-label="À chaque table">
      {told.map((one) => (
        <li key={one.where}>
          {french(`${one.where} : `)}
          {one.told ? <Answer told={one.told} /> : 'la question n’y a pas de sens'}
        </li>
      ))}
    </ul>
  );
}

/** That no reading changes it, as far as was sought. */
const holds = ({ isWhole }: TurningTold): string =>
  isWhole
    ? 'Quelle que soit la lecture de chaque litige, seule ou avec d’autres, la réponse est la même.'
    : 'Aucune des lectures essayées ne change la réponse.';

export function AllReadings<Question>(props: TurnedProps<Question>) {
  const { game, rulings, options, read, verb = 'Compter ainsi' } = props;
  const { found, share, stopped, stop, restart } = useTurning(props);
  const [sheet, setSheet] = useState(() => sheetKept(game));
  const turns = found?.turns ?? [];
  const textOf = (id: string, reading: string) =>
    rulings.find((ruling) => ruling.id === id)?.readings.find((one) => one.id === reading)?.text ?? '';
  const isSought = share !== undefined;
  return (
    <div class="stack turning-body" aria-busy={isSought}>
      <Tables {...props} sheet={sheet} />
      {found && turns.length === 0 && !isSought && <p>{french(holds(found))}</p>}
      {turns.length > 0 && (
        <ul class="turning-turns" aria-label="Ce qui la change">
          {turns.slice(0, MOST_TOLD).map(({ choices, answer }) => (
            <li key={JSON.stringify(choices)}>
              {Object.entries(choices).map(([id, reading], at) => [
                at > 0 && french(' et, avec cela : '),
                <RuleLink key={id} id={id} label={rulingNumber(id) ?? id} />,
                french(` : ${textOf(id, reading)}`),
              ])}{' '}
              → <Answer told={answer} />{' '}
              {read && (
                <button type="button" class="control-button" onClick={() => read({ ...options, ...choices })}>
                  {verb}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {turns.length > MOST_TOLD && (
        <p>
          {french(
            `Et ${several(turns.length - MOST_TOLD, 'une autre façon', 'autres façons')}, qui demandent autant de changements ou plus.`,
          )}
        </p>
      )}
      {found && turns.length > 0 && !isSought && !found.isWhole && (
        <p>D’autres, qui demandent davantage de changements, n’ont pas toutes été essayées.</p>
      )}
      {isSought && (
        <p class="row">
          <span>Lectures essayées ensemble…</span> <progress value={share} max={1} aria-label="Avancement des lectures" />{' '}
          <button type="button" class="control-button" onClick={stop}>
            Arrêter
          </button>
        </p>
      )}
      {stopped && (
        <p class="row">
          <span>Arrêté : toutes n’ont pas été essayées.</span>{' '}
          <button type="button" class="control-button" onClick={restart}>
            Reprendre
          </button>
        </p>
      )}
      <OtherSheet game={game} sheet={sheet} set={setSheet} />
    </div>
  );
}
