/**
 * What a game of De l'Orc pour les braves is made of: cards, moves, the state, and what a seat may know of it. All of it is plain, readonly,
 * JSON-safe data. Lists of cards are hands: each copy once, in the order of `CARD_IDS`.
 */
import type { Seat } from '../core/events.ts';
import type { GameState } from '../core/game.ts';
import type { RandomState } from '../core/random.ts';
import type { RuleId } from './ids.ts';
import type { Options } from './options.ts';

export type { Options, Seat };

/** The four peoples (ORC-MAT-1). */
export const PEOPLES = ['orcs', 'barbares', 'squelettes', 'nains'] as const;
export type People = (typeof PEOPLES)[number];

/** The three cards of each people: 7, 4 and 2 copies (ORC-MAT-1); that of two copies is the chief (ORC-MAT-4). */
export const RANKS = ['troupe', 'elite', 'chef'] as const;
export type Rank = (typeof RANKS)[number];
export type PeopleCard = `${People}-${Rank}`;

/** The mercenaries (ORC-MAT-2). */
export const MERCENARIES = ['gobelin', 'troll', 'geant', 'machine-de-guerre', 'machine-volante', 'commando'] as const;
export type Mercenary = (typeof MERCENARIES)[number];
/** Who may board the flying machine. */
export type Passenger = Extract<Mercenary, 'gobelin' | 'commando'>;

export const SPIES = ['espion-1', 'espion-2', 'espion-3', 'espion-4'] as const;
export type Spy = (typeof SPIES)[number];

/** A card that may fight: the kinds that have a value. */
export type ArmyCardKind = PeopleCard | Mercenary;
/** A kind of army card; copies are in `COPIES`. */
export type CardId = ArmyCardKind | Spy;

/** The six backs (ORC-MAT-5): all that others see of a hand. */
export const BACKS = [...PEOPLES, 'mercenaires', 'espions'] as const;
export type Back = (typeof BACKS)[number];

/** What each card that may fight is worth; a war machine when served, a flying machine when accompanied. */
export type Values = Readonly<Record<ArmyCardKind, number>>;

export const MIN_SEATS = 4;
export const MAX_SEATS = 7;

/** How a game is set up: what a link, a replay or the command line give. */
export interface GameOptions {
  /** Players, the Sorcier included. */
  readonly seats: 4 | 5 | 6 | 7;
  /** Chosen readings of the rulings. */
  readonly options: Options;
  /** Values of the table's own box where they differ from the default `BOX`. */
  readonly values: Partial<Values>;
}

/** The Sorcier's « début des recrutements » and 80 army cards: one a tick. The clock stands at 0 before the first. */
export const LAST_TICK = 81;

/** A desertion or a shield laid on a pile once `tick` cards were dealt. */
export interface Placed {
  readonly kind: 'desertion' | 'shield';
  readonly seat: Seat;
  readonly tick: number;
  readonly pile: number;
}

/** An unseen card: whose it was, by its back. */
interface Buried {
  readonly seat: Seat;
  readonly card: CardId;
}

/** A spy's turn: what was asked of whom, and whether he had it; a spy that asked nothing has no target. Public. */
export interface SpyTurn {
  readonly spy: Spy;
  readonly seat: Seat;
  readonly asked?: { readonly target: Seat; readonly card: CardId; readonly given: boolean };
}

/** Who discarded how many giants (ORC-GEA-1). Public. */
export interface GiantsGone {
  readonly seat: Seat;
  readonly count: number;
}

/** What of a battle everybody saw once it is over. Lists by seat are empty or 0 for the Sorcier. */
export interface Battle {
  readonly people: People;
  readonly points: number;
  /** Revealed armies by seat, the flying machine's crew apart. */
  readonly armies: readonly (readonly ArmyCardKind[])[];
  /** How many mercenaries each seat announced (the commando's victim counted). */
  readonly sent: readonly number[];
  readonly commando?: { readonly seat: Seat; readonly target: Seat; readonly back: Back };
  readonly flying?: { readonly seat: Seat; readonly cards: readonly Passenger[] };
  /** Final forces by seat. */
  readonly forces: readonly number[];
  /** Seats whose armies won, rising; the Sorcier's points through his champion are in `scored`. */
  readonly winners: readonly Seat[];
  /** Points scored by seat, the Sorcier's through his champion included. */
  readonly scored: readonly number[];
}

/**
 * `recruit`: the deal, and after its last card the shields left over; `champion`: the Sorcier names him; `spies`: the holder of the spy whose turn
 * it is; `call`: the Sorcier names a people; `mercenaries`: one after another; `commando`, `flying`: every seat that shows a mercenary back
 * answers, in any order; `over`: the end.
 */
export const PHASES = ['recruit', 'champion', 'spies', 'call', 'mercenaries', 'commando', 'flying', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export interface State extends GameState {
  readonly random: RandomState;
  readonly options: GameOptions;
  readonly phase: Phase;
  /** From 1. */
  readonly round: number;
  readonly sorcier: Seat;
  readonly scores: readonly number[];
  /** Who won each battle since the beginning, for ORC-FIN-2; empty lists where nobody did. */
  readonly won: readonly (readonly Seat[])[];
  /** The 80 army cards of this round in the order of the deal; card k goes to pile k mod piles. */
  readonly deck: readonly CardId[];
  /** The tick at which « début des recrutements » is turned; the other ticks deal one army card each. */
  readonly start: number;
  /** Cards dealt so far, « début des recrutements » included; beyond `LAST_TICK` only to order late shields. */
  readonly tick: number;
  /** By tick, then distance to the Sorcier's left, then as played. */
  readonly placed: readonly Placed[];
  readonly champion: Seat | null;
  /** By seat; the Sorcier's is empty. */
  readonly hands: readonly (readonly CardId[])[];
  /** The spy whose turn it is, 1 to 4; 5 when all had theirs. */
  readonly spy: number;
  readonly spied: readonly SpyTurn[];
  readonly giants: readonly GiantsGone[];
  /** Peoples called this round, in order; the last is fought for now. */
  readonly called: readonly People[];
  /** Cards laid down for the battle by seat, the flying machine's crew apart. */
  readonly engaged: readonly (readonly ArmyCardKind[])[];
  /** How many mercenaries each seat announced for this battle. */
  readonly sent: readonly number[];
  /** Seats that have answered at this moment of the battle, rising. */
  readonly answered: readonly Seat[];
  readonly commando: Battle['commando'] | null;
  /** Forces at the reveal by seat, before the flying machine; empty before. */
  readonly forces: readonly number[];
  /** Army cards out of this round, faces known, as they went. */
  readonly discard: readonly CardId[];
  /** Cards drawn by the commando this round, unseen but by their owner. */
  readonly buried: readonly Buried[];
  readonly battles: readonly Battle[];
}

export type Move =
  /** The Sorcier's clock: deals up to `tick`. */
  | { readonly kind: 'deal'; readonly seat: Seat; readonly tick: number }
  /** Laid when `tick` cards are dealt; `play` deals up to it first. */
  | { readonly kind: 'desertion'; readonly seat: Seat; readonly tick: number; readonly pile: number }
  | { readonly kind: 'shield'; readonly seat: Seat; readonly tick: number; readonly pile: number }
  /** Lets this tick go by: changes nothing, and is never recorded. */
  | { readonly kind: 'wait'; readonly seat: Seat }
  | { readonly kind: 'champion'; readonly seat: Seat; readonly champion: Seat }
  | { readonly kind: 'spy'; readonly seat: Seat; readonly target: Seat; readonly card: CardId }
  | { readonly kind: 'call'; readonly seat: Seat; readonly people: People }
  /** Mercenaries laid face down beside the people called; none is allowed. */
  | { readonly kind: 'send'; readonly seat: Seat; readonly cards: readonly Mercenary[] }
  | { readonly kind: 'commando'; readonly seat: Seat; readonly target: Seat; readonly back: Back }
  /** The flying machine, with these goblins of the hand aboard (the commando too where ORC-L-30 makes a goblin of it). */
  | { readonly kind: 'fly'; readonly seat: Seat; readonly cards: readonly Passenger[] }
  /** A spy that asks nothing; neither commando nor flying machine. */
  | { readonly kind: 'pass'; readonly seat: Seat };
export type MoveKind = Move['kind'];
export type MoveOf<Kind extends MoveKind> = Extract<Move, { readonly kind: Kind }>;

/** The top of a pile: an army card, a desertion, or the shield of a seat. */
export type PileCard = { readonly card: CardId } | { readonly desertion: Seat } | { readonly shield: Seat };

/** What becomes of one card of a pile, and by which rule. */
export type Fate =
  /** An army card that goes to the pile's owner, or with the pile to the discard. */
  | { readonly kind: 'army'; readonly card: CardId; readonly gone: boolean; readonly rule: RuleId }
  /** A desertion: the card it cancels by its place from the bottom, null where it has no effect. */
  | { readonly kind: 'desertion'; readonly seat: Seat; readonly hits: number | null; readonly rule: RuleId }
  /** A shield: whether it takes the pile. */
  | { readonly kind: 'shield'; readonly seat: Seat; readonly takes: boolean; readonly rule: RuleId };

export interface PileView {
  readonly height: number;
  readonly top: PileCard | null;
  /** From the bottom, under the reading of ORC-L-27 that lets piles be leafed through; left out otherwise. */
  readonly cards?: readonly PileCard[];
}

/** What everybody sees in front of a player. */
export interface PlayerView {
  readonly desertions: number;
  readonly shields: number;
  /** Cards of his hand by back (ORC-ESP-3); all 0 during the deal. */
  readonly backs: Readonly<Record<Back, number>>;
  /** Cards laid for the battle by back: the people called and mercenaries. */
  readonly engaged: { readonly people: number; readonly mercenaries: number };
  /** Mercenaries announced for the battle. */
  readonly sent: number;
  /** His army once revealed (phase `flying`); null while face down. */
  readonly army: readonly ArmyCardKind[] | null;
  /** Its force once revealed. */
  readonly force: number | null;
}

/** This round's public events, that a perfect memory would hold. Bots of each level forget a part of it. */
export interface RoundSeen {
  /** Army cards dealt, in order: card k lies on pile k mod piles. */
  readonly dealt: readonly CardId[];
  /** The tick of « début des recrutements »; null until it is turned. */
  readonly start: number | null;
  readonly placed: readonly Placed[];
  readonly spied: readonly SpyTurn[];
  readonly giants: readonly GiantsGone[];
  readonly battles: readonly Battle[];
}

/** All that a seat may know: what the table shows now, its own cards, and what it could remember (`seen`). */
export interface View {
  /** Whose; `NO_SEAT` for the public's. */
  readonly seat: Seat;
  readonly options: GameOptions;
  readonly phase: Phase;
  readonly toMove: readonly Seat[];
  readonly round: number;
  readonly sorcier: Seat;
  readonly scores: readonly number[];
  /** Who won each battle since the beginning (ORC-FIN-2). */
  readonly won: readonly (readonly Seat[])[];
  readonly tick: number;
  readonly piles: readonly PileView[];
  readonly players: readonly PlayerView[];
  readonly champion: Seat | null;
  /** The spy whose turn it is, 1 to 4; 0 outside the phase. */
  readonly spy: number;
  readonly called: readonly People[];
  /** Seats that have answered at this moment of the battle. */
  readonly answered: readonly Seat[];
  readonly commando: Battle['commando'] | null;
  readonly hand: readonly CardId[];
  /** Own cards laid for the battle. */
  readonly engaged: readonly ArmyCardKind[];
  /** Own card that a commando took this round: its owner misses it. */
  readonly lost: readonly CardId[];
  readonly seen: RoundSeen;
}
