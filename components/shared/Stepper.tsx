/** A count with its two buttons and its field. What is typed counts as soon as it is a number that is taken; else the field says so and goes back. */
import { useEffect, useState } from 'preact/hooks';

interface Props {
  label: string;
  /** Said of the buttons: « Un Chevalier ». */
  unit: string;
  value: number;
  least: number;
  most: number;
  set: (value: number) => void;
}

export function Stepper({ label, unit, value, least, most, set }: Props) {
  const [typed, type] = useState<string>();
  useEffect(() => type(undefined), [value]);
  const read = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN);
  const taken = (count: number) => count >= least && count <= most;
  const bad = typed !== undefined && !taken(read(typed));
  const onInput = (text: string) => {
    type(text);
    if (taken(read(text))) set(read(text));
  };
  const button = (step: 1 | -1, sign: string, words: string) => (
    <button
      type="button"
      aria-label={`${unit} ${words}`}
      aria-disabled={!taken(value + step)}
      onClick={() => taken(value + step) && set(value + step)}
    >
      {sign}
    </button>
  );
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
        onBlur={() => type(undefined)}
      />
      {button(1, '+', 'de plus')}
      {bad && (
        <span class="control-stepper-bad" role="alert">
          de {least} à {most}
        </span>
      )}
    </span>
  );
}

/** The same under its label. `name`: what eyes read, where it is shorter than what ears hear. */
export const Count = ({ name, ...count }: Props & { name?: string }) => (
  <span class="control-count">
    <span class="control-label" aria-hidden="true">
      {name ?? count.label}
    </span>
    <Stepper {...count} />
  </span>
);
