/** Retreats along a lane, drawn southwards; random ones are in `judge.oracle.test.ts`. */
import { describe, expect, test } from 'vitest';
import { type Drawing, type DrawnCounter, positionOf } from '../board/drawn.ts';
import { cellOf } from '../board/map.ts';
import { BOX } from '../data/tables.ts';
import { REVISION_1983 } from '../options.ts';
import type { Kind, Options } from '../types.ts';
import { escortedRetreat, recovery, retreatLines, unescorted } from './retreat.ts';

const first: DrawnCounter = { id: 'a', kind: 'chevaliers-fantassin', column: 3, row: 1 };
const mate = (row: number, id = 'm'): DrawnCounter => ({ id, kind: 'chevalier', column: 3, row });
const enemy = (column: number, row: number, id = 'e', kind: Kind = 'dragon'): DrawnCounter => ({ id, kind, column, row });

/** A field whose column 3 reads `signs` from row 1 down. */
const field = (signs: string): readonly string[] => ['.......', ...[...signs].map((sign) => `...${sign}...`)];

interface Asked extends Partial<Drawing> {
  readonly signs?: string;
  readonly hexes?: number;
  readonly fought?: readonly string[];
  readonly attacked?: readonly string[];
}

/** What the line to the south does: `a safe 4`, then those pushed. */
function south({ signs = '........', counters = [first], hexes = 3, fought = [], attacked = [], ...more }: Asked): string {
  const lines = retreatLines({ position: positionOf({ rows: field(signs), counters, ...more }), counter: 'a', hexes, fought, attacked });
  const line = lines.find(({ direction }) => direction === 's');
  if (!line) throw new Error('six directions');
  const told = [line.first, ...line.pushed].map(({ id, fate, at, rule }) =>
    [id, fate, cellOf(at).row, rule].filter((one) => one !== undefined).join(' '),
  );
  return [...told, ...(line.instead ? [`or ${line.instead.chooser}`] : [])].join(', ');
}

test('LOR-REC-1: six straight lines to pick from, of as many hexes as the result says', () => {
  const lines = retreatLines({
    position: positionOf({ rows: new Array<string>(9).fill('.........'), counters: [{ ...first, column: 4, row: 4 }] }),
    counter: 'a',
    hexes: 3,
    fought: [],
  });
  expect(lines.map(({ direction, first: end }) => [direction, cellOf(end.at).column, cellOf(end.at).row, end.fate])).toEqual([
    ['n', 4, 1, 'safe'],
    ['ne', 7, 2, 'safe'],
    ['se', 7, 5, 'safe'],
    ['s', 4, 7, 'safe'],
    ['so', 1, 5, 'safe'],
    ['no', 1, 2, 'safe'],
  ]);
});

describe('what kills', () => {
  test.each([
    ['a sea', '..~.....'],
    ['a wood', '..b.....'],
    ['a mount', '..A.....'],
  ])('LOR-REC-2: %s on the way, not one beyond it', (_name, signs) => {
    expect(south({ signs })).toBe('a eliminated 2 LOR-REC-2');
    expect(south({ signs, hexes: 1 })).toBe('a safe 2');
  });

  test('LOR-REC-2: a city, friend or not, and the edge of the map', () => {
    const cities = [{ people: 'chevaliers', column: 3, row: 3, garrison: [] }] as const;
    expect(south({ cities })).toBe('a eliminated 2 LOR-REC-2');
    expect(south({ signs: '...' })).toBe('a eliminated 3 LOR-REC-2');
  });

  test('LOR-REC-2, LOR-GOU-1: a chasm stops and paralyses', () => {
    expect(south({ signs: '..o.....' })).toBe('a paralysed 3 LOR-GOU-1');
  });

  test('LOR-L-42: a bridge is retreated over, unless the table forbids it; LOR-MER-1: never from bridge to bridge', () => {
    expect(south({ signs: 'c11c....' })).toBe('a safe 4');
    expect(south({ signs: 'c11c....', options: { 'LOR-L-42': 'non' } })).toBe('a eliminated 1 LOR-L-42');
    expect(south({ signs: 'c12c....' })).toBe('a eliminated 2 LOR-MER-1');
  });

  test('LOR-REC-2: any enemy zone but that of the combat, even of the same attacker', () => {
    expect(south({ counters: [first, enemy(4, 4)] })).toBe('a eliminated 2 LOR-REC-2');
    expect(south({ counters: [first, enemy(3, 0)], fought: ['e'] })).toBe('a safe 4');
    expect(south({ counters: [first, enemy(3, 0), enemy(4, 4, 'f')], fought: ['e'] })).toBe('a eliminated 2 LOR-REC-2');
  });

  test('LOR-L-7: the attacker’s own zone does not count at the start; under the other reading it does', () => {
    const beside = { counters: [first, enemy(2, 1)], fought: ['e'] };
    const besideSouth = { counters: [first, enemy(2, 2)], fought: ['e'] };
    expect([south(beside), south(besideSouth)]).toEqual(['a safe 4', 'a safe 4']);
    const options: Options = { 'LOR-L-7': 'toujours' };
    expect([south({ ...beside, options }), south({ ...besideSouth, options })]).toEqual(['a safe 4', 'a eliminated 1 LOR-REC-2']);
  });

  test.each([
    ['the zone of who is attacked elsewhere is gone', {}, 'a safe 4'],
    ['tombee', { 'LOR-L-62': 'tombee' }, 'a safe 4'],
    ['compte', { 'LOR-L-62': 'compte' }, 'a eliminated 2 LOR-REC-2'],
    ['where a zone falls with the combat only', { 'LOR-L-38': 'au-combat' }, 'a eliminated 2 LOR-REC-2'],
  ] as const)('LOR-L-62, LOR-ZDI-2: %s', (_name, options, told) => {
    const beside = { counters: [first, enemy(3, 0), enemy(4, 4, 'f')], fought: ['e'], options };
    expect(south({ ...beside, attacked: ['f'] })).toBe(told);
    expect(south({ ...beside, attacked: ['e'] })).toBe('a eliminated 2 LOR-REC-2');
  });

  test('LOR-L-7: a zone of the combat that was left kills when it is entered again', () => {
    const round = { counters: [first, enemy(3, 0), enemy(3, 5, 'f')], fought: ['e', 'f'] };
    expect(south(round)).toBe('a eliminated 3 LOR-REC-2');
  });

  test('LOR-L-7: so does one that a friend has pushed out of it before', () => {
    // Its zone reaches rows 2 and 3, and no longer row 1.
    expect(south({ counters: [first, enemy(2, 3)], fought: ['e'] })).toBe('a eliminated 1 LOR-REC-2');
  });

  test('LOR-SOR-2: for a vision no zone is that of a combat', () => {
    expect(south({ counters: [first, enemy(2, 2)] })).toBe('a eliminated 1 LOR-REC-2');
  });

  test('LOR-L-40, LOR-L-35: neither a paralysed enemy nor a vanished Moine has a zone', () => {
    expect(south({ counters: [first, { ...enemy(4, 4), paralysed: 1 }] })).toBe('a safe 4');
    expect(south({ counters: [first, { ...enemy(4, 4, 'e', 'moine'), vanished: true }] })).toBe('a safe 4');
  });

  test('LOR-L-43: mounts and woods kill a flyer too; under the other reading it passes over them, but not over the sea', () => {
    const falcon: DrawnCounter = { ...first, kind: 'faucon' };
    expect(south({ counters: [falcon], signs: '.A......' })).toBe('a eliminated 1 LOR-REC-2');
    const options: Options = { 'LOR-L-43': 'non' };
    expect(south({ counters: [falcon], signs: '.Ab.....', options })).toBe('a safe 4');
    expect(south({ counters: [falcon], signs: '.~......', options })).toBe('a eliminated 1 LOR-REC-2');
    expect(south({ counters: [{ ...falcon, escort: 'ailes-fantassin' }], signs: '.A......', options })).toBe('a eliminated 1 LOR-REC-2');
  });
});

describe('who is pushed', () => {
  test('LOR-REC-3: friends and allies on the way go with it', () => {
    expect(south({ counters: [first, mate(2)] })).toBe('a safe 4, m safe 5');
    expect(south({ counters: [first, mate(3), mate(5, 'n')] })).toBe('a safe 4, m safe 5, n safe 6');
    expect(south({ counters: [first, mate(5)] })).toBe('a safe 4');
    expect(south({ counters: [first, enemy(3, 2)], allies: [['chevaliers', 'dragons']] })).toBe('a safe 4, e safe 5');
  });

  test('LOR-REC-3: pushed against an obstacle they die, unless the first is given up alone', () => {
    expect(south({ signs: '...~....', counters: [first, mate(2)], hexes: 2 })).toBe('a safe 3, m eliminated 3 LOR-REC-2, or chevaliers');
    expect(south({ signs: '..b.....', counters: [first, mate(2)], hexes: 2 })).toBe(
      'a eliminated 2 LOR-REC-2, m eliminated 2 LOR-REC-2, or chevaliers',
    );
  });

  test('LOR-L-32: who retreats chooses, or the ally under the other reading', () => {
    const asked: Asked = { signs: '...~....', counters: [first, enemy(3, 2)], hexes: 2, allies: [['chevaliers', 'dragons']] };
    expect(south(asked)).toMatch(/or chevaliers$/);
    expect(south({ ...asked, options: { 'LOR-L-32': 'l-allie' } })).toMatch(/or dragons$/);
  });

  test('LOR-REC-3, LOR-GOU-1: whoever falls into a chasm stays, and stops those behind', () => {
    expect(south({ signs: '..o.....', counters: [first, mate(2)] })).toBe('a safe 2 LOR-L-52, m paralysed 3 LOR-GOU-1');
  });

  test('LOR-REC-3, LOR-GOU-1: a Sorcier pushed into a chasm holds his Chevalier, and nobody beyond is pushed again', () => {
    const counters = [{ ...first, kind: 'chevalier' as const }, { ...mate(2), kind: 'sorcier' as const }, mate(3, 'n')];
    // The second step would have pushed n once more, to 5.
    expect(south({ signs: '..o.....', counters, hexes: 3 })).toBe('a safe 2 LOR-L-52, n safe 4, m paralysed 3 LOR-GOU-1');
  });

  test('LOR-REC-3: only those passed over are pushed: nobody when he dies on the hex before, and nobody is told who has not moved', () => {
    expect(south({ counters: [first, mate(3), enemy(4, 3)], hexes: 3 })).toBe('a eliminated 1 LOR-REC-2');
    expect(south({ signs: '.b......', counters: [first, mate(3)], hexes: 3 })).toBe('a eliminated 1 LOR-REC-2');
    expect(south({ signs: '.o......', counters: [first, mate(3)], hexes: 3 })).toBe('a paralysed 2 LOR-GOU-1');
  });

  test('LOR-L-52: a retreat stops, unharmed, behind a paralysed friend; under the other reading it ends there', () => {
    const blocked = { signs: '..o.....', counters: [first, { ...mate(3), paralysed: 2 }] };
    expect(south(blocked)).toBe('a safe 2 LOR-L-52');
    expect(south({ ...blocked, counters: [...blocked.counters, mate(2, 'n')] })).toBe('a safe 1 LOR-L-52');
    expect(south({ ...blocked, options: { 'LOR-L-52': 'elimine' } })).toBe('a eliminated 2 LOR-L-52');
  });

  test.each([
    [{}, 'a safe 2 LOR-L-52'],
    [{ 'LOR-L-68': 'zone-tue' }, 'a eliminated 2 LOR-L-68'],
    [{ 'LOR-L-68': 'zone-tue', 'LOR-L-52': 'elimine' }, 'a eliminated 2 LOR-L-52'],
  ] as const)('LOR-L-68: blocked before a paralysed friend whose hex an enemy holds: %j', (options, told) => {
    const blocked = { signs: '..o.....', counters: [first, { ...mate(3), paralysed: 2 }, enemy(4, 4)], options };
    expect(south(blocked)).toBe(told);
    // That enemy attacked elsewhere holds nothing.
    expect(south({ ...blocked, attacked: ['e'] })).toBe('LOR-L-52' in options ? told : 'a safe 2 LOR-L-52');
  });

  test('LOR-L-51: an enemy on the line eliminates, paralysed or not; under other readings he stops it', () => {
    const held = { signs: '..o.....', counters: [first, { ...enemy(3, 3), paralysed: 2 }] };
    const faced = { counters: [first, enemy(3, 2)], fought: ['e'] };
    const both = (options: Options) => [south({ ...held, options }), south({ ...faced, options })];
    expect(both({})).toEqual(['a eliminated 2 LOR-L-51', 'a eliminated 1 LOR-L-51']);
    expect(both({ 'LOR-L-51': 'paralyse-arrete' })).toEqual(['a safe 2 LOR-L-52', 'a eliminated 1 LOR-L-51']);
    expect(both({ 'LOR-L-51': 'arrete' })).toEqual(['a safe 2 LOR-L-52', 'a safe 1 LOR-L-52']);
  });

  test('LOR-L-54: the pushed fear obstacles alone; under the other reading zones too', () => {
    const zoned = { counters: [first, mate(2), enemy(4, 6)], hexes: 3 };
    expect(south(zoned)).toBe('a safe 4, m safe 5');
    expect(south({ ...zoned, options: { 'LOR-L-54': 'oui' } })).toBe('a safe 4, m eliminated 4 LOR-REC-2, or chevaliers');
  });

  test('LOR-L-55: killed by a zone on a friend’s own hex, he leaves it where it is; under the other reading he pushes it first', () => {
    const onto = { counters: [first, mate(2), enemy(4, 2)], hexes: 3 };
    expect(south(onto)).toBe('a eliminated 1 LOR-REC-2');
    expect(south({ ...onto, options: { 'LOR-L-55': 'ami-pousse' } })).toBe('a eliminated 1 LOR-REC-2, m safe 3');
  });

  test('LOR-MER-1: a retreat takes and leaves a bridge by a coast only', () => {
    expect(south({ signs: '.11c....' })).toBe('a eliminated 1 LOR-MER-1');
    expect(south({ signs: 'c1......' })).toBe('a eliminated 2 LOR-MER-1');
    expect(south({ signs: '..1c....', counters: [first, mate(2)], hexes: 1 })).toBe('a safe 2, m eliminated 2 LOR-MER-1, or chevaliers');
  });
});

describe('escorts and the revision', () => {
  test('LOR-ESC-4: the escorted follows its escort; the escort lost, it retreats by all its own movement', () => {
    const pair = { id: 'a', kind: 'aile', escort: 'ailes-fantassin', at: { q: 0, r: 0 } } as const;
    expect(escortedRetreat(pair, false, 3, BOX)).toEqual({ hexes: 3, rule: 'LOR-ESC-4' });
    expect(escortedRetreat(pair, true, 0, BOX)).toEqual({ hexes: BOX.factors.aile.movement, rule: 'LOR-ESC-4' });
    expect(south({ counters: [{ ...first, kind: 'chevalier', escort: 'chevaliers-fantassin' }] })).toBe('a safe 4');
  });

  test('LOR-ESC-4, LOR-REC-2: without its escort it retreats as itself, at the same risks', () => {
    const position = positionOf({
      rows: field('....b...'),
      counters: [{ ...first, kind: 'aile', escort: 'ailes-fantassin' }],
      options: { 'LOR-L-43': 'non' },
    });
    const fate = (from: typeof position) => retreatLines({ position: from, counter: 'a', hexes: 6, fought: [] })[3]?.first.fate;
    expect([fate(position), fate(unescorted(position, 'a'))]).toEqual(['eliminated', 'safe']);
    expect(unescorted(position, 'a').counters).toEqual([{ id: 'a', kind: 'aile', at: position.counters[0]?.at }]);
  });

  test('LOR-REV-6: under the revision an obstacle turns the counter over instead', () => {
    expect(south({ signs: '..~.....', options: REVISION_1983 })).toBe('a flipped 2 LOR-REV-6');
    expect(south({ signs: '...~....', counters: [first, mate(2)], hexes: 2, options: REVISION_1983 })).toBe(
      'a safe 2 LOR-L-52, m flipped 3 LOR-REV-6, or chevaliers',
    );
  });

  test('LOR-REV-6: beside a lord of its people it recovers on 4 to 6 and dies on 1', () => {
    const at = (lord: DrawnCounter) => positionOf({ rows: field('....'), counters: [first, lord] });
    const dice = [1, 2, 3, 4, 5, 6];
    expect(dice.map((die) => recovery(at(mate(2)), 'a', die))).toEqual(['dies', 'stays', 'stays', 'recovers', 'recovers', 'recovers']);
    expect(dice.map((die) => recovery(at(mate(3)), 'a', die))).toEqual(new Array(6).fill('stays'));
    expect(dice.map((die) => recovery(at({ ...mate(2), kind: 'sorcier' }), 'a', die))).toEqual(new Array(6).fill('stays'));
  });
});

test('LOR-REC-3: whoever is pushed, everybody is told once, and no two that live end on one hex', () => {
  let state = 79;
  const roll = (sides: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % sides;
  };
  let shoved = 0;
  for (let game = 0; game < 200; game += 1) {
    const rows = Array.from({ length: 7 }, () => Array.from({ length: 8 }, () => '...............Ab~o'[roll(19)]).join(''));
    const cells = new Set<string>();
    while (cells.size < 9) {
      const [column, row] = [roll(8), roll(7)];
      if (rows[row]?.[column] !== '~') cells.add(`${column},${row}`);
    }
    const counters = [...cells].map((cell, at): DrawnCounter => {
      const [column = 0, row = 0] = cell.split(',').map(Number);
      const isStuck = at === 8 && rows[row]?.[column] === 'o';
      return { id: `c${at}`, kind: at === 1 ? 'dragon' : 'chevalier', column, row, ...(isStuck && { paralysed: 2 }) };
    });
    const options: Options = game % 2 === 0 ? {} : { 'LOR-REV-6': 'retourne' };
    const position = positionOf({ rows, wraps: game % 3 === 0, counters, options });
    for (const { first: own, pushed } of retreatLines({ position, counter: 'c0', hexes: 1 + roll(5), fought: ['c1'] })) {
      const moved = [own, ...pushed];
      shoved += pushed.length;
      expect(new Set(moved.map(({ id }) => id)).size).toBe(moved.length);
      const places = new Map<string, string>();
      for (const counter of position.counters) {
        const end = moved.find(({ id }) => id === counter.id);
        if (end?.fate === 'eliminated') continue;
        const { column, row } = cellOf(end?.at ?? counter.at);
        expect(rows[row]?.[column], `${counter.id} is on land`).not.toBe('~');
        expect(places.get(`${column},${row}`), `${rows.join('\n')} ${counter.id} alone on ${column},${row}`).toBeUndefined();
        places.set(`${column},${row}`, counter.id);
      }
    }
  }
  expect(shoved).toBeGreaterThan(150);
});
