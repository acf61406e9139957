/** The two camps face to face, and what surrounds them. */
import { Choice, Toggle } from '#components/kit/Choice.tsx';
import { SITES, type Site } from '#engine/zargos/types.ts';
import { SITE_NAMES, SITE_NOTES } from '../fight-words.ts';
import { SidePanel } from './SidePanel.tsx';
import type { Form, FormEvent } from './situation-store.ts';

interface Props {
  /** Unique on the page. */
  id: string;
  form: Form;
  site: Site;
  act: (event: FormEvent) => void;
}

/** Where the fight takes place and which cards of the turn weigh on it. */
const Conditions = ({ id, form, site, act }: Props) => (
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

export const Arena = ({ id, form, site, act }: Props) => (
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
    <Conditions id={id} form={form} site={site} act={act} />
  </div>
);
