/**
 * Undirected graphs without weights, as a board needs them: nodes are 0 to size − 1. Tables are built once; looking one up allocates nothing.
 */

/** `graph[node]`: its neighbours, rising, each once. */
export type Graph = readonly (readonly number[])[];

/** Farther than anything: there is no way. */
export const FAR = 65535;

/** The graph of `size` nodes, FAR at most, joined by `edges`; an edge may be given twice. Throws on a node out of range and on a loop. */
export function graphOf(size: number, edges: readonly (readonly [number, number])[]): Graph {
  if (size > FAR) throw new Error(`graph of ${size} nodes`);
  const around = Array.from({ length: size }, () => new Set<number>());
  for (const [a, b] of edges) {
    const [one, other] = [around[a], around[b]];
    if (!one || !other || a === b) throw new Error(`no edge ${a}-${b} in a graph of ${size} nodes`);
    one.add(b);
    other.add(a);
  }
  return around.map((nodes) => [...nodes].sort((a, b) => a - b));
}

const everywhere = (): boolean => true;

/** Steps from the nearest of `starts` to each node, through nodes that are open, starts included; FAR where no way leads. */
export function distancesFrom(graph: Graph, starts: readonly number[], isOpen: (node: number) => boolean = everywhere): Uint16Array {
  const distances = new Uint16Array(graph.length).fill(FAR);
  const queue = starts.filter(isOpen);
  for (const start of queue) distances[start] = 0;
  for (const node of queue) {
    const next = (distances[node] ?? 0) + 1;
    for (const neighbour of graph[node] ?? []) {
      if (distances[neighbour] !== FAR || !isOpen(neighbour)) continue;
      distances[neighbour] = next;
      queue.push(neighbour);
    }
  }
  return distances;
}

/** Steps between any two nodes, row by row: from a to b at `a * size + b`. */
export function allDistances(graph: Graph, isOpen: (node: number) => boolean = everywhere): Uint16Array {
  const { length } = graph;
  const table = new Uint16Array(length * length);
  for (let node = 0; node < length; node += 1) table.set(distancesFrom(graph, [node], isOpen), node * length);
  return table;
}

/**
 * A shortest way from one of `starts` to one of `ends`, both included, through open nodes: the first one by rising nodes, walking back from
 * the ends. Undefined where no way leads.
 */
export function shortestPath(
  graph: Graph,
  starts: readonly number[],
  ends: readonly number[],
  isOpen: (node: number) => boolean = everywhere,
): number[] | undefined {
  const distances = distancesFrom(graph, starts, isOpen);
  const stepsTo = (node: number): number => distances[node] ?? FAR;
  let node = ends.reduce((best, end) => (stepsTo(end) < stepsTo(best) ? end : best), ends[0] ?? -1);
  if (stepsTo(node) === FAR) return undefined;
  const path = [node];
  while (stepsTo(node) > 0) {
    const before = stepsTo(node) - 1;
    node = graph[node]?.find((neighbour) => stepsTo(neighbour) === before) ?? -1;
    path.push(node);
  }
  return path.reverse();
}

/** The connected component of each node, numbered from 0 by their first nodes. */
export function componentsOf(graph: Graph): Uint16Array {
  const components = new Uint16Array(graph.length).fill(FAR);
  let count = 0;
  for (let start = 0; start < graph.length; start += 1) {
    if (components[start] !== FAR) continue;
    for (const [node, steps] of distancesFrom(graph, [start]).entries()) if (steps !== FAR) components[node] = count;
    count += 1;
  }
  return components;
}
