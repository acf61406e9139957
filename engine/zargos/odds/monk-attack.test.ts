import { describe, expect, test } from 'vitest';
import type { Situation } from '../fight/types.ts';
import type { People } from '../types.ts';
import { oddsOf } from './fight.ts';
import { monkFight } from './hand-of-god.ts';
import { attackChances } from './monk-attack.ts';
import { holdOf, monkCell } from './monk-table.ts';

const MOST = 8;

const fight = (attacker: People, defender: People, a: number, d: number, options: Situation['options']): Situation => ({
  attacker: { people: attacker, pawns: a, warWind: false },
  defender: { people: defender, pawns: d, warWind: false, called: 0 },
  site: 'province',
  eclipse: false,
  heatwave: false,
  options,
});

/** The flow books ends round by round, without the closed form that the attack's chances rest on. */
describe('ZAR-MOI-1: the chances of the attack, from every state at once, are those of each fight followed round by round', () => {
  const cases: [attacker: People, defender: People, options: Situation['options']][] = [
    ['moines', 'dragons', {}],
    ['moines', 'dragons', { 'ZAR-L-3': 'adversaire-d-abord' }],
    ['dragons', 'moines', {}],
    ['dragons', 'moines', { 'ZAR-L-3': 'adversaire-d-abord' }],
  ];
  test.each(cases)('%s against %s, %j', (attacker, defender, options) => {
    const table = monkFight(fight(attacker, defender, MOST, MOST, options))?.table;
    if (!table) throw new Error('no hand of God here');
    const chances = attackChances(table);
    for (let a = 1; a <= MOST; a++) {
      for (let d = 1; d <= MOST; d++) {
        const { win } = oddsOf(fight(attacker, defender, a, d, options));
        const cell = table.firstSide === 'attacker' ? monkCell(table, a, d) : monkCell(table, d, a);
        expect(chances[cell], `${a} against ${d}`).toBeCloseTo(win.attacker, 12);
        expect(holdOf(table, a, d), `${a} against ${d}`).toBeCloseTo(attacker === 'moines' ? win.attacker : win.defender, 12);
      }
    }
  });
});
