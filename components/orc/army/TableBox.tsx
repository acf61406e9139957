/** The values of the table's box where the booklet lost them. */
import { NumberInput } from '#components/kit/NumberInput.tsx';
import { upperFirst } from '#engine/core/french.ts';
import { BOX, CARD_NAMES, MAX_VALUE, ORIGINS } from '#engine/orc/data/cards.ts';
import type { Act } from './acts.ts';
import { cardOf, type Muster, musterValues, SLOTS } from './muster.ts';

export function BoxValues({ muster, act }: { muster: Muster; act: (act: Act) => void }) {
  const values = musterValues(muster);
  const changed = Object.keys(muster.values).length;
  return (
    <details class="army-tool">
      <summary>
        Valeurs des cartes <small>{changed > 0 ? `${changed} de votre boîte` : 'reconstituées : mettez celles de votre boîte'}</small>
      </summary>
      <p>
        La source a perdu ces valeurs. Les nôtres sont plausibles, pas vérifiées : remplacez-les par celles de votre boîte, le lien les
        garde.
      </p>
      <ul class="army-counts">
        {SLOTS.map((slot) => {
          const card = cardOf(muster.people, slot);
          if (ORIGINS[card].provenance !== 'reconstruction') return null;
          const name = upperFirst(CARD_NAMES[card].one);
          return (
            <li key={card}>
              <span>
                {name} <small class="army-ours">{values[card] === BOX.values[card] ? 'reconstitué' : 'votre boîte'}</small>
              </span>
              <NumberInput
                label={`Valeur : ${name}`}
                unit="Un point"
                value={values[card]}
                least={0}
                most={MAX_VALUE}
                set={(value) => act({ kind: 'value', slot, value })}
              />
            </li>
          );
        })}
      </ul>
      {changed > 0 && (
        <button type="button" class="control-button" onClick={() => act({ kind: 'values', values: {} })}>
          Reprendre nos valeurs
        </button>
      )}
    </details>
  );
}
