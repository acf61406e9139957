/** What attacks and stacks are weighed by: what is there to be won, what is lost on the way, what stays bare. */
import { reachOf } from '../game/situation.ts';
import type { People } from '../types.ts';
import { danger, sceneAfter } from './crown.ts';
import { type BotScene, ownPlaces, seatAt } from './scene.ts';
import { type Outlook, promiseOf, promisesOf } from './throne.ts';
import { attackOn, PAWN, riskAt, worthAt } from './worth.ts';

/** What is worth taking at a place for a people: its own gain, and what its holder loses. */
export function prizeOf(scene: BotScene, people: People, place: number): number {
  const { holders, spite, view, rings } = scene;
  const gain = worthAt(scene, people, place);
  const foe = holders[place];
  if (!foe) return gain;
  const seat = seatAt(scene, place) ?? 0;
  const loss = worthAt(scene, foe, place) + (rings[place] ? promiseOf(scene, foe, place, view.pawns[place] ?? 0) : 0);
  return gain + (spite[seat] ?? 0) * loss;
}

/** Points of an attack by `pawns`, promises of the throne and what is left behind apart. */
export function gainOf(scene: BotScene, people: People, place: number, pawns: number, prize: number): number {
  const { view, holders, spite, later, wary } = scene;
  const { win, left, stand } = attackOn(scene, people, place, pawns);
  const foe = seatAt(scene, place);
  const defenders = holders[place] ? (view.pawns[place] ?? 0) : 0;
  const hurt = foe === undefined ? 0 : later * (spite[foe] ?? 0) * PAWN * Math.max(0, defenders - stand);
  const keeps = win === 0 ? 0 : 1 - wary * riskAt(scene, people, place, Math.max(1, Math.round(left / win)));
  return win * prize * keeps + hurt - later * PAWN * (pawns - left);
}

/** Prizes of the places that a people may take, each found once. */
export type Prizes = Map<number, number>;

export function prizeIn(prizes: Prizes, scene: BotScene, people: People, place: number): number {
  const known = prizes.get(place);
  if (known !== undefined) return known;
  const found = prizeOf(scene, people, place);
  prizes.set(place, found);
  return found;
}

/** How much of the best attack from a place counts now. */
const AIM = 0.4;
/** What a pawn is worth near others' places beside one far from them. */
const NEAR = 0.15;

/** Steps of each place of a people from the nearest one that others may come to or that borders on what it may take. */
function depthsOf(scene: BotScene, people: People): readonly number[] {
  const { tables, view, holders, threats } = scene;
  const depths = holders.map(() => 99);
  const queue: number[] = [];
  for (const place of ownPlaces(scene, people)) {
    const isFront = (threats[place] ?? 0) > 0 || reachOf(tables, view, people, place).some((to) => holders[to] !== people);
    if (!isFront) continue;
    depths[place] = 0;
    queue.push(place);
  }
  for (const place of queue) {
    for (const near of tables.land[place] ?? []) {
      if (holders[near] !== people || (depths[near] ?? 0) <= (depths[place] ?? 0) + 1) continue;
      depths[near] = (depths[place] ?? 0) + 1;
      queue.push(near);
    }
  }
  return depths;
}

/** What a people's stacks are weighed by, found once for a decision. */
export interface Weighing {
  readonly scene: BotScene;
  readonly people: People;
  readonly prizes: Prizes;
  readonly depths: readonly number[];
  readonly promises: Outlook;
}

export const weighing = (scene: BotScene, people: People): Weighing => ({
  scene,
  people,
  prizes: new Map(),
  depths: depthsOf(scene, people),
  promises: promisesOf(scene, people),
});

function aimOf({ scene, people, prizes }: Weighing, place: number, pawns: number): number {
  const { tables, view, holders, leaders, seat } = scene;
  if (pawns < 2) return 0;
  let best = 0;
  for (const to of reachOf(tables, view, people, place)) {
    const holder = holders[to];
    if (holder === people || (holder && leaders[holder] === seat)) continue;
    best = Math.max(best, gainOf(scene, people, to, pawns - 1, prizeIn(prizes, scene, people, to)));
  }
  return scene.later * AIM * best;
}

/** What it costs that somebody else may win before the looker's next turn, in points at certainty. */
export const LOST = 90;

/** What others' chances to win next cost with `pawns` of a people at a place; nothing to who does not look at them. */
function dreaded(scene: BotScene, people: People, place: number, pawns: number): number {
  const { guard, rings } = scene;
  if (!guard || rings[place] === undefined || guard.before.length === 0) return 0;
  const key = place * 1024 + pawns;
  const known = guard.dangers.get(key);
  if (known !== undefined) return known;
  const found = LOST * danger(sceneAfter(scene, [{ place, people, pawns }]));
  guard.dangers.set(key, found);
  return found;
}

/** What `pawns` of a people are worth at a place of its own. */
export function stackWorth(all: Weighing, place: number, pawns: number): number {
  const { scene, people, depths, promises } = all;
  const lost = riskAt(scene, people, place, pawns) * (worthAt(scene, people, place) + scene.later * PAWN * pawns);
  const others = promises.place === place ? promises.second : promises.best;
  const promise = Math.max(others, promiseOf(scene, people, place, pawns));
  const near = (scene.later * NEAR * pawns) / (1 + (depths[place] ?? 0));
  return promise - lost - dreaded(scene, people, place, pawns) + aimOf(all, place, pawns) + near;
}
