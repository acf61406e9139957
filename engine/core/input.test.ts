import { expect, test } from 'vitest';
import { firstProblem, isRecord, type Problem, readFields, readFlag, readInteger, readOneOf, sentenceNaming, shown } from './input.ts';

const read = <Value>(reader: (report: (field: string, because: string) => void) => Value) => {
  const problems: Problem[] = [];
  const value = reader((field, because) => problems.push({ field, because }));
  return { value, problems };
};

test.each([
  [undefined, 'rien'],
  [null, '« null »'],
  [[1], 'une liste'],
  [{ a: 1 }, 'un objet'],
  [Number.NaN, '« NaN »'],
  [true, '« true »'],
  ['', '«  »'],
  ['a\nb\u2028c\u202ed\ud800', '« a b c d  »'],
  ['x'.repeat(40), `« ${'x'.repeat(40)} »`],
  ['x'.repeat(41), `« ${'x'.repeat(39)}… »`],
  ['🎲'.repeat(100_000), `« ${'🎲'.repeat(39)}… »`],
])('row %# is shown', (value, text) => {
  expect(shown(value)).toBe(text);
});

test('a record is an object that is no list', () => {
  expect([{}, Object.create(null), [], null, 'a', undefined].map(isRecord)).toEqual([true, true, false, false, false, false]);
});

test('fields that are there are given, others are named', () => {
  expect(read((report) => readFields({ a: 1 }, '', ['a', 'b'], report))).toEqual({ value: { a: 1 }, problems: [] });
  expect(read((report) => readFields({ a: 1, c: 2 }, 'x', ['a', 'b'], report))).toEqual({
    value: { a: 1 },
    problems: [{ field: 'x.c', because: 'Le champ « c » de x est inconnu ; on attend a ou b.' }],
  });
  expect(read((report) => readFields({ c: 2 }, '', ['a'], report)).problems).toEqual([
    { field: 'c', because: 'Le champ « c » de l’entrée est inconnu ; on attend a.' },
  ]);
});

test('names of the prototype are fields like others', () => {
  const hostile: unknown = JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}');
  const { value, problems } = read((report) => readFields(hostile, '', ['a', 'toString'], report));
  expect(value).toEqual({});
  expect(Object.keys(value)).toEqual([]);
  expect(problems.map((p) => p.field)).toEqual(['__proto__', 'constructor']);
});

test.each([[null], [[]], ['a'], [3], [undefined]])('%j has no fields', (value) => {
  expect(read((report) => readFields(value, '', ['a', 'b'], report))).toEqual({
    value: {},
    problems: [{ field: '', because: `L’entrée attend un objet (champs a, b), pas ${shown(value)}.` }],
  });
  expect(read((report) => readFields(value, 'x', ['a'], report)).problems[0]?.because).toBe(
    `x attend un objet (champs a), pas ${shown(value)}.`,
  );
});

test('one of a closed set', () => {
  expect(read((report) => readOneOf('b', 'x', ['a', 'b'], 'a', report))).toEqual({ value: 'b', problems: [] });
  expect(read((report) => readOneOf('2', 'x', [2, 3], 3, report))).toEqual({
    value: 3,
    problems: [{ field: 'x', because: 'x attend 2 ou 3, pas « 2 ».' }],
  });
});

test('integers, bounds taken', () => {
  for (const good of [1, 50, 100])
    expect(read((report) => readInteger(good, 'x', 1, 100, 7, report))).toEqual({ value: good, problems: [] });
  for (const bad of [0, 101, 1.5, '3', Number.NaN, Number.POSITIVE_INFINITY, null, undefined]) {
    expect(read((report) => readInteger(bad, 'x', 1, 100, 7, report))).toEqual({
      value: 7,
      problems: [{ field: 'x', because: `x attend un nombre entier de 1 à 100, pas ${shown(bad)}.` }],
    });
  }
});

test('flags may be left out', () => {
  expect([true, false, undefined].map((flag) => read((report) => readFlag(flag, 'x', report)))).toEqual([
    { value: true, problems: [] },
    { value: false, problems: [] },
    { value: false, problems: [] },
  ]);
  expect(read((report) => readFlag(1, 'x', report))).toEqual({
    value: false,
    problems: [{ field: 'x', because: 'x attend true ou false, pas « 1 ».' }],
  });
});

test('the first problem refuses', () => {
  expect(firstProblem((report) => readFlag(true, 'x', report))).toEqual({ ok: true, value: true });
  expect(firstProblem((report) => [readFlag(1, 'a', report), readFlag(2, 'b', report)])).toEqual({
    ok: false,
    field: 'a',
    because: 'a attend true ou false, pas « 1 ».',
  });
});

test('a sentence names its field as the link or the page does, or stays as it is', () => {
  const problem = { field: 'attackers[0].kind', because: 'attackers[0].kind attend un pion, pas « attackers[0].kind ».' };
  expect(sentenceNaming(problem, 'L’attaque')).toBe('L’attaque attend un pion, pas « attackers[0].kind ».');
  expect(sentenceNaming({ field: 'from', because: 'Un tour est celui d’un seul joueur.' }, 'depart')).toBe(
    'Un tour est celui d’un seul joueur.',
  );
  expect(sentenceNaming({ field: '', because: 'L’entrée attend un objet.' }, 'x')).toBe('L’entrée attend un objet.');
});
