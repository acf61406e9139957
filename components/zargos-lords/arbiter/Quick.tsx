/** The question on top of the arbiter of Zargo's Lords: who, doing what, to whom. */
import type { QuickProps } from '#components/arbiter/look.ts';
import { QuickLine } from '#components/arbiter/QuickLine.tsx';
import type { QuickPart } from '#components/arbiter/quick.ts';
import { KIND_NAMES, kindsOf, PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { KINDS, PEOPLES } from '#engine/zargos-lords/types.ts';
import { countsOf, DISPUTES, DOINGS, FIRST_QUICK, fitting, formatQuick, type QuickAsked, VERB_NAMES, whatOptions } from './quick.ts';

/** Another doing begins with its own usual number. */
const UNSAID = -1;

function parts(question: QuickAsked): readonly QuickPart<QuickAsked>[] {
  const { who, verb, what, count } = question;
  const wants = (change: Partial<QuickAsked>): QuickAsked => fitting({ ...question, ...change });
  const things = whatOptions(who, verb);
  const bounds = countsOf(verb);
  const counts = bounds ? Array.from({ length: bounds.most - bounds.least + 1 }, (_, at) => bounds.least + at) : [];
  const number: readonly QuickPart<QuickAsked>[] = bounds
    ? [
        {
          label: 'Combien',
          value: String(count),
          groups: [{ options: counts.map((one) => ({ value: String(one), label: bounds.say(one) })) }],
          set: (value) => wants({ count: Number(value) }),
        },
      ]
    : [];
  return [
    'Mon',
    {
      label: 'Quel pion',
      value: who,
      groups: PEOPLES.map((people) => ({
        title: PEOPLE_NAMES[people],
        options: kindsOf(people).map((kind) => ({ value: kind, label: KIND_NAMES[kind].one })),
      })),
      set: (value) => wants({ who: KINDS.find((kind) => kind === value) ?? who }),
    },
    'peut-il',
    {
      label: 'Fait quoi',
      value: verb,
      groups: [{ options: DOINGS.map((one) => ({ value: one, label: VERB_NAMES[one] })) }],
      set: (value) => wants({ verb: DOINGS.find((one) => one === value) ?? verb, count: UNSAID }),
    },
    ...(verb === 'assieger' ? number : []),
    ...(things.length > 0
      ? [{ label: 'Quoi, ou qui', value: what, groups: [{ options: things }], set: (value: string) => wants({ what: value }) }]
      : []),
    ...(verb === 'assieger' ? [] : number),
  ];
}

export const Quick = ({ ask, ready }: QuickProps<Lords>) => (
  <QuickLine first={FIRST_QUICK} parts={parts} format={formatQuick} disputes={DISPUTES} ask={ask} ready={ready} />
);
