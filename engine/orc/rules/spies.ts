/** From the piles to the hands, then the four spies and the giants (chapters « Dépouillement » and « Espions »). */
import { ALLOWED, type Verdict } from '../../core/verdict.ts';
import { backOf, CARD_IDS, isSpy, sortCards } from '../data/cards.ts';
import type { Tell } from '../events.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { REFUSALS } from '../refusals.ts';
import { bySeat } from '../setup.ts';
import { type CardId, type GiantsGone, type Move, type MoveOf, type Seat, SPIES, type Spy, type SpyTurn, type State } from '../types.ts';
import { at, backsOf, countIn, fightersOf, withAt, withCard, without } from './hands.ts';
import { pileOf, pilesOf } from './piles.ts';
import { strip } from './stripping.ts';

/** The spy whose turn it is; undefined when the four had theirs. */
const spyNow = ({ spy }: Pick<State, 'spy'>): Spy | undefined => SPIES[spy - 1];

/** Who holds a card; undefined when nobody does. */
function holderOf({ hands }: Pick<State, 'hands'>, card: CardId): Seat | undefined {
  const seat = hands.findIndex((hand) => hand.includes(card));
  return seat < 0 ? undefined : seat;
}

/** Copies of a card that a hand got through spies: those change hands no more (ORC-ESP-2). */
const lockedCopies = ({ spied }: Pick<State, 'spied'>, seat: Seat, card: CardId): number =>
  spied.filter((turn) => turn.seat === seat && turn.asked?.given && turn.asked.card === card).length;

/** Whether a spy that asks `target` for `card` gets one. */
const hasToGive = (state: State, target: Seat, card: CardId): boolean =>
  countIn(at(state.hands, target), card) > lockedCopies(state, target, card);

export function judgeSpy(state: State, { seat, target, card }: MoveOf<'spy'>): Verdict<RuleId> {
  const holder = spyHolder(state);
  if (holder !== seat) return REFUSALS.notSpyHolder(state.spy, holder);
  if (target === seat) return REFUSALS.spiesSelf();
  if (target === state.sorcier) return REFUSALS.spiesSorcier(target);
  if (!isSpy(card)) return ALLOWED;
  if (readingsOf(state.options)['ORC-L-15'] === 'non') return REFUSALS.noSpyOfSpies(card);
  const number = SPIES.indexOf(card) + 1;
  if (number === state.spy) return REFUSALS.askingSpy(card);
  return number < state.spy ? REFUSALS.usedSpy(card, state.spy) : ALLOWED;
}

/** The holder of the spy whose turn it is. Throws outside the phase. */
export function spyHolder(state: Pick<State, 'hands' | 'spy'>): Seat {
  const spy = spyNow(state);
  const holder = spy && holderOf(state, spy);
  if (holder === undefined) throw new Error(`nobody holds spy ${state.spy}`);
  return holder;
}

/**
 * What a spy may ask: every card of every opponent who shows its back, and to ask nothing. To ask for a card whose back he does not show is allowed
 * and useless: not listed.
 */
export function spyMoves(state: State, seat: Seat): readonly Move[] {
  const asks = fightersOf(state).flatMap((target) => {
    const backs = backsOf(at(state.hands, target));
    return CARD_IDS.filter((card) => backs[backOf(card)] > 0).map((card) => ({ kind: 'spy', seat, target, card }) as const);
  });
  return [...asks.filter((move) => judgeSpy(state, move).ok), { kind: 'pass', seat }];
}

/** The spy's turn is over: he goes to the discard, or stays in hand (ORC-L-16). */
function retire(state: State, spy: Spy, seat: Seat, turn: SpyTurn, tell: Tell): State {
  tell({ kind: 'spied', turn });
  const spied = [...state.spied, turn];
  const next = { ...state, spied, spy: state.spy + 1 };
  if (readingsOf(state.options)['ORC-L-16'] === 'garde') return next;
  return { ...next, hands: withAt(next.hands, seat, without(at(next.hands, seat), [spy])), discard: [...next.discard, spy] };
}

/** The spy's request, or none: who has the card gives one (ORC-ESP-1). */
export function spyOn(state: State, seat: Seat, asked: { readonly target: Seat; readonly card: CardId } | undefined, tell: Tell): State {
  const spy = spyNow(state);
  if (!spy) throw new Error(`no spy ${state.spy}`);
  if (!asked) return nextSpy(retire(state, spy, seat, { spy, seat }, tell), tell);
  const { target, card } = asked;
  const given = hasToGive(state, target, card);
  const turn: SpyTurn = { spy, seat, asked: { target, card, given } };
  if (!given) return nextSpy(retire(state, spy, seat, turn, tell), tell);
  const taken = withAt(state.hands, target, without(at(state.hands, target), [card]));
  const hands = withAt(taken, seat, withCard(at(taken, seat), card));
  return nextSpy(retire({ ...state, hands }, spy, seat, turn, tell), tell);
}

/** The next spy that somebody holds; after the fourth, the giants, then the first battle. */
function nextSpy(state: State, tell: Tell): State {
  for (let spy = state.spy; spy <= SPIES.length; spy++) {
    const card = SPIES[spy - 1];
    if (card && holderOf(state, card) !== undefined) return { ...state, phase: 'spies', spy };
  }
  return chaseGiants({ ...state, spy: SPIES.length + 1 }, tell);
}

/** Whoever has two giants or more discards them all (ORC-GEA-1). */
function chaseGiants(state: State, tell: Tell): State {
  const giants: GiantsGone[] = [];
  let { hands, discard } = state;
  for (const [seat, hand] of state.hands.entries()) {
    const count = countIn(hand, 'geant');
    if (count < 2) continue;
    giants.push({ seat, count });
    tell({ kind: 'giants', seat, count });
    hands = withAt(
      hands,
      seat,
      hand.filter((card) => card !== 'geant'),
    );
    discard = [...discard, ...hand.filter((card) => card === 'geant')];
  }
  return { ...state, phase: 'call', hands, discard, giants };
}

/** The Sorcier names his champion (ORC-REC-7), strips the piles one after another and hands the cards out. */
export function nameChampion(state: State, champion: Seat, tell: Tell): State {
  tell({ kind: 'champion', seat: state.sorcier, champion });
  const { options } = state.options;
  const got: CardId[][] = bySeat(state.options.seats, 0).map(() => []);
  const discard: CardId[] = [];
  for (let pile = 0; pile < pilesOf(state); pile++) {
    const { owner, kept, deserted, fates } = strip(pileOf(state, pile), readingsOf({ options }));
    tell({ kind: 'stripped', pile, owner, fates });
    discard.push(...deserted);
    (owner === null ? discard : at(got, owner)).push(...kept);
  }
  return nextSpy({ ...state, champion, hands: got.map(sortCards), discard, spy: 1 }, tell);
}

export function judgeChampion(state: State, seat: Seat, champion: Seat): Verdict<RuleId> {
  if (seat !== state.sorcier) return REFUSALS.notSorcierNames(state.sorcier);
  return champion === seat ? REFUSALS.ownChampion() : ALLOWED;
}
