/** The oracle of « Le meilleur coup »: what is left of a turn, played every way to its end, nothing kept; who falls is read from what is told. */
import { diceFrom } from '../../core/dice.ts';
import { resume, seeded } from '../../core/random.ts';
import type { Ask } from '../../practice/puzzle.ts';
import type { Event } from '../game/events.ts';
import { LORDS } from '../game/game.ts';
import type { Move, State } from '../game/types.ts';

/** Whose counter is told to be out of the game, once for each. */
const lostIn = (events: readonly Event[]): readonly number[] =>
  events.flatMap((event) =>
    event.kind === 'fell' || event.kind === 'gave-up' || (event.kind === 'retreated' && event.fate === 'eliminated')
      ? [event.who.id.startsWith('a') ? 0 : 1]
      : [],
  );

const WORDS = new Map<string, State['random']>();

/** A generator that throws these faces. */
export function throwing(faces: readonly number[]): State['random'] {
  const key = faces.join();
  for (let word = 0; !WORDS.has(key); word += 1) {
    const random = seeded(`oracle ${word}`).state();
    const dice = diceFrom(resume(random));
    if (faces.every((face) => dice.roll(6) === face)) WORDS.set(key, random);
  }
  return WORDS.get(key) ?? seeded('').state();
}

const FACES = [1, 2, 3, 4, 5, 6];
/** Every sequence of so many faces. */
export const throwsOf = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : throwsOf(dice - 1).flatMap((first) => FACES.map((face) => [...first, face]));

/** The dice that a move throws. */
export const diceIn = (move: Move): number =>
  move.kind === 'attack' || move.kind === 'sally' ? 1 : move.kind === 'shoot' ? move.shooters.length : 0;

export function oracleValue(from: State, seat: number, { theme }: Ask, first: Move): number {
  const worth = (state: State, hasWon: boolean): number => {
    if (theme === 'abattre' && hasWon) return 1;
    if (state.turn !== from.turn || state.month !== from.month || state.phase === 'over') return hasWon ? 1 : 0;
    const [mover] = LORDS.toMove(state);
    if (mover === undefined) return hasWon ? 1 : 0;
    let value = mover === seat ? 0 : 1;
    for (const move of LORDS.moves(state, mover)) {
      const next = after(state, move, hasWon);
      value = mover === seat ? Math.max(value, next) : Math.min(value, next);
      if (value === (mover === seat ? 1 : 0)) break;
    }
    return value;
  };
  const after = (state: State, move: Move, hasWon: boolean): number => {
    const all = throwsOf(diceIn(move)).map((faces) => {
      const { state: next, events } = LORDS.step(faces.length > 0 ? { ...state, random: throwing(faces) } : state, move);
      const lost = lostIn(events);
      return theme === 'sans-perte' && lost.includes(seat) ? 0 : worth(next, hasWon || lost.includes(1 - seat));
    });
    return all.reduce((sum, one) => sum + one, 0) / all.length;
  };
  return after(from, first, false);
}
