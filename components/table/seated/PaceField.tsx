/** How fast the others play: beside what they do, and under the board at any moment. */
import { PACES, type PaceChoice } from './pace.ts';

interface Props extends PaceChoice {
  label: string;
  /** Of the label, for ears alone. */
  of?: string;
  /** The label stands in each answer. */
  isBare?: boolean;
}

export const PaceField = ({ id: chosen, choose, label, of, isBare = false }: Props) => (
  <label class="table-pace">
    <span class={isBare ? 'sr' : ''}>{label}</span>
    {of && <span class="sr">{of}</span>}{' '}
    <select value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      {PACES.map(({ id, label: name }) => (
        <option key={id} value={id}>
          {isBare ? `${label} ${name}` : name}
        </option>
      ))}
    </select>
  </label>
);
