/** Every throw of a move, for what counts chances by playing: generators whose first dice are each sequence of faces, once. */
import { diceFrom } from '../../core/dice.ts';
import { type RandomState, resume, seeded } from '../../core/random.ts';
import { LORDS } from '../game/game.ts';
import type { Move, State } from '../game/types.ts';

/** Dice thrown at once that are looked at, at most. */
export const MOST_DICE = 2;

/** Generators whose first throws are each sequence of so many dice, once. */
function generatorsOf(dice: number): readonly RandomState[] {
  const found = new Map<string, RandomState>();
  for (let word = 0; found.size < 6 ** dice; word += 1) {
    const state = seeded(`${word}`).state();
    const own = diceFrom(resume(state));
    const faces = Array.from({ length: dice }, () => own.roll(6)).join();
    if (!found.has(faces)) found.set(faces, state);
  }
  return [...found.values()];
}
const GENERATORS = /* @__PURE__ */ [1, 2].map(generatorsOf);

/** The dice of a move; a vision throws one. */
export function thrownBy(move: Move): number {
  if (move.kind === 'shoot') return move.shooters.length;
  return move.kind === 'attack' || move.kind === 'sally' ? 1 : 0;
}

/** What a move of at most `MOST_DICE` dice may lead to, all equally likely. */
export function endsOf(state: State, move: Move): readonly State[] {
  const dice = thrownBy(move);
  const generators = dice === 0 ? [state.random] : (GENERATORS[dice - 1] ?? []);
  return generators.map((random) => LORDS.step({ ...state, random }, move).state);
}
