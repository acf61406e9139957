/** The question of what is not a combat: a siege, shots, a vision. Fetched when one of them is asked about. */
import type { ComponentChildren } from 'preact';
import { Choice, Toggle } from '#components/kit/Choice.tsx';
import { useFocusHeir } from '#components/kit/focus.ts';
import { NumberInput } from '#components/kit/NumberInput.tsx';
import { plural } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { type Box, PEOPLES, RANGES } from '#engine/zargos-lords/types.ts';
import { type Form, isOfWizards, mostForce } from './form.ts';
import { Groups, KindSelect } from './Groups.tsx';

export interface FieldsProps {
  form: Form;
  box: Box;
  set: (more: Partial<Form>) => void;
}

const Bounds = ({
  label,
  unit,
  value,
  most,
  set,
}: {
  label: string;
  unit: string;
  value: readonly [number, number];
  most: number;
  set: (value: readonly [number, number]) => void;
}) => (
  <span class="row lords-field">
    {label} : de
    <NumberInput
      label={`${label}, au moins`}
      unit={unit}
      value={value[0]}
      least={0}
      most={value[1]}
      set={(least) => set([least, value[1]])}
    />
    <span class="row lords-field">
      à
      <NumberInput
        label={`${label}, au plus`}
        unit={unit}
        value={value[1]}
        least={value[0]}
        most={most}
        set={(top) => set([value[0], top])}
      />
    </span>
  </span>
);

const GarrisonFields = ({ form, box, set }: FieldsProps) => (
  <div class="stack lords-group">
    <Choice
      name="lords-garrison"
      legend="La garnison"
      value={form.isKnown ? 'vue' : 'cachee'}
      options={[
        { value: 'cachee', label: 'Cachée', note: 'on en sait un peu' },
        { value: 'vue', label: 'Découverte' },
      ]}
      set={(value) => set({ isKnown: value === 'vue' })}
    />
    {form.isKnown ? (
      <Groups
        name="lords-g"
        legend="Pions de la garnison"
        side="garrison"
        groups={form.garrison}
        most={4}
        box={box}
        set={(garrison) => set({ garrison })}
      />
    ) : (
      <>
        <Choice
          name="lords-people"
          legend="Peuple de la ville"
          value={form.people}
          options={PEOPLES.map((people) => ({ value: people, label: PEOPLE_NAMES[people] }))}
          set={(people) => set({ people })}
        />
        <Bounds label="Pions" unit="Un pion" value={form.pawns} most={4} set={(pawns) => set({ pawns })} />
        <Bounds
          label="Force"
          unit="Un point"
          value={form.force}
          most={Math.max(mostForce(box), form.force[1])}
          set={(force) => set({ force })}
        />
      </>
    )}
    {isOfWizards(form) && (
      <span class="row lords-field">
        Sorciers à côté de la ville
        <NumberInput
          label="Sorciers à côté de la ville"
          unit="Un Sorcier"
          value={form.wizards}
          least={0}
          most={3}
          set={(wizards) => set({ wizards })}
        />
      </span>
    )}
  </div>
);

const Distance = ({ lead, value, most, set }: { lead: string; value: number; most: number; set: (distance: number) => void }) => (
  <span class="row lords-field">
    {lead}
    <NumberInput label="Distance en hexagones" unit="Un hexagone" value={value} least={1} most={most} set={set} />
    {plural(value, 'hexagone')}
  </span>
);

const ShotFields = ({ form, set }: Omit<FieldsProps, 'box'>) => {
  const range = RANGES[form.action === 'flames' ? 'flames' : 'arrows'];
  const shooters = useFocusHeir<HTMLFieldSetElement>(form.shots.length);
  const change = (at: number, more: Partial<Form['shots'][number]>) =>
    set({ shots: form.shots.map((shot, i) => (i === at ? { ...shot, ...more } : shot)) });
  return (
    <div class="lords-camps">
      <fieldset ref={shooters} class="stack lords-group lords-group-attack" tabIndex={-1}>
        <legend class="control-label">{form.action === 'flames' ? 'Lanceurs' : 'Archers'}</legend>
        {form.shots.map((shot, at) => (
          <div key={at} class="row lords-group-fields">
            <NumberInput label="Tireurs" unit="Un tireur" value={shot.count} least={1} most={20} set={(count) => change(at, { count })} />
            <Distance lead="à" value={shot.distance} most={range} set={(distance) => change(at, { distance })} />
            {form.shots.length > 1 && (
              <button type="button" class="control-button" onClick={() => set({ shots: form.shots.filter((_, i) => i !== at) })}>
                Retirer
              </button>
            )}
          </div>
        ))}
        {form.shots.length < 6 && (
          <button type="button" class="control-button" onClick={() => set({ shots: [...form.shots, { distance: 1, count: 1 }] })}>
            + une autre distance
          </button>
        )}
      </fieldset>
      <fieldset class="stack lords-group lords-group-defence">
        <legend class="control-label">Cible</legend>
        <KindSelect label="Cible" value={form.target} set={(target) => set({ target })} />
        <Toggle on={form.ground === 'bois'} set={(on) => set({ ground: on ? 'bois' : 'plaine' })}>
          Dans un bois
        </Toggle>
      </fieldset>
    </div>
  );
};

/** `attackers`: the fields of those who besiege. */
export function OtherFields({ form, box, set, attackers }: FieldsProps & { attackers: ComponentChildren }) {
  switch (form.action) {
    case 'siege':
      return (
        <div class="lords-camps">
          {attackers}
          <GarrisonFields form={form} box={box} set={set} />
        </div>
      );
    case 'vision':
      return <Distance lead="Cible à" value={form.distance} most={RANGES.visions} set={(distance) => set({ distance })} />;
    default:
      return <ShotFields form={form} set={set} />;
  }
}
