/** Nudges the hearts until land lies as the board wants it: a seeded search that keeps what is better. */
import type { Random } from '#engine/core/random.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import { COUNT, contactsOf, type Fault, faultsOf } from './contacts.ts';
import type { Ground } from './ground.ts';
import { grow, type Hearts } from './land.ts';
import type { Mesh } from './mesh.ts';

/** The area that each territory would like, in square units. */
const AREAS = BOARD.territories.map(({ kingdom, kind }) => {
  if (kind === 'city') return 5400;
  if (kingdom === 'zargos') return kind === 'inner' ? 6000 : 7000;
  return kind === 'capital' ? 8800 : 8200;
});

const STRAITS = BOARD.straits.map((ends) => ends.map((end) => BOARD.territories.findIndex(({ id }) => id === end)));
/** Hearts of two coasts that face each other over a strait are so far apart at most. */
const STRAIT_SPAN = 128;

/** How far territories are from their area, and from a round shape: room for pawns and a name. */
function shapePoints(mesh: Mesh, owner: Int8Array): number {
  const sums = Array.from({ length: COUNT }, () => ({ n: 0, x: 0, y: 0, squares: 0 }));
  for (let cell = 0; cell < mesh.count; cell++) {
    const sum = sums[owner[cell] ?? -1];
    if (!sum) continue;
    const [x, y] = [mesh.x[cell] ?? 0, mesh.y[cell] ?? 0];
    sum.n += 1;
    sum.x += x;
    sum.y += y;
    sum.squares += x * x + y * y;
  }
  return sums.reduce((points, { n, x, y, squares }, at) => {
    if (n === 0) return points + 300;
    const area = (n * 1e6) / mesh.count;
    const off = area / (AREAS[at] ?? area) - 1;
    // 1 for a disc, more the longer the shape.
    const length = (2 * Math.PI * (squares / n - (x / n) ** 2 - (y / n) ** 2)) / area;
    return points + 40 * off * off + (off < -0.22 ? 200 * (off + 0.22) ** 2 : 0) + 60 * Math.max(0, length - 1.1);
  }, 0);
}

/** How far hearts are from where the sketch had them, and coasts from their straits. */
function placePoints(hearts: Hearts, sketch: Hearts): number {
  const drift = hearts.reduce((sum, [x, y, more], at) => {
    const [sx, sy] = sketch[at] ?? [x, y];
    return sum + ((x - sx) ** 2 + (y - sy) ** 2) / 900 + more * more * 0.03;
  }, 0);
  const apart = STRAITS.map(([a = 0, b = 0]) => {
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [hearts[a], hearts[b]];
    return Math.max(0, Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2) - STRAIT_SPAN) / 2;
  });
  return apart.reduce((sum, one) => sum + one, drift);
}

export interface Search {
  readonly rounds: number;
  /** Longest step of a heart, in units; steps shorten as the search goes on. */
  readonly step: number;
  /** Shortest border that will do, in units. */
  readonly least: number;
}

export interface Settled {
  readonly hearts: Hearts;
  readonly faults: readonly Fault[];
}

/** As far as a heart's move is felt. */
const FELT = 185;

export function settle(ground: Ground, sketch: Hearts, random: Random, { rounds, step, least }: Search): Settled {
  const owner = new Int8Array(ground.mesh.count);
  const saved = new Int8Array(ground.mesh.count);
  const unit = () => random.next() / 2 ** 31 - 1;
  const judge = (hearts: Hearts) => {
    const faults = faultsOf(contactsOf(ground.mesh, owner), least);
    const points = faults.reduce((sum, fault) => sum + fault.points, shapePoints(ground.mesh, owner) + placePoints(hearts, sketch));
    return { hearts, faults, points };
  };
  grow(ground, sketch, owner);
  let best = judge(sketch);
  for (let round = 0; round < rounds; round++) {
    const heat = 1 - round / rounds;
    const reach = 2 + step * heat;
    const culprits = best.faults.flatMap(({ who }) => who);
    const pick = culprits.length > 0 && random.next() % 2 === 0 ? culprits : undefined;
    const who = pick?.[random.next() % pick.length] ?? random.next() % COUNT;
    const moved: Hearts = best.hearts.map(([x, y, more], at) =>
      at === who ? [x + reach * unit(), y + reach * unit(), Math.max(-25, Math.min(25, more + 0.3 * reach * unit()))] : [x, y, more],
    );
    const [x = 0, y = 0] = moved[who] ?? [];
    saved.set(owner);
    grow(ground, moved, owner, { x, y, radius: FELT });
    const next = judge(moved);
    if (next.points < best.points + 6 * heat * heat * (random.next() / 2 ** 32)) best = next;
    else owner.set(saved);
  }
  return best;
}
