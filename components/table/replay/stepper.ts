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
}

export type StepEvent =
  | { readonly kind: 'first' | 'previous' | 'next' | 'last' | 'run' | 'rest' | 'toggle' | 'faster' | 'slower' }
  | { readonly kind: 'seek'; readonly at: number }
  | { readonly kind: 'speed'; readonly speed: Speed };

export const openStepper = (count: number, at = 0): Stepper => ({ at: Math.min(at, count), count, running: false, speed: 2 });

const besideOf = (speed: Speed, step: 1 | -1): Speed => SPEEDS[SPEEDS.indexOf(speed) + step] ?? speed;

function moved(stepper: Stepper, to: number, running = false): Stepper {
  const at = Math.max(0, Math.min(stepper.count, Math.round(to)));
  return { ...stepper, at, running: running && at < stepper.count };
}

export function nextStepper(stepper: Stepper, event: StepEvent): Stepper {
  const { at, count, running, speed } = stepper;
  switch (event.kind) {
    case 'first':
      return moved(stepper, 0);
    case 'previous':
      return moved(stepper, at - 1);
    case 'next':
      return moved(stepper, at + 1, running);
    case 'last':
      return moved(stepper, count);
    case 'seek':
      return moved(stepper, event.at);
    case 'rest':
      return { ...stepper, running: false };
    case 'run':
      // At the end, running starts over.
      return moved(stepper, at === count ? 0 : at, true);
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

/** The round before or after, by key: where it begins; within a round, the one before is its own beginning. */
export function jumpOf(key: string, now: number, rounds: readonly RoundStart[]): StepEvent | undefined {
  const found =
    key === 'PageUp' ? rounds.findLast(({ at }) => at < now) : key === 'PageDown' ? rounds.find(({ at }) => at > now) : undefined;
  return found && { kind: 'seek', at: found.at };
}

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
