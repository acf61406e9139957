/** How a fight goes when the Moine plays as his table says: survivors and rounds. */
import { LOSSES, type MonkTable, monkCell, nodeOf } from './monk-table.ts';
import { add, emptyOutcome, type FightOutcome, LAST_COUNTED, settle } from './outcome.ts';
import { bandOf } from './terms.ts';

/** States less likely than this at a given round are not followed: over all states and rounds an error below 1e-15. */
const NEGLIGIBLE = 1e-21;

/** A table at work: where ends are booked, and scratch lists by band and pawns of the second side. */
interface Flow {
  readonly table: MonkTable;
  readonly outcome: FightOutcome;
  /** After the first throw, the power saved for the second. */
  readonly saved: Float64Array;
  /** After the first throw, the power used. */
  readonly used: Float64Array;
  /** Chance that the fight ended in the round at hand, in `[0]`. */
  readonly ended: Float64Array;
  /** Where the grid holds anything: least and most pawns of the first side, then of the second. */
  readonly frame: Int16Array;
}

/** Books an end: x pawns of the side that throws first, y of the other. */
function end({ table, outcome, ended }: Flow, x: number, y: number, chance: number): void {
  if (table.firstSide === 'attacker') settle(outcome, x, y, chance);
  else settle(outcome, y, x, chance);
  add(ended, 0, chance);
}

/** The second throw: `chances[at + j]` of j losses, below `count`, for x pawns of the first side, y of the second being left. */
function strikeBack(
  flow: Flow,
  x: number,
  y: number,
  mass: number,
  chances: Float64Array,
  at: number,
  count: number,
  into: Float64Array,
): void {
  const width = flow.table.second + 1;
  const alive = y === 0 ? 0 : x < count ? x : count;
  const cell = x * width + y;
  for (let j = 0; j < alive; j++) into[cell - j * width] = (into[cell - j * width] ?? 0) + mass * (chances[at + j] ?? 0);
  for (let j = alive; j < count; j++) end(flow, x > j ? x - j : 0, y, mass * (chances[at + j] ?? 0));
}

/** The first throw of x pawns against y: what it leaves is added to the scratch lists. */
function strikeFirst({ table, saved, used }: Flow, x: number, y: number, mass: number): void {
  const at = monkCell(table, x, y) * LOSSES;
  const base = bandOf(y) * (table.second + 1);
  const count = table.firstChoices[bandOf(x)]?.falls.length ?? 0;
  for (let l = 0; l < count; l++) {
    const slot = base + (y > l ? y - l : 0);
    saved[slot] = (saved[slot] ?? 0) + mass * (table.kept[at + l] ?? 0);
    used[slot] = (used[slot] ?? 0) + mass * (table.rethrown[at + l] ?? 0);
  }
}

/** The second throws after first throws of x pawns against `least` to `most`. Empties the scratch lists. */
function strikeBacks(flow: Flow, x: number, least: number, most: number, into: Float64Array): void {
  const { table, saved, used } = flow;
  for (let band = 0; band < table.secondChoices.length; band++) {
    const falls = table.secondChoices[band]?.falls ?? saved;
    for (let y = Math.max(0, least - LOSSES); y <= most; y++) {
      const slot = band * (table.second + 1) + y;
      const kept = saved[slot] ?? 0;
      const thrown = used[slot] ?? 0;
      if (kept > 0) strikeBack(flow, x, y, kept, table.answer, nodeOf(table, band, x, y) * LOSSES, falls.length, into);
      if (thrown > 0) strikeBack(flow, x, y, thrown, falls, 0, falls.length, into);
      saved[slot] = 0;
      used[slot] = 0;
    }
  }
}

/** One round from every state of `grid` in the frame, which is then drawn anew. Answers whether there was any. */
function fightAll(flow: Flow, grid: Float64Array, into: Float64Array): boolean {
  const { table, frame } = flow;
  const [leastX = 1, mostX = 0, leastY = 1, mostY = 0] = frame;
  let [lowX, highX, lowY, highY] = [mostX, 0, mostY, 0];
  for (let x = leastX; x <= mostX; x++) {
    let [low, high] = [mostY, 0];
    for (let y = leastY; y <= mostY; y++) {
      const mass = grid[monkCell(table, x, y)] ?? 0;
      if (mass <= NEGLIGIBLE) continue;
      strikeFirst(flow, x, y, mass);
      low = Math.min(low, y);
      high = y;
    }
    if (high === 0) continue;
    strikeBacks(flow, x, low, high, into);
    lowX = Math.min(lowX, x);
    highX = x;
    lowY = Math.min(lowY, low);
    highY = Math.max(highY, high);
  }
  frame.set([Math.max(1, lowX - LOSSES), highX, Math.max(1, lowY - LOSSES), highY]);
  return highX > 0;
}

/** The odds of the rounds; `start[a]`: chance of a attackers after the shot, against `defenders`. Both fit the table. */
export function flowMonk(table: MonkTable, start: Float64Array, defenders: number): FightOutcome {
  const outcome = emptyOutcome(start.length - 1, defenders);
  const slots = table.secondChoices.length * (table.second + 1);
  const flow: Flow = {
    table,
    outcome,
    saved: new Float64Array(slots),
    used: new Float64Array(slots),
    ended: new Float64Array(1),
    frame: Int16Array.of(1, table.first, 1, table.second),
  };
  let grid = new Float64Array(table.value.length);
  start.forEach((chance, a) => {
    if (a > 0) grid[table.firstSide === 'attacker' ? monkCell(table, a, defenders) : monkCell(table, defenders, a)] = chance;
    else {
      settle(outcome, 0, defenders, chance);
      add(outcome.rounds, 0, chance);
    }
  });
  for (let round = 1; ; round++) {
    const next = new Float64Array(grid.length);
    flow.ended[0] = 0;
    if (!fightAll(flow, grid, next)) return outcome;
    const ended = flow.ended[0] ?? 0;
    add(outcome.rounds, Math.min(round, LAST_COUNTED + 1), ended);
    add(outcome.meanRounds, 0, round * ended);
    grid = next;
  }
}
