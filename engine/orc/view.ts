/** What a seat may know: the table as it shows now, its own cards, and this round's public events, that it may remember or not. */
import { isMercenary } from './data/cards.ts';
import { fighting } from './rules/battle.ts';
import { at, backsOf } from './rules/hands.ts';
import { dealtOf, desertionsLeft, isStarted, pileOf, pilesOf, recruiters, shieldsLeft, topOf } from './rules/recruitment.ts';
import { spyHolder } from './rules/spies.ts';
import type { PileView, PlayerView, Seat, Seen, State, View } from './types.ts';

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
  const isOpen = state.options.options['ORC-L-27'] === 'oui';
  return Array.from({ length: pilesOf(state) }, (_, pile) => {
    const shown = topOf(state, pile);
    return isOpen ? { ...shown, cards: pileOf(state, pile) } : shown;
  });
}

/** Nothing lies in the circle once the piles are given out. */
const isDealing = ({ phase }: State): boolean => phase === 'recruit' || phase === 'champion';

const NO_BACKS = backsOf([]);

function playerView(state: State, seat: Seat): PlayerView {
  const dealing = isDealing(state);
  const engaged = at(state.engaged, seat);
  const mercenaries = engaged.filter(isMercenary).length;
  const isRevealed = state.phase === 'flying';
  return {
    desertions: dealing ? desertionsLeft(state, seat) : 0,
    shields: dealing ? shieldsLeft(state, seat) : 0,
    backs: dealing ? NO_BACKS : backsOf(at(state.hands, seat)),
    engaged: { people: engaged.length - mercenaries, mercenaries },
    sent: at(state.sent, seat),
    army: isRevealed ? engaged : null,
    force: isRevealed ? at(state.forces, seat) : null,
  };
}

const seenOf = (state: State): Seen => ({
  dealt: state.deck.slice(0, dealtOf(state)),
  start: isStarted(state) ? state.start : null,
  placed: state.placed,
  spied: state.spied,
  giants: state.giants,
  battles: state.battles,
});

type Public = Omit<View, 'seat' | 'hand' | 'engaged' | 'lost'>;

/** What all seats see alike. */
function publicView(state: State): Public {
  return {
    options: state.options,
    phase: state.phase,
    toMove: toMove(state),
    round: state.round,
    sorcier: state.sorcier,
    scores: state.scores,
    won: state.won,
    tick: state.tick,
    piles: isDealing(state) ? pileViews(state) : [],
    players: state.scores.map((_, seat) => playerView(state, seat)),
    champion: state.champion,
    spy: state.phase === 'spies' ? state.spy : 0,
    called: state.called,
    answered: state.answered,
    commando: state.commando,
    seen: seenOf(state),
    previous: state.previous,
  };
}

/** The last state asked for: seats are asked one after another, and most of a view is common to all. Weak: states stay collectable. */
const SHARED = new WeakMap<State, Public>();

export function view(state: State, seat: Seat): View {
  let shared = SHARED.get(state);
  if (!shared) {
    shared = publicView(state);
    SHARED.set(state, shared);
  }
  const lost = state.buried.flatMap((one) => (one.seat === seat ? [one.card] : []));
  return { ...shared, seat, hand: at(state.hands, seat), engaged: at(state.engaged, seat), lost };
}
