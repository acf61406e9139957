/** The deal made discrete (chapter « Recrutement »): one card a tick, desertions and shields stamped with the number of cards turned before them. */
import { ALLOWED, type Verdict } from '../../core/verdict.ts';
import type { Tell } from '../events.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { REFUSALS } from '../refusals.ts';
import { DESERTIONS, SHIELDS } from '../setup.ts';
import { LAST_TICK, type Move, type MoveOf, type Placed, type Seat, type State } from '../types.ts';
import { distanceOf, fightersOf } from './hands.ts';
import { type Deal, dealtOf, desertionsLeft, isDealt, isStarted, pilesOf, shieldsLeft } from './piles.ts';

export type Placing = MoveOf<'desertion' | 'shield'>;

/** Where left-over shields go round, the seat whose turn it is (ORC-L-23). */
function shieldTurn(state: Deal): Seat | undefined {
  const order = fightersOf(state);
  const last = state.placed.findLast((one) => one.tick >= LAST_TICK);
  const from = last ? order.indexOf(last.seat) + 1 : 0;
  return [...order.slice(from), ...order.slice(0, from)].find((seat) => shieldsLeft(state, seat) > 0);
}

/** Fighters who still have shields to lay once all is dealt: all at once, or in turn (ORC-L-23). */
function latePlacers(state: Deal): readonly Seat[] {
  if (readingsOf(state.options)['ORC-L-23'] !== 'a-tour-de-role') return fightersOf(state).filter((seat) => shieldsLeft(state, seat) > 0);
  const next = shieldTurn(state);
  return next === undefined ? [] : [next];
}

/** The latest tick at which a left-over shield may be laid: one more than the clock, so that later means higher. */
const lateLimit = (tick: number): number => Math.max(tick, LAST_TICK) + 1;

/** The tick that a card laid now bears: that of the clock, or the next one when all is dealt and somebody has just laid a shield. */
export function tickNow({ tick, placed }: Pick<State, 'tick' | 'placed'>): number {
  return tick >= LAST_TICK && placed.at(-1)?.tick === tick ? tick + 1 : tick;
}

/** Why a seat may lay no card of a kind at the tick of `state`, wherever it wants it. */
function objectionToKind(state: Deal, kind: Placed['kind'], seat: Seat): Verdict<RuleId> {
  if (seat === state.sorcier) return REFUSALS.sorcierPlays(seat);
  if (kind === 'desertion') {
    if (isDealt(state)) return REFUSALS.desertionsLost();
    if (desertionsLeft(state, seat) <= 0) return REFUSALS.noDesertion(DESERTIONS[state.options.seats]);
    return ALLOWED;
  }
  if (shieldsLeft(state, seat) <= 0) return REFUSALS.noShield(SHIELDS);
  if (!isStarted(state)) return REFUSALS.notStarted(state.tick);
  if (!isDealt(state)) return ALLOWED;
  const [next, ...others] = latePlacers(state);
  return next !== undefined && next !== seat && !others.includes(seat) ? REFUSALS.shieldOutOfTurn(next) : ALLOWED;
}

/** Why not on this pile, at `tick`, a seat that may lay the kind somewhere. */
function objectionToPile(state: Deal, { kind, seat, pile, tick }: Placing): Verdict<RuleId> {
  const { options } = state.options;
  const readings = readingsOf({ options });
  if (kind === 'desertion') return dealtOf(state) <= pile && readings['ORC-L-26'] !== 'perdue' ? REFUSALS.emptyPile(pile) : ALLOWED;
  if (readings['ORC-L-24'] !== 'interdit-si-vu') return ALLOWED;
  // At one instant nobody sees the other's hand, but his own.
  const isSeen = state.placed.some((one) => one.kind === 'shield' && one.pile === pile && (one.tick < tick || one.seat === seat));
  return isSeen ? REFUSALS.takenPile(pile) : ALLOWED;
}

/**
 * Whether a desertion or a shield may be laid. One that bears a later tick than the clock's is judged after the deal up to it, as a replay needs: what is
 * said of it may tell what comes. Seats are listed, and lay, cards of the clock's own tick.
 */
export function judgePlacing(now: State, placing: Placing): Verdict<RuleId> {
  const { kind, seat, pile, tick } = placing;
  if (seat === now.sorcier) return REFUSALS.sorcierPlays(seat);
  if (pile >= pilesOf(now)) return REFUSALS.noPile(pile, pilesOf(now));
  if (tick < now.tick) return kind === 'desertion' ? REFUSALS.pastDesertion(tick, now.tick) : REFUSALS.pastShield(tick, now.tick);
  const then = tick === now.tick ? now : { ...now, tick };
  const general = objectionToKind(then, kind, seat);
  if (!general.ok) return general;
  if (tick > lateLimit(now.tick)) return REFUSALS.shieldAhead(tick, lateLimit(now.tick));
  return objectionToPile(then, placing);
}

export function judgeDeal(state: State, seat: Seat, tick: number): Verdict<RuleId> {
  if (seat !== state.sorcier) return REFUSALS.dealNotSorcier(seat, state.sorcier);
  if (tick > LAST_TICK) return REFUSALS.dealBeyond(tick, LAST_TICK);
  return tick <= state.tick ? REFUSALS.dealDone(tick, state.tick) : ALLOWED;
}

/** A seat may let the tick go by while it could lay something (`canPlace`) and cards are left to deal. */
export function judgeWait(state: State, seat: Seat): Verdict<RuleId> {
  if (seat === state.sorcier) return REFUSALS.sorcierPlays(seat);
  const left = shieldsLeft(state, seat);
  if (isDealt(state) && left > 0) return REFUSALS.mustShield(left);
  return !isDealt(state) && canPlace(state, seat) ? ALLOWED : REFUSALS.nothingToWait();
}

/** Whether a seat could lay something at this tick. */
function canPlace(state: Deal, seat: Seat): boolean {
  if (seat === state.sorcier) return false;
  if (isDealt(state)) return latePlacers(state).includes(seat);
  if (isStarted(state) && shieldsLeft(state, seat) > 0) return true;
  return desertionsLeft(state, seat) > 0 && (dealtOf(state) > 0 || readingsOf(state.options)['ORC-L-26'] === 'perdue');
}

/** Seats that may act in the deal: the Sorcier while cards are left, and whoever has something to lay. */
export function recruiters(state: State): readonly Seat[] {
  const { seats } = state.options;
  const found: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) if (seat === state.sorcier ? !isDealt(state) : canPlace(state, seat)) found.push(seat);
  return found;
}

/** Where every pile takes the card, the moves of a seat at a tick are the same in every game: each list is made once. */
const LISTS = new Map<number, readonly Move[]>();

const everywhere = (kinds: readonly Placed['kind'][], seat: Seat, tick: number, piles: number): Move[] =>
  kinds.flatMap((kind) => Array.from({ length: piles }, (_, pile): Move => ({ kind, seat, tick, pile })));

function listFor(kinds: readonly Placed['kind'][], seat: Seat, tick: number, piles: number): readonly Move[] {
  const which = (kinds.includes('desertion') ? 1 : 0) + (kinds.includes('shield') ? 2 : 0);
  const key = ((tick * 8 + seat) * 16 + piles) * 4 + which;
  const known = LISTS.get(key);
  if (known) return known;
  const moves = everywhere(kinds, seat, tick, piles);
  if (tick < LAST_TICK) moves.push({ kind: 'wait', seat });
  LISTS.set(key, moves);
  return moves;
}

const KINDS = ['desertion', 'shield'] as const satisfies readonly Placed['kind'][];

/** Whether a kind of card may lie on every pile: they all hold a card, and shields are no obstacle to one another (ORC-L-24). */
const isAnyPileOpen = (state: Deal): boolean =>
  dealtOf(state) >= pilesOf(state) && readingsOf(state.options)['ORC-L-24'] !== 'interdit-si-vu';

/** Moves of a seat in the deal: the Sorcier's next tick, or every pile for each card that the seat may lay now, and to wait. */
export function recruitmentMoves(state: State, seat: Seat): readonly Move[] {
  if (seat === state.sorcier) return isDealt(state) ? [] : [{ kind: 'deal', seat, tick: state.tick + 1 }];
  const tick = tickNow(state);
  const piles = pilesOf(state);
  const kinds = KINDS.filter((kind) => objectionToKind(state, kind, seat).ok);
  if (kinds.length === 0) return [];
  if (isAnyPileOpen(state)) return listFor(kinds, seat, tick, piles);
  const moves = everywhere(kinds, seat, tick, piles).filter(
    (move) => (move.kind !== 'desertion' && move.kind !== 'shield') || objectionToPile(state, move).ok,
  );
  if (moves.length > 0 && !isDealt(state)) moves.push({ kind: 'wait', seat });
  return moves;
}

/** Whether the deal is over and every shield laid (ORC-REC-6): the Sorcier names his champion (ORC-REC-7). */
const isRecruited = (state: State): boolean => isDealt(state) && fightersOf(state).every((seat) => shieldsLeft(state, seat) === 0);

const afterDeal = (state: State): State => (isRecruited(state) ? { ...state, phase: 'champion' } : state);

/** The clock goes on to `tick`. */
function dealTo(before: State, tick: number, tell: Tell): State {
  const after = { ...before, tick };
  const [from, to] = [dealtOf(before), dealtOf(after)];
  if (to > from) tell({ kind: 'dealt', cards: after.deck.slice(from, to), pile: from % pilesOf(after) });
  if (isStarted(after) && !isStarted(before)) tell({ kind: 'started' });
  if (isDealt(after) && !isDealt(before)) tell({ kind: 'dealt-out' });
  return after;
}

export const deal = (state: State, tick: number, tell: Tell): State => afterDeal(dealTo(state, tick, tell));

/** Lays a card, after the deal up to its tick. */
export function place(before: State, { kind, seat, tick, pile }: Placing, tell: Tell): State {
  const state = dealTo(before, tick, tell);
  tell({ kind: 'placed', what: kind, seat, pile, late: isDealt(state) });
  const distance = distanceOf(state, seat);
  const after = state.placed.findLastIndex((one) => one.tick < tick || (one.tick === tick && distanceOf(state, one.seat) <= distance));
  const placed = [...state.placed.slice(0, after + 1), { kind, seat, tick, pile }, ...state.placed.slice(after + 1)];
  return afterDeal({ ...state, placed });
}
