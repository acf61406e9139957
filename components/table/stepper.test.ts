import { expect, test } from 'vitest';
import { nextStepper, openStepper, type StepEvent, type Stepper, stepOf } from './stepper.ts';

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
