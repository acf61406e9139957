/** Groups of counters to fill in: kind, count, and what changes their worth. */
import { Choice } from '#components/kit/Choice.tsx';
import { useFocusHeir } from '#components/kit/focus.ts';
import { NumberInput } from '#components/kit/NumberInput.tsx';
import { KIND_NAMES, kindsOf, PEOPLE_NAMES, PEOPLE_OF } from '#engine/zargos-lords/data/counters.ts';
import { type Box, type Kind, PEOPLES } from '#engine/zargos-lords/types.ts';
import { CounterPicture } from '../drawings/CounterPicture.tsx';
import { group, type PawnGroup } from './form.ts';

export const KindSelect = ({ label, value, set }: { label: string; value: Kind; set: (kind: Kind) => void }) => (
  <select class="lords-select" aria-label={label} value={value} onChange={(event) => set(event.currentTarget.value as Kind)}>
    {PEOPLES.map((people) => (
      <optgroup key={people} label={PEOPLE_NAMES[people]}>
        {kindsOf(people).map((kind) => (
          <option key={kind} value={kind} selected={kind === value}>
            {KIND_NAMES[kind].one}
          </option>
        ))}
      </optgroup>
    ))}
  </select>
);

interface Props {
  /** Unique on the page. */
  name: string;
  legend: string;
  side: 'attack' | 'defence' | 'garrison';
  groups: readonly PawnGroup[];
  most: number;
  box: Box;
  set: (groups: readonly PawnGroup[]) => void;
}

export function Groups({ name, legend, side, groups, most, box, set }: Props) {
  const change = (at: number, more: Partial<PawnGroup>) => set(groups.map((one, i) => (i === at ? { ...one, ...more } : one)));
  const [first] = groups;
  const all = useFocusHeir<HTMLFieldSetElement>(groups.length);
  return (
    <fieldset ref={all} class={`stack lords-group lords-group-${side}`} tabIndex={-1}>
      <legend class="control-label">{legend}</legend>
      {groups.map((one, at) => (
        <div key={at} class="lords-group-row">
          <CounterPicture kind={one.kind} factors={box.factors[one.kind]} label="" />
          <div class="row lords-group-fields">
            <KindSelect label={`${legend}, sorte ${at + 1}`} value={one.kind} set={(kind) => change(at, { ...group(kind, one.count) })} />
            <NumberInput
              label={`Nombre, ${KIND_NAMES[one.kind].one}`}
              unit="Un pion"
              value={one.count}
              least={1}
              most={most}
              set={(count) => change(at, { count })}
            />
            {side === 'attack' && one.kind === 'chevalier' && (
              <Choice
                name={`${name}-charge-${at}`}
                legend="Charge"
                quiet
                value={one.charge}
                options={[
                  { value: 'none', label: 'Sans charge' },
                  { value: 'front', label: 'De front, +3' },
                  { value: 'side', label: 'De côté, +1' },
                ]}
                set={(charge) => change(at, { charge })}
              />
            )}
            {side === 'defence' && (
              <Choice
                name={`${name}-terrain-${at}`}
                legend="Terrain"
                quiet
                value={one.ground}
                options={[
                  { value: 'plaine', label: 'Plaine' },
                  { value: 'bois', label: 'Bois, +1' },
                  { value: 'mont', label: 'Mont, +3' },
                ]}
                set={(ground) => change(at, { ground })}
              />
            )}
            {side !== 'garrison' && PEOPLE_OF[one.kind] === 'chevaliers' && (
              <span class="row lords-field">
                Sorciers attenants
                <NumberInput
                  label="Sorciers attenants"
                  unit="Un Sorcier"
                  value={one.wizards}
                  least={0}
                  most={3}
                  set={(wizards) => change(at, { wizards })}
                />
              </span>
            )}
            {groups.length > 1 && (
              <button type="button" class="control-button" onClick={() => set(groups.filter((_, i) => i !== at))}>
                Retirer<span class="sr"> {KIND_NAMES[one.kind].one}</span>
              </button>
            )}
          </div>
        </div>
      ))}
      {groups.length < most && first && (
        <button type="button" class="control-button" onClick={() => set([...groups, group(first.kind)])}>
          + une autre sorte
        </button>
      )}
    </fieldset>
  );
}
