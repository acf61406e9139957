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
