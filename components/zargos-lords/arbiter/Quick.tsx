/** The question on top: three lists make a sentence, and the answer comes with the last; under it, disputes ready to be opened. */
import { useState } from 'preact/hooks';
import type { QuickProps } from '#components/arbiter/look.ts';
import { french } from '#components/base/typography.ts';
import { KIND_NAMES, kindsOf, PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { KINDS, PEOPLES } from '#engine/zargos-lords/types.ts';
import {
  countsOf,
  DISPUTES,
  DOINGS,
  disputeText,
  FIRST_QUICK,
  fitting,
  formatQuick,
  type QuickAsked,
  VERB_NAMES,
  whatOptions,
} from './quick.ts';

/** Another doing begins with its own usual number. */
const UNSAID = -1;

export function Quick({ ask, ready }: QuickProps) {
  const [question, set] = useState<QuickAsked>(FIRST_QUICK);
  const { who, verb, what, count } = question;
  const wants = (change: Partial<QuickAsked>) => {
    const next = fitting({ ...question, ...change });
    set(next);
    ask(formatQuick(next));
  };
  const things = whatOptions(who, verb);
  const bounds = countsOf(verb);
  const counts = bounds ? Array.from({ length: bounds.most - bounds.least + 1 }, (_, at) => bounds.least + at) : [];
  const number = bounds && (
    <select aria-label="Combien" value={count} onChange={({ currentTarget }) => wants({ count: Number(currentTarget.value) })}>
      {counts.map((one) => (
        <option key={one} value={one} selected={one === count}>
          {bounds.say(one)}
        </option>
      ))}
    </select>
  );
  return (
    <section class="lords-quick" aria-label="La question" onPointerDownCapture={ready} onFocusCapture={ready}>
      <p class="lords-quick-line">
        <span>Mon</span>
        <select
          aria-label="Quel pion"
          value={who}
          onChange={({ currentTarget: { value } }) => wants({ who: KINDS.find((kind) => kind === value) ?? who })}
        >
          {PEOPLES.map((people) => (
            <optgroup key={people} label={PEOPLE_NAMES[people]}>
              {kindsOf(people).map((kind) => (
                <option key={kind} value={kind} selected={kind === who}>
                  {KIND_NAMES[kind].one}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <span>peut-il</span>
        <select
          aria-label="Fait quoi"
          value={verb}
          onChange={({ currentTarget: { value } }) => wants({ verb: DOINGS.find((one) => one === value) ?? verb, count: UNSAID })}
        >
          {DOINGS.map((one) => (
            <option key={one} value={one} selected={one === verb}>
              {VERB_NAMES[one]}
            </option>
          ))}
        </select>
        {verb === 'assieger' && number}
        {things.length > 0 && (
          <select aria-label="Quoi, ou qui" value={what} onChange={({ currentTarget }) => wants({ what: currentTarget.value })}>
            {things.map((one) => (
              <option key={one.value} value={one.value} selected={one.value === what}>
                {one.label}
              </option>
            ))}
          </select>
        )}
        {verb !== 'assieger' && number}
        <span aria-hidden="true">{french(' ?').trim()}</span>
      </p>
      <ul class="bare lords-disputes" aria-label="Litiges tout prêts">
        {DISPUTES.map(({ id, title }) => (
          <li key={id}>
            <button type="button" class="boxed" onClick={() => ask(disputeText(id))}>
              {french(title)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
