/** How this table plays: the values of its box where the booklet lost them, and its readings. */
import { Choice } from '#components/shared/Choice.tsx';
import { RuleLink } from '#components/shared/RuleLink.tsx';
import { Stepper } from '#components/shared/Stepper.tsx';
import { BOX, CARD_NAMES, MAX_VALUE, ORIGINS } from '#engine/orc/data/cards.ts';
import type { Options } from '#engine/orc/options.ts';
import type { Act } from './acts.ts';
import { cardOf, type Muster, SLOTS, valuesOf } from './muster.ts';
import { capital } from './words.ts';

/** A ruling as the page hands it over: its texts come from the engine's table, at build. */
export interface RulingText {
  readonly id: keyof Options;
  readonly question: string;
  readonly readings: readonly { readonly id: string; readonly text: string }[];
}

interface Props {
  muster: Muster;
  act: (act: Act) => void;
}

export function BoxValues({ muster, act }: Props) {
  const values = valuesOf(muster);
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
          const name = capital(CARD_NAMES[card].one);
          return (
            <li key={card}>
              <span>
                {name} <small class="army-ours">{values[card] === BOX.values[card] ? 'reconstitué' : 'votre boîte'}</small>
              </span>
              <Stepper
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
        <button type="button" class="control-button" onClick={() => act({ kind: 'our-values' })}>
          Reprendre nos valeurs
        </button>
      )}
    </details>
  );
}

export function Readings({ muster, act, rulings }: Props & { rulings: readonly RulingText[] }) {
  const house = Object.keys(muster.options).length;
  return (
    <details class="army-tool">
      <summary>
        Lectures de la table <small>{house > 0 ? `${house} hors défaut` : 'les nôtres'}</small>
      </summary>
      {rulings.map(({ id, question, readings }) => (
        <div key={id} class="army-reading">
          <Choice
            name={`armee-${id}`}
            legend={question}
            value={muster.options[id] ?? readings[0]?.id ?? ''}
            options={readings.map((reading) => ({ value: reading.id, label: reading.text }))}
            set={(reading) => act({ kind: 'reading', id, reading: reading === readings[0]?.id ? undefined : reading })}
          />
          <RuleLink id={id} />
        </div>
      ))}
    </details>
  );
}
