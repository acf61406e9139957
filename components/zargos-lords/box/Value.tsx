/** One number or result of a box, with where it comes from: a star on ours, a frame on the club's, nothing on the booklet's. */
import { french } from '#components/base/typography.ts';
import type { Mark } from './desk.ts';

const WORDS = {
  booklet: 'du livret',
  outside: 'd’une description de la boîte',
  ours: 'reconstitué',
  own: 'votre boîte',
} as const satisfies Record<Mark, string>;

export const markInWords = (mark: Mark): string => WORDS[mark];

export const Value = ({ mark, children }: { mark: Mark; children: string | number }) => (
  <span class={`boite-value boite-${mark}`}>
    {children}
    {mark === 'ours' && (
      <span class="boite-star" aria-hidden="true">
        *
      </span>
    )}
    <span class="sr"> {french(WORDS[mark])}</span>
  </span>
);

interface CellProps<Option extends string | number> {
  label: string;
  mark: Mark;
  value: Option;
  options: readonly Option[];
  words?: (option: Option) => string;
  isBad?: boolean;
  set: (option: Option) => void;
}

/** A cell to fill in: narrow enough for seven in a row on a phone. */
export const CellInput = <Option extends string | number>({
  label,
  mark,
  value,
  options,
  words = String,
  isBad = false,
  set,
}: CellProps<Option>) => (
  <span class={`boite-cell boite-${mark}`}>
    <select
      class="lords-select"
      aria-label={french(`${label}, ${WORDS[mark]}`)}
      aria-invalid={isBad}
      value={value}
      onChange={({ currentTarget }) => {
        const option = options[currentTarget.selectedIndex];
        if (option !== undefined) set(option);
      }}
    >
      {options.map((option) => (
        <option key={option} value={option} selected={option === value}>
          {words(option)}
        </option>
      ))}
    </select>
  </span>
);
