/** What anybody may know: everything but the order of the pile; and a pile that it may be. */
import { type Dice, shuffled } from '../core/dice.ts';
import { type Eyes, NO_SEAT } from '../core/events.ts';
import { seeded } from '../core/random.ts';
import { PILE } from './data/box.ts';
import { readingsOf } from './options.ts';
import { DRAGONS } from './setup.ts';
import type { Force, Seat, State, View } from './types.ts';

export const toMove = ({ phase, turn }: State): readonly Seat[] => (phase === 'over' ? [] : [turn]);

export function view({ random: _, pile, ...shown }: State, eyes: Eyes): View {
  return { ...shown, pile: pile.length, seat: eyes === 'public' ? NO_SEAT : eyes };
}

const WORDS = 2 ** 32;

/** The cards that nobody has seen since the pile was shuffled. */
function unseen(seen: readonly Force[]): readonly Force[] {
  const left = [...DRAGONS];
  for (const force of seen) left.splice(left.indexOf(force), 1);
  return left;
}

/** A state that a view allows: unseen cards in any order, on top of those that went back under the pile (GRA-L-1). */
export function guess({ seat: _, pile: count, ...shown }: View, dice: Dice): State {
  const random = seeded(`${dice.roll(WORDS)}`).state();
  const { seen, position } = shown;
  const goesRound = readingsOf(position)['GRA-L-1'] === 'sous-la-pile';
  const hidden = shuffled(unseen(seen), dice);
  if (!goesRound && hidden.length !== count) throw new Error(`${count} cards face down after ${seen.length} of ${PILE}`);
  return { ...shown, random, pile: goesRound ? [...hidden, ...seen] : hidden };
}
