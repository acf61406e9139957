/** The odds of one checked fight, with the reasons. Apart from `odds.ts`, so that a page that sets its own fights carries no reader of input. */
import { atMostOne } from '../../core/distribution.ts';
import { counted, percent } from '../../core/french.ts';
import { FIGHT_RULINGS, type Odds, type Situation } from '../fight/types.ts';
import { READINGS, readingsOf } from '../options.ts';
import { defendingPawns, isDemons } from '../rules/powers.ts';
import { solveDemons } from './demons.ts';
import { troop } from './fight-words.ts';
import type { FightOutcome } from './outcome.ts';
import { announce, fightReasons } from './reasons.ts';
import { exactly, solveFight } from './solve.ts';

const sum = (chances: Float64Array): number => atMostOne(chances.reduce((total, chance) => total + chance, 0));

/** Survivors by number: a side that does not hold the province has none. */
function survivors(holds: Float64Array, lost: number): number[] {
  const [, ...some] = holds;
  return [lost, ...some].map(atMostOne);
}

const meanLosses = (pawns: number, chances: readonly number[]): number =>
  pawns - chances.reduce((total, chance, left) => total + left * chance, 0);

/** « Litiges : ZAR-L-3 adversaire-d-abord. », for readings that are not our default. */
function chosen(situation: Situation): string {
  const readings = readingsOf(situation);
  const other = FIGHT_RULINGS.filter((id) => readings[id] !== READINGS[id][0]);
  return other.length === 0 ? '' : ` Litiges : ${other.map((id) => `${id} ${readings[id]}`).join(', ')}.`;
}

function sentenceOf(situation: Situation, { win, losses, rounds }: Omit<Odds, 'sentence' | 'reasons'>): string {
  const { attacker, defender } = situation;
  if (isDemons(defender)) {
    return `${announce(situation)} : la province est prise dans ${percent(win.attacker)} des cas, les démons la gardent dans ${percent(win.defender)} ; pertes moyennes : ${troop(losses.attacker, attacker.people)}.`;
  }
  const nobody = win.nobody > 0 ? `, il ne reste personne dans ${percent(win.nobody)}` : '';
  return `${announce(situation)} : l’attaque réussit dans ${percent(win.attacker)} des cas, la défense tient dans ${percent(win.defender)}${nobody} ; pertes moyennes : ${troop(losses.attacker, attacker.people)} et ${troop(losses.defender, defender.people)}, en ${counted(rounds, 'round')}.${chosen(situation)}`;
}

/** The exact odds of a checked fight. */
export function oddsOf(situation: Situation): Odds {
  const { attacker, defender } = situation;
  const outcome: FightOutcome = isDemons(defender) ? solveDemons(exactly(attacker.pawns), defender.dice) : solveFight(situation, defender);
  const win = { attacker: sum(outcome.attacker), defender: sum(outcome.defender), nobody: outcome.nobody[0] ?? 0 };
  const left = {
    attacker: survivors(outcome.attacker, win.defender + win.nobody),
    defender: isDemons(defender) ? [1] : survivors(outcome.defender, win.attacker + win.nobody),
  };
  const numbers = {
    win,
    survivors: left,
    losses: { attacker: meanLosses(attacker.pawns, left.attacker), defender: meanLosses(defendingPawns(defender), left.defender) },
    rounds: outcome.meanRounds[0] ?? 0,
    roundsDistribution: Array.from(outcome.rounds, atMostOne),
  };
  return { ...numbers, sentence: sentenceOf(situation, numbers), reasons: fightReasons(situation) };
}
