/**
 * The whole game against a second referee, written from the texts: the moves listed, the verdicts on moves not listed, and the state after a move.
 * Positions come from random play, on our board, on small ones drawn at random like it and on any that a club's box may hold, from the first turn or from a crowded middle, every ruling read anyhow.
 */
import { expect, test } from 'vitest';
import { type Dice, diceFrom, oneOf } from '../core/dice.ts';
import { seeded } from '../core/random.ts';
import type { Event } from './events.ts';
import { GRAN } from './game.ts';
import { accessFrom, isBlocked } from './rules/movement.ts';
import { moverNow } from './rules/table.ts';
import { anyBoard, anyMove, crowded, randomOptions, smallBoard, wander } from './testing/positions.ts';
import { type Chance, refereeAfter, refereeMoves } from './testing/referee.ts';
import { type Move, PHASES, type Phase, type State } from './types.ts';

/** `npm run nightly` asks for more; a mutant, run again for each of thousands, for less. */
const POSITIONS = Number(process.env.POSITIONS ?? (process.env.STRYKER_MUTATOR_WORKER ? 200 : 300));

/** Moves not listed that are judged in each position. */
const JUDGED = 24;

/** Moves listed that are tried in each position, beside the one that play goes on with. */
const PLAYED = 2;

const keyOf = (move: Move): string => JSON.stringify(move.kind === 'walk' ? [move.kind, move.seat, ...move.path] : Object.values(move));
const keysOf = (moves: readonly Move[]): readonly string[] => moves.map(keyOf).sort();

/** What happened by chance, as the engine tells it. */
function chanceOf(state: State, events: readonly Event[], after: State): Chance {
  const card = events.find((event) => event.kind === 'card');
  const die = events.find((event) => event.kind === 'die');
  if (!card || !die) return {};
  const isShuffled = events.some(({ kind }) => kind === 'shuffled');
  if (isShuffled !== (state.pile.length === 0)) throw new Error('shuffled too soon or too late');
  return { card: card.force, face: die.face, ...(isShuffled && { fresh: [card.force, ...after.pile] }) };
}

/** A state without its generator; seals and stones, which have no order, in order. */
function plain({ random: _, ...state }: State): Omit<State, 'random'> {
  const { position } = state;
  const pieces = position.pieces.map((piece) => ({ ...piece, seals: [...piece.seals].sort() }));
  return { ...state, position: { ...position, pieces, stones: [...position.stones].sort() } };
}

function compareVerdicts(state: State, legal: readonly string[], dice: Dice): void {
  const asked = Array.from({ length: JUDGED }, () => anyMove(state, dice));
  const wrong = asked.filter((move) => GRAN.judge(state, move).ok !== legal.includes(keyOf(move)));
  expect(wrong, JSON.stringify(state)).toEqual([]);
}

/** What a page asks point by point: every way that may be gone, and why there is none. */
function compareAccess(state: State, moves: readonly Move[]): void {
  const mover = moverNow(state);
  const access = [...accessFrom(mover).values()];
  const walks = moves.flatMap((move) => (move.kind === 'walk' ? [move.path.join(' ')] : []));
  expect(access.flatMap((one) => (one.ok ? one.walks.map((walk) => walk.join(' ')) : [])).sort()).toEqual(walks.sort());
  expect(isBlocked(mover)).toBe(walks.length === 0);
  for (const one of access) if (!one.ok) expect(one.because).toMatch(/^[\p{Lu}«].*\.$/u);
}

function compareAfter(state: State, move: Move): State {
  const played = GRAN.play(state, move);
  const right = refereeAfter(state, move, chanceOf(state, played.events, played.state)).map(plain);
  if (right.length === 1) expect(plain(played.state), JSON.stringify({ state, move })).toEqual(right[0]);
  else expect(right, JSON.stringify({ state, move })).toContainEqual(plain(played.state));
  return played.state;
}

/** Compares all that is said of a position, what becomes of some of its moves, and of `move`; gives the state after it. */
function compare(state: State, moves: readonly Move[], move: Move, dice: Dice): State {
  const legal = keysOf(refereeMoves(state));
  expect(keysOf(moves), JSON.stringify(state)).toEqual(legal);
  compareVerdicts(state, legal, dice);
  if (state.phase === 'walk' || state.phase === 'bonus') compareAccess(state, moves);
  for (let tried = 0; tried < PLAYED; tried += 1) compareAfter(state, wander(state, moves, dice));
  return compareAfter(state, move);
}

/** A game from its start or from a crowded middle, and how many moves of it are followed. */
function begin(name: string, dice: Dice): readonly [state: State, most: number] {
  const options = randomOptions(dice);
  const start = GRAN.setup({ ...options, board: oneOf([() => null, smallBoard, anyBoard], dice)(dice) }, name);
  return dice.roll(4) === 1 ? [start, 400] : [crowded(start, dice), 12];
}

test(`${POSITIONS} positions: the moves listed, the verdicts and the states are those of the second referee`, {
  timeout: 120_000 + 100 * POSITIONS,
}, () => {
  const found = new Map<Phase, number>(PHASES.map((phase) => [phase, 0]));
  const count = (phase: Phase): number => found.get(phase) ?? 0;
  const total = (): number => PHASES.reduce((sum, phase) => sum + count(phase), 0);
  for (let game = 0; total() < POSITIONS; game += 1) {
    const dice = diceFrom(seeded(`referee/${game}`));
    let [state, left] = begin(`referee/${game}`, dice);
    for (; left > 0 && state.phase !== 'over'; left -= 1) {
      const moves = GRAN.moves(state, state.turn);
      const { phase } = state;
      expect(moves.length, phase).toBeGreaterThan(0);
      const move = wander(state, moves, dice);
      const isWanted = count(phase) < POSITIONS / 4 && (phase !== 'walk' || dice.roll(4) === 1);
      state = isWanted ? compare(state, moves, move, dice) : GRAN.step(state, move).state;
      if (isWanted) found.set(phase, count(phase) + 1);
    }
  }
  for (const phase of PHASES) if (phase !== 'over') expect(count(phase), phase).toBeGreaterThan(POSITIONS / 100);
});

test('GRA-L-28: the six seals of a city out, three knights have two of it: one of them, no matter who, gives one back for a first', () => {
  const start = GRAN.setup({ seats: 4, colors: ['jaune', 'bleu', 'rouge', 'blanc'], goal: 3, options: {}, board: null }, 'seals');
  const pieces = start.position.pieces.map((piece, at) => ({
    ...piece,
    at: ['tirad-4', 'galad-1', 'galad-2', 'galad-4'][at] ?? '',
    seals: at === 0 ? [] : (['tirad', 'tirad'] as const),
    waiting: false,
  }));
  const state: State = { ...start, turn: 0, position: { ...start.position, pieces, ring: { bearer: 'jaune' } } };
  const move: Move = { kind: 'walk', seat: 0, path: ['cite-de-tirad'] };
  expect(refereeAfter(state, move, {})).toHaveLength(3);
  const { position, phase } = compareAfter(state, move);
  expect(phase).toBe('deposit');
  expect(position.pieces.map(({ seals }) => seals.length).sort()).toEqual([1, 1, 2, 2]);
  expect(position.pieces[0]?.seals).toEqual(['tirad']);
});
