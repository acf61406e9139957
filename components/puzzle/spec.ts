/** What a game brings to « Le meilleur coup »: its arbiter, its measures, its words. Fetched with the first puzzle. */
import type { ArbiterSpec } from '#components/arbiter/spec.ts';
import type { Seat } from '#engine/core/events.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { Reason } from '#engine/core/verdict.ts';
import type { Measures, Puzzle } from '#engine/practice/puzzle.ts';

/** A puzzle whose position was read. */
export interface Placed<G extends GameTypes> {
  readonly puzzle: Puzzle<G['move']>;
  readonly state: G['state'];
}

export type Touches = ReadonlyMap<string, readonly number[]>;

/** Each choice touched where it goes; one that goes nowhere is only in the list. */
export function touchesAt<Move>(choices: readonly Move[], placeOf: (move: Move) => string | undefined): Touches {
  const touches = new Map<string, readonly number[]>();
  for (const [index, move] of choices.entries()) {
    const place = placeOf(move);
    if (place !== undefined) touches.set(place, [...(touches.get(place) ?? []), index]);
  }
  return touches;
}

export interface PuzzleSpec<G extends GameTypes, Seen, Theme extends string = string> {
  /** What a puzzle takes of the arbiter; a game that has no page of it yet says so. */
  readonly arbiter: Pick<ArbiterSpec<G, Seen>, 'game' | 'contradictions' | 'pack' | 'unpack' | 'seats' | 'say' | 'touch'> & {
    readonly pageless?: true;
  };
  /** Positions as the file holds them, where it is not as links do. */
  readonly unpack?: ArbiterSpec<G, Seen>['unpack'];
  readonly measures: Measures<G, Theme>;
  readonly isTheme: (theme: string) => theme is Theme;
  /** What is to be done: « À Jaune : ayez l’anneau à la fin de ce tour. » */
  readonly task: (placed: Placed<G>) => string;
  /** What a value is the chance of: « d’avoir l’anneau ». */
  readonly chance: (placed: Placed<G>) => string;
  /** Where to look, then what kind of move it is. */
  readonly hints: (placed: Placed<G>) => readonly [where: string, what: string];
  /** How the value is made, each with its rule. */
  readonly why: (placed: Placed<G>) => readonly Reason<G['rule']>[];
  /** An answer in words, as amid a sentence, where it is more than the move says; left out or undefined, the arbiter says the move. */
  readonly say?: (placed: Placed<G>, move: G['move']) => string | undefined;
  /** What everybody and the owner of the seat know beside the picture. */
  readonly told: (placed: Placed<G>) => string;
  /** A move that draws nothing, before one is chosen. */
  readonly blank: (state: G['state'], seat: Seat) => G['move'];
  /** By the place touched on the picture: the choices, by their index, that touching it goes through one after another. Empty where there is only the list. */
  readonly touches: (placed: Placed<G>, choices: readonly G['move'][]) => Touches;
  /** Every choice is a button of the picture: there is no list beside it. */
  readonly byTouch?: true;
  /** `isProposed`: the move was chosen; else it is the one that draws nothing. */
  readonly seen: (placed: Placed<G>, move: G['move'], choices: readonly G['move'][], isProposed: boolean) => Seen;
}
