/**
 * The chances of « Combien de chances ? » a second time, slow and obvious, from the booklet: factors added up one by one, every throw of the dice. It shares
 * nothing with what it checks but the form of a question and the tables of the box, which the question carries.
 */
import type { Situation } from '../situation.ts';
import type { Attacker, Charge, Defender, Ground } from '../types.ts';

/** LOR-CHE-1, LOR-L-2. */
const CHARGED: Readonly<Record<Charge, number>> = { front: 3, side: 1 };
/** LOR-COM-6: of the defender alone. */
const HELD: Readonly<Record<Ground, number>> = { plaine: 0, mont: 3, bois: 1 };

/** LOR-SOR-1, LOR-L-3: two points, however many Sorciers. */
const helped = ({ wizards }: Attacker | Defender): number => (wizards > 0 ? 2 : 0);

/** LOR-COM-2, LOR-COM-4, LOR-COM-5: that the defender falls back or is eliminated; never where the attack is forbidden. */
function beaten(situation: Situation): number {
  if (situation.action !== 'combat' || Object.keys(situation.options).length > 0) throw new Error('no such question is asked');
  const { attackers, defenders, box } = situation;
  let difference = 0;
  for (const attacker of attackers) {
    // LOR-MOI-2: nobody else gains by it.
    if (attacker.charge && attacker.kind !== 'chevalier') throw new Error(`${attacker.kind} charges`);
    difference += box.factors[attacker.kind].combat + helped(attacker) + (attacker.charge ? CHARGED[attacker.charge] : 0);
  }
  for (const defender of defenders) difference -= box.factors[defender.kind].combat + helped(defender) + HELD[defender.ground];
  const band = box.combat.filter(({ from }) => from <= difference).at(-1);
  return (band?.results ?? []).filter((result) => result.startsWith('D')).length / 6;
}

/** LOR-ARC-2, LOR-DRA-1: one die a shooter, hits added up. */
function shotDown(situation: Situation): number {
  if (situation.action !== 'arrows' && situation.action !== 'flames') throw new Error('no such question is asked');
  const { action, target, shots, ground, box, options } = situation;
  // LOR-ARC-3, LOR-L-15: nobody shoots into a wood.
  if (ground !== 'plaine' || Object.keys(options).length > 0) throw new Error('no such question is asked');
  const dice = shots.flatMap(({ distance, count }) => new Array<readonly number[]>(count).fill(box[action][distance - 1] ?? []));
  const hits = dice.reduce<readonly number[]>((sums, die) => sums.flatMap((sum) => die.map((more) => sum + more)), [0]);
  return hits.filter((sum) => sum >= box.needs[action][target]).length / hits.length;
}

export const guessOracles: Readonly<Record<string, (situation: Situation) => number>> = {
  combat: beaten,
  charge: beaten,
  arrows: shotDown,
  flames: shotDown,
};
