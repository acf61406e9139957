/** The readings of the table that weigh on an answer, folded; our own first. */
import type { Options } from '#engine/zargos-lords/types.ts';

/** A ruling as a page hands it over: its texts come from the engine's table, at build. */
export interface RulingText {
  readonly id: keyof Options;
  readonly question: string;
  readonly readings: readonly { readonly id: string; readonly text: string }[];
}

interface Props {
  rulings: readonly RulingText[];
  options: Options;
  /** A reading chosen; `isUsual`: it is ours, so the table says nothing of it. */
  choose: (id: RulingText['id'], reading: string, isUsual: boolean) => void;
}

export const Readings = ({ rulings, options, choose }: Props) => {
  const other = rulings.filter(({ id }) => options[id] !== undefined).length;
  return (
    <details class="lords-readings">
      <summary>
        Lectures de la table <small>{other > 0 ? `${other} hors défaut` : 'les nôtres'}</small>
      </summary>
      {rulings.map(({ id, question, readings }) => (
        <label key={id}>
          <span>
            {question} <span class="renvoi-id">{id}</span>
          </span>
          <select
            class="lords-select"
            value={options[id] ?? readings[0]?.id}
            onChange={(event) => choose(id, event.currentTarget.value, event.currentTarget.value === readings[0]?.id)}
          >
            {readings.map((reading) => (
              <option key={reading.id} value={reading.id}>
                {reading.text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
};
