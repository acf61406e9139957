import { describe, expect, test } from 'vitest';
import { hexAt, terrainAt } from '#engine/zargos-lords/board/map.ts';
import { counterDrawn, nextPage, pageOf as page } from './acts.ts';
import type { Page, Tool } from './scene.ts';

const tap = (before: Page, column: number, row: number, tool: Tool): Page =>
  nextPage(before, { kind: 'tap', at: hexAt(column, row), tool });
const MEADOW = 'v=1&carte=...._...._....&pions=chevalier.1.1_dragon.3.1&pion=2';

describe('editing the small map', () => {
  test('painting changes one hex', () => {
    const { scene, told } = tap(page(MEADOW), 0, 2, { kind: 'paint', sign: 'b' });
    expect(terrainAt(scene.position.map, hexAt(0, 2))).toBe('bois');
    expect(told).toBeUndefined();
  });
  test('LOR-MER-1: no sea under a counter, and it is said', () => {
    const before = page(MEADOW);
    const { scene, told } = tap(before, 1, 1, { kind: 'paint', sign: '~' });
    expect(scene).toBe(before.scene);
    expect(told).toBe('Ce pion est en mer : rien ne s’y tient (LOR-MER-1).');
  });
  test('LOR-PREP-2: no city on a coast', () => {
    const { told } = tap(page('v=1&carte=c...'), 0, 0, { kind: 'found', people: 'moines' });
    expect(told).toBe('Cette ville : une ville n’est ni sur une côte ni sur un pont (LOR-PREP-2).');
  });
  test('LOR-ESC-1: infantry put on a lord becomes his escort, anything else takes his place', () => {
    const escorted = tap(page(MEADOW), 1, 1, { kind: 'place', pawn: 'chevaliers-fantassin' });
    expect(counterDrawn(escorted.scene.position, hexAt(1, 1))).toMatchObject({ kind: 'chevalier', escort: 'chevaliers-fantassin' });
    const replaced = tap(page(MEADOW), 1, 1, { kind: 'place', pawn: 'aile' });
    expect(counterDrawn(replaced.scene.position, hexAt(1, 1))).toMatchObject({ kind: 'aile' });
  });
  test('LOR-MAT-4: the box holds three Sorciers', () => {
    let now = page('v=1&carte=....');
    for (let column = 0; column < 4; column += 1) now = tap(now, column, 0, { kind: 'place', pawn: 'sorcier' });
    expect(now.scene.position.counters).toHaveLength(3);
    expect(now.told).toBe('Ce pion : la boîte ne contient que 3 Sorciers (LOR-MAT-4).');
  });
  test('LOR-GOU-1: paralysis ends when the chasm is painted over', () => {
    const held = page('v=1&carte=o..&pions=dragon.0.0.p2');
    expect(tap(held, 0, 0, { kind: 'paint', sign: '.' }).scene.position.counters[0]).not.toHaveProperty('paralysed');
  });
  test('the counter asked about stays the same when another goes, and is none when it goes itself', () => {
    const kept = tap(page(MEADOW), 1, 1, { kind: 'clear' });
    expect(counterDrawn(kept.scene.position, hexAt(3, 1))?.id).toBe(kept.scene.asked);
    expect(tap(page(MEADOW), 3, 1, { kind: 'clear' }).scene.asked).toBeUndefined();
  });
  test('a tap asks about a counter, then about a hex, and once more lets it go', () => {
    const look: Tool = { kind: 'look' };
    const asked = tap(page(MEADOW), 1, 1, look);
    expect(asked.scene.asked).toBe('p1');
    const aimed = tap(asked, 0, 0, look);
    expect(aimed.scene.target).toEqual(hexAt(0, 0));
    expect(tap(aimed, 0, 0, look).scene.target).toBeUndefined();
  });
  test('a reading of the table is taken, and left out again where it is ours', () => {
    const before = page('v=1&carte=....&pions=chevalier.1.0');
    const other = nextPage(before, { kind: 'reading', id: 'LOR-L-5', reading: 'gratuit' });
    expect(other.scene.position.options).toEqual({ 'LOR-L-5': 'gratuit' });
    expect(nextPage(other, { kind: 'reading', id: 'LOR-L-5', reading: undefined }).scene.position.options).toEqual({});
  });
});
