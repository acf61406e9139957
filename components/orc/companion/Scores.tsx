/** The wheels, one a player: what the battles gave, and a hand to correct them (ORC-MAT-6). */

import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { counted } from '#engine/core/french.ts';
import { ScoreWheel } from '../drawings/ScoreWheel.tsx';
import { type Entry, refusal, type Sheet, type Standing } from './sheet.ts';
import { nameOf, thresholdText } from './words.ts';

interface Props {
  sheet: Sheet;
  now: Standing;
  add: (entry: Entry) => void;
}

const STEPS = [1, 2, -1] as const;
const sign = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);
const roleOf = ({ sorcier, champion }: Standing, seat: number): string =>
  seat === sorcier ? 'Sorcier' : seat === champion ? 'champion' : '';

export const Scores = ({ sheet, now, add }: Props) => (
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
                  class="compagnon-button"
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
