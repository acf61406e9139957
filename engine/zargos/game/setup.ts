/** How a whole game begins (ZAR-PREP-1, ZAR-PREP-2): cards are shuffled, dice give the order of choice. */

import { accepted } from '../../core/accepted.ts';
import { diceFrom, shuffled } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { rankByDice } from '../rules/order.ts';
import { pilesOf } from './opening/cards.ts';
import { quickly } from './opening/quick.ts';
import { staged } from './opening/scenario.ts';
import { checkGameOptions } from './options.ts';
import { AT_REST, magicOf, NONE_EACH, tablesFor } from './table.ts';
import type { GameOptions, Seat, State } from './types.ts';

/**
 * The first state. Dice: magic, green and blue piles shuffled, then the order of choice; in the quick opening the peoples, then what the positioning itself
 * throws; nothing after the piles in a scenario. Throws on options that the checker refuses.
 */
export function setup(input: GameOptions, seed: string): State {
  // The same object where nothing was left out: tables of a board are kept by it.
  const options = { ...accepted(checkGameOptions(input)), board: input.board, ...(input.scenario && { scenario: input.scenario }) };
  const random = seeded(seed);
  const dice = diceFrom(random);
  const pile = shuffled(magicOf(options), dice);
  const cards = pilesOf(options);
  const green = shuffled(cards.green, dice);
  const blue = shuffled(cards.blue, dice);
  const seats: readonly Seat[] = Array.from({ length: options.seats }, (_, seat) => seat);
  const choice = options.scenario ? seats : rankByDice(seats, dice).order;
  const tables = tablesFor(options);
  const nobody = seats.map(() => []);
  const state: State = {
    options,
    phase: 'peoples',
    round: 0,
    choice,
    peoples: nobody,
    order: [],
    owners: Array.from({ length: tables.territories }, () => null),
    pawns: tables.ids.map(() => 0),
    boats: NONE_EACH,
    hands: nobody,
    pile,
    removed: [],
    kingdoms: tables.kingdoms.map(() => null),
    master: null,
    effects: [],
    positioning: {
      green,
      blue,
      hands: nobody,
      reinforcements: NONE_EACH,
      left: NONE_EACH,
      queue: Array.from({ length: options.each }, () => choice).flat(),
    },
    ...AT_REST,
    random: random.state(),
  };
  if (options.scenario) return staged(state, options.scenario);
  return options.opening === 'rapide' ? quickly(state) : state;
}
