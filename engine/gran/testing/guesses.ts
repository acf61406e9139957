/**
 * The chances of « Combien de chances ? » a second time, slow and obvious: the pile card by card, the die face by face. It shares nothing with what it checks but
 * the form of a question.
 */
import type { GuessedDuel } from '../guesses.ts';

/** The 24 dragons (GRA-MAT-2). */
const DRAGONS = [0, 0, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6];

const winning = (force: number): number => [1, 2, 3, 4, 5, 6].filter((face) => face >= force).length;

function left(seen: readonly number[]): readonly number[] {
  const pile = [...DRAGONS];
  for (const force of seen) pile.splice(pile.indexOf(force), 1);
  return pile;
}

/** Through so many dragons: a die under the card costs an amulet, none is left to stop on the next one. */
function passes(pile: readonly number[], dragons: number, amulets: number): number {
  if (dragons === 0) return 1;
  if (amulets === 0) return 0;
  let sum = 0;
  for (const force of new Set(pile)) {
    const at = pile.indexOf(force);
    const rest = [...pile.slice(0, at), ...pile.slice(at + 1)];
    const copies = pile.filter((one) => one === force).length;
    const wins = winning(force);
    sum += copies * (wins * passes(rest, dragons - 1, amulets) + (6 - wins) * passes(rest, dragons - 1, amulets - 1));
  }
  return sum / (6 * pile.length);
}

function beats({ road }: GuessedDuel): number {
  const pile = left(road.seen);
  return pile.reduce((sum, force) => sum + winning(force), 0) / (6 * pile.length);
}

export const guessOracles: Readonly<Record<string, (guess: GuessedDuel) => number>> = {
  duel: beats,
  pile: beats,
  road: ({ road }) => passes(left(road.seen), road.legs.length - 1, road.amulets),
};
