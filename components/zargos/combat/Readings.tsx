/** « Lectures de la table »: how this table reads what the booklet leaves open. */

import { Choice } from '#components/shared/Choice.tsx';
import { RuleLink } from '#components/shared/RuleLink.tsx';
import type { Situation } from '#engine/zargos/types.ts';
import { type RulingText, weighs } from './readings.ts';
import type { FormEvent } from './situation-store.ts';

interface Props {
  id: string;
  rulings: readonly RulingText[];
  situation: Situation;
  act: (event: FormEvent) => void;
}

export function Readings({ id, rulings, situation, act }: Props) {
  const weighing = rulings.filter((ruling) => weighs(ruling.id, situation)).length;
  const house = Object.keys(situation.options).length;
  const note = weighing === 0 ? 'aucune ne change ce combat' : weighing === 1 ? 'une change ce combat' : `${weighing} changent ce combat`;
  return (
    <details class="combat-readings">
      <summary>
        Lectures de la table <small>{house > 0 ? `${house} hors défaut · ${note}` : note}</small>
      </summary>
      {rulings.map((ruling) => (
        <div key={ruling.id} class={weighs(ruling.id, situation) ? 'combat-reading is-weighing' : 'combat-reading'}>
          <Choice
            name={`${id}-${ruling.id}`}
            legend={ruling.question}
            value={situation.options[ruling.id] ?? ruling.readings[0]?.id ?? ''}
            options={ruling.readings.map(({ id: value, text }) => ({ value, label: text }))}
            set={(reading) => act({ kind: 'ruling', id: ruling.id, reading: reading === ruling.readings[0]?.id ? undefined : reading })}
          />
          <p>
            <RuleLink id={ruling.id} /> {weighs(ruling.id, situation) ? 'change ce combat' : 'ne change pas ce combat'}
          </p>
        </div>
      ))}
    </details>
  );
}
