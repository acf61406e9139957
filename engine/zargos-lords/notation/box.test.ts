/** A club's box in links and files: what is written is read again, what is at fault is refused whole. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepted } from '../../core/accepted.ts';
import { checkBox } from '../data/box.ts';
import { boxInWords, differencesOf, faultInWords } from '../data/differences.ts';
import { BOX } from '../data/tables.ts';
import { type Box, KINDS, RANGES, RESULTS, type Shot } from '../types.ts';
import { BOX_VERSION, boxFileOf, formatBox, MAX_BOX } from './box.ts';
import { parseBoxFile } from './box-file.ts';
import { parseBox } from './box-read.ts';

const boxOf = (input: unknown): Box => {
  return accepted(checkBox(input));
};

/** The greatest of what is no nearer and of a die no higher: neither distance nor luck then hurts. */
const levelled = (table: readonly (readonly number[])[]) =>
  table.map((row, at) => row.map((_, die) => Math.max(...table.slice(at).flatMap((other) => other.slice(0, die + 1)))));

const table = (shot: Shot) =>
  fc.array(fc.array(fc.nat(12), { minLength: 6, maxLength: 6 }), { minLength: RANGES[shot], maxLength: RANGES[shot] }).map(levelled);

const some = <Value>(value: fc.Arbitrary<Value>, fixed: readonly string[] = []) =>
  fc.dictionary(fc.constantFrom(...KINDS.filter((kind) => !fixed.includes(kind))), value, { noNullPrototype: true });

const factors = fc
  .tuple(
    some(fc.record({ combat: fc.nat(20), movement: fc.integer({ min: 1, max: 20 }) }, { requiredKeys: [] }), [
      'faucon',
      'moines-fantassin',
    ]),
    fc.integer({ min: 1, max: 20 }),
  )
  .map(([found, movement]) => ({ ...found, faucon: { movement } }));

/** Bands below 4, the booklet's, bands from 8. */
const combat = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: -20, max: 3 }), { maxLength: 5 }),
    fc.uniqueArray(fc.integer({ min: 9, max: 60 }), { maxLength: 5 }),
    fc.nat(5),
  )
  .map(([low, high, shift]) => {
    const rise = (one: number, other: number) => one - other;
    const at = low.length;
    return [...low.sort(rise), 4, 8, ...high.sort(rise)].map((from, band) => ({
      from,
      results: [0, 1, 2, 3, 4, 5].map(
        (die) => RESULTS[Math.max(0, Math.min(18, 12 + (band - at) * (1 + shift) + (die - 3) * (die < 3 ? 4 : 1)))],
      ),
    }));
  });

const boxes = fc
  .record(
    {
      factors,
      combat,
      arrows: table('arrows'),
      flames: table('flames'),
      visions: table('visions'),
      needs: fc.record({ arrows: some(fc.integer({ min: 1, max: 20 }), ['dragon']), flames: some(fc.integer({ min: 1, max: 20 })) }),
    },
    { requiredKeys: [] },
  )
  .map(checkBox)
  .filter((checked) => checked.ok)
  .map(({ value }) => value);

describe('a box in a link', () => {
  test('LOR-MAT-3: every box is read as it was written, in signs that a link keeps, and in few', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const text = formatBox(box);
        expect(parseBox(text)).toEqual({ ok: true, value: box });
        expect(text).toMatch(/^[\w~-]+$/);
        expect(text.length).toBeLessThanOrEqual(MAX_BOX);
        expect(boxOf(differencesOf(box))).toEqual(box);
        expect(parseBoxFile(JSON.stringify(boxFileOf(box)))).toEqual({ ok: true, value: box });
      }),
      { numRuns: 300, seed: 19790101 },
    );
  });

  // The letters by hand: `e` is the fifth kind, the Dragon, `j` the tenth, the Faucon; `c` is 12 in base 36.
  test.each([
    [{}, '1'],
    [{ factors: { dragon: { combat: 12 } } }, '1~fec-'],
    [{ factors: { faucon: { movement: 8 }, chevalier: { combat: 9, movement: 10 } } }, '1~fa9aj-8'],
    [{ arrows: [[1, 2, 2, 3, 3, 5], ...BOX.arrows.slice(1)] }, '1~a1122335'],
    [{ visions: BOX.visions.map((row, at) => (at === 4 ? [0, 0, 0, 0, 0, 0] : row)) }, '1~v5000000'],
    [{ needs: { arrows: { chevalier: 4 }, flames: { illusionniste: 2, dragon: 5 } } }, '1~na4~me5p2'],
    [{ combat: [{ from: 4, results: ['AE', '-', 'D1', 'D3', 'D8', 'DE'] }] }, '1~c0oajkmrs'],
  ])('%j is written %s', (input, text) => {
    expect(formatBox(boxOf(input))).toBe(text);
    expect(parseBox(text)).toEqual({ ok: true, value: boxOf(input) });
  });

  test('the letters of links stay those of version 1', () => {
    expect([BOX_VERSION, KINDS[0], KINDS[15], RESULTS[0], RESULTS[9], RESULTS[18]]).toEqual([
      '1',
      'chevalier',
      'illusionniste',
      'AE',
      '-',
      'DE',
    ]);
    expect([KINDS.length, RESULTS.length]).toEqual([16, 19]);
  });

  test.each([
    ['', /version inconnue, « {2}» au lieu de 1\.$/],
    ['2~fec-', /version inconnue, « 2 » au lieu de 1\.$/],
    ['1~', /n’est pas lisible : « 1~ »\.$/],
    ['1~x12', /n’est pas lisible/],
    ['1~fec', /n’est pas lisible/],
    ['1~fqc-', /n’est pas lisible/],
    ['1~fec-ed-', /n’est pas lisible/],
    ['1~fec-~fjc-', /n’est pas lisible/],
    ['1~a9122335', /n’est pas lisible/],
    ['1~v6000000', /n’est pas lisible/],
    ['1~c0oajkmr', /n’est pas lisible/],
    [`1~${'f'.repeat(2500)}`, /trop longue : 2500 signes au plus\.$/],
    ['1~k', /n’est pas lisible/],
    ['1~ka5', /n’est pas lisible/],
    ['1~ka99', /Chevalier, nombre de pions attend un nombre entier de 0 à 60, pas « 99 »/],
    ['1~ka60b60', /Les nombres de pions attend de 1 à 66 pions pour les Chevaliers, pas 130\.$/],
    ['1~t002p', /n’est pas lisible/],
    ['1~t0022p3c', /n’est pas lisible/],
    ['1~t0009p', /n’est pas lisible/],
    ['1~t0401201p', /n’est pas lisible/],
    ['1~t0022z2c', /n’est pas lisible/],
    ['1~dNord', /n’est pas lisible/],
    ['1~t00204p', /La carte : 1 terre a de quoi fonder une ville ; il en faut de 2 à 4, une par peuple \(LOR-PREP-1\)\.$/],
    ['1~fezz', /^La boîte de ce lien ne va pas\. Dragon, facteur de combat attend un nombre entier de 0 à 20, pas « 35 »\.$/],
    ['1~fj6-', /^La boîte de ce lien ne va pas\. Faucon, facteur de combat attend 5 : .*\(LOR-COM-5\)\.$/],
    ['1~ne5', /Dragon, flèches qu’il faut attend 6/],
  ])('%s is refused in one sentence', (text, because) => {
    expect(parseBox(text)).toEqual({ ok: false, field: 'boite', because: expect.stringMatching(because) });
  });
});

describe('a box in a file', () => {
  test('what differs is written in plain words', () => {
    expect(boxFileOf(boxOf({ factors: { dragon: { combat: 12 } } }))).toEqual({
      format: 'boite-zargos-lords',
      version: 1,
      box: { factors: { dragon: { combat: 12 } } },
    });
  });

  test.each([
    ['{', /^Ce fichier n’est pas une boîte enregistrée d’ici : on y lit « \{ »\.$/],
    ['null', /on y lit « null »/],
    ['[]', /on y lit une liste/],
    ['{"format":"partie","version":1,"box":{}}', /format attend boite-zargos-lords, pas « partie »\.$/],
    ['{"format":"boite-zargos-lords","version":2,"box":{}}', /version attend 1, pas « 2 »\.$/],
    ['{"format":"boite-zargos-lords","version":1,"box":{},"nom":1}', /« nom » de l’entrée est inconnu/],
    ['{"format":"boite-zargos-lords","version":1}', /^La boîte de ce fichier ne va pas\. L’entrée attend un objet/],
    [
      '{"format":"boite-zargos-lords","version":1,"box":{"arrows":[]}}',
      /^La boîte de ce fichier ne va pas\. Flèches attend une liste de 8 distances/,
    ],
  ])('%.60s is refused in one sentence', (text, because) => {
    expect(parseBoxFile(text)).toMatchObject({ ok: false, because: expect.stringMatching(because) });
  });
});

describe('a box in words', () => {
  test.each([
    [{}, ''],
    [{ factors: { dragon: { combat: 12 } } }, '1 facteur'],
    [
      {
        factors: { dragon: { combat: 12, movement: 8 }, aile: { combat: 9 } },
        combat: [{ from: 4, results: ['AE', '-', 'D1', 'D3', 'D8', 'DE'] }],
      },
      '3 facteurs et tableau des combats',
    ],
    [{ needs: { arrows: { chevalier: 4 }, flames: { chevalier: 3, dragon: 5 } } }, 'ce qu’il faut contre 2 cibles'],
  ])('%j', (input, words) => {
    expect(boxInWords(boxOf(input))).toBe(words);
  });

  test.each([
    ['factors.aile.movement', 'factors.aile.movement attend 3.', 'Ailé, facteur de mouvement attend 3.'],
    ['factors.aile', 'factors.aile attend un objet.', 'Ailé attend un objet.'],
    ['combat', 'combat attend une bande.', 'Tableau des combats attend une bande.'],
    ['combat[1].from', 'combat[1].from attend plus de 4.', 'Tableau des combats, bande 2, première différence attend plus de 4.'],
    ['combat[1].results[1]', 'combat[1].results : le 2 y est pire.', 'Tableau des combats, bande 2 : le 2 y est pire.'],
    ['combat[1].results[2]', 'combat[1].results[2] attend AE.', 'Tableau des combats, bande 2, dé 3 attend AE.'],
    ['arrows[2][1]', 'arrows[2][1] attend un nombre.', 'Flèches, 3 hexagones, dé 2 attend un nombre.'],
    ['visions[0][2]', 'visions[0] : on y atteint mieux.', 'Visions, 1 hexagone : on y atteint mieux.'],
    ['needs.flames.moine', 'needs.flames.moine attend 1.', 'Moine, flammes qu’il faut attend 1.'],
    ['', 'Le champ « magie » de l’entrée est inconnu.', 'Le champ « magie » de l’entrée est inconnu.'],
  ])('%s: %s', (field, because, words) => {
    expect(faultInWords({ field, because })).toBe(words);
  });
});
