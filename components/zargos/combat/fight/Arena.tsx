/** The two camps face to face, and what surrounds them. */
import { Readings, type RulingText } from '#components/our-table/Readings.tsx';
import type { Situation } from '#engine/zargos/types.ts';
import { type FightRuling, weighs, weighWords } from '../readings.ts';
import { Conditions } from './Conditions.tsx';
import { SidePanel } from './SidePanel.tsx';
import type { Form, FormEvent } from './situation-store.ts';

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
