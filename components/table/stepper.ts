/** Going through a replay: where one stands, whether it runs by itself, how fast. */

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

export const openStepper = (count: number, at = 0): Stepper => ({ at, count, running: false, speed: 2 });

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
