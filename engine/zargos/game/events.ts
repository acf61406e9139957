/** What happens in a game of Zargos, in the order in which it happens. Ids of places (`into`: where one comes to), points of pawns. */
import type { Tell as CoreTell } from '../../core/events.ts';
import type { KingdomId, PlaceId, TerritoryId } from '../data/board-types.ts';
import type { CardId, RedId } from '../data/cards.ts';
import type { FightEvent } from '../rules/fight.ts';
import type { Hop } from '../rules/movement/hops.ts';
import type { People } from '../types.ts';
import type { PositionCard, Seat, Target, TradedCard } from './types.ts';

type Rolls<Who> = readonly { readonly seat: Who; readonly face: number }[];

export type Event =
  /** Dice for the order of choice, of placement or of play; `rolls` empty where nobody was equal. */
  | { readonly kind: 'ranked'; readonly of: 'choice' | 'placement'; readonly order: readonly Seat[]; readonly rolls: Rolls<Seat> }
  | { readonly kind: 'chose'; readonly seat: Seat; readonly people: People }
  | { readonly kind: 'took'; readonly seat: Seat; readonly pile: 'green' | 'blue'; readonly count: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly cards: readonly PositionCard[]; readonly to: readonly Seat[] }
  | { readonly kind: 'planted'; readonly seat: Seat; readonly people: People; readonly at: TerritoryId }
  /** Told to all with how many cards, then to those it is offered to with the cards. */
  | {
      readonly kind: 'offered';
      readonly seat: Seat;
      readonly offer: number;
      readonly toSeat: Seat | null;
      readonly give: number;
      readonly want: number;
    }
  | {
      readonly kind: 'offer-shown';
      readonly seat: Seat;
      readonly offer: number;
      readonly give: readonly TradedCard[];
      readonly want: readonly TradedCard[];
      readonly to: readonly Seat[];
    }
  /**
   * What becomes of an offer of `seat`, with how many cards; those it was shown to see them again right after. `impossible`: another exchange took its cards
   * away; `unanswered`: the exchanges end, and nobody wanted it. `by`: who did it, its maker where nobody else.
   */
  | {
      readonly kind: 'answered';
      readonly seat: Seat;
      readonly offer: number;
      readonly by: Seat;
      readonly answer: 'accept' | 'refuse' | 'withdraw' | 'impossible' | 'unanswered';
      readonly give: number;
      readonly want: number;
    }
  /** Territories that change hands with an exchange. */
  | { readonly kind: 'traded'; readonly from: Seat; readonly seat: Seat; readonly at: TerritoryId; readonly people: People }
  | { readonly kind: 'granted'; readonly seat: Seat; readonly people: People; readonly reinforcements: number; readonly boats: number }
  /** `bought`: in phase c; else from the lot. */
  | {
      readonly kind: 'reinforced';
      readonly seat: Seat;
      readonly people: People;
      readonly at: PlaceId;
      readonly pawns: number;
      readonly bought: boolean;
    }
  | { readonly kind: 'bought-boats'; readonly seat: Seat; readonly people: People; readonly count: number }
  /** Points that are lost at the end of the purchases. */
  | { readonly kind: 'unspent'; readonly seat: Seat; readonly people: People; readonly points: number }
  /** The quick opening: everything is dealt and placed. */
  | { readonly kind: 'dealt' }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly peoples: readonly People[] }
  | { readonly kind: 'done'; readonly seat: Seat; readonly what: 'attacks' | 'turn' | 'exchanges' }
  /** A card played; `target` of a Vent d'Illusion: the new one. */
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: CardId; readonly target: Target }
  /** A red card takes effect. */
  | { readonly kind: 'effect'; readonly card: RedId; readonly by: Seat; readonly target: Target }
  /** A Vent de Folie in one province. */
  | {
      readonly kind: 'folly';
      readonly people: People;
      readonly at: TerritoryId;
      readonly face: number;
      readonly losses: number;
      readonly left: number;
    }
  /** Pawns taken off by a Vent de Mort, a Vent Démoniaque or a Raz-de-marée. */
  | {
      readonly kind: 'removed';
      readonly card: RedId;
      readonly people: People;
      readonly at: PlaceId;
      readonly losses: number;
      readonly left: number;
    }
  | { readonly kind: 'fled'; readonly from: PlaceId; readonly into: PlaceId; readonly pawns: number }
  /** Dragons that have nowhere to go: they stay, and do not move this turn. */
  | { readonly kind: 'stranded'; readonly at: PlaceId; readonly pawns: number }
  | { readonly kind: 'expired'; readonly cards: readonly RedId[] }
  /** A group sets out; `by`: each hop's means; `over`: sea cells crossed or provinces flown over; neither is told under a Vent de Brume, which is `card` then. */
  | {
      readonly kind: 'attacked' | 'marched';
      readonly seat: Seat;
      readonly people: People;
      readonly from: PlaceId;
      readonly into: PlaceId;
      readonly pawns: number;
      readonly by: readonly (Hop | 'elsewhere')[];
      readonly over: readonly PlaceId[];
      readonly boats: number;
      readonly card: CardId | null;
      /** Marches of Ailés told as flights, which this one shows to have been steps on foot (ZAR-REO-3). */
      readonly walked?: readonly { readonly from: PlaceId; readonly into: PlaceId; readonly pawns: number }[];
    }
  /** A fight is opened; `defender`: nobody in an empty province. */
  | {
      readonly kind: 'opened';
      readonly seat: Seat;
      readonly people: People;
      readonly at: TerritoryId;
      readonly pawns: number;
      readonly defender: People | 'demons' | 'nobody';
      readonly defenders: number;
    }
  | { readonly kind: 'called'; readonly people: People; readonly from: TerritoryId; readonly into: TerritoryId; readonly pawns: number }
  /** What the fight itself tells: throws, the hand of God, losses (`rules/fight.ts`). */
  | {
      readonly kind: 'fight';
      readonly at: TerritoryId;
      readonly people: People;
      readonly defender: People | 'demons';
      readonly what: FightEvent;
    }
  /** Who holds a province after a fight, or without one. `before`: who held it. */
  | {
      readonly kind: 'held';
      readonly at: TerritoryId;
      readonly people: People | null;
      readonly before: People | null;
      readonly left: number;
      readonly how: 'won' | 'kept' | 'nobody' | 'demons' | 'walked-in';
    }
  | { readonly kind: 'out'; readonly people: People; readonly seat: Seat }
  /** A seat has no people left: its cards go under the pile. */
  | { readonly kind: 'left-table'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'master'; readonly seat: Seat; readonly former: Seat | null; readonly cards: number }
  | { readonly kind: 'no-master'; readonly former: Seat }
  /** Magic that a seat receives: how many for all, which for itself. */
  | {
      readonly kind: 'received';
      readonly seat: Seat;
      readonly count: number;
      readonly why: 'kingdoms' | 'master' | 'city' | 'exchange' | 'replaced';
    }
  | { readonly kind: 'hand'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly to: readonly Seat[] }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly count: number }
  /** Out of the game for want of the people it aims at (ZAR-MAG-10). */
  | { readonly kind: 'withdrawn'; readonly card: CardId }
  /** Cards due that the pile does not have (ZAR-L-10). */
  | { readonly kind: 'pile-empty'; readonly seat: Seat; readonly missing: number }
  | {
      readonly kind: 'counted';
      readonly people: People;
      readonly seat: Seat;
      readonly points: number;
      readonly kingdoms: readonly KingdomId[];
    }
  | {
      readonly kind: 'order';
      readonly order: readonly People[];
      readonly before: readonly People[];
      readonly rolls: Rolls<Seat | People>;
    }
  | { readonly kind: 'kingdom'; readonly kingdom: KingdomId; readonly people: People | null; readonly before: People | null }
  | {
      readonly kind: 'over';
      readonly by: 'city' | 'last' | 'stopped' | 'time';
      readonly winners: readonly Seat[];
      readonly people: People | null;
    };

export type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;
export type Tell = CoreTell<Event>;
