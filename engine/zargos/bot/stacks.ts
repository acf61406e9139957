/** Where pawns stand: reorganisation, purchases, the first placement, and where driven Dragons go. */
import { numberOf } from '../game/table.ts';
import type { Move, MoveOf } from '../game/types.ts';
import { PRICES } from '../rules/reinforcements.ts';
import type { People } from '../types.ts';
import { sceneAfter } from './crown.ts';
import type { BotScene } from './scene.ts';
import { stackWorth, type Weighing, weighing } from './weigh.ts';
import { BOAT } from './worth.ts';

/** A march must gain so much. */
const ENOUGH = 0.4;
const CARD_PRICE = 5;

/** What `pawns` more are worth at a place. */
function added(all: Weighing, place: number, pawns: number): number {
  const now = all.scene.view.pawns[place] ?? 0;
  return stackWorth(all, place, now + pawns) - stackWorth(all, place, now);
}

/** The last pawn of a stack never goes: it holds the place, and at sea there is nothing to hold. */
const leaves = (all: Weighing, place: number, pawns: number): number => added(all, place, -pawns);

type Weighings = Map<People, Weighing>;

function weighingOf(weighings: Weighings, scene: BotScene, people: People): Weighing {
  const known = weighings.get(people) ?? weighing(scene, people);
  weighings.set(people, known);
  return known;
}

/** Points of a march. */
export function marchGain(scene: BotScene, move: MoveOf<'march'>, weighings: Weighings = new Map()): number {
  const all = weighingOf(weighings, scene, move.people);
  const [from, to] = [numberOf(scene.tables, move.from), numberOf(scene.tables, move.to)];
  const isByBoat =
    move.card === null && from < scene.tables.territories && to < scene.tables.territories && !isOnFoot(scene, move, from, to);
  const price =
    scene.later *
    ((move.card === null ? 0 : CARD_PRICE) + (isByBoat ? BOAT * (scene.tables.crossings[from * scene.tables.territories + to] ?? 1) : 0));
  return added(all, to, move.pawns) + leaves(all, from, move.pawns) - price;
}

/** The march that gains most, if one does. */
export function bestMarch(scene: BotScene, legal: readonly Move[]): Move | undefined {
  const weighings: Weighings = new Map();
  let [best, most]: [Move | undefined, number] = [undefined, ENOUGH];
  for (const move of legal) {
    if (move.kind !== 'march') continue;
    for (const pawns of new Set([move.pawns, Math.ceil(move.pawns / 2)])) {
      const sized = { ...move, pawns };
      const gain = marchGain(scene, sized, weighings);
      if (gain > most) [best, most] = [sized, gain];
    }
  }
  return best;
}

function isOnFoot({ tables }: BotScene, { people }: MoveOf<'march'>, from: number, to: number): boolean {
  if (tables.land[from]?.includes(to)) return true;
  if (people === 'araignees') return tables.vortices[from]?.includes(to) ?? false;
  return people === 'ailes' && (tables.flights[from]?.includes(to) ?? false);
}

/** Parts of what is left to set down that are tried at once. */
const PARTS = [1, 2, 3] as const;

/** The best place for pawns that `people` has to set down. */
function bestPlace(
  scene: BotScene,
  people: People,
  places: readonly number[],
  pawns: number,
): { readonly at: number; readonly pawns: number } | undefined {
  const all = weighing(scene, people);
  let best: { at: number; pawns: number } | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const at of places) {
    for (const part of PARTS) {
      const some = Math.ceil(pawns / part);
      const each = added(all, at, some) / some;
      if (each <= most) continue;
      most = each;
      best = { at, pawns: some };
    }
  }
  return best;
}

/** Boats that a people keeps at hand. */
const BOATS = 1;
/** Who would rather have one than pawns has at least so many points. */
const RICH = 9;

/** Whether a boat is wanted: to land in the kingdom of Zargos, or off an island that has nobody else. */
function wantsBoat({ view, landing, tables, holders, rings }: BotScene, people: People, points: number): boolean {
  if (points < RICH || view.boats[people] >= BOATS + 1) return false;
  let fewest = 99;
  let isBound = true;
  for (const [place, holder] of holders.entries()) {
    if (holder !== people) continue;
    if (rings[place] !== undefined) return false;
    if (place >= tables.territories) continue;
    fewest = Math.min(fewest, landing[place] ?? 99);
    if (tables.land[place]?.some((near) => holders[near] !== people)) isBound = false;
  }
  if (people === 'dragons' && fewest <= 1) return false;
  return view.boats[people] < (isBound ? BOATS + 1 : Math.min(fewest, BOATS + 1));
}

/** What is bought and set down now. */
export function bestPurchase(scene: BotScene, legal: readonly Move[]): Move | undefined {
  const { view, tables } = scene;
  const [purse] = view.purses;
  const places: number[] = [];
  let [most, boat]: [number, Move | undefined] = [0, undefined];
  let sample: MoveOf<'reinforce'> | undefined;
  for (const move of legal) {
    if (move.kind === 'boats') boat = move;
    if (move.kind !== 'reinforce') continue;
    sample = move;
    most = Math.max(most, move.pawns);
    const at = numberOf(tables, move.at);
    if (!places.includes(at)) places.push(at);
  }
  if (!purse) return undefined;
  if (boat && wantsBoat(scene, purse.people, purse.points)) return boat;
  const found = sample && bestPlace(scene, purse.people, places, most);
  if (found && sample) return { ...sample, at: tables.ids[found.at] ?? sample.at, pawns: found.pawns };
  // Points that are lost otherwise.
  return boat && purse.points >= PRICES.boats ? boat : undefined;
}

/** Pawns of the first placement. */
export function bestStart(scene: BotScene, legal: readonly Move[]): Move | undefined {
  const { view, tables } = scene;
  const first = legal.find((move): move is MoveOf<'reinforce'> => move.kind === 'reinforce');
  const left = first && view.positioning?.left[first.people];
  if (!first || !left) return undefined;
  const places = legal.flatMap((move) => (move.kind === 'reinforce' && move.people === first.people ? [numberOf(tables, move.at)] : []));
  const found = bestPlace(scene, first.people, [...new Set(places)], Math.min(left, Math.max(1, Math.ceil(left / 3))));
  return found && { ...first, at: tables.ids[found.at] ?? first.at, pawns: found.pawns };
}

/** Where driven Dragons are worth most. */
export function bestFlight(scene: BotScene, legal: readonly Move[]): Move | undefined {
  const all = weighing(scene, 'dragons');
  let [best, most]: [Move | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const move of legal) {
    if (move.kind !== 'flee') continue;
    const worth = added(all, numberOf(scene.tables, move.to), 3);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** Pawns set down, by place. */
export type Spread = ReadonlyMap<number, number>;

/** Points of pawns that a people has set down at these places. */
export function spreadWorth(scene: BotScene, people: People, spread: Spread): number {
  const all = weighing(scene, people);
  return [...spread].reduce((sum, [place, pawns]) => sum + added(all, place, pawns), 0);
}

/** So many pawns of a people set down as the captain would, one place after another. */
export function bestSpread(scene: BotScene, people: People, places: readonly number[], pawns: number): Spread {
  const spread = new Map<number, number>();
  let now = scene;
  for (let left = pawns; left > 0; ) {
    const found = bestPlace(now, people, places, left);
    if (!found) break;
    spread.set(found.at, (spread.get(found.at) ?? 0) + found.pawns);
    now = sceneAfter(now, [{ place: found.at, people, pawns: (now.view.pawns[found.at] ?? 0) + found.pawns }]);
    left -= found.pawns;
  }
  return spread;
}
