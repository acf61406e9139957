/** What is agreed before a whole game: its scenario, with how long it takes, and how many months. */
import { french } from '#components/base/typography.ts';
import { Choice } from '#components/kit/Choice.tsx';
import type { FormProps, OptionsForm } from '#components/table/spec.ts';
import { isRecord } from '#engine/core/input.ts';
import type { BotId } from '#engine/zargos-lords/game/bot/names.ts';
import { PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { ARMIES, type Armies, SCENARIOS, type ScenarioId } from '#engine/zargos-lords/game/scenarios.ts';

/** Those that this table plays. */
export const OFFERED = ['siege', 'escorte', 'continent', 'guerre'] as const satisfies readonly ScenarioId[];

export interface WarAgreed {
  readonly scenario: (typeof OFFERED)[number];
  readonly months: number;
  /** Left out: usual ones. */
  readonly armies?: Armies;
}

/** Those that so many may play. */
const offeredTo = (seats: number) => OFFERED.filter((one) => SCENARIOS[one].seats.includes(seats));

function read(kept: unknown, seats: number): WarAgreed {
  const { scenario: named, start, months, armies } = isRecord(kept) ? kept : {};
  // What was agreed before version 6 calls it `start`.
  const wished = named ?? start;
  const offered = offeredTo(seats);
  const scenario = offered.find((one) => one === wished) ?? offered[0] ?? OFFERED[0];
  const { months: all, even } = SCENARIOS[scenario];
  return {
    scenario,
    months: all.find((one) => one === months) ?? all[0] ?? 1,
    // Who has chosen neither plays an even game.
    ...(even?.[seats] && { armies: ARMIES.find((one) => one === armies) ?? 'even' }),
  };
}

/** « Les Chevaliers contre les Dragons ; 25 minutes environ. » */
const noteOf = (scenario: ScenarioId): string => {
  const { peoples, minutes, seats } = SCENARIOS[scenario];
  const drawn = seats.length > 1 ? 'De deux à quatre peuples' : 'Deux peuples tirés';
  const whom = peoples ? peoples.map((people) => PEOPLE_NAMES[people]).join(' contre ') : drawn;
  return `${whom}, ${minutes < 120 ? `${minutes} min` : `${minutes / 60} h`}`;
};

/** Even ones, and half of a people, are ours (LOR-L-59). */
const armiesSaid = (scenario: ScenarioId) =>
  ({
    even: { label: 'de même force', note: 'dosées par nous, d’après des parties d’essai' },
    usual: {
      label: scenario === 'guerre' ? 'tous les pions du livret' : 'la moitié de chaque peuple',
      note: 'les Dragons y sont bien plus forts',
    },
  }) as const satisfies Record<Armies, { label: string; note: string }>;

/** With three, whoever has no ally has two enemies. */
const AT_THREE = 'À trois, deux s’allient souvent contre le troisième : pour commencer, mieux vaut deux peuples, ou quatre.';

const Form = ({ value, onChange, seats }: FormProps<WarAgreed>) => {
  const { about, months } = SCENARIOS[value.scenario];
  return (
    <div class="skirmish-agreed">
      <Choice
        name="lords-partie"
        legend="Que joue-t-on ?"
        value={value.scenario}
        options={offeredTo(seats).map((id) => ({ value: id, label: SCENARIOS[id].name, note: noteOf(id) }))}
        set={(scenario) => onChange(read({ scenario }, seats))}
      />
      <p class="skirmish-about">{french(seats === 3 ? `${about} ${AT_THREE}` : about)}</p>
      {value.armies && (
        <Choice
          name="lords-armees"
          legend="Quelles armées ?"
          value={value.armies}
          options={ARMIES.toReversed().map((one) => ({ value: one, ...armiesSaid(value.scenario)[one] }))}
          set={(armies) => onChange({ ...value, armies })}
        />
      )}
      {months.length > 1 && (
        <Choice
          name="lords-duree"
          legend="Combien de mois ?"
          value={value.months}
          options={[...months].sort((a, b) => a - b).map((one) => ({ value: one, label: `${one} mois` }))}
          set={(one) => onChange({ ...value, months: one })}
        />
      )}
    </div>
  );
};

const UNPLANNED = {
  levels: ['search'],
  because: 'Le stratège est remplacé par le capitaine : à trois ou quatre, il ne prévoit pas la réponse des autres, et joue comme lui.',
} as const satisfies { readonly levels: readonly BotId[]; readonly because: string };

export const WAR_FORM: OptionsForm<WarAgreed> = {
  read,
  Form,
  without: (_, seats) => (seats > 2 ? UNPLANNED : undefined),
  nameOf: (seat, { scenario }) => {
    const people = SCENARIOS[scenario].peoples?.[seat];
    return people ? PEOPLE_NAMES[people] : `Joueur ${seat + 1}`;
  },
};
