/** What depends on the number of players, and how a game and each of its rounds begin (chapters « Matériel », « Manche », « Recrutement »). */

import { accepted } from '../core/accepted.ts';
import { diceFrom, shuffled } from '../core/dice.ts';
import { type Checked, firstProblem, readFields, readInteger } from '../core/input.ts';
import { type RandomState, resume, seeded } from '../core/random.ts';
import { CARD_IDS, COPIES, readValues } from './data/cards.ts';
import { readOptions } from './options.ts';
import { type CardId, type GameOptions, MAX_SEATS, MIN_SEATS, type Seat, type State } from './types.ts';

type Seats = GameOptions['seats'];

/** Piles of the deal, by players, the Sorcier included (ORC-REC-3). */
export const PILES = { 4: 9, 5: 11, 6: 13, 7: 14 } as const satisfies Record<Seats, number>;

/** Shields of each player who fights (ORC-REC-1, ORC-MAT-3). */
export const SHIELDS = 2;

/** Desertions of each player who fights, by players (ORC-REC-1). */
export const DESERTIONS = { 4: 2, 5: 2, 6: 1, 7: 1 } as const satisfies Record<Seats, number>;

/** The score to exceed, by players (ORC-FIN-2). */
export const THRESHOLDS = { 4: 8, 5: 8, 6: 7, 7: 6 } as const satisfies Record<Seats, number>;

/** Battles of a round (ORC-MAN-2). */
export const BATTLES = 4;

/** Points of the first to the fourth battle, to each winner (ORC-BAT-9). */
export const POINTS = [2, 1, 1, 2] as const;

/** « Vers le milieu » (ORC-REC-2): « début des recrutements » is turned at one of these ticks, all equally likely, both ends taken. */
export const START_TICKS = { first: 36, last: 46 } as const;

/** The 80 army cards (ORC-MAT-1), in the order of `CARD_IDS`. */
export const ARMY: readonly CardId[] = CARD_IDS.flatMap((card) => Array.from({ length: COPIES[card] }, () => card));

/** What a round deals with: the deck, then the place of « début des recrutements » (ORC-REC-2). */
function shuffleRound(state: RandomState): Pick<State, 'deck' | 'start' | 'random'> {
  const random = resume(state);
  const dice = diceFrom(random);
  const deck = shuffled(ARMY, dice);
  const start = START_TICKS.first - 1 + dice.roll(START_TICKS.last - START_TICKS.first + 1);
  return { deck, start, random: random.state() };
}

export const bySeat = <Value>(seats: number, value: Value): readonly Value[] => Array.from({ length: seats }, () => value);

/** What a deal knows nothing of: armies, spies, battles. */
export const beforeArmies = (seats: number) =>
  ({
    champion: null,
    hands: bySeat(seats, []),
    spy: 1,
    spied: [],
    giants: [],
    called: [],
    engaged: bySeat(seats, []),
    sent: bySeat(seats, 0),
    answered: [],
    commando: null,
    forces: [],
    discard: [],
    buried: [],
    battles: [],
  }) satisfies Partial<State>;

/** All that a round begins with: everything is shuffled again, shields and desertions are back (ORC-FIN-1). */
export function openRound(kept: Pick<State, 'random' | 'options' | 'scores' | 'won'>, round: number, sorcier: Seat): State {
  const { options, scores, won } = kept;
  const { seats } = options;
  return {
    ...shuffleRound(kept.random),
    options,
    phase: 'recruit',
    round,
    sorcier,
    scores,
    won,
    tick: 0,
    placed: [],
    ...beforeArmies(seats),
  };
}

const isSeats = (seats: number): seats is Seats => Object.hasOwn(PILES, seats);

/** Options from outside: `seats`, and if wanted `options` (readings) and `values` (the table's own box). */
export const checkGameOptions = (input: unknown): Checked<GameOptions> =>
  firstProblem((report) => {
    const fields = readFields(input, '', ['seats', 'options', 'values'], report);
    const seats = readInteger(fields.seats, 'seats', MIN_SEATS, MAX_SEATS, MIN_SEATS, report);
    return {
      seats: isSeats(seats) ? seats : MIN_SEATS,
      options: readOptions(fields.options, 'options', report),
      values: readValues(fields.values, 'values', report),
    };
  });

/** The first state: the first Sorcier is drawn (ORC-MAN-1), then the round is dealt with. Throws on options that the checker refuses. */
export function setup(input: GameOptions, seed: string): State {
  const options = accepted(checkGameOptions(input));
  const { seats } = options;
  const random = seeded(seed);
  const sorcier = diceFrom(random).roll(seats) - 1;
  return openRound({ random: random.state(), options, scores: bySeat(seats, 0), won: [] }, 1, sorcier);
}
