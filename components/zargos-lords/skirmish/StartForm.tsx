/** What is agreed before a skirmish: the map with its two peoples, and how many months. */
import { french } from '#components/base/typography.ts';
import { Choice } from '#components/kit/Choice.tsx';
import type { FormProps, OptionsForm } from '#components/table/spec.ts';
import { isRecord } from '#engine/core/input.ts';
import { PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { START_IDS, STARTS, type StartId } from '#engine/zargos-lords/game/starts.ts';
import { MONTHS, type Months } from '#engine/zargos-lords/game/types.ts';

export interface Agreed {
  readonly scenario: StartId;
  readonly months: Months;
}

function read(kept: unknown): Agreed {
  const { scenario, start, months } = isRecord(kept) ? kept : {};
  // What was agreed before version 6 calls it `start`.
  const wished = scenario ?? start;
  return { scenario: START_IDS.find((one) => one === wished) ?? START_IDS[0], months: MONTHS.find((one) => one === months) ?? MONTHS[0] };
}

const peoplesOf = (start: StartId): string => STARTS[start].peoples.map((people) => PEOPLE_NAMES[people]).join(' contre ');

const Form = ({ value, onChange }: FormProps<Agreed>) => (
  <div class="skirmish-agreed">
    <Choice
      name="lords-depart"
      legend="Où se bat-on ?"
      value={value.scenario}
      options={START_IDS.map((id) => ({ value: id, label: STARTS[id].name, note: peoplesOf(id) }))}
      set={(scenario) => onChange({ ...value, scenario })}
    />
    <p class="skirmish-about">{french(STARTS[value.scenario].about)}</p>
    <Choice
      name="lords-mois"
      legend="Combien de mois, au plus ?"
      value={value.months}
      options={[...MONTHS].sort((a, b) => a - b).map((months) => ({ value: months, label: `${months} mois` }))}
      set={(months) => onChange({ ...value, months })}
    />
  </div>
);

export const START_FORM: OptionsForm<Agreed> = {
  read,
  Form,
  nameOf: (seat, { scenario }) => PEOPLE_NAMES[STARTS[scenario].peoples[seat === 0 ? 0 : 1]],
};
