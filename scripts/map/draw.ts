/** The whole map from one seed: land, then water, then lines. */
import type { Topology } from 'topojson-specification';
import { seeded } from '#engine/core/random.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import { type Label, labelOf, seaLabelOf } from '../../components/zargos/board/map/labels.ts';
import { contactsOf, faultsOf } from './contacts.ts';
import { LAC } from './graph.ts';
import { type Ground, groundOf } from './ground.ts';
import { grow, type Hearts } from './land.ts';
import { HEARTS, SEA_HEARTS } from './layout.ts';
import { type Mesh, meshOf } from './mesh.ts';
import { layered } from './noise.ts';
import { placeOf } from './places.ts';
import { shareWater } from './seas.ts';
import { settle } from './settle.ts';
import { tidy } from './tidy.ts';
import { SCALE, type Shape, topologyOf } from './topology.ts';

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
