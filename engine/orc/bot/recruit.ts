/**
 * The expert during the deal. It holds the piles in its head, supposes that the best ones left go to those who still have shields, and reckons what
 * the four battles then promise: it sends a card away when that pays enough, and takes a pile when losing it would cost more than waiting brings.
 * A shield gives away whose the pile is, and what falls on it next, good or bad: each card still to come is a reason to wait, and
 * so is having no rival left who could take anything.
 */
import { LAST_TICK, type Move, PEOPLES, type View } from '../types.ts';
import { type Counts, FIRST_SPY, KINDS, mercenaryForce, noCards, peopleForce, type Worths } from './kinds.ts';
import { NOBODY, type RememberedPile, rememberedPiles, UNKNOWN } from './memory.ts';
import { bestOf, idle, isWait, type Meter, movesOf } from './pick.ts';
import type { Remembered } from './recall.ts';
import { type Ahead, aheadOf, BATTLE_POINTS, forcesOf, promise } from './strength.ts';

/** Points that a round gives at most. */
const MOST = /* @__PURE__ */ BATTLE_POINTS.reduce<number>((sum, points) => sum + points, 0);
/** Points of a round that a shield must save before the last card, and more for each further card still to come: tuned by whole games against itself. */
const TAKE = { least: 0.02, card: 1 } as const;
/** Points of a round that a desertion must bring, when all cards are still to come and when none is. */
const SEND_AWAY = { first: 0.35, last: 0.02 } as const;
/** Doubt about forces when nothing more comes, and for each card still to be dealt. */
const DOUBT = { settled: 5, card: 0.2 } as const;
/** What a card that was forgotten, and a spy, are taken to bring to a pile. */
const FORGOTTEN = 4;
const SPY = 3;

interface Deal {
  readonly view: View;
  readonly worths: Worths;
  readonly piles: readonly RememberedPile[];
  readonly ahead: readonly Ahead[];
  readonly doubt: number;
  /** Cards still to come. */
  readonly cards: number;
  /** Of all those that come while shields may be laid, the part still to come: 1 at first, 0 at the end. */
  readonly left: number;
  /** Piles that nobody has, the best first: by place. */
  readonly free: readonly number[];
  /** What each seat's piles hold; the Sorcier has none. */
  readonly held: readonly (Counts | undefined)[];
  /** Seats with shields, each once a round of the table, mine first: who takes the next best pile. */
  readonly turns: readonly number[];
}

function meritOf({ cards, unknown }: RememberedPile, worths: Worths): number {
  const soldiers = PEOPLES.reduce((sum, _, people) => sum + peopleForce(cards, people, worths), 0);
  const spies = cards.slice(FIRST_SPY).reduce((sum, count) => sum + count, 0);
  return soldiers + mercenaryForce(cards, worths) + unknown * FORGOTTEN + spies * SPY;
}

function add(hand: Counts, { cards }: RememberedPile): void {
  for (let kind = 0; kind < KINDS; kind += 1) hand[kind] = (hand[kind] ?? 0) + (cards[kind] ?? 0);
}

function heldIn({ players, sorcier }: View, piles: readonly RememberedPile[]): readonly (Counts | undefined)[] {
  const hands = players.map((_, seat) => (seat === sorcier ? undefined : noCards()));
  for (const pile of piles) {
    const hand = hands[pile.owner];
    if (hand) add(hand, pile);
  }
  return hands;
}

/** Everybody's cards if the piles that nobody has go, in `order`, one by one to the seats of `turns`. */
function handsIf({ held, piles }: Deal, order: readonly number[], turns: readonly number[]): readonly (Counts | undefined)[] {
  const hands = [...held];
  for (let at = 0; at < turns.length; at += 1) {
    const pile = piles[order[at] ?? NOBODY];
    const seat = turns[at] ?? NOBODY;
    const hand = hands[seat];
    if (!pile || !hand) continue;
    const more = hand === held[seat] ? [...hand] : hand;
    add(more, pile);
    hands[seat] = more;
  }
  return hands;
}

function turnsOf({ players, sorcier }: View, first: number): readonly number[] {
  const seats = players.map((_, at) => (first + at) % players.length).filter((seat) => seat !== sorcier);
  const most = Math.max(0, ...players.map(({ shields }) => shields));
  return Array.from({ length: most }, (_, round) => seats.filter((seat) => (players[seat]?.shields ?? 0) > round)).flat();
}

const promiseOf = ({ view, ahead, worths, doubt }: Deal, hands: readonly (Counts | undefined)[]): number =>
  promise(forcesOf(hands, ahead, worths), view.seat, view.sorcier, ahead, doubt);

/** What the round promises if I take `pile` now; undefined when the budget is used up. */
function ifMine(deal: Deal, pile: number, meter: Meter): number | undefined {
  if (!meter.take()) return undefined;
  const order = [pile, ...deal.free.filter((one) => one !== pile)];
  return promiseOf(deal, handsIf(deal, order, deal.turns));
}

/** What it promises if the next who may takes `pile`, and I `second`. */
function ifTheirs(deal: Deal, pile: number, second: number, meter: Meter): number | undefined {
  const rival = deal.turns.find((seat) => seat !== deal.view.seat);
  if (rival === undefined || !meter.take()) return undefined;
  const rest = deal.free.filter((one) => one !== pile && one !== second);
  const later = [...deal.turns];
  later.splice(later.indexOf(rival), 1);
  return promiseOf(deal, handsIf(deal, [pile, second, ...rest], [rival, ...later]));
}

function dealOf(view: View, remembered: Remembered, worths: Worths): Deal {
  const piles = rememberedPiles(view, remembered);
  const cards = Math.max(0, LAST_TICK - view.tick);
  const merits = piles.map((pile) => meritOf(pile, worths));
  const free = piles
    .flatMap(({ owner }, at) => (owner === NOBODY ? [at] : []))
    .sort((a, b) => (merits[b] ?? 0) - (merits[a] ?? 0) || a - b);
  const start = view.seen.start ?? 0;
  return {
    view,
    worths,
    piles,
    ahead: aheadOf(view, PEOPLES),
    doubt: DOUBT.settled + DOUBT.card * cards,
    cards,
    left: cards / Math.max(1, LAST_TICK - start),
    free,
    held: heldIn(view, piles),
    turns: turnsOf(view, view.seat),
  };
}

/** What a desertion must bring now. */
const sendingAway = ({ left }: Deal): number => SEND_AWAY.last + (SEND_AWAY.first - SEND_AWAY.last) * left;

/** What a shield must save now; nothing is enough while nobody else has one to lay. */
const taking = ({ view, cards }: Deal): number => (isContested(view) ? TAKE.least + TAKE.card * (cards - 1) : Number.POSITIVE_INFINITY);

/** What the round promises with each of these piles, as far as the budget reaches. */
const promised = (deal: Deal, piles: readonly number[], meter: Meter) =>
  piles.flatMap((pile) => {
    const score = ifMine(deal, pile, meter);
    return score === undefined ? [] : [{ pile, score }];
  });

/** The pile that promises most of those that nobody has; undefined where there is none. */
export function bestPile(view: View, remembered: Remembered, worths: Worths, meter: Meter): number | undefined {
  const deal = dealOf(view, remembered, worths);
  return bestOf(promised(deal, deal.free, meter), ({ score }) => score)?.value.pile;
}

/** Whether somebody else may still take a pile. */
export const isContested = ({ players, seat, sorcier }: Pick<View, 'players' | 'seat' | 'sorcier'>): boolean =>
  players.some(({ shields }, other) => other !== seat && other !== sorcier && shields > 0);

function bestShield(deal: Deal, legal: readonly Move[], meter: Meter): { readonly move: Move; readonly gain: number } | undefined {
  const shields = movesOf(legal, 'shield');
  const piles = deal.free.filter((pile) => shields.some((move) => move.pile === pile));
  const rated = promised(deal, piles, meter);
  const best = bestOf(rated, ({ score }) => score);
  if (!best) return undefined;
  const second = bestOf(
    rated.filter((one) => one !== best.value),
    ({ score }) => score,
  );
  const without = second && ifTheirs(deal, best.value.pile, second.value.pile, meter);
  const move = shields.find(({ pile }) => pile === best.value.pile);
  return move && { move, gain: best.score - (without ?? 0) };
}

/** The desertion that pays best: what the round promises with the exposed card gone, less what it promises now. */
function bestDesertion(deal: Deal, legal: readonly Move[], meter: Meter): { readonly move: Move; readonly gain: number } | undefined {
  const open = movesOf(legal, 'desertion').filter(({ pile }) => {
    const there = deal.piles[pile];
    return there && there.owner !== NOBODY && there.exposed !== UNKNOWN;
  });
  if (open.length === 0 || !meter.take()) return undefined;
  const hands = handsIf(deal, deal.free, deal.turns);
  const now = promiseOf(deal, hands);
  const best = bestOf(open, ({ pile }) => {
    const there = deal.piles[pile];
    if (!there || !meter.take()) return Number.NEGATIVE_INFINITY;
    const less = [...(hands[there.owner] ?? [])];
    less[there.exposed] = (less[there.exposed] ?? 1) - 1;
    return promiseOf(
      deal,
      hands.map((hand, seat) => (seat === there.owner ? less : hand)),
    );
  });
  return best && { move: best.value, gain: best.score - now };
}

export function recruit(view: View, remembered: Remembered, legal: readonly Move[], worths: Worths, meter: Meter): Move {
  const waits = legal.some(isWait);
  if (waits && legal.every(isWait)) return idle(legal);
  const deal = dealOf(view, remembered, worths);
  const away = bestDesertion(deal, legal, meter);
  if (away && away.gain >= sendingAway(deal)) return away.move;
  const enough = waits ? taking(deal) : Number.NEGATIVE_INFINITY;
  const shield = enough < MOST ? bestShield(deal, legal, meter) : undefined;
  return shield && shield.gain >= enough ? shield.move : idle(legal);
}

/** What each seat's piles promise it, the deal being over: for the Sorcier who names his champion. */
export function promisesOf(view: View, remembered: Remembered, worths: Worths): readonly number[] {
  const deal = dealOf(view, remembered, worths);
  const forces = forcesOf(deal.held, deal.ahead, worths);
  return view.players.map((_, seat) => (seat === view.sorcier ? 0 : promise(forces, seat, view.sorcier, deal.ahead, deal.doubt)));
}

/** What the round promises once this shield or this desertion lies there, or nothing, in points: a shield on a pile that somebody has is lost (ORC-REC-5). */
export function promiseAfter(view: View, remembered: Remembered, worths: Worths, move: Move): number {
  const deal = dealOf(view, remembered, worths);
  const { free, turns, held } = deal;
  if (move.kind === 'shield' && free.includes(move.pile))
    return promiseOf(deal, handsIf(deal, [move.pile, ...free.filter((one) => one !== move.pile)], turns));
  if (move.kind === 'shield') {
    const [, ...rest] = turns;
    return promiseOf(deal, handsIf(deal, free, rest));
  }
  const hands = handsIf({ ...deal, held: move.kind === 'desertion' ? deserted(deal, move.pile) : held }, free, turns);
  return promiseOf(deal, hands);
}

/** What everybody's piles hold once the exposed card of one of them is gone. */
function deserted({ held, piles }: Deal, pile: number): Deal['held'] {
  const there = piles[pile];
  if (!there || there.owner === NOBODY || there.exposed === UNKNOWN) return held;
  return held.map((hand, seat) =>
    hand && seat === there.owner ? hand.map((count, kind) => (kind === there.exposed ? count - 1 : count)) : hand,
  );
}
