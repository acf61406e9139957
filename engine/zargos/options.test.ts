import { describe, expect, test } from 'vitest';
import { ATOM_IDS, RULING_IDS } from './ids.ts';
import { checkOptions, OPTION_IDS, RULINGS, rulingsOf } from './options.ts';
import { FIGHT_DEFAULTS, FIGHT_RULINGS } from './types.ts';

describe('the table of rulings', () => {
  test('holds every ruling once, in order', () => {
    expect(RULINGS.map((r) => r.id)).toEqual([...RULING_IDS]);
  });

  test.each(RULINGS)('row %# is a question with distinct readings, about known rules named once', ({ question, readings, rules }) => {
    expect(question).toMatch(/ \?$/);
    const ids = readings.map((r) => r.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, text } of readings) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(text).toMatch(/^[A-ZÀÉ].*\.$/);
      expect(text).not.toContain("'");
    }
    expect(ATOM_IDS).toEqual(expect.arrayContaining([...rules]));
    expect(new Set(rules).size).toBe(rules.length);
  });

  /** From the list of rulings in the rules: what our default answers, and how many other readings are offered. */
  // biome-ignore format: five a row
  const DEFAULTS: readonly [default_: string, others: number][] = [
    ['coquille', 0], ['non', 1], ['moine-d-abord', 1], ['tour-du-joueur', 1], ['oui', 1],
    ['non', 0], ['oui', 0], ['quatre-des', 1], ['relance', 0], ['ordre-de-jeu', 0],
    ['inegalite', 0], ['oui', 1], ['hors-jeu-sans-pion', 0], ['oui', 0], ['non', 0],
    ['non', 0], ['rang-par-joueur', 1], ['oui', 1], ['des-qu-il-touche', 1], ['non', 1],
    ['un-pas', 1], ['du-lot', 1], ['un-seul', 1], ['restent', 1], ['appel-d-abord', 0],
    ['un-seul', 0], ['ordre-de-jeu', 0], ['survol-permis', 1], ['a-l-instant', 0], ['de-tous', 1],
    ['non', 1], ['non', 1], ['relance', 1], ['un-tour-par-joueur', 1], ['oui', 1],
    ['non', 1], ['non', 1], ['pion-laisse', 1], ['piocher-puis-trier', 1], ['retour-a-trois', 1],
    ['oui', 1], ['bateaux-en-plus', 1], ['apres-le-tir', 1], ['oui', 1], ['non', 1],
    ['en-plus', 1], ['non', 1], ['oui', 1], ['a-l-instant', 1], ['bloques', 0],
    ['oui', 1],
  ];

  test('ZAR-L-2 ZAR-L-3 ZAR-L-8: what pages take for the defaults of a fight are those of the table', () => {
    for (const id of FIGHT_RULINGS) expect(RULINGS.find((r) => r.id === id)?.readings[0].id).toBe(FIGHT_DEFAULTS[id]);
  });

  test('gives our default first, then the readings offered', () => {
    expect(RULINGS.map((r) => [r.readings[0].id, r.readings.length - 1])).toEqual(DEFAULTS);
  });

  test('makes an option of each ruling with another reading', () => {
    expect(OPTION_IDS).toEqual(RULING_IDS.filter((_, i) => DEFAULTS[i]?.[1]));
    expect(OPTION_IDS).toHaveLength(36);
  });
});

test('the rulings of a rule are those that name it', () => {
  expect(rulingsOf('ZAR-MOI-1').map((r) => r.id)).toEqual(['ZAR-L-2', 'ZAR-L-3']);
  expect(rulingsOf('ZAR-ARA-2').map((r) => r.id)).toEqual(['ZAR-L-16', 'ZAR-L-25', 'ZAR-L-44']);
  expect(rulingsOf('ZAR-MAT-5')).toEqual([]);
});

test('options from outside are the readings of this table', () => {
  expect(checkOptions({ 'ZAR-L-3': 'adversaire-d-abord' })).toEqual({ ok: true, value: { 'ZAR-L-3': 'adversaire-d-abord' } });
  expect(checkOptions({ 'ZAR-L-8': 'cinq-des' })).toEqual({
    ok: false,
    field: 'options.ZAR-L-8',
    because: 'options.ZAR-L-8 attend quatre-des ou plafond-3, pas « cinq-des ».',
  });
  expect(checkOptions({ 'ZAR-COM-3': 'oui' })).toMatchObject({ ok: false, field: 'options.ZAR-COM-3' });
});
