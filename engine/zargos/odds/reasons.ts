/** Why a result is what it is: the rules that act on a fight, in the order in which they act, with the values of the case. */
import { counted } from '../../core/french.ts';
import type { Reason } from '../../core/verdict.ts';
import type { Defender, Demons, Situation } from '../fight/types.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { diceByPawns, diceInRound, hasWalls, mostDice } from '../rules/combat.ts';
import { defendingPawns, inKingdomOfZargos, monkSide, monkThrowsFirst, monkTouchesShot, shotOf } from '../rules/powers.ts';
import { SITE_PLACES, troop } from './fight-words.ts';

const diceWords = (count: number) => counted(count, 'dé');

const pawnWords = (count: number) => counted(count, 'pion');

function demonReasons({ attacker }: Situation, { dice }: Demons): Reason<RuleId>[] {
  const where = { 2: 'province côtière', 3: 'province intérieure', 4: 'Cité Interdite' }[dice];
  return [
    {
      rule: 'ZAR-ZRG-1',
      text: `Un seul round contre les démons : ${diceWords(dice)} (${where}), pertes = total ÷ 2, arrondi à l’inférieur.`,
    },
    { rule: 'ZAR-ZRG-2', text: 'S’il reste des pions, la province est prise ; sinon elle reste aux démons.' },
    { rule: 'ZAR-ZRG-4', text: 'Dans le royaume de Zargos, aucun pouvoir de peuple ne joue.' },
    ...(attacker.warWind
      ? [{ rule: 'ZAR-GUERRE', text: 'Le Vent de Guerre n’y change rien : l’arrivant ne lance pas de dés.' } as const]
      : []),
  ];
}

/** What comes before the first round. */
function beforeReasons(situation: Situation, defender: Defender): Reason<RuleId>[] {
  const { attacker, site, eclipse, options } = situation;
  const reasons: Reason<RuleId>[] = [];
  if (inKingdomOfZargos(site)) {
    reasons.push({ rule: 'ZAR-ZRG-3', text: 'La province est occupée : combat ordinaire, sans démons.' });
    reasons.push({ rule: 'ZAR-ZRG-4', text: 'Dans le royaume de Zargos, aucun pouvoir de peuple ne joue.' });
  }
  if (defender.called > 0) {
    reasons.push({
      rule: 'ZAR-ARA-2',
      text: `Un groupe de ${pawnWords(defender.called)} vient par le vortex juste avant le combat : ${pawnWords(defendingPawns(defender))} en défense.`,
    });
  }
  const shot = shotOf(situation);
  if (shot) {
    reasons.push({
      rule: 'ZAR-AMA-1',
      text: `Tir des Amazones avant le combat : ${diceWords(shot.dice)} (${pawnWords(defender.pawns)}), total ÷ ${shot.divisor}, sans riposte.`,
    });
    if (hasWalls(site)) reasons.push({ rule: 'ZAR-L-7', text: 'Dans une capitale, le tir ÷ 2 et les remparts jouent tous les deux.' });
    if (monkTouchesShot(situation)) reasons.push({ rule: 'ZAR-L-2', text: 'Lecture choisie : le Moine peut faire relancer un dé du tir.' });
    if (attacker.warWind || defender.warWind) {
      const when =
        readingsOf({ options })['ZAR-L-43'] === 'avant-le-tir'
          ? 'Lecture choisie : le Vent de Guerre se joue avant'
          : 'Le Vent de Guerre se joue après';
      reasons.push({ rule: 'ZAR-L-43', text: `${when} le tir, et ne lui ajoute pas de dé.` });
    }
  } else if (defender.people === 'amazones' && eclipse && !inKingdomOfZargos(site)) {
    reasons.push({ rule: 'ZAR-ECLIPSE', text: 'Éclipse : les Amazones ne tirent pas.' });
  }
  return reasons;
}

function roundReasons({ attacker, site, options }: Situation, defender: Defender, isMost: boolean): Reason<RuleId>[] {
  const readings = readingsOf({ options });
  const defending = defendingPawns(defender);
  const reasons: Reason<RuleId>[] = [
    {
      rule: 'ZAR-COM-3',
      text: `Les pions font les dés, recomptés à chaque round : l’attaque lance ${isMost ? 'jusqu’à ' : ''}${diceWords(diceByPawns(attacker.pawns))} (${isMost ? 'au plus ' : ''}${pawnWords(attacker.pawns)}), la défense ${diceWords(diceByPawns(defending))} (${pawnWords(defending)}).`,
    },
  ];
  for (const [side, army, pawns] of [
    ['l’attaquant', attacker, attacker.pawns],
    ['le défenseur', defender, defending],
  ] as const) {
    if (!army.warWind) continue;
    const dice = diceInRound(pawns, true, readings);
    reasons.push({ rule: 'ZAR-GUERRE', text: `Vent de Guerre pour ${side} : un dé de plus à chaque round, ${diceWords(dice)} au départ.` });
    if (pawns >= 7) reasons.push({ rule: 'ZAR-L-8', text: `Jamais plus de ${mostDice(readings)} dés, Vent de Guerre compris.` });
  }
  reasons.push({ rule: 'ZAR-COM-4', text: 'Pertes infligées : total des dés ÷ 2, arrondi à l’inférieur, retirées en même temps.' });
  if (hasWalls(site)) reasons.push({ rule: 'ZAR-CAP-1', text: 'Remparts : les pertes du défenseur sont le total de l’attaquant ÷ 3.' });
  return reasons;
}

function monkReasons(situation: Situation, defender: Defender): Reason<RuleId>[] {
  const { attacker, site, heatwave } = situation;
  const monk = monkSide(situation);
  if (monk) {
    return [
      {
        rule: 'ZAR-MOI-1',
        text: `Main de Dieu ${monk === 'attacker' ? 'à l’attaque' : 'en défense'} : un dé relancé par round, au mieux des chances de tenir la province ; à chances égales, le jet est gardé.`,
      },
      {
        rule: 'ZAR-L-3',
        text: monkThrowsFirst(situation)
          ? 'Le Moine lance et décide avant son adversaire.'
          : 'Lecture choisie : l’adversaire lance d’abord.',
      },
    ];
  }
  const monks = attacker.people === 'moines' || defender.people === 'moines';
  return monks && heatwave && !inKingdomOfZargos(site)
    ? [{ rule: 'ZAR-CANICULE', text: 'Canicule : les Moines n’ont pas la main de Dieu.' }]
    : [];
}

/** The rules that act on the fight of `situation`. */
export function fightReasons(situation: Situation, isMost = false): Reason<RuleId>[] {
  const { defender } = situation;
  if (defender.people === 'demons') return demonReasons(situation, defender);
  return [
    ...beforeReasons(situation, defender),
    ...roundReasons(situation, defender, isMost),
    ...monkReasons(situation, defender),
    { rule: 'ZAR-COM-5', text: 'Les deux camps peuvent s’éliminer : alors personne ne tient la province.' },
  ];
}

/** « 7 Chevaliers (Vent de Guerre) attaquent 4 Amazones dans une capitale » */
export function announce({ attacker, defender, site, eclipse, heatwave }: Situation): string {
  const wind = (warWind: boolean) => (warWind ? ' (Vent de Guerre)' : '');
  const who = `${troop(attacker.pawns, attacker.people)}${wind(attacker.warWind)}`;
  const one = attacker.pawns === 1;
  if (defender.people === 'demons') {
    const where = { 2: 'une province côtière de Zargos', 3: 'une province intérieure de Zargos', 4: 'la Cité Interdite' }[defender.dice];
    return `${who} ${one ? 'entre' : 'entrent'} dans ${where}, contre ${defender.dice} dés des démons`;
  }
  const called = defender.called > 0 ? ` et ${defender.called} en renfort` : '';
  const weather = [...(eclipse ? ['Éclipse'] : []), ...(heatwave ? ['Canicule'] : [])].map((card) => `, ${card}`).join('');
  return `${who} ${one ? 'attaque' : 'attaquent'} ${troop(defender.pawns, defender.people)}${called}${wind(defender.warWind)} ${SITE_PLACES[site]}${weather}`;
}
