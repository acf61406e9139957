/** Moments drawn at random for the tests: whatever a visitor can set up. */
import fc from 'fast-check';
import { CARD_IDS } from '../data/cards.ts';
import { CARD_PLAYERS, FIGHT_OPENINGS, LAST_CARDS, MAX_PLAYED, MOMENT_PHASES, settledMoment } from '../magic/moment.ts';
import { PEOPLES } from '../types.ts';

const peoples = fc.subarray([...PEOPLES], { minLength: 1 });

export const moments = fc
  .record({
    phase: fc.constantFrom(...MOMENT_PHASES),
    inPlay: peoples,
    mine: peoples,
    turn: peoples,
    last: fc.record({ card: fc.constantFrom(...LAST_CARDS), by: fc.constantFrom(...CARD_PLAYERS) }),
    fight: fc.record({
      attacker: fc.constantFrom(...PEOPLES),
      defender: fc.constantFrom(...PEOPLES, 'demons'),
      opening: fc.constantFrom(...FIGHT_OPENINGS),
    }),
    played: fc.array(fc.record({ card: fc.constantFrom(...CARD_IDS), by: fc.constantFrom(...CARD_PLAYERS), same: fc.boolean() }), {
      maxLength: MAX_PLAYED,
    }),
    options: fc.record(
      {
        'ZAR-L-4': fc.constant('phase-a'),
        'ZAR-L-34': fc.constant('un-tour-par-peuple'),
        'ZAR-L-43': fc.constant('avant-le-tir'),
        'ZAR-L-48': fc.constant('non'),
      },
      { requiredKeys: [] },
    ),
  })
  .map(settledMoment);
