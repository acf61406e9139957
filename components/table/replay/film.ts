/** A game as it is looked at again: what one recorded move lets go by, tick after tick of the game's clock, is seen step by step. */
import type { GameTypes } from '#engine/core/game.ts';
import { sortedJson } from '#engine/core/replay.ts';
import { cutTo, type History, openHistory } from '../session/history.ts';
import type { TableSpec } from '../spec.ts';

export interface Film<G extends GameTypes> {
  /** The same game, every tick a move of its own. */
  readonly history: History<G>;
  /** `recorded[i]`: how many moves of the record are made after `i` steps. */
  readonly recorded: readonly number[];
}

/** The film of a game; the game itself where it has no clock. */
export function filmOf<G extends GameTypes>(spec: TableSpec<G>, history: History<G>): Film<G> {
  const { game } = spec;
  const { clock } = game;
  if (!clock) return { history, recorded: Array.from({ length: history.moves.length + 1 }, (_, at) => at) };
  const [first] = history.states;
  const moves: G['move'][] = [];
  const events: (readonly G['event'][])[] = [];
  const states: [G['state'], ...G['state'][]] = [first];
  const recorded = [0];
  let now = first;
  const make = (move: G['move'], count: number) => {
    const { state, events: told } = game.step(now, move);
    now = state;
    moves.push(move);
    events.push(told);
    states.push(state);
    recorded.push(count);
  };
  for (const [at, move] of history.moves.entries()) {
    for (let tick = clock.tick(now); tick && clock.implies(move, tick); tick = clock.tick(now)) {
      if (sortedJson(tick) === sortedJson(move)) break;
      make(tick, at);
    }
    make(move, at + 1);
  }
  return { history: { ...history, moves, states, events }, recorded };
}

/** The step at which `count` moves of the record are made. */
export const stepAt = ({ recorded }: Pick<Film<GameTypes>, 'recorded'>, count: number): number =>
  Math.max(0, recorded.indexOf(Math.min(count, recorded.at(-1) ?? 0)));

/** The record of the first `count` steps: of ticks that follow one another, the last. */
export function recordAt<G extends GameTypes>(spec: TableSpec<G>, { history }: Film<G>, count: number): History<G> {
  const { clock } = spec.game;
  const cut = cutTo(history, count);
  if (!clock) return cut;
  const { states } = cut;
  const isTick = (at: number) => {
    const [before, move] = [states[at], cut.moves[at]];
    return before !== undefined && move !== undefined && clock.tick(before)?.kind === move.kind;
  };
  const moves: G['move'][] = [];
  for (const [at, move] of cut.moves.entries()) {
    const last = moves.at(-1);
    if (last && isTick(at) && isTick(at - 1) && clock.implies(move, last)) moves[moves.length - 1] = move;
    else moves.push(move);
  }
  let kept = openHistory(spec, history.options, history.seed);
  for (const move of moves) {
    const { state, events } = spec.game.step(kept.states.at(-1) ?? kept.states[0], move);
    kept = { ...kept, moves: [...kept.moves, move], states: [...kept.states, state], events: [...kept.events, events] };
  }
  return kept;
}
