/** A count with its two buttons and its field. What is typed counts as soon as it is a number that is taken; else the field keeps it and says what counts, until either changes. */
import { useEffect, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';

interface Props {
  label: string;
  /** Said of the buttons: « Un Chevalier ». */
  unit: string;
  value: number;
  least: number;
  most: number;
  set: (value: number) => void;
  /** Given numbers out of bounds too, keeps them in sight and says itself why they do not count. */
  judge?: (value: number) => void;
}

export function NumberInput({ label, unit, value, least, most, set, judge }: Props) {
  const [typed, type] = useState<string>();
  useEffect(() => type(undefined), [value]);
  const read = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN);
  const taken = (count: number) => count >= least && count <= most;
  const shown = typed === undefined ? value : read(typed);
  const bad = !taken(shown) && (typed !== undefined || judge !== undefined);
  const told = bad && !(judge && shown >= 0);
  const onInput = (text: string) => {
    type(text);
    const count = read(text);
    if (taken(count)) set(count);
    else if (count >= 0) judge?.(count);
  };
  const button = (step: 1 | -1, sign: string, words: string) => {
    const next = Math.min(most, Math.max(least, value + step));
    return (
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${unit} ${words}`}
        aria-disabled={next === value}
        onClick={() => next !== value && set(next)}
      >
        {sign}
      </button>
    );
  };
  return (
    <span class={bad ? 'control-stepper is-bad' : 'control-stepper'}>
      {button(-1, '−', 'de moins')}
      <input
        type="number"
        inputMode="numeric"
        autoComplete="off"
        aria-label={`${label}, de ${least} à ${most}`}
        aria-invalid={bad}
        min={least}
        max={most}
        value={typed ?? value}
        onInput={(event) => onInput(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => (typed === '' || !bad) && type(undefined)}
      />
      {button(1, '+', 'de plus')}
      {told && (
        <span class="control-stepper-bad" role="alert">
          {french(`de ${least} à ${most} : ${value} compte`)}
        </span>
      )}
    </span>
  );
}

/** The same under its label. `name`: what eyes read, where it is shorter than what ears hear. */
export const NumberField = ({ name, ...count }: Props & { name?: string }) => (
  <span class="control-count">
    <span class="control-label" aria-hidden="true">
      {name ?? count.label}
    </span>
    <NumberInput {...count} />
  </span>
);
