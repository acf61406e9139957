/** A game of a dozen lines to try the table with: a heap, a secret number each, a clock, and a throw. Only tests import it. */
import { diceFrom } from '#engine/core/dice.ts';
import type { Game } from '#engine/core/game.ts';
import { firstProblem, isRecord, readInteger } from '#engine/core/input.ts';
import { type RandomState, resume, seeded } from '#engine/core/random.ts';
import { ALLOWED, refuse } from '#engine/core/verdict.ts';
import { HUMAN, type TableSpec } from './spec.ts';

export interface Toy {
  readonly random: RandomState;
  readonly secrets: readonly number[];
  readonly heap: number;
  readonly turn: number;
  readonly tick: number;
}

export type ToyMove =
  | { readonly kind: 'take'; readonly seat: number; readonly count: number }
  | { readonly kind: 'throw'; readonly seat: number }
  | { readonly kind: 'tick'; readonly seat: number; readonly tick: number };

export interface ToyView {
  readonly heap: number;
  readonly turn: number;
  readonly mine: number;
}

interface ToyOptions {
  readonly seats: number;
  readonly heap: number;
}

const toyMove = (kind: unknown, seat: number, count: number, tick: number): ToyMove | undefined => {
  if (kind === 'take') return { kind, seat, count };
  if (kind === 'throw') return { kind, seat };
  return kind === 'tick' ? { kind, seat, tick } : undefined;
};

const judge = (state: Toy, move: ToyMove) => {
  if (move.kind === 'tick') return move.tick > state.tick ? ALLOWED : refuse('TOY-2', `L’heure ${move.tick} est passée.`);
  if (move.seat !== state.turn) return refuse('TOY-1', `C’est au joueur ${state.turn} de jouer.`);
  return move.kind === 'throw' || move.count <= state.heap ? ALLOWED : refuse('TOY-3', `Il ne reste que ${state.heap} jetons.`);
};

function step(state: Toy, move: ToyMove): Toy {
  if (move.kind === 'tick') return { ...state, tick: move.tick };
  const turn = (state.turn + 1) % state.secrets.length;
  if (move.kind === 'take') return { ...state, heap: state.heap - move.count, turn };
  const random = resume(state.random);
  return { ...state, heap: Math.max(0, state.heap - diceFrom(random).roll(6)), turn, random: random.state() };
}

const TOY: Game<Toy, ToyMove, ToyView, ToyOptions> = {
  id: 'toy',
  version: 3,
  checkOptions: (input) =>
    firstProblem((report) => ({
      seats: readInteger(isRecord(input) ? input.seats : undefined, 'seats', 2, 4, 2, report),
      heap: readInteger(isRecord(input) ? input.heap : undefined, 'heap', 1, 1000, 9, report),
    })),
  setup({ seats, heap }, seed) {
    const random = seeded(seed);
    const dice = diceFrom(random);
    const secrets = Array.from({ length: seats }, () => dice.roll(100));
    return { random: random.state(), secrets, heap, turn: 0, tick: 0 };
  },
  toMove: ({ heap, turn }) => (heap > 0 ? [turn] : []),
  moves: ({ heap }, seat) => [1, 2, 3].filter((count) => count <= heap).map((count) => ({ kind: 'take', seat, count })),
  judge,
  checkMove: (input) => {
    const fields = isRecord(input) ? input : {};
    const number = (value: unknown) => (typeof value === 'number' ? value : 0);
    const move = toyMove(fields.kind, number(fields.seat), number(fields.count), number(fields.tick));
    return move ? { ok: true, value: move } : { ok: false, field: 'kind', because: 'kind attend take, throw ou tick.' };
  },
  play(state, move) {
    const verdict = judge(state, move);
    if (!verdict.ok) throw new Error(verdict.because);
    return step(state, move);
  },
  step,
  view: ({ heap, turn, secrets }, seat) => ({ heap, turn, mine: secrets[seat] ?? 0 }),
  explain: (_before, move, after, seat) =>
    move.kind === 'tick'
      ? []
      : [{ text: `${move.seat === seat ? 'Vous laissez' : `Le joueur ${move.seat} laisse`} ${after.heap} jetons.`, rules: ['TOY-3'] }],
  clock: {
    tick: () => undefined,
    isWait: () => false,
    implies: (next, last) => next.kind === 'tick' && last.kind === 'tick',
  },
  outcome: ({ heap, turn, secrets }) =>
    heap > 0 ? undefined : { winners: [(turn + secrets.length - 1) % secrets.length], scores: secrets.map(() => 0) },
};

export const TOY_SPEC: TableSpec<Toy, ToyMove, ToyView, ToyOptions> = {
  game: TOY,
  seats: { least: 2, most: 4, usual: 3 },
  nameOf: (seat) => `Joueur ${seat}`,
  levels: [{ id: 'random', label: 'Au hasard', note: 'Prend ce qui vient.' }],
  level: 'random',
  optionsOf: (seats) => ({ seats, heap: 9 }),
  chosenOf: ({ seats }) => ({ seats, rulings: {} }),
  mayUndo: (_before, move) => move.kind === 'take',
  open: () => false,
};

export const TWO_HUMANS = [HUMAN, HUMAN] as const;
