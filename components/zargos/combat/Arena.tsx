/** The two camps face to face, and what surrounds them. */
import type { Situation } from '#engine/zargos/types.ts';
import { Conditions } from './Conditions.tsx';
import { Readings } from './Readings.tsx';
import type { RulingText } from './readings.ts';
import { SidePanel } from './SidePanel.tsx';
import type { Form, FormEvent } from './situation-store.ts';

interface Props {
  /** Unique on the page. */
  id: string;
  form: Form;
  situation: Situation;
  rulings: readonly RulingText[];
  act: (event: FormEvent) => void;
}

export const Arena = ({ id, form, situation, rulings, act }: Props) => (
  <div class="combat-arena">
    <p class="combat-noscript">Ces réglages ont besoin du script de la page : voici le premier combat, sans eux.</p>
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
    <Readings id={id} rulings={rulings} situation={situation} act={act} />
  </div>
);
