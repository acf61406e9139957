/** De l'Orc pour les braves as a whole game: judging, listing and playing share one source of truth, the chapters of `rules/`. */
import { judged } from '../core/events.ts';
import type { Clock, Game } from '../core/game.ts';
import { ALLOWED, type Verdict } from '../core/verdict.ts';
import type { Event, Tell } from './events.ts';
import { explain } from './explain.ts';
import { guess } from './guess.ts';
import type { RuleId } from './ids.ts';
import { checkMove } from './moves.ts';
import { REFUSALS } from './refusals.ts';
import * as battle from './rules/battle.ts';
import * as mercenaries from './rules/mercenaries.ts';
import * as recruitment from './rules/recruitment.ts';
import { outcomeOf } from './rules/scoring.ts';
import * as specials from './rules/specials.ts';
import * as spies from './rules/spies.ts';
import { checkGameOptions, setup } from './setup.ts';
import { type GameOptions, LAST_TICK, type Move, type MoveKind, type Phase, type Seat, type State, type View } from './types.ts';
import { toMove, view } from './view.ts';

/** The phases in which each kind of move has its moment. */
const MOMENTS: Readonly<Record<MoveKind, readonly Phase[]>> = {
  deal: ['recruit'],
  desertion: ['recruit'],
  shield: ['recruit'],
  wait: ['recruit'],
  champion: ['champion'],
  spy: ['spies'],
  call: ['call'],
  send: ['mercenaries'],
  commando: ['commando'],
  fly: ['flying'],
  pass: ['spies', 'commando', 'flying'],
};

function seatsIn(move: Move): readonly Seat[] {
  if (move.kind === 'champion') return [move.seat, move.champion];
  return move.kind === 'spy' || move.kind === 'commando' ? [move.seat, move.target] : [move.seat];
}

function judge(state: State, move: Move): Verdict<RuleId> {
  const { seats } = state.options;
  if (state.phase === 'over') return REFUSALS.over();
  const stranger = seatsIn(move).find((seat) => seat >= seats);
  if (stranger !== undefined) return REFUSALS.noSeat(stranger, seats);
  if (!MOMENTS[move.kind].includes(state.phase)) return REFUSALS.notNow(move.kind, state.phase);
  switch (move.kind) {
    case 'deal':
      return recruitment.judgeDeal(state, move.seat, move.tick);
    case 'desertion':
    case 'shield':
      return recruitment.judgePlacing(state, move);
    case 'wait':
      return recruitment.judgeWait(state, move.seat);
    case 'champion':
      return spies.judgeChampion(state, move.seat, move.champion);
    case 'spy':
      return spies.judgeSpy(state, move);
    case 'call':
      return battle.judgeCall(state, move);
    case 'send':
      return mercenaries.judgeSend(state, move);
    case 'commando':
      return specials.judgeCommando(state, move);
    case 'fly':
      return specials.judgeFly(state, move);
    case 'pass': {
      if (state.phase !== 'spies') return battle.judgePass(state, move.seat);
      const holder = spies.spyHolder(state);
      return holder === move.seat ? ALLOWED : REFUSALS.notSpyHolder(state.spy, holder);
    }
  }
}

function after(state: State, move: Move, tell: Tell): State {
  switch (move.kind) {
    case 'deal':
      return recruitment.deal(state, move.tick, tell);
    case 'desertion':
    case 'shield':
      return recruitment.place(state, move, tell);
    case 'wait':
      return state;
    case 'champion':
      return spies.nameChampion(state, move.champion, tell);
    case 'spy':
      return spies.spyOn(state, move.seat, { target: move.target, card: move.card }, tell);
    case 'call':
      return battle.call(state, move.people, tell);
    case 'send':
      return mercenaries.send(state, move, tell);
    case 'commando':
      return specials.strike(state, move, tell);
    case 'fly':
      return specials.fly(state, move, tell);
    case 'pass':
      return state.phase === 'spies' ? spies.spyOn(state, move.seat, undefined, tell) : battle.pass(state, move.seat, tell);
  }
}

/**
 * Moves of a seat. All of them, but: the Sorcier's deal is listed for the next tick only, cards laid bear the tick of the clock only, and a spy's
 * requests are those for which the target shows the back. A later tick, and a request for nothing, may be played too.
 */
function moves(state: State, seat: Seat): readonly Move[] {
  if (state.phase === 'recruit') return recruitment.recruitmentMoves(state, seat);
  if (!toMove(state).includes(seat)) return [];
  switch (state.phase) {
    case 'champion':
      return state.scores.flatMap((_, champion) => (champion === seat ? [] : [{ kind: 'champion', seat, champion } as const]));
    case 'spies':
      return spies.spyMoves(state, seat);
    case 'call':
      return battle.callMoves(state);
    case 'mercenaries':
      return mercenaries.sendMoves(state, seat);
    case 'commando':
      return specials.commandoMoves(state, seat);
    case 'flying':
      return specials.flyMoves(state, seat);
    case 'over':
      return [];
  }
}

/** Where every seat that shows a mercenary's back is asked, and in the deal: to do nothing. The last people calls itself. */
function idle(state: State, seat: Seat): Move | undefined {
  const { phase } = state;
  if (phase === 'recruit') return { kind: 'wait', seat };
  if (phase === 'call') {
    const [last, ...others] = moves(state, seat);
    return others.length === 0 ? last : undefined;
  }
  return phase === 'commando' || phase === 'flying' ? { kind: 'pass', seat } : undefined;
}

/** The Sorcier's rhythm: a card a tick while the deal goes on. What is laid at a tick says that it was dealt up to it. */
const clock: Clock<State, Move> = {
  tick: ({ phase, sorcier, tick }) =>
    phase === 'recruit' && tick < LAST_TICK ? { kind: 'deal', seat: sorcier, tick: tick + 1 } : undefined,
  implies: (later, earlier) => earlier.kind === 'deal' && 'tick' in later && later.tick >= earlier.tick,
};

/** What a game of De l'Orc is made of. */
export interface Orc {
  readonly state: State;
  readonly move: Move;
  readonly view: View;
  readonly event: Event;
  readonly options: GameOptions;
  readonly rule: RuleId;
}

export const ORC: Game<Orc> = {
  id: 'orc',
  version: 2,
  since: 1,
  checkOptions: checkGameOptions,
  setup,
  toMove,
  moves,
  checkMove,
  ...judged(judge, after),
  view,
  explain,
  rounds: { name: 'Manche', of: ({ round }) => round },
  outcome: outcomeOf,
  guess,
  idle,
  silent: ({ kind }) => kind === 'wait',
  clock,
};
