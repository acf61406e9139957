/**
 * Hands as counts, for speed: `hand[kind]` copies, a kind being its place in `CARD_IDS`. Constants are marked pure, here and in the other files of the
 * bots, so that a page that only shows the levels leaves the bots to its worker.
 */
import { BOX, CARD_IDS, orderOf } from '../data/cards.ts';
import { readingsOf } from '../options.ts';
import { type ArmyCardKind, type CardId, type GameOptions, PEOPLES, type People } from '../types.ts';

/** Copies by kind; 22 of them. Mutable while it is being built, then left alone. */
export type Counts = number[];

export const KINDS = CARD_IDS.length;

const ELITE = 1;
export const CHIEF = 2;
/** Kinds of a people: `peopleAt * RANKS_OF_PEOPLE` is its troop. */
export const RANKS_OF_PEOPLE = 3;

export const GOBLIN = /* @__PURE__ */ orderOf('gobelin');
const TROLL = /* @__PURE__ */ orderOf('troll');
export const GIANT = /* @__PURE__ */ orderOf('geant');
const WAR_MACHINE = /* @__PURE__ */ orderOf('machine-de-guerre');
export const FLYING_MACHINE = /* @__PURE__ */ orderOf('machine-volante');
export const COMMANDO = /* @__PURE__ */ orderOf('commando');
/** Mercenaries are the kinds from `GOBLIN` to `COMMANDO`, spies those from here. */
export const FIRST_SPY = /* @__PURE__ */ orderOf('espion-1');

export const kindOf = (card: CardId): number => orderOf(card);
export const peopleAt = (people: People): number => PEOPLES.indexOf(people);

const NONE: readonly number[] = /* @__PURE__ */ new Array<number>(KINDS).fill(0);
export const noCards = (): Counts => [...NONE];

export function countsOf(cards: readonly CardId[]): Counts {
  const counts = noCards();
  for (const card of cards) counts[orderOf(card)] = (counts[orderOf(card)] ?? 0) + 1;
  return counts;
}

/** What bots reckon with: values by kind, and what the readings say of chiefs. */
export interface Worths {
  readonly value: readonly number[];
  /** A chief's own value is doubled too (ORC-L-12). */
  readonly chiefDoubles: boolean;
  /** Armies of 0 win when all are (ORC-L-20). */
  readonly zeroWins: boolean;
}

function reckoned({ options, values }: GameOptions): Worths {
  const readings = readingsOf({ options });
  const chief = readings['ORC-L-12'];
  const worthOf = (card: CardId, kind: number): number => {
    if (kind >= FIRST_SPY || (chief === 'nulle' && card.endsWith('-chef'))) return 0;
    const known = card as ArmyCardKind;
    return values[known] ?? BOX.values[known];
  };
  return { value: CARD_IDS.map(worthOf), chiefDoubles: chief === 'compte-et-double', zeroWins: readings['ORC-L-20'] === 'tous' };
}

/** By options, which a game never changes: the same table asks at every move. */
const KNOWN = new WeakMap<GameOptions, Worths>();

export function worthsOf(options: GameOptions): Worths {
  const known = KNOWN.get(options) ?? reckoned(options);
  KNOWN.set(options, known);
  return known;
}

const at = (counts: readonly number[], kind: number): number => counts[kind] ?? 0;

/** Two chiefs of one people are there (ORC-BAT-7). */
export const hasTwoChiefs = (hand: readonly number[], people: number): boolean => at(hand, people * RANKS_OF_PEOPLE + CHIEF) > 1;

/** Force of the cards of a people, without mercenaries (ORC-BAT-5, ORC-BAT-7). */
export function peopleForce(hand: readonly number[], people: number, { value, chiefDoubles }: Worths): number {
  const first = people * RANKS_OF_PEOPLE;
  const chiefs = at(hand, first + CHIEF);
  if (chiefs > 1) return 0;
  const soldiers = at(hand, first) * at(value, first) + at(hand, first + ELITE) * at(value, first + ELITE);
  if (chiefs === 0) return soldiers;
  return 2 * soldiers + at(value, first + CHIEF) * (chiefDoubles ? 2 : 1);
}

/** Force that mercenaries add, two giants being none (ORC-GEA-1, ORC-BAT-6); the flying machine with a goblin beside those that serve (ORC-BAT-8). */
export function mercenaryForce(hand: readonly number[], { value }: Worths): number {
  const goblins = at(hand, GOBLIN);
  const served = Math.min(goblins, at(hand, WAR_MACHINE));
  const giants = at(hand, GIANT) === 1 ? at(value, GIANT) : 0;
  const flying = at(hand, FLYING_MACHINE) > 0 && goblins > served ? at(value, FLYING_MACHINE) : 0;
  return goblins * at(value, GOBLIN) + at(hand, TROLL) * at(value, TROLL) + giants + served * at(value, WAR_MACHINE) + flying;
}
