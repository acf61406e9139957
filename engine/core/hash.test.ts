import { expect, test } from 'vitest';
import { fnv1a } from './hash.ts';

// Published FNV-1a 64-bit test vectors.
const rows: [text: string, hash: string][] = [
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
];
test.each(rows)('FNV-1a of %j', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});
