/** How a table begins, and in which order it plays. */
import { expect, test } from 'vitest';
import { accepted } from '../core/accepted.ts';
import { GRAN } from './game.ts';
import { MAX_TURNS } from './rules/turn.ts';
import { DRAGONS } from './setup.ts';
import { TEN_POINTS } from './testing/positions.ts';
import { COLORS, type GameOptions, type State } from './types.ts';

function optionsFor(seats: number): GameOptions {
  return accepted(GRAN.checkOptions({ seats }));
}

const SEEDS = 1200;
const starts = (seats: number): readonly State[] => Array.from({ length: SEEDS }, (_, at) => GRAN.setup(optionsFor(seats), `debut/${at}`));

test('GRA-PREP-2: the pile is shuffled face down, and every player begins as often as the others', () => {
  const states = starts(4);
  for (const { pile, seen } of states) expect([[...pile].sort(), seen]).toEqual([[...DRAGONS].sort(), []]);
  // 300 expected each, 15 the standard deviation: five of them. A six is on top of 100 piles, 9.6 the deviation.
  for (const seat of [0, 1, 2, 3]) expect(Math.abs(states.filter(({ turn }) => turn === seat).length - 300)).toBeLessThan(75);
  expect(Math.abs(states.filter(({ pile }) => pile[0] === 6).length - 100)).toBeLessThan(48);
  for (const state of states.slice(0, 3)) expect(GRAN.view(state, 0)).toMatchObject({ pile: 24 });
});

test('GRA-PREP-2, GRA-L-27: knights enter one after the other from the start, clockwise, two at least and six at most', () => {
  for (const seats of [2, 3, 4]) {
    let state = GRAN.setup(optionsFor(seats), 'tour');
    const first = state.turn;
    for (let turn = 0; turn < seats; turn += 1) {
      expect(state.turn).toBe((first + turn) % seats);
      expect(state.position.pieces.filter(({ waiting }) => waiting)).toHaveLength(seats - turn);
      const color = COLORS[state.turn];
      expect(state.position.pieces.find((piece) => piece.color === color)).toMatchObject({ at: 'boule-de-galad', waiting: true });
      const taken = state.position.pieces.map(({ at }) => at);
      const isQuiet = (at: string | undefined) => at?.startsWith('galad-') && !taken.includes(at);
      const away = GRAN.moves(state, state.turn).find((move) => move.kind === 'walk' && isQuiet(move.path.at(-1)));
      if (!away) throw new Error('nowhere to go from the start');
      state = GRAN.step(state, away).state;
    }
    expect(state.turn).toBe(first);
  }
  expect([1, 7].map((seats) => GRAN.checkOptions({ seats }).ok)).toEqual([false, false]);
});

/** Yellow bears the ring beside a city of a board without a black point, where a ball takes none either (GRA-L-21). */
function nowhere(at: string): State {
  const start = GRAN.setup(accepted(GRAN.checkOptions({ seats: 2, board: TEN_POINTS, options: { 'GRA-L-21': 'non' } })), at);
  const pieces = start.position.pieces.map((piece, seat) => ({ ...piece, at: seat === 0 ? at : 'exil-1', amulets: 2, waiting: false }));
  return { ...start, turn: 0, position: { ...start.position, pieces, ring: { bearer: 'jaune' } } };
}

test('GRA-L-30, GRA-CIT-1: where no point takes the ring, its bearer keeps it, and the next player moves', () => {
  const { state, events } = GRAN.play(nowhere('epee'), { kind: 'walk', seat: 0, path: ['cite-d-urgad'] });
  expect([state.phase, state.turn, state.position.ring]).toEqual(['walk', 1, { bearer: 'jaune' }]);
  expect(state.position.pieces[0]?.seals).toEqual(['urgad']);
  expect(GRAN.explain(events, state, 'public').map(({ text, rules }) => [text, rules])).toContainEqual([
    'Aucun point ne peut recevoir l’anneau : Jaune le garde.',
    ['GRA-L-30'],
  ]);
});

test('GRA-L-30, GRA-ANN-4: nor does a dragon take the ring from whom it beats', () => {
  const start = nowhere('boule-de-tirad');
  // Over the city of Tirad, which stops a bearer: the dragon is reached from the city, left on the turn before.
  const pieces = start.position.pieces.map((piece, seat) => (seat === 0 ? { ...piece, at: 'cite-de-tirad' } : { ...piece, at: 'exil-1' }));
  const fought = GRAN.play(
    { ...start, pile: [6, ...start.pile.filter((_, at) => at !== start.pile.indexOf(6))], position: { ...start.position, pieces } },
    { kind: 'walk', seat: 0, path: ['dragon'] },
  );
  const die = fought.events.find(({ kind }) => kind === 'die');
  expect(die).toMatchObject({ force: 6, won: false });
  expect([fought.state.phase, fought.state.turn, fought.state.position.ring]).toEqual(['walk', 1, { bearer: 'jaune' }]);
  expect(fought.state.position.pieces[0]).toMatchObject({ at: 'dragon', amulets: 1, held: true });
  // Under the collar one thing is left to do.
  expect([0, 1].map((turn) => GRAN.idle?.({ ...fought.state, turn }, turn))).toEqual([{ kind: 'release', seat: 0 }, undefined]);
});

test('GRA-L-31: the table may agree to stop where a turn begins, in nobody’s list of moves, and most seals win', () => {
  const start = nowhere('epee');
  const pieces = start.position.pieces.map((piece, seat) => ({ ...piece, seals: seat === 1 ? (['galad'] as const) : [] }));
  const state: State = { ...start, turns: 61, position: { ...start.position, pieces } };
  const stop = { kind: 'stop', seat: 0 } as const;
  expect(GRAN.moves(state, 0)).not.toContainEqual(stop);
  expect(GRAN.judge(state, stop)).toEqual({ ok: true });
  expect(GRAN.judge(state, { ...stop, seat: 1 }).ok).toBe(false);
  expect(GRAN.judge({ ...state, phase: 'deposit' }, stop).ok).toBe(false);
  const { state: after, events } = GRAN.play(state, JSON.parse(JSON.stringify(stop)));
  expect(GRAN.outcome(after)).toEqual({ winners: [1], scores: [0, 1] });
  // 61 turns of two players: the thirty-first round was begun.
  expect(GRAN.explain(events, after, 'public')).toEqual([
    {
      text: 'La partie s’arrête après 31 tours de table, sans les sceaux qu’il fallait : Bleu a le plus de sceaux.',
      rules: ['GRA-BUT-1', 'GRA-L-31'],
    },
  ]);
});

test('GRA-ANN-4, GRA-CIT-1: putting the ring down cites what made its bearer give it up', () => {
  const start = GRAN.setup({ seats: 2, colors: ['jaune', 'bleu'], goal: 3, options: {}, board: null }, 'deposit');
  for (const [at, rule] of [
    ['dragon-du-lac', 'GRA-ANN-4'],
    ['cite-de-galad', 'GRA-CIT-1'],
  ] as const) {
    const pieces = start.position.pieces.map((piece, seat) => (seat === 0 ? { ...piece, at } : piece));
    const state: State = { ...start, turn: 0, phase: 'deposit', position: { ...start.position, pieces, ring: { bearer: 'jaune' } } };
    const [move] = GRAN.moves(state, 0);
    if (!move) throw new Error('nowhere to put the ring down');
    const played = GRAN.play(state, move);
    expect(GRAN.explain(played.events, played.state, 0)[0]?.rules, at).toEqual([rule]);
  }
});

test('GRA-L-31: a table that nobody ends stops, and most seals of different cities win', () => {
  const start = nowhere('epee');
  const pieces = start.position.pieces.map((piece, seat) => ({
    ...piece,
    at: seat === 0 ? 'cite-d-urgad' : 'epee',
    seals: seat === 0 ? (['urgad'] as const) : [],
  }));
  const last: State = { ...start, turns: MAX_TURNS, position: { ...start.position, pieces, ring: { at: 'boule-de-tirad' } } };
  const { state, events } = GRAN.play(last, { kind: 'walk', seat: 0, path: ['boule-de-galad'] });
  expect(GRAN.outcome(state)).toEqual({ winners: [0], scores: [1, 0] });
  expect(GRAN.explain(events, state, 'public').at(-1)?.rules).toContain('GRA-L-31');
});
