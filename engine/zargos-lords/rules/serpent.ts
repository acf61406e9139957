/** The line of a Serpent (LOR-SER-1): straight on through every enemy that it eliminates or drives off, to the end of its movement. */
import type { Direction, Hex } from '../board/hex.ts';
import { ray } from '../board/map.ts';
import { counterOf, enemiesAt, fighterOf, type Position, peopleOf } from '../board/position.ts';
import { hasPower } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { type Readings, readingsOf } from '../options.ts';
import { MOVES } from '../refusals.ts';
import type { Box, Defender } from '../types.ts';
import { groundOf, wizardsNear } from './attack.ts';
import { isWon, resultsAt } from './combat.ts';
import { defenceForce } from './force.ts';
import { judgeMove } from './movement.ts';

interface Charged {
  readonly id: string;
  readonly at: Hex;
  /** Points spent before it is attacked. */
  readonly spent: number;
  /** Factor of the Serpent less the defence. */
  readonly difference: number;
  /** Faces of the die that win, of 6; 0 where the table forbids the attack (LOR-COM-4). */
  readonly wins: number;
  /** The chance that the Serpent comes as far as attacking it: the product of the wins before. */
  readonly reached: number;
  /** The chance that it beats it too. */
  readonly beaten: number;
}

export interface SerpentLine {
  readonly direction: Direction;
  /** Hexes that it may go through, if it wins all the way. */
  readonly hexes: readonly Hex[];
  readonly charged: readonly Charged[];
  /** What ends the line before its movement does. */
  readonly stopped?: { readonly at: Hex; readonly rule: RuleId; readonly because: string };
}

/** Wins out of 6 of an attack of difference `difference`. */
const winsAt = (box: Box, difference: number, readings: Readings): number =>
  resultsAt(box, difference)?.filter((result) => isWon(result, readings)).length ?? 0;

/**
 * What a Serpent meets in a direction, were every enemy beaten off the line. An enemy that only retreats may be met again: chances count each once,
 * where it stands now.
 */
export function serpentLine(position: Position, id: string, direction: Direction, box: Box): SerpentLine {
  const serpent = counterOf(position, id);
  const readings = readingsOf(position);
  if (!hasPower(fighterOf(serpent), 'serpent'))
    return { direction, hexes: [], charged: [], stopped: { at: serpent.at, ...reasonOf(MOVES.notAlone(serpent.kind)) } };
  const people = peopleOf(serpent);
  const hexes: Hex[] = [];
  const charged: Charged[] = [];
  let reached = 1;
  for (const at of ray(position.map, serpent.at, direction, box.factors[serpent.kind].movement)) {
    const [enemy] = enemiesAt(position, at, people);
    const cleared: Position = { ...position, counters: position.counters.filter((one) => one.id === id || peopleOf(one) === people) };
    const verdict = judgeMove({ position: cleared, counter: id, attacked: [], individual: true }, [...hexes, at], box);
    // Friends on the way are passed, not stopped at (LOR-MOU-2).
    if (!verdict.ok && verdict.rule !== 'LOR-ESC-1')
      return { direction, hexes, charged, stopped: { at, rule: verdict.rule, because: verdict.because } };
    if (enemy) {
      const defender: Defender = { kind: fighterOf(enemy), ground: groundOf(position, at), wizards: wizardsNear(position, enemy) };
      const difference = box.factors[serpent.kind].combat - defenceForce([defender], box, readings).value;
      const wins = winsAt(box, difference, readings);
      charged.push({ id: enemy.id, at, spent: hexes.length, difference, wins, reached, beaten: (reached * wins) / 6 });
      reached = (reached * wins) / 6;
    }
    hexes.push(at);
  }
  return { direction, hexes, charged };
}

const reasonOf = ({ rule, because }: { readonly rule: RuleId; readonly because: string }) => ({ rule, because });
