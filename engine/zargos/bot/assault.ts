/** The attacks of a turn: which place is worth how many pawns, from where, and the stroke that ends the game. */
import { numberOf } from '../game/table.ts';
import type { Move, MoveOf } from '../game/types.ts';
import type { People } from '../types.ts';
import type { Scene } from './scene.ts';
import { menaceOf, promiseOf } from './throne.ts';
import { gainOf, prizeIn, type Weighing, weighing } from './weigh.ts';
import { attackOn, BOAT, PAWN, riskAt, worthAt } from './worth.ts';

type Attacking = MoveOf<'attack'>;

/** A listed attack, by numbers. */
export interface Way {
  readonly move: Attacking;
  readonly from: number;
  readonly to: number;
  readonly most: number;
  /** Points that the boats and the card cost. */
  readonly price: number;
}

const CARD_PRICE = 4;

function priceOf({ tables, view }: Scene, move: Attacking, from: number, to: number): number {
  if (move.card !== null) return CARD_PRICE;
  if (from >= tables.territories || tables.land[from]?.includes(to)) return 0;
  const isFlown =
    (move.people === 'ailes' && tables.flights[from]?.includes(to)) || (move.people === 'araignees' && tables.vortices[from]?.includes(to));
  if (isFlown && !view.effects.some(({ card }) => card === 'typhon' || card === 'tremblement-de-terre')) return 0;
  return BOAT * (tables.crossings[from * tables.territories + to] ?? 1);
}

/** The listed attacks, the cheapest way of each pair of places. */
export function waysOf(scene: Scene, legal: readonly Move[]): readonly Way[] {
  const best = new Map<string, Way>();
  for (const move of legal) {
    if (move.kind !== 'attack') continue;
    const [from, to] = [numberOf(scene.tables, move.from), numberOf(scene.tables, move.to)];
    const way: Way = { move, from, to, most: move.pawns, price: priceOf(scene, move, from, to) };
    const key = `${from} ${to}`;
    const known = best.get(key);
    if (!known || way.price < known.price) best.set(key, way);
  }
  return [...best.values()];
}

/** Groups that go, and what they are worth. */
export interface Plan {
  readonly groups: readonly { readonly way: Way; readonly pawns: number }[];
  readonly worth: number;
}

/** Pawns of an attack that has been declared. */
const declared = ({ view }: Scene, to: number): number =>
  view.turn?.attacks.find(({ at }) => at === to)?.groups.reduce((sum, { pawns }) => sum + pawns, 0) ?? 0;

/** Shares of all the pawns at hand that are tried. */
const SHARES = [1, 0.8, 0.6, 0.45, 0.3] as const;

/** What a place loses in safety when `gone` pawns leave it. */
function exposure(scene: Scene, people: People, from: number, gone: number): number {
  const pawns = scene.view.pawns[from] ?? 0;
  const worth = worthAt(scene, people, from) + PAWN;
  return worth * (riskAt(scene, people, from, pawns - gone) - riskAt(scene, people, from, pawns));
}

/** `pawns` drawn from ways, those that cost least first. */
function drawn(ways: readonly Way[], pawns: number): Plan['groups'] {
  const groups: { way: Way; pawns: number }[] = [];
  let left = pawns;
  for (const way of ways) {
    const some = Math.min(left, way.most);
    if (some < 1) break;
    groups.push({ way, pawns: some });
    left -= some;
  }
  return groups;
}

/** What the throne promises after an attack, beside what it promised before. */
function promised(all: Weighing, to: number, groups: Plan['groups'], before: number): number {
  const { scene, people, promises } = all;
  const { view } = scene;
  const pawns = groups.reduce((sum, group) => sum + group.pawns, before);
  const { win, left } = attackOn(scene, people, to, pawns);
  let stays = promises.best;
  if (groups.some(({ way }) => way.from === promises.place)) {
    stays = promises.second;
    for (const { way, pawns: gone } of groups)
      stays = Math.max(stays, promiseOf(scene, people, way.from, (view.pawns[way.from] ?? 0) - gone));
  }
  if (win === 0) return stays - promises.best;
  const taken = promiseOf(scene, people, to, Math.max(1, Math.round(left / win)));
  return win * Math.max(stays, taken) + (1 - win) * stays - promises.best;
}

/** What it is worth to stand in somebody's way to the throne. */
function blocking(scene: Scene, to: number): number {
  if (to !== scene.city && !scene.inner.includes(to)) return 0;
  let worst = 0;
  for (const [seat, spite] of scene.spite.entries()) {
    if (seat !== scene.seat) worst = Math.max(worst, spite * menaceOf(scene, seat));
  }
  return 0.3 * worst;
}

/** The best attack on a place with what can come to it; what is declared already counts. */
function planFor(all: Weighing, to: number, ways: readonly Way[]): Plan | undefined {
  const { scene, people, prizes } = all;
  const before = declared(scene, to);
  const priced = ways.map((way) => ({ way, cost: way.price + exposure(scene, people, way.from, way.most) / Math.max(1, way.most) }));
  const sorted = priced.sort((a, b) => a.cost - b.cost || b.way.most - a.way.most).map(({ way }) => way);
  const most = sorted.reduce((sum, way) => sum + way.most, 0);
  const prize = prizeIn(prizes, scene, people, to) + blocking(scene, to);
  const base = before === 0 ? 0 : gainOf(scene, people, to, before, prize) + promised(all, to, [], before);
  let best: Plan | undefined;
  let last = -1;
  for (const share of SHARES) {
    const pawns = Math.max(1, Math.ceil(most * share));
    if (pawns === last) continue;
    last = pawns;
    const groups = drawn(sorted, pawns);
    let worth = gainOf(scene, people, to, before + pawns, prize) + promised(all, to, groups, before) - base;
    for (const { way, pawns: gone } of groups) worth -= way.price + exposure(scene, people, way.from, gone);
    if (!best || worth > best.worth) best = { groups, worth };
  }
  return best;
}

/** Attacks that gain less than this stay at home. */
const ENOUGH = 1;

/** Ways by people and target. */
function byTarget(
  scene: Scene,
  ways: readonly Way[],
): readonly { readonly people: People; readonly to: number; readonly ways: readonly Way[] }[] {
  const groups = new Map<string, { people: People; to: number; ways: Way[] }>();
  for (const way of ways) {
    const holder = scene.holders[way.to];
    if (holder && scene.leaders[holder] === scene.seat) continue;
    const key = `${way.move.people} ${way.to}`;
    const group = groups.get(key) ?? { people: way.move.people, to: way.to, ways: [] };
    group.ways.push(way);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Plans that gain more than `least`, the best first. */
export function plansOf(scene: Scene, legal: readonly Move[], least = ENOUGH): readonly Plan[] {
  const ways = waysOf(scene, legal);
  const weighings = new Map<People, Weighing>();
  const plans: Plan[] = [];
  for (const { people, to, ways: some } of byTarget(scene, ways)) {
    const all = weighings.get(people) ?? weighing(scene, people);
    weighings.set(people, all);
    const plan = planFor(all, to, some);
    if (plan && plan.worth > least) plans.push(plan);
  }
  return plans.sort((a, b) => b.worth - a.worth);
}

/** The move that sends a group. */
export const sending = ({ way, pawns }: Plan['groups'][number]): Move => ({ ...way.move, pawns });

/** Chances from which the stroke for the throne is tried. */
const BOLD = 0.4;

/** What each of the four places still asks for when a people strikes for all at once (ZAR-BUT-1). */
interface Want {
  readonly to: number;
  /** Pawns that it must have; the City takes all that is left. */
  readonly need: number;
}

function wantsOf(scene: Scene, people: People): readonly Want[] {
  const { city, inner, holders, view } = scene;
  const wants: Want[] = [];
  for (const to of inner) {
    if (holders[to] === people) continue;
    wants.push({ to, need: holders[to] ? (view.pawns[to] ?? 0) + 4 : 1 });
  }
  return holders[city] === people ? wants : [...wants, { to: city, need: 1 }];
}

/** Groups that strike for all that is missing, and the chance that all goes well; undefined where something cannot be reached. */
function stroke(
  scene: Scene,
  people: People,
  ways: readonly Way[],
): { readonly groups: Plan['groups']; readonly chance: number } | undefined {
  const wants = wantsOf(scene, people);
  if (wants.length === 0 || wants.length > 3) return undefined;
  const own = ways.filter((way) => way.move.people === people);
  const free = new Map<number, number>();
  for (const way of own) free.set(way.from, Math.max(free.get(way.from) ?? 0, way.most));
  const groups: { way: Way; pawns: number }[] = [];
  let chance = 1;
  for (const { to, need } of wants) {
    const isCity = to === scene.city;
    let sent = declared(scene, to);
    const near = own.filter((way) => way.to === to).sort((a, b) => (free.get(b.from) ?? 0) - (free.get(a.from) ?? 0));
    for (const way of near) {
      const some = Math.min(way.most, free.get(way.from) ?? 0, isCity ? 99 : Math.max(0, need - sent));
      if (some < 1) continue;
      groups.push({ way, pawns: some });
      free.set(way.from, (free.get(way.from) ?? 0) - some);
      sent += some;
    }
    if (sent === 0) return undefined;
    // With the City taken first no demon meets its Master.
    const isFree = !isCity && !scene.holders[to];
    chance *= isFree ? 1 : attackOn(scene, people, to, sent).win;
  }
  return { groups, chance };
}

/** The stroke that is likely enough to be tried: its groups still to be sent, none when all are on their way. */
export function strokeFor(scene: Scene, legal: readonly Move[]): Plan['groups'] | undefined {
  const ways = waysOf(scene, legal);
  if (ways.length === 0) return undefined;
  for (const people of scene.mine) {
    const found = stroke(scene, people, ways);
    if (found && found.chance >= BOLD) return found.groups;
  }
  return undefined;
}

/** The next attack of a turn; undefined when enough has been sent. */
export function nextAttack(scene: Scene, legal: readonly Move[]): Move | undefined {
  const groups = strokeFor(scene, legal) ?? plansOf(scene, legal)[0]?.groups;
  const group = groups?.[0];
  return group && sending(group);
}

/** The other groups of the attack on one place that such a move begins, as it was planned; none where it is planned alone, or not at all. */
export function followingOf(scene: Scene, legal: readonly Move[], move: Move): readonly Move[] {
  if (move.kind !== 'attack') return [];
  const { people, to, from, pawns } = move;
  const isBegun = ({ way, pawns: sent }: Plan['groups'][number]): boolean => way.move.from === from && sent === pawns;
  const plans = [strokeFor(scene, legal) ?? [], ...plansOf(scene, legal, Number.NEGATIVE_INFINITY).map(({ groups }) => groups)];
  for (const groups of plans) {
    const [first, ...others] = groups.filter(({ way }) => way.move.to === to && way.move.people === people);
    if (first && isBegun(first)) return others.map(sending);
  }
  return [];
}

/** Which fight comes first: the City's, whose Master no demon meets; then the most pawns. */
export function nextFight(scene: Scene, legal: readonly Move[]): Move | undefined {
  let best: Move | undefined;
  let most = -1;
  for (const move of legal) {
    if (move.kind !== 'fight') continue;
    const at = numberOf(scene.tables, move.at);
    const weight = at === scene.city ? 1000 : declared(scene, at);
    if (weight > most) [best, most] = [move, weight];
  }
  return best;
}
