/** Before the game and at its end. */
import { describe, expect, test } from 'vitest';
import { seatsInTurn } from './game/scenarios.ts';
import { readingsOf } from './options.ts';
import { CONTINENTS, citiesOf, GAME_MONTHS, judgeCity, judgeGarrison, judgePlacing, winnersOf } from './setup.ts';
import type { Options, Terrain } from './types.ts';

describe('cities', () => {
  const found = (terrain: Terrain, options: Options = {}, around: readonly Terrain[] = [], nearest?: number) => {
    const verdict = judgeCity({ terrain, around, nearest }, readingsOf({ options }));
    return verdict.ok ? 'ok' : verdict.rule;
  };

  test('LOR-PREP-2: never on a coast; mount and wood are admitted', () => {
    expect([found('plaine'), found('mont'), found('bois'), found('cote'), found('mer'), found('pont')]).toEqual([
      'ok',
      'ok',
      'ok',
      'LOR-PREP-2',
      'LOR-PREP-2',
      'LOR-PREP-2',
    ]);
  });

  test('LOR-PREP-2, LOR-L-11: four steps apart at least; five under the other reading', () => {
    expect([found('plaine', {}, [], 3), found('plaine', {}, [], 4)]).toEqual(['LOR-PREP-2', 'ok']);
    const options: Options = { 'LOR-L-11': 'quatre-libres' };
    expect([found('plaine', options, [], 4), found('plaine', options, [], 5)]).toEqual(['LOR-L-11', 'ok']);
  });

  test('LOR-L-30: not on a chasm, unless the table admits it', () => {
    expect([found('gouffre'), found('gouffre', { 'LOR-L-30': 'oui' })]).toEqual(['LOR-L-30', 'ok']);
  });

  test('LOR-REV-1, LOR-REV-2: under the revision six cities, on open ground and away from any other', () => {
    expect([citiesOf(readingsOf({ options: {} })), citiesOf(readingsOf({ options: { 'LOR-REV-1': 'six' } }))]).toEqual([4, 6]);
    const options: Options = { 'LOR-REV-2': 'terrain-degage' };
    expect([found('plaine', options, ['plaine', 'mer']), found('mont', options), found('bois', options)]).toEqual([
      'ok',
      'LOR-REV-2',
      'LOR-REV-2',
    ]);
    for (const terrain of ['bois', 'mont', 'gouffre', 'cote', 'pont'] as const)
      expect(found('plaine', options, [terrain])).toBe('LOR-REV-2');
  });

  test('LOR-PREP-3, LOR-VIL-1: a garrison of four at most', () => {
    expect([judgeGarrison(4), judgeGarrison(5)]).toEqual([
      { ok: true },
      { ok: false, rule: 'LOR-PREP-3', because: 'Une garnison compte 4 pions au plus, pas 5.' },
    ]);
  });
});

test('LOR-PREP-4, LOR-L-14: the others anywhere on land, mounts, woods and chasms included', () => {
  for (const terrain of ['plaine', 'cote', 'mont', 'bois', 'gouffre'] as const) expect(judgePlacing(terrain)).toEqual({ ok: true });
  expect(judgePlacing('mer')).toMatchObject({ rule: 'LOR-PREP-4' });
});

test('LOR-PREP-1: at two players two continents each, else one', () => {
  expect(CONTINENTS).toEqual({ 2: 2, 3: 1, 4: 1 });
});

test('LOR-TOUR-1: Chevaliers, Dragons, Ailés, Moines, whoever is there', () => {
  expect(seatsInTurn(['moines', 'ailes', 'dragons', 'chevaliers'])).toEqual([3, 2, 1, 0]);
  expect(seatsInTurn(['moines', 'ailes'])).toEqual([1, 0]);
});

describe('who wins', () => {
  const score = (people: 'chevaliers' | 'dragons' | 'moines', cities: number, counters: number) => ({ people, cities, counters });

  test('LOR-TOUR-4: 8 cities and 8 counters beat 5 cities and 30 counters, at the end of the 25th month', () => {
    const scores = [score('dragons', 5, 30), score('chevaliers', 8, 8)];
    expect(winnersOf(24, scores, readingsOf({ options: {} }))).toEqual([]);
    expect(winnersOf(GAME_MONTHS, scores, readingsOf({ options: {} }))).toEqual(['chevaliers']);
  });

  test('LOR-TOUR-5, LOR-L-4: a tie goes on until one leads, or is shared under the other reading', () => {
    const tie = [score('dragons', 6, 30), score('chevaliers', 6, 8), score('moines', 4, 9)];
    expect(winnersOf(25, tie, readingsOf({ options: {} }))).toEqual([]);
    expect(winnersOf(26, [score('dragons', 6, 1), score('chevaliers', 7, 1)], readingsOf({ options: {} }))).toEqual(['chevaliers']);
    expect(winnersOf(25, tie, readingsOf({ options: { 'LOR-L-4': 'partagee' } }))).toEqual(['dragons', 'chevaliers']);
  });
});
