/**
 * What lies on the piles (chapter « Recrutement »). It follows from the deck, the tick and `placed`, which sorts by (tick, distance to the Sorcier's left,
 * as played): so two cards laid by two seats at one tick give the same pile in either order, the nearer to the Sorcier's left being lower (ORC-L-17).
 */
import { CARD_IDS, orderOf } from '../data/cards.ts';
import { DESERTIONS, PILES, SHIELDS } from '../setup.ts';
import { type CardId, LAST_TICK, type PileCard, type Placed, type Seat, type State } from '../types.ts';

export type Deal = Pick<State, 'deck' | 'start' | 'tick' | 'placed' | 'sorcier' | 'options'>;

export const pilesOf = ({ options }: Pick<State, 'options'>): number => PILES[options.seats];

/** « Début des recrutements » is turned: shields may be laid (ORC-REC-5). */
export const isStarted = ({ tick, start }: Pick<State, 'tick' | 'start'>): boolean => tick >= start;

/** Army cards dealt: every tick but that of « début des recrutements » deals one. */
export const dealtOf = ({ tick, start }: Pick<State, 'tick' | 'start'>): number => Math.min(tick, LAST_TICK) - (tick >= start ? 1 : 0);

/** The tick that deals army card `index`, from 0. */
export const tickOf = ({ start }: Pick<State, 'start'>, index: number): number => (index + 1 < start ? index + 1 : index + 2);

const placedCard = ({ kind, seat }: Placed): PileCard => (kind === 'desertion' ? { desertion: seat } : { shield: seat });

/** A pile from the bottom: what was dealt on it, and what was laid between. */
export function pileOf(deal: Deal, pile: number): readonly PileCard[] {
  const { deck, placed } = deal;
  const dealt = dealtOf(deal);
  const piles = pilesOf(deal);
  const laid = placed.filter((one) => one.pile === pile);
  const cards: PileCard[] = [];
  let next = 0;
  for (let index = pile; index < dealt; index += piles) {
    const tick = tickOf(deal, index);
    for (let one = laid[next]; one && one.tick < tick; one = laid[next]) {
      cards.push(placedCard(one));
      next += 1;
    }
    const card = deck[index];
    if (card === undefined) throw new Error(`no card ${index} in the deck`);
    cards.push({ card });
  }
  return [...cards, ...laid.slice(next).map(placedCard)];
}

/** What a pile shows: how many cards lie on it, and the top one. */
export interface Top {
  readonly height: number;
  readonly top: PileCard | null;
}

/** What piles show repeats from tick to tick and from game to game: each is made once, by its height and its top card. */
const TOPS = new Map<number, Top>();
const EMPTY: Top = Object.freeze({ height: 0, top: null });

/** `code` numbers the top cards. */
function topFor(height: number, code: number, make: () => PileCard): Top {
  const key = height * 64 + code;
  const known = TOPS.get(key);
  if (known) return known;
  const made = Object.freeze({ height, top: Object.freeze(make()) });
  TOPS.set(key, made);
  return made;
}

const KIND_COUNT = CARD_IDS.length;
const topOfCard = (height: number, card: CardId): Top => topFor(height, orderOf(card), () => ({ card }));
const topOfPlaced = (height: number, one: Placed): Top =>
  topFor(height, KIND_COUNT + 2 * one.seat + (one.kind === 'shield' ? 1 : 0), () => placedCard(one));

/** The tops of all piles, in one pass: views ask for them at every tick. */
export function topsOf(deal: Deal): readonly Top[] {
  const { deck, placed } = deal;
  const piles = pilesOf(deal);
  const dealt = dealtOf(deal);
  const laid = Array.from({ length: piles }, () => 0);
  const last: (Placed | undefined)[] = [];
  for (const one of placed) {
    laid[one.pile] = (laid[one.pile] ?? 0) + 1;
    last[one.pile] = one;
  }
  return laid.map((others, pile) => {
    const count = dealt > pile ? Math.floor((dealt - pile - 1) / piles) + 1 : 0;
    const index = pile + piles * (count - 1);
    const card = count > 0 ? deck[index] : undefined;
    const over = last[pile];
    if (over && (card === undefined || over.tick >= tickOf(deal, index))) return topOfPlaced(count + others, over);
    return card === undefined ? EMPTY : topOfCard(count + others, card);
  });
}

/** Desertions or shields that a seat has laid. */
function laidBy({ placed }: Pick<State, 'placed'>, seat: Seat, kind: Placed['kind']): number {
  let count = 0;
  for (const one of placed) if (one.seat === seat && one.kind === kind) count += 1;
  return count;
}

export const shieldsLeft = (state: Deal, seat: Seat): number => (seat === state.sorcier ? 0 : SHIELDS - laidBy(state, seat, 'shield'));

export const desertionsLeft = (state: Deal, seat: Seat): number =>
  seat === state.sorcier ? 0 : DESERTIONS[state.options.seats] - laidBy(state, seat, 'desertion');

/** All army cards are dealt, shields may be left to lay (ORC-REC-6). */
export const isDealt = ({ tick }: Pick<State, 'tick'>): boolean => tick >= LAST_TICK;
