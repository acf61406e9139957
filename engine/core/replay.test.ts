import { expect, test } from 'vitest';
import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import { playOut } from './playout.ts';
import { checkReplay, compact, hashOf, MAX_MOVES, MAX_SEED, record, sortedJson, statesOf } from './replay.ts';

/** A clock that counts to ten; a seat may add to the sum once, at any tick. */
interface Count {
  readonly random: readonly [number, number, number, number];
  readonly tick: number;
  readonly added: readonly number[];
}
type Step =
  | { readonly kind: 'tick'; readonly seat: number; readonly tick: number }
  | { readonly kind: 'add'; readonly seat: number; readonly tick: number }
  | { readonly kind: 'wait'; readonly seat: number };

interface CountGame {
  readonly state: Count;
  readonly move: Step;
  readonly view: number;
  readonly event: GameEvent;
  readonly options: { readonly seats: number };
  readonly rule: string;
}

const after = (state: Count, move: Step): Count =>
  move.kind === 'wait'
    ? state
    : { ...state, tick: Math.max(state.tick, move.tick), added: move.kind === 'add' ? [...state.added, move.seat] : state.added };

const COUNT: Game<CountGame> = {
  id: 'count',
  version: 3,
  checkOptions: (input) =>
    typeof input === 'object' && input !== null && 'seats' in input && input.seats === 2
      ? { ok: true, value: { seats: 2 } }
      : { ok: false, field: 'seats', because: 'seats attend 2.' },
  setup: () => ({ random: [1, 2, 3, 4], tick: 0, added: [] }),
  toMove: ({ tick, added }) => (tick >= 10 ? [] : [0, ...(added.includes(1) ? [] : [1])]),
  moves: ({ tick, added }, seat) =>
    seat === 0
      ? [{ kind: 'tick', seat, tick: tick + 1 }]
      : added.includes(1)
        ? []
        : [
            { kind: 'add', seat, tick },
            { kind: 'wait', seat },
          ],
  judge: (state, move) =>
    'tick' in move && move.tick < state.tick ? { ok: false, rule: 'CNT-1', because: `Le temps ${move.tick} est passé.` } : { ok: true },
  checkMove: (input) =>
    typeof input === 'object' && input !== null && 'kind' in input
      ? { ok: true, value: input as Step }
      : { ok: false, field: 'kind', because: 'kind attend tick ou add.' },
  play: (state, move) => COUNT.step(state, move),
  step: (state, move) => ({ state: after(state, move), events: [] }),
  view: ({ tick }) => tick,
  explain: () => [],
  guess: (tick) => ({ random: [1, 2, 3, 4], tick, added: [] }),
  silent: ({ kind }) => kind === 'wait',
  outcome: ({ tick, added }) => (tick >= 10 ? { winners: [0], scores: [added.length, 0] } : undefined),
  clock: {
    tick: ({ tick }) => (tick < 10 ? { kind: 'tick', seat: 0, tick: tick + 1 } : undefined),
    implies: (later, earlier) => earlier.kind === 'tick' && 'tick' in later && later.tick >= earlier.tick,
  },
};

const tick = (at: number): Step => ({ kind: 'tick', seat: 0, tick: at });
const add = (at: number): Step => ({ kind: 'add', seat: 1, tick: at });
const replay = (moves: readonly Step[]) => ({ version: 3, game: 'count', options: { seats: 2 }, seed: 's', moves });

test('a replay is checked from outside, whole', () => {
  expect(checkReplay(COUNT, replay([tick(1), add(4)]))).toEqual({ ok: true, value: replay([tick(1), add(4)]) });
  // Who sat there is the table's: a saved game stays a replay.
  expect(checkReplay(COUNT, { ...replay([tick(1)]), players: [{ kind: 'human' }] })).toEqual({ ok: true, value: replay([tick(1)]) });
});

const refused: readonly [name: string, input: unknown, field: string, because: RegExp][] = [
  ['no object', 'x', '', /attend un objet/],
  ['another game', { ...replay([]), game: 'orc' }, 'game', /game attend count, pas « orc »/],
  ['another version', { ...replay([]), version: 2 }, 'version', /version attend 3 : cette partie a été jouée avec la version 2/],
  ['no version', { ...replay([]), version: 'a' }, 'version', /version attend un nombre entier/],
  ['a long seed', { ...replay([]), seed: 'x'.repeat(MAX_SEED + 1) }, 'seed', /seed attend un texte de 100 signes/],
  ['wrong options', { ...replay([]), options: {} }, 'options.seats', /seats attend 2/],
  ['no moves', { ...replay([]), moves: {} }, 'moves', /moves attend une liste/],
  ['too many moves', { ...replay([]), moves: Array.from({ length: MAX_MOVES + 1 }, () => tick(1)) }, 'moves', /20000 coups au plus/],
  ['a move that is none', { ...replay([]), moves: [tick(1), 4] }, 'moves.1.kind', /^Coup 2 : kind attend/],
  ['a field too many', { ...replay([]), note: '' }, 'note', /« note » de l’entrée est inconnu/],
];
test.each(refused)('refused: %s', (_name, input, field, because) => {
  expect(checkReplay(COUNT, input)).toMatchObject({ ok: false, field, because: expect.stringMatching(because) });
});

test('every state is played, and a refused move named with its rule', () => {
  expect(statesOf(COUNT, replay([tick(2), add(4)]))).toMatchObject({
    ok: true,
    value: [{ tick: 0 }, { tick: 2 }, { tick: 4, added: [1] }],
  });
  expect(statesOf(COUNT, replay([tick(5), add(4)]))).toEqual({
    ok: false,
    field: 'moves.1',
    because: 'Le coup 2 n’est pas permis (CNT-1) : Le temps 4 est passé.',
  });
});

test('what a later move implies is left out, and so are waits', () => {
  const moves: Step[] = [];
  for (const move of [tick(1), tick(2), add(2), tick(3), add(3)]) record(COUNT, moves, move);
  expect(moves).toEqual([add(2), add(3)]);
  const long = replay([tick(1), { kind: 'wait', seat: 1 }, tick(2), add(3), tick(4)]);
  expect(compact(COUNT, long).moves).toEqual([add(3), tick(4)]);
});

test('sorted JSON does not depend on the order of fields', () => {
  expect(sortedJson({ b: [1, { d: null, c: 'é' }], a: undefined })).toBe('{"b":[1,{"c":"é","d":null}]}');
  expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
  expect(hashOf({ a: 1 })).not.toBe(hashOf({ a: 2 }));
  // 64-bit FNV-1a of the two bytes « {} », worked out by hand with big integers.
  const byHand = [0x7b, 0x7d].reduce((hash, byte) => BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n), 0xcbf29ce484222325n);
  expect(hashOf({})).toBe(byHand.toString(16).padStart(16, '0'));
});

test('a game between bots: every seat is asked at every tick, waits go by, moves are recorded as a replay holds them', () => {
  const asked: number[] = [];
  const bot = (now: number, legal: readonly Step[]): Step => {
    asked.push(now);
    const [first = add(now), wait = first] = legal;
    return now === 6 ? first : wait;
  };
  const played = playOut(COUNT, { seats: 2 }, 's', [bot, bot], 1);
  expect(asked).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(played.moves).toEqual([add(6), tick(10)]);
  expect(played.outcome).toEqual({ winners: [0], scores: [1, 0] });
});

test('a seat’s dice are its own: the same for the same seed, others for another seat', () => {
  const rolls: number[][] = [[], []];
  const TWO: typeof COUNT = {
    ...COUNT,
    clock: undefined,
    toMove: ({ tick }) => (tick < 10 ? [0, 1] : []),
    moves: ({ tick: at }, seat) => [{ kind: 'tick', seat, tick: Math.min(10, at + 1) }],
  };
  const roller =
    (into: number) =>
    (_now: number, [first = tick(1)]: readonly Step[], dice: { roll(faces: number): number }): Step => {
      rolls[into]?.push(dice.roll(1000));
      return first;
    };
  playOut(TWO, { seats: 2 }, 's', [roller(0), roller(1)], 1);
  expect(rolls[0]).not.toEqual(rolls[1]);
  const again = rolls.map((list) => [...list]);
  rolls.forEach((list) => {
    list.length = 0;
  });
  playOut(TWO, { seats: 2 }, 's', [roller(0), roller(1)], 1);
  expect(rolls).toEqual(again);
});

test('a seat without a bot, a game that stands still and one without end are ours to mend', () => {
  expect(() => playOut(COUNT, { seats: 2 }, 's', [], 1)).toThrow('no bot at seat 1');
  const waiting: typeof COUNT = { ...COUNT, clock: { tick: () => undefined, implies: () => false }, toMove: () => [1] };
  expect(() => playOut(waiting, { seats: 2 }, 's', [() => tick(1), () => ({ kind: 'wait', seat: 1 }) as const], 1)).toThrow('stands still');
  const endless: typeof COUNT = {
    ...COUNT,
    clock: undefined,
    toMove: () => [0],
    moves: ({ tick: at }) => [tick(at + 1)],
    outcome: () => undefined,
  };
  expect(() => playOut(endless, { seats: 2 }, 's', [(_now, [first = tick(1)]) => first], 1)).toThrow('has no end');
});
