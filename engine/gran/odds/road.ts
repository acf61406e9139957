/**
 * A way that stops on dragons, one after the other, exact: what it costs in amulets and turns. A chain over the cards left in the pile, the
 * amulets, the turns and whether the last duel gave a bonus. Weights are integers over one common total; each chance is divided once, at the end.
 *
 * Turns are counted from the start of a turn to the end of the way: a leg of n points takes ⌈n/2⌉; after a victory its first two points are the
 * bonus, in the turn of the duel (GRA-DRA-3); after a defeat one turn goes to the collar, and the knight leaves without a new duel (GRA-DRA-2).
 */
import { counted, percent } from '../../core/french.ts';
import { ratio } from '../../core/hypergeometric.ts';
import type { Reason } from '../../core/verdict.ts';
import { MAX_AMULETS, winningFaces } from '../data/box.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { FORCES } from '../types.ts';
import { afterDraw, type Counts, countsWithout, nextCounts, sizeOf } from './pile.ts';
import type { Road } from './reading.ts';

export interface RoadOdds {
  /** The chance to get to the end, and that of standing before a dragon without an amulet (GRA-AMU-2). */
  readonly through: number;
  readonly stuck: number;
  /** Amulets lost on the way, whether through or stuck: the mean, and `distribution[k]`, the chance of k. */
  readonly amulets: { readonly mean: number; readonly distribution: readonly number[] };
  /** Turns of those who get through: their mean, absent when nobody does, and `distribution[k]`, the chance to be through in k turns. */
  readonly turns: { readonly mean?: number; readonly distribution: readonly number[] };
  /** Mean number of turns that go to collars, and of bonuses won. */
  readonly collars: number;
  readonly bonuses: number;
  readonly sentence: string;
  readonly reasons: readonly Reason<RuleId>[];
}

interface State {
  readonly counts: Counts;
  readonly draws: number;
  readonly amulets: number;
  readonly turns: number;
  /** The knight has just won, and his bonus begins the next leg. */
  readonly bonus: boolean;
  readonly bonuses: number;
  readonly stuck: boolean;
}

type Weighted = Map<string, { readonly state: State; readonly weight: bigint }>;

const keyOf = ({ counts, draws, amulets, turns, bonus, bonuses, stuck }: State): string =>
  `${counts.join(',')}|${draws}|${amulets}|${turns}|${bonus}|${bonuses}|${stuck}`;

function add(to: Weighted, state: State, weight: bigint): void {
  const key = keyOf(state);
  to.set(key, { state, weight: weight + (to.get(key)?.weight ?? 0n) });
}

/** A leg gone: by the bonus, then two points a turn. */
const gone = (state: State, points: number): State => ({
  ...state,
  turns: state.turns + Math.ceil(Math.max(0, points - (state.bonus ? 2 : 0)) / 2),
  bonus: false,
});

/** A number that every pile's size divides, so that weights stay whole: duels are counted out of 6 × SIZES each. */
const SIZES = 5354228880n;

/** One duel: the card, then the die. */
function fight(to: Weighted, state: State, weight: bigint, { seen, options }: Road): void {
  const counts = nextCounts(state.counts, seen, state.draws, readingsOf({ options }));
  const each = (weight * SIZES) / BigInt(sizeOf(counts));
  FORCES.forEach((force, at) => {
    const copies = counts[at] ?? 0;
    if (copies === 0) return;
    const next = { ...state, counts: afterDraw(counts, at), draws: state.draws + 1 };
    const won = winningFaces(force);
    add(to, { ...next, bonus: true, bonuses: state.bonuses + 1 }, each * BigInt(copies * won));
    if (won < 6) add(to, { ...next, amulets: state.amulets - 1, turns: state.turns + 1, bonus: false }, each * BigInt(copies * (6 - won)));
  });
}

const WAYS = 6n * SIZES;

/** One leg, then one dragon: refused without an amulet; no duel where a bonus may stop in peace (GRA-L-3). */
function stage(from: Weighted, points: number, road: Road): Weighted {
  const to: Weighted = new Map();
  for (const { state, weight } of from.values()) {
    const isPeace = state.bonus && points === 2 && readingsOf(road)['GRA-L-3'] === 'non';
    if (state.stuck || state.amulets === 0) add(to, { ...state, counts: [], draws: 0, stuck: true }, weight * WAYS);
    else if (isPeace) add(to, gone(state, points), weight * WAYS);
    else fight(to, gone(state, points), weight, road);
  }
  return to;
}

const listed = (weights: ReadonlyMap<number, bigint>, length: number, total: bigint): number[] =>
  Array.from({ length }, (_, at) => ratio(weights.get(at) ?? 0n, total));

function tally(ends: Weighted, of: (state: State) => number | undefined): ReadonlyMap<number, bigint> {
  const sums = new Map<number, bigint>();
  for (const { state, weight } of ends.values()) {
    const key = of(state);
    if (key !== undefined) sums.set(key, (sums.get(key) ?? 0n) + weight);
  }
  return sums;
}

const sumOf = (weights: ReadonlyMap<number, bigint>): bigint => [...weights.values()].reduce((sum, weight) => sum + weight, 0n);

const momentOf = (weights: ReadonlyMap<number, bigint>): bigint =>
  [...weights].reduce((sum, [value, weight]) => sum + BigInt(value) * weight, 0n);

/** The turns of those who get through. */
const listedTurns = (turns: ReadonlyMap<number, bigint>, total: bigint): readonly number[] =>
  listed(turns, Math.max(-1, ...turns.keys()) + 1, total);

/** What stopping on each dragon asks: an amulet left before the last one. Not told where a bonus may stop in peace (GRA-L-3), nor of one dragon. */
function enoughText(dragons: number, amulets: number, isPeace: boolean): string {
  const before = dragons - 1;
  if (isPeace || before < 1 || amulets === 0) return '';
  if (amulets > before) return ` : ${before > 1 ? `perdre les ${before} premiers duels` : 'perdre le premier duel'} en laisse encore`;
  if (amulets === 1) return ` : il faut gagner ${before > 1 ? `les ${before} premiers duels` : 'le premier duel'}`;
  return ` : il faut perdre au plus ${amulets - 1} des ${before} premiers duels`;
}

function reasonsOf({ legs, amulets, seen, options }: Road): readonly Reason<RuleId>[] {
  const readings = readingsOf({ options });
  const dragons = legs.length - 1;
  const enough = enoughText(dragons, amulets, readings['GRA-L-3'] === 'non');
  return [
    {
      rule: 'GRA-DRA-1',
      text: `${counted(dragons, 'dragon')} : un duel à chaque arrêt${readings['GRA-L-3'] === 'non' ? ', sauf pendant un bonus' : ''}.`,
    },
    { rule: 'GRA-DRA-2', text: 'Une défaite coûte une amulette et un tour pour retirer le carcan ; on repart ensuite sans nouveau duel.' },
    { rule: 'GRA-DRA-3', text: 'Une victoire offre deux points dans le même tour.' },
    { rule: 'GRA-AMU-2', text: `Au départ ${counted(amulets, 'amulette')} ; à zéro, on ne s’arrête plus sur aucun dragon${enough}.` },
    { rule: 'GRA-MAT-2', text: seen.length === 0 ? 'La pile est entière.' : `${counted(seen.length, 'carte')} hors de la pile.` },
  ];
}

export function roadOdds(road: Road): RoadOdds {
  const { legs, amulets, seen } = road;
  const dragons = legs.length - 1;
  const start: State = { counts: countsWithout(seen), draws: 0, amulets, turns: 0, bonus: false, bonuses: 0, stuck: false };
  let ends: Weighted = new Map([['', { state: start, weight: 1n }]]);
  for (const points of legs.slice(0, dragons)) ends = stage(ends, points, road);
  const total = WAYS ** BigInt(dragons);
  const last = legs[dragons] ?? 0;
  const turns = tally(ends, (state) => (state.stuck ? undefined : gone(state, last).turns));
  const lost = tally(ends, (state) => amulets - state.amulets);
  const passed = sumOf(turns);
  const through = ratio(passed, total);
  const meanLost = ratio(momentOf(lost), total);
  const meanTurns = passed === 0n ? undefined : ratio(momentOf(turns), passed);
  const when = meanTurns === undefined ? '' : `, en ${counted(meanTurns, 'tour', 'tours', 2)} en moyenne`;
  return {
    through,
    stuck: ratio(total - passed, total),
    amulets: { mean: meanLost, distribution: listed(lost, MAX_AMULETS + 1, total) },
    turns: { ...(meanTurns !== undefined && { mean: meanTurns }), distribution: listedTurns(turns, total) },
    collars: meanLost,
    bonuses: ratio(momentOf(tally(ends, ({ bonuses }) => bonuses)), total),
    sentence: `Avec ${counted(amulets, 'amulette')}, ${counted(dragons, 'dragon')} se franchi${dragons > 1 ? 'ssent' : 't'} ${percent(through)} du temps${when}, pour ${counted(meanLost, 'amulette perdue', 'amulettes perdues', 2)}.`,
    reasons: reasonsOf(road),
  };
}
