/** Small repairs on the mesh once land has grown: no islets, no ponds, no whiskers. */
import { around, LAC, type Mesh, NEAR, SEA } from './mesh.ts';

/** Connected parts of equal owner, largest first. */
export function partsOf(mesh: Mesh, owner: Int8Array): readonly (readonly number[])[] {
  const seen = new Uint8Array(mesh.count);
  const parts: number[][] = [];
  for (let first = 0; first < mesh.count; first++) {
    if (seen[first]) continue;
    seen[first] = 1;
    const part = [first];
    for (const cell of part) {
      for (const other of around(mesh, cell)) {
        if (seen[other] || owner[other] !== owner[first]) continue;
        seen[other] = 1;
        part.push(other);
      }
    }
    parts.push(part);
  }
  return parts.sort((a, b) => b.length - a.length);
}

/** The owner that surrounds `part` most, of those in `taken`. */
function surrounding(mesh: Mesh, owner: Int8Array, part: readonly number[], isTaken: (owner: number) => boolean): number | undefined {
  const inside = new Set(part);
  const votes = new Map<number, number>();
  for (const cell of part) {
    for (const other of around(mesh, cell)) {
      const whose = owner[other] ?? SEA;
      if (!inside.has(other) && isTaken(whose)) votes.set(whose, (votes.get(whose) ?? 0) + 1);
    }
  }
  return [...votes].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0];
}

/** Gives all but the largest part of each owner to what surrounds it most, of those in `isTaken`. */
export function absorb(mesh: Mesh, owner: Int8Array, isTaken: (owner: number) => boolean = () => true): void {
  const kept = new Set<number>();
  for (const part of partsOf(mesh, owner)) {
    const whose = owner[part[0] ?? 0] ?? SEA;
    if (!isTaken(whose)) continue;
    if (!kept.has(whose)) {
      kept.add(whose);
      continue;
    }
    const heir = surrounding(mesh, owner, part, (other) => other !== whose && isTaken(other));
    if (heir !== undefined) for (const cell of part) owner[cell] = heir;
  }
}

/** A cell that touches its own kind on one side only goes to those around it. */
function shave(mesh: Mesh, owner: Int8Array): void {
  for (let cell = 0; cell < mesh.count; cell++) {
    const whose = owner[cell];
    if (whose === LAC || [...around(mesh, cell)].filter((other) => owner[other] === whose).length > 1) continue;
    owner[cell] = surrounding(mesh, owner, [cell], (other) => other !== LAC && other !== whose) ?? SEA;
  }
}

/** Draws apart two territories that touch and should not: their cells on either side go to the sea or to a common neighbour. */
function part(mesh: Mesh, owner: Int8Array): void {
  const isLand = (whose: number) => whose >= 0;
  for (let cell = 0; cell < mesh.count; cell++) {
    const whose = owner[cell] ?? SEA;
    if (!isLand(whose)) continue;
    const stranger = [...around(mesh, cell)].find((other) => {
      const theirs = owner[other] ?? SEA;
      return theirs !== whose && isLand(theirs) && !NEAR[whose]?.has(theirs);
    });
    if (stranger === undefined) continue;
    const theirs = owner[stranger] ?? SEA;
    const isCommon = (other: number) =>
      other === SEA || (isLand(other) && NEAR[other]?.has(whose) === true && NEAR[other]?.has(theirs) === true);
    const heir = surrounding(mesh, owner, [cell], isCommon);
    if (heir !== undefined) owner[cell] = heir;
  }
}

export function tidy(mesh: Mesh, owner: Int8Array): void {
  for (let pass = 0; pass < 4; pass++) {
    shave(mesh, owner);
    absorb(mesh, owner);
    part(mesh, owner);
  }
  shave(mesh, owner);
  absorb(mesh, owner);
}
