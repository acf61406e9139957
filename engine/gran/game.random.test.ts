/** Random whole games: nothing is made or lost, a table ends or says why not, and a state goes out and comes back. */
import { expect, test } from 'vitest';
import { diceFrom } from '../core/dice.ts';
import type { Played } from '../core/events.ts';
import { seeded } from '../core/random.ts';
import { MAX_AMULETS, PILE, SEALS_EACH, STONES } from './data/box.ts';
import type { Event } from './events.ts';
import { GRAN } from './game.ts';
import { afterDuel, MAX_TURNS } from './rules/turn.ts';
import { DRAGONS } from './setup.ts';
import { checkState } from './state.ts';
import { randomOptions } from './testing/positions.ts';
import { KINGDOMS, type Move, type State } from './types.ts';

/** `npm run nightly` asks for more. */
const GAMES = Number(process.env.GAMES ?? 30);

const sorted = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join();

function checkTable({ position, options }: State): void {
  const { pieces, stones, ring } = position;
  if (pieces.length !== options.seats || new Set(pieces.map(({ color }) => color)).size !== options.seats)
    throw new Error('a knight is gone');
  if (stones.length > STONES || new Set(stones).size !== stones.length) throw new Error(`${stones.length} stones`);
  if (pieces.some(({ amulets }) => amulets < 0 || amulets > MAX_AMULETS)) throw new Error('amulets out of bounds');
  if (pieces.some(({ at }) => stones.includes(at))) throw new Error('a knight on a stone');
  if ('at' in ring && (stones.includes(ring.at) || pieces.some(({ at }) => at === ring.at))) throw new Error('the ring is covered');
  for (const kingdom of KINGDOMS) {
    const given = pieces.flatMap(({ seals }) => seals).filter((one) => one === kingdom).length;
    if (given > SEALS_EACH) throw new Error(`${given} seals of ${kingdom}`);
  }
  const waiting = pieces.filter((piece) => piece.waiting);
  const free = pieces.filter((piece) => !piece.waiting);
  const shared = options.options['GRA-L-24'] === 'partage';
  if (!shared && new Set([...free.map(({ at }) => at)]).size !== free.length) throw new Error('two knights on a point');
  if (waiting.some(({ at }) => free.some((other) => other.at === at))) throw new Error('a knight on those who wait');
}

/** The cards change places at a duel only. */
function checkCards({ options, pile, seen }: State): void {
  const round = options.options['GRA-L-1'] === 'sous-la-pile';
  if (sorted(round ? pile : [...pile, ...seen]) !== sorted(DRAGONS)) throw new Error('a card is gone');
  if (seen.length > PILE) throw new Error(`${seen.length} cards seen`);
}

/** What is told of both ends of a duel is what its die made of it, the cards apart. */
function checkDuel(state: State, move: Move, { state: after, events }: Played<State, Event>): void {
  const at = events.findIndex(({ kind }) => kind === 'die');
  const die = events[at];
  if (die?.kind !== 'die' || (move.kind !== 'walk' && move.kind !== 'exile')) return;
  const { random, pile, seen } = after;
  const told = afterDuel(state, move, die.won);
  expect({ events: told.events, state: { ...told.state, random, pile, seen } }).toEqual({ events: events.slice(at + 1), state: after });
}

test(`${GAMES} random games: knights, stones, seals, amulets and cards kept; won, or stopped at ${MAX_TURNS} turns with those who lead`, {
  timeout: 120_000 + 400 * GAMES,
}, () => {
  let won = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const dice = diceFrom(seeded(`gran/${game}`));
    let state = GRAN.setup(randomOptions(dice), `gran/${game}`);
    let isStopped = false;
    while (!GRAN.outcome(state)) {
      const moves = GRAN.moves(state, state.turn);
      const move = moves[dice.roll(moves.length) - 1];
      if (!move) throw new Error(`nothing to play in ${state.phase}`);
      const played = GRAN.step(state, move);
      checkDuel(state, move, played);
      state = played.state;
      isStopped = played.events.some(({ kind }) => kind === 'stopped');
      checkTable(state);
      if (played.events.some(({ kind }) => kind === 'card')) checkCards(state);
      if (dice.roll(500) === 1) expect(checkState(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
    }
    const outcome = GRAN.outcome(state);
    const best = Math.max(...(outcome?.scores ?? []));
    expect(outcome?.winners).toEqual(outcome?.scores.flatMap((score, seat) => (score === best ? [seat] : [])));
    expect(isStopped ? state.turns : best).toBe(isStopped ? MAX_TURNS : state.options.goal);
    won += isStopped ? 0 : 1;
  }
  expect(won).toBeGreaterThan(0);
});
