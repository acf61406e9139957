/** Who touches whom on the mesh, and what the board thinks of it. */
import { BOARD } from '#engine/zargos/data/board.ts';
import { LAC, type Mesh, NEAR, SEA } from './mesh.ts';

export const COUNT = BOARD.territories.length;
const COASTAL = BOARD.territories.map(({ coastal }) => coastal);
const LAKESIDE = BOARD.territories.map(({ id }) => BOARD.seas.some(({ kind, coasts }) => kind === 'lake' && coasts.includes(id)));

const WIDTH = COUNT + 2;
const AT_SEA = COUNT;
const AT_LAKE = COUNT + 1;
const placeOf = (owner: number) => (owner === SEA ? AT_SEA : owner === LAC ? AT_LAKE : owner);

/** Length of each contact in units, by pair of places (`a * WIDTH + b`, a < b): territories, then the sea, then the lake. */
export type Contacts = Float64Array;

export function contactsOf(mesh: Mesh, owner: Int8Array): Contacts {
  const contacts = new Float64Array(WIDTH * WIDTH);
  for (let cell = 0; cell < mesh.count; cell++) {
    const one = placeOf(owner[cell] ?? SEA);
    for (let k = mesh.start[cell] ?? 0; k < (mesh.start[cell + 1] ?? 0); k++) {
      const other = mesh.near[k] ?? 0;
      const two = placeOf(owner[other] ?? SEA);
      if (other < cell || one === two) continue;
      const key = one < two ? one * WIDTH + two : two * WIDTH + one;
      contacts[key] = (contacts[key] ?? 0) + (mesh.edge[k] ?? 0);
    }
  }
  return contacts;
}

export interface Fault {
  /** Territories at fault, by number. */
  readonly who: readonly number[];
  /** How bad, in units of missing or unwanted line. */
  readonly points: number;
}

const UNWANTED = 15;

/** Where land does not lie as the board wants it: borders and coasts shorter than `least` units, and contacts that should not be. */
export function faultsOf(contacts: Contacts, least: number): readonly Fault[] {
  const faults: Fault[] = [];
  const want = (isWanted: boolean, length: number, enough: number, ...who: number[]) => {
    if (isWanted && length < enough) faults.push({ who, points: enough - length + (length === 0 ? enough : 0) });
    if (!isWanted && length > 0) faults.push({ who, points: UNWANTED + length });
  };
  const at = (a: number, b: number) => contacts[a * WIDTH + b] ?? 0;
  for (let a = 0; a < COUNT; a++) {
    for (let b = a + 1; b < COUNT; b++) want(NEAR[a]?.has(b) === true, at(a, b), least, a, b);
    want(COASTAL[a] === true, at(a, AT_SEA), 1.5 * least, a);
    want(LAKESIDE[a] === true, at(a, AT_LAKE), 0.8 * least, a);
  }
  want(false, at(AT_SEA, AT_LAKE), 0, ...LAKESIDE.flatMap((isOn, i) => (isOn ? [i] : [])));
  return faults;
}
