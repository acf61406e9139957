import { expect, test } from 'vitest';
import { ATOM_IDS, RULING_IDS } from './ids.ts';
import { checkOptions, OPTION_IDS, RULINGS, rulingsOf } from './options.ts';
import { DEFAULTS } from './rules/pieces.ts';

test('every ruling has its question, its readings and its rules', () => {
  expect(RULINGS.map(({ id }) => id)).toEqual(RULING_IDS);
  for (const { question, readings, rules } of RULINGS) {
    expect(question).toMatch(/ \?$/);
    for (const { id, text } of readings) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
    }
    expect(rules.every((rule) => ATOM_IDS.includes(rule))).toBe(true);
  }
});

test('the defaults that rules go by are the first readings', () => {
  expect(Object.keys(DEFAULTS)).toEqual(OPTION_IDS);
  for (const id of OPTION_IDS) expect(DEFAULTS[id]).toBe(RULINGS.find((ruling) => ruling.id === id)?.readings[0].id);
});

test('sixteen rulings are options', () => {
  expect(OPTION_IDS).toHaveLength(16);
  expect(rulingsOf('GRA-DRA-3').map(({ id }) => id)).toEqual(['GRA-L-2', 'GRA-L-3', 'GRA-L-9', 'GRA-L-20']);
});

test('an unknown reading is refused with those taken', () => {
  expect(checkOptions({ 'GRA-L-12': 'peut-etre' })).toMatchObject({
    ok: false,
    because: 'options.GRA-L-12 attend oui ou non, pas « peut-etre ».',
  });
});
