import { expect, test } from 'vitest';
import { ATOM_IDS, IDS, RULING_IDS } from './ids.ts';
import { checkOptions, OPTION_IDS, REVISION_1983, RULINGS, rulingsOf } from './options.ts';
import { UNTESTED } from './untested.ts';

test('the table holds every ruling once, in order', () => {
  expect(RULINGS.map((r) => r.id)).toEqual([...RULING_IDS]);
  expect(RULING_IDS).toHaveLength(53);
});

test.each(RULINGS)('row %# is a question with distinct readings, about known rules named once', ({ question, readings, rules }) => {
  expect(question).toMatch(/ \?$/);
  const ids = readings.map((r) => r.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, text } of readings) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(text).toMatch(/^[A-ZÀÉ+].*\.$/);
    expect(text).not.toContain("'");
  }
  expect(ATOM_IDS).toEqual(expect.arrayContaining([...rules]));
  expect(new Set(rules).size).toBe(rules.length);
});

/** From the list of rulings in the rules: how many readings are offered beside our default. */
// biome-ignore format: ten a row
const OTHERS: readonly number[] = [
  0, 1, 1, 1, 1, 1, 1, 1, 0, 0,
  1, 0, 1, 1, 1, 0, 0, 1, 2, 1,
  1, 1, 0, 0, 0, 0, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1,
  1, 1, 1, 1, 1, 1,
];

test('each ruling offers the other readings of the rules, and those that offer some are options', () => {
  expect(RULINGS.map((r) => r.readings.length - 1)).toEqual(OTHERS);
  expect(OPTION_IDS).toEqual(RULINGS.filter((r) => r.readings.length > 1).map((r) => r.id));
});

test('the revision of 1983 is six options, the booklet first', () => {
  expect(REVISION_1983).toEqual({
    'LOR-REV-1': 'six',
    'LOR-REV-2': 'terrain-degage',
    'LOR-REV-3': 'deux',
    'LOR-REV-4': 'toutes-directions',
    'LOR-REV-5': 'plus-deux',
    'LOR-REV-6': 'retourne',
  });
  expect(checkOptions(REVISION_1983)).toEqual({ ok: true, value: REVISION_1983 });
});

test('rulings of a rule', () => {
  expect(rulingsOf('LOR-CHE-1').map((r) => r.id)).toEqual(['LOR-L-2', 'LOR-L-37']);
});

test.each([
  [
    'an unknown ruling',
    { 'LOR-L-99': 'oui' },
    'options.LOR-L-99',
    /^Dans options, le litige « LOR-L-99 » est inconnu ; on peut choisir LOR-L-2, /,
  ],
  ['a ruling of one reading', { 'LOR-L-1': 'x' }, 'options.LOR-L-1', /^Dans options, le litige LOR-L-1 n’a qu’une lecture/],
  ['an unknown reading', { 'LOR-L-3': 'peut-etre' }, 'options.LOR-L-3', /^options\.LOR-L-3 attend non ou oui, pas « peut-etre »\.$/],
  ['no object', 3, 'options', /^options attend un objet/],
])('%s is refused in one sentence', (_name, input, field, because) => {
  const checked = checkOptions(input);
  expect(checked.ok ? [] : [checked.field, checked.because]).toEqual([field, expect.stringMatching(because)]);
  expect(checked.ok ? 0 : checked.because.length).toBeLessThan(600);
});

test('each untested id has one reason, in id order; what waits names the whole game', () => {
  const listed = new Set<string>(UNTESTED.map((reason) => reason.id));
  expect(UNTESTED.map((reason) => reason.id)).toEqual(IDS.filter((id) => listed.has(id)));
  for (const { kind, because } of UNTESTED) {
    if (kind === 'not-yet') expect(because).toMatch(/^le jeu complet, /);
    else expect(because).not.toMatch(/jeu complet/);
  }
});
