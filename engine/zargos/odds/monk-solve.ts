/**
 * The hand of God solved (ZAR-MOI-1): a decision process whose states are the pawns of both sides, whose value is the chance that the
 * Moine's people holds the province, and whose decisions are "this die again, or keep".
 *
 * A round is two throws. Under the default of ZAR-L-3 the Moine throws first, under the other reading his opponent does; either way
 * the power may be used at the first throw (one die again, then the second throw stands as it falls) or saved for the second. After
 * the first throw has taken l pawns off the second side, the value depends only on who stood at the start of the round (which fixes
 * the second throw's dice) and on what is left: such a "node" is solved once and shared by all first throws that lead to it.
 *
 * Only one die is ever worth throwing again: the lowest of his own, the highest of his opponent's. Taking off one more opponent, or
 * losing one pawn less, never lowers his chance (with more dice he can ignore the new one), and a total less its extreme die plus a
 * new die is then the best he can get. The tests do not assume it: their oracle tries every die.
 *
 * Pawns only go down, so states are solved in order. Where a round may take nobody off, a state's value depends on itself: the best
 * decisions for a guess are found, their value solved exactly (linear), and this repeats until the decisions stay (policy iteration).
 */
import { otherSide, type Side } from '../rules/combat.ts';
import { decide } from './decide.ts';
import { LOSSES, type MonkTable, monkCell, nobodyFalls, nodeOf } from './monk-table.ts';
import { bandOf, type Terms } from './terms.ts';
import { choicesOf } from './throws.ts';

/** What a node is worth, for each x in turn: with the power saved for the second throw, and with the power used. */
interface Nodes {
  /** The x whose values stand here, by band and pawns left. */
  readonly of: Int16Array;
  readonly saved: Float64Array;
  readonly used: Float64Array;
}

const values = new Float64Array(LOSSES);

/** Solves one node; the values of all states with fewer pawns are known. */
function solveNode(table: MonkTable, nodes: Nodes, band: number, x: number, y: number): void {
  const choices = table.secondChoices[band];
  if (!choices) return;
  const { falls } = choices;
  for (let j = 0; j < falls.length; j++) values[j] = table.value[monkCell(table, x > j ? x - j : 0, y)] ?? 0;
  const at = nodeOf(table, band, x, y) * LOSSES;
  table.answer.fill(0, at, at + LOSSES);
  decide(choices, values, values, table.answer, at, table.answer, at);
  let saved = 0;
  let used = 0;
  for (let j = 0; j < falls.length; j++) {
    const value = values[j] ?? 0;
    saved += (table.answer[at + j] ?? 0) * value;
    used += (falls[j] ?? 0) * value;
  }
  const slot = band * (table.second + 1) + y;
  nodes.of[slot] = x;
  nodes.saved[slot] = saved;
  nodes.used[slot] = used;
}

const savedValues = new Float64Array(LOSSES);
const usedValues = new Float64Array(LOSSES);

/** Solves one state for the values that its nodes have now, and answers what it is worth. */
function solveState(table: MonkTable, nodes: Nodes, x: number, y: number): number {
  const choices = table.firstChoices[bandOf(x)];
  if (!choices) return 0;
  const band = bandOf(y);
  const count = choices.falls.length;
  for (let l = 0; l < count; l++) {
    const slot = band * (table.second + 1) + (y > l ? y - l : 0);
    savedValues[l] = nodes.saved[slot] ?? 0;
    usedValues[l] = nodes.used[slot] ?? 0;
  }
  const at = monkCell(table, x, y) * LOSSES;
  table.kept.fill(0, at, at + LOSSES);
  table.rethrown.fill(0, at, at + LOSSES);
  decide(choices, savedValues, usedValues, table.kept, at, table.rethrown, at);
  let value = 0;
  for (let l = 0; l < count; l++) {
    value += (table.kept[at + l] ?? 0) * (savedValues[l] ?? 0) + (table.rethrown[at + l] ?? 0) * (usedValues[l] ?? 0);
  }
  return value;
}

/** More rounds of policy iteration than any state has been seen to take. */
const ENOUGH = 50;

/** Solves one state, all states with fewer pawns being known. */
function solve(table: MonkTable, nodes: Nodes, x: number, y: number): void {
  const falls = table.firstChoices[bandOf(x)]?.falls ?? values;
  const cell = monkCell(table, x, y);
  const band = bandOf(y);
  for (let l = 1; l < falls.length; l++) {
    const left = y > l ? y - l : 0;
    if (nodes.of[band * (table.second + 1) + left] !== x) solveNode(table, nodes, band, x, left);
  }
  if (falls[0] === 0) {
    table.value[cell] = solveState(table, nodes, x, y);
    return;
  }
  for (let turn = 0; turn < ENOUGH; turn++) {
    const guess = table.value[cell] ?? 0;
    solveNode(table, nodes, band, x, y);
    const reached = solveState(table, nodes, x, y);
    const same = nobodyFalls(table, x, y);
    table.value[cell] = (reached - same * guess) / (1 - same);
    if (table.value[cell] === guess) return;
  }
}

/** The best play of the Moine in all states up to the pawns of `terms`. `monk` is the side that has the power. */
export function solveMonk(terms: Terms, monk: Side): MonkTable {
  const firstSide = terms.monkFirst ? monk : otherSide(monk);
  const secondSide = otherSide(firstSide);
  const pawns = { attacker: terms.attackers, defender: terms.defenders };
  const size = { first: pawns[firstSide], second: pawns[secondSide] };
  const choices = (side: Side) =>
    terms.dice[side].map((dice) => choicesOf(dice, terms.divisor[side], side === monk ? 'lowest' : 'highest'));
  const cells = (size.first + 1) * (size.second + 1);
  const table: MonkTable = {
    firstSide,
    ...size,
    firstChoices: choices(firstSide),
    secondChoices: choices(secondSide),
    value: new Float64Array(cells),
    kept: new Float64Array(cells * LOSSES),
    rethrown: new Float64Array(cells * LOSSES),
    answer: new Float64Array(3 * cells * LOSSES),
  };
  if (firstSide === monk) for (let x = 1; x <= size.first; x++) table.value[monkCell(size, x, 0)] = 1;
  else table.value.fill(1, 1, size.second + 1);
  const slots = 3 * (size.second + 1);
  const nodes: Nodes = { of: new Int16Array(slots), saved: new Float64Array(slots), used: new Float64Array(slots) };
  for (let x = 1; x <= size.first; x++) for (let y = 1; y <= size.second; y++) solve(table, nodes, x, y);
  return table;
}
