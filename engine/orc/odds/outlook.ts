import { readingsOf } from '../options.ts';
/**
 * What a battle promises before the reveal: against each opponent and against all, with what one still holds. A commando strikes before the
 * reveal (ORC-BAT-3), a flying machine joins after it (ORC-BAT-8).
 */
import { forceOf } from '../rules/force.ts';
import type { BattleAsked } from '../situation.ts';
import type { ArmyCardKind } from '../types.ts';
import { fieldOf, type Strike } from './field.ts';
import { allBelow, chanceBelow, programmeOf, valueChances, worthOf } from './joint.ts';

export interface Ask {
  readonly battle: BattleAsked;
  /** The flying machine may join with these goblins; undefined: it is not in the hand. */
  readonly flying: readonly ArmyCardKind[] | undefined;
  readonly commando: boolean;
}

/** `beat`: mine is worth more. `score`: more or as much, and so marks its points (ORC-BAT-9); an army of 0 marks none under our reading of ORC-L-20. */
export interface Chance {
  readonly beat: number;
  readonly score: number;
}

/** Chances for one value of mine. */
interface Prospect {
  readonly mine: number;
  readonly each: readonly Chance[];
  readonly all: Chance;
}

interface Struck {
  readonly strike: Strike;
  readonly plain: Chance;
  /** With the flying machine besides. */
  readonly flown: Chance | undefined;
}

export interface Outlook {
  /** `[value, chance]` of each opponent's army, rising. */
  readonly values: readonly (readonly (readonly [value: number, chance: number])[])[];
  readonly plain: Prospect;
  readonly flown: Prospect | undefined;
  /** What a commando would change, target by target, the best first (chance to score against all, then to beat all). */
  readonly struck: readonly Struck[];
}

/** Every card that a commando may take. */
const strikesOf = ({ opponents }: BattleAsked): readonly Strike[] =>
  opponents.flatMap(({ people, mercenaries }, opponent): Strike[] => [
    ...(people > 0 ? [{ opponent, back: 'people' } as const] : []),
    ...(mercenaries > 0 ? [{ opponent, back: 'mercenaries' } as const] : []),
  ]);

/** Undefined where no deal fits what is said. `tick` is told how much is done, from 0 to 1. */
export function outlookOf({ battle, flying, commando }: Ask, tick: (done: number) => void = () => {}): Outlook | undefined {
  const field = fieldOf(battle);
  if (!field) return undefined;
  const { people, mine: cards, values: box } = battle;
  const readings = readingsOf(battle);
  const mine = forceOf({ people, cards }, box, readings).value;
  const flownValue = flying && forceOf({ people, cards, flying }, box, readings).value;
  const strikes = commando ? strikesOf(battle) : [];
  const steps = (1 + strikes.length) * (flownValue === undefined ? 1 : 2);
  let done = 0;
  const chance = (below: (limit: number) => number, value: number): Chance => ({
    beat: below(value),
    score: value === 0 && readings['ORC-L-20'] !== 'tous' ? 0 : below(value + 1),
  });
  const counted = (programme: ReturnType<typeof programmeOf>, value: number): Chance => {
    const found = chance((limit) => allBelow(programme, limit), value);
    tick(++done / steps);
    return found;
  };
  const worths = field.seats.map((_, at) => worthOf(field, at));
  const whole = programmeOf(field);
  const prospect = (value: number): Prospect => ({
    mine: value,
    each: worths.map((one) => chance((limit) => chanceBelow(one, limit), value)),
    all: counted(whole, value),
  });
  const struck = strikes.flatMap((strike): Struck[] => {
    const left = fieldOf(battle, strike);
    if (!left) return [];
    const programme = programmeOf(left);
    return [{ strike, plain: counted(programme, mine), flown: flownValue === undefined ? undefined : counted(programme, flownValue) }];
  });
  const best = ({ plain, flown }: Struck) => flown ?? plain;
  struck.sort((a, b) => best(b).score - best(a).score || best(b).beat - best(a).beat);
  return {
    values: worths.map(valueChances),
    plain: prospect(mine),
    flown: flownValue === undefined ? undefined : prospect(flownValue),
    struck,
  };
}
