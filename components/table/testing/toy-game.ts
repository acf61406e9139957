/** A game of a dozen lines to try the table with: a heap, a secret number each, a clock, and a throw. Only tests import it. */
import { diceFrom } from '#engine/core/dice.ts';
import { judged, NO_SEAT, type Tell } from '#engine/core/events.ts';
import type { Game } from '#engine/core/game.ts';
import { firstProblem, isRecord, readInteger } from '#engine/core/input.ts';
import { type RandomState, resume, seeded } from '#engine/core/random.ts';
import { ALLOWED, refuse } from '#engine/core/verdict.ts';
import type { TableSpec } from '../spec.ts';

export interface Toy {
  readonly random: RandomState;
  readonly secrets: readonly number[];
  readonly heap: number;
  readonly turn: number;
  readonly tick: number;
  readonly marks: readonly number[];
}

export type ToyMove =
  | { readonly kind: 'take'; readonly seat: number; readonly count: number }
  | { readonly kind: 'throw'; readonly seat: number }
  | { readonly kind: 'tick'; readonly seat: number; readonly tick: number }
  /** Out of turn: says that the clock stands at `tick` at least. */
  | { readonly kind: 'mark'; readonly seat: number; readonly tick: number };

export interface ToyView {
  readonly heap: number;
  readonly turn: number;
  readonly tick: number;
  readonly marks: readonly number[];
  readonly seats: number;
  /** Whose eyes: `NO_SEAT` for everybody's. */
  readonly seat: number;
  readonly mine: number;
}

interface ToyOptions {
  readonly seats: number;
  readonly heap: number;
}

const toyMove = (kind: unknown, seat: number, count: number, tick: number): ToyMove | undefined => {
  if (kind === 'take') return { kind, seat, count };
  if (kind === 'throw') return { kind, seat };
  return kind === 'tick' || kind === 'mark' ? { kind, seat, tick } : undefined;
};

const judge = (state: Toy, move: ToyMove) => {
  if (move.kind === 'tick') return move.tick > state.tick ? ALLOWED : refuse('TOY-TAS-2', `L’heure ${move.tick} est passée.`);
  if (move.kind === 'mark') return move.tick >= state.tick ? ALLOWED : refuse('TOY-TAS-2', `L’heure ${move.tick} est passée.`);
  if (move.seat !== state.turn) return refuse('TOY-TAS-1', `C’est au joueur ${state.turn} de jouer.`);
  return move.kind === 'throw' || move.count <= state.heap ? ALLOWED : refuse('TOY-TAS-3', `Il ne reste que ${state.heap} jetons.`);
};

function after(state: Toy, move: ToyMove): Toy {
  if (move.kind === 'tick') return { ...state, tick: move.tick };
  if (move.kind === 'mark') return { ...state, tick: move.tick, marks: [...state.marks, move.seat] };
  const turn = (state.turn + 1) % state.secrets.length;
  if (move.kind === 'take') return { ...state, heap: state.heap - move.count, turn };
  const random = resume(state.random);
  return { ...state, heap: Math.max(0, state.heap - diceFrom(random).roll(6)), turn, random: random.state() };
}

/** How many are left in the heap, told of whatever changes it. */
interface ToyEvent {
  readonly kind: 'left';
  readonly seat: number;
  readonly heap: number;
}

export interface ToyGame {
  readonly state: Toy;
  readonly move: ToyMove;
  readonly view: ToyView;
  readonly event: ToyEvent;
  readonly options: ToyOptions;
  readonly rule: string;
}

function told(state: Toy, move: ToyMove, tell: Tell<ToyEvent>): Toy {
  const next = after(state, move);
  if (move.kind !== 'tick') tell({ kind: 'left', seat: move.seat, heap: next.heap });
  return next;
}

export const TOY: Game<ToyGame> = {
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
    return { random: random.state(), secrets, heap, turn: 0, tick: 0, marks: [] };
  },
  toMove: ({ heap, turn }) => (heap > 0 ? [turn] : []),
  moves: ({ heap, turn }, seat) =>
    seat === turn ? [1, 2, 3].filter((count) => count <= heap).map((count) => ({ kind: 'take', seat, count })) : [],
  ...judged(judge, told),
  checkMove: (input) => {
    const fields = isRecord(input) ? input : {};
    const number = (value: unknown) => (typeof value === 'number' ? value : 0);
    const move = toyMove(fields.kind, number(fields.seat), number(fields.count), number(fields.tick));
    return move ? { ok: true, value: move } : { ok: false, field: 'kind', because: 'kind attend take, throw ou tick.' };
  },
  view({ heap, turn, tick, marks, secrets }, eyes) {
    const seat = eyes === 'public' ? NO_SEAT : eyes;
    return { heap, turn, tick, marks, seats: secrets.length, seat, mine: secrets[seat] ?? 0 };
  },
  explain: (events, _state, eyes) =>
    events.map(({ seat, heap }) => ({
      text: `${seat === eyes ? 'Vous laissez' : `Le joueur ${seat} laisse`} ${heap} jetons.`,
      rules: ['TOY-TAS-3'],
    })),
  guess: ({ heap, turn, tick, marks, seats, seat, mine }, dice) => ({
    random: seeded(`${dice.roll(1000)}`).state(),
    secrets: Array.from({ length: seats }, (_, at) => (at === seat ? mine : dice.roll(100))),
    heap,
    turn,
    tick,
    marks,
  }),
  clock: {
    // Once somebody has wound it: until then bots play by themselves.
    tick: ({ tick }) => (tick > 0 ? { kind: 'tick', seat: 0, tick: tick + 1 } : undefined),
    implies: (next, last) => 'tick' in next && last.kind === 'tick',
  },
  outcome: ({ heap, turn, secrets }) =>
    heap > 0 ? undefined : { winners: [(turn + secrets.length - 1) % secrets.length], scores: secrets.map(() => 0) },
};

export const TOY_SPEC: TableSpec<ToyGame> = {
  game: TOY,
  seats: { least: 2, most: 4, usual: 3 },
  nameOf: (seat) => `Joueur ${seat}`,
  levels: [{ id: 'random', label: 'Au hasard', note: 'Prend ce qui vient.' }],
  level: 'random',
  optionsOf: ({ seats }) => ({ seats, heap: 9 }),
  chosenOf: ({ seats }) => ({ seats, rulings: {} }),
  mayUndo: (_before, { kind }) => kind === 'take' || kind === 'mark',
  open: () => false,
};
