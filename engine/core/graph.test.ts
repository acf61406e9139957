import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allDistances, componentsOf, distancesFrom, FAR, type Graph, graphOf, shortestPath } from './graph.ts';

/**
 * Drawn:  0 — 1 — 2     5 — 6
 *         |       |
 *         4 — — — 3     7
 */
const DRAWN = graphOf(8, [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 0],
  [5, 6],
]);

test('neighbours rise, each once, both ways', () => {
  const twice = graphOf(3, [
    [2, 0],
    [0, 2],
    [1, 0],
  ]);
  expect(twice).toEqual([[1, 2], [0], [0]]);
});

test.each([
  ['a node below', [-1, 0]],
  ['a node beyond', [0, 3]],
  ['a loop', [1, 1]],
] as const)('an edge to %s is a mistake of ours', (_name, edge) => {
  expect(() => graphOf(3, [edge])).toThrow(/no edge/);
});

test('a graph too large for its distances is a mistake of ours', () => {
  expect(() => graphOf(FAR + 1, [])).toThrow(/65536 nodes/);
});

test('distances on the drawn graph', () => {
  expect([...distancesFrom(DRAWN, [0])]).toEqual([0, 1, 2, 2, 1, FAR, FAR, FAR]);
  expect([...distancesFrom(DRAWN, [0, 6])]).toEqual([0, 1, 2, 2, 1, 1, 0, FAR]);
  expect([...distancesFrom(DRAWN, [0], (node) => node !== 4)]).toEqual([0, 1, 2, 3, FAR, FAR, FAR, FAR]);
  expect([...distancesFrom(DRAWN, [0], (node) => node !== 0)]).toEqual(DRAWN.map(() => FAR));
  expect(allDistances(DRAWN)[3 * 8 + 1]).toBe(2);
});

test('paths on the drawn graph', () => {
  expect(shortestPath(DRAWN, [0], [3])).toEqual([0, 4, 3]);
  expect(shortestPath(DRAWN, [0], [3], (node) => node !== 4)).toEqual([0, 1, 2, 3]);
  expect(shortestPath(DRAWN, [0, 5], [6, 3])).toEqual([5, 6]);
  expect(shortestPath(DRAWN, [0], [0])).toEqual([0]);
  expect(shortestPath(DRAWN, [0], [7])).toBeUndefined();
  expect(shortestPath(DRAWN, [0], [])).toBeUndefined();
});

test('components on the drawn graph', () => {
  expect([...componentsOf(DRAWN)]).toEqual([0, 0, 0, 0, 0, 1, 1, 2]);
});

const graphs = fc.integer({ min: 1, max: 12 }).chain((size) => {
  const node = fc.integer({ min: 0, max: size - 1 });
  return fc.array(fc.tuple(node, node), { maxLength: 20 }).map((edges) =>
    graphOf(
      size,
      edges.filter(([a, b]) => a !== b),
    ),
  );
});

/** Floyd and Warshall, the slow and obvious way. */
function slowDistances(graph: Graph): number[][] {
  const table = graph.map((neighbours, a) => graph.map((_, b) => (a === b ? 0 : neighbours.includes(b) ? 1 : Number.POSITIVE_INFINITY)));
  for (let k = 0; k < graph.length; k += 1) {
    for (const row of table) {
      for (let b = 0; b < graph.length; b += 1) row[b] = Math.min(row[b] ?? 0, (row[k] ?? 0) + (table[k]?.[b] ?? 0));
    }
  }
  return table;
}

describe('any graph', () => {
  test('distances are those of the slow way', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const slow = slowDistances(graph).flat();
        expect([...allDistances(graph)]).toEqual(slow.map((steps) => (steps === Number.POSITIVE_INFINITY ? FAR : steps)));
      }),
    );
  });

  test('a shortest path is as long as the distance and walks along edges', () => {
    fc.assert(
      fc.property(graphs, fc.nat(), fc.nat(), (graph, a, b) => {
        const [from, to] = [a % graph.length, b % graph.length];
        const steps = distancesFrom(graph, [from])[to];
        const path = shortestPath(graph, [from], [to]);
        expect(path === undefined).toBe(steps === FAR);
        if (!path) return;
        expect([path[0], path.at(-1), path.length]).toEqual([from, to, (steps ?? 0) + 1]);
        for (const [at, node] of path.entries()) if (at > 0) expect(graph[path[at - 1] ?? -1]).toContain(node);
      }),
    );
  });

  test('two nodes are in one component when a way joins them', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const components = componentsOf(graph);
        for (const [a, row] of slowDistances(graph).entries()) {
          for (const [b, steps] of row.entries()) expect(components[a] === components[b]).toBe(Number.isFinite(steps));
        }
      }),
    );
  });
});
