import { expect, test } from 'vitest';
import { KINGDOMS, SHEET } from '../types.ts';
import { BOARD } from './board.ts';
import { checkBoard } from './board-check.ts';
import { formatBoard } from './board-file.ts';

const count = (kind: string, kingdom?: string): number =>
  BOARD.points.filter((point) => point.kind === kind && (kingdom === undefined || point.kingdom === kingdom)).length;

/** Points reached from `start` along lines, those that are barred left out. */
function reached(start: string, isBarred: (kind: string) => boolean): ReadonlySet<string> {
  const kinds = new Map(BOARD.points.map(({ id, kind }) => [id, kind]));
  const found = new Set([start]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const { a, b } of BOARD.lines) {
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const) {
        if (!found.has(from) || found.has(to) || isBarred(kinds.get(to) ?? '')) continue;
        found.add(to);
        grew = true;
      }
    }
  }
  return found;
}

test('GRA-MAT-1: four kingdoms of 25 points or more, on a sheet between 90 and 130 points', () => {
  expect(BOARD.points.length).toBeGreaterThanOrEqual(90);
  expect(BOARD.points.length).toBeLessThanOrEqual(130);
  for (const kingdom of KINGDOMS) expect(BOARD.points.filter((point) => point.kingdom === kingdom).length).toBeGreaterThanOrEqual(25);
  for (const { x, y } of BOARD.points) for (const at of [x, y]) expect(at >= 20 && at <= SHEET - 20).toBe(true);
});

test('GRA-DEP-7: symbols are spread over the kingdoms', () => {
  for (const kingdom of KINGDOMS) {
    expect([kingdom, count('city', kingdom), count('magic', kingdom), count('sword', kingdom)]).toEqual([kingdom, 1, 2, 1]);
    expect(count('dragon', kingdom)).toBeGreaterThanOrEqual(4);
  }
  expect(count('dragon')).toBe(17);
});

test('GRA-PREP-1: the start is a crystal ball of Galad, the ring lies on one of Tirad', () => {
  const ball = (id: string) => BOARD.points.find((point) => point.id === id);
  expect(ball(BOARD.start)).toMatchObject({ kind: 'crystal', kingdom: 'galad' });
  expect(ball(BOARD.ring)).toMatchObject({ kind: 'crystal', kingdom: 'tirad' });
  expect(count('crystal')).toBe(2);
});

test('GRA-L-15: eight points of exile in the middle, in no kingdom', () => {
  const exile = BOARD.points.filter(({ kind }) => kind === 'exile');
  expect(exile).toHaveLength(8);
  for (const { kingdom, x, y } of exile) {
    expect(kingdom).toBeUndefined();
    expect((x - 500) ** 2 + (y - 500) ** 2).toBeLessThan(100 ** 2);
  }
});

test('all points hang together, and each has two lines or more', () => {
  expect(reached(BOARD.start, () => false).size).toBe(BOARD.points.length);
  for (const { id } of BOARD.points) expect([id, BOARD.lines.filter(({ a, b }) => a === id || b === id).length >= 2]).toEqual([id, true]);
});

test('every city and both crystal balls are reached without a dragon; only one pocket of three points is not', () => {
  const free = reached(BOARD.start, (kind) => kind === 'dragon');
  const away = BOARD.points.filter(({ id, kind }) => kind !== 'dragon' && !free.has(id));
  expect(away.map(({ kind }) => kind)).toEqual(['black', 'black', 'black']);
  expect(away.map(({ kingdom }) => kingdom)).toEqual(['urgad', 'urgad', 'urgad']);
});

/** Curves by De Casteljau, fine; crossings by solving the two lines: nothing in common with the checker. */
function fineTrace(line: (typeof BOARD.lines)[number]): [number, number][] {
  const at = (id: string) => BOARD.points.find((point) => point.id === id) ?? { x: 0, y: 0 };
  const [a, b] = [at(line.a), at(line.b)];
  const [cx, cy] = line.bend ?? [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return Array.from({ length: 41 }, (_, step) => {
    const t = step / 40;
    const mix = (p: number, q: number) => p + (q - p) * t;
    return [mix(mix(a.x, cx), mix(cx, b.x)), mix(mix(a.y, cy), mix(cy, b.y))];
  });
}

function meet([p, q]: [number, number][], [r, s]: [number, number][]): boolean {
  if (!p || !q || !r || !s) return false;
  const [ux, uy, vx, vy] = [q[0] - p[0], q[1] - p[1], s[0] - r[0], s[1] - r[1]];
  const det = ux * vy - uy * vx;
  if (det === 0) return false;
  const t = ((r[0] - p[0]) * vy - (r[1] - p[1]) * vx) / det;
  const w = ((r[0] - p[0]) * uy - (r[1] - p[1]) * ux) / det;
  return t > 1e-9 && t < 1 - 1e-9 && w > 1e-9 && w < 1 - 1e-9;
}

test('no two lines cross', () => {
  const traces = BOARD.lines.map(fineTrace);
  const crossings: string[] = [];
  traces.forEach((one, i) => {
    traces.slice(0, i).forEach((other, j) => {
      const apart = [0, 1].some((axis) => {
        const [first, second] = [one, other].map((trace) => trace.map((spot) => spot[axis] ?? 0));
        return Math.max(...(first ?? [])) < Math.min(...(second ?? [])) || Math.max(...(second ?? [])) < Math.min(...(first ?? []));
      });
      if (apart) return;
      for (let k = 1; k < one.length; k++)
        for (let l = 1; l < other.length; l++)
          if (meet(one.slice(k - 1, k + 1), other.slice(l - 1, l + 1)))
            crossings.push(`${JSON.stringify(BOARD.lines[i])} ${JSON.stringify(BOARD.lines[j])}`);
    });
  });
  expect(crossings).toEqual([]);
});

test('points stand 38 units apart, and 20 from lines that pass by', () => {
  for (const [at, one] of BOARD.points.entries())
    for (const other of BOARD.points.slice(at + 1))
      expect([one.id, other.id, Math.hypot(one.x - other.x, one.y - other.y) >= 38]).toEqual([one.id, other.id, true]);
  for (const line of BOARD.lines) {
    const trace = fineTrace(line);
    for (const { id, x, y } of BOARD.points) {
      if (id === line.a || id === line.b) continue;
      expect([line.a, line.b, id, Math.min(...trace.map(([p, q]) => Math.hypot(p - x, q - y))) >= 20]).toEqual([line.a, line.b, id, true]);
    }
  }
});

test('the kingdoms are not copies of one another: no two have the same numbers of lines a point', () => {
  const shape = (kingdom: string) => {
    const own = BOARD.points.filter((point) => point.kingdom === kingdom).map(({ id }) => id);
    return own
      .map((id) => BOARD.lines.filter(({ a, b }) => a === id || b === id).length)
      .sort()
      .join('');
  };
  expect(new Set(KINGDOMS.map(shape)).size).toBe(4);
});

test('between two cities there are 7 to 15 points, and the ring starts 14 from the knights', () => {
  const steps = (from: string, to: string): number => {
    const far = new Map([[from, 0]]);
    for (const [id, n] of far)
      for (const { a, b } of BOARD.lines) for (const next of a === id ? [b] : b === id ? [a] : []) if (!far.has(next)) far.set(next, n + 1);
    return far.get(to) ?? -1;
  };
  const cities = BOARD.points.filter(({ kind }) => kind === 'city').map(({ id }) => id);
  const all = cities.flatMap((one, at) => cities.slice(at + 1).map((other) => steps(one, other)));
  expect(Math.min(...all)).toBe(7);
  expect(Math.max(...all)).toBe(14);
  expect(steps(BOARD.start, BOARD.ring)).toBe(14);
});

test('every dragon holds a short cut: between two of its neighbours the way around is longer than over it', () => {
  for (const { id } of BOARD.points.filter(({ kind }) => kind === 'dragon')) {
    const near = BOARD.lines.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
    const around = near.flatMap((one) => near.map((other) => stepsAround(one, other, id)));
    expect([id, Math.max(...around) > 2]).toEqual([id, true]);
  }
});

/** Steps between two points that leave a third out; many where there is no way. */
function stepsAround(from: string, to: string, out: string): number {
  const far = new Map([[from, 0]]);
  for (const [id, steps] of far) {
    for (const { a, b } of BOARD.lines) {
      const next = a === id ? b : b === id ? a : out;
      if (next !== out && !far.has(next)) far.set(next, steps + 1);
    }
  }
  return far.get(to) ?? 99;
}

test('ids are written in ASCII, names in French and once each', () => {
  for (const { id } of BOARD.points) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(new Set(BOARD.points.map(({ name }) => name)).size).toBe(BOARD.points.length);
});

test('what is ours is marked as ours', () => {
  for (const { provenance, because } of Object.values(BOARD.provenance)) {
    expect(provenance).toBe('reconstruction');
    expect(because).toMatch(/\.$/);
  }
});

test('our board passes the check that a club’s board passes', () => {
  const checked = checkBoard(JSON.parse(JSON.stringify(formatBoard(BOARD))));
  expect(checked.ok).toBe(true);
  expect(checked.ok && formatBoard(checked.value)).toEqual(formatBoard(BOARD));
});
