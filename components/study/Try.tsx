/** A few hundred games played in a worker of the page, beside those of the study. */
import { useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { Choice } from '#components/kit/Choice.tsx';
import { Spoken } from '#components/kit/Signs.tsx';
import { away } from '#components/kit/sums/away.ts';
import type { Stop, SumEnds } from '#components/kit/sums/ends.ts';
import { useSum } from '#components/kit/sums/use-sum.ts';
import type { Brief, Compare, Compared } from './brief.ts';
import { Dots } from './Dots.tsx';
import type { StudyKind } from './plan.ts';

/** Another reading of a ruling, in a few words. */
type OtherReading = readonly [ruling: string, reading: string, label: string];

interface Props {
  open: () => Worker;
  level: string;
  seats: readonly number[];
  /** Where a game has shorter and longer ones. */
  goals?: readonly number[];
  /** « chevaliers » */
  people: string;
  readings: readonly OtherReading[];
  /** Games to choose from, the fewest first. */
  games: readonly [few: number, many: number];
}

interface Asked {
  readonly kind: StudyKind;
  readonly games: number;
  readonly seed: string;
}

/** What a worker exposes. */
export interface StudySums {
  readonly compare: Compare;
}

const USUAL = 4;
const numbered = (values: readonly number[]) => values.map((value) => ({ value, label: `${value}` }));

export function Try({ open, level, seats, goals, people, readings, games: [few, many] }: Props) {
  const [table, setTable] = useState({ seats: USUAL, goal: goals?.[0], reading: '', games: few });
  const [asked, ask] = useState<Asked>();
  const start = (wanted: Asked | undefined, ends: SumEnds<Compared | undefined>): Stop =>
    away<StudySums, Compared | undefined>(
      open,
      async (sums, heard) => (wanted ? await sums.compare(wanted.kind, wanted.seed, wanted.games, heard) : undefined),
      ends,
    );
  const sum = useSum<Asked | undefined, Compared | undefined>(asked, undefined, start);
  const [tries, setTries] = useState(1);
  const play = () => {
    const [ruling, reading] = readings.find(([id]) => id === table.reading) ?? [];
    const kind: StudyKind = { seats: table.seats, level, goal: table.goal, ...(ruling && { ruling, reading }) };
    ask({ kind, games: table.games, seed: `page-${tries}` });
    setTries(tries + 1);
  };
  const counting = sum.state === 'counting';
  return (
    <section class="tool study-try" aria-label="Jouer d’autres parties">
      <div class="study-try-ask">
        <Choice
          name="etude-seats"
          legend={`Combien de ${people} ?`}
          value={table.seats}
          options={numbered(seats)}
          set={(value) => setTable({ ...table, seats: value })}
        />
        {goals && table.goal !== undefined && (
          <Choice
            name="etude-goal"
            legend="Sceaux pour gagner"
            value={table.goal}
            options={numbered(goals)}
            set={(goal) => setTable({ ...table, goal })}
          />
        )}
        <Choice
          name="etude-games"
          legend="Parties"
          value={table.games}
          options={numbered([few, many])}
          set={(games) => setTable({ ...table, games })}
        />
        <label>
          <span class="control-label">Lectures des litiges</span>
          <select value={table.reading} onChange={({ currentTarget: { value } }) => setTable({ ...table, reading: value })}>
            <option value="">les nôtres</option>
            {readings.map(([id, , label]) => (
              <option key={id} value={id}>
                {french(`${id} : ${label}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="control-actions">
        <button type="button" class="control-button control-button-main" onClick={counting ? sum.stop : play}>
          {counting ? 'Arrêter' : `Jouer ${table.games} parties`}
        </button>
        {counting && <progress value={sum.share} max={1} aria-label="Avancement des parties" />}
      </div>
      {sum.state === 'stopped' && <p>{french('Arrêté avant la fin : rien n’a été compté.')}</p>}
      {sum.state === 'done' && sum.answer && sum.asked && <Sides compared={sum.answer} wanted={sum.asked.games} />}
      <Spoken text={counting ? 'Les parties se jouent.' : sum.answer && sum.state === 'done' ? toldOf(sum.answer) : ''} />
    </section>
  );
}

const toldOf = ({ here: { games } }: Compared): string =>
  `${games} parties jouées : le résultat est sous le bouton, à côté de celui de l’étude.`;

const besideOf = ({ same, study: { games } }: Compared): string => `L’étude${same ? '' : ', sous nos lectures'} (${games} parties)`;

/** `wanted`: games asked for, of which those without an end count for nothing. */
function Sides({ compared, wanted }: { compared: Compared; wanted: number }) {
  const { here, study } = compared;
  const endless = wanted - here.games;
  const group = (title: string, brief: Brief | undefined) => ({ title, rows: brief?.rows ?? [], mark: brief?.mark });
  return (
    <div class="study-try-sides">
      {endless > 0 && (
        <p>
          {french(
            `${endless > 1 ? `${endless} parties tournaient en rond` : 'Une partie tournait en rond'} : aucun nombre ne compte de partie sans fin.`,
          )}
        </p>
      )}
      {here.briefs.map((brief, at) => (
        <Dots
          key={brief.title}
          title={brief.title}
          what={brief.what}
          unit={brief.unit}
          groups={[group(`Ici (${here.games} parties)`, brief), group(besideOf(compared), study.briefs[at])]}
        />
      ))}
    </div>
  );
}
