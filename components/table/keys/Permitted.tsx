/** The places where something may be done now, as a list: for who would rather read than look, and for who cannot look. */
import { french } from '#components/base/typography.ts';

interface Place<Id> {
  readonly id: Id;
  readonly name: string;
  /** What it is, and who stands there: « point noir ; le chevalier bleu s’y trouve ». */
  readonly note: string;
}

interface Props<Id> {
  places: readonly Place<Id>[];
  /** « points » */
  what: readonly [one: string, many: string];
  selected: Id | undefined;
  tap: (id: Id) => void;
}

export function Permitted<Id extends string | number>({ places, what: [one, many], selected, tap }: Props<Id>) {
  if (places.length === 0) return null;
  return (
    <details class="table-permitted">
      <summary>{places.length > 1 ? `Les ${places.length} ${many} permis` : `Le seul ${one} permis`}</summary>
      <ul>
        {places.map(({ id, name, note }) => (
          <li key={id}>
            <button type="button" class="table-button" aria-pressed={id === selected} onClick={() => tap(id)}>
              {name} <small>{french(note)}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
