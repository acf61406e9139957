import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PEOPLES, SITES } from '../types.ts';
import { formatSituation, LINK, MAX_REFUSED, parseSituation } from './notation.ts';
import { checkSituation, DEFAULT_SITUATION } from './situation.ts';
import type { Situation } from './types.ts';

const rows: [query: string, situation: Situation][] = [
  ['v=1&attaquant=chevaliers&pions=7&defenseur=amazones&contre=4&site=province', DEFAULT_SITUATION],
  [
    'v=1&attaquant=moines&pions=9&defenseur=araignees&contre=4&site=capital&appel=3&guerre=attaquant&canicule=1&ZAR-L-3=adversaire-d-abord',
    {
      attacker: { people: 'moines', pawns: 9, warWind: true },
      defender: { people: 'araignees', pawns: 4, warWind: false, called: 3 },
      site: 'capital',
      eclipse: false,
      heatwave: true,
      options: { 'ZAR-L-3': 'adversaire-d-abord' },
    },
  ],
  [
    'v=1&attaquant=chevaliers&pions=7&defenseur=amazones&contre=4&site=province&guerre=defenseur&eclipse=1',
    { ...DEFAULT_SITUATION, defender: { people: 'amazones', pawns: 4, warWind: true, called: 0 }, eclipse: true },
  ],
  [
    'v=1&attaquant=ailes&pions=5&defenseur=demons&des=4&guerre=attaquant',
    {
      ...DEFAULT_SITUATION,
      attacker: { people: 'ailes', pawns: 5, warWind: true },
      defender: { people: 'demons', dice: 4 },
      site: 'forbidden-city',
    },
  ],
];

test.each(rows)('%s is written and read', (query, situation) => {
  expect(formatSituation(situation)).toBe(query);
  expect(parseSituation(query)).toEqual({ situation, refused: [] });
  expect(parseSituation(`?${query}&utm_source=x`)).toEqual({ situation, refused: [] });
});

test('two Vents de Guerre', () => {
  const both = {
    ...DEFAULT_SITUATION,
    attacker: { ...DEFAULT_SITUATION.attacker, warWind: true },
    defender: { people: 'amazones', pawns: 4, warWind: true, called: 0 },
  } as const;
  expect(formatSituation(both)).toMatch(/&guerre=deux$/);
  expect(parseSituation('guerre=deux').situation).toEqual(both);
});

test('a prefix lets one query hold two situations', () => {
  const other = rows[1]?.[1] ?? DEFAULT_SITUATION;
  const query = `${formatSituation(DEFAULT_SITUATION)}&${formatSituation(other, 'b-')}`;
  expect(query).toContain('&b-v=1&b-attaquant=moines&');
  expect(parseSituation(query)).toEqual({ situation: DEFAULT_SITUATION, refused: [] });
  expect(parseSituation(query, 'b-')).toEqual({ situation: other, refused: [] });
});

const anySituation = fc
  .record({
    pair: fc.tuple(fc.constantFrom(...PEOPLES), fc.constantFrom(...PEOPLES, 'demons' as const)).filter(([a, d]) => a !== d),
    pawns: fc.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 60 })),
    winds: fc.tuple(fc.boolean(), fc.boolean()),
    called: fc.integer({ min: 0, max: 40 }),
    dice: fc.constantFrom(2, 3, 4),
    site: fc.constantFrom(...SITES),
    eclipse: fc.boolean(),
    heatwave: fc.boolean(),
    options: fc.constantFrom({}, { 'ZAR-L-2': 'oui' }, { 'ZAR-L-8': 'plafond-3', 'ZAR-L-37': 'oui-en-entrant' }),
  })
  .map(({ pair: [attacker, defender], pawns, winds, called, dice, site, ...rest }) => ({
    attacker: { people: attacker, pawns: pawns[0], warWind: winds[0] },
    defender:
      defender === 'demons'
        ? { people: defender, dice }
        : {
            people: defender,
            pawns: pawns[1],
            warWind: winds[1],
            called: defender === 'araignees' && site !== 'zargos' && site !== 'forbidden-city' ? called : 0,
          },
    site,
    ...rest,
  }));

test('every situation comes back from its link', () => {
  fc.assert(
    fc.property(anySituation, (input) => {
      const checked = checkSituation(input);
      if (!checked.ok) throw new Error(checked.because);
      const query = formatSituation(checked.value);
      expect(query).toMatch(/^[\x21-\x7e]*$/);
      expect(parseSituation(query)).toEqual({ situation: checked.value, refused: [] });
    }),
    { numRuns: 200, seed: 1990 },
  );
});

describe('what is bad is said, and the default stands', () => {
  test.each<[query: string, refused: string[]]>([
    ['', []],
    ['pions=0', ['pions attend un nombre entier de 1 à 100, pas « 0 ».']],
    ['pions=1e1', ['pions attend un nombre entier de 1 à 100, pas « 1e1 ».']],
    ['pions=1000', ['pions attend un nombre entier de 1 à 100, pas « 1000 ».']],
    ['pions=+7', ['pions attend un nombre entier de 1 à 100, pas «  7 ».']],
    ['contre=', ['contre attend un nombre entier de 1 à 100, pas «  ».']],
    ['attaquant=orcs', ['attaquant attend ailes, amazones, araignees, chevaliers, dragons ou moines, pas « orcs ».']],
    ['defenseur=orcs', ['defenseur attend ailes, amazones, araignees, chevaliers, dragons, moines ou demons, pas « orcs ».']],
    ['defenseur=chevaliers', ['defenseur attend un autre peuple que l’attaquant : on n’attaque pas le sien (ZAR-ATT-6).']],
    ['defenseur=demons&des=5', ['des attend 2, 3 ou 4, pas « 5 ».']],
    ['site=mer', ['site attend province, capital, zargos ou forbidden-city, pas « mer ».']],
    ['appel=3', ['appel ne va qu’avec les Araignées : elles seules font venir un groupe (ZAR-ARA-2).']],
    ['defenseur=araignees&contre=60&appel=41', ['appel attend un nombre entier de 0 à 40, pas « 41 ».']],
    ['guerre=moi', ['guerre attend attaquant, defenseur ou deux, pas « moi ».']],
    ['eclipse=oui', ['eclipse attend 1 ou 0, pas « oui ».']],
    ['canicule=2', ['canicule attend 1 ou 0, pas « 2 ».']],
    ['eclipse=0&canicule=0', []],
    ['ZAR-L-3=x', ['ZAR-L-3 attend moine-d-abord ou adversaire-d-abord, pas « x ».']],
  ])('%s', (query, refused) => {
    const parsed = parseSituation(query);
    expect(parsed.refused).toEqual(refused);
    expect(checkSituation(parsed.situation)).toEqual({ ok: true, value: parsed.situation });
  });

  test('each bad value leaves the others', () => {
    const { situation, refused } = parseSituation('attaquant=ailes&pions=x&contre=9&ZAR-L-3=x&ZAR-L-8=plafond-3&ZAR-L-99=y');
    expect(refused).toHaveLength(3);
    expect(situation).toEqual({
      ...DEFAULT_SITUATION,
      attacker: { people: 'ailes', pawns: 7, warWind: false },
      defender: { people: 'amazones', pawns: 9, warWind: false, called: 0 },
      options: { 'ZAR-L-8': 'plafond-3' },
    });
  });

  test('an attacker who is the default defender meets another one, without a word', () => {
    expect(parseSituation('attaquant=amazones')).toMatchObject({
      situation: { attacker: { people: 'amazones' }, defender: { people: 'chevaliers' } },
      refused: [],
    });
    expect(parseSituation('attaquant=amazones&defenseur=amazones')).toMatchObject({
      situation: { defender: { people: 'chevaliers' } },
      refused: [expect.any(String)],
    });
  });

  test('another version is not guessed at', () => {
    expect(parseSituation('v=2&attaquant=ailes')).toEqual({
      situation: DEFAULT_SITUATION,
      refused: ['Ce lien est écrit dans une version inconnue, « 2 » au lieu de 1. La situation par défaut le remplace.'],
    });
  });

  test('neither is a link too long', () => {
    const long = `attaquant=ailes&${'x'.repeat(LINK.most)}`;
    expect(parseSituation(long)).toMatchObject({ situation: DEFAULT_SITUATION, refused: [expect.stringMatching(/trop long/)] });
    expect(parseSituation(long.slice(0, LINK.most))).toMatchObject({ situation: { attacker: { people: 'ailes' } }, refused: [] });
  });

  test('few sentences are enough', () => {
    expect(parseSituation(Array.from({ length: 50 }, (_, i) => `ZAR-L-${i + 100}=x`).join('&')).refused).toHaveLength(MAX_REFUSED);
  });

  test.each(['pions=3&pions=4', 'ZAR-L-8=plafond-3&ZAR-L-8=quatre-des'])('what is said twice is not read: %s', (query) => {
    const { situation, refused } = parseSituation(query);
    expect(situation).toEqual(DEFAULT_SITUATION);
    expect(refused).toEqual([`Ce lien dit deux fois « ${query.split('=')[0]} » : il n’est pas lu. La situation par défaut le remplace.`]);
  });

  test('nothing that a link can hold throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.webQueryParameters()), (query) => {
        const { situation } = parseSituation(query);
        expect(checkSituation(situation)).toEqual({ ok: true, value: situation });
      }),
      { numRuns: 300, seed: 1990 },
    );
  });
});
