/** Where the fight takes place and which cards of the turn weigh on it. */

import { Choice, Toggle } from '#components/kit/Choice.tsx';
import { SITES, type Site } from '#engine/zargos/types.ts';
import { SITE_NAMES, SITE_NOTES } from '../words.ts';
import type { Form, FormEvent } from './situation-store.ts';

interface Props {
  id: string;
  form: Form;
  site: Site;
  act: (event: FormEvent) => void;
}

export const Conditions = ({ id, form, site, act }: Props) => (
  <div class="combat-conditions">
    <Choice
      name={`${id}-site`}
      legend="Où se bat-on ?"
      value={site}
      options={SITES.map((value) => ({ value, label: SITE_NAMES[value], note: SITE_NOTES[value] }))}
      set={(value) => act({ kind: 'site', site: value })}
    />
    <fieldset class="control-choice">
      <legend class="control-label">Cartes de ce tour-ci</legend>
      <div class="control-choice-row">
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
