/** The whole game of Zargo's Lords, for the table of any game. */
import { botOf } from '#components/table/chooser/seats.ts';
import { asOptionsForm, HUMAN, type TableSpec } from '#components/table/spec.ts';
import { LEVELS } from '#engine/zargos-lords/game/bot/names.ts';
import { seatName } from '#engine/zargos-lords/game/explain.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { isPreparing } from '#engine/zargos-lords/game/prepare.ts';
import { MAX_SEATS } from '#engine/zargos-lords/game/types.ts';
import { readingsOf } from '#engine/zargos-lords/options.ts';
import { FIRSTS } from '../lessons/firsts.ts';
import { onlyOf, SHARED } from '../skirmish/only.ts';
import { OFFERED, WAR_FORM, type WarAgreed } from './WarForm.tsx';

export const WAR_SPEC: TableSpec<Lords> = {
  ...SHARED,
  // Its games are kept apart from the skirmishes'.
  game: onlyOf(OFFERED, 'guerre'),
  seats: { least: 2, most: MAX_SEATS, usual: 2 },
  // A city to keep, its relief on the way: the learner begins, and what is hidden is his own.
  firsts: [
    {
      players: [HUMAN, botOf('etourdi')],
      own: async () => ({ scenario: 'siege', months: 8 }) satisfies WarAgreed,
      offer: FIRSTS[1],
    },
    // No Moines, who vanish: that is a lesson of its own; no Dragons, before whom who follows the advice with Chevaliers loses all. Of sixty such games a captain
    // won 46 from the étourdi, shared 13 and lost one.
    {
      players: [HUMAN, botOf('etourdi')],
      own: async () => ({ scenario: 'continent', months: 8, armies: 'usual' }) satisfies WarAgreed,
      suits: ({ cards }) => cards.includes('ailes') && cards.includes('chevaliers'),
      offer: FIRSTS[2],
    },
  ],
  nameOf: (seat, state) => (state ? seatName(state, seat) : `Joueur ${seat + 1}`),
  levels: LEVELS,
  level: 'greedy',
  optionsForm: asOptionsForm(WAR_FORM),
  optionsOf: ({ seats, rulings, own, file }) => ({ seats, ...WAR_FORM.read(own, seats), options: rulings, box: file }),
  // A line of retreat, and who enters an open city, are chosen in the others' turn: the device stays where it is.
  // Behind a screen, what is founded is a secret from its first city on.
  open: ({ phase, position, options }) =>
    phase === 'retreat' ||
    (!(isPreparing({ phase }) && readingsOf(options)['LOR-L-29'] === 'ensemble' && phase !== 'cards') &&
      position.cities.every(({ ids = [], shown = [] }) => ids.every((id) => shown.includes(id)))),
  // Of many turns only what is near is seen: nobody waits for the rest.
  pause: (before, move) => (before.peoples.length > 2 ? 0 : (SHARED.pause?.(before, move) ?? 0)),
  advice: { name: 'Capitaine', goesOn: true },
};
