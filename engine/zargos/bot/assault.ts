/** The attacks of a turn: which place is worth how many pawns, and from where. */
import { numberOf } from '../game/table.ts';
import type { Move, MoveOf } from '../game/types.ts';
import { wayTo, worldFor } from '../game/ways.ts';
import { readingsOf } from '../options.ts';
import type { People } from '../types.ts';
import { danger, sceneAfter } from './crown.ts';
import type { BotScene } from './scene.ts';
import { menaceOf, promiseOf } from './throne.ts';
import { gainOf, LOST, prizeIn, type Weighing, weighing } from './weigh.ts';
import { attackOn, BOAT, PAWN, riskAt, worthAt } from './worth.ts';

type Attacking = MoveOf<'attack'>;

/** A listed attack, by numbers. */
export interface ListedAttack {
  readonly move: Attacking;
  readonly from: number;
  readonly to: number;
  readonly most: number;
  readonly boats: number;
  /** Points that the boats and the card cost. */
  readonly price: number;
}

const CARD_PRICE = 4;

function boatsOf({ tables, view }: BotScene, { people, card }: Attacking, from: number, to: number): number {
  if (from >= tables.territories || tables.land[from]?.includes(to)) return 0;
  return wayTo(worldFor(view, people, true), from, to, card, view.boats[people])?.boats ?? 0;
}

function listed(scene: BotScene, move: Attacking): ListedAttack {
  const [from, to] = [numberOf(scene.tables, move.from), numberOf(scene.tables, move.to)];
  const boats = boatsOf(scene, move, from, to);
  return { move, from, to, most: move.pawns, boats, price: scene.later * (move.card === null ? BOAT * boats : CARD_PRICE) };
}

/** The listed attacks, the cheapest way of each pair of places. */
export function waysOf(scene: BotScene, legal: readonly Move[]): readonly ListedAttack[] {
  const best = new Map<string, ListedAttack>();
  for (const move of legal) {
    if (move.kind !== 'attack') continue;
    const way = listed(scene, move);
    const key = `${way.from} ${way.to}`;
    const known = best.get(key);
    if (!known || way.price < known.price) best.set(key, way);
  }
  return [...best.values()];
}

/** Groups that go, and what they are worth. */
export interface Plan {
  readonly groups: readonly { readonly way: ListedAttack; readonly pawns: number }[];
  readonly worth: number;
}

/** Pawns of an attack that has been declared. */
export const declared = ({ view }: BotScene, to: number): number =>
  view.turn?.attacks.find(({ at }) => at === to)?.groups.reduce((sum, { pawns }) => sum + pawns, 0) ?? 0;

/** Shares of all the pawns at hand that are tried. */
const SHARES = [1, 0.8, 0.6, 0.45, 0.3] as const;
/** Pawns more than the defenders that are tried; an empty province of Zargos counts for so many. */
const FIT = [1, 2, 4, 6] as const;
const DEMONS = 5;
/** Outside Zargos no more go against a place than so many times its defenders, and so many more. */
const TWICE = 2;
const MORE = 4;
/** What fewer pawns may fall short of the best worth by: points, and outside Zargos a share besides. */
const SPARE = 0.4;
const SPARED = 0.1;

/** Sizes of an attack that are tried, the largest first; who looks further tries those that its defenders ask for, too. */
function sizesOf({ guard, holders, view, rings }: BotScene, to: number, most: number): readonly number[] {
  const shares = [...new Set(SHARES.map((share) => Math.max(1, Math.ceil(most * share))))];
  if (!guard) return shares;
  const stands = holders[to] ? (view.pawns[to] ?? 0) : rings[to] ? DEMONS : 0;
  const fit = FIT.map((more) => stands + more).filter((pawns) => pawns < most);
  const enough = rings[to] ? most : TWICE * stands + MORE;
  return [...new Set([...shares.map((pawns) => Math.min(pawns, enough)), ...fit])].sort((a, b) => b - a);
}

/** What a place loses in safety when `gone` pawns leave it. */
function exposure(scene: BotScene, people: People, from: number, gone: number): number {
  const pawns = scene.view.pawns[from] ?? 0;
  const worth = worthAt(scene, people, from) + scene.later * PAWN;
  return worth * (riskAt(scene, people, from, pawns - gone) - riskAt(scene, people, from, pawns));
}

/** `pawns` drawn from ways of one people, in their order, as far as its boats and the cards in hand carry them. */
function drawn({ view }: BotScene, ways: readonly ListedAttack[], pawns: number): Plan['groups'] {
  const groups: { way: ListedAttack; pawns: number }[] = [];
  const cards = [...view.hand];
  let [left, boats] = [pawns, ways[0] ? view.boats[ways[0].move.people] : 0];
  for (const way of ways) {
    const { card } = way.move;
    const some = Math.min(left, way.most);
    if (some < 1) break;
    if (way.boats > boats || (card !== null && !cards.includes(card))) continue;
    groups.push({ way, pawns: some });
    left -= some;
    boats -= way.boats;
    if (card !== null) cards.splice(cards.indexOf(card), 1);
  }
  return groups;
}

const isBySea = ({ boats, move }: ListedAttack): boolean => boats > 0 || move.card === 'vent-de-terre';

/** The rows of ways from which an attack is drawn: where boats or cards do not carry all, the largest groups are tried first, too. A convoy goes alone as ZAR-L-35 has it. */
function rowsOf(scene: BotScene, sorted: readonly ListedAttack[]): readonly (readonly ListedAttack[])[] {
  const sea = sorted.filter(isBySea);
  if (sea.length > 0 && readingsOf(scene.view.options)['ZAR-L-35'] === 'non')
    return [sorted.filter((way) => !isBySea(way)), ...sea.map((way) => [way])];
  const carried = drawn(scene, sorted, Number.POSITIVE_INFINITY);
  return carried.length === sorted.length ? [sorted] : [sorted, sorted.toSorted((a, b) => b.most - a.most)];
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
function blocking(scene: BotScene, to: number): number {
  if (to !== scene.city && !scene.inner.includes(to)) return 0;
  let worst = 0;
  for (const [seat, spite] of scene.spite.entries()) {
    if (seat !== scene.seat) worst = Math.max(worst, spite * menaceOf(scene, seat));
  }
  return 0.3 * worst;
}

/** What an attack takes from others' chances to win before the looker's next turn, in points; nothing to who does not look at them. */
function averted(scene: BotScene, people: People, to: number, groups: Plan['groups'], before: number): number {
  const { guard, rings, holders, view } = scene;
  if (!guard || guard.before.length === 0 || rings[to] === undefined) return 0;
  const pawns = groups.reduce((sum, group) => sum + group.pawns, before);
  const { win, left, stand } = attackOn(scene, people, to, pawns);
  const froms = groups.map(({ way, pawns: gone }) => ({
    place: way.from,
    people: holders[way.from] ?? null,
    pawns: (view.pawns[way.from] ?? 0) - gone,
  }));
  const taken = win > 0 ? danger(sceneAfter(scene, [...froms, { place: to, people, pawns: Math.max(1, Math.round(left / win)) }])) : 0;
  const remains = Math.round(stand / Math.max(0.01, 1 - win));
  const kept =
    win < 1 ? danger(sceneAfter(scene, [...froms, { place: to, people: remains > 0 ? (holders[to] ?? null) : null, pawns: remains }])) : 0;
  return LOST * (danger(scene) - win * taken - (1 - win) * kept);
}

/** Points of groups sent to a place, beside those that are on their way. `base`: what those are worth alone. */
function sentWorth(all: Weighing, to: number, groups: Plan['groups'], before: number, prize: number, base = 0): number {
  const { scene, people } = all;
  const pawns = groups.reduce((sum, group) => sum + group.pawns, before);
  let worth =
    gainOf(scene, people, to, pawns, prize) + promised(all, to, groups, before) + averted(scene, people, to, groups, before) - base;
  for (const { way, pawns: gone } of groups) worth -= way.price + exposure(scene, people, way.from, gone);
  return worth;
}

/** Points of an attack by these listed moves, all of one people on one place; undefined where one of them is not listed, nor a smaller one of its kind. */
export function attackWorth(scene: BotScene, legal: readonly Move[], moves: readonly Attacking[]): number | undefined {
  const ways = waysOf(scene, legal);
  const groups = moves.flatMap((move) => {
    const way = ways.find((one) => one.move.from === move.from && one.move.to === move.to && one.move.people === move.people);
    return way ? [{ way: listed(scene, move), pawns: move.pawns }] : [];
  });
  const [first] = groups;
  if (!first || groups.length < moves.length) return undefined;
  const { people } = first.way.move;
  const { to } = first.way;
  const all = weighing(scene, people);
  const prize = prizeIn(all.prizes, scene, people, to) + blocking(scene, to);
  const before = declared(scene, to);
  const base = before === 0 ? 0 : sentWorth(all, to, [], before, prize);
  return sentWorth(all, to, groups, before, prize, base);
}

/** The best attack on a place with what can come to it; what is declared already counts. */
function planFor(all: Weighing, to: number, ways: readonly ListedAttack[]): Plan | undefined {
  const { scene, people, prizes } = all;
  const before = declared(scene, to);
  const priced = ways.map((way) => ({ way, cost: way.price + exposure(scene, people, way.from, way.most) / Math.max(1, way.most) }));
  const sorted = priced.sort((a, b) => a.cost - b.cost || b.way.most - a.way.most).map(({ way }) => way);
  const prize = prizeIn(prizes, scene, people, to) + blocking(scene, to);
  const base = before === 0 ? 0 : sentWorth(all, to, [], before, prize);
  const plans: (Plan & { readonly pawns: number })[] = [];
  for (const row of rowsOf(scene, sorted)) {
    const most = drawn(scene, row, Number.POSITIVE_INFINITY).reduce((sum, { pawns }) => sum + pawns, 0);
    for (const pawns of most > 0 ? sizesOf(scene, to, most) : []) {
      const groups = drawn(scene, row, pawns);
      plans.push({ groups, worth: sentWorth(all, to, groups, before, prize, base), pawns });
    }
  }
  const [best] = plans.toSorted((a, b) => b.worth - a.worth);
  if (!best || !scene.guard) return best;
  // Who looks further sends no more than it takes: the others serve elsewhere.
  const least = best.worth - SPARE - (scene.rings[to] ? 0 : SPARED * Math.abs(best.worth));
  return plans.filter(({ worth }) => worth >= least).sort((a, b) => a.pawns - b.pawns)[0];
}

/** Attacks that gain less than this stay at home. */
const ENOUGH = 1;

function byTarget(
  scene: BotScene,
  ways: readonly ListedAttack[],
): readonly { readonly people: People; readonly to: number; readonly ways: readonly ListedAttack[] }[] {
  const groups = new Map<string, { people: People; to: number; ways: ListedAttack[] }>();
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
export function plansOf(scene: BotScene, legal: readonly Move[], least = ENOUGH): readonly Plan[] {
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

export const sending = ({ way, pawns }: Plan['groups'][number]): Move => ({ ...way.move, pawns });
