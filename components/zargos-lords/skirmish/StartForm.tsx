/** What is agreed before a skirmish: the map with its two peoples, and how many months. */
import { french } from '#components/base/typography.ts';
import { Choice } from '#components/kit/Choice.tsx';
import type { FormProps, OptionsForm } from '#components/table/spec.ts';
import { isRecord } from '#engine/core/input.ts';
import { PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { START_IDS, STARTS, type StartId } from '#engine/zargos-lords/game/starts.ts';
import { MONTHS, type Months } from '#engine/zargos-lords/game/types.ts';

export interface Agreed {
  readonly start: StartId;
  readonly months: Months;
}

function read(kept: unknown): Agreed {
  const { start, months } = isRecord(kept) ? kept : {};
  return { start: START_IDS.find((one) => one === start) ?? START_IDS[0], months: MONTHS.find((one) => one === months) ?? MONTHS[0] };
}

const peoplesOf = (start: StartId): string => STARTS[start].peoples.map((people) => PEOPLE_NAMES[people]).join(' contre ');

const Form = ({ value, onChange }: FormProps<Agreed>) => (
  <div class="skirmish-agreed">
    <Choice
      name="lords-depart"
      legend="Où se bat-on ?"
      value={value.start}
      options={START_IDS.map((id) => ({ value: id, label: STARTS[id].name, note: peoplesOf(id) }))}
      set={(start) => onChange({ ...value, start })}
    />
    <p class="skirmish-about">{french(STARTS[value.start].about)}</p>
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
  nameOf: (seat, { start }) => PEOPLE_NAMES[STARTS[start].peoples[seat === 0 ? 0 : 1]],
};
