/**
 * The odds of the other side: what each opponent's army may be worth, given the cards that are known and the backs that he shows. Unseen cards are
 * equally likely anywhere their back allows, given that nobody keeps two giants (ORC-GEA-1); mercenaries sent are any of those held. The
 * armies are those of the reveal: an opponent's flying machine may still come.
 */
import { type Checked, firstProblem } from '../core/input.ts';
import { fieldOf } from './odds/field.ts';
import { allBelow, chanceBelow, type Field, programmeOf, valueChances, worthOf } from './odds/joint.ts';
import { readingsOf } from './options.ts';
import { forceOf } from './rules/force.ts';
import { type BattleAsked, readBattle } from './situation.ts';

/** What the `odds` verb answers. Chances are doubles, within 1e-12. */
export interface Odds {
  /** Of each opponent: `[value of his army, chance]`, rising, chances above 0 only. */
  readonly value: readonly (readonly (readonly [value: number, chance: number])[])[];
  /** The chance that my army is worth more than his: strictly, a tie is no beating. */
  readonly beatEach: readonly number[];
  /** The chance that it is worth more than each of theirs. */
  readonly beatAll: number;
}

const NO_DEAL =
  'opponents : aucune donne ne le permet, un joueur tiendrait deux géants ou une carte que la table n’admet pas là (ORC-GEA-1, ORC-L-29).';

export function oddsOf(battle: BattleAsked, field: Field): Odds {
  const mine = forceOf({ people: battle.people, cards: battle.mine }, battle.values, readingsOf(battle)).value;
  const worths = field.seats.map((_, at) => worthOf(field, at));
  return {
    value: worths.map(valueChances),
    beatEach: worths.map((worth) => chanceBelow(worth, mine)),
    beatAll: allBelow(programmeOf(field), mine),
  };
}

/** Reads a battle from outside and answers it, or refuses with the first field at fault. */
export function checkOdds(input: unknown): Checked<Odds> {
  const checked = firstProblem((report) => readBattle(input, report));
  if (!checked.ok) return checked;
  const field = fieldOf(checked.value);
  return field ? { ok: true, value: oddsOf(checked.value, field) } : { ok: false, field: 'opponents', because: NO_DEAL };
}
