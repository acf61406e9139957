import { expect, test } from 'vitest';
import { TOY, type ToyGame } from '../testing/toy-game.ts';
import { jumpOf, landmarksIn, roundsIn, stepOf } from './jumps.ts';
import { nextStepper, openStepper, type StepEvent, type Stepper } from './stepper.ts';

const after = (start: Stepper, ...events: readonly StepEvent[]) => events.reduce(nextStepper, start);
const START = openStepper(10, 4);

test.each<[StepEvent['kind'], number]>([
  ['first', 0],
  ['previous', 3],
  ['next', 5],
  ['last', 10],
])('%s', (kind, at) => {
  if (kind !== 'seek' && kind !== 'speed') expect(nextStepper(START, { kind }).at).toBe(at);
});

test('seeking stays within the game, on whole moves', () => {
  expect(after(START, { kind: 'seek', at: 99 }).at).toBe(10);
  expect(after(START, { kind: 'seek', at: -1 }).at).toBe(0);
  expect(after(START, { kind: 'seek', at: 6.6 }).at).toBe(7);
});

test('it runs to the end and stops there, starts over from there, and any other step stops it', () => {
  const running = after(openStepper(2), { kind: 'run' });
  expect(running.running).toBe(true);
  expect(after(running, { kind: 'next' })).toMatchObject({ at: 1, running: true });
  expect(after(running, { kind: 'next' }, { kind: 'next' })).toMatchObject({ at: 2, running: false });
  expect(after(running, { kind: 'last' }, { kind: 'toggle' })).toMatchObject({ at: 0, running: true });
  expect(after(running, { kind: 'toggle' }).running).toBe(false);
  expect(after(running, { kind: 'seek', at: 1 }).running).toBe(false);
});

test('speeds are a row with two ends', () => {
  expect(after(START, { kind: 'faster' }).speed).toBe(4);
  expect(after(START, { kind: 'speed', speed: 16 }, { kind: 'faster' }).speed).toBe(16);
  expect(after(START, { kind: 'speed', speed: 0.5 }, { kind: 'slower' }).speed).toBe(0.5);
});

test('keys', () => {
  expect(['Home', 'ArrowLeft', 'ArrowRight', 'End', ' '].map((key) => stepOf(key)?.kind)).toEqual([
    'first',
    'previous',
    'next',
    'last',
    'toggle',
  ]);
  expect(stepOf('constructor')).toBeUndefined();
});

test('rounds begin where their number changes, and keys jump from one beginning to another', () => {
  const toy = TOY.setup({ seats: 2, heap: 9 }, 'x');
  const states = [0, 1, 1, 2, 2, 2, 4].map((tick) => ({ ...toy, tick }));
  const rounds = roundsIn<ToyGame>({ rounds: { name: 'Manche', of: ({ tick }) => tick } }, states);
  expect(rounds).toEqual([
    { at: 1, name: 'Manche 1' },
    { at: 3, name: 'Manche 2' },
    { at: 6, name: 'Manche 4' },
  ]);
  const jumps = (key: string) =>
    [0, 1, 2, 3, 5, 6].map((now) => jumpOf(key, now, rounds)).map((event) => event?.kind === 'seek' && event.at);
  expect(jumps('PageDown')).toEqual([1, 3, 3, 6, 6, false]);
  expect(jumps('PageUp')).toEqual([false, false, 1, 1, 3, 3]);
  expect(jumpOf('ArrowLeft', 3, rounds)).toBeUndefined();
  expect(roundsIn<ToyGame>(TOY, states)).toEqual([]);
});

test('what is read over stops only where something was told, runs by itself to the last of it and stays there', () => {
  const reading = openStepper(9, 3, [3, 5, 8]);
  expect(reading).toMatchObject({ at: 3, running: true });
  expect(after(reading, { kind: 'next' })).toMatchObject({ at: 5, running: true });
  expect(after(reading, { kind: 'next' }, { kind: 'next' }, { kind: 'next' })).toMatchObject({ at: 8, running: false });
  expect(after(reading, { kind: 'next' }, { kind: 'next' }, { kind: 'previous' })).toMatchObject({ at: 5, running: false });
  expect(after(reading, { kind: 'previous' }).at).toBe(3);
  expect(after(openStepper(9, 8, [3, 5, 8]), { kind: 'run' })).toMatchObject({ at: 3, running: true });
  expect(openStepper(9, 9, []).running).toBe(false);
});

test('landmarks stand after the moves that tell them; a key goes to the next, with Shift to the one before', () => {
  const landmarks = landmarksIn(
    [
      { name: 'Combat', is: (event: string) => event === 'combat' },
      { name: 'Tour', is: (event: string, humans: readonly number[]) => event === `tour ${humans[0]}` },
    ],
    [['tour 0'], ['combat', 'perte'], [], ['tour 1'], ['combat', 'tour 0']],
    [0],
  );
  expect(landmarks.map(({ name, key, steps }) => [name, key, steps])).toEqual([
    ['Combat', 'c', [2, 5]],
    ['Tour', 't', [1, 5]],
  ]);
  expect(jumpOf('c', 2, [], landmarks)).toEqual({ kind: 'seek', at: 5 });
  expect(jumpOf('C', 5, [], landmarks)).toEqual({ kind: 'seek', at: 2 });
  expect(jumpOf('t', 5, [], landmarks)).toBeUndefined();
});
