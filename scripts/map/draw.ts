/** The whole map from one seed: land, then water, then lines. */

import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Topology } from 'topojson-specification';
import type { Part } from '#components/zargos/board/map/labels.ts';
import { seeded } from '#engine/core/random.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import { type Label, labelOf, seaLabelOf } from '../../components/zargos/board/map/labels.ts';
import { contactsOf, faultsOf } from './contacts.ts';
import { type Ground, groundOf, layered } from './ground.ts';
import { grow, type Hearts } from './land.ts';
import { FRAME, HEARTS, ORNAMENTS, SEA_HEARTS, SIZE } from './layout.ts';
import { around, LAC, type Mesh, meshOf, type Point } from './mesh.ts';
import { shareWater } from './seas.ts';
import { settle } from './settle.ts';
import { tidy } from './tidy.ts';
import { SCALE, type Shape, topologyOf } from './topology.ts';

/** Units between the parts of a label and a point (dx, dy) off its middle; negative: the point is on one of them. */
function roomTo(parts: readonly Part[], dx: number, dy: number): number {
  let room = Number.POSITIVE_INFINITY;
  for (const { top, width, height } of parts) {
    room = Math.min(room, Math.max(Math.abs(dx) - width / 2, Math.abs(dy - top - height / 2) - height / 2));
  }
  return room;
}

/** Half the widest part, how far up and how far down the parts go. */
const extentOf = (parts: readonly Part[]) => ({
  half: Math.max(...parts.map(({ width }) => width / 2)),
  up: Math.max(...parts.map(({ top }) => -top)),
  down: Math.max(...parts.map(({ top, height }) => top + height)),
});

/** Under so many units a label is too near; one that cannot keep that far off is as near to as little as may be. */
const SNUG = 1;

/** The cell of `cells` on whose centre a label stands furthest from the edge of the shape, the frame and the ornaments; all in units. */
export function placeOf(mesh: Mesh, cells: readonly number[], parts: readonly Part[]): Point {
  const inside = new Set(cells);
  const edge = cells.filter((cell) => around(mesh, cell).some((other) => !inside.has(other)));
  const { half, up, down } = extentOf(parts);
  let best: Point = [0, 0];
  let most = Number.NEGATIVE_INFINITY;
  for (const cell of cells) {
    const [x, y] = [Math.round(mesh.x[cell] ?? 0), Math.round(mesh.y[cell] ?? 0)];
    const rooms = [
      Math.min(x, SIZE - x) - FRAME - half,
      y - FRAME - up,
      SIZE - y - FRAME - down,
      ...ORNAMENTS.map((disc) => roomTo(parts, disc.x - x, disc.y - y) - disc.radius),
      ...edge.map((other) => roomTo(parts, (mesh.x[other] ?? 0) - x, (mesh.y[other] ?? 0) - y)),
    ];
    const tight = rooms.reduce((sum, room) => sum + Math.max(0, SNUG - room), 0);
    const score = tight > 0 ? -tight : Math.min(...rooms);
    if (score <= most) continue;
    most = score;
    best = [x, y];
  }
  return best;
}

export const SEED = 'z1';

/** Cells of the mesh along a side. */
const ACROSS = 150;

/** Borders and coasts are so long at least, in units: a centimetre on the board. */
export const LEAST = 18;
/** What the search asks for, since smoothing takes a little of it away. */
const WANTED = 24;

/** Land as the board wants it, from the sketch; nudged as long as it is not. */
function landOf(ground: Ground, seed: string): Int8Array {
  const owner = new Int8Array(ground.mesh.count);
  let hearts: Hearts = BOARD.territories.map(({ id }) => HEARTS[id] ?? [0, 0, 0]);
  for (let attempt = 0; attempt < 40; attempt++) {
    grow(ground, hearts, owner);
    tidy(ground.mesh, owner);
    if (faultsOf(contactsOf(ground.mesh, owner), LEAST).length === 0) return owner;
    hearts = settle(ground, hearts, seeded(`${seed}/settle/${attempt}`), { rounds: 100, step: 6, least: WANTED }).hearts;
  }
  throw new Error(`no land lies as the board wants it with the seed ${seed}`);
}

const cellsOf = (mesh: Mesh, whose: ArrayLike<number>, wanted: number): readonly number[] =>
  Array.from({ length: mesh.count }, (_, cell) => cell).filter((cell) => whose[cell] === wanted);

export function drawMap(seed: string): Topology {
  const mesh = meshOf(ACROSS, seeded(`${seed}/mesh`));
  const owner = landOf(groundOf(mesh, seed), seed);
  const waves = layered(seeded(`${seed}/water`), [
    [60, 0.5],
    [25, 0.35],
  ]);
  const rough = Float64Array.from({ length: mesh.count }, (_, cell) => 1 + waves(mesh.x[cell] ?? 0, mesh.y[cell] ?? 0));
  const { seas, short } = shareWater(mesh, owner, SEA_HEARTS, rough, seeded(`${seed}/seas`), LEAST);
  if (short > 0) throw new Error(`${short} contacts of sea cells are too short with the seed ${seed}`);

  const shape = (id: string, cells: readonly number[], { parts }: Label): Shape => {
    const small = parts.map(({ top, width, height }) => ({ top: top / SCALE, width: width / SCALE, height: height / SCALE }));
    return { id, cells, place: placeOf(mesh, cells, small) };
  };
  const territories = BOARD.territories.map((territory, at) => shape(territory.id, cellsOf(mesh, owner, at), labelOf(territory)));
  const waters = BOARD.seas.map((cell, at) =>
    shape(cell.id, cell.kind === 'lake' ? cellsOf(mesh, owner, LAC) : cellsOf(mesh, seas, at), seaLabelOf(cell)),
  );
  return topologyOf(mesh, { territories, seas: waters }, seeded(`${seed}/knife`));
}

export const MAP_FILE = new URL('../../components/zargos/board/map/map.topo.json', import.meta.url);

export const frozen = (map: Topology): string => `${JSON.stringify(map)}\n`;

if (import.meta.main) {
  const start = performance.now();
  const map = drawMap(SEED);
  const text = frozen(map);
  writeFileSync(MAP_FILE, text);
  const points = map.arcs.reduce((sum, arc) => sum + arc.length, 0);
  const time = Math.round(performance.now() - start);
  console.log(`${map.arcs.length} lines, ${points} points, ${text.length} bytes (${gzipSync(text).length} gzip), ${time} ms`);
}
