/** Zargo's Lords, for « Combien de chances ? »: a combat, a charge of the Chevaliers, a volley of arrows, flames. */
import { type Dice, oneOf, shuffled } from '../core/dice.ts';
import type { Guessing } from '../practice/guess.ts';
import { hasPower, kindsOf } from './data/counters.ts';
import { oddsOf } from './odds.ts';
import { checkSituation, type Situation } from './situation.ts';
import { KINDS, type Kind, PEOPLES, RANGES } from './types.ts';

/** Counters of an attack, and shooters of a volley. */
const MOST_ATTACKERS = 4;
const MOST_SHOOTERS = 4;

const someKind = (kinds: readonly Kind[], dice: Dice): Kind => oneOf(kinds, dice);

function combat(dice: Dice): unknown {
  const [us = 'chevaliers', them = 'dragons'] = shuffled(PEOPLES, dice);
  const [first, second] = [someKind(kindsOf(us), dice), someKind(kindsOf(us), dice)];
  const count = dice.roll(MOST_ATTACKERS - 1);
  const charges = first === 'chevalier' && dice.roll(2) === 1;
  return {
    action: 'combat',
    attackers: [
      { kind: first, count, ...(charges && { charge: oneOf(['front', 'side'], dice) }) },
      ...(second !== first && dice.roll(2) === 1 ? [{ kind: second }] : []),
    ],
    defenders: [{ kind: someKind(kindsOf(them), dice), terrain: oneOf(['plaine', 'plaine', 'mont', 'bois'], dice) }],
  };
}

/** Chevaliers who came in a straight line (LOR-CHE-1), alone or with others of their people. */
function charge(dice: Dice): unknown {
  const them = oneOf(
    PEOPLES.filter((people) => people !== 'chevaliers'),
    dice,
  );
  const friend = oneOf(
    kindsOf('chevaliers').filter((kind) => kind !== 'chevalier'),
    dice,
  );
  return {
    action: 'combat',
    attackers: [
      { kind: 'chevalier', count: dice.roll(MOST_ATTACKERS - 1), charge: oneOf(['front', 'side'], dice) },
      ...(dice.roll(3) === 1 ? [{ kind: friend }] : []),
    ],
    defenders: [{ kind: someKind(kindsOf(them), dice), terrain: oneOf(['plaine', 'plaine', 'mont', 'bois'], dice) }],
  };
}

function volley(action: 'arrows' | 'flames', dice: Dice): unknown {
  const power = action === 'arrows' ? 'fleches' : 'flammes';
  const shooters = new Set(PEOPLES.filter((people) => kindsOf(people).some((kind) => hasPower(kind, power))));
  const us = oneOf([...shooters], dice);
  const distances = shuffled(
    Array.from({ length: RANGES[action] }, (_, at) => at + 1),
    dice,
  ).slice(0, dice.roll(2));
  return {
    action,
    target: someKind(
      KINDS.filter((kind) => !kindsOf(us).includes(kind)),
      dice,
    ),
    shots: distances.map((distance) => ({ distance, count: dice.roll(Math.floor(MOST_SHOOTERS / distances.length)) })),
  };
}

export const LORDS_GUESSING: Guessing<Situation> = {
  kinds: { 1: ['combat', 'arrows', 'flames'], 2: ['combat', 'charge', 'arrows', 'flames'] },
  draw(kind, dice) {
    const drawn = kind === 'arrows' || kind === 'flames' ? volley(kind, dice) : kind === 'charge' ? charge(dice) : combat(dice);
    const checked = checkSituation(drawn);
    return checked.ok ? checked.value : undefined;
  },
  /** That the defender falls back or is eliminated, that the target is eliminated. */
  chanceOf(situation) {
    const odds = oddsOf(situation);
    if ('kill' in odds) return odds.kill;
    return 'chances' in odds ? odds.chances.defenderRetreats + odds.chances.defenderEliminated : 0;
  },
};
