/**
 * A whole game of Zargos as values: what a table sees and hides, what may be done, and how it is set up. All of it is plain, readonly, JSON-safe.
 * Places go by their numbers in a state (`board/tables.ts`) and by their ids in moves and events; pawns are points of pawns (ZAR-MAT-7).
 */
import type { Seat } from '../../core/events.ts';
import type { GameState, Outcome } from '../../core/game.ts';
import type { BoardFile } from '../data/board-file.ts';
import type { KingdomId, PlaceId, SeaId, TerritoryId } from '../data/board-types.ts';
import type { CardId, GreenId, RedId } from '../data/cards.ts';
import type { Scenario } from '../data/scenario.ts';
import type { Options } from '../options.ts';
import type { FightState } from '../rules/fight.ts';
import type { People } from '../types.ts';

export type { Seat };

export const MIN_SEATS = 2;
export const MAX_SEATS = 6;

/** A table that nobody ends stops after so many rounds (ZAR-L-58). */
export const MAX_ROUNDS = 60;

/** `complete`: cards, exchanges and placement are played (ZAR-POS-1 to 5); `rapide`: dealt and placed by the engine from the seed. */
export const OPENINGS = ['rapide', 'complete'] as const;
export type Opening = (typeof OPENINGS)[number];

/** Offers that a seat may make in each time of exchanges (ZAR-POS-3, ZAR-MAG-7); 0: none are made, and nobody is asked. */
export const MOST_OFFERS = 12;

export interface GameOptions {
  readonly seats: number;
  /** Peoples of each player: 1 from four players on, 2 at three, 2 or 3 at two (ZAR-PREP-2, ZAR-PREP-3); 1 in a scenario. */
  readonly each: number;
  readonly opening: Opening;
  /** 0 to `MOST_OFFERS`. */
  readonly offers: number;
  /** Chosen readings of the rulings. */
  readonly options: Options;
  /** The table's own board; null: ours. */
  readonly board: BoardFile | null;
  /** A part of that board, set up, and played for a few rounds (ZAR-L-70). Left out: the whole game. */
  readonly scenario?: Scenario;
}

/** A positioning card (ZAR-MAT-4): a territory, a reinforcement or a boat. */
export type PositionCard = TerritoryId | 'renfort' | 'bateau';

/**
 * `peoples`: each chooses a people; `takings`: one green card or two blue ones; `planting`: which people takes each territory drawn; `granting`: which
 * takes each reinforcement and each boat; `placement`: pawns are spread.
 * `red`: before a turn; `illusion`: just after a red card that may be turned; `flight`: Dragons driven from a sea cell; `attacks`: moves and the choice of
 * the next fight; `call`: the Araignées' group; `winds`: a Vent de Guerre, or not; `hand`: the hand of God on a throw; `sorting`: a hand too large;
 * `reorganisation`; `reinforcements`: purchases; `trade`: exchanges of positioning cards or of magic; `over`: the end.
 */
export const PHASES = [
  'peoples',
  'takings',
  'planting',
  'granting',
  'placement',
  'red',
  'illusion',
  'flight',
  'attacks',
  'call',
  'winds',
  'hand',
  'sorting',
  'reorganisation',
  'reinforcements',
  'trade',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** What is offered, in the time of exchanges; `to`: null for all. Cards of positioning before the first turn, of magic after a count. */
export interface Offer {
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat | null;
  readonly give: readonly TradedCard[];
  readonly want: readonly TradedCard[];
}

export type TradedCard = PositionCard | CardId;

/** Exchanges under way. */
export interface Trade {
  readonly of: 'position' | 'magic';
  /** Open offers, oldest first. */
  readonly offers: readonly Offer[];
  /** By seat: offers made in this time. */
  readonly made: readonly number[];
  /** By seat: whether it has said that it is done. */
  readonly done: readonly boolean[];
}

/** The setting up (ZAR-POS), until the first turn. */
export interface Positioning {
  /** Cards face down, the next one first: hidden. */
  readonly green: readonly PositionCard[];
  readonly blue: readonly PositionCard[];
  /** By seat: cards taken. Those of territories are seen by all from `planting` on; the others stay hidden until they are granted. */
  readonly hands: readonly (readonly PositionCard[])[];
  /** By people: reinforcement cards granted. */
  readonly reinforcements: Readonly<Record<People, number>>;
  /** By people: points of pawns still to be spread. */
  readonly left: Readonly<Record<People, number>>;
  /** Who has still to act, in order; the first is asked. Not read in `trade`. */
  readonly queue: readonly Seat[];
}

/** What a red card aims at: a kingdom, two sea cells (the lake alone under the other reading of ZAR-L-31), a place; nothing for the others. */
export type Target =
  | { readonly kingdom: KingdomId }
  | { readonly seas: readonly SeaId[] }
  | { readonly place: PlaceId }
  | Readonly<Record<string, never>>;

/** A red card that acts over time. `until`: the end of this turn, or of all turns of the round (ZAR-L-4). */
export interface Effect {
  readonly card: RedId;
  readonly by: Seat;
  readonly target: Target;
  readonly until: 'turn' | 'round';
}

/** A card played before this turn, for ZAR-MAG-6: a second one like it is refused. */
interface PlayedRed {
  readonly card: RedId;
  readonly by: Seat;
  readonly target: Target;
}

/** A red card just laid, which a Vent d'Illusion may turn; `by`: who names its target now. */
export interface Laid extends PlayedRed {
  /** Who laid the red card itself. */
  readonly owner: Seat;
  /** Vents d'Illusion played upon it. */
  readonly illusions: number;
}

/** Dragons that must leave sea cells: a Tempête, or a Raz-de-marée; places, the first one asked about. */
export interface Driven {
  readonly by: 'vent-de-tempete' | 'raz-de-maree';
  readonly from: readonly number[];
}

/** A group that attacks: what left `from`. */
export interface AttackGroup {
  readonly from: number;
  readonly pawns: number;
  /** By boat or by Vent de Terre. */
  readonly bySea: boolean;
}

/** An attack declared, to be fought; several groups of one people fight as one (ZAR-ATT-2). */
export interface Attack {
  readonly at: number;
  readonly people: People;
  readonly groups: readonly AttackGroup[];
}

/** The fight under way. Attacking pawns stand in `fight`, not on the board; so do the defenders' once it has begun. */
export interface Combat {
  readonly at: number;
  readonly people: People;
  /** `demons`: an empty province of Zargos (ZAR-ZRG-1). */
  readonly defender: People | 'demons';
  readonly groups: readonly AttackGroup[];
  /** The group called through a vortex (ZAR-ARA-2). */
  readonly called: { readonly from: number; readonly pawns: number } | null;
  /** Pawns that the attacker and the defender began with, the called group included. */
  readonly engaged: { readonly attacker: number; readonly defender: number };
  readonly winds: { readonly attacker: boolean; readonly defender: boolean };
  /** Steps that remain before the fight itself, the first one asked. */
  readonly before: readonly ('call' | 'wind-attacker' | 'wind-defender' | 'shot')[];
  readonly fight: FightState;
}

/** The turn of a player, or of one of his peoples (ZAR-L-34). */
export interface Turn {
  readonly seat: Seat;
  readonly peoples: readonly People[];
  /** Attacks to be fought. */
  readonly attacks: readonly Attack[];
  /** Whether a fight has begun: only Chevaliers still move (ZAR-COM-1, ZAR-CHE-1). */
  readonly engaged: boolean;
  /** Places that the Chevaliers attacked this turn: they do not attack them again (ZAR-CHE-1). */
  readonly struck: readonly number[];
  /** By place: pawns that came there this turn, fighting or moving (ZAR-ATT-4, ZAR-MER-2). */
  readonly came: readonly number[];
  /** By place: pawns that came there in this reorganisation by any means. */
  readonly moved: readonly number[];
  /** By place: those of them that may not move again: flown, carried by a Vent d'Ailleurs or under a Vent de Brume. */
  readonly landed: readonly number[];
  /** By place: defenders that came through a vortex: they do not leave again this turn (ZAR-L-25). */
  readonly called: readonly number[];
  /** By people: steps of reorganisation taken, 0 to 2 (ZAR-REO-1). */
  readonly steps: Readonly<Record<People, number>>;
  /** What the Ailés have marched in this reorganisation, in order; left out where nothing. */
  readonly trips?: readonly Trip[];
  /** A Vent de Brume is in force for all the player's pawns. */
  readonly mist: boolean;
  readonly combat: Combat | null;
}

/** A march of Ailés. `lands`: its pawns do not move again. `mayStep`: what follows may tell it as a group's step (ZAR-REO-3). */
export interface Trip {
  readonly from: number;
  readonly to: number;
  readonly pawns: number;
  readonly lands: boolean;
  readonly mayStep: boolean;
}

/** What each people still has to spend in phase c. */
export interface Purse {
  readonly people: People;
  /** Points of the count not yet spent (ZAR-REN-1). */
  readonly points: number;
}

export interface State extends GameState {
  readonly options: GameOptions;
  readonly phase: Phase;
  /** Rounds begun, 0 while setting up. */
  readonly round: number;
  /** Seats in the order in which peoples are chosen (ZAR-PREP-2). */
  readonly choice: readonly Seat[];
  /** By seat: its peoples, in the order chosen, those that are out included. */
  readonly peoples: readonly (readonly People[])[];
  /** Peoples that still have pawns, in the order of play; in `peoples` those chosen so far. */
  readonly order: readonly People[];
  /** By territory: who holds it. */
  readonly owners: readonly (People | null)[];
  /** By place: pawns that stand there; at sea only Dragons do. */
  readonly pawns: readonly number[];
  /** By people: boats in front of its player. */
  readonly boats: Readonly<Record<People, number>>;
  /** By seat: magic in hand, in the order received: hidden. */
  readonly hands: readonly (readonly CardId[])[];
  /** Magic face down, the next one first: hidden. */
  readonly pile: readonly CardId[];
  /** Taken out of the game (ZAR-MAG-10). */
  readonly removed: readonly CardId[];
  /** By kingdom: who has its card. */
  readonly kingdoms: readonly (People | null)[];
  /** The Master of the Winds. */
  readonly master: Seat | null;
  /** Red cards in force. */
  readonly effects: readonly Effect[];
  readonly positioning: Positioning | null;
  /** Peoples whose turns are still to come in this round, the one under way left out. */
  readonly waiting: readonly People[];
  /** From the red window before a turn to its end. */
  readonly turn: Turn | null;
  /** Red cards played before this turn. */
  readonly played: readonly PlayedRed[];
  /** Seats to be asked in a window (`red`, `illusion`), and in `sorting` who must choose; the first is asked. */
  readonly asked: readonly Seat[];
  /** In `red`: whether somebody played in this round of the window (ZAR-L-27). */
  readonly again: boolean;
  readonly laid: Laid | null;
  readonly driven: Driven | null;
  /** In `sorting`: where play goes on. */
  readonly resume: Phase | null;
  readonly trade: Trade | null;
  /** Seats still to receive their magic in this distribution, the first one next; empty outside it. */
  readonly served: readonly Seat[];
  /** In phase c: those who still buy, the first one now; points of the last count. */
  readonly purses: readonly Purse[];
  /** By people: points of the last count; 0 before the first. */
  readonly points: Readonly<Record<People, number>>;
  readonly ending: Ending | null;
}

/**
 * `city`: the Forbidden City and the three provinces round it (ZAR-BUT-1); `last`: one player left; `stopped`: too many rounds; `time`: those of its
 * scenario are over, whose prize `scores` count (ZAR-L-70).
 */
export interface Ending extends Outcome {
  readonly by: 'city' | 'last' | 'stopped' | 'time';
  /** The people that won; null when it is not one alone. */
  readonly people: People | null;
}

/** A group on its way; `card`: the Vent de Terre or the Vent d'Ailleurs that carries it. */
interface GroupMove<Kind extends 'attack' | 'march'> {
  readonly kind: Kind;
  readonly seat: Seat;
  readonly people: People;
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly pawns: number;
  readonly card: Extract<GreenId, 'vent-de-terre' | 'vent-d-ailleurs'> | null;
}

/** What is said of an offer. */
interface AnswerMove<Kind extends 'accept' | 'refuse' | 'withdraw'> {
  readonly kind: Kind;
  readonly seat: Seat;
  readonly offer: number;
}

export type Move =
  /** Chooses a people (ZAR-PREP-2). */
  | { readonly kind: 'choose'; readonly seat: Seat; readonly people: People }
  /** Takes one green card or two blue ones, the last blue one alone (ZAR-POS-1). */
  | { readonly kind: 'take'; readonly seat: Seat; readonly pile: 'green' | 'blue' }
  /** Puts a pawn of `people` on a territory drawn (ZAR-POS-2, ZAR-L-34). */
  | { readonly kind: 'plant'; readonly seat: Seat; readonly people: People; readonly at: TerritoryId }
  /** Gives a reinforcement or a boat to one of his peoples (ZAR-POS-4, ZAR-L-17). */
  | { readonly kind: 'grant'; readonly seat: Seat; readonly people: People; readonly card: 'renfort' | 'bateau' }
  /** Adds pawns to a territory, or a sea cell that his Dragons hold, in the placement and in phase c, where each costs two points (ZAR-POS-5, ZAR-REN-1). */
  | { readonly kind: 'reinforce'; readonly seat: Seat; readonly people: People; readonly at: PlaceId; readonly pawns: number }
  /** Buys boats (ZAR-REN-1). */
  | { readonly kind: 'boats'; readonly seat: Seat; readonly people: People; readonly count: number }
  | {
      readonly kind: 'offer';
      readonly seat: Seat;
      readonly to: Seat | null;
      readonly give: readonly TradedCard[];
      readonly want: readonly TradedCard[];
    }
  | AnswerMove<'accept'>
  | AnswerMove<'refuse'>
  | AnswerMove<'withdraw'>
  /** A red card before a turn, a Vent d'Illusion after one (with the new target), a Vent de Guerre before a fight, a Vent de Brume in reorganisation. */
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: CardId; readonly target: Target }
  /** Nothing: in a window, at a call, at a Vent de Guerre; keeps a throw in `hand`. */
  | { readonly kind: 'pass'; readonly seat: Seat }
  /** Where driven Dragons go, all those of the cell asked about. */
  | { readonly kind: 'flee'; readonly seat: Seat; readonly to: PlaceId }
  /** Sends a group to attack, or to reorganise. */
  | GroupMove<'attack'>
  | GroupMove<'march'>
  /** Opens the next fight, or takes an empty province. */
  | { readonly kind: 'fight'; readonly seat: Seat; readonly at: TerritoryId }
  /** The Araignées bring a group (ZAR-ARA-2). */
  | { readonly kind: 'call'; readonly seat: Seat; readonly from: TerritoryId; readonly pawns: number }
  /** The hand of God throws a die again: its index in the throw that lies there, from 0 (ZAR-MOI-1). */
  | { readonly kind: 'reroll'; readonly seat: Seat; readonly die: number }
  /** Puts a card of his hand under the pile (ZAR-MAG-1, ZAR-ZRG-5). */
  | { readonly kind: 'discard'; readonly seat: Seat; readonly card: CardId }
  /** Ends what the seat is doing: attacks, then reorganisation, placement, purchases, exchanges. */
  | { readonly kind: 'done'; readonly seat: Seat };
export type MoveKind = Move['kind'];
export type MoveOf<Kind extends MoveKind> = Extract<Move, { readonly kind: Kind }>;

/** A positioning as one seat sees it. */
export interface PositioningView extends Omit<Positioning, 'green' | 'blue' | 'hands'> {
  /** Cards left face down. */
  readonly green: number;
  readonly blue: number;
  /** By seat: what is known of its cards; `null` for a card that is hidden. */
  readonly hands: readonly (readonly (PositionCard | null)[])[];
}

/** All that these eyes may know. */
export interface View extends Omit<State, 'random' | 'pile' | 'hands' | 'positioning' | 'trade'> {
  /** Whose; `NO_SEAT` for the public's. */
  readonly seat: Seat;
  /** Magic cards face down. */
  readonly pile: number;
  /** By seat: cards in hand. */
  readonly counts: readonly number[];
  /** This seat's magic; empty for the public's. */
  readonly hand: readonly CardId[];
  readonly positioning: PositioningView | null;
  /** What is offered shows its cards to those it is offered to; others see how many. */
  readonly trade: (Omit<Trade, 'offers'> & { readonly offers: readonly OfferView[] }) | null;
}

export interface OfferView extends Omit<Offer, 'give' | 'want'> {
  readonly give: readonly (TradedCard | null)[];
  readonly want: readonly (TradedCard | null)[];
}
