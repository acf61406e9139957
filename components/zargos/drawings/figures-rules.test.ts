/** The numbers that the figures show, held to the engine and to the booklet's examples. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARDS } from '#engine/zargos/data/cards.ts';
import { DIE_THRESHOLDS, diceByPawns, divisorOf, lossesFrom } from '#engine/zargos/rules/combat.ts';
import { demonDice, PROVINCES_OF_RING } from '#engine/zargos/rules/demons.ts';

const drawing = (id: string): string => readFileSync(new URL(`./figures/${id}.svg`, import.meta.url), 'utf8');
const textsOf = (id: string): string[] => [...drawing(id).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1] ?? '');
/** Dice drawn: every one is a rounded square. */
const diceIn = (id: string): number => [...drawing(id).matchAll(/<rect[^>]*rx="/g)].length;

test('ZAR-COM-3: one, two and three dice, from the thresholds of the engine', () => {
  const [, two, three] = DIE_THRESHOLDS;
  expect(textsOf('des-par-pions')).toEqual([`1 à ${two - 1} pions`, `${two} à ${three - 1} pions`, `${three} pions et plus`]);
  expect(diceIn('des-par-pions')).toBe(diceByPawns(3) + diceByPawns(6) + diceByPawns(7));
});

test('ZAR-CAP-1, ZAR-COM-4: a total of 9 with and without walls', () => {
  const losses = (['province', 'capital'] as const).map((site) => lossesFrom(9, divisorOf('attacker', site)));
  expect(losses).toEqual([4, 3]);
  for (const lost of losses) expect(textsOf('remparts')).toContain(`${lost} pertes`);
});

test('ZAR-ZRG-1: the demons’ dice on the coast and inside; those of the City are told', () => {
  const [coast, inner, city] = (['coast', 'inner', 'city'] as const).map((ring) => demonDice(ring, false, false));
  expect([coast, inner, city]).toEqual([2, 3, 4]);
  expect(diceIn('anneaux-de-zargos')).toBe(PROVINCES_OF_RING.coast * 2 + PROVINCES_OF_RING.inner * 3);
  expect(textsOf('anneaux-de-zargos')).toEqual(expect.arrayContaining(['deux dés', 'trois dés', 'quatre dés']));
});

test('ZAR-AMA-1: the volley of the printed example', () => {
  expect(lossesFrom(4 + 3, 3)).toBe(2);
  expect(textsOf('tir-des-amazones')).toEqual(expect.arrayContaining(['2 Dragons tombent', 'à 5 contre 4']));
});

test('ZAR-MAT-3, ZAR-MAT-4: how many cards have each back', () => {
  const copies = (color: 'green' | 'red') => CARDS.filter((card) => card.color === color).reduce((sum, card) => sum + card.copies, 0);
  expect(textsOf('cartes-dos')).toEqual(
    expect.arrayContaining([
      '20 vertes',
      '40 bleues',
      `${copies('red') + copies('green')} cartes`,
      `${copies('red')} rouges, ${copies('green')} vertes`,
    ]),
  );
});

test('ZAR-COM-4: the told first round, 1 + 2 + 3 against 5 + 4', () => {
  expect([lossesFrom(6, 2), lossesFrom(9, 2)]).toEqual([3, 4]);
  expect(textsOf('apprendre-combat')).toEqual(expect.arrayContaining(['3 tombent', '4 tombent', '3 restent', '1 reste']));
});
