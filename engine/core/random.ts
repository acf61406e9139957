/**
 * Seeded chance, behind a contract of three functions so that the generator (xoroshiro128+, from pure-rand) could change.
 * Streams are frozen by a test: changing one changes every replay, so it is a version bump.
 */
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Four 32-bit words, not all zero: JSON-safe, part of a game's state. */
export type RandomState = readonly [number, number, number, number];

export interface Random {
  /** The next word, uniform over the integers from 0 to 2³² − 1. */
  next(): number;
  /** What `resume` takes to go on from here. */
  state(): RandomState;
  /** The same future, apart from this one's. */
  clone(): Random;
}

/** Continues from a state. Throws on anything but four 32-bit integers, not all zero. */
export function resume(state: RandomState): Random {
  if (state.length !== 4 || !state.every((word) => Number.isInteger(word) && word === (word | 0)) || state.every((word) => word === 0)) {
    throw new Error(`not a state of the generator: ${state}`);
  }
  const source = xoroshiro128plusFromState(state);
  const now = (): RandomState => {
    const [a = 0, b = 0, c = 0, d = 0] = source.getState();
    return [a, b, c, d];
  };
  return { next: () => source.next() >>> 0, state: now, clone: () => resume(now()) };
}

/** Golden-ratio steps: four different starts, so that the four words differ even for the empty seed. */
const STEP = 0x9e3779b9;

/** One 32-bit word out of a text and a number, every code unit and its place counting (murmur3's mixing). */
function word(text: string, salt: number): number {
  let hash = Math.imul(salt, STEP) | 0;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x85ebca6b);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash ^= text.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** A generator for a seed of any length; equal seeds give equal streams, in Node and in the browser. */
export function seeded(seed: string): Random {
  const state: RandomState = [word(seed, 1), word(seed, 2), word(seed, 3), word(seed, 4)];
  return resume(state.every((part) => part === 0) ? [STEP | 0, 0, 0, 0] : state);
}
