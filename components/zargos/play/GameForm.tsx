/** What is agreed before a game of Zargos: how it opens, how many peoples each, how many offers. */
import { french } from '#components/base/typography.ts';
import { Choice } from '#components/kit/Choice.tsx';
import { NumberField } from '#components/kit/NumberInput.tsx';
import type { FormProps, OptionsForm } from '#components/table/spec.ts';
import { counted, inLetters } from '#engine/core/french.ts';
import { isRecord } from '#engine/core/input.ts';
import { MOST_OFFERS, OPENINGS, type Opening } from '#engine/zargos/game/types.ts';

export interface Agreed {
  readonly opening: Opening;
  /** Peoples of each player. */
  readonly each: number;
  /** Offers of each player in each time of exchanges. */
  readonly offers: number;
  /** Of a first game: all is agreed by it. */
  readonly scenario?: unknown;
}

/** Peoples that each may lead, the usual first (ZAR-PREP-2, ZAR-PREP-3). */
export const eachesFor = (seats: number): readonly [number, ...number[]] => (seats === 2 ? [2, 3] : seats === 3 ? [2] : [1]);

/** Few: those who learn fight first. */
const USUAL_OFFERS = 0;
/** Who asks for the booklet's opening wants its exchanges. */
const OPENING_OFFERS = 3;

function read(kept: unknown, seats: number): Agreed {
  const { opening, each, offers, scenario } = isRecord(kept) ? kept : {};
  const eaches = eachesFor(seats);
  return {
    opening: OPENINGS.find((one) => one === opening) ?? 'rapide',
    each: eaches.find((one) => one === each) ?? eaches[0],
    offers: typeof offers === 'number' && Number.isInteger(offers) && offers >= 0 && offers <= MOST_OFFERS ? offers : USUAL_OFFERS,
    ...(scenario !== undefined && { scenario }),
  };
}

function Form({ value, onChange, seats }: FormProps<Agreed>) {
  const eaches = eachesFor(seats);
  return (
    <div class="zt-form">
      <Choice
        name="zt-ouverture"
        legend="Comment la partie commence"
        value={value.opening}
        options={[
          { value: 'rapide', label: 'Mise en place rapide', note: 'tout est distribué et posé : on se bat aussitôt' },
          { value: 'complete', label: 'Mise en place complète', note: 'peuples, cartes, échanges et placement, comme au livret' },
        ]}
        set={(opening) => onChange({ ...value, opening, offers: opening === 'complete' ? value.offers || OPENING_OFFERS : value.offers })}
      />
      {eaches.length === 1 && eaches[0] > 1 && <p>{french(`À ${inLetters(seats)}, chacun mène ${inLetters(eaches[0])} peuples.`)}</p>}
      {eaches.length > 1 && (
        <Choice
          name="zt-peuples"
          legend="Peuples de chaque joueur"
          value={value.each}
          options={eaches.map((each) => ({ value: each, label: `${each} peuples` }))}
          set={(each) => onChange({ ...value, each })}
        />
      )}
      <details>
        <summary>
          Échanges <small>{french(value.offers === 0 ? 'aucun' : counted(value.offers, 'offre'))}</small>
        </summary>
        <p>
          {french(
            'Le livret laisse marchander dix minutes à la mise en place, et les cartes de magie après chaque décompte. Ici, tant d’offres chacun, ou aucune.',
          )}
        </p>
        <NumberField
          label="Offres de chacun, à chaque temps d’échanges"
          name="Offres de chacun"
          unit="Une offre"
          value={value.offers}
          least={0}
          most={MOST_OFFERS}
          set={(offers) => onChange({ ...value, offers })}
        />
      </details>
    </div>
  );
}

export const GAME_FORM: OptionsForm<Agreed> = { read, Form };
