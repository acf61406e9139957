import { expect, test } from 'vitest';
import { cliGameOf } from './cli-game.ts';
import { diceFrom } from './dice.ts';
import type { GameEvent, Played } from './events.ts';
import type { Bot, Game } from './game.ts';
import { firstProblem, readFields, readInteger } from './input.ts';
import { type RandomState, resume, seeded } from './random.ts';
import { hashOf } from './replay.ts';
import { ALLOWED, refuse } from './verdict.ts';

/** A heap, from which each in turn takes one to three sticks, or lets a die decide; the last stick wins. */
interface Heap {
  readonly random: RandomState;
  readonly seats: number;
  readonly sticks: number;
  readonly turn: number;
}
type Take = { readonly kind: 'take'; readonly seat: number; readonly count: number };

const judge = (heap: Heap, move: Take) => {
  if (heap.seats === 0) throw new Error('a heap without anybody');
  if (move.seat !== heap.turn) return refuse('TAS-1', `C’est au joueur ${heap.turn} de jouer.`);
  return move.count <= heap.sticks ? ALLOWED : refuse('TAS-2', `Il ne reste que ${heap.sticks} bâtons.`);
};

const step = (heap: Heap, { count }: Take): Played<Heap, GameEvent> => {
  const random = resume(heap.random);
  const taken = count === 0 ? Math.min(heap.sticks, diceFrom(random).roll(3)) : count;
  return { state: { ...heap, random: random.state(), sticks: heap.sticks - taken, turn: (heap.turn + 1) % heap.seats }, events: [] };
};

interface HeapGame {
  readonly state: Heap;
  readonly move: Take;
  readonly view: number;
  readonly event: GameEvent;
  readonly options: { readonly seats: number; readonly heap: number };
  readonly rule: string;
}

const HEAP: Game<HeapGame> = {
  id: 'tas',
  version: 2,
  checkOptions: (input) =>
    firstProblem((report) => {
      const { seats, options, heap } = readFields(input, '', ['seats', 'options', 'heap'], report);
      readFields(options ?? {}, 'options', [], report);
      return { seats: readInteger(seats, 'seats', 2, 3, 2, report), heap: readInteger(heap ?? 12, 'heap', 1, 99, 12, report) };
    }),
  setup: ({ seats, heap }, seed) => ({ random: seeded(seed).state(), seats, sticks: heap, turn: 0 }),
  toMove: ({ sticks, turn }) => (sticks > 0 ? [turn] : []),
  moves: ({ sticks }, seat) => [0, 1, 2, 3].filter((count) => count <= sticks).map((count) => ({ kind: 'take', seat, count })),
  judge,
  checkMove: (input) =>
    firstProblem((report) => {
      const { seat, count } = readFields(input, '', ['kind', 'seat', 'count'], report);
      return { kind: 'take', seat: readInteger(seat, 'seat', 0, 2, 0, report), count: readInteger(count, 'count', 0, 3, 0, report) };
    }),
  play(state, move) {
    const verdict = judge(state, move);
    if (!verdict.ok) throw new Error(verdict.because);
    return step(state, move);
  },
  step,
  view: ({ sticks }) => sticks,
  explain: () => [],
  guess: (sticks) => ({ random: seeded('').state(), seats: 2, sticks, turn: 0 }),
  outcome: ({ sticks, turn, seats }) =>
    sticks > 0 ? undefined : { winners: [(turn + seats - 1) % seats], scores: Array.from({ length: seats }, (_, seat) => seat) },
};

const first = (legal: readonly Take[], at: number): Take => {
  const move = legal[at] ?? legal.at(-1);
  if (!move) throw new Error('no move');
  return move;
};
const BOTS: Readonly<Record<string, Bot<number, Take>>> = {
  sage: (sticks, legal) => first(legal, sticks % 4 === 0 ? 1 : sticks % 4),
  fou: (_sticks, legal, dice) => first(legal, dice.roll(legal.length) - 1),
};
/** A heap from outside; one of no seats is well-formed, and nonsense. */
const checkHeap = (input: unknown) =>
  firstProblem((report): Heap => {
    const { sticks, seats, turn } = readFields(input, '', ['sticks', 'seats', 'turn'], report);
    const read = (value: unknown, field: string) => readInteger(value, field, 0, 99, 0, report);
    return { random: seeded('').state(), sticks: read(sticks, 'sticks'), seats: read(seats, 'seats'), turn: read(turn, 'turn') };
  });

const { verbs, lines } = cliGameOf(HEAP, BOTS, 0, checkHeap);

const take = (seat: number, count: number): Take => ({ kind: 'take', seat, count });
const REPLAY = { version: 2, game: 'tas', options: { seats: 2 }, seed: 's', moves: [take(0, 3), take(1, 3), take(0, 3), take(1, 1)] };

test('a verdict on the move that follows a replay', () => {
  expect(verbs.judge({ replay: REPLAY, move: take(0, 2) })).toEqual({ ok: true, value: { ok: true } });
  expect(verbs.judge({ replay: REPLAY, move: take(0, 3) })).toEqual({
    ok: true,
    value: { ok: false, rule: 'TAS-2', because: 'Il ne reste que 2 bâtons.' },
  });
});

test('a verdict on a move in a state', () => {
  const state = { sticks: 5, seats: 3, turn: 2 };
  expect(verbs.judge({ state, move: take(2, 3) })).toEqual({ ok: true, value: { ok: true } });
  expect(verbs.judge({ state, move: take(1, 3) })).toMatchObject({ value: { ok: false, rule: 'TAS-1' } });
});

test('every state’s hash and the outcome, null while the game is on', () => {
  const states = [12, 9, 6, 3, 2].map((sticks, at) => ({ random: seeded('s').state(), seats: 2, sticks, turn: at % 2 }));
  expect(verbs.replay(REPLAY)).toEqual({ ok: true, value: { hashes: states.map(hashOf), outcome: null } });
  expect(verbs.replay({ ...REPLAY, moves: [...REPLAY.moves, take(0, 2)] })).toMatchObject({
    value: { outcome: { winners: [0], scores: [0, 1] } },
  });
});

test.each<[verb: 'judge' | 'replay' | 'simulate', input: unknown, sentence: RegExp]>([
  ['judge', 3, /^L’entrée attend un objet \(champs replay, state, move\)/],
  ['judge', { replay: REPLAY, move: take(0, 3), state: {} }, /^L’entrée attend replay ou state, avec move ; pas les deux\.$/],
  ['judge', { move: take(0, 3) }, /^L’entrée attend replay ou state, avec move ; il n’y a ni l’un ni l’autre\.$/],
  ['judge', { replay: REPLAY, move: take(0, 3), turn: 1 }, /^Le champ « turn » de l’entrée est inconnu/],
  ['judge', { state: { sticks: -1, seats: 2, turn: 0 }, move: take(0, 3) }, /^Dans state : sticks attend un nombre entier/],
  ['judge', { state: { sticks: 3, seats: 0, turn: 0 }, move: take(0, 3) }, /^state attend un état où une partie peut mener/],
  ['judge', { replay: { ...REPLAY, seed: 3 }, move: take(0, 3) }, /^Dans replay : seed attend un texte/],
  ['judge', { replay: REPLAY, move: take(0, 9) }, /^Dans move : count attend un nombre entier de 0 à 3/],
  ['replay', { ...REPLAY, game: 'go' }, /^game attend tas, pas « go »\.$/],
  ['replay', { ...REPLAY, version: 1 }, /^version attend 2/],
  ['replay', { ...REPLAY, moves: [take(1, 1)] }, /^Le coup 1 n’est pas permis \(TAS-1\) : C’est au joueur 0 de jouer\.$/],
  ['simulate', { seats: 4, bots: ['fou'], games: 1, seed: '' }, /^seats attend un nombre entier de 2 à 3, pas « 4 »\.$/],
  ['simulate', { seats: 2, bots: ['fou'], games: 1, seed: '', options: { x: 1 } }, /^Le champ « x » de options est inconnu/],
  ['simulate', { seats: 2, bots: ['fou'], games: 1, seed: '', own: { x: 1 } }, /^Dans own : le champ « x » de l’entrée est inconnu/],
  [
    'simulate',
    { seats: 2, bots: ['fou'], games: 1, seed: '', own: { heap: 0 } },
    /^Dans own : heap attend un nombre entier de 1 à 99, pas « 0 »\.$/,
  ],
])('%s %j: one sentence', (verb, input, sentence) => {
  const found = verbs[verb](input);
  expect(found.ok ? '' : found.because).toMatch(sentence);
});

test('a line depends on the number of its game alone', () => {
  const found = verbs.simulate({ seats: 3, bots: ['sage', 'fou'], games: 30, seed: 's' });
  if (!found.ok) throw new Error(found.because);
  const simulation = found.value as Parameters<typeof lines>[0];
  const all = lines(simulation, { from: 0, to: 30 });
  expect(all).toHaveLength(30);
  expect(all[4]).toMatchObject({ game: 4, seed: 's/4', bots: ['sage', 'fou', 'sage'], outcome: { scores: [0, 1, 2] } });
  expect([0, 7, 19].flatMap((from, at) => lines(simulation, { from, to: [7, 19, 30][at] ?? 0 }))).toEqual(all);
});

// By hand: the wise one takes what leaves four, eight, …, and a heap of three at once.
test('what a game lets choose besides its seats is played', () => {
  const found = verbs.simulate({ seats: 2, bots: ['sage'], games: 1, seed: 's', own: { heap: 3 } });
  if (!found.ok) throw new Error(found.because);
  expect(lines(found.value as Parameters<typeof lines>[0], { from: 0, to: 1 })).toMatchObject([{ moves: 1, outcome: { winners: [0] } }]);
});
