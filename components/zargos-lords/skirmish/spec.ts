/** The skirmish, for the table of any game. */
import { botOf } from '#components/table/chooser/seats.ts';
import { asOptionsForm, HUMAN, type TableSpec } from '#components/table/spec.ts';
import { PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { LEVELS } from '#engine/zargos-lords/game/bot/names.ts';
import { seatName } from '#engine/zargos-lords/game/explain.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { START_IDS, STARTS } from '#engine/zargos-lords/game/starts.ts';
import { SEATS } from '#engine/zargos-lords/game/types.ts';
import { FIRSTS } from '../lessons/firsts.ts';
import { onlyOf, SHARED } from './only.ts';
import { type Agreed, START_FORM } from './StartForm.tsx';

export const SKIRMISH_SPEC: TableSpec<Lords> = {
  ...SHARED,
  game: onlyOf(START_IDS),
  seats: { least: SEATS, most: SEATS, usual: SEATS },
  // A pass that both sides reach in two months: shots, combats and retreats come while somebody speaks of them.
  firsts: [
    {
      players: [HUMAN, botOf('etourdi')],
      own: async () => ({ scenario: 'col', months: 6 }) satisfies Agreed,
      offer: FIRSTS[0],
    },
  ],
  nameOf: (seat, state) => (state ? seatName(state, seat) : PEOPLE_NAMES[STARTS[START_IDS[0]].peoples[seat === 0 ? 0 : 1]]),
  levels: LEVELS,
  level: 'greedy',
  optionsForm: asOptionsForm(START_FORM),
  optionsOf: ({ seats, rulings, own, file }) => ({ seats, ...START_FORM.read(own, seats), options: rulings, box: file }),
  hidesNothing: true,
  advice: { name: 'Capitaine', goesOn: true },
};
