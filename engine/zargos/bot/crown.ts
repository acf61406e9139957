/** Who may win in one turn: all that is missing of the four places of ZAR-BUT-1, struck at once with what stands near them. */
import type { People } from '../types.ts';
import type { BotScene } from './scene.ts';
import { attackOn } from './worth.ts';

/** Pawns that may set out from a place, and where they may go. */
export interface Source {
  readonly place: number;
  readonly free: number;
  readonly reach: readonly number[];
}

interface Sent {
  readonly from: number;
  readonly to: number;
  readonly pawns: number;
}

/** Groups still to be sent, and the chance that all goes well. */
interface Stroke {
  readonly groups: readonly Sent[];
  readonly chance: number;
}

/** Pawns more than one that are tried against a place that somebody holds, before the City takes the rest. */
const SIZES = [0, 1, 2, 3, 4, 6, 8, 11, 15, 20, 26] as const;

/** What a people still lacks of the four places; the City last. */
const missingOf = ({ city, inner, holders }: BotScene, people: People): readonly number[] =>
  [...inner, city].filter((place) => holders[place] !== people);

/** Takes pawns for a place out of `left`: from where they cannot go to the City first, then from the largest group. */
function drawn(sources: readonly Source[], left: number[], city: number, to: number, wanted: number, groups: Sent[]): number {
  let sum = 0;
  const near = sources
    .flatMap((source, at) => (source.reach.includes(to) && (left[at] ?? 0) > 0 ? [{ source, at }] : []))
    .sort((a, b) => Number(a.source.reach.includes(city)) - Number(b.source.reach.includes(city)) || (left[b.at] ?? 0) - (left[a.at] ?? 0));
  for (const { source, at } of near) {
    const some = Math.min(wanted - sum, left[at] ?? 0);
    if (some < 1) break;
    groups.push({ from: source.place, to, pawns: some });
    left[at] = (left[at] ?? 0) - some;
    sum += some;
  }
  return sum;
}

/** Every choice of one size for each of so many places. */
function sizesFor(count: number): readonly (readonly number[])[] {
  const sizes = count > 2 ? SIZES.filter((_, at) => at % 2 === 0) : SIZES;
  let all: readonly (readonly number[])[] = [[]];
  for (let at = 0; at < count; at += 1) all = all.flatMap((some) => sizes.map((size) => [...some, size]));
  return all;
}

/**
 * The best stroke of a people for all that it lacks, with what may set out; `sent`: pawns already on their way to a place. With the City taken first no demon
 * meets its Master (ZAR-ZRG-7), so that one pawn takes an empty province. Undefined where a place is out of reach.
 */
export function strokeOf(scene: BotScene, people: People, sources: readonly Source[], sent: (to: number) => number): Stroke | undefined {
  const { city, holders } = scene;
  const missing = missingOf(scene, people);
  if (missing.length === 0 || missing.length > 3) return undefined;
  const [bare, held]: [number[], number[]] = [[], []];
  for (const to of missing) if (to !== city) (holders[to] ? held : bare).push(to);
  const first: Sent[] = [];
  const start = sources.map(({ free }) => free);
  for (const to of bare) if (sent(to) < 1 && drawn(sources, start, city, to, 1, first) < 1) return undefined;
  const isForCity = missing.includes(city);
  let best: Stroke | undefined;
  for (const sizes of sizesFor(held.length)) {
    const left = [...start];
    const groups = [...first];
    let chance = 1;
    for (const [at, to] of held.entries()) {
      const before = sent(to);
      const size = (sizes[at] ?? 0) + (before > 0 ? 0 : 1);
      // Without the City to take, the last of them takes the rest.
      const wanted = !isForCity && at === held.length - 1 ? 999 : size;
      const pawns = before + (wanted > 0 ? drawn(sources, left, city, to, wanted, groups) : 0);
      chance *= pawns > 0 ? attackOn(scene, people, to, pawns).win : 0;
    }
    if (isForCity && chance > 0) {
      const pawns = sent(city) + drawn(sources, left, city, city, 999, groups);
      chance *= pawns > 0 ? attackOn(scene, people, city, pawns).win : 0;
    }
    if (chance > (best?.chance ?? 0)) best = { groups, chance };
  }
  return best;
}

const NOTHING = () => 0;

/** The chance that a people wins in its next turn, `income` pawns set down before it where most stand. */
export function strokeChance(scene: BotScene, people: People, income: number): number {
  const { tables, holders, view, city, inner } = scene;
  const missing = missingOf(scene, people);
  if (missing.length === 0) return 1;
  if (missing.length > 3) return 0;
  const sources: { place: number; free: number; reach: readonly number[] }[] = [];
  for (const place of scene.realm) {
    if (holders[place] === people) sources.push({ place, free: (view.pawns[place] ?? 0) - 1, reach: tables.land[place] ?? [] });
  }
  let top: (typeof sources)[number] | undefined;
  for (const source of sources) {
    if ((inner.includes(source.place) || source.place === city) && source.free >= (top?.free ?? 0)) top = source;
  }
  if (top) top.free += income;
  return strokeOf(scene, people, sources, NOTHING)?.chance ?? 0;
}

/** The scene as it would be with other stacks at some places. */
export function sceneAfter(
  scene: BotScene,
  stacks: readonly { readonly place: number; readonly people: People | null; readonly pawns: number }[],
): BotScene {
  const holders = [...scene.holders];
  const pawns = [...scene.view.pawns];
  for (const { place, people, pawns: count } of stacks) {
    holders[place] = people;
    pawns[place] = count;
  }
  return { ...scene, holders, view: { ...scene.view, pawns }, promised: new Map() };
}

/** The chance that somebody wins before the looker's next turn. */
export function danger(scene: BotScene): number {
  let safe = 1;
  for (const { people, hasBought } of scene.guard?.before ?? []) {
    safe *= 1 - strokeChance(scene, people, hasBought ? (scene.guard?.coming[people] ?? 0) : 0);
  }
  return 1 - safe;
}
