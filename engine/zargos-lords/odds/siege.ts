/** The odds of a siege against a garrison that is known, or known only by bounds: one case a number and force that it may have. */
import { counted, percent } from '../../core/french.ts';
import type { Reason } from '../../core/verdict.ts';
import { signed } from '../data/counter-words.ts';
import { PEOPLE_OF } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { minimumOf } from '../rules/combat.ts';
import { attackForce, garrisonBonus } from '../rules/force.ts';
import { OUTCOMES, type SiegeCase, siegeOf } from '../rules/siege.ts';
import { casesOf, peopleWithin, type SiegeAsked } from '../situation/reading.ts';

export interface SiegeOdds {
  readonly allowed: true;
  readonly attack: number;
  /** Besiegers. */
  readonly pawns: number;
  /** By number of the garrison, then force, rising. Not chances: nobody knows how likely each is. */
  readonly cases: readonly SiegeCase[];
  /** For the besieger. */
  readonly best: SiegeCase;
  readonly worst: SiegeCase;
  /** The chance that the city opens, in the worst and the best case. */
  readonly fall: readonly [least: number, most: number];
  readonly sentence: string;
  readonly reasons: readonly Reason<RuleId>[];
}

export interface SiegeRefused {
  readonly allowed: false;
  readonly rule: RuleId;
  readonly because: string;
}

/** Better for the besieger first: more faces that open; then a combat before nothing before loss; then a wider difference. */
const isBetter = (a: SiegeCase, b: SiegeCase): boolean => {
  if (a.opens !== b.opens) return a.opens > b.opens;
  const [one, other] = [OUTCOMES.indexOf(a.outcome), OUTCOMES.indexOf(b.outcome)];
  return one !== other ? one < other : a.difference > b.difference;
};

const caseInWords = ({ pawns, force, outcome, opens }: SiegeCase): string => {
  const who = `contre ${counted(pawns, 'pion')} valant ${force}`;
  switch (outcome) {
    case 'open':
      return 'la ville est vide et ouverte';
    case 'void':
      return `${who} l’attaque est nulle`;
    case 'eliminated':
      return `${who} les assiégeants sont éliminés d’office`;
    case 'combat':
      return `${who} la ville s’ouvre ${opens} fois sur 6`;
  }
};

const OUTCOME_REASONS = {
  'LOR-VIL-6': 'Une ville sans garnison se conquiert en y entrant.',
  'LOR-L-34': 'Un assiégeant seul ne suffit pas.',
  'LOR-L-21': 'Moins d’assiégeants que de défenseurs',
  'LOR-VIL-3': 'Sous le minimum du tableau, les assiégeants sont éliminés.',
  'LOR-VIL-2': 'La garnison vaut la somme de ses facteurs, comme un seul pion.',
} as const;

function reasonOf({ rule, outcome }: SiegeCase): Reason<RuleId> {
  if (rule === 'LOR-L-21')
    return { rule, text: `${OUTCOME_REASONS[rule]} : ${outcome === 'eliminated' ? 'ils sont éliminés' : 'l’attaque est nulle'}.` };
  return { rule, text: OUTCOME_REASONS[rule as keyof typeof OUTCOME_REASONS] };
}

export function siegeOdds(asked: SiegeAsked): SiegeOdds | SiegeRefused {
  const { attackers, garrison, wizards, box } = asked;
  const readings = readingsOf(asked);
  if (new Set(attackers.map(({ kind }) => PEOPLE_OF[kind])).size > 1 && readings['LOR-L-45'] !== 'oui')
    return { allowed: false, rule: 'LOR-L-45', because: 'Deux peuples n’assiègent pas ensemble : chacun n’attaque qu’à son coup.' };
  const attack = attackForce(attackers, box, readings);
  const people = peopleWithin(garrison);
  const bonus = people ? garrisonBonus(people, wizards, readings) : 0;
  const cases = casesOf(garrison, box).map(({ pawns, force }) =>
    siegeOf(attackers.length, attack.value, pawns, pawns > 0 ? force + bonus : 0, box, readings),
  );
  const [first] = cases;
  if (!first) throw new Error('a siege without a case');
  const best = cases.reduce((a, b) => (isBetter(b, a) ? b : a), first);
  const worst = cases.reduce((a, b) => (isBetter(a, b) ? b : a), first);
  const rules = new Map(cases.map((one) => [`${one.rule} ${one.outcome}`, reasonOf(one)]));
  const fall = [worst.opens / 6, best.opens / 6] as const;
  const range = fall[0] === fall[1] ? percent(fall[0]) : `de ${percent(fall[0])} à ${percent(fall[1])}`;
  const ends = cases.length === 1 ? caseInWords(best) : `au mieux, ${caseInWords(best)} ; au pire, ${caseInWords(worst)}`;
  return {
    allowed: true,
    attack: attack.value,
    pawns: attackers.length,
    cases,
    best,
    worst,
    fall,
    sentence: `${counted(attackers.length, 'assiégeant')} valant ${attack.value} : ${ends} (chance de l’ouvrir : ${range}).`,
    reasons: [
      ...attack.reasons.map(({ rule, text }) => ({ rule, text: `Assiégeants : ${text}.` })),
      ...rules.values(),
      ...(bonus > 0 ? [{ rule: 'LOR-L-16' as const, text: `Un Sorcier attenant à la ville ajoute ${bonus} à sa garnison.` }] : []),
      { rule: 'LOR-COM-4', text: `Le minimum du tableau est une différence de ${signed(minimumOf(box))}.` },
      { rule: 'LOR-VIL-1', text: 'Le terrain sous la ville ne donne rien.' },
      ...(cases.some(({ outcome }) => outcome === 'combat')
        ? [
            {
              rule: 'LOR-L-22' as const,
              text:
                readings['LOR-L-22'] === 'sort'
                  ? 'Une garnison qui recule sort, et la ville s’ouvre.'
                  : 'Une garnison qui devrait reculer tient : seule l’élimination ouvre la ville.',
            },
          ]
        : []),
    ],
  };
}
