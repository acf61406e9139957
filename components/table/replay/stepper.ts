/** Going through a replay: where one stands, whether it runs by itself, how fast. */

import type { Game, GameTypes } from '#engine/core/game.ts';

/** Moves a second. */
export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Stepper {
  /** Moves made, from 0 to `count`. */
  readonly at: number;
  readonly count: number;
  readonly running: boolean;
  readonly speed: Speed;
  /** The only steps to stop at: what was told since one's own last move is read over. Absent: every step. */
  readonly stops?: readonly number[];
}

export type StepEvent =
  | { readonly kind: 'first' | 'previous' | 'next' | 'last' | 'run' | 'rest' | 'toggle' | 'faster' | 'slower' }
  | { readonly kind: 'seek'; readonly at: number }
  | { readonly kind: 'speed'; readonly speed: Speed };

/** Runs by itself where there is something to read over. */
export const openStepper = (count: number, at = 0, stops?: readonly number[]): Stepper => ({
  at: Math.min(at, count),
  count,
  running: stops !== undefined && stops.length > 1,
  speed: 2,
  ...(stops && { stops }),
});

const besideOf = (speed: Speed, step: 1 | -1): Speed => SPEEDS[SPEEDS.indexOf(speed) + step] ?? speed;

function moved(stepper: Stepper, to: number, running = false): Stepper {
  const at = Math.max(0, Math.min(stepper.count, Math.round(to)));
  return { ...stepper, at, running: running && at < stepper.count };
}

export function nextStepper(stepper: Stepper, event: StepEvent): Stepper {
  const { at, count, running, speed, stops } = stepper;
  switch (event.kind) {
    case 'first':
      return moved(stepper, stops?.[0] ?? 0);
    case 'previous':
      return moved(stepper, stops ? (stops.findLast((one) => one < at) ?? at) : at - 1);
    case 'next':
      return moved(stepper, stops ? (stops.find((one) => one > at) ?? at) : at + 1, running && (!stops || at < (stops.at(-1) ?? 0)));
    case 'last':
      return moved(stepper, count);
    case 'seek':
      return moved(stepper, event.at);
    case 'rest':
      return { ...stepper, running: false };
    case 'run':
      // At the end, running starts over.
      return moved(stepper, at === (stops?.at(-1) ?? count) ? (stops?.[0] ?? 0) : at, true);
    case 'toggle':
      return nextStepper(stepper, { kind: running ? 'rest' : 'run' });
    case 'faster':
      return { ...stepper, speed: besideOf(speed, 1) };
    case 'slower':
      return { ...stepper, speed: besideOf(speed, -1) };
    case 'speed':
      return { ...stepper, speed: event.speed };
  }
}

/** Where a round begins: its first step, and « Manche 2 ». */
export interface RoundStart {
  readonly at: number;
  readonly name: string;
}

/** The rounds that `states` go through, one a step; none in a game without rounds. */
export function roundsIn<G extends GameTypes>({ rounds }: Pick<Game<G>, 'rounds'>, states: readonly G['state'][]): readonly RoundStart[] {
  const numbers = rounds ? states.map((state) => rounds.of(state)) : [];
  return numbers.flatMap((number, at) => (number > 0 && number !== numbers[at - 1] ? [{ at, name: `${rounds?.name} ${number}` }] : []));
}

/** Steps of a kind to go to, and the key that does: with Shift, backwards. */
export interface Landmark {
  readonly name: string;
  readonly key: string;
  readonly steps: readonly number[];
}

/** The step before or after `now`; within a round, the one before is its own beginning. */
export const besideNow = (steps: readonly number[], now: number, way: 1 | -1): number | undefined =>
  way < 0 ? steps.findLast((at) => at < now) : steps.find((at) => at > now);

/** Where a key jumps to: the round before or after, a landmark. */
export function jumpOf(
  key: string,
  now: number,
  rounds: readonly RoundStart[],
  landmarks: readonly Landmark[] = [],
): StepEvent | undefined {
  const starts = rounds.map(({ at }) => at);
  const mark = landmarks.find((one) => one.key === key.toLowerCase());
  const at =
    key === 'PageUp'
      ? besideNow(starts, now, -1)
      : key === 'PageDown'
        ? besideNow(starts, now, 1)
        : mark && besideNow(mark.steps, now, key === mark.key ? 1 : -1);
  return at === undefined ? undefined : { kind: 'seek', at };
}

/** The steps after which a game stands at each of its landmarks: the first goes by C, the next by T. */
export const landmarksIn = <Event>(
  landmarks: readonly { readonly name: string; readonly is: (event: Event, humans: readonly number[]) => boolean }[],
  events: readonly (readonly Event[])[],
  humans: readonly number[],
): readonly Landmark[] =>
  landmarks.map(({ name, is }, number) => ({
    name,
    key: LANDMARK_KEYS[number] ?? '',
    steps: events.flatMap((told, at) => (told.some((event) => is(event, humans)) ? [at + 1] : [])),
  }));

const LANDMARK_KEYS = ['c', 't'] as const;

const KEYS: Readonly<Record<string, StepEvent['kind']>> = {
  Home: 'first',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  End: 'last',
  ' ': 'toggle',
  '+': 'faster',
  '-': 'slower',
};

/** What a key does while the stepper has the focus; undefined for most. */
export function stepOf(key: string): StepEvent | undefined {
  const kind = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
  return kind && kind !== 'seek' && kind !== 'speed' ? { kind } : undefined;
}
