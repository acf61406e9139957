/** Fields of a position or of a move, whatever the game. */
import { french } from '#components/base/typography.ts';
import { Toggle } from '#components/kit/Choice.tsx';
import { NumberField } from '#components/kit/NumberInput.tsx';
import type { FieldSet } from './desk.ts';
import type { ShownField } from './sheet.ts';

interface Props {
  /** Prefix of the ids: differs between two lists of fields of one page. */
  name: string;
  fields: readonly ShownField[];
  set: (id: string, set: FieldSet) => void;
}

type Of<Kind extends ShownField['kind']> = Extract<ShownField, { readonly kind: Kind }>;

interface OneProps<Kind extends ShownField['kind'] = ShownField['kind']> {
  field: Of<Kind>;
  id: string;
  set: (set: FieldSet) => void;
}

/** A list that has nothing chosen: choosing adds. */
const NONE = '';

function Bag({ field, id, set }: OneProps<'bag'>) {
  const { label, items, options } = field;
  return (
    <fieldset class="row arbiter-bag">
      <legend class="control-label">{french(label)}</legend>
      {items.map((item) => (
        <button key={item.id} type="button" class="boxed arbiter-item" onClick={() => set({ drop: item.id })}>
          <span class="sr">Ôter : </span>
          {item.count > 1 && <b>{item.count}</b>} {french(item.label)} <span aria-hidden="true">×</span>
        </button>
      ))}
      {items.length === 0 && options.length === 0 && <span class="arbiter-quiet">rien</span>}
      {options.length > 0 && (
        <select
          id={id}
          aria-label={`Ajouter, ${label}`}
          value={NONE}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            currentTarget.value = NONE;
            if (value !== NONE) set({ add: value });
          }}
        >
          <option value={NONE} selected>
            Ajouter…
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}

function One({ field, id, set }: OneProps) {
  switch (field.kind) {
    case 'choice':
      return (
        <label class="arbiter-choice">
          <span class="control-label">{french(field.label)}</span>
          <select id={id} value={field.value} onChange={({ currentTarget }) => set({ value: currentTarget.value })}>
            {field.options.map(({ value, label }) => (
              <option key={value} value={value} selected={value === field.value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      );
    case 'flag':
      return (
        <Toggle on={field.on} set={(value) => set({ value })}>
          {french(field.label)}
        </Toggle>
      );
    case 'count':
      return <NumberField {...field} set={(value) => set({ value })} />;
    case 'bag':
      return <Bag field={field} id={id} set={set} />;
  }
}

export function Fields({ name, fields, set }: Props) {
  return (
    <div class="wrap arbiter-fields">
      {fields.map((field) => (
        <One key={field.id} field={field} id={`${name}-${field.id}`} set={(value) => set(field.id, value)} />
      ))}
    </div>
  );
}
