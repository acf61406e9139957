/** The companion of a real table: deal, war, scores, kept in this browser line by line. */
import { useEffect, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink, type RuleLinks, Rules } from '#components/kit/RuleLink.tsx';
import { shelfOf } from '#components/kit/shelf.ts';
import { OursLine } from '#components/our-table/OursLine.tsx';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { useOurs } from '#components/our-table/use-ours.ts';
import { counted } from '#engine/core/french.ts';
import type { Choices } from '#engine/core/ruling.ts';
import type { OptionId } from '#engine/orc/options.ts';
import { ScoreWheel } from '../drawings/ScoreWheel.tsx';
import { DealClock } from './DealClock.tsx';
import { FRESH, PACE } from './deal.ts';
import { type Kept, load, save } from './kept.ts';
import { Players } from './Players.tsx';
import { seated } from './players.ts';
import { type Entry, refusal, type Sheet, type Standing, standing, withoutLast, write } from './sheet.ts';
import { endText, entryText, history, nameOf, thresholdText } from './sheet-words.ts';
import { War } from './War.tsx';

/** The wheels, one a player: what the battles gave, and a hand to correct them (ORC-MAT-6). */
interface ScoresProps {
  sheet: Sheet;
  now: Standing;
  add: (entry: Entry) => void;
}

const STEPS = [1, 2, -1] as const;
const sign = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);
const roleOf = ({ sorcier, champion }: Standing, seat: number): string =>
  seat === sorcier ? 'Sorcier' : seat === champion ? 'champion' : '';

const Scores = ({ sheet, now, add }: ScoresProps) => (
  <section class="compagnon-scores" aria-labelledby="compagnon-scores">
    <h3 id="compagnon-scores">Les scores</h3>
    <ul class="compagnon-wheels">
      {sheet.players.map(({ color }, seat) => (
        <li key={color}>
          <ScoreWheel color={color} points={now.scores[seat] ?? 0} label="" />
          <div>
            <b>{nameOf(sheet, seat)}</b>
            <span class="compagnon-role">{roleOf(now, seat)}</span>
            <span class="compagnon-points">{counted(now.scores[seat] ?? 0, 'point')}</span>
            <span class="compagnon-steps">
              {STEPS.map((by) => (
                <button
                  key={by}
                  type="button"
                  aria-label={`${sign(by)} pour ${nameOf(sheet, seat)}`}
                  aria-disabled={refusal(sheet, now, { kind: 'points', seat, by }) !== undefined}
                  onClick={() => add({ kind: 'points', seat, by })}
                >
                  {sign(by)}
                </button>
              ))}
            </span>
          </div>
        </li>
      ))}
    </ul>
    <p class="compagnon-hint">
      {french(thresholdText(sheet))} <RuleLink id="ORC-FIN-2" />
    </p>
  </section>
);

/** A game that has begun goes on as it began. */
const isBegun = (): boolean => {
  const found = load(shelfOf(window));
  return typeof found === 'object' && found.sheet.entries.length > 0;
};

const NEW: Kept = { sheet: { players: seated([], 5), options: {}, entries: [] }, deal: FRESH, pace: PACE.usual };

export function Companion({ rules, rulings }: { rules: RuleLinks; rulings: readonly RulingText<OptionId>[] }) {
  const [kept, setKept] = useState<Kept>(NEW);
  const [before, setBefore] = useState<Sheet>();
  const [spoken, say] = useState('');
  const [warning, warn] = useState<string>();
  useEffect(() => {
    const found = load(shelfOf(window));
    if (typeof found === 'string') warn(found);
    else if (found) setKept(found);
  }, []);

  const readAs = (options: Choices) => setKept((now) => ({ ...now, sheet: { ...now.sheet, options } }));
  const ours = useOurs(rulings, kept.sheet.options, readAs, isBegun);

  const keep = (next: Kept) => {
    setKept(next);
    warn(save(shelfOf(window), next));
  };
  const { sheet, deal, pace } = kept;
  const now = standing(sheet);
  const change = (next: Sheet) => keep({ ...kept, sheet: next });
  const add = (entry: Entry) => {
    const next = write(sheet, entry);
    if (typeof next === 'string') return say(next);
    setBefore(undefined);
    keep({ ...kept, sheet: next, deal: entry.kind === 'round' ? FRESH : deal });
    say(`${entryText(sheet, now, entry)} ${endText(next, standing(next))}`.trim());
  };
  const lines = history(sheet);
  const last = lines.at(-1);
  const undo = () => {
    change(withoutLast(sheet));
    say(`Annulé : ${last}`);
  };
  const renew = () => {
    setBefore(sheet);
    keep({ ...kept, sheet: { ...sheet, options: ours, entries: [] }, deal: FRESH });
    say('Feuille neuve.');
  };
  const restore = () => {
    if (before) change(before);
    setBefore(undefined);
    say('Feuille rétablie.');
  };
  return (
    <Rules links={rules} aside>
      <div class="compagnon">
        <p class="compagnon-live" role="status">
          {french(spoken)}
        </p>
        {warning && <p class="compagnon-warning">{french(warning)}</p>}
        <OursLine rulings={rulings} options={sheet.options} ours={ours} set={(options) => change({ ...sheet, options })} />
        <War sheet={sheet} now={now} add={add} />
        <DealClock
          sheet={sheet}
          deal={deal}
          pace={pace}
          change={(next) => keep({ ...kept, deal: next })}
          setPace={(next) => keep({ ...kept, pace: next })}
          say={say}
        />
        <Scores sheet={sheet} now={now} add={add} />
        <section aria-labelledby="compagnon-feuille">
          <h3 id="compagnon-feuille">La feuille</h3>
          <p class="row compagnon-row">
            <button type="button" aria-disabled={!last} onClick={() => last && undo()}>
              Annuler la dernière ligne
            </button>
            <button type="button" aria-disabled={!last} onClick={() => last && renew()}>
              Feuille neuve
            </button>
            {before && (
              <button type="button" onClick={restore}>
                Rétablir l’ancienne
              </button>
            )}
          </p>
          <ol class="compagnon-lines" reversed>
            {lines.toReversed().map((line, at) => (
              <li key={lines.length - at}>{french(line)}</li>
            ))}
          </ol>
          {lines.length === 0 && <p class="compagnon-hint">{french('Rien encore. Chaque point marqué s’écrira ici.')}</p>}
        </section>
        <Players sheet={sheet} rulings={rulings} change={change} />
      </div>
    </Rules>
  );
}
