/** One attack of a campaign: whom, where, from where, and what comes of it. */

import { Pawn } from '#components/zargos/drawings/Pawn.tsx';
import type { CampaignStepOdds } from '#engine/zargos/types.ts';
import { DEMON_DICE, MAX_PAWNS, PEOPLES, SITES } from '#engine/zargos/types.ts';
import { Toggle } from './Choice.tsx';
import { type Chain, type ChainEvent, placeName, placesBefore, type Step } from './campaign-store.ts';
import { Stepper } from './Stepper.tsx';
import { countOf, decimal, nameOf, percent, SITE_NAMES } from './words.ts';

interface Props {
  chain: Chain;
  at: number;
  step: Step;
  odds: CampaignStepOdds | undefined;
  act: (event: ChainEvent) => void;
}

const OPPONENTS = [...PEOPLES.filter((people) => people !== 'chevaliers'), 'demons'] as readonly Step['people'][];

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
const Sources = ({ chain, at, step, act }: Omit<Props, 'odds'>) => (
  <fieldset class="campaign-sources">
    <legend>Depuis</legend>
    {placesBefore(chain, at).map((from) => {
      const source = step.sources.find((one) => one.from === from);
      return (
        <div key={from} class="campaign-source">
          <Toggle on={source !== undefined} set={(on) => act({ kind: 'source', at, from, on })}>
            {placeName(from)}
          </Toggle>
          {source && (
            <span class="campaign-stay">
              <Stepper
                label={`Pions qui restent, ${placeName(from)}`}
                unit="Un pion qui reste"
                value={source.stay}
                least={1}
                most={MAX_PAWNS}
                set={(stay) => act({ kind: 'stay', at, from, stay })}
              />
              {source.stay < 2 ? 'y reste' : 'y restent'}
            </span>
          )}
        </div>
      );
    })}
  </fieldset>
);

const Defence = ({ at, step, act }: Omit<Props, 'odds' | 'chain'>) => {
  const change = (part: Partial<Step>) => act({ kind: 'step', at, change: part });
  const demons = step.people === 'demons';
  return (
    <div class="campaign-defence">
      <Stepper
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
        options={OPPONENTS.map((people) => [people, people === 'demons' ? 'dés de démons' : nameOf(people)] as const)}
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

const mean = (chances: readonly number[]): number => chances.reduce((sum, chance, count) => sum + chance * count, 0);

/** « Depuis la conquête 1 et la conquête 2 (un pion y reste), 7,9 Chevaliers en moyenne. » */
function fromText({ step, odds }: Props): string {
  const places = step.sources.map(({ from, stay }) => `la ${placeName(from)} (${stay} y ${stay < 2 ? 'reste' : 'restent'})`);
  if (!odds) return `Depuis ${places.join(' et ')}.`;
  const many = mean(odds.attackers);
  const sure = odds.attackers.some((chance) => chance > 1 - 1e-9);
  return `Depuis ${places.join(' et ')} : ${decimal(many)} Chevalier${many >= 2 ? 's' : ''}${sure ? '' : ' en moyenne'}.`;
}

const StepOdds = ({ odds }: { odds: CampaignStepOdds }) => (
  <p>
    Ce combat est gagné dans <b>{percent(odds.given)}</b> des cas
    {odds.chance > 0 ? ` ; il y survit alors ${decimal(mean(odds.survivors))} Chevalier${mean(odds.survivors) >= 2 ? 's' : ''}.` : '.'}
  </p>
);

export function CampaignStep(props: Props) {
  const { at, step, odds, act } = props;
  return (
    <li class="campaign-step">
      <p class="campaign-step-head">
        <span class="campaign-number">{at + 1}</span>
        <Pawn people={step.people} label="" />
        <b>
          {step.people === 'demons' ? `Démons, ${step.count} dés` : countOf(step.people, step.count)}
          {step.site === 'province' ? '' : ` · ${SITE_NAMES[step.site]}`}
        </b>
        {odds && (
          <strong>
            <span class="sr">Chance d’arriver jusqu’ici : </span>
            {percent(odds.chance)}
          </strong>
        )}
      </p>
      <p>{fromText(props)}</p>
      {odds && <StepOdds odds={odds} />}
      <details class="campaign-edit">
        <summary>
          Modifier<span class="sr"> l’attaque {at + 1}</span>
        </summary>
        <div>
          <Defence at={at} step={step} act={act} />
          <Sources {...props} />
          <div class="combat-choice-row">
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
      </details>
    </li>
  );
}
