/** What a siege comes to, for a garrison of so many counters worth so much (LOR-VIL-2, LOR-VIL-3). */
import { COPIES, kindsOf } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import type { Readings } from '../options.ts';
import type { Box, ByDie, People, Result } from '../types.ts';
import { resultsAt } from './combat.ts';

/**
 * `open`: nobody defends, the city is entered; `void`: too few besiegers, nothing happens; `eliminated`: besiegers are lost without a throw;
 * `combat`: the table decides.
 */
export const OUTCOMES = ['open', 'combat', 'void', 'eliminated'] as const;
type SiegeOutcome = (typeof OUTCOMES)[number];

export interface SiegeCase {
  /** Counters in the garrison, 0 to 4, and what they are worth together, a Sorcier next to the city counted. */
  readonly pawns: number;
  readonly force: number;
  readonly outcome: SiegeOutcome;
  readonly rule: RuleId;
  readonly difference: number;
  /** For `combat` only. */
  readonly byDie: ByDie<Result> | null;
  /** Faces of the die that open the city, of 6; 6 for `open`. */
  readonly opens: number;
}

/** Whether a result opens the city: elimination alone, unless a garrison that retreats leaves it (LOR-L-22). */
export const isOpened = (result: Result, readings: Readings): boolean =>
  readings['LOR-L-22'] === 'sort' ? result.startsWith('D') : result === 'DE';

/** The siege of a known garrison by `besiegers` counters worth `attack` together. */
export function siegeOf(besiegers: number, attack: number, pawns: number, force: number, box: Box, readings: Readings): SiegeCase {
  const difference = attack - force;
  const known = { pawns, force, difference };
  const end = (outcome: SiegeOutcome, rule: RuleId): SiegeCase => ({
    ...known,
    outcome,
    rule,
    byDie: null,
    opens: outcome === 'open' ? 6 : 0,
  });
  if (pawns === 0) return end('open', 'LOR-VIL-6');
  const isLone = besiegers < 2 && readings['LOR-L-34'] === 'deux-au-moins';
  if (isLone || besiegers < pawns)
    return end(readings['LOR-L-21'] === 'elimines' ? 'eliminated' : 'void', besiegers < pawns ? 'LOR-L-21' : 'LOR-L-34');
  const byDie = resultsAt(box, difference);
  if (!byDie) return end('eliminated', 'LOR-VIL-3');
  const opens = byDie.filter((result) => isOpened(result, readings)).length;
  return { ...known, outcome: 'combat', rule: 'LOR-VIL-2', byDie, opens };
}

/** Every sum of factors that `pawns` counters of a people can make, rising: what a hidden garrison may be worth. */
export function garrisonForces(people: People, pawns: number, box: Box): readonly number[] {
  let sums = new Map<number, Set<number>>([[0, new Set([0])]]);
  for (const kind of kindsOf(people)) {
    const grown = new Map<number, Set<number>>();
    for (const [count, forces] of sums) {
      for (let more = 0; count + more <= pawns && more <= COPIES[kind]; more += 1) {
        const into = grown.get(count + more) ?? new Set<number>();
        for (const force of forces) into.add(force + more * box.factors[kind].combat);
        grown.set(count + more, into);
      }
    }
    sums = grown;
  }
  return [...(sums.get(pawns) ?? [])].sort((a, b) => a - b);
}
