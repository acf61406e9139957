/** « Toutes les lectures » of the calculator against every combination. */
import { drawnCases, oddsLaws, POSITIONS } from '#components/our-table/turning/testing/laws.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { READINGS } from '#engine/zargos-lords/options.ts';
import { KINDS } from '#engine/zargos-lords/types.ts';
import { acting, COUNTED, checkForm, FIRST_FORM, type Form, group } from './form.ts';
import { calculationTold } from './told.ts';

function form(roll: (most: number) => number): Form {
  for (;;) {
    const of = <One>(list: readonly One[]): One => list[roll(list.length) - 1] as One;
    const counters = () =>
      Array.from({ length: roll(2) }, () => ({
        ...group(of(KINDS), roll(2)),
        charge: of(['none', 'none', 'droit', 'bifurque'] as const),
        wizards: roll(2) - 1,
        ground: of(['plaine', 'bois'] as const),
      })) as Form['attackers'];
    const drawn: Form = {
      ...acting(
        { ...FIRST_FORM, attackers: counters(), defenders: counters(), garrison: counters() },
        of(['combat', 'combat', 'siege', 'arrows', 'flames'] as const),
      ),
      individual: roll(4) === 1,
      isKnown: roll(2) === 1,
      wizards: roll(3) - 1,
      target: of(KINDS),
      ground: of(['plaine', 'bois'] as const),
      shots: [{ distance: roll(4), count: roll(4) }],
    };
    if (checkForm(drawn, BOX).ok) return drawn;
  }
}

oddsLaws(
  'Zargo’s Lords',
  calculationTold,
  READINGS,
  COUNTED,
  drawnCases(Math.min(POSITIONS, 2000), READINGS, COUNTED, (roll) => ({ form: form(roll), box: BOX })),
);
