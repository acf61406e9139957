/** Hostile texts: anything at all, and good texts spoilt by a hand that knows where it hurts. */
import fc from 'fast-check';

const NASTY = [
  '',
  ' ',
  '\0',
  '\n',
  '\u202e',
  '\ud800',
  '\u{1f409}',
  'é',
  '%',
  '%00',
  '%E0%A4%A',
  '%F0%9F%90%89',
  '&',
  '&&',
  '=',
  '?',
  '#',
  '+',
  '.',
  '..',
  ',',
  '_',
  '-',
  '/',
  '0',
  '-1',
  '1e9',
  '1e999',
  '1.5',
  '007',
  '9007199254740993',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[[[[[[[[',
  '{"a":',
  '"',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'v=2',
  'v=1',
  'a'.repeat(5000),
];

const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  101,
  1e9,
  1e308,
  '',
  '7',
  'moines',
  'a'.repeat(5000),
  [],
  [[]],
  {},
  { __proto__: 1 },
  { length: -1 },
  { toString: 1 },
];

/** `text` with one piece replaced, doubled, dropped or put in. */
const cut = (text: string): fc.Arbitrary<string> =>
  fc
    .record({ from: fc.nat(text.length), size: fc.nat(12), put: fc.constantFrom(...NASTY), times: fc.integer({ min: 0, max: 3 }) })
    .map(({ from, size, put, times }) => text.slice(0, from) + put + text.slice(from, from + size).repeat(times) + text.slice(from + size));

const spoilt = (text: string): fc.Arbitrary<string> =>
  cut(text).chain((once) => fc.oneof(fc.constant(once), cut(once), cut(once).chain(cut)));

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every place of a JSON value, as the keys that lead there. */
function places(value: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner as Json, [...path, key]))];
}

function put(value: Json, [key, ...rest]: readonly string[], what: unknown): unknown {
  if (key === undefined) return what;
  if (Array.isArray(value)) return value.map((inner, at) => (String(at) === key ? put(inner, rest, what) : inner));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries([...Object.entries(value), [key, put(value[key] ?? null, rest, what)]]);
}

const replaced = (value: Json): fc.Arbitrary<string> =>
  fc
    .record({
      at: fc.constantFrom(...places(value)),
      what: fc.oneof(fc.constantFrom(...VALUES), fc.jsonValue()),
      key: fc.constantFrom(undefined, ...NASTY),
    })
    .map(({ at, what, key }) => JSON.stringify(put(value, key === undefined ? at : [...at.slice(0, -1), key], what)));

const isJson = (text: string): boolean => text.startsWith('{');

/** Hostile texts for a reader that takes `samples`. */
export const hostile = (samples: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...samples).chain(spoilt) },
    ...samples.filter(isJson).map((sample) => ({ weight: 4, arbitrary: replaced(JSON.parse(sample) as Json) })),
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.constantFrom(...NASTY) },
  );
