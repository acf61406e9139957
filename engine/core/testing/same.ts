/** Equality for walks that compare thousands of states. */
import { expect } from 'vitest';

/** `expect(actual).toEqual(expected)` of JSON-safe values, at a twelfth of its cost: it is asked only where their texts differ, for what it says then. That a value is JSON-safe, it cannot tell. */
export function expectSame(actual: unknown, expected: unknown, message?: string): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual, message).toEqual(expected);
}
