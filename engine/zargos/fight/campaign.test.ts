import { describe, expect, test } from 'vitest';
import { odds } from '../odds.ts';
import { campaign, checkCampaign } from './campaign.ts';
import type { CampaignInput, SituationInput } from './types.ts';

type Enemy = CampaignInput['steps'][number]['defender'];

const dragons = (pawns: number): Enemy => ({ people: 'dragons', pawns });

/** `[k]`: chance to win with k left, from n attackers; nobody wins with none. */
function won(
  attackers: number,
  defender: Enemy,
  site: SituationInput['site'] = 'province',
  change: Partial<SituationInput> = {},
): number[] {
  if (attackers === 0) return [];
  const { survivors, win } = odds({ attacker: { people: 'chevaliers', pawns: attackers }, defender, site, ...change });
  return survivors.attacker.map((chance, k) => (k === 0 ? 0 * win.attacker : chance));
}

const sum = (chances: readonly number[]) => chances.reduce((total, chance) => total + chance, 0);

describe('ZAR-CHE-1: a chain of attacks', () => {
  test('one attack is the fight itself, less what stays', () => {
    const { chance, steps } = campaign({
      provinces: [{ id: 'a', pawns: 8 }],
      steps: [{ id: 'b', sources: [{ from: 'a', stay: 2 }], defender: dragons(4), site: 'province' }],
    });
    const expected = won(6, dragons(4));
    expect(chance).toBeCloseTo(sum(expected), 13);
    expect(steps[0]?.given).toBe(chance);
    expect(steps[0]?.attackers).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(steps[0]?.survivors).toHaveLength(7);
    for (const [k, p] of steps[0]?.survivors.entries() ?? []) expect(p).toBeCloseTo((expected[k] ?? 0) / chance, 13);
  });

  test('the second attack starts from the survivors of the first, one staying behind', () => {
    const { chance, steps } = campaign({
      provinces: [{ id: 'a', pawns: 9 }],
      steps: [
        { id: 'b', sources: [{ from: 'a' }], defender: dragons(3), site: 'province' },
        { id: 'c', sources: [{ from: 'b' }], defender: { people: 'amazones', pawns: 2 }, site: 'capital', warWind: true },
      ],
    });
    const first = won(8, dragons(3));
    const second = (n: number) =>
      n === 0
        ? []
        : odds({
            attacker: { people: 'chevaliers', pawns: n, warWind: true },
            defender: { people: 'amazones', pawns: 2 },
            site: 'capital',
          }).survivors.attacker.slice(1);
    const all = first.reduce((total, p, k) => total + (k > 0 ? p * sum(second(k - 1)) : 0), 0);
    expect(chance).toBeCloseTo(all, 12);
    expect(steps[0]?.chance).toBeCloseTo(sum(first), 12);
    expect(steps[1]?.chance).toBe(chance);
    expect(steps[1]?.given).toBeCloseTo(all / sum(first), 12);
    expect(steps[1]?.attackers[0]).toBeCloseTo((first[1] ?? 0) / sum(first), 12);
  });

  test('a province that sends pawns twice: its survivors are counted over all that stayed behind', () => {
    const { steps } = campaign({
      provinces: [{ id: 'p', pawns: 8 }],
      steps: [
        { id: 'a', sources: [{ from: 'p' }], defender: dragons(1), site: 'province' },
        { id: 'b', sources: [{ from: 'a', stay: 4 }], defender: dragons(1), site: 'province' },
        { id: 'c', sources: [{ from: 'a' }, { from: 'b' }], defender: dragons(2), site: 'province' },
      ],
    });
    // Seven attack in `a`; what is left of them less four attacks in `b`.
    const first = won(7, dragons(1));
    const left = new Array<number>(8).fill(0);
    first.forEach((pa, a) => {
      won(Math.max(0, a - 4), dragons(1)).forEach((pb, b) => {
        if (b > 0) left[b] = (left[b] ?? 0) + pa * pb;
      });
    });
    const all = sum(left);
    for (const [k, p] of steps[1]?.survivors.entries() ?? []) expect(p).toBeCloseTo((left[k] ?? 0) / all, 12);
    for (const { survivors } of steps) expect(sum(survivors)).toBeCloseTo(1, 12);
  });

  test('example 4’s shape: two conquests join on the third, by hand over all pairs', () => {
    const { chance, steps } = campaign({
      provinces: [
        { id: 'p', pawns: 6 },
        { id: 'q', pawns: 5 },
      ],
      steps: [
        { id: 'a', sources: [{ from: 'p' }], defender: dragons(2), site: 'province' },
        { id: 'b', sources: [{ from: 'q' }], defender: dragons(1), site: 'province' },
        { id: 'c', sources: [{ from: 'a' }, { from: 'b', stay: 2 }], defender: dragons(4), site: 'province' },
        { id: 'd', sources: [{ from: 'c' }], defender: dragons(1), site: 'province' },
      ],
    });
    let expected = 0;
    won(5, dragons(2)).forEach((pa, a) => {
      won(4, dragons(1)).forEach((pb, b) => {
        if (a === 0 || b === 0) return;
        won(a - 1 + Math.max(0, b - 2), dragons(4)).forEach((pc, c) => {
          if (c > 0) expected += pa * pb * pc * sum(won(c - 1, dragons(1)));
        });
      });
    });
    expect(chance).toBeCloseTo(expected, 12);
    expect(steps.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(steps.reduce((total, { given }) => total * given, 1)).toBeCloseTo(chance, 12);
  });

  test('a province may be used twice: what stayed the first time may go later', () => {
    const { steps, chance } = campaign({
      provinces: [{ id: 'a', pawns: 7 }],
      steps: [
        { id: 'b', sources: [{ from: 'a', stay: 4 }], defender: dragons(1), site: 'province' },
        { id: 'c', sources: [{ from: 'a' }], defender: dragons(1), site: 'province' },
        { id: 'd', sources: [{ from: 'b' }, { from: 'c' }], defender: dragons(1), site: 'province' },
      ],
    });
    expect(steps[0]?.attackers).toEqual([0, 0, 0, 1]);
    expect(steps[1]?.attackers).toEqual([0, 0, 0, 1]);
    let expected = 0;
    const once = won(3, dragons(1));
    for (const [b, p] of once.entries()) {
      for (const [c, q] of once.entries()) if (b > 0 && c > 0) expected += p * q * sum(won(b + c - 2, dragons(1)));
    }
    expect(chance).toBeCloseTo(expected, 12);
  });

  test('one province may start two later attacks: their fates hang together', () => {
    const { chance } = campaign({
      provinces: [{ id: 'a', pawns: 9 }],
      steps: [
        { id: 'b', sources: [{ from: 'a' }], defender: dragons(2), site: 'province' },
        { id: 'c', sources: [{ from: 'b', stay: 3 }], defender: dragons(1), site: 'province' },
        { id: 'd', sources: [{ from: 'b' }], defender: dragons(1), site: 'province' },
      ],
    });
    let expected = 0;
    won(8, dragons(2)).forEach((p, b) => {
      const send = Math.max(0, b - 3);
      expected += p * sum(won(send, dragons(1))) * sum(won(Math.max(0, Math.min(b, 3) - 1), dragons(1)));
    });
    expect(chance).toBeCloseTo(expected, 12);
  });

  test('a Moine who defends uses his hand of God in a chain too (ZAR-MOI-1), unless a Canicule stops it', () => {
    const plan = (heatwave: boolean): CampaignInput => ({
      provinces: [{ id: 'a', pawns: 9 }],
      steps: [
        { id: 'b', sources: [{ from: 'a' }], defender: { people: 'moines', pawns: 2 }, site: 'province' },
        { id: 'c', sources: [{ from: 'b' }], defender: { people: 'moines', pawns: 2 }, site: 'province' },
      ],
      heatwave,
    });
    for (const heatwave of [false, true]) {
      const first = won(8, { people: 'moines', pawns: 2 }, 'province', { heatwave });
      const expected = first.reduce(
        (total, p, k) => total + (k > 1 ? p * sum(won(k - 1, { people: 'moines', pawns: 2 }, 'province', { heatwave })) : 0),
        0,
      );
      expect(campaign(plan(heatwave)).chance).toBeCloseTo(expected, 12);
    }
  });

  test('an attack that nobody can make, and all after it, have no chance', () => {
    const { chance, steps, sentence } = campaign({
      provinces: [{ id: 'a', pawns: 1 }],
      steps: [
        { id: 'b', sources: [{ from: 'a' }], defender: dragons(1), site: 'province' },
        { id: 'c', sources: [{ from: 'b' }], defender: dragons(1), site: 'capital' },
      ],
    });
    expect(chance).toBe(0);
    expect(steps.map((step) => [step.chance, step.given])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(steps[0]?.attackers).toEqual([1]);
    expect(sentence).toBe('Campagne des Chevaliers en 2 attaques : tout réussit dans 0 % des cas.');
    expect(steps[1]).toMatchObject({ sentence: 'Attaque 2 : il ne reste jamais de Chevalier pour la mener.', reasons: [] });
  });

  test('sentences and reasons', () => {
    const { sentence, steps } = campaign({
      provinces: [{ id: 'a', pawns: 14 }],
      steps: [{ id: 'b', sources: [{ from: 'a' }], defender: { people: 'demons', dice: 4 } }],
    });
    expect(sentence).toMatch(
      /^Campagne des Chevaliers en 1 attaque : tout réussit dans 100 % des cas, et il reste alors 6,3 Chevaliers en moyenne dans la dernière province\.$/,
    );
    expect(steps[0]?.sentence).toMatch(
      /^Attaque 1 : 13 Chevaliers entrent dans la Cité Interdite, contre 4 dés des démons ; réussie dans .* % des cas où l’on y arrive, .* % en tout\.$/,
    );
    expect(steps[0]?.reasons.map(({ rule }) => rule)).toEqual(['ZAR-ZRG-1', 'ZAR-ZRG-2', 'ZAR-ZRG-4']);
    const two = campaign({
      provinces: [{ id: 'a', pawns: 14 }],
      steps: [
        { id: 'b', sources: [{ from: 'a' }], defender: dragons(1), site: 'province' },
        { id: 'c', sources: [{ from: 'b' }], defender: dragons(1), site: 'province' },
      ],
    });
    expect(two.steps[1]?.sentence).toMatch(/^Attaque 2 : au plus 12 Chevaliers attaquent 1 Dragon dans une province ; réussie/);
    expect(two.steps[0]?.sentence).toMatch(/^Attaque 1 : 13 Chevaliers attaquent/);
    expect(two.steps[1]?.reasons[0]?.text).toContain('l’attaque lance jusqu’à 3 dés (au plus 12 pions), la défense 1 dé (1 pion)');
    expect(two.steps[0]?.reasons[0]?.text).toContain(': l’attaque lance 3 dés (13 pions)');
  });
});

describe('checking', () => {
  const plan = (change: object = {}, step: object = {}) => ({
    provinces: [{ id: 'a', pawns: 8 }],
    steps: [
      { id: 'b', sources: [{ from: 'a' }], defender: dragons(4), site: 'province' },
      { id: 'c', sources: [{ from: 'b' }], defender: dragons(4), site: 'province', ...step },
    ],
    ...change,
  });

  test('defaults are filled in', () => {
    expect(checkCampaign(plan())).toEqual({
      ok: true,
      value: {
        provinces: [{ id: 'a', pawns: 8 }],
        steps: [
          {
            id: 'b',
            sources: [{ from: 'a', stay: 1 }],
            defender: { people: 'dragons', pawns: 4, warWind: false, called: 0 },
            site: 'province',
            warWind: false,
          },
          {
            id: 'c',
            sources: [{ from: 'b', stay: 1 }],
            defender: { people: 'dragons', pawns: 4, warWind: false, called: 0 },
            site: 'province',
            warWind: false,
          },
        ],
        eclipse: false,
        heatwave: false,
        options: {},
      },
    });
  });

  const many = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `p${i}`, pawns: 1 }));

  test.each<[field: string, input: unknown, because: string]>(
    // biome-ignore format: a case a row
    [
      ['', 3, 'L’entrée attend un objet (champs provinces, steps, eclipse, heatwave, options), pas « 3 ».'],
      ['provinces', plan({ provinces: [] }), 'provinces attend une liste de 1 à 12 éléments.'],
      ['provinces', plan({ provinces: many(13) }), 'provinces attend une liste de 1 à 12 éléments.'],
      ['provinces', plan({ provinces: [{ id: 'a', pawns: 60 }, { id: 'z', pawns: 41 }] }), 'provinces attend 100 pions au plus en tout (ZAR-MAT-2), pas 101.'],
      ['provinces[0].id', plan({ provinces: [{ id: 'é', pawns: 6 }] }), 'provinces[0].id attend un nom de 1 à 40 lettres sans accent, chiffres ou tirets, pas « é ».'],
      [
        'provinces[0].id',
        plan({ provinces: [{ id: 'x'.repeat(41), pawns: 6 }] }),
        `provinces[0].id attend un nom de 1 à 40 lettres sans accent, chiffres ou tirets, pas « ${'x'.repeat(39)}… ».`,
      ],
      [
        'provinces[1].id',
        plan({
          provinces: [
            { id: 'a', pawns: 6 },
            { id: 'a', pawns: 6 },
          ],
        }),
        'provinces[1].id reprend le nom « a » : on n’attaque pas deux fois la même province (ZAR-CHE-1).',
      ],
      ['provinces[0].pawns', plan({ provinces: [{ id: 'a', pawns: 0 }] }), 'provinces[0].pawns attend un nombre entier de 1 à 100, pas « 0 ».'],
      ['steps', plan({ steps: 'b' }), 'steps attend une liste de 1 à 12 éléments.'],
      ['steps[1].id', plan({}, { id: 'b' }), 'steps[1].id reprend le nom « b » : on n’attaque pas deux fois la même province (ZAR-CHE-1).'],
      ['steps[1].id', plan({}, { id: 'a' }), 'steps[1].id reprend le nom « a » : on n’attaque pas deux fois la même province (ZAR-CHE-1).'],
      ['steps[1].sources', plan({}, { sources: [] }), 'steps[1].sources attend une liste de 1 à 12 éléments.'],
      ['steps[1].sources', plan({}, { sources: [{ from: 'b' }, { from: 'b' }] }), 'steps[1].sources attend des provinces toutes différentes.'],
      ['steps[1].sources[0].from', plan({}, { sources: [{ from: 'c' }] }), 'steps[1].sources[0].from attend une province tenue avant cette attaque, pas « c ».'],
      ['steps[1].sources[0].stay', plan({}, { sources: [{ from: 'b', stay: 0 }] }), 'steps[1].sources[0].stay attend un nombre entier de 1 à 100, pas « 0 ».'],
      [
        'steps[1].defender.people',
        plan({}, { defender: { people: 'chevaliers', pawns: 1 } }),
        'steps[1].defender.people attend un autre peuple que l’attaquant : on n’attaque pas le sien (ZAR-ATT-6).',
      ],
      ['steps[1].site', plan({}, { site: undefined }), 'steps[1].site attend province, capital, zargos ou forbidden-city, pas rien.'],
      ['steps[1].warWind', plan({}, { warWind: 'oui' }), 'steps[1].warWind attend true ou false, pas « oui ».'],
      ['steps[1].stay', plan({}, { stay: 1 }), 'Le champ « stay » de steps[1] est inconnu ; on attend id, sources, defender, site ou warWind.'],
      ['eclipse', plan({ eclipse: 1 }), 'eclipse attend true ou false, pas « 1 ».'],
      ['options', plan({ options: 1 }), 'options attend un objet qui donne une lecture par litige, pas « 1 ».'],
    ],
  )('%s is refused (%#)', (field, input, because) => {
    expect(checkCampaign(input)).toEqual({ ok: false, field, because });
  });

  test('ZAR-L-37, ZAR-ZRG-4: who has fought does not enter Zargos, unless the other reading is chosen', () => {
    for (const step of [{ site: 'zargos' }, { site: 'forbidden-city' }, { site: undefined, defender: { people: 'demons', dice: 2 } }]) {
      expect(checkCampaign(plan({}, step))).toEqual({
        ok: false,
        field: 'steps[1].sources[0].from',
        because: 'steps[1].sources[0].from : un Chevalier qui a combattu n’attaque pas dans le royaume de Zargos (ZAR-L-37).',
      });
      expect(checkCampaign(plan({ options: { 'ZAR-L-37': 'oui-en-entrant' } }, step))).toMatchObject({ ok: true });
      expect(checkCampaign(plan({}, { ...step, sources: [{ from: 'a' }] }))).toMatchObject({ ok: true });
    }
  });

  test('ZAR-L-37: nobody goes on from Zargos under either reading', () => {
    for (const options of [{}, { 'ZAR-L-37': 'oui-en-entrant' }]) {
      const input = {
        provinces: [{ id: 'a', pawns: 8 }],
        steps: [
          { id: 'b', sources: [{ from: 'a' }], defender: { people: 'demons', dice: 2 } },
          { id: 'c', sources: [{ from: 'b' }], defender: dragons(1), site: 'province' },
        ],
        options,
      };
      expect(checkCampaign(input)).toMatchObject({
        ok: false,
        field: 'steps[1].sources[0].from',
        because: expect.stringContaining('on n’enchaîne pas depuis le royaume de Zargos'),
      });
    }
  });

  test('twelve provinces and a hundred pawns are taken', () => {
    const provinces = [...many(11), { id: 'last', pawns: 89 }];
    expect(
      checkCampaign(plan({ provinces, steps: [{ id: 'b', sources: [{ from: 'last' }], defender: dragons(1), site: 'province' }] })),
    ).toMatchObject({ ok: true });
  });

  test('campaign throws what the checker says', () => {
    expect(() => campaign({ provinces: [], steps: [] })).toThrow(new RangeError('provinces attend une liste de 1 à 12 éléments.'));
  });

  test('a campaign that leaves too many cases open is refused with a sentence', () => {
    const starts = Array.from({ length: 6 }, (_, i) => ({ id: `p${i}`, pawns: 14 }));
    const taken = starts.map(({ id }, i) => ({ id: `t${i}`, sources: [{ from: id }], defender: dragons(6), site: 'province' as const }));
    const from = (stay: number) => [{ from: 'z' }, ...taken.map(({ id }) => ({ from: id, stay }))];
    const steps = [
      ...taken,
      { id: 'x', sources: from(12), defender: dragons(1), site: 'province' as const },
      { id: 'y', sources: from(1), defender: dragons(1), site: 'province' as const },
    ];
    const provinces = [...starts, { id: 'z', pawns: 16 }];
    expect(() => campaign({ provinces, steps })).toThrow(/^Cette campagne laisse trop de cas ouverts/);
  });
});
