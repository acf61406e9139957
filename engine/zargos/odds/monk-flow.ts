/** How a fight goes when the Moine plays as his table says: survivors and rounds. */
import { cellOf, LOSSES, type MonkTable, nobodyFalls, nodeOf } from './monk-table.ts';
import { add, emptyOutcome, LAST_COUNTED, type Outcome, settle } from './outcome.ts';
import { bandOf } from './terms.ts';

/** States less likely than this at a given round are not followed: over all states and rounds an error below 1e-15. */
const NEGLIGIBLE = 1e-21;

/** A table at work: where ends are booked, and scratch lists by band and pawns of the second side. */
interface Flow {
  readonly table: MonkTable;
  readonly outcome: Outcome;
  /** After the first throw, the power saved for the second. */
  readonly saved: Float64Array;
  /** After the first throw, the power used. */
  readonly used: Float64Array;
}

/** Books an end: x pawns of the side that throws first, y of the other. */
function end({ table, outcome }: Flow, x: number, y: number, chance: number): number {
  if (table.firstSide === 'attacker') settle(outcome, x, y, chance);
  else settle(outcome, y, x, chance);
  return chance;
}

/** The second throw: `chances[at + j]` of j losses, below `count`, for x pawns of the first side, y of the second being left. Answers the chance of an end. */
function strikeBack(
  flow: Flow,
  x: number,
  y: number,
  mass: number,
  chances: Float64Array,
  at: number,
  count: number,
  into: Float64Array,
): number {
  const width = flow.table.second + 1;
  const alive = y === 0 ? 0 : x < count ? x : count;
  const cell = x * width + y;
  for (let j = 0; j < alive; j++) into[cell - j * width] = (into[cell - j * width] ?? 0) + mass * (chances[at + j] ?? 0);
  let ended = 0;
  for (let j = alive; j < count; j++) ended += end(flow, x > j ? x - j : 0, y, mass * (chances[at + j] ?? 0));
  return ended;
}

/** The first throw of x pawns against y: what it leaves is added to the scratch lists. */
function strikeFirst({ table, saved, used }: Flow, x: number, y: number, mass: number): void {
  const at = cellOf(table, x, y) * LOSSES;
  const base = bandOf(y) * (table.second + 1);
  const count = table.firstChoices[bandOf(x)]?.falls.length ?? 0;
  for (let l = 0; l < count; l++) {
    const slot = base + (y > l ? y - l : 0);
    saved[slot] = (saved[slot] ?? 0) + mass * (table.kept[at + l] ?? 0);
    used[slot] = (used[slot] ?? 0) + mass * (table.rethrown[at + l] ?? 0);
  }
}

/** The second throws after all first throws of x pawns. Empties the scratch lists. */
function strikeBacks(flow: Flow, x: number, into: Float64Array): number {
  const { table, saved, used } = flow;
  let ended = 0;
  table.secondChoices.forEach(({ falls }, band) => {
    const count = falls.length;
    for (let y = 0; y <= table.second; y++) {
      const slot = band * (table.second + 1) + y;
      const kept = saved[slot] ?? 0;
      const thrown = used[slot] ?? 0;
      if (kept > 0) ended += strikeBack(flow, x, y, kept, table.answer, nodeOf(table, band, x, y) * LOSSES, count, into);
      if (thrown > 0) ended += strikeBack(flow, x, y, thrown, falls, 0, count, into);
      saved[slot] = 0;
      used[slot] = 0;
    }
  });
  return ended;
}

/** One round from every state of `grid`. */
function fightAll(flow: Flow, grid: Float64Array, into: Float64Array): number {
  const { first, second } = flow.table;
  let ended = 0;
  for (let x = 1; x <= first; x++) {
    let any = false;
    for (let y = 1; y <= second; y++) {
      const mass = grid[x * (second + 1) + y] ?? 0;
      if (mass <= NEGLIGIBLE) continue;
      strikeFirst(flow, x, y, mass);
      any = true;
    }
    if (any) ended += strikeBacks(flow, x, into);
  }
  return ended;
}

/** Ends in closed form what still fights after the counted rounds: pawns only go down, each state is visited in order. */
function finish(flow: Flow, grid: Float64Array): void {
  const { table, outcome } = flow;
  const alive = grid.reduce((total, mass) => total + mass, 0);
  add(outcome.rounds, LAST_COUNTED + 1, alive);
  add(outcome.meanRounds, 0, LAST_COUNTED * alive);
  for (let x = table.first; x > 0; x--) {
    for (let y = table.second; y > 0; y--) {
      const mass = grid[cellOf(table, x, y)] ?? 0;
      if (mass <= NEGLIGIBLE) continue;
      const visits = mass / (1 - nobodyFalls(table, x, y));
      add(outcome.meanRounds, 0, visits);
      strikeFirst(flow, x, y, visits);
      strikeBacks(flow, x, grid);
    }
  }
}

/** The odds of the rounds; `start[a]`: chance of a attackers after the shot, against `defenders`. Both fit the table. */
export function flowMonk(table: MonkTable, start: Float64Array, defenders: number): Outcome {
  const outcome = emptyOutcome(start.length - 1, defenders);
  const slots = table.secondChoices.length * (table.second + 1);
  const flow: Flow = { table, outcome, saved: new Float64Array(slots), used: new Float64Array(slots) };
  let grid = new Float64Array(table.value.length);
  start.forEach((chance, a) => {
    if (a > 0) grid[table.firstSide === 'attacker' ? cellOf(table, a, defenders) : cellOf(table, defenders, a)] = chance;
    else {
      settle(outcome, 0, defenders, chance);
      add(outcome.rounds, 0, chance);
    }
  });
  for (let round = 1; round <= LAST_COUNTED; round++) {
    const next = new Float64Array(grid.length);
    const ended = fightAll(flow, grid, next);
    add(outcome.rounds, round, ended);
    add(outcome.meanRounds, 0, round * ended);
    grid = next;
  }
  finish(flow, grid);
  return outcome;
}
