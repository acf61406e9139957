import { expect, test } from 'vitest';
import { FIGHT_RULINGS, type Situation } from '#engine/zargos/fight/types.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { RULINGS } from '#engine/zargos/rulings.ts';
import type { People, Site } from '#engine/zargos/types.ts';
import { weighs } from './readings.ts';

const fight = (
  attacker: readonly [People, number],
  defender: readonly [People, number],
  warWind = false,
  site: Site = 'province',
): Situation => ({
  attacker: { people: attacker[0], pawns: attacker[1], warWind },
  defender: { people: defender[0], pawns: defender[1], warWind: false, called: 0 },
  site,
  eclipse: false,
  heatwave: false,
  options: {},
});

const FIGHTS: readonly (readonly [string, Situation])[] = [
  ['knights', fight(['chevaliers', 7], ['amazones', 4])],
  ['a wind at six', fight(['chevaliers', 6], ['dragons', 7], true)],
  ['a wind at seven', fight(['chevaliers', 7], ['dragons', 7], true)],
  ['monks attack', fight(['moines', 5], ['araignees', 4])],
  ['monks attack bows', fight(['moines', 7], ['amazones', 5])],
  ['monks attack bows without light', { ...fight(['moines', 7], ['amazones', 5]), eclipse: true }],
  ['monks in the heat', { ...fight(['moines', 5], ['amazones', 4]), heatwave: true }],
  ['bows attack monks', fight(['amazones', 6], ['moines', 4])],
  ['monks in Zargos', fight(['moines', 5], ['araignees', 4], false, 'zargos')],
];

/** The engine is the judge: a ruling weighs where its readings give other chances. */
test.each(FIGHTS.flatMap(([name, situation]) => FIGHT_RULINGS.map((id) => [id, name, situation] as const)))(
  '%s weighs on « %s » as the odds say',
  (id, _name, situation) => {
    const readings = RULINGS.find((ruling) => ruling.id === id)?.readings ?? [];
    const [first, second] = readings.map((reading) => oddsOf({ ...situation, options: { [id]: reading.id } }).win.attacker);
    expect(weighs(id, situation)).toBe(first !== second);
  },
);
