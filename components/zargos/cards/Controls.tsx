/** The small controls of the page: chips with a pawn, chips with words, a list to choose from. All are native ones underneath. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Pawn } from '#components/zargos/drawings/Pawn.tsx';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { People } from '#engine/zargos/types.ts';

interface PeopleChipsProps {
  /** Unique on the page. */
  name: string;
  legend: string;
  choices: readonly People[];
  value: readonly People[];
  /** Shown under a pawn: « vous ». */
  note?: (people: People) => string | undefined;
  set: (people: People) => void;
}

/** One people out of some. Where a player leads several, all of them show as chosen. */
export const PeopleChips = ({ name, legend, choices, value, note, set }: PeopleChipsProps) => (
  <fieldset class="cards-field">
    <legend>{legend}</legend>
    <div class="wrap cards-chips">
      {choices.map((people) => (
        <label key={people} class={`centred cards-pawn${value.includes(people) ? ' is-on' : ''}`}>
          <input type="radio" class="over" name={name} value={people} checked={value[0] === people} onChange={() => set(people)} />
          <Pawn people={people} label="" />
          <span>
            {PEOPLE_NAMES[people]}
            {note?.(people) && <small> {note(people)}</small>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

interface PeopleTicksProps {
  legend: string;
  choices: readonly People[];
  value: readonly People[];
  /** Whether this one may not change. */
  locked: (people: People) => boolean;
  set: (people: People, on: boolean) => void;
}

export const PeopleTicks = ({ legend, choices, value, locked, set }: PeopleTicksProps) => (
  <fieldset class="cards-field">
    <legend>{legend}</legend>
    <div class="wrap cards-ticks">
      {choices.map((people) => (
        <label key={people}>
          <input
            type="checkbox"
            checked={value.includes(people)}
            disabled={locked(people)}
            onChange={(event) => set(people, event.currentTarget.checked)}
          />
          {PEOPLE_NAMES[people]}
        </label>
      ))}
    </div>
  </fieldset>
);

interface ChipsProps<Id extends string> {
  name: string;
  legend: string;
  options: readonly (readonly [id: Id, label: string])[];
  value: Id;
  set: (id: Id) => void;
}

export const Chips = <Id extends string>({ name, legend, options, value, set }: ChipsProps<Id>) => (
  <fieldset class="cards-field">
    <legend>{legend}</legend>
    <div class="wrap cards-chips">
      {options.map(([id, label]) => (
        <label key={id} class="cards-chip">
          <input type="radio" class="over" name={name} value={id} checked={value === id} onChange={() => set(id)} />
          <span>{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

interface ListProps<Id extends string> {
  label: string;
  options: readonly (readonly [id: Id, label: string])[];
  value: Id | undefined;
  set: (id: Id) => void;
  children?: ComponentChildren;
}

export const List = <Id extends string>({ label, options, value, set, children }: ListProps<Id>) => (
  <label class="cards-list">
    <span>{label}</span>
    <select
      value={value ?? ''}
      onChange={(event) => {
        const chosen = options.find(([id]) => id === event.currentTarget.value);
        if (chosen) set(chosen[0]);
      }}
    >
      {children}
      {options.map(([id, text]) => (
        <option key={id} value={id} selected={id === value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

interface FoldProps {
  title: string;
  /** Opens it when it becomes true; closing stays the reader's. */
  unfold: boolean;
  children: ComponentChildren;
}

export function Fold({ title, unfold, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (unfold) setOpen(true);
  }, [unfold]);
  return (
    <details class="cards-more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
