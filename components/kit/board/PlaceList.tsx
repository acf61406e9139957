/** The list beside a board: it finds, selects and jumps as the board does, for those who would rather read. */
import { useRef, useState } from 'preact/hooks';

/** Finding places by what a visitor types: without case, accents or typographic signs, every word somewhere in the name. */

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’'\-\s]+/g, ' ')
    .toLowerCase()
    .trim();

/** Whether every word of `typed` begins a word of `name`; nothing typed finds all. */
export function isFound(name: string, typed: string): boolean {
  const words = folded(name).split(' ');
  return folded(typed)
    .split(' ')
    .every((word) => words.some((one) => one.startsWith(word)));
}

interface ListedPlace {
  readonly place: number;
  readonly name: string;
  /** Shown after the name: « 12 points ». */
  readonly note?: string;
}

export interface PlaceGroup {
  readonly name: string;
  readonly places: readonly ListedPlace[];
}

interface Props {
  /** Unique on the page. */
  id: string;
  label: string;
  groups: readonly PlaceGroup[];
  selected: number | undefined;
  select: (place: number) => void;
  /** « 3 lieux sur 79 » */
  count: (found: number, all: number) => string;
}

export function PlaceList({ id, label, groups, selected, select, count }: Props) {
  const [typed, type] = useState('');
  const list = useRef<HTMLElement>(null);
  const found = groups
    .map((group) => ({ ...group, places: group.places.filter(({ name }) => isFound(`${name} ${group.name}`, typed)) }))
    .filter(({ places }) => places.length > 0);
  const all = groups.reduce((sum, { places }) => sum + places.length, 0);
  const left = found.reduce((sum, { places }) => sum + places.length, 0);
  const [first] = found[0]?.places ?? [];
  return (
    <div class="atlas-list">
      <label class="atlas-find">
        <span>{label}</span>
        <input
          id={`${id}-find`}
          type="search"
          autoComplete="off"
          value={typed}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && typed && first) select(first.place);
            if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus();
          }}
        />
      </label>
      <p class="atlas-count" role="status">
        {typed ? count(left, all) : ''}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard */}
      <section ref={list} class="atlas-groups" aria-label={label} tabIndex={0}>
        {found.map((group) => (
          <div key={group.name}>
            <p class="atlas-group-name">{group.name}</p>
            <ul>
              {group.places.map(({ place, name, note }) => (
                <li key={place}>
                  <button type="button" aria-pressed={place === selected} onClick={() => select(place)}>
                    {name} {note && <small>{note}</small>}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </div>
  );
}
