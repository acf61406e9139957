/** Attacks on drawn maps: zones, charges, Sorciers, sieges, the Serpent's line, the Moine's return. */
import { describe, expect, test } from 'vitest';
import { type Drawing, type DrawnCounter, positionOf } from '../board/drawn.ts';
import { cellOf, hexAt } from '../board/map.ts';
import { BOX } from '../data/tables.ts';
import type { Kind, Options } from '../types.ts';
import {
  type Assailant,
  besiegersOf,
  chargeOf,
  combatOf,
  commonZone,
  judgeAttack,
  judgeSally,
  judgeSiege,
  leftAdjacent,
  siegeAt,
} from './attack.ts';
import { judgeReturn, judgeVanish, mayStayAway, movesAfter, returnsOf } from './vanish.ts';

const PLAIN = new Array<string>(7).fill('.........');
const put = (id: string, kind: Kind, column: number, row: number, more: Partial<DrawnCounter> = {}): DrawnCounter => ({
  id,
  kind,
  column,
  row,
  ...more,
});
const at = (counters: readonly DrawnCounter[], more: Partial<Drawing> = {}) => positionOf({ rows: PLAIN, counters, ...more });
const way = (...cells: (readonly [number, number])[]) => cells.map(([column, row]) => hexAt(column, row));

const attack = (
  drawing: ReturnType<typeof at>,
  attackers: readonly (string | Assailant)[],
  targets: readonly string[],
  individual = false,
): string => {
  const assailants = attackers.map((one) => (typeof one === 'string' ? { id: one } : one));
  const verdict = judgeAttack(drawing, assailants, targets, BOX, individual);
  return verdict.ok ? 'ok' : verdict.rule;
};

describe('who may attack whom', () => {
  test('LOR-COM-1: from a hex next to the target only', () => {
    expect(attack(at([put('a', 'dragon', 3, 3), put('t', 'faucon', 4, 3)]), ['a'], ['t'])).toBe('ok');
    expect(attack(at([put('a', 'dragon', 3, 3), put('t', 'faucon', 5, 3)]), ['a'], ['t'])).toBe('LOR-COM-1');
    expect(attack(at([put('a', 'dragon', 3, 3), put('t', 'serpent', 4, 3)]), ['a'], ['t'])).toBe('LOR-COM-1');
    expect(attack(at([put('a', 'dragon', 3, 3), put('t', 'faucon', 4, 3)], { allies: [['ailes', 'dragons']] }), ['a'], ['t'])).toBe(
      'LOR-COM-1',
    );
    expect(attack(at([put('a', 'dragon', 3, 3)]), ['a'], [])).toBe('LOR-COM-1');
  });

  test('LOR-COM-2: three Moines-fantassins around a falcon add up to 12', () => {
    const foot = (id: string, column: number, row: number) => put(id, 'moines-fantassin', column, row);
    const position = at([foot('a', 3, 2), foot('b', 3, 3), foot('c', 4, 2), put('t', 'faucon', 4, 3)]);
    expect(attack(position, ['a', 'b', 'c'], ['t'])).toBe('ok');
    expect(attack(position, ['a'], ['t'])).toBe('LOR-COM-4');
    expect(combatOf(position, [{ id: 'a' }, { id: 'b' }, { id: 'c' }], ['t']).attackers).toHaveLength(3);
  });

  test('LOR-COM-3: one against several from their common zone, against the sum of their factors', () => {
    const targets = [put('s', 'faucon', 4, 2), put('t', 'faucon', 4, 3)];
    const position = at([put('a', 'dragon', 3, 2), ...targets]);
    expect(commonZone(at(targets), ['s', 't']).map(cellOf)).toEqual([
      { column: 5, row: 2 },
      { column: 3, row: 2 },
    ]);
    expect(attack(position, ['a'], ['s', 't'])).toBe('ok');
    expect(attack(at([put('a', 'dragon', 3, 1), ...targets]), ['a'], ['s', 't'])).toBe('LOR-COM-3');
    expect(commonZone(position, ['s', 't']).map(cellOf)).toEqual([{ column: 5, row: 2 }]);
    expect(commonZone(position, [])).toEqual([]);
  });

  test('LOR-GOU-1, LOR-L-35, LOR-L-42: neither paralysed nor vanished, nor on a bridge where the table forbids it', () => {
    expect(attack(at([put('a', 'dragon', 3, 3), put('t', 'faucon', 4, 3, { paralysed: 1 })]), ['a'], ['t'])).toBe('LOR-GOU-1');
    expect(attack(at([put('a', 'dragon', 3, 3), put('t', 'moine', 4, 3, { vanished: true })]), ['a'], ['t'])).toBe('LOR-L-35');
    const bridge = (options: Options) =>
      positionOf({ rows: ['c11c', '~~~~'], counters: [put('a', 'dragon', 1, 0), put('t', 'faucon', 2, 0)], options });
    expect([attack(bridge({}), ['a'], ['t']), attack(bridge({ 'LOR-L-42': 'non' }), ['a'], ['t'])]).toEqual(['ok', 'LOR-L-42']);
  });

  test('LOR-COM-6: the terrain of the defender counts, a city’s does not, the attacker’s never', () => {
    const grounds = (signs: string, cities: Drawing['cities'] = []) =>
      combatOf(
        positionOf({ rows: [signs, '....'], counters: [put('a', 'dragon', 0, 0), put('t', 'faucon', 1, 0)], cities }),
        [{ id: 'a' }],
        ['t'],
      ).defenders.map(({ ground }) => ground);
    expect([grounds('.A..'), grounds('.b..'), grounds('A...'), grounds('.o..')]).toEqual([['mont'], ['bois'], ['plaine'], ['plaine']]);
    expect(grounds('.A..', [{ people: 'ailes', column: 1, row: 0, garrison: [] }])).toEqual(['plaine']);
  });

  test('LOR-ARC-4, LOR-DRA-1, LOR-LAN-1: archers, Dragons and Lance-flammes defend with their factors', () => {
    for (const kind of ['ailes-fantarcher', 'dragon', 'lance-flammes'] as const) {
      const enemy: Kind = kind === 'ailes-fantarcher' ? 'dragon' : 'chevalier';
      expect(combatOf(at([put('a', enemy, 3, 3), put('t', kind, 4, 3)]), [{ id: 'a' }], ['t']).defenders).toEqual([
        { kind, ground: 'plaine', wizards: 0 },
      ]);
    }
  });

  test('LOR-ESC-2: the escort alone fights, for attack and defence', () => {
    const position = at([put('a', 'dragon', 3, 3, { escort: 'dragons-fantassin' }), put('t', 'aile', 4, 3, { escort: 'ailes-fantassin' })]);
    const combat = combatOf(position, [{ id: 'a' }], ['t']);
    expect([combat.attackers[0]?.kind, combat.defenders[0]?.kind]).toEqual(['dragons-fantassin', 'ailes-fantassin']);
  });

  test('LOR-IND-2: alone, one against one; several against one fight in the usual way', () => {
    const position = at([put('a', 'aile', 3, 3), put('b', 'aile', 4, 2), put('t', 'dragons-fantassin', 4, 3)]);
    expect([attack(position, ['a'], ['t'], true), attack(position, ['a', 'b'], ['t'], true), attack(position, ['a', 'b'], ['t'])]).toEqual([
      'ok',
      'LOR-IND-2',
      'ok',
    ]);
  });

  test('LOR-ZDI-3, LOR-L-39: who is left next to an enemy attacks or leaves; who can do neither stays, or dies under the other reading', () => {
    const walled = { rows: ['~~~~', '~..~', '~~~~'] };
    const counters = [put('a', 'chevaliers-fantassin', 1, 1), put('t', 'dragon', 2, 1)];
    expect(leftAdjacent(positionOf({ ...walled, counters }), 'chevaliers', BOX)).toEqual([
      { id: 'a', enemies: ['t'], mayAttack: false, mayLeave: false, fate: 'stays' },
    ]);
    expect(leftAdjacent(positionOf({ ...walled, counters, options: { 'LOR-L-39': 'elimine' } }), 'chevaliers', BOX)).toMatchObject([
      { fate: 'eliminated' },
    ]);
    expect(leftAdjacent(positionOf({ ...walled, counters }), 'dragons', BOX)).toMatchObject([{ mayAttack: true, fate: 'chooses' }]);
    expect(leftAdjacent(at(counters), 'chevaliers', BOX)).toMatchObject([{ mayAttack: false, mayLeave: true, fate: 'chooses' }]);
    expect(leftAdjacent(at([put('a', 'chevalier', 1, 1), put('t', 'dragon', 5, 5)]), 'chevaliers', BOX)).toEqual([]);
    const cities = [{ people: 'dragons', column: 2, row: 1, garrison: ['dragon'] }] as const;
    expect(leftAdjacent(at([put('a', 'chevaliers-fantassin', 1, 1)], { cities }), 'chevaliers', BOX)).toMatchObject([{ mayAttack: true }]);
  });
});

describe('the charge and the Sorcier', () => {
  const knight = put('a', 'chevalier', 3, 4);
  const charge = (path: ReturnType<typeof way>, column: number, row: number, options: Options = {}, kind: Kind = 'chevalier') => {
    const position = at([{ ...knight, kind }, put('t', 'dragon', column, row)], { options });
    return chargeOf(position, position.counters[0] ?? (knight as never), path, hexAt(column, row));
  };
  const north = way([3, 6], [3, 5], [3, 4]);

  test('LOR-CHE-1, LOR-L-2: ahead in the axis is from the front, one hex beside it from the side, behind is none', () => {
    expect([charge(north, 3, 3), charge(north, 4, 4), charge(north, 2, 4)]).toEqual(['front', 'side', 'side']);
    expect([charge(north, 4, 5), charge(north, 2, 5)]).toEqual([undefined, undefined]);
  });

  test('LOR-CHE-1: the whole way of the turn must be straight', () => {
    expect(charge(way([2, 5], [3, 5], [3, 4]), 3, 3)).toBeUndefined();
    expect(charge(way([3, 4]), 3, 3)).toBeUndefined();
  });

  test('LOR-L-37: one hex is enough; under the other reading two', () => {
    const one = way([3, 5], [3, 4]);
    expect([
      charge(one, 3, 3),
      charge(one, 3, 3, { 'LOR-L-37': 'deux-au-moins' }),
      charge(north, 3, 3, { 'LOR-L-37': 'deux-au-moins' }),
    ]).toEqual(['front', undefined, 'front']);
  });

  test.each([
    ['un-suffit', ['front', 'front', 'side', 'front']],
    ['le-moindre', ['side', 'side', undefined, undefined]],
  ] as const)('LOR-L-66: %s: against several at different angles, in whatever order they are named', (reading, told) => {
    const counters = [knight, put('n', 'faucon', 3, 3), put('e', 'faucon', 4, 4), put('s', 'faucon', 3, 5)];
    const position = at(counters, { options: { 'LOR-L-66': reading } });
    const against = (...targets: readonly string[]) => combatOf(position, [{ id: 'a', path: north }], targets).attackers[0]?.charge;
    expect([against('n', 'e'), against('e', 'n'), against('e', 's'), against('s', 'n')]).toEqual(told);
  });

  test('LOR-MOI-2: Moines-chevaliers have no charge', () => {
    expect(charge(north, 3, 3, {}, 'moines-chevalier')).toBeUndefined();
  });

  test('LOR-SOR-1, LOR-L-16: Sorciers next to a counter of their people, free and unescorted', () => {
    const wizards = (...more: DrawnCounter[]) =>
      combatOf(at([put('a', 'chevalier', 3, 3), put('t', 'dragon', 4, 3), ...more]), [{ id: 'a' }], ['t']).attackers[0]?.wizards;
    expect(wizards(put('s', 'sorcier', 3, 4))).toBe(1);
    expect(wizards(put('s', 'sorcier', 3, 4), put('r', 'sorcier', 2, 3))).toBe(2);
    expect(wizards(put('s', 'sorcier', 3, 5))).toBe(0);
    expect(wizards(put('s', 'sorcier', 3, 4, { escort: 'chevaliers-fantassin' }))).toBe(0);
    expect(wizards(put('s', 'illusionniste', 3, 4))).toBe(0);
    expect(
      combatOf(at([put('a', 'dragon', 3, 3), put('t', 'chevalier', 4, 3), put('s', 'sorcier', 5, 3)]), [{ id: 'a' }], ['t']).defenders[0]
        ?.wizards,
    ).toBe(1);
  });
});

describe('sieges on the map', () => {
  const city = (garrison: readonly Kind[]) => ({ people: 'dragons', column: 4, row: 3, garrison }) as const;
  const besieged = (garrison: readonly Kind[], ...counters: DrawnCounter[]) => at(counters, { cities: [city(garrison)] });
  const siege = (position: ReturnType<typeof at>, ids: readonly string[]) => {
    const [held] = position.cities;
    if (!held) throw new Error('no city');
    const assailants = ids.map((id) => ({ id }));
    const verdict = judgeSiege(position, assailants, held);
    return verdict.ok ? siegeAt(position, assailants, held, BOX).outcome : verdict.rule;
  };

  test('LOR-VIL-2, LOR-VIL-3: from the hexes around, as many as the garrison', () => {
    const two = [put('a', 'chevalier', 4, 2), put('b', 'chevalier', 4, 4)];
    expect(siege(besieged(['dragon', 'dragons-fantassin'], ...two), ['a', 'b'])).toBe('combat');
    expect(siege(besieged(['dragon', 'dragons-fantassin'], ...two), ['a'])).toBe('void');
    expect(siege(besieged(['dragon', 'dragon'], ...two), ['a', 'b'])).toBe('eliminated');
    expect(siege(besieged(['dragon'], put('a', 'chevalier', 4, 1)), ['a'])).toBe('LOR-VIL-3');
    expect(siege(besieged([], ...two), ['a'])).toBe('LOR-VIL-6');
    expect(siege(besieged(['dragon'], put('a', 'serpent', 4, 2)), ['a'])).toBe('LOR-VIL-6');
  });

  test('LOR-L-16: a Sorcier outside, next to the city, counts for those inside', () => {
    const inside = { people: 'chevaliers', column: 4, row: 3, garrison: ['chevalier'] } as const;
    const force = (options: Options, column: number) => {
      const position = at([put('a', 'dragon', 4, 2), put('s', 'sorcier', column, 4)], { cities: [inside], options });
      const [held] = position.cities;
      return held && siegeAt(position, [{ id: 'a' }], held, BOX).force;
    };
    expect([force({}, 4), force({}, 7), force({ 'LOR-L-16': 'hors-des-villes' }, 4)]).toEqual([10, 8, 8]);
  });

  test('LOR-VIL-5, LOR-L-56: those inside may attack a part of the besiegers from their walls, and nobody else; under the other reading they go out first', () => {
    const position = besieged(['dragon'], put('a', 'chevalier', 4, 2), put('b', 'chevalier', 4, 4), put('c', 'chevalier', 0, 0));
    const [held] = position.cities;
    if (!held) throw new Error('no city');
    expect(besiegersOf(position, held).map(({ id }) => id)).toEqual(['a', 'b']);
    const sally = (...ids: string[]) => {
      const verdict = judgeSally(position, held, ids);
      return verdict.ok ? 'ok' : verdict.rule;
    };
    expect([sally('a'), sally('a', 'b'), sally('c'), sally()]).toEqual(['ok', 'ok', 'LOR-VIL-5', 'LOR-COM-1']);
    const strict = judgeSally({ ...position, options: { 'LOR-L-56': 'en-sortant' } }, held, ['a']);
    expect(strict.ok ? 'ok' : strict.rule).toBe('LOR-L-56');
  });
});

describe('the Moine who vanishes', () => {
  const monk = (more: Partial<DrawnCounter> = {}) => put('a', 'moine', 0, 0, more);
  const gone = (signs: string, options: Options = {}, ...more: DrawnCounter[]) =>
    positionOf({ rows: [...signs], counters: [monk({ vanished: true }), ...more], options });
  const rows = (position: ReturnType<typeof at>) => returnsOf(position, 'a', BOX).map((hex) => cellOf(hex).row);

  test('LOR-MOI-1: a Moine vanishes, nobody else; escorted or paralysed, no', () => {
    const verdict = (counter: DrawnCounter) => {
      const found = judgeVanish(at([counter]), counter.id);
      return found.ok ? 'ok' : found.rule;
    };
    expect(verdict(monk())).toBe('ok');
    expect(verdict(monk({ vanished: true }))).toBe('LOR-MOI-1');
    expect(verdict(monk({ escort: 'moines-fantassin' }))).toBe('LOR-MOI-1');
    expect(verdict(monk({ paralysed: 1 }))).toBe('LOR-GOU-1');
    expect(verdict(put('x', 'illusionniste', 0, 0))).toBe('LOR-MOI-1');
  });

  test('LOR-MOI-1, LOR-L-19: it comes back over mounts, woods and counters, but neither over the sea without a bridge nor over a chasm', () => {
    expect(rows(gone('.Ab.......'))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(rows(gone('..o.......'))).toEqual([0, 1]);
    expect(rows(gone('.c~c......'))).toEqual([0, 1]);
    expect(rows(gone('.c1c......'))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(rows(gone('..........', {}, put('e', 'dragon', 0, 2)))).toEqual([0, 1, 3, 4, 5, 6]);
    const position = gone('..o.......');
    const back = (row: number) => {
      const verdict = judgeReturn(position, 'a', hexAt(0, row), BOX);
      return verdict.ok ? 'ok' : verdict.rule;
    };
    expect([back(1), back(3)]).toEqual(['ok', 'LOR-MOI-1']);
  });

  test('LOR-L-42: on a bridge it comes back only where one may stop there, by every reading of its way', () => {
    for (const way of ['chemin-puis-mouvement', 'distance-droite', 'sans-mouvement'] as const) {
      const over = (stops: 'oui' | 'non') => gone('.c1c......', { 'LOR-L-19': way, 'LOR-L-42': stops });
      expect([rows(over('oui')), rows(over('non'))]).toEqual([
        [0, 1, 2, 3, 4, 5, 6],
        [0, 1, 3, 4, 5, 6],
      ]);
      expect(judgeReturn(over('non'), 'a', hexAt(0, 2), BOX)).toMatchObject({ rule: 'LOR-L-42' });
    }
  });

  test('LOR-L-19, other readings: as the crow flies, or no move afterwards; LOR-L-36: away for more than a turn', () => {
    expect(rows(gone('..o.......', { 'LOR-L-19': 'distance-droite' }))).toEqual([0, 1, 3, 4, 5, 6]);
    expect([movesAfter(gone('..')), movesAfter(gone('..', { 'LOR-L-19': 'sans-mouvement' }))]).toEqual([true, false]);
    expect([mayStayAway(gone('..')), mayStayAway(gone('..', { 'LOR-L-36': 'oui' }))]).toEqual([false, true]);
  });

  test('LOR-L-35: another’s sign is free, or taken under the other reading', () => {
    const other = put('b', 'moine', 0, 1, { vanished: true });
    expect(rows(gone('...', {}, other))).toEqual([0, 1, 2]);
    expect(rows(gone('...', { 'LOR-L-35': 'hexagone-bloque' }, other))).toEqual([0, 2]);
  });
});
