/** What anybody may know: everything but the dice to come. */
import type { Dice } from '../../core/dice.ts';
import { type Eyes, NO_SEAT, type Seat } from '../../core/events.ts';
import { seeded } from '../../core/random.ts';
import { seatFalling } from './retreats.ts';
import type { State, Table, View } from './types.ts';

export function toMove(table: Table): readonly Seat[] {
  if (table.phase === 'over') return [];
  return [table.phase === 'retreat' ? (seatFalling(table) ?? table.turn) : table.turn];
}

export const view = ({ random: _, ...shown }: State, eyes: Eyes): View => ({ ...shown, seat: eyes === 'public' ? NO_SEAT : eyes });

const WORDS = 2 ** 32;

export const guess = ({ seat: _, ...shown }: View, dice: Dice): State => ({ ...shown, random: seeded(`${dice.roll(WORDS)}`).state() });
