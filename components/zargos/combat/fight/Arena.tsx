/** The two camps face to face, and what surrounds them. */
import { Choice, Toggle } from '#components/kit/Choice.tsx';
import { Readings, type RulingText } from '#components/our-table/Readings.tsx';
import type { Situation } from '#engine/zargos/fight/types.ts';
import { SITES, type Site } from '#engine/zargos/types.ts';
import { SITE_NAMES, SITE_NOTES } from '../fight-words.ts';
import { type FightRuling, weighs, weighWords } from '../readings.ts';
import { SidePanel } from './SidePanel.tsx';
import type { Form, FormEvent } from './situation-store.ts';

/** Where the fight takes place and which cards of the turn weigh on it. */
interface ConditionsProps {
  id: string;
  form: Form;
  site: Site;
  act: (event: FormEvent) => void;
}

const Conditions = ({ id, form, site, act }: ConditionsProps) => (
  <div class="wrap combat-conditions">
    <Choice
      name={`${id}-site`}
      legend="Où se bat-on ?"
      value={site}
      options={SITES.map((value) => ({ value, label: SITE_NAMES[value], note: SITE_NOTES[value] }))}
      set={(value) => act({ kind: 'site', site: value })}
    />
    <fieldset class="control-choice">
      <legend class="control-label">Cartes de ce tour-ci</legend>
      <div class="wrap control-choice-row">
        <Toggle on={form.eclipse} set={(on) => act({ kind: 'eclipse', on })}>
          Éclipse<small>pas de tir</small>
        </Toggle>
        <Toggle on={form.heatwave} set={(on) => act({ kind: 'heatwave', on })}>
          Canicule<small>pas de main de Dieu</small>
        </Toggle>
      </div>
    </fieldset>
  </div>
);

interface Props {
  /** Unique on the page. */
  id: string;
  form: Form;
  situation: Situation;
  rulings: readonly RulingText<FightRuling>[];
  act: (event: FormEvent) => void;
}

export const Arena = ({ id, form, situation, rulings, act }: Props) => (
  <div class="combat-arena">
    <div class="combat-sides">
      <SidePanel id={id} side="attacker" form={form} act={act} />
      <div class="combat-versus">
        <span>contre</span>
        <button
          type="button"
          class="combat-swap"
          aria-disabled={form.demons !== undefined}
          aria-label="Échanger l’attaquant et le défenseur"
          onClick={() => act({ kind: 'swap' })}
        >
          ⇄
        </button>
      </div>
      <SidePanel id={id} side="defender" form={form} act={act} />
    </div>
    <Conditions id={id} form={form} site={situation.site} act={act} />
    <Readings
      name={id}
      rulings={rulings}
      options={situation.options}
      choose={(ruling, reading) => act({ kind: 'ruling', id: ruling, reading })}
      note={weighWords(rulings.filter((ruling) => weighs(ruling.id, situation)).length)}
      weighs={(ruling) => weighs(ruling, situation)}
    />
  </div>
);
