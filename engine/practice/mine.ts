/** Puzzles out of games between bots: the same seed gives the same puzzles everywhere. */
import { type Dice, diceFrom, shuffled } from '../core/dice.ts';
import type { Seat } from '../core/events.ts';
import type { Bot, Game, GameTypes } from '../core/game.ts';
import { playOut } from '../core/playout.ts';
import { seeded } from '../core/random.ts';
import { type Ask, type Best, bestOf, type Measures, valued } from './puzzle.ts';

export interface Quarry<G extends GameTypes, Theme extends string = string> {
  readonly game: Game<G>;
  readonly measures: Measures<G, Theme>;
  readonly table: (dice: Dice) => {
    readonly options: G['options'];
    readonly bots: readonly Bot<G['view'], G['move']>[];
    readonly budget: number;
  };
  /** How many are wanted of each kind (`kindOf`): what is not named is not asked. */
  readonly wanted: Readonly<Record<string, number>>;
  readonly kindOf: (ask: Ask<Theme>) => string;
  /** Whether what was found is worth a puzzle: neither plain to see nor a matter of nothing. */
  readonly isGood: (found: Found<G, Theme>) => boolean;
  /** Decisions looked at in one game, puzzles taken out of it, and games played, at most. */
  readonly looks: number;
  readonly most: number;
  readonly games: number;
}

export interface Found<G extends GameTypes, Theme extends string = string> extends Best<G['move']> {
  readonly state: G['state'];
  readonly seat: Seat;
  readonly ask: Ask<Theme>;
}

interface Decision<G extends GameTypes> {
  readonly state: G['state'];
  readonly seat: Seat;
}

/** What makes a puzzle like others, by a name each, and how many puzzles may share it. */
export type Likenesses<G extends GameTypes, Theme extends string = string> = (found: Found<G, Theme>) => Readonly<Record<string, number>>;

/** Keeps what is not too much like what it kept before: true where it does. */
export type Sieve<G extends GameTypes, Theme extends string = string> = (found: Found<G, Theme>) => boolean;

export function sieveOf<G extends GameTypes, Theme extends string>(likenessesOf: Likenesses<G, Theme>): Sieve<G, Theme> {
  const kept = new Map<string, number>();
  return (found) => {
    const likenesses = Object.entries(likenessesOf(found));
    if (likenesses.some(([name, most]) => (kept.get(name) ?? 0) >= most)) return false;
    for (const [name] of likenesses) kept.set(name, (kept.get(name) ?? 0) + 1);
    return true;
  };
}

/** Decisions of one game where something wanted is asked, in any order. */
function decisions<G extends GameTypes, Theme extends string>({ game, measures, table, wanted, kindOf }: Quarry<G, Theme>, seed: string) {
  const dice = diceFrom(seeded(`${seed}/puzzles`));
  const { options, bots, budget } = table(dice);
  const met: Decision<G>[] = [];
  playOut(game, options, seed, bots, budget, (state, seat) => {
    if (measures.asks(state, seat).some((ask) => kindOf(ask) in wanted)) met.push({ state, seat });
  });
  return shuffled(met, dice);
}

/** The first question of a decision that is still wanted and has one clear answer. */
function foundAt<G extends GameTypes, Theme extends string>(
  { measures, kindOf, isGood }: Quarry<G, Theme>,
  { state, seat }: Decision<G>,
  isWanted: (kind: string) => boolean,
  sieve: Sieve<G, Theme>,
): Found<G, Theme> | undefined {
  for (const ask of measures.asks(state, seat)) {
    if (!isWanted(kindOf(ask))) continue;
    const best = bestOf(valued(measures, state, seat, ask), (move) => measures.kindOf(state, move));
    const found = best && { ...best, state, seat, ask };
    if (found && isGood(found) && sieve(found)) return found;
  }
  return undefined;
}

/** What is wanted and passes the sieve, as it is found; ends when there is enough, or no more games. */
export function* mined<G extends GameTypes, Theme extends string>(
  quarry: Quarry<G, Theme>,
  seed: string,
  sieve: Sieve<G, Theme> = () => true,
): Generator<Found<G, Theme>> {
  const left = new Map(Object.entries(quarry.wanted));
  const isWanted = (kind: string): boolean => (left.get(kind) ?? 0) > 0;
  for (let number = 0; number < quarry.games; number += 1) {
    if ([...left.values()].every((count) => count === 0)) return;
    const taken = new Set<string>();
    for (const decision of decisions(quarry, `${seed}-${number}`).slice(0, quarry.looks)) {
      if (taken.size >= quarry.most) break;
      const found = foundAt(quarry, decision, (kind) => isWanted(kind) && !taken.has(kind), sieve);
      if (!found) continue;
      const kind = quarry.kindOf(found.ask);
      taken.add(kind);
      left.set(kind, (left.get(kind) ?? 0) - 1);
      yield found;
    }
  }
}
