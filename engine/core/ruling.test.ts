import { expect, test } from 'vitest';
import { firstProblem } from './input.ts';
import { choicesIn, type ReadingIds, readChoices } from './ruling.ts';

const READINGS: ReadingIds = { 'L-1': ['aine', 'cadet'], 'L-2': ['oui'] };

const check = (input: unknown) => firstProblem((report) => readChoices(READINGS, input, 'options', report));

const taken: [name: string, input: unknown, value: unknown][] = [
  ['nothing', undefined, {}],
  ['no choice', {}, {}],
  ['a default spelled out', { 'L-1': 'aine' }, { 'L-1': 'aine' }],
  ['another reading', { 'L-1': 'cadet' }, { 'L-1': 'cadet' }],
];
test.each(taken)('takes %s', (_name, input, value) => {
  expect(check(input)).toEqual({ ok: true, value });
});

// biome-ignore format: a case a row
const refused: [name: string, input: unknown, field: string, because: string][] = [
  ['null', null, 'options', 'options attend un objet qui donne une lecture par litige, pas « null ».'],
  ['a list', ['L-1'], 'options', 'options attend un objet qui donne une lecture par litige, pas une liste.'],
  ['an unknown ruling', { 'L-7': 'oui' }, 'options.L-7', 'Dans options, le litige « L-7 » est inconnu ; on peut choisir L-1.'],
  ['a ruling of one reading', { 'L-2': 'oui' }, 'options.L-2', 'Dans options, le litige L-2 n’a qu’une lecture ; on peut choisir L-1.'],
  ['an unknown reading', { 'L-1': 'benjamin' }, 'options.L-1', 'options.L-1 attend aine ou cadet, pas « benjamin ».'],
  ['a reading that is no text', { 'L-1': 2 }, 'options.L-1', 'options.L-1 attend aine ou cadet, pas « 2 ».'],
  ['an undefined reading', { 'L-1': undefined }, 'options.L-1', 'options.L-1 attend aine ou cadet, pas rien.'],
  ['a name of the language', JSON.parse('{"__proto__": "oui"}'), 'options.__proto__', 'Dans options, le litige « __proto__ » est inconnu ; on peut choisir L-1.'],
];
test.each(refused)('refuses %s', (_name, input, field, because) => {
  expect(check(input)).toEqual({ ok: false, field, because });
});

test('keeps what is good beside what it refuses', () => {
  const refused: string[] = [];
  const kept = readChoices(READINGS, { 'L-9': 'oui', 'L-1': 'cadet' }, 'litiges', (field) => refused.push(field));
  expect(kept).toEqual({ 'L-1': 'cadet' });
  expect(refused).toEqual(['litiges.L-9']);
});

test('a refusal stays short whatever it is given', () => {
  expect(JSON.stringify(check({ ['x'.repeat(10_000)]: 'y'.repeat(10_000) })).length).toBeLessThan(300);
});

test('a query gives one choice a ruling, and sentences name the ruling as the query does', () => {
  const query = new URLSearchParams('v=1&b.L-1=benjamin&b.L-1=aine&b.L-7=oui&L-1=cadet&b.L-2=oui');
  expect(choicesIn(query, 'L-', 'b.')).toEqual({ 'L-1': 'benjamin', 'L-7': 'oui', 'L-2': 'oui' });
  const told: string[][] = [];
  expect(readChoices(READINGS, choicesIn(query, 'L-', 'b.'), '', (...problem) => told.push(problem))).toEqual({});
  expect(told).toEqual([
    ['L-1', 'L-1 attend aine ou cadet, pas « benjamin ».'],
    ['L-7', 'Le litige « L-7 » est inconnu ; on peut choisir L-1.'],
    ['L-2', 'Le litige L-2 n’a qu’une lecture ; on peut choisir L-1.'],
  ]);
});
