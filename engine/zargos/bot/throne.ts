/** What the throne promises: how near a stack is to the Forbidden City and the three provinces round it (ZAR-BUT-1). */
import { FAR } from '../board/tables.ts';
import { PEOPLES, type People } from '../types.ts';
import type { Fought } from './force.ts';
import { type BotScene, ownPlaces } from './scene.ts';
import { attackOn, riskAt } from './worth.ts';

/** How likely each turn on the way to the throne passes without being thrown back. */
const PASSES = 0.72;
/** Pawns that stay behind on the way. */
const STAYS = 1;

/** Pawns that others' places round the City ask for. */
function obstacles({ inner, holders, view }: BotScene, people: People, but: number): number {
  let sum = 0;
  for (const place of inner) {
    if (place === but || holders[place] === people) continue;
    sum += holders[place] ? 2 + 1.3 * (view.pawns[place] ?? 0) : 1;
  }
  return Math.round(sum);
}

/** Chance to hold the four places from the City, which the people has. */
function fromCity(scene: BotScene, people: People, pawns: number): number {
  const { inner, holders } = scene;
  let chance = 1;
  for (const place of inner) if (holders[place] !== people) chance *= attackOn(scene, people, place, Math.max(1, pawns - STAYS)).win;
  return chance;
}

function fromInner(scene: BotScene, people: People, place: number, pawns: number): number {
  const { city, holders } = scene;
  const group = pawns - STAYS - obstacles(scene, people, place);
  if (holders[city] === people) return fromCity(scene, people, pawns);
  return attackOn(scene, people, city, group).win;
}

/** The easiest of some places to take. */
function easiest(
  scene: BotScene,
  people: People,
  places: readonly number[],
  pawns: number,
): { readonly place: number; readonly found: Fought } | undefined {
  let best: { readonly place: number; readonly found: Fought } | undefined;
  for (const place of places) {
    const found =
      scene.holders[place] === people
        ? { win: 1, left: pawns + (scene.view.pawns[place] ?? 0), stand: 0 }
        : attackOn(scene, people, place, pawns);
    if (!best || found.left > best.found.left) best = { place, found };
  }
  return best;
}

function fromCoast(scene: BotScene, people: People, place: number, pawns: number): number {
  const { tables, rings } = scene;
  const near = (tables.land[place] ?? []).filter((one) => rings[one] === 'inner');
  const next = easiest(scene, people, near, pawns - STAYS);
  if (!next) return 0;
  const { win, left } = next.found;
  return win === 0 ? 0 : win * PASSES * fromInner(scene, people, next.place, Math.round(left / win) + (scene.incomes[people] ?? 0));
}

/** Coasts of Zargos that a stack abroad may land on, and the boats that it lacks for it. */
function landings(
  scene: BotScene,
  people: People,
  place: number,
): { readonly targets: readonly number[]; readonly missing: number } | undefined {
  const { tables, coasts, beaches, landing, view } = scene;
  if (place >= tables.territories) return { targets: beaches[place] ?? [], missing: 0 };
  const missing = Math.max(0, (landing[place] ?? FAR) - view.boats[people]);
  const swims = people === 'dragons' && (tables.seas[place] ?? []).some((cell) => (beaches[cell]?.length ?? 0) > 0);
  if (missing > 1 && !swims) return undefined;
  return { targets: coasts, missing: swims ? 0 : missing };
}

/** What a boat to be bought first takes from a chance. */
const UNBOUGHT = 0.85;

/** By the weakest coast of Zargos, from a place elsewhere. */
function fromAbroad(scene: BotScene, people: People, place: number, pawns: number): number {
  const found = landings(scene, people, place);
  const next = found && easiest(scene, people, found.targets, pawns - STAYS);
  if (!next) return 0;
  const { win, left } = next.found;
  if (win === 0) return 0;
  const coast = fromCoast(scene, people, next.place, Math.round(left / win) + (scene.incomes[people] ?? 0));
  return (found.missing === 0 ? 1 : UNBOUGHT) * win * PASSES * coast;
}

function chanceFrom(scene: BotScene, people: People, place: number, pawns: number): number {
  switch (scene.rings[place]) {
    case 'city':
      return fromCity(scene, people, pawns);
    case 'inner':
      return fromInner(scene, people, place, pawns);
    case 'coast':
      return fromCoast(scene, people, place, pawns);
    case undefined:
      return fromAbroad(scene, people, place, pawns);
  }
}

/** How often another player's stack is still there when its turn comes. */
const OTHERS = 0.85;

/** What a stack promises its people of the throne (ZAR-BUT-1), `pawns` standing at a place: points, up to the worth of winning. */
export function promiseOf(scene: BotScene, people: People, place: number, pawns: number): number {
  if (pawns < 1) return 0;
  const key = (PEOPLES.indexOf(people) * 128 + place) * 1024 + pawns;
  const known = scene.promised.get(key);
  if (known !== undefined) return known;
  const stays = scene.leaders[people] === scene.seat ? 1 - riskAt(scene, people, place, pawns) : OTHERS;
  const found =
    scene.crown * PASSES * stays * chanceFrom(scene, people, place, pawns + ((scene.guard?.coming ?? scene.incomes)[people] ?? 0));
  scene.promised.set(key, found);
  return found;
}

/** What the best stack of a people promises, and the second best. */
export interface Outlook {
  readonly place: number;
  readonly best: number;
  readonly second: number;
}

export function promisesOf(scene: BotScene, people: People): Outlook {
  let [place, best, second] = [-1, 0, 0];
  for (const at of ownPlaces(scene, people)) {
    const promise = promiseOf(scene, people, at, scene.view.pawns[at] ?? 0);
    if (promise > best) [place, best, second] = [at, promise, best];
    else if (promise > second) second = promise;
  }
  return { place, best, second };
}

/** Who of the other seats is nearest to the throne, from within the kingdom of Zargos: what his best stack there promises. */
export function menaceOf(scene: BotScene, seat: number): number {
  const { tables, holders, view, leaders } = scene;
  let most = 0;
  for (const place of tables.members[tables.kingdoms.indexOf('zargos')] ?? []) {
    const people = holders[place];
    if (people && leaders[people] === seat) most = Math.max(most, promiseOf(scene, people, place, view.pawns[place] ?? 0));
  }
  return most;
}
