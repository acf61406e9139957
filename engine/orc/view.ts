/** What a seat may know: the table as it shows now, its own cards, and this round's public events, that it may remember or not. */
import { type Eyes, NO_SEAT } from '../core/events.ts';
import { isMercenary } from './data/cards.ts';
import { readingsOf } from './options.ts';
import { fighting } from './rules/battle.ts';
import { at, backsOf } from './rules/hands.ts';
import { dealtOf, desertionsLeft, isStarted, pileOf, shieldsLeft, topsOf } from './rules/piles.ts';
import { recruiters } from './rules/recruitment.ts';
import { spyHolder } from './rules/spies.ts';
import type { ArmyCardKind, CardId, PileView, PlayerView, RoundSeen, Seat, State, View } from './types.ts';

/** Seats that may move, rising. Public: at the commando's and the flying machine's moments, every seat that shows a mercenary's back. */
export function toMove(state: State): readonly Seat[] {
  switch (state.phase) {
    case 'recruit':
      return recruiters(state);
    case 'champion':
    case 'call':
      return [state.sorcier];
    case 'spies':
      return [spyHolder(state)];
    case 'mercenaries':
    case 'commando':
    case 'flying':
      return fighting(state);
    case 'over':
      return [];
  }
}

function pileViews(state: State): readonly PileView[] {
  const tops = topsOf(state);
  return readingsOf(state.options)['ORC-L-27'] === 'oui' ? tops.map((top, pile) => ({ ...top, cards: pileOf(state, pile) })) : tops;
}

/** Nothing lies in the circle once the piles are given out. */
const isDealing = ({ phase }: State): boolean => phase === 'recruit' || phase === 'champion';

const NO_BACKS = backsOf([]);
const NO_PILES: readonly PileView[] = [];
const NO_CARDS: readonly CardId[] = [];
const NO_FIGHTERS: readonly ArmyCardKind[] = [];
const NOBODY = { people: 0, mercenaries: 0 } as const;

/** What a player shows during the deal, by the desertions and the shields that he has left. */
const RECRUITING: readonly (readonly PlayerView[])[] = [0, 1, 2].map((desertions) =>
  [0, 1, 2].map((shields) => Object.freeze({ desertions, shields, backs: NO_BACKS, engaged: NOBODY, sent: 0, army: null, force: null })),
);

function playerView(state: State, seat: Seat): PlayerView {
  if (isDealing(state)) return at(at(RECRUITING, desertionsLeft(state, seat)), shieldsLeft(state, seat));
  const engaged = at(state.engaged, seat);
  const mercenaries = engaged.filter(isMercenary).length;
  const isRevealed = state.phase === 'flying';
  return {
    desertions: 0,
    shields: 0,
    backs: backsOf(at(state.hands, seat)),
    engaged: { people: engaged.length - mercenaries, mercenaries },
    sent: at(state.sent, seat),
    army: isRevealed ? engaged : null,
    force: isRevealed ? at(state.forces, seat) : null,
  };
}

const seenOf = (state: State): RoundSeen => ({
  dealt: state.deck.slice(0, dealtOf(state)),
  start: isStarted(state) ? state.start : null,
  placed: state.placed,
  spied: state.spied,
  giants: state.giants,
  battles: state.battles,
});

/** What all seats see alike and takes some making. */
type Shared = Pick<View, 'toMove' | 'piles' | 'players' | 'seen'>;

const sharedOf = (state: State): Shared => ({
  toMove: toMove(state),
  piles: isDealing(state) ? pileViews(state) : NO_PILES,
  players: state.scores.map((_, seat) => playerView(state, seat)),
  seen: seenOf(state),
});

/** Of the states asked for: seats are asked one after another. Weak, so that states stay collectable. */
const SHARED = new WeakMap<State, Shared>();

function lostBy({ buried }: State, seat: Seat): readonly CardId[] {
  return buried.length === 0 ? NO_CARDS : buried.flatMap((one) => (one.seat === seat ? [one.card] : []));
}

/** Field by field: bots are shown thousands of views a game. */
export function view(state: State, eyes: Eyes): View {
  const seat = eyes === 'public' ? NO_SEAT : eyes;
  let shared = SHARED.get(state);
  if (!shared) {
    shared = sharedOf(state);
    SHARED.set(state, shared);
  }
  return {
    seat,
    options: state.options,
    phase: state.phase,
    toMove: shared.toMove,
    round: state.round,
    sorcier: state.sorcier,
    scores: state.scores,
    won: state.won,
    tick: state.tick,
    piles: shared.piles,
    players: shared.players,
    champion: state.champion,
    spy: state.phase === 'spies' ? state.spy : 0,
    called: state.called,
    answered: state.answered,
    commando: state.commando,
    hand: state.hands[seat] ?? NO_CARDS,
    engaged: state.engaged[seat] ?? NO_FIGHTERS,
    lost: lostBy(state, seat),
    seen: shared.seen,
  };
}
