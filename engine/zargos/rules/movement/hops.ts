/** One hop: a border, a vortex, a flight of the Ailés, a stroke of the Dragons' swimming, a crossing by boat. What lists, searches and plays all asks here. */
import { between, FAR, routeBetween } from '../../board/tables.ts';
import { cellsFor, isForeign, isGrounded, type Journey, WIND_CELLS, type World } from './world.ts';

/** How a group gets from one place to the next. `strait`: a flight over a dotted line. */
export type Hop = 'land' | 'vortex' | 'flight' | 'strait' | 'boats' | 'swim';

type Take = (to: number, by: Hop) => void;

const NONE: readonly number[] = [];

const isSilenced = ({ sleeps }: World, inside: number, all: number): boolean =>
  sleeps === 'touching' ? inside > 0 : sleeps === 'inside' && inside === all;

/** Whether the kingdom of Zargos puts to sleep the power that leads from a to b, over another territory perhaps (ZAR-ZRG-4, ZAR-L-19). */
export function isAsleep(world: World, a: number, b: number, over = a): boolean {
  const { powerless } = world.tables;
  return isSilenced(world, (powerless[a] ?? 0) + (powerless[b] ?? 0) + (powerless[over] ?? 0), 3);
}

/** The same for a way over any number of places. */
export const areAsleep = (world: World, places: readonly number[]): boolean =>
  isSilenced(
    world,
    places.reduce((sum, place) => sum + (world.tables.powerless[place] ?? 0), 0),
    places.length,
  );

/** Whether a way may stop or pass there on foot, in boats or afloat. */
export const mayStop = (journey: Journey, place: number): boolean =>
  journey.frozen?.[place] !== 1 &&
  journey.shut?.[place] !== 1 &&
  !isForeign(journey, place) &&
  !(journey.abroad && journey.tables.powerless[place] === 1);

/** Borders, and vortices that lead farther (ZAR-ATT-1, ZAR-ARA-1). */
export function eachWalk(world: World, from: number, take: Take): void {
  const { tables } = world;
  const land = tables.land[from] ?? NONE;
  for (const to of land) take(to, 'land');
  if (!world.vortices) return;
  for (const to of tables.vortices[from] ?? NONE) if (!land.includes(to) && !isAsleep(world, from, to)) take(to, 'vortex');
}

/** Out of the sea, on the coasts of Zargos as ZAR-L-18 has it (ZAR-DRA-1, ZAR-DRA-2). */
export function eachLanding(world: World, from: number, take: Take): void {
  if (!world.swims) return;
  const { coasts, powerless } = world.tables;
  for (const to of coasts[from] ?? NONE) if (world.lands || powerless[to] === 0) take(to, 'swim');
}

/** Into the sea and along it (ZAR-DRA-1): in reorganisation alone. */
export function eachDive(world: World, from: number, take: Take): void {
  if (!world.swims || world.attacks) return;
  const { seas, sea } = world.tables;
  for (const to of seas[from] ?? NONE) if (!isAsleep(world, from, to)) take(to, 'swim');
  for (const to of sea[from] ?? NONE) take(to, 'swim');
}

/** The province to fly over from a to b: one that is not frozen if there is one; undefined if there is none that may be. */
export function flownOver(world: World, a: number, b: number): number | undefined {
  let cold: number | undefined;
  for (const over of between(world.tables, a, b)) {
    if (isAsleep(world, a, b, over)) continue;
    if (world.frozen?.[over] !== 1) return over;
    cold ??= over;
  }
  return world.overIce ? cold : undefined;
}

/** The flight of the Ailés from a to b: to a neighbour in reorganisation, across a strait, or over one province (ZAR-AIL-1 to 3). */
export function flightTo(world: World, from: number, to: number): 'flight' | 'strait' | undefined {
  const { land, straits } = world.tables;
  if (land[from]?.includes(to)) return world.attacks || isAsleep(world, from, to) ? undefined : 'flight';
  if (straits[from]?.includes(to) && !isAsleep(world, from, to)) return 'strait';
  return flownOver(world, from, to) === undefined ? undefined : 'flight';
}

/** Every hop that needs neither boat nor card, each place once; those that fly rather than walk. */
export function eachHop(world: World, from: number, take: Take): void {
  const { flights, land } = world.tables;
  if (world.flies) {
    for (const to of flights[from] ?? NONE) {
      const by = flightTo(world, from, to) ?? (land[from]?.includes(to) ? 'land' : undefined);
      if (by) take(to, by);
    }
    return;
  }
  eachWalk(world, from, take);
  eachLanding(world, from, take);
  eachDive(world, from, take);
}

/** The hop that needs neither boat nor card, if there is one. */
export function hopTo(world: World, from: number, to: number): Hop | undefined {
  let found: Hop | undefined;
  eachHop(world, from, (place, by) => {
    if (place === to) found = by;
  });
  return found;
}

/** What lies under a hop: the sea cells of a shortest crossing through the open ones (ZAR-MER-3), or the province flown over. */
export function overOf(world: World, from: number, to: number, by: Hop | 'elsewhere'): readonly number[] {
  const { tables, shut } = world;
  if (by === 'boats') return routeBetween(tables, from, to, (cell) => shut?.[cell] !== 1) ?? NONE;
  const over = by === 'flight' && !tables.land[from]?.includes(to) ? flownOver(world, from, to) : undefined;
  return over === undefined ? NONE : [over];
}

/** Whether a hop of reorganisation takes nothing of the two steps, since all the Ailés may make it: in flight, on foot as ZAR-L-47 has it (ZAR-AIL-3). */
export const costsNothing = (world: World, from: number, by: Hop | 'elsewhere'): boolean =>
  by === 'flight' || by === 'strait' || (by === 'land' && isGrounded(world, from));

/** The same in boats, outside the kingdom of Zargos, whatever ZAR-L-19 (ZAR-L-53). */
export const embarksFree = ({ embarks, tables: { powerless } }: World, ...places: readonly number[]): boolean =>
  embarks && places.every((place) => powerless[place] !== 1);

/** Sea cells to cross from coast to coast, by the shortest open route; FAR where none leads, where no boat carries the people, or where none may land. */
export function crossing(world: World, from: number, to: number): number {
  const { tables, owners } = world;
  const { territories, powerless } = tables;
  if (world.ashore || from >= territories || to >= territories) return FAR;
  if (world.docks && powerless[to] !== 1 && owners?.[to] === null) return FAR;
  return world.crossings[from * territories + to] ?? FAR;
}

/** Boats that a crossing costs, alone or after a Vent de Terre (ZAR-MER-1, ZAR-TERRE). */
export const fare = (cells: number, wind: boolean): number => (wind ? Math.max(0, cells - WIND_CELLS) : cells);

/** The same; undefined where there is no crossing, or one too long for them. */
export const boatsFor = (world: World, cells: number, boats: number, wind: boolean): number | undefined =>
  cells === FAR || cells === 0 || cells > cellsFor(world, boats, wind) ? undefined : fare(cells, wind);

/** Whether a people marches at home between two fights: the other reading of ZAR-L-32. */
export const mayMarch = ({ people, attacks, effects, readings }: World): boolean =>
  attacks && people === 'chevaliers' && readings['ZAR-L-32'] === 'oui' && !effects.includes('inondations');

/** Such a march: from one of its territories to the next, a power that sleeps in Zargos (ZAR-L-19). */
export function isMarch(world: World, from: number, to: number): boolean {
  const { people, owners, tables } = world;
  if (!mayMarch(world) || owners?.[to] !== people || world.frozen?.[to] === 1 || isAsleep(world, from, to)) return false;
  return tables.land[from]?.includes(to) ?? false;
}

/** The Forbidden City and the three provinces round it, where no Vent d'Ailleurs leads (ZAR-AILLEURS). */
export function isCore({ tables: { board } }: Pick<World, 'tables'>, place: number): boolean {
  const kind = board.territories[place]?.kind;
  return kind === 'inner' || kind === 'city';
}

/** What a Vent d'Ailleurs takes of the two steps of a reorganisation (ZAR-L-46). */
export const leapSteps = ({ readings }: World): number => (readings['ZAR-L-46'] === 'compte-comme-un-groupe' ? 1 : 0);
