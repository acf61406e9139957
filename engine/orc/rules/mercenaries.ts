/** Mercenaries laid face down, one player after another (ORC-BAT-2). */
import { ALLOWED, type Verdict } from '../../core/verdict.ts';
import { sortCards } from '../data/cards.ts';
import type { Tell } from '../events.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { REFUSALS } from '../refusals.ts';
import { MERCENARIES, type Mercenary, type Move, type MoveOf, type Seat, type State } from '../types.ts';
import { announcer, mayReinforce, peopleNow, settle } from './battle.ts';
import { at, choices, countIn, rising, withAt, without } from './hands.ts';

/** Those with a moment of their own: under one reading they are not laid face down among the mercenaries (ORC-L-29). */
const SPECIAL = ['machine-volante', 'commando'] as const satisfies readonly Mercenary[];

const mayHide = (state: State): boolean => readingsOf(state.options)['ORC-L-29'] !== 'interdit';

/** Whether a mercenary may lie face down among those sent. */
export const maySend = (state: State, card: Mercenary): boolean => mayHide(state) || !SPECIAL.some((one) => one === card);

export function judgeSend(state: State, { seat, cards }: MoveOf<'send'>): Verdict<RuleId> {
  if (seat === state.sorcier) return REFUSALS.sorcierPlays(seat);
  if (cards.length > 0 && !mayReinforce(state, seat)) return REFUSALS.mercenariesAlone(peopleNow(state));
  const next = announcer(state);
  if (next !== undefined && next !== seat) return REFUSALS.notYourTurn(next);
  const hand = at(state.hands, seat);
  for (const card of MERCENARIES) {
    const wanted = countIn(cards, card);
    if (wanted > countIn(hand, card)) return REFUSALS.notInHand(card, countIn(hand, card), wanted);
  }
  const special = SPECIAL.find((card) => cards.includes(card));
  return special && !mayHide(state) ? REFUSALS.hiddenMachine(special) : ALLOWED;
}

const PLAIN = ['gobelin', 'troll', 'geant', 'machine-de-guerre'] as const satisfies readonly Mercenary[];

export const sendMoves = (state: State, seat: Seat): readonly Move[] =>
  choices<Mercenary>(at(state.hands, seat), mayHide(state) ? MERCENARIES : PLAIN).map((cards) => ({ kind: 'send', seat, cards }));

export function send(state: State, { seat, cards }: MoveOf<'send'>, tell: Tell): State {
  tell({ kind: 'sent', seat, count: cards.length });
  if (cards.length > 0) tell({ kind: 'sent-cards', to: [seat], cards });
  const sent: State = {
    ...state,
    hands: withAt(state.hands, seat, without(at(state.hands, seat), cards)),
    engaged: withAt(state.engaged, seat, sortCards([...at(state.engaged, seat), ...cards])),
    sent: withAt(state.sent, seat, cards.length),
    answered: rising([...state.answered, seat]),
  };
  return settle(sent, tell);
}
