/**
 * What the last few states list and show. The screen asks for it at every touch: it is found once, and stays the same value, so that nothing is found or drawn
 * anew where nothing has changed.
 */
import type { Eyes, Seat } from '#engine/core/events.ts';
import type { Game, GameTypes } from '#engine/core/game.ts';

/** The one on the screen, the one after its last move, and those that are looked at beside. */
const KEPT = 4;

interface Known {
  readonly of: object;
  readonly by: object;
  readonly found: Map<string, unknown>;
}

let lately: readonly Known[] = [];

function once<Found>(game: object, state: object, what: string, find: () => Found): Found {
  const one = lately.find(({ of, by }) => of === state && by === game) ?? { of: state, by: game, found: new Map<string, unknown>() };
  if (lately[0] !== one) lately = [one, ...lately.filter((other) => other !== one)].slice(0, KEPT);
  if (!one.found.has(what)) one.found.set(what, find());
  return one.found.get(what) as Found;
}

export const movesIn = <G extends GameTypes>(game: Pick<Game<G>, 'moves'>, state: G['state'], seat: Seat): readonly G['move'][] =>
  once(game, state, `moves ${seat}`, () => game.moves(state, seat));

export const viewIn = <G extends GameTypes>(game: Pick<Game<G>, 'view'>, state: G['state'], eyes: Eyes): G['view'] =>
  once(game, state, `view ${eyes}`, () => game.view(state, eyes));
