/** Lines of fire, drawn; then every pair of cells of random maps, by cube coordinates of their own. */
import { describe, expect, test } from 'vitest';
import { type Drawing, positionOf } from '../board/drawn.ts';
import { cellOf, hexAt, hexesOf } from '../board/map.ts';
import { counterOf } from '../board/position.ts';
import { REVISION_1983 } from '../options.ts';
import type { Kind, Options, Shot } from '../types.ts';
import { beamsFrom, garrisonShooter, judgeShot, shooterOf, sightsFrom } from './shooting.ts';

const PLAIN = new Array<string>(10).fill('..........');
const archer = { id: 'a', kind: 'chevaliers-fantarcher', column: 0, row: 4 } as const;
const at = (column: number, row: number, kind: Kind = 'dragon') => ({ id: 't', kind, column, row });

const shoot = (drawing: Drawing, shot: Shot = 'arrows', shooter = 'a', target = 't'): string => {
  const position = positionOf(drawing);
  const verdict = judgeShot(position, shooterOf(counterOf(position, shooter)), counterOf(position, target), shot);
  return verdict.ok ? 'ok' : verdict.rule;
};

/** A lane of one row seen along a column: straight southwards. */
const lane = (signs: string): readonly string[] => [...signs];
const down = (signs: string, kind: Kind = 'chevaliers-fantarcher', target: Kind = 'dragon', more: Partial<Drawing> = {}): Drawing => ({
  rows: lane(signs),
  counters: [
    { id: 'a', kind, column: 0, row: 0 },
    { id: 't', kind: target, column: 0, row: signs.length - 1 },
  ],
  ...more,
});

describe('arrows', () => {
  test('LOR-ARC-1: in a straight line, up to 8 hexes', () => {
    expect(shoot(down('.........'))).toBe('ok');
    expect(shoot(down('..........'))).toBe('LOR-ARC-1');
    expect(shoot({ rows: PLAIN, counters: [archer, at(2, 4)] })).toBe('LOR-ARC-1');
    expect(shoot({ rows: PLAIN, counters: [archer, at(2, 5)] })).toBe('ok');
  });

  test('LOR-REV-4: in all directions under the revision, stopped as before', () => {
    const options: Options = { 'LOR-REV-4': 'toutes-directions' };
    expect(shoot({ rows: PLAIN, counters: [archer, at(2, 4)], options })).toBe('ok');
    const walls = PLAIN.map((row) => `.A${row.slice(2)}`);
    expect(shoot({ rows: walls, counters: [archer, at(2, 4)], options })).toBe('LOR-ARC-3');
    const oneSide = PLAIN.map((row, r) => (r === 3 ? `.A${row.slice(2)}` : row));
    expect(shoot({ rows: oneSide, counters: [archer, at(2, 4)], options })).toBe('ok');
    expect(shoot({ rows: PLAIN, counters: [archer, at(9, 4)], options })).toBe('LOR-ARC-1');
  });

  test.each([
    ['a mount', '..A..'],
    ['a wood', '..b..'],
    ['a chasm', '..o..'],
  ])('LOR-ARC-3: not beyond %s', (_name, signs) => {
    expect(shoot(down(signs))).toBe('LOR-ARC-3');
  });

  test('LOR-ARC-3: not beyond a city, even a friend’s; over sea, bridges and counters, yes', () => {
    expect(shoot(down('.....', undefined, undefined, { cities: [{ people: 'chevaliers', column: 0, row: 2, garrison: [] }] }))).toBe(
      'LOR-ARC-3',
    );
    expect(shoot(down('c~1~c'))).toBe('ok');
    const crowd = down('.....');
    expect(shoot({ ...crowd, counters: [...(crowd.counters ?? []), { id: 'x', kind: 'faucon', column: 0, row: 2 }] })).toBe('ok');
  });

  test('LOR-ARC-3: neither into nor from a wood; onto a mount, and from one, yes', () => {
    expect(shoot(down('....b'))).toBe('LOR-ARC-3');
    expect(shoot(down('b....'))).toBe('LOR-ARC-3');
    expect([shoot(down('....A')), shoot(down('A....'))]).toEqual(['ok', 'ok']);
  });

  test('LOR-ARC-1, LOR-AIL-2: archers of both peoples shoot arrows, nobody else, and at enemies only', () => {
    expect(shoot(down('...', 'ailes-fantarcher'))).toBe('ok');
    expect(shoot(down('...', 'chevalier'))).toBe('LOR-ARC-1');
    expect(shoot(down('...', 'chevaliers-fantarcher', 'sorcier'))).toBe('LOR-ARC-1');
    expect(shoot(down('...', 'chevaliers-fantarcher', 'dragon', { allies: [['dragons', 'chevaliers']] }))).toBe('LOR-ARC-1');
  });
});

describe('flames and visions', () => {
  test('LOR-DRA-1, LOR-LAN-1: flames up to 5 hexes; LOR-L-15: like arrows, woods included', () => {
    for (const kind of ['dragon', 'lance-flammes'] as const) {
      expect(shoot(down('......', kind, 'faucon'), 'flames')).toBe('ok');
      expect(shoot(down('.......', kind, 'faucon'), 'flames')).toBe(kind === 'dragon' ? 'LOR-DRA-1' : 'LOR-LAN-1');
      expect(shoot(down('..A..', kind, 'faucon'), 'flames')).toBe('LOR-L-15');
      expect(shoot(down('....b', kind, 'faucon'), 'flames')).toBe('LOR-L-15');
    }
    expect(shoot(down('...', 'serpent', 'faucon'), 'flames')).toBe('LOR-DRA-1');
  });

  test('LOR-L-15, other reading, and LOR-REV-5: flames over everything, or into a wood', () => {
    const free: Options = { 'LOR-L-15': 'libres' };
    expect(shoot(down('b.A.b', 'dragon', 'faucon', { options: free }), 'flames')).toBe('ok');
    expect(shoot({ rows: PLAIN, counters: [{ ...archer, kind: 'dragon' }, at(2, 4, 'faucon')], options: free }, 'flames')).toBe('ok');
    expect(shoot(down('....b', 'dragon', 'faucon', { options: REVISION_1983 }), 'flames')).toBe('ok');
    expect(shoot(down('b....', 'dragon', 'faucon', { options: REVISION_1983 }), 'flames')).toBe('LOR-L-15');
  });

  test('LOR-SOR-2, LOR-ILL-1: visions up to 5 hexes over anything, straight or not', () => {
    expect(shoot(down('bAo~.b', 'sorcier'), 'visions')).toBe('ok');
    expect(shoot(down('.......', 'sorcier'), 'visions')).toBe('LOR-SOR-2');
    expect(shoot(down('.......', 'illusionniste'), 'visions')).toBe('LOR-ILL-1');
    expect(shoot({ rows: PLAIN, counters: [{ ...archer, kind: 'illusionniste' }, at(2, 4)] }, 'visions')).toBe('ok');
    expect(shoot(down('...', 'moine'), 'visions')).toBe('LOR-SOR-2');
  });
});

describe('who may not be hit, who may not shoot', () => {
  test('LOR-L-14, LOR-GOU-1: a paralysed counter is safe from everything; under the other reading shots reach it', () => {
    const stuck = (options: Options): Drawing => ({
      rows: lane('...o'),
      counters: [
        { id: 'a', kind: 'chevaliers-fantarcher', column: 0, row: 0 },
        { id: 't', kind: 'dragon', column: 0, row: 3, paralysed: 2 },
      ],
      options,
    });
    expect(shoot(stuck({}))).toBe('LOR-L-14');
    expect(shoot(stuck({ 'LOR-L-14': 'vise-par-les-tirs' }))).toBe('ok');
    expect(shoot(stuck({}), 'flames', 't', 'a')).toBe('LOR-GOU-1');
    expect(shoot(down('...o'))).toBe('ok');
  });

  test('LOR-L-35: a vanished Moine is no target', () => {
    const rows = lane('...');
    const counters = [
      { id: 'a', kind: 'sorcier', column: 0, row: 0 },
      { id: 't', kind: 'moine', column: 0, row: 2, vanished: true },
    ] as const;
    expect(shoot({ rows, counters }, 'visions')).toBe('LOR-L-35');
  });

  test('LOR-ESC-2, LOR-L-9: an escorted counter has no power; an escort is a target', () => {
    const pair = (id: string, row: number, kind: Kind, escort: Kind) => ({ id, kind, escort, column: 0, row });
    const drawing: Drawing = {
      rows: lane('...'),
      counters: [pair('a', 0, 'sorcier', 'chevaliers-fantassin'), { id: 't', kind: 'illusionniste', column: 0, row: 2 }],
    };
    expect(shoot(drawing, 'visions')).toBe('LOR-ESC-2');
    expect(shoot(drawing, 'visions', 't', 'a')).toBe('ok');
  });

  const city = { people: 'chevaliers', column: 0, row: 0, garrison: ['chevaliers-fantarcher', 'sorcier'] } as const;

  test('LOR-VIL-4: neither arrows nor flames nor visions act on a city; LOR-L-33: from a city, on besiegers only', () => {
    const besieged = (row: number, options: Options = {}): Drawing => ({
      rows: lane('b....'),
      counters: [{ id: 't', kind: 'dragon', column: 0, row }],
      cities: [city],
      options,
    });
    const from = (drawing: Drawing, kind: Kind, shot: Shot): string => {
      const position = positionOf(drawing);
      const [held] = position.cities;
      const verdict = held && judgeShot(position, garrisonShooter(held, kind), counterOf(position, 't'), shot);
      return verdict?.ok ? 'ok' : (verdict?.rule ?? 'none');
    };
    expect([from(besieged(1), 'chevaliers-fantarcher', 'arrows'), from(besieged(1), 'sorcier', 'visions')]).toEqual(['ok', 'ok']);
    expect(from(besieged(2), 'chevaliers-fantarcher', 'arrows')).toBe('LOR-L-33');
    expect(from(besieged(2, { 'LOR-L-33': 'oui' }), 'chevaliers-fantarcher', 'arrows')).toBe('ok');
    const inside = positionOf({
      rows: lane('...'),
      counters: [
        { id: 'a', kind: 'dragon', column: 0, row: 2 },
        { id: 't', kind: 'sorcier', column: 0, row: 0 },
      ],
      cities: [city],
    });
    expect(judgeShot(inside, shooterOf(counterOf(inside, 'a')), counterOf(inside, 't'), 'flames')).toMatchObject({ rule: 'LOR-VIL-4' });
  });
});

test('LOR-ARC-1, LOR-ARC-3, LOR-SOR-2, LOR-VIL-4: what is in sight of an archer is what its six lines reach, and visions see all but cities', () => {
  const position = positionOf({
    rows: ['....b....', '...A.....', '.........', '......o..', '.........', '..b......', '.........'],
    wraps: false,
    cities: [{ people: 'dragons', column: 5, row: 3, garrison: [] }],
  });
  const archerAt = {
    kind: 'chevaliers-fantarcher',
    at: hexAt(4, 4),
    people: 'chevaliers',
    escorted: false,
    paralysed: false,
    inCity: false,
  } as const;
  const lit = beamsFrom(position, archerAt.at, 'arrows').flatMap(({ hexes }) => hexes.map((hex) => cellOf(hex)));
  const seen = sightsFrom(position, archerAt, 'arrows').flatMap(({ at: hex, verdict }) => (verdict.ok ? [cellOf(hex)] : []));
  const inOrder = (cells: readonly { column: number; row: number }[]) => cells.map(({ column, row }) => `${column},${row}`).sort();
  expect(inOrder(seen)).toEqual(inOrder(lit));
  const dim = sightsFrom(position, { ...archerAt, kind: 'sorcier' }, 'visions').filter(({ verdict }) => !verdict.ok);
  expect(dim.map(({ at: hex, verdict }) => [cellOf(hex), !verdict.ok && verdict.rule])).toEqual([[{ column: 5, row: 3 }, 'LOR-VIL-4']]);
});

test('LOR-ARC-1, LOR-ARC-3, LOR-L-15: random maps, every pair of cells, by cube coordinates walked step by step', () => {
  let state = 83;
  const roll = (sides: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % sides;
  };
  /** x, y, z of a cell, and back to its sign. */
  const cube = (column: number, row: number) => {
    const z = row - (column - (((column % 2) + 2) % 2)) / 2;
    return [column, -column - z, z] as const;
  };
  let hits = 0;
  for (let game = 0; game < 8; game += 1) {
    const wide = game % 2 === 0 ? 9 : 10;
    const wraps = wide === 10;
    const rows = Array.from({ length: 9 }, () => Array.from({ length: wide }, () => '.......Abo~1'[roll(12)]).join(''));
    const sign = ([x, , z]: readonly [number, number, number]) =>
      rows[z + (x - (((x % 2) + 2) % 2)) / 2]?.[wraps ? (x + wide) % wide : x] ?? '~';
    const cells = hexesOf({ rows, wraps }).map(cellOf);
    for (const from of cells) {
      const a = cube(from.column, from.row);
      const position = positionOf({ rows, wraps, counters: [] });
      for (const shot of ['arrows', 'flames'] as const) {
        const lit = new Set<string>();
        for (const { hexes } of beamsFrom(position, hexAt(from.column, from.row), shot))
          for (const hex of hexes) lit.add(`${cellOf(hex).column},${cellOf(hex).row}`);
        for (const to of cells) {
          const images = (wraps ? [-wide, 0, wide] : [0]).map((turn) => cube(to.column + turn, to.row));
          const stepsTo = (b: readonly [number, number, number]) =>
            Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]), Math.abs(b[2] - a[2]));
          const least = Math.min(...images.map(stepsTo));
          const isHit = (b: readonly [number, number, number]): boolean => {
            const steps = stepsTo(b);
            const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
            if (steps !== least || steps === 0 || steps > (shot === 'arrows' ? 8 : 5) || dx * dy * dz !== 0) return false;
            if (sign(a) === 'b' || sign(b) === 'b') return false;
            for (let step = 1; step < steps; step += 1)
              if ('Abo'.includes(sign([a[0] + (dx / steps) * step, a[1] + (dy / steps) * step, a[2] + (dz / steps) * step]))) return false;
            return true;
          };
          const isOk = images.some(isHit);
          const where = `${rows.join('\n')} ${wraps} ${from.column},${from.row} to ${to.column},${to.row}`;
          expect(lit.has(`${to.column},${to.row}`), where).toBe(isOk);
          if (isOk) hits += 1;
        }
      }
    }
  }
  expect(hits).toBeGreaterThan(1000);
});
