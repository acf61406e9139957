/** Small controls on native ones: radios as a row of tabs, a check box as a card that is played. */
import type { ComponentChildren } from 'preact';

interface ChoiceProps<Value extends string | number> {
  /** Unique on the page. */
  name: string;
  legend: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string; readonly note?: string }[];
  set: (value: Value) => void;
  /** The legend is for ears only. */
  quiet?: boolean;
}

export function Choice<Value extends string | number>({ name, legend, value, options, set, quiet = false }: ChoiceProps<Value>) {
  return (
    <fieldset class="control-choice">
      <legend class={quiet ? 'sr' : 'control-label'}>{legend}</legend>
      <div class="wrap control-choice-row">
        {options.map((option) => (
          <label key={option.value} class="control-chip">
            <input
              type="radio"
              class="over"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => set(option.value)}
            />
            <span class="boxed control-chip-face">
              {option.label}
              {option.note && <small>{option.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export const Toggle = ({ on, set, children }: { on: boolean; set: (on: boolean) => void; children: ComponentChildren }) => (
  <label class="control-chip control-card">
    <input type="checkbox" class="over" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
    <span class="boxed control-chip-face">{children}</span>
  </label>
);
