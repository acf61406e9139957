/** Where a replay may be gone to at once, and by which keys: fetched with its bar. */
import type { Game, GameTypes } from '#engine/core/game.ts';
import type { StepEvent } from './stepper.ts';

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
