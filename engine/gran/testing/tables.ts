/** Any table for a random game: two to six knights, either goal, half of the rulings read as the default, the others anyhow, one in four on a club's board. */
import { type Dice, oneOf } from '../../core/dice.ts';
import { shuffled } from '../../core/shuffle.ts';
import { anyReadings } from '../../core/testing/readings.ts';
import { READINGS } from '../options.ts';
import { COLORS, type GameOptions, GOALS } from '../types.ts';
import { anyBoard } from './positions.ts';

export function randomOptions(dice: Dice): GameOptions {
  const seats = oneOf([2, 3, 4, 5, 6], dice);
  return {
    seats,
    colors: shuffled(COLORS, dice).slice(0, seats),
    goal: oneOf(GOALS, dice),
    options: anyReadings(READINGS, dice),
    board: dice.roll(4) === 1 ? anyBoard(dice) : null,
  };
}
