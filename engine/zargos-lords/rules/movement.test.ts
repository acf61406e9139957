/** Moves on small maps, drawn; random ones are in `judge.oracle.test.ts`. */
import { describe, expect, test } from 'vitest';
import { type Drawing, positionOf } from '../board/drawn.ts';
import { cellOf, hexAt } from '../board/map.ts';
import { BOX } from '../data/tables.ts';
import { readingsOf } from '../options.ts';
import type { Kind, Options } from '../types.ts';
import { judgeMove, paralysisOf, pointsFor, reachOf } from './movement.ts';

type Cell = readonly [column: number, row: number];

interface Case extends Drawing {
  readonly counter?: string;
  readonly attacked?: readonly string[];
  readonly individual?: boolean;
}

const question = ({ counter = 'a', attacked = [], individual = false, ...drawing }: Case) => ({
  position: positionOf(drawing),
  counter,
  attacked,
  individual,
});

/** The rule that refuses to end on a cell, or `ok` with what it is for. */
function ending(asked: Case, [column, row]: Cell): string {
  const { arrivals, refused } = reachOf(question(asked), BOX);
  const isThere = ({ at }: { at: { q: number; r: number } }) => cellOf(at).column === column && cellOf(at).row === row;
  const arrival = arrivals.find(isThere);
  if (arrival) return ['ok', arrival.ending, ...arrival.attacks].filter(Boolean).join(' ');
  return refused.find(isThere)?.rule ?? 'far';
}

const walk = (asked: Case, ...cells: Cell[]): string => {
  const verdict = judgeMove(
    question(asked),
    cells.map(([column, row]) => hexAt(column, row)),
    BOX,
  );
  return verdict.ok ? 'ok' : verdict.rule;
};

const PLAIN = ['........', '........', '........', '........', '........', '........'];
const foot = { id: 'a', kind: 'chevaliers-fantassin', column: 0, row: 2 } as const;
const enemy = (column: number, row: number, kind: Kind = 'dragons-fantassin') => ({ id: 'e', kind, column, row });
const friend = (column: number, row: number, kind: Kind = 'chevalier') => ({ id: 'f', kind, column, row });

describe('plain ground', () => {
  test('LOR-MOU-1: as far as the factor, winding or straight, and no farther', () => {
    const asked = { rows: PLAIN, counters: [foot] };
    expect(pointsFor({ ...foot, at: hexAt(0, 2) }, BOX, readingsOf({ options: {} }))).toBe(5);
    expect(ending(asked, [5, 2])).toBe('ok');
    expect(ending(asked, [5, 0])).toBe('ok');
    expect(ending(asked, [6, 2])).toBe('far');
    expect(walk(asked, [1, 2], [0, 3], [1, 3], [2, 3], [1, 2])).toBe('ok');
    expect(walk(asked, [1, 2], [0, 3], [1, 3], [2, 3], [1, 2], [2, 2])).toBe('LOR-MOU-1');
    expect(walk(asked, [2, 2])).toBe('LOR-MOU-1');
    expect(walk(asked)).toBe('LOR-MOU-1');
  });

  test('LOR-MOU-2: not through an enemy; through a friend or an ally, without stopping there', () => {
    const lane = ['~~~~~~', 'cccccc', '~~~~~~'];
    const start = { ...foot, row: 1 };
    const blocked = { rows: lane, counters: [start, enemy(2, 1)], attacked: ['e'] };
    expect([ending(blocked, [1, 1]), ending(blocked, [2, 1]), ending(blocked, [3, 1])]).toEqual(['ok', 'LOR-MOU-2', 'LOR-MOU-1']);
    const open = { rows: lane, counters: [{ ...start, kind: 'chevalier' as const }, friend(2, 1)] };
    expect([ending(open, [2, 1]), ending(open, [3, 1])]).toEqual(['LOR-ESC-1', 'ok']);
    const allied = { rows: lane, counters: [start, { ...enemy(2, 1) }], allies: [['chevaliers', 'dragons']] as const };
    expect([ending(allied, [2, 1]), ending(allied, [3, 1])]).toEqual(['LOR-ESC-1', 'ok']);
  });

  test('LOR-MOU-3: a city is no counter that moves, and no die is thrown', () => {
    const asked = { rows: PLAIN, counters: [foot], cities: [{ people: 'chevaliers', column: 3, row: 3, garrison: [] }] } as const;
    expect(reachOf(question(asked), BOX)).toEqual(reachOf(question(asked), BOX));
    expect(() => reachOf(question({ ...asked, counter: 'ville@3,2' }), BOX)).toThrow('no counter ville@3,2');
  });
});

describe('terrain', () => {
  const SEA = ['.c~~c.', '.c11c.', '.c~~c.', '.c22c.'];
  const walker = (column: number, row: number, kind: Kind = 'chevaliers-fantassin') => ({ id: 'a', kind, column, row });

  test('LOR-MER-1, LOR-L-5: the sea only by a bridge, from coast to coast, a point a hex', () => {
    const asked = { rows: SEA, counters: [walker(1, 1)] };
    expect(ending(asked, [2, 0])).toBe('LOR-MER-1');
    expect(ending(asked, [2, 1])).toBe('ok');
    expect(walk(asked, [2, 1], [3, 1], [4, 1], [5, 1])).toBe('ok');
    expect(ending(asked, [4, 1])).toBe('ok');
    expect(reachOf(question(asked), BOX).arrivals.find(({ at }) => cellOf(at).column === 4 && cellOf(at).row === 1)?.cost).toBe(3);
  });

  test('LOR-L-5, other reading: a bridge costs nothing', () => {
    const asked = { rows: SEA, counters: [walker(0, 1)], options: { 'LOR-L-5': 'gratuit' } as const };
    expect(reachOf(question(asked), BOX).arrivals.find(({ at }) => cellOf(at).column === 4 && cellOf(at).row === 1)?.cost).toBe(2);
  });

  test('LOR-MER-1: never from bridge to bridge, nor onto a bridge from land that is no coast', () => {
    expect(walk({ rows: ['c12c', '~~~~'], counters: [walker(0, 0)] }, [1, 0], [2, 0])).toBe('LOR-MER-1');
    expect(walk({ rows: ['.11c', '~~~~'], counters: [walker(0, 0)] }, [1, 0])).toBe('LOR-MER-1');
    expect(walk({ rows: ['c11.', '~~~~'], counters: [walker(0, 0)] }, [1, 0], [2, 0], [3, 0])).toBe('LOR-MER-1');
  });

  test('LOR-L-42: one may stop on a bridge; under the other reading one may not', () => {
    const asked = { rows: SEA, counters: [walker(1, 1)] };
    expect(ending(asked, [3, 1])).toBe('ok');
    const strict = { ...asked, options: { 'LOR-L-42': 'non' } as const };
    expect([ending(strict, [3, 1]), ending(strict, [4, 1])]).toEqual(['LOR-L-42', 'ok']);
  });

  const HILLS = ['.......', '..AA...', '..A....', '.......'];

  test('LOR-MON-1: stop at the foot; climb at the next turn and stop; leave at the third', () => {
    const afar = { rows: HILLS, counters: [walker(0, 1)] };
    expect(ending(afar, [2, 1])).toBe('LOR-MON-1');
    expect(walk(afar, [1, 1], [2, 1])).toBe('LOR-MON-1');
    const atFoot = { rows: HILLS, counters: [walker(1, 1)] };
    expect(walk(atFoot, [2, 1])).toBe('ok');
    expect(walk(atFoot, [2, 1], [1, 0])).toBe('LOR-MON-1');
    const onTop = { rows: HILLS, counters: [walker(2, 1)] };
    expect(walk(onTop, [3, 0], [4, 0], [5, 0])).toBe('ok');
  });

  test('LOR-MON-1: lengthways, one hex of mount a turn', () => {
    const onTop = { rows: HILLS, counters: [walker(2, 1)] };
    expect(walk(onTop, [3, 1])).toBe('ok');
    expect(walk(onTop, [3, 1], [4, 1])).toBe('LOR-MON-1');
    expect(walk(onTop, [1, 1], [2, 2])).toBe('LOR-MON-1');
  });

  test('LOR-L-41: passing by a mount stops nobody; under the other reading its foot does, but not coming down', () => {
    const asked = { rows: HILLS, counters: [walker(0, 3)] };
    expect(walk(asked, [1, 2], [1, 1])).toBe('ok');
    const strict = { ...asked, options: { 'LOR-L-41': 'oui' } as const };
    expect(walk(strict, [1, 2], [1, 1])).toBe('LOR-L-41');
    expect(walk({ rows: HILLS, counters: [walker(2, 1)], options: { 'LOR-L-41': 'oui' } }, [1, 1], [0, 1])).toBe('ok');
  });

  test('LOR-BOI-1: a wood costs two points, and one point does not enter it', () => {
    const asked = { rows: ['bbbbbb'], counters: [walker(0, 0)] };
    expect([ending(asked, [1, 0]), ending(asked, [2, 0]), ending(asked, [3, 0])]).toEqual(['ok', 'ok', 'LOR-BOI-1']);
  });

  test('LOR-GOU-1, LOR-L-6: a chasm stops and paralyses; a paralysed counter does not move', () => {
    const asked = { rows: ['..o...'], counters: [walker(0, 0)] };
    expect([ending(asked, [2, 0]), ending(asked, [3, 0])]).toEqual(['ok paralyse', 'LOR-GOU-1']);
    expect([paralysisOf(readingsOf({ options: {} })), paralysisOf(readingsOf({ options: { 'LOR-L-6': 'arrivee-comprise' } }))]).toEqual([
      3, 2,
    ]);
    const stuck = { rows: ['..o...'], counters: [{ ...walker(2, 0), paralysed: 2 }] };
    expect(walk(stuck, [3, 0])).toBe('LOR-GOU-1');
    expect(reachOf(question(stuck), BOX).arrivals).toEqual([]);
  });

  test('LOR-VOL-1, LOR-AIL-1, LOR-FAU-1: flyers heed chasms and seas only, and pass over enemies and their zones', () => {
    const rows = ['.AbA....', '........', '..o.....'];
    const asked = { rows, counters: [walker(0, 0, 'faucon'), enemy(3, 1, 'dragon')] };
    expect(walk(asked, [1, 0], [2, 0], [3, 0])).toBe('ok');
    expect(walk(asked, [1, 0], [2, 1], [3, 1], [4, 1], [5, 1])).toBe('ok');
    expect(walk(asked, [1, 0], [2, 1], [3, 1])).toBe('LOR-MOU-2');
    expect(walk({ rows, counters: [walker(0, 0, 'faucon')] }, [1, 0], [1, 1], [2, 2], [3, 1])).toBe('LOR-GOU-1');
    const sea = { rows: SEA, counters: [walker(1, 1, 'aile')] };
    expect([walk(sea, [2, 2]), walk(sea, [2, 1], [3, 1], [4, 1])]).toEqual(['LOR-MER-1', 'ok']);
  });

  test('LOR-AIL-1, LOR-L-47: escorted, an Ailé travels like infantry, at the infantry’s pace; or the slower of the two', () => {
    const pair = { id: 'a', kind: 'aile', escort: 'ailes-fantassin', column: 0, row: 1 } as const;
    const asked = { rows: HILLS, counters: [pair] };
    expect(reachOf(question(asked), BOX).points).toBe(5);
    expect(ending(asked, [2, 1])).toBe('LOR-MON-1');
    const slow = { kind: 'chevaliers-fantarcher', escort: 'chevaliers-fantassin', at: hexAt(0, 0), id: 'a' } as const;
    const box = { ...BOX, factors: { ...BOX.factors, 'chevaliers-fantarcher': { combat: 2, movement: 3 } } };
    expect([
      pointsFor(slow, box, readingsOf({ options: {} })),
      pointsFor(slow, box, readingsOf({ options: { 'LOR-L-47': 'du-plus-lent' } })),
    ]).toEqual([5, 3]);
  });

  test('LOR-AIL-2: the infantry and archers of the Ailés stay on the ground', () => {
    for (const kind of ['ailes-fantassin', 'ailes-fantarcher'] as const)
      expect(ending({ rows: HILLS, counters: [walker(0, 1, kind)] }, [2, 1])).toBe('LOR-MON-1');
  });

  test('LOR-MAT-2, LOR-L-27: over the edge by E, in by E or F; by E alone under the other reading', () => {
    const rows = new Array<string>(6).fill('......');
    const asked = { rows, wraps: true, counters: [walker(5, 4)] };
    expect([walk(asked, [0, 4]), walk(asked, [0, 5])]).toEqual(['ok', 'ok']);
    const strict = { ...asked, options: { 'LOR-L-27': 'e-seul' } as const };
    expect([walk(strict, [0, 4]), walk(strict, [0, 5])]).toEqual(['ok', 'LOR-L-27']);
    expect(walk({ ...asked, wraps: false }, [0, 4])).toBe('LOR-MOU-1');
  });
});

describe('zones of influence', () => {
  const asked = { rows: PLAIN, counters: [foot, enemy(3, 2)] };

  test('LOR-ZDI-1: the six hexes around an enemy are entered only to attack, and not passed', () => {
    expect(ending(asked, [2, 2])).toBe('ok e');
    expect(walk(asked, [1, 2], [2, 2])).toBe('ok');
    expect(walk(asked, [1, 2], [2, 2], [2, 1])).toBe('LOR-ZDI-1');
    expect(walk(asked, [1, 2], [2, 2], [2, 3])).toBe('LOR-ZDI-1');
  });

  test('LOR-ZDI-2, LOR-L-38: once it is attacked its zone is gone for the others; under the other reading not before the combat', () => {
    const open = { ...asked, attacked: ['e'] };
    expect(walk(open, [1, 2], [2, 2], [2, 1])).toBe('ok');
    expect(walk({ ...open, options: { 'LOR-L-38': 'au-combat' } }, [1, 2], [2, 2], [2, 1])).toBe('LOR-ZDI-1');
  });

  test('LOR-L-35: a vanished Moine has no zone and leaves its hex free, or blocked under the other reading', () => {
    const gone = { rows: PLAIN, counters: [foot, { ...enemy(3, 2, 'moine'), vanished: true }] };
    expect([ending(gone, [2, 2]), ending(gone, [3, 2])]).toEqual(['ok', 'ok']);
    expect(ending({ ...gone, options: { 'LOR-L-35': 'hexagone-bloque' } }, [3, 2])).toBe('LOR-L-35');
    expect(walk({ ...gone, counter: 'e' }, [3, 3])).toBe('LOR-MOI-1');
  });

  test('LOR-L-40: a paralysed counter has no zone, or keeps it under the other reading', () => {
    const stuck = { rows: PLAIN, counters: [foot, { ...enemy(3, 2), paralysed: 3 }] };
    expect(ending(stuck, [2, 2])).toBe('ok');
    expect(ending({ ...stuck, options: { 'LOR-L-40': 'oui' } }, [2, 2])).toBe('ok e');
  });

  test('LOR-L-24: a city has a zone as long as it has a garrison', () => {
    const city = (garrison: readonly Kind[]) => ({
      rows: PLAIN,
      counters: [foot],
      cities: [{ people: 'dragons', column: 3, row: 2, garrison }] as const,
    });
    expect([ending(city(['dragon']), [2, 2]), ending(city([]), [2, 2])]).toEqual(['ok ville@3,1', 'ok']);
  });

  test('LOR-IND-2: in a combat of its own no enemy zone counts; LOR-IND-1: for Ailés, falcons and Serpents without escort only', () => {
    const serpent = { rows: PLAIN, counters: [enemy(0, 2, 'serpent'), { ...foot, column: 3 }], counter: 'e' };
    expect(walk(serpent, [1, 2], [2, 2], [2, 1])).toBe('LOR-ZDI-1');
    expect(walk({ ...serpent, individual: true }, [1, 2], [2, 2], [2, 1])).toBe('ok');
    expect(walk({ ...asked, individual: true }, [1, 2])).toBe('LOR-IND-1');
  });
});

describe('within a zone', () => {
  const past = [
    [1, 2],
    [1, 3],
    [2, 4],
    [3, 3],
  ] as const;
  const asked = { rows: PLAIN, counters: [foot, enemy(2, 3)] };

  test('LOR-ZDI-1, LOR-L-48: one stops on the first hex of a zone; under the other reading one goes on within it, not out of it', () => {
    const options: Options = { 'LOR-L-48': 'marche' };
    const steps = [1, 2, 3, 4].map((count) => past.slice(0, count));
    expect(steps.map((path) => walk(asked, ...path))).toEqual(['ok', 'LOR-ZDI-1', 'LOR-ZDI-1', 'LOR-ZDI-1']);
    expect(steps.map((path) => walk({ ...asked, options }, ...path))).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(walk({ ...asked, options }, [1, 2], [2, 2], [3, 2], [4, 2])).toBe('LOR-ZDI-1');
    const both = { ...asked, counters: [foot, enemy(2, 3), { ...enemy(1, 4), id: 'f' }], options };
    expect(walk(both, [1, 2], [1, 3], [2, 4])).toBe('ok');
    expect(walk(both, [1, 2], [1, 3], [1, 2])).toBe('LOR-ZDI-1');
  });

  test('LOR-ZDI-1, LOR-GOU-1: nobody enters a zone by a chasm, where it could not attack', () => {
    const chasm = { rows: ['......', '......', '.o....', '......'], counters: [foot, enemy(2, 2)] };
    expect(ending(chasm, [1, 2])).toBe('LOR-ZDI-1');
    expect(ending({ ...chasm, attacked: ['e'] }, [1, 2])).toBe('ok paralyse');
  });
});

describe('sharing a hex', () => {
  test('LOR-ESC-1, LOR-ESC-3, LOR-FAN-1: infantry joins a counter as its escort, at no cost, and nobody else does', () => {
    expect(ending({ rows: PLAIN, counters: [foot, friend(2, 2)] }, [2, 2])).toBe('ok escorte');
    expect(ending({ rows: PLAIN, counters: [{ ...foot, kind: 'chevalier' }, friend(2, 2, 'chevaliers-fantassin')] }, [2, 2])).toBe(
      'ok escorte',
    );
    expect(ending({ rows: PLAIN, counters: [foot, friend(2, 2, 'chevaliers-fantassin')] }, [2, 2])).toBe('LOR-ESC-1');
    expect(ending({ rows: PLAIN, counters: [foot, { ...friend(2, 2), escort: 'chevaliers-fantassin' }] }, [2, 2])).toBe('LOR-ESC-1');
    expect(reachOf(question({ rows: PLAIN, counters: [foot, friend(2, 2)] }), BOX).arrivals.find(({ ending }) => ending)?.cost).toBe(2);
  });

  test('LOR-L-20: archers escort under the other reading only', () => {
    const archer = { rows: PLAIN, counters: [{ ...foot, kind: 'chevaliers-fantarcher' as const }, friend(2, 2)] };
    expect(ending(archer, [2, 2])).toBe('LOR-ESC-1');
    expect(ending({ ...archer, options: { 'LOR-L-20': 'fantarchers-aussi' } }, [2, 2])).toBe('ok escorte');
  });

  test('LOR-REV-3: under the revision two of a people stack, a third does not', () => {
    const options: Options = { 'LOR-REV-3': 'deux' };
    const knight = { ...foot, kind: 'chevalier' as const };
    expect(ending({ rows: PLAIN, counters: [knight, friend(2, 2)], options }, [2, 2])).toBe('ok pile');
    expect(ending({ rows: PLAIN, counters: [knight, friend(2, 2), { ...friend(2, 2), id: 'g' }], options }, [2, 2])).toBe('LOR-ESC-1');
  });

  test('LOR-VIL-1, LOR-VIL-6: a city takes four of its own, and an enemy only when its garrison is gone', () => {
    const city = (people: 'chevaliers' | 'dragons', count: number) => {
      const kind: Kind = people === 'dragons' ? 'dragons-fantassin' : 'chevaliers-fantassin';
      return { rows: PLAIN, counters: [foot], cities: [{ people, column: 2, row: 2, garrison: new Array<Kind>(count).fill(kind) }] };
    };
    expect(ending(city('chevaliers', 3), [2, 2])).toBe('ok garnison');
    expect(ending(city('chevaliers', 4), [2, 2])).toBe('LOR-VIL-1');
    expect(ending(city('dragons', 0), [2, 2])).toBe('ok conquete');
    expect(ending(city('dragons', 1), [2, 2])).toBe('LOR-VIL-6');
  });

  test('LOR-VIL-1, LOR-ESC-1: an escort and its escorted are two in a city', () => {
    const pair = { ...foot, kind: 'sorcier', escort: 'chevaliers-fantassin' } as const;
    const city = (count: number) => ({
      rows: PLAIN,
      counters: [pair],
      cities: [{ people: 'chevaliers' as const, column: 2, row: 2, garrison: new Array<Kind>(count).fill('chevalier') }],
    });
    expect([1, 2, 3, 4].map((count) => ending(city(count), [2, 2]))).toEqual(['ok garnison', 'ok garnison', 'LOR-VIL-1', 'LOR-VIL-1']);
    const { refused } = reachOf(question(city(3)), BOX);
    expect(refused.find(({ rule }) => rule === 'LOR-VIL-1')?.because).toMatch(
      /avec 3 pions dedans, une escorte et son escorté n’y entrent pas/,
    );
  });

  test('LOR-L-50: whoever enters an empty enemy city stops there; under the other reading it is taken in passing', () => {
    const city = { rows: PLAIN, counters: [foot], cities: [{ people: 'dragons' as const, column: 2, row: 2, garrison: [] }] };
    const through = [
      [1, 2],
      [2, 2],
      [3, 2],
    ] as const;
    expect([walk(city, ...through), walk({ ...city, options: { 'LOR-L-50': 'passe' } }, ...through)]).toEqual(['LOR-L-50', 'ok']);
  });

  test('LOR-L-49: a city on a mount is climbed, in a wood costs two; under the other reading the city hides them', () => {
    const asked = {
      rows: ['.A....'],
      counters: [{ ...foot, row: 0 }],
      cities: [{ people: 'chevaliers', column: 1, row: 0, garrison: [] }],
    } as const;
    const wood = { ...asked, rows: ['.b....'] };
    const hidden = { options: { 'LOR-L-49': 'cache' } } as const;
    const ends = (one: Case) => [ending(one, [1, 0]), ending(one, [4, 0]), ending(one, [5, 0])];
    expect(ends(asked)).toEqual(['ok garnison', 'LOR-MOU-1', 'LOR-MOU-1']);
    expect(ends(wood)).toEqual(['ok garnison', 'ok', 'LOR-MOU-1']);
    expect(ends({ ...asked, ...hidden })).toEqual(['ok garnison', 'ok', 'ok']);
    expect(ends({ ...wood, ...hidden })).toEqual(['ok garnison', 'ok', 'ok']);
  });

  test('LOR-L-53: nobody joins a paralysed friend, not even to escort it; under the other reading one does', () => {
    const asked = {
      rows: ['..o...'],
      counters: [
        { ...foot, row: 0 },
        { ...friend(2, 0), paralysed: 2 },
      ],
    };
    expect(ending(asked, [2, 0])).toBe('LOR-L-53');
    expect(ending({ ...asked, options: { 'LOR-L-53': 'oui' } }, [2, 0])).toBe('ok paralyse');
  });
});
