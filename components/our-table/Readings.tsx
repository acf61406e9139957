/** How the table reads what the booklet leaves open, folded, our own reading first: the same in every tool. */
import { RuleLink } from '#components/kit/RuleLink.tsx';
import type { Choices } from '#engine/core/ruling.ts';
import { among, choiceCount } from './kept.ts';

/** A ruling as a page hands it over: its texts come from the engine's table, at build. */
export interface RulingText<Id extends string = string> {
  readonly id: Id;
  readonly question: string;
  readonly readings: readonly { readonly id: string; readonly text: string }[];
}

export interface ReadingsProps<Id extends string = string> {
  /** Unique on the page. */
  name: string;
  rulings: readonly RulingText<Id>[];
  options: Choices;
  /** A reading chosen; undefined: ours. */
  choose: (id: Id, reading: string | undefined) => void;
  /** Beside the title. */
  note?: string;
  /** Whether a ruling can change the answer in sight; left out, all can. */
  weighs?: (id: Id) => boolean;
}

export function Readings<Id extends string>({ name, rulings, options, choose, note, weighs }: ReadingsProps<Id>) {
  const changed = choiceCount(among(rulings, options));
  const notes = [...(changed > 0 ? [`${changed} hors défaut`] : note ? [] : ['les nôtres']), ...(note ? [note] : [])];
  return (
    <details class="readings">
      <summary>
        Lectures de la table <small>{notes.join(' · ')}</small>
      </summary>
      {rulings.map(({ id, question, readings }) => (
        <div key={id} class={weighs && !weighs(id) ? 'reading is-idle' : 'reading'}>
          <label for={`${name}-${id}`}>{question}</label>
          <select
            id={`${name}-${id}`}
            value={options[id] ?? readings[0]?.id}
            onChange={({ currentTarget: { value } }) => choose(id, value === readings[0]?.id ? undefined : value)}
          >
            {readings.map((reading) => (
              <option key={reading.id} value={reading.id} selected={reading.id === (options[id] ?? readings[0]?.id)}>
                {reading.text}
              </option>
            ))}
          </select>
          <p>
            <RuleLink id={id} /> {weighs && (weighs(id) ? 'change cette réponse' : 'ne change pas cette réponse')}
          </p>
        </div>
      ))}
    </details>
  );
}
