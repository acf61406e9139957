import { describe, expect, test } from 'vitest';
import { checkSituation, DEFAULT_SITUATION } from './situation.ts';

const base = { attacker: { people: 'chevaliers', pawns: 7 }, defender: { people: 'amazones', pawns: 4 }, site: 'province' };

test('what may be left out has its default', () => {
  expect(checkSituation(base)).toEqual({ ok: true, value: DEFAULT_SITUATION });
});

test('a checked situation is taken as it is', () => {
  const full = {
    attacker: { people: 'moines', pawns: 100, warWind: true },
    defender: { people: 'araignees', pawns: 60, warWind: true, called: 40 },
    site: 'capital',
    eclipse: true,
    heatwave: true,
    options: { 'ZAR-L-3': 'adversaire-d-abord' },
  };
  expect(checkSituation(full)).toEqual({ ok: true, value: full });
  const checked = checkSituation(full);
  expect(checked.ok && checkSituation(checked.value)).toEqual(checked);
});

test.each([
  [2, 'zargos'],
  [3, 'zargos'],
  [4, 'forbidden-city'],
])('ZAR-ZRG-1: %i dice of demons tell the site, which may be left out', (dice, site) => {
  const defender = { people: 'demons', dice };
  const { site: _site, ...rest } = base;
  for (const input of [
    { ...rest, defender },
    { ...base, defender },
    { ...base, defender, site: 'zargos' },
  ]) {
    expect(checkSituation(input)).toEqual({ ok: true, value: { ...DEFAULT_SITUATION, defender, site } });
  }
});

describe('ZAR-ARA-2: the call', () => {
  const call = (people: string, called: unknown, change: object = {}) =>
    checkSituation({ ...base, defender: { people, pawns: 60, called }, ...change });

  test('is for Araignées in defence, 100 pawns in all at most', () => {
    expect(call('araignees', 40)).toMatchObject({ ok: true, value: { defender: { called: 40 } } });
    expect(call('araignees', 0)).toMatchObject({ ok: true, value: { defender: { called: 0 } } });
    expect(call('araignees', 41)).toMatchObject({
      field: 'defender.called',
      because: 'defender.called attend un nombre entier de 0 à 40, pas « 41 ».',
    });
    expect(call('araignees', -1)).toMatchObject({ ok: false, field: 'defender.called' });
  });

  test('of others is refused, but for none at all', () => {
    expect(call('dragons', 0)).toMatchObject({ ok: true });
    expect(call('dragons', 1)).toEqual({
      ok: false,
      field: 'defender.called',
      because: 'defender.called ne va qu’avec les Araignées : elles seules font venir un groupe (ZAR-ARA-2).',
    });
  });

  test('ZAR-ZRG-4: is refused in the kingdom of Zargos', () => {
    for (const site of ['zargos', 'forbidden-city']) {
      expect(call('araignees', 1, { site })).toMatchObject({ ok: false, field: 'defender.called' });
      expect(call('araignees', 1, { site })).toMatchObject({ because: expect.stringContaining('ZAR-ZRG-4') });
      expect(call('araignees', 0, { site })).toMatchObject({ ok: true });
    }
    expect(call('araignees', 1, { site: 'capital' })).toMatchObject({ ok: true });
  });
});

// biome-ignore format: a case a row
const rows: [field: string, input: unknown, because: string][] = [
  ['', 4, 'L’entrée attend un objet (champs attacker, defender, site, eclipse, heatwave, options), pas « 4 ».'],
  ['', null, 'L’entrée attend un objet (champs attacker, defender, site, eclipse, heatwave, options), pas « null ».'],
  ['turn', { ...base, turn: 1 }, 'Le champ « turn » de l’entrée est inconnu ; on attend attacker, defender, site, eclipse, heatwave ou options.'],
  ['attacker', { ...base, attacker: 'moines' }, 'attacker attend un objet (champs people, pawns, warWind), pas « moines ».'],
  ['attacker.people', { ...base, attacker: { pawns: 1 } }, 'attacker.people attend ailes, amazones, araignees, chevaliers, dragons ou moines, pas rien.'],
  ['attacker.people', { ...base, attacker: { people: 'demons', pawns: 1 } }, 'attacker.people attend ailes, amazones, araignees, chevaliers, dragons ou moines, pas « demons ».'],
  ['attacker.pawns', { ...base, attacker: { people: 'moines' } }, 'attacker.pawns attend un nombre entier de 1 à 100, pas rien.'],
  ['attacker.pawns', { ...base, attacker: { people: 'moines', pawns: 0 } }, 'attacker.pawns attend un nombre entier de 1 à 100, pas « 0 ».'],
  ['attacker.pawns', { ...base, attacker: { people: 'moines', pawns: 101 } }, 'attacker.pawns attend un nombre entier de 1 à 100, pas « 101 ».'],
  ['attacker.warWind', { ...base, attacker: { people: 'moines', pawns: 1, warWind: 1 } }, 'attacker.warWind attend true ou false, pas « 1 ».'],
  ['attacker.called', { ...base, attacker: { people: 'moines', pawns: 1, called: 1 } }, 'Le champ « called » de attacker est inconnu ; on attend people, pawns ou warWind.'],
  ['defender', { ...base, defender: [] }, 'defender attend un objet (champs people, pawns, warWind, called), pas une liste.'],
  [
    'defender.people',
    { ...base, defender: { people: 'orcs', pawns: 4 } },
    'defender.people attend ailes, amazones, araignees, chevaliers, dragons, moines ou demons, pas « orcs ».',
  ],
  ['defender.people', { ...base, defender: { people: 'chevaliers', pawns: 4 } }, 'defender.people attend un autre peuple que l’attaquant : on n’attaque pas le sien (ZAR-ATT-6).'],
  ['defender.pawns', { ...base, defender: { people: 'ailes', pawns: '4' } }, 'defender.pawns attend un nombre entier de 1 à 100, pas « 4 ».'],
  ['defender.warWind', { ...base, defender: { people: 'ailes', pawns: 4, warWind: null } }, 'defender.warWind attend true ou false, pas « null ».'],
  ['defender.dice', { ...base, defender: { people: 'demons', dice: 5 } }, 'defender.dice attend 2, 3 ou 4, pas « 5 ».'],
  ['defender.dice', { ...base, defender: { people: 'ailes', pawns: 4, dice: 2 } }, 'Le champ « dice » de defender est inconnu ; on attend people, pawns, warWind ou called.'],
  ['defender.pawns', { ...base, defender: { people: 'demons', dice: 2, pawns: 4 } }, 'Le champ « pawns » de defender est inconnu ; on attend people ou dice.'],
  ['site', { attacker: base.attacker, defender: base.defender }, 'site attend province, capital, zargos ou forbidden-city, pas rien.'],
  ['site', { ...base, site: 'sea' }, 'site attend province, capital, zargos ou forbidden-city, pas « sea ».'],
  ['site', { ...base, defender: { people: 'demons', dice: 2 }, site: 'sea' }, 'site attend province, capital, zargos ou forbidden-city, pas « sea ».'],
  ['eclipse', { ...base, eclipse: 'oui' }, 'eclipse attend true ou false, pas « oui ».'],
  ['heatwave', { ...base, heatwave: 0 }, 'heatwave attend true ou false, pas « 0 ».'],
  ['options', { ...base, options: 'ZAR-L-3' }, 'options attend un objet qui donne une lecture par litige, pas « ZAR-L-3 ».'],
  ['options.ZAR-L-3', { ...base, options: { 'ZAR-L-3': 'x' } }, 'options.ZAR-L-3 attend moine-d-abord ou adversaire-d-abord, pas « x ».'],
];

test.each(rows)('the field %j is refused with a sentence (%#)', (field, input, because) => {
  expect(checkSituation(input)).toEqual({ ok: false, field, because });
});

test('an unknown ruling is refused, naming those taken', () => {
  expect(checkSituation({ ...base, options: { 'ZAR-L-99': 'x' } })).toMatchObject({
    ok: false,
    field: 'options.ZAR-L-99',
    because: expect.stringMatching(/on peut choisir l’un des \d+ litiges, de ZAR-L-2 à ZAR-L-\d+\.$/),
  });
});

test('names of the prototype, huge and broken values are harmless', () => {
  const hostile = [
    '{"__proto__":{"attacker":1}}',
    '{"constructor":1}',
    '{"attacker":{"people":"__proto__","pawns":1e999}}',
    '{"attacker":{"people":"\\ud800"}}',
  ];
  for (const text of hostile) expect(checkSituation(JSON.parse(text))).toMatchObject({ ok: false, because: expect.stringMatching(/\.$/) });
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  expect(checkSituation({ ...base, attacker: { people: 'moines', pawns: Number.NaN } })).toMatchObject({ field: 'attacker.pawns' });
});
