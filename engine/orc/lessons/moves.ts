/** Who sits where in lessons, and their moves, written short. */
import type { CardId, Move, MoveOf, People, Seat } from '../types.ts';

/** The learner is Blue. */
export const [ROUGE, BLEU, VERT, JAUNE] = [0, 1, 2, 3] as const;

export const deals = (seat: Seat, tick: number): MoveOf<'deal'> => ({ kind: 'deal', seat, tick });
/** Red turns the next cards, one after the other: so many lie already. */
export const turns = (tick: number, count: number) => Array.from({ length: count }, (_, at) => deals(ROUGE, tick + 1 + at));
export const shields = (seat: Seat, tick: number, pile: number): MoveOf<'shield'> => ({ kind: 'shield', seat, tick, pile });
export const deserts = (seat: Seat, tick: number, pile: number): MoveOf<'desertion'> => ({ kind: 'desertion', seat, tick, pile });
export const spies = (seat: Seat, target: Seat, card: CardId): MoveOf<'spy'> => ({ kind: 'spy', seat, target, card });
export const calls = (seat: Seat, people: People): MoveOf<'call'> => ({ kind: 'call', seat, people });
export const sends = (seat: Seat, ...cards: MoveOf<'send'>['cards']): MoveOf<'send'> => ({ kind: 'send', seat, cards });
export const flies = (seat: Seat, ...cards: MoveOf<'fly'>['cards']): MoveOf<'fly'> => ({ kind: 'fly', seat, cards });
export const passes = (seat: Seat): MoveOf<'pass'> => ({ kind: 'pass', seat });

/** What the others play one after the other, once the learner has made `after` moves. */
export const replies = (after: number, ...moves: readonly Move[]) => moves.map((move) => ({ after, move }));
