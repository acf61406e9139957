/** The booklet's examples, hand arithmetic, and slow throws of every die that share no code with the answers. */
import { describe, expect, test } from 'vitest';
import { accepted } from '../core/accepted.ts';
import { checkOdds } from './cli.ts';
import { BOX } from './data/tables.ts';
import { REVISION_1983 } from './options.ts';
import { KINDS } from './types.ts';

const ask = (input: object) => {
  return accepted(checkOdds(input)) as unknown as Record<string, unknown>;
};
const combat = (attackers: object[], defenders: object[], more: object = {}) => ask({ action: 'combat', attackers, defenders, ...more });
const foot = { kind: 'chevaliers-fantassin' };
const knight = { kind: 'chevalier' };

describe('combats', () => {
  test('LOR-COM-5, LOR-COM-2, LOR-MAT-3: three Moines-fantassins against a falcon, 12 to 5: difference 7, a 4 is D3', () => {
    const found = combat([{ kind: 'moines-fantassin', count: 3 }], [{ kind: 'faucon' }]);
    expect(found).toMatchObject({ attack: 12, defence: 5, difference: 7, band: { from: 4, to: 7 } });
    expect((found.byDie as string[])[3]).toBe('D3');
    expect(found.sentence).toMatch(/^12 contre 5, différence 7 \(bande 4 à 7\) : /);
  });

  test.each(
    // biome-ignore format: a case a row
    [
      ['LOR-MAT-3: one against one', [knight], [{ kind: 'faucon' }], 8, 5],
      ['LOR-COM-3: one against two adds the two', [knight], [{ kind: 'faucon' }, { kind: 'ailes-fantassin' }], 8, 7],
      ['LOR-COM-6: a mount gives 3 to the defence', [knight], [{ kind: 'faucon', terrain: 'mont' }], 8, 8],
      ['LOR-COM-6: a wood gives 1', [knight], [{ kind: 'faucon', terrain: 'bois' }], 8, 6],
      ['LOR-COM-6: each defender has its own terrain', [{ kind: 'dragon' }], [{ ...foot, terrain: 'mont' }, { ...foot, terrain: 'bois' }], 10, 10],
      ['LOR-CHE-1: a charge straight ahead gives 3', [{ ...knight, charge: 'front' }], [{ kind: 'faucon' }], 11, 5],
      ['LOR-CHE-1: a charge from the side gives 1', [{ ...knight, charge: 'side' }], [{ kind: 'faucon' }], 9, 5],
      ['LOR-SOR-1, LOR-L-16: a Sorcier gives 2, in attack', [{ ...foot, wizards: 1 }], [{ kind: 'faucon' }], 5, 5],
      ['LOR-SOR-1, LOR-L-16: and in defence', [{ kind: 'dragon' }], [{ ...foot, wizards: 1 }], 10, 5],
      ['LOR-SOR-1: to each of those near him', [{ ...foot, count: 3, wizards: 1 }], [{ kind: 'faucon' }], 15, 5],
      ['LOR-L-3: two Sorciers give no more', [{ ...foot, wizards: 2 }], [{ kind: 'faucon' }], 5, 5],
      [
        'LOR-MOI-2, LOR-FAN-1, LOR-ILL-1: a Moine-chevalier and a Moine illusionniste are worth their factors',
        [{ kind: 'moines-chevalier' }, { kind: 'illusionniste' }],
        [foot],
        8,
        3,
      ],
    ],
  )('%s', (_name, attackers, defenders, attack, defence) => {
    expect(combat(attackers, defenders)).toMatchObject({ allowed: true, attack, defence, difference: attack - defence });
  });

  test.each([
    ['LOR-L-3, other reading: two Sorciers give 4', [{ ...foot, wizards: 2 }], { 'LOR-L-3': 'oui' }, 7],
    ['LOR-L-2, other reading: a charge from the side gives 3 too', [{ ...knight, charge: 'side' }], { 'LOR-L-2': 'toujours-de-front' }, 11],
  ])('%s', (_name, attackers, options, attack) => {
    expect(combat(attackers, [{ kind: 'faucon' }], { options })).toMatchObject({ attack });
  });

  test('LOR-COM-5: every die of every difference, as the table says', () => {
    for (const kind of KINDS) {
      if (kind.startsWith('moine') || kind === 'illusionniste') continue;
      for (let count = 1; count <= 6; count += 1) {
        const found = combat([{ kind: 'moines-fantassin', count }], [{ kind }]);
        const difference = count * 4 - BOX.factors[kind].combat;
        let row: readonly string[] | undefined;
        for (const { from, results } of BOX.combat) if (difference >= from) row = results;
        expect(found.allowed).toBe(row !== undefined);
        if (!row) continue;
        expect(found.byDie).toEqual(row);
        const chances = found.chances as Record<string, number>;
        const sum = Object.values(chances).reduce((a, b) => a + b, 0);
        expect(sum).toBeCloseTo(1, 12);
        expect((found.results as { ways: number }[]).reduce((a, { ways }) => a + ways, 0)).toBe(6);
        expect(found.win).toBeCloseTo((chances.defenderRetreats ?? 0) + (chances.defenderEliminated ?? 0), 12);
      }
    }
  });

  test.each(
    // biome-ignore format: a case a row
    [
      ['LOR-COM-4: below the minimum', [foot], [{ kind: 'faucon' }], {}, 'LOR-COM-4', /3 contre 5 .*−2.*minimum du tableau, 0/],
      ['LOR-L-44: two against two', [foot, foot], [{ kind: 'faucon' }, { kind: 'faucon' }], {}, 'LOR-L-44', /2 contre 2/],
      ['LOR-L-45: two peoples', [foot, { kind: 'dragon' }], [{ kind: 'faucon' }], {}, 'LOR-L-45', /son coup/],
      ['LOR-IND-1: a Dragon alone', [{ kind: 'dragon' }], [{ kind: 'faucon' }], { individual: true }, 'LOR-IND-1', /Ailés, Faucons et Serpents/],
      ['LOR-IND-2: two Ailés alone', [{ kind: 'aile', count: 2 }], [foot], { individual: true }, 'LOR-IND-2', /un contre un, pas 2 contre 1/],
    ],
  )('%s is refused with its rule', (_name, attackers, defenders, more, rule, because) => {
    const found = combat(attackers, defenders, more);
    expect([found.allowed, found.rule, found.because]).toEqual([false, rule, expect.stringMatching(because)]);
  });

  test('LOR-L-44, LOR-L-45, other readings: two against two, and two peoples together', () => {
    expect(
      combat(
        [knight, knight],
        [foot, foot].map(() => ({ kind: 'faucon' })),
        { options: { 'LOR-L-44': 'tous-attenants' } },
      ),
    ).toMatchObject({ allowed: true, difference: 6 });
    expect(combat([foot, { kind: 'dragon' }], [{ kind: 'faucon' }], { options: { 'LOR-L-45': 'oui' } })).toMatchObject({
      allowed: true,
      attack: 13,
    });
  });

  test('LOR-IND-1, LOR-AIL-1, LOR-FAU-1, LOR-L-13: an Ailé alone wins when the enemy retreats; where it must die, less often', () => {
    const alone = { individual: true };
    expect(combat([{ kind: 'aile' }], [foot], alone)).toMatchObject({ difference: 5, win: 4 / 6 });
    expect(combat([{ kind: 'faucon' }], [foot], alone)).toMatchObject({ difference: 2, win: 2 / 6 });
    const strict = { options: { 'LOR-L-13': 'elimine' } };
    expect(combat([{ kind: 'aile' }], [foot], { ...alone, ...strict })).toMatchObject({ win: 1 / 6 });
    // An ordinary combat is not asked what winning is.
    expect(combat([{ kind: 'aile' }], [foot], strict)).toEqual(combat([{ kind: 'aile' }], [foot]));
  });

  test('a club’s box: its factors and its table decide', () => {
    const results = ['AE', 'A1', '-', 'D3', 'D4', 'DE'];
    const box = { factors: { dragon: { combat: 9 } }, combat: [{ from: 4, results }] };
    expect(combat([{ kind: 'dragon' }], [{ kind: 'faucon' }], { box })).toMatchObject({
      attack: 9,
      byDie: results,
      band: { from: 4, to: null },
    });
    expect(combat([{ kind: 'dragon' }], [{ kind: 'faucon', terrain: 'bois' }], { box })).toMatchObject({ allowed: false, minimum: 4 });
  });
});

/** Every throw of every die, one after another. */
function thrown(faces: readonly (readonly number[])[]): Map<number, number> {
  const ways = new Map<number, number>();
  const go = (at: number, sum: number): void => {
    const row = faces[at];
    if (!row) {
      ways.set(sum, (ways.get(sum) ?? 0) + 1);
      return;
    }
    for (const hits of row) go(at + 1, sum + hits);
  };
  go(0, 0);
  return ways;
}

describe('arrows, flames, visions', () => {
  const row = (table: 'arrows' | 'flames', distance: number): readonly number[] => BOX[table][distance - 1] ?? [];

  test('LOR-ARC-2: 1 + 3 + 2 arrows kill a Dragon, and 5 do not', () => {
    const found = ask({ action: 'arrows', target: 'dragon', shots: [{ distance: 5, count: 3 }] });
    expect(found.needed).toBe(6);
    const hits = row('arrows', 5);
    expect([2, 6, 4].map((die) => hits[die - 1])).toEqual([1, 3, 2]);
    const all = [...thrown([hits, hits, hits])];
    const enough = all.filter(([sum]) => sum >= 6).reduce((ways, [, more]) => ways + more, 0);
    expect(found.kill).toBeCloseTo(enough / 216, 14);
    expect(enough).toBeGreaterThan(0);
  });

  test.each([
    ['LOR-ARC-1, LOR-ARC-2, LOR-AIL-2: archers from several distances', 'arrows', 'serpent', [1, 4, 8, 8]],
    ['LOR-DRA-1, LOR-LAN-1: flames from several distances', 'flames', 'dragon', [1, 2, 3, 4, 5]],
    ['LOR-ARC-2: one archer', 'arrows', 'faucon', [7]],
  ] as const)('%s add up: exactly as every throw', (_name, action, target, distances) => {
    const found = ask({ action, target, shots: distances.map((distance) => ({ distance })) });
    const slow = thrown(distances.map((distance) => row(action, distance)));
    const hits = found.hits as { hits: number; ways: number }[];
    expect(new Map(hits.map((one) => [one.hits, one.ways]))).toEqual(new Map([...slow].sort(([a], [b]) => a - b)));
    expect(found.total).toBe(6 ** distances.length);
    expect(found.mean).toBeCloseTo([...slow].reduce((sum, [hit, ways]) => sum + hit * ways, 0) / 6 ** distances.length, 12);
  });

  test('LOR-ARC-2, LOR-L-17: twenty archers at once are still whole numbers, and their ways add up', () => {
    const found = ask({ action: 'arrows', target: 'dragon', shots: [{ distance: 8, count: 20 }] });
    expect(found.total).toBe(6 ** 20);
    expect((found.hits as { ways: number }[]).reduce((sum, { ways }) => sum + ways, 0)).toBe(6 ** 20);
    expect((found.reasons as { rule: string }[]).map(({ rule }) => rule)).toContain('LOR-L-17');
  });

  test('LOR-ARC-3, LOR-L-15, LOR-REV-5: into a wood, no arrows and no flames, unless the table says so', () => {
    const flames = { action: 'flames', target: 'faucon', shots: [{ distance: 5 }], terrain: 'bois' };
    expect(ask({ ...flames, action: 'arrows' })).toMatchObject({ allowed: false, rule: 'LOR-ARC-3' });
    expect(ask(flames)).toMatchObject({ allowed: false, rule: 'LOR-L-15' });
    expect(ask({ ...flames, options: { 'LOR-L-15': 'libres' } })).toMatchObject({ allowed: true, kill: 3 / 6 });
    // Dice 1 to 6 count as 3, 4, 5, 6, 6, 6: only the 1 misses at 5 hexes.
    expect(ask({ ...flames, options: REVISION_1983 })).toMatchObject({ allowed: true, kill: 5 / 6 });
  });

  test('LOR-SOR-2, LOR-ILL-1: the flight of a vision is the table’s row', () => {
    const found = ask({ action: 'vision', distance: 1 });
    expect(found.byDie).toEqual(BOX.visions[0]);
    expect(found.flight).toEqual([2, 3, 4, 5, 6].map((hexes) => ({ hexes, ways: hexes === 4 ? 2 : 1, chance: (hexes === 4 ? 2 : 1) / 6 })));
  });
});

describe('sieges', () => {
  const four = [
    { kind: 'chevalier', count: 2 },
    { ...foot, count: 2 },
  ];
  const siege = (garrison: unknown, more: object = {}, attackers: object[] = four) =>
    ask({ action: 'siege', attackers, garrison, ...more });
  const only = (found: Record<string, unknown>) => (found.cases as Record<string, unknown>[])[0];

  test('LOR-VIL-2: a garrison is worth the sum of its factors, and LOR-VIL-1, LOR-COM-6: its terrain gives nothing', () => {
    const found = siege(['dragon', 'dragons-fantassin']);
    expect(only(found)).toMatchObject({ pawns: 2, force: 12, difference: 10, outcome: 'combat', byDie: BOX.combat[2]?.results });
    expect((found.reasons as { rule: string }[]).map(({ rule }) => rule)).toContain('LOR-VIL-1');
  });

  test('LOR-VIL-6: an empty city is open', () => {
    expect(only(siege([]))).toMatchObject({ outcome: 'open', opens: 6 });
  });

  test('LOR-VIL-3, LOR-L-21: fewer besiegers than defenders do nothing; under the other reading they die', () => {
    const garrison = ['dragons-fantassin', 'dragons-fantassin'];
    expect(only(siege(garrison, {}, [knight]))).toMatchObject({ outcome: 'void', rule: 'LOR-L-21' });
    expect(only(siege(garrison, { options: { 'LOR-L-21': 'elimines' } }, [knight]))).toMatchObject({ outcome: 'eliminated' });
  });

  test('LOR-VIL-3: as many, but below the minimum: the besiegers are lost', () => {
    expect(only(siege(['dragon'], {}, [knight]))).toMatchObject({ outcome: 'eliminated', rule: 'LOR-VIL-3', difference: -2 });
  });

  test('LOR-L-34: one against a garrison of one is enough, unless the table wants two', () => {
    expect(only(siege(['serpent'], {}, [knight]))).toMatchObject({ outcome: 'combat' });
    expect(only(siege(['serpent'], { options: { 'LOR-L-34': 'deux-au-moins' } }, [knight]))).toMatchObject({
      outcome: 'void',
      rule: 'LOR-L-34',
    });
  });

  test('LOR-L-34, LOR-L-21: alone where two are wanted is too few, and meets the end of those who are too few', () => {
    const options = { 'LOR-L-34': 'deux-au-moins', 'LOR-L-21': 'elimines' };
    expect(only(siege(['serpent'], { options }, [knight]))).toMatchObject({ outcome: 'eliminated', rule: 'LOR-L-34' });
    expect(only(siege(['serpent', 'serpent'], { options }, [knight]))).toMatchObject({ outcome: 'eliminated', rule: 'LOR-L-21' });
  });

  test('LOR-L-22: a garrison that should retreat holds; where it leaves, every D opens the city', () => {
    const garrison = ['dragon', 'dragons-fantassin'];
    expect(only(siege(garrison))).toMatchObject({ opens: 2 });
    expect(only(siege(garrison, { options: { 'LOR-L-22': 'sort' } }))).toMatchObject({ opens: 5 });
  });

  test('LOR-VIL-2, LOR-VIL-3: a hidden garrison is every number and force that the people can make, best and worst told', () => {
    const found = siege({ people: 'dragons', pawns: [1, 2] });
    // Dragons: 10, infantry 2, Lance-flammes 3, Serpent 6.
    const one = [2, 3, 6, 10];
    const two = [4, 5, 6, 8, 9, 12, 13, 16, 20];
    expect((found.cases as { pawns: number; force: number }[]).map(({ pawns, force }) => [pawns, force])).toEqual([
      ...one.map((force) => [1, force]),
      ...two.map((force) => [2, force]),
    ]);
    expect(found.best).toMatchObject({ pawns: 1, force: 2 });
    expect(found.worst).toMatchObject({ pawns: 2, force: 20, difference: 2, opens: 0 });
    expect(found.fall).toEqual([0, 3 / 6]);
    expect(siege({ people: 'dragons', pawns: [2, 2], force: [9, 12] })).toMatchObject({ best: { force: 9 }, worst: { force: 12 } });
  });

  test('LOR-VIL-2: the sums of a hidden garrison are those of every hand of four, copies counted', () => {
    const kinds = ['aile', 'faucon', 'ailes-fantassin', 'ailes-fantarcher'] as const;
    const sums = new Set<number>();
    for (const a of kinds)
      for (const b of kinds)
        for (const c of kinds) for (const d of kinds) sums.add([a, b, c, d].reduce((sum, kind) => sum + BOX.factors[kind].combat, 0));
    const found = siege({ people: 'ailes', pawns: [4, 4] });
    expect((found.cases as { force: number }[]).map(({ force }) => force)).toEqual([...sums].sort((a, b) => a - b));
  });

  test('LOR-L-16, LOR-SOR-1: a Sorcier next to the city adds 2 to its garrison as to one counter; under the other reading nothing', () => {
    const inside = ['chevaliers-fantassin', 'chevaliers-fantassin'];
    const foe = [{ kind: 'dragon', count: 2 }];
    // Twice 3, and once 2 more: 20 against 8.
    expect(only(siege(inside, { wizards: 2 }, foe))).toMatchObject({ pawns: 2, force: 8, difference: 12 });
    expect(only(siege(inside, { wizards: 2, options: { 'LOR-L-3': 'oui' } }, foe))).toMatchObject({ force: 10 });
    expect(only(siege(inside, { wizards: 2, options: { 'LOR-L-16': 'hors-des-villes' } }, foe))).toMatchObject({ force: 6 });
    const hidden = siege({ people: 'chevaliers', pawns: [0, 1], force: [0, 2] }, { wizards: 1 }, foe);
    expect((hidden.cases as { force: number }[]).map(({ force }) => force)).toEqual([0, 4]);
    expect((hidden.reasons as { rule: string; text: string }[]).find(({ rule }) => rule === 'LOR-L-16')?.text).toMatch(
      /ajoute 2 à sa garnison/,
    );
    expect(checkOdds({ action: 'siege', attackers: [knight], garrison: ['dragon'], wizards: 1 })).toMatchObject({
      ok: false,
      field: 'wizards',
    });
  });

  test('LOR-L-45: two peoples do not besiege together', () => {
    expect(siege(['dragon'], {}, [knight, { kind: 'aile' }])).toMatchObject({ allowed: false, rule: 'LOR-L-45' });
  });
});
