/** What is agreed before a game of Gran: how many seals win, and who takes which knight. */
import { french } from '#components/base/typography.ts';
import { Choice } from '#components/kit/Choice.tsx';
import type { FormProps, OptionsForm } from '#components/table/spec.ts';
import { isRecord } from '#engine/core/input.ts';
import { COLOR_NAMES } from '#engine/gran/data/box.ts';
import { seatName } from '#engine/gran/explain.ts';
import { COLORS, type Color, GOALS, type Goal } from '#engine/gran/types.ts';

export interface Quest {
  readonly goal: Goal;
  /** All six, by seat; those beyond the last seat are left in the box. */
  readonly colors: readonly Color[];
}

/** Five and six knights play the short game, as the booklet advises (GRA-BUT-1). */
const usualGoal = (seats: number): Goal => (seats >= 5 ? 2 : 3);

function readColors(kept: unknown): readonly Color[] {
  const listed: readonly unknown[] = Array.isArray(kept) ? kept : [];
  const known = COLORS.filter((color) => listed.includes(color)).sort((a, b) => listed.indexOf(a) - listed.indexOf(b));
  return [...known, ...COLORS.filter((color) => !known.includes(color))];
}

function read(kept: unknown, seats: number): Quest {
  const { goal, colors } = isRecord(kept) ? kept : {};
  return { goal: GOALS.find((one) => one === goal) ?? usualGoal(seats), colors: readColors(colors) };
}

/** The colour taken goes to `seat`, and his to whoever had it. */
export const exchanged = (colors: readonly Color[], seat: number, color: Color): readonly Color[] =>
  colors.map((one, at) => (at === seat ? color : one === color ? (colors[seat] ?? one) : one));

function Form({ value: { goal, colors }, onChange, seats }: FormProps<Quest>) {
  return (
    <div class="gran-quest">
      <Choice
        name="gran-but"
        legend="Combien de sceaux pour gagner ?"
        value={goal}
        options={[
          { value: 3, label: '3 sceaux', note: 'la partie entière' },
          { value: 2, label: '2 sceaux', note: 'la partie courte' },
        ]}
        set={(next) => onChange({ goal: next, colors })}
      />
      <details>
        <summary>
          Couleurs{' '}
          <small>
            {french(
              colors
                .slice(0, seats)
                .map((color) => COLOR_NAMES[color])
                .join(', '),
            )}
          </small>
        </summary>
        <div class="wrap gran-quest-colors">
          {colors.slice(0, seats).map((color, seat) => (
            <label key={seat}>
              {`Joueur ${seat + 1}`}{' '}
              <select
                value={color}
                onChange={({ currentTarget }) => {
                  const next = COLORS.find((one) => one === currentTarget.value);
                  if (next) onChange({ goal, colors: exchanged(colors, seat, next) });
                }}
              >
                {COLORS.map((one) => (
                  <option key={one} value={one} selected={one === color}>
                    {COLOR_NAMES[one]}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </details>
    </div>
  );
}

export const QUEST_FORM: OptionsForm<Quest> = { read, Form, nameOf: (seat, { colors }) => seatName({ colors }, seat) };
