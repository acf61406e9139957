/** What can be changed of an attack: whom it strikes, where, and where it comes from. */

import { Toggle } from '#components/kit/Choice.tsx';
import { NumberInput } from '#components/kit/NumberInput.tsx';
import { plural } from '#engine/core/french.ts';
import { DEMON_DICE, MAX_PAWNS, PEOPLES, SITES } from '#engine/zargos/types.ts';
import { fighterName, SITE_NAMES } from '../fight-words.ts';
import { type Chain, type ChainEvent, placesBefore, type StepFields, stepName } from './campaign-store.ts';

interface Props {
  chain: Chain;
  at: number;
  step: StepFields;
  act: (event: ChainEvent) => void;
}

const OPPONENTS = [...PEOPLES.filter((people) => people !== 'chevaliers'), 'demons'] as readonly StepFields['people'][];

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  set: (value: Value) => void;
}

const Select = <Value extends string>({ label, value, options, set }: SelectProps<Value>) => (
  <select class="campaign-select" aria-label={label} value={value} onChange={(event) => set(event.currentTarget.value as Value)}>
    {options.map(([id, name]) => (
      <option key={id} value={id} selected={id === value}>
        {name}
      </option>
    ))}
  </select>
);

/** Where the attack starts from, and what stays there. */
const Sources = ({ chain, at, step, act }: Props) => (
  <fieldset class="row campaign-sources">
    <legend>Depuis</legend>
    {placesBefore(chain, at).map((from) => {
      const source = step.sources.find((one) => one.from === from);
      return (
        <div key={from} class="row campaign-source">
          <Toggle on={source !== undefined} set={(on) => act({ kind: 'source', at, from, on })}>
            {stepName(from)}
          </Toggle>
          {source && (
            <span class="row campaign-stay">
              <NumberInput
                label={`Pions qui restent, ${stepName(from)}`}
                unit="Un pion qui reste"
                value={source.stay}
                least={1}
                most={MAX_PAWNS}
                set={(stay) => act({ kind: 'stay', at, from, stay })}
              />
              {plural(source.stay, 'y reste', 'y restent')}
            </span>
          )}
        </div>
      );
    })}
  </fieldset>
);

const Defence = ({ at, step, act }: Omit<Props, 'chain'>) => {
  const change = (part: Partial<StepFields>) => act({ kind: 'step', at, change: part });
  const demons = step.people === 'demons';
  return (
    <div class="row campaign-defence">
      <NumberInput
        label={demons ? 'Dés des démons' : `Défenseurs de l’attaque ${at + 1}`}
        unit={demons ? 'Un dé' : 'Un défenseur'}
        value={step.count}
        least={demons ? Math.min(...DEMON_DICE) : 1}
        most={demons ? Math.max(...DEMON_DICE) : MAX_PAWNS}
        set={(count) => change({ count })}
      />
      <Select
        label={`Peuple attaqué, attaque ${at + 1}`}
        value={step.people}
        options={OPPONENTS.map((people) => [people, people === 'demons' ? 'dés de démons' : fighterName(people)] as const)}
        set={(people) => change({ people })}
      />
      {!demons && (
        <Select
          label={`Lieu de l’attaque ${at + 1}`}
          value={step.site}
          options={SITES.map((site) => [site, SITE_NAMES[site]] as const)}
          set={(site) => change({ site })}
        />
      )}
    </div>
  );
};

export function CampaignEdit(props: Props) {
  const { at, step, act } = props;
  return (
    <div>
      <Defence at={at} step={step} act={act} />
      <Sources {...props} />
      <div class="wrap control-choice-row">
        <Toggle on={step.warWind} set={(on) => act({ kind: 'step', at, change: { warWind: on } })}>
          Notre Vent de Guerre
        </Toggle>
        {step.people !== 'demons' && (
          <Toggle on={step.against} set={(on) => act({ kind: 'step', at, change: { against: on } })}>
            Le leur
          </Toggle>
        )}
      </div>
    </div>
  );
}
