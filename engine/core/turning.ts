/** Which readings of open rulings would turn an answer over: found by asking again, along what the answer reads and nothing else. */
import { type Choices, listenBy, type ReadingIds } from './ruling.ts';

/** Readings that tell, the first time, that they are asked for: rules ask thousands of times. */
function watched<Held extends object>(readings: Held, into: Set<string>): Held {
  const told = {} as Held;
  for (const [id, value] of Object.entries(readings))
    Object.defineProperty(told, id, {
      configurable: true,
      get() {
        into.add(id);
        Object.defineProperty(told, id, { value });
        return value;
      },
    });
  return told;
}

/** What `ask` gives, and the rulings whose readings it asked for, in the order in which it first did. */
function readWhile<Value>(ask: () => Value): { readonly value: Value; readonly read: readonly string[] } {
  const read = new Set<string>();
  const made = new WeakMap<object, object>();
  const before = listenBy((options, readings) => {
    const one = (made.get(options) as ReturnType<typeof readings> | undefined) ?? watched(readings(), read);
    made.set(options, one);
    return one;
  });
  try {
    return { value: ask(), read: [...read] };
  } finally {
    listenBy(before);
  }
}

interface Asked<Answer> {
  readonly readings: ReadingIds;
  readonly choices: Choices;
  /** The answer under these choices, of things made for it, so that no cache hides what it reads; undefined where the question has no sense. */
  readonly ask: (choices: Choices) => Answer | undefined;
  readonly isSame: (a: Answer, b: Answer) => boolean;
}

/** Readings that turn the answer over together, and it: none of them does it without the others. */
interface TurnedOver<Answer> {
  readonly choices: Choices;
  readonly answer: Answer;
}

export interface Turning<Answer> {
  /** The smallest sets first, each in the order in which the answer reads them. */
  readonly turns: readonly TurnedOver<Answer>[];
  /** Rulings that the answer, or one of the others, reads. */
  readonly read: ReadonlySet<string>;
  /** All readings were tried; else only the sets smaller than the last one begun. */
  readonly isWhole: boolean;
}

/** Answers asked at most: more would be felt on a slow phone. */
const MOST_ASKED = 2000;

export interface TurningBounds {
  /** Answers asked at most. */
  readonly most?: number;
  /** Readings changed together at most. */
  readonly together?: number;
}

/**
 * Every answer that another reading can give is met once: a reading that an answer does not read cannot change it, and each answer is left where the
 * next reading that it reads is chosen otherwise. Fewer changes come first, so that a set that turns the answer over hides those that hold it.
 * After each answer, yields how much is done, from 0 to 1, as far as can be told.
 */
export function* turningSteps<Answer>(
  { readings, choices, ask, isSame }: Asked<Answer>,
  { most = MOST_ASKED, together = Number.POSITIVE_INFINITY }: TurningBounds = {},
): Generator<number, Turning<Answer>, undefined> {
  const traced = (changed: Choices) => readWhile(() => ask({ ...choices, ...changed }));
  const first = traced({});
  const read = new Set(first.read);
  const turns: TurnedOver<Answer>[] = [];
  if (first.value === undefined) return { turns, read, isWhole: true };
  const base = first.value;
  const holds = (changed: Choices) => turns.some((turn) => Object.entries(turn.choices).every(([id, reading]) => changed[id] === reading));
  /** At most as many answers as ways to read what is read. */
  const share = () =>
    asked /
    Math.min(
      most,
      [...read].reduce((ways, id) => ways * (readings[id]?.length ?? 1), 1),
    );
  /** Where each answer was left, in waves of as many changes; `from`: rulings read before are as they are. */
  let wave: { readonly changed: Choices; readonly read: readonly string[]; readonly from: number }[] = [
    { changed: {}, read: first.read, from: 0 },
  ];
  let asked = 1;
  yield share();
  for (let changes = 1; wave.length > 0; changes += 1) {
    const next: typeof wave = [];
    for (const { changed, read: path, from } of wave) {
      for (const [at, id] of path.entries()) {
        const now = choices[id] ?? readings[id]?.[0];
        for (const reading of at < from ? [] : (readings[id] ?? [])) {
          if (reading === now) continue;
          const other = { ...changed, [id]: reading };
          if (holds(other)) continue;
          if (asked === most || changes > together) return { turns, read, isWhole: false };
          asked += 1;
          const found = traced(other);
          for (const one of found.read) read.add(one);
          if (found.value !== undefined && !isSame(base, found.value)) turns.push({ choices: other, answer: found.value });
          else next.push({ changed: other, read: found.read, from: at + 1 });
          yield share();
        }
      }
    }
    wave = next;
  }
  return { turns, read, isWhole: true };
}

/** All of it at once. */
export function turningOf<Answer>(asked: Asked<Answer>, bounds?: TurningBounds): Turning<Answer> {
  const steps = turningSteps(asked, bounds);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
