/** What happens in a game of De l'Orc: enough to tell it, to show it and to count it, without looking at states. */
import type { Tell as CoreTell, Seat } from '../core/events.ts';
import type { ArmyCardKind, Back, Battle, CardId, Fate, Mercenary, Passenger, People, SpyTurn } from './types.ts';

export type Event =
  /** Army cards laid one after another, the first on `pile`, the next ones on the piles that follow. */
  | { readonly kind: 'dealt'; readonly cards: readonly CardId[]; readonly pile: number }
  /** « Début des recrutements » is turned. */
  | { readonly kind: 'started' }
  /** The last card is on its pile. */
  | { readonly kind: 'dealt-out' }
  /** `late`: once all is dealt. */
  | { readonly kind: 'placed'; readonly what: 'desertion' | 'shield'; readonly seat: Seat; readonly pile: number; readonly late: boolean }
  | { readonly kind: 'champion'; readonly seat: Seat; readonly champion: Seat }
  /** A pile is taken apart, from the bottom; its owner is null where no shield lies on it. */
  | { readonly kind: 'stripped'; readonly pile: number; readonly owner: Seat | null; readonly fates: readonly Fate[] }
  | { readonly kind: 'spied'; readonly turn: SpyTurn }
  | { readonly kind: 'giants'; readonly seat: Seat; readonly count: number }
  /** `laid`: cards of the people by seat, 0 for the Sorcier. */
  | { readonly kind: 'called'; readonly seat: Seat; readonly people: People; readonly laid: readonly number[] }
  | { readonly kind: 'sent'; readonly seat: Seat; readonly count: number }
  /** Right after `sent`: which, to who sent them. */
  | { readonly kind: 'sent-cards'; readonly to: readonly Seat[]; readonly cards: readonly Mercenary[] }
  | { readonly kind: 'struck'; readonly seat: Seat; readonly target: Seat; readonly back: Back; readonly people: People }
  /** Right after `struck`: which card, to who loses it. */
  | { readonly kind: 'lost-card'; readonly to: readonly Seat[]; readonly card: ArmyCardKind }
  /** Neither commando nor flying machine. */
  | { readonly kind: 'nobody'; readonly moment: 'commando' | 'flying' }
  /** One of those asked has none, or keeps it: nobody is told, but for what comes of it. */
  | { readonly kind: 'passed'; readonly seat: Seat; readonly moment: 'commando' | 'flying' }
  /** By seat. */
  | {
      readonly kind: 'revealed';
      readonly people: People;
      readonly sorcier: Seat;
      readonly armies: readonly (readonly ArmyCardKind[])[];
      readonly forces: readonly number[];
    }
  | { readonly kind: 'flown'; readonly seat: Seat; readonly cards: readonly Passenger[]; readonly before: number; readonly force: number }
  /** `sorcier`: the Sorcier of the battle. */
  | { readonly kind: 'counted'; readonly battle: Battle; readonly sorcier: Seat }
  | { readonly kind: 'round'; readonly round: number; readonly sorcier: Seat }
  | { readonly kind: 'over'; readonly winners: readonly Seat[]; readonly scores: readonly number[] };

export type Tell = CoreTell<Event>;
