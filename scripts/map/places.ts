/** Where a label fits best inside a shape. */
import type { Part } from '../../components/zargos/board/map/labels.ts';
import { FRAME, ORNAMENTS, SIZE } from './layout.ts';
import { around, type Mesh, type Point } from './mesh.ts';

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
