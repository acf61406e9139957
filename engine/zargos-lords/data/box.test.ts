/** A club's box: what replaces ours, and what the booklet forbids to replace. */
import { expect, test } from 'vitest';
import { boxDoubts, boxProblems, checkBox } from './box.ts';
import { BOX } from './tables.ts';

const first = (input: unknown) => {
  const checked = checkBox(input);
  return checked.ok ? [] : [checked.field, checked.because];
};

test('ours is a box, and so is nothing', () => {
  expect(checkBox(undefined)).toEqual({ ok: true, value: BOX });
  expect(checkBox({})).toEqual({ ok: true, value: BOX });
  expect(checkBox(JSON.parse(JSON.stringify(BOX)))).toEqual({ ok: true, value: BOX });
});

test('LOR-MAT-3: what a club copies replaces ours, and the rest stays', () => {
  const visions = BOX.visions.map((row) => row.map((hexes) => hexes + 1));
  const checked = checkBox({ factors: { dragon: { combat: 12 } }, visions, needs: { flames: { dragon: 5 } } });
  expect(checked.ok && [checked.value.factors.dragon, checked.value.visions, checked.value.needs.flames.dragon]).toEqual([
    { combat: 12, movement: BOX.factors.dragon.movement },
    visions,
    5,
  ]);
  expect(checked.ok && checked.value.arrows).toBe(BOX.arrows);
});

const D = ['A1', '-', 'D1', 'D3', 'D4', 'DE'];
const none = [0, 0, 0, 0, 0, 0];

test.each(
  // biome-ignore format: a case a row
  [
    ['LOR-COM-5: no band from 4 to 7', { combat: [{ from: 0, results: D }] }, 'combat', /bande de 4 à 7 où le dé 4 donne D3/],
    ['LOR-COM-5: a 4 that is not D3 there', { combat: [{ from: 4, results: ['A1', '-', 'D1', 'D2', 'D4', 'DE'] }] }, 'combat', /bande de 4 à 7 où le dé 4 donne D3/],
    ['LOR-COM-5: a band from 4 to 6', { combat: [{ from: 4, results: D }, { from: 7, results: D }] }, 'combat', /bande de 4 à 7/],
    ['LOR-L-1, LOR-COM-2: no attack ever fails', { combat: [{ from: 4, results: ['-', '-', 'D1', 'D3', 'D4', 'DE'] }] }, 'combat', /attend aussi des résultats A/],
    ['bands that do not rise', { combat: [{ from: 4, results: D }, { from: 4, results: D }] }, 'combat[1].from', /plus de 4/],
    ['an unknown result', { combat: [{ from: 4, results: ['A9', '-', 'D1', 'D3', 'D4', 'DE'] }] }, 'combat[0].results[0]', /attend AE, A8 à A1/],
    ['five faces', { combat: [{ from: 4, results: ['-'] }] }, 'combat[0].results', /liste de 6 valeurs, une par face du dé, pas une liste de 1/],
    ['LOR-ARC-1: seven distances', { arrows: BOX.arrows.slice(1) }, 'arrows', /liste de 8 distances \(LOR-ARC-1\), pas une liste de 7/],
    ['LOR-SOR-2: a flight that grows with distance', { visions: [none, [0, 0, 0, 0, 0, 1], none, none, none] }, 'visions[1][5]', /mieux qu’un hexagone plus près/],
    ['LOR-SOR-2: a flight that shrinks with the die', { visions: [[2, 1, 1, 1, 1, 1], none, none, none, none] }, 'visions[0][1]', /le 2 y donne moins que le 1/],
    ['LOR-ARC-2: archers that never make 3', { arrows: BOX.arrows.map((row) => row.map((hits) => Math.min(hits, 2))) }, 'arrows', /des 1, des 2 et des 3/],
    ['LOR-ARC-2: a Dragon of 5 arrows', { needs: { arrows: { dragon: 5 } } }, 'needs.arrows.dragon', /attend 6/],
    ['LOR-FAU-1: a falcon of 6', { factors: { faucon: { combat: 6 } } }, 'factors.faucon.combat', /attend 5/],
    ['LOR-MOI-2: a Moine-fantassin of 3', { factors: { 'moines-fantassin': { combat: 3 } } }, 'factors.moines-fantassin.combat', /attend 4/],
    ['a counter that stays', { factors: { aile: { movement: 0 } } }, 'factors.aile.movement', /de 1 à 20, pas « 0 »/],
    ['an unknown table', { magie: [] }, 'magie', /« magie » de l’entrée est inconnu/],
    ['no object', 3, '', /^L’entrée attend un objet/],
  ],
)('%s is refused', (_name, input, field, because) => {
  expect(first(input)).toEqual([field, expect.stringMatching(because)]);
  expect(boxProblems(input).length).toBeGreaterThan(0);
});

test.each(
  // biome-ignore format: a case a row
  [
    [
      'a die that hurts',
      {
        combat: [
          { from: 4, results: ['D1', '-', 'D1', 'D3', 'D4', 'DE'] },
          { from: 8, results: ['A1', 'D1', 'D1', 'D3', 'DE', 'DE'] },
        ],
      },
      'combat[0].results[1]',
      /le 2 y est pire que le 1/,
    ],
    [
      'a difference that hurts',
      {
        combat: [
          { from: 4, results: D },
          { from: 8, results: ['AE', '-', 'D1', 'D3', 'D4', 'DE'] },
        ],
      },
      'combat[1].results[0]',
      /pire que dans la bande d’en dessous/,
    ],
    ['arrows that fly better from afar', { arrows: BOX.arrows.map((row, at) => (at === 3 ? [4, 4, 4, 4, 4, 4] : row)) }, 'arrows[3][0]', /mieux qu’un hexagone plus près/],
    ['flames that a higher die puts out', { flames: BOX.flames.map((row) => [...row].reverse()) }, 'flames[0][2]', /le 3 y donne moins que le 2/],
  ],
)('LOR-SOR-2: the booklet promises order of visions alone: %s is doubted, not refused', (_name, input, field, because) => {
  const checked = checkBox(input);
  expect(checked.ok && boxDoubts(checked.value)[0]).toEqual({ field, because: expect.stringMatching(because) });
});

test('ours leaves no doubt', () => {
  expect(boxDoubts(BOX)).toEqual([]);
});

test('all faults of a form at once, fifty at most', () => {
  const form = { factors: { aile: { movement: 0 }, faucon: { combat: 1 } }, flames: 3 };
  expect(boxProblems(form).map(({ field }) => field)).toEqual(['factors.aile.movement', 'factors.faucon.combat', 'flames']);
  expect(boxProblems({ combat: new Array(12).fill({}), arrows: new Array(8).fill(['x', 'x', 'x', 'x', 'x', 'x']) })).toHaveLength(50);
});
