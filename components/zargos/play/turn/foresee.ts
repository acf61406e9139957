/** The fight that a group would open, as the calculator takes it: so that chances are known before the tap. */
import { counted, percent, upperFirst } from '#engine/core/french.ts';
import type { Odds, Situation } from '#engine/zargos/fight/types.ts';
import { freedByCity } from '#engine/zargos/game/foreseen.ts';
import { situationFor } from '#engine/zargos/game/situation.ts';
import { hasMagic, nameAt, tablesFor } from '#engine/zargos/game/table.ts';
import type { Combat, View } from '#engine/zargos/game/types.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { troop } from '#engine/zargos/odds/fight-words.ts';
import { diceByPawns, divisorOf, hasWalls, type Side } from '#engine/zargos/rules/combat.ts';
import { shotOf } from '#engine/zargos/rules/powers.ts';
import type { People } from '#engine/zargos/types.ts';
import { demonPlaces } from '../map/tokens.ts';

/** Pawns of `people` that have already set out for a place. */
export function engagedAt({ turn }: Pick<View, 'turn'>, at: number, people: People): number {
  const attack = turn?.attacks.find((one) => one.at === at && one.people === people);
  return attack?.groups.reduce((sum, { pawns }) => sum + pawns, 0) ?? 0;
}

/** The fight at `at` of so many attackers in all; undefined where nobody waits there. */
export function foreseenAt(
  view: Pick<View, 'options' | 'effects' | 'owners' | 'pawns' | 'master' | 'turn'>,
  at: number,
  people: People,
  pawns: number,
): Situation | undefined {
  const owner = view.owners[at];
  const isDemons = !owner && demonPlaces(view).includes(at);
  if (!owner && !isDemons) return undefined;
  return situationFor(view, {
    at,
    people,
    defender: owner ?? 'demons',
    groups: [],
    called: null,
    engaged: { attacker: pawns, defender: view.pawns[at] ?? 0 },
    winds: { attacker: false, defender: false },
  });
}

/** The fight that is about to begin, without a Vent de Guerre of whoever is asked, and with it; undefined where no such question is asked. */
export function windsOf(
  view: View,
): { readonly without: Situation; readonly played: Situation; readonly camp: 'attacker' | 'defender' } | undefined {
  const combat = view.phase === 'winds' ? view.turn?.combat : undefined;
  const [step] = combat?.before ?? [];
  if (!combat || combat.defender === 'demons' || (step !== 'wind-attacker' && step !== 'wind-defender')) return undefined;
  const of = (winds: typeof combat.winds): Situation => {
    const situation = situationFor(view, { ...combat, winds, engaged: combat.fight.pawns });
    // A shot that has fallen does not fall again.
    return { ...situation, eclipse: situation.eclipse || !combat.before.includes('shot') };
  };
  const camp = step === 'wind-attacker' ? 'attacker' : 'defender';
  return { without: of(combat.winds), played: of({ ...combat.winds, [camp]: true }), camp };
}

/** « 7 Ailés contre 1 Amazone » */
export function campsText({ people, defender, fight }: Pick<Combat, 'people' | 'defender' | 'fight'>): string {
  const against = defender === 'demons' ? '' : ` contre ${troop(fight.pawns.defender, defender)}`;
  return `${troop(fight.pawns.attacker, people)}${against}`;
}

/** Whether who leads a people may play a card in its fights that nobody else sees. */
export const holdsCards = (
  { peoples, counts }: Pick<View, 'peoples' | 'counts'>,
  defender: People | 'demons' | null | undefined,
): boolean => peoples.some((own, seat) => own.some((people) => people === defender) && (counts[seat] ?? 0) > 0);

/** « 61 % », « 0,3 % »: whatever speaks of a fight at the table says its chances so. */
export const inPercent = (chance: number): string => percent(chance, chance > 0.005 && chance < 0.995 ? 0 : 1);

/** Whether a Vent de Guerre of a camp would be played for nothing: the chances read the same, and not half a pawn more of its own is left. */
export function isIdleWind(without: Odds, played: Odds, camp: 'attacker' | 'defender'): boolean {
  const left = ({ survivors }: Odds): number => survivors[camp].reduce((sum, one, count) => sum + one * count, 0);
  return inPercent(without.win.attacker) === inPercent(played.win.attacker) && left(played) - left(without) < 0.5;
}

/** « Oz, après le tir : 7 Ailés contre 1 Amazone. L’attaque réussit à 45 % ; avec votre Vent de Guerre, 62 %. », « … » while they are counted. */
export function windsText(view: View, combat: Combat, without: Odds | undefined, played: Odds | undefined): string {
  const chance = (odds: Odds | undefined): string => (odds ? inPercent(odds.win.attacker) : '…');
  const where = upperFirst(nameAt(tablesFor(view.options), combat.at));
  const isLast = combat.before[0] === 'wind-defender' || !holdsCards(view, combat.defender);
  // What the chances told before the fight stood on has fallen by now.
  const isShot = !combat.before.includes('shot') && shotOf(situationFor(view, { ...combat, engaged: combat.fight.pawns }));
  const other = combat.before[0] === 'wind-attacker' ? 'defender' : 'attacker';
  const against = other === 'attacker' ? combat.people : combat.defender;
  const wind = combat.winds[other] && against !== 'demons' ? `, le Vent de Guerre des ${PEOPLE_NAMES[against]} compté` : '';
  return `${where}${isShot ? ', après le tir' : ''} : ${campsText(combat)}${wind}. ${isLast ? 'L’attaque' : 'Sans carte en face, l’attaque'} réussit à ${chance(without)} ; avec votre Vent de Guerre, ${chance(played)}.`;
}

/** « 61 % de prendre Oz, où il reste alors 5 pions en moyenne. 4 % qu’il n’y reste personne. » */
export function foreseenText(view: Pick<View, 'options' | 'owners' | 'turn' | 'master'>, at: number, { win, survivors }: Odds): string {
  const name = nameAt(tablesFor(view.options), at);
  if (freedByCity(view, at)) return `${upperFirst(name)} : ${chanceText({ win }, true)}.`;
  const chance = inPercent(win.attacker);
  if (win.attacker === 0) return `Aucune chance de prendre ${name}.`;
  const left = survivors.attacker.reduce((sum, one, count) => sum + (count > 0 ? one * count : 0), 0) / win.attacker;
  const nobody = win.nobody >= 0.005 ? ` ${inPercent(win.nobody)} qu’il n’y reste personne.` : '';
  return `${upperFirst(chance)} de prendre ${name}, où il reste alors ${counted(left, 'pion')} en moyenne.${nobody}`;
}

/** « 61 % », or the condition under which the place is sure (ZAR-ZRG-7): « sûre si la Cité est prise d’abord, sinon 12 % ». */
export function chanceText({ win }: Pick<Odds, 'win'>, isFreed: boolean): string {
  const chance = inPercent(win.attacker);
  return isFreed ? `sûre si la Cité est prise d’abord, sinon ${chance}` : chance;
}

/** What is taught at a table: of a scenario, not what it has not, and walls only from the second round of one without magic, which teaches from nothing. */
export const taughtIn =
  ({ options, round }: Pick<View, 'options' | 'round'>, isTaught: (topic: string) => boolean) =>
  (topic: string): boolean =>
    isTaught(topic) && (hasMagic(options) || (topic !== 'vents' && (topic !== 'remparts' || round > 1)));

/** « Au premier round, 3 dés ÷ 3 contre 2 dés ÷ 2. »; nothing against demons, who throw otherwise, nor before walls are taught. */
export function diceText(situation: Situation, isTaught: (topic: string) => boolean): string {
  const { attacker, defender, site } = situation;
  if (defender.people === 'demons' || !isTaught('remparts')) return '';
  const shot = isTaught('pouvoirs') ? shotOf(situation) : undefined;
  const first = shot ? `Les Amazones tirent d’abord : ${counted(shot.dice, 'dé')} ÷ ${shot.divisor}. ` : '';
  const thrown = (side: Side, pawns: number): string =>
    `${counted(diceByPawns(pawns), 'dé')} (${side === 'attacker' && hasWalls(site) ? 'murs : ' : ''}somme ÷ ${divisorOf(side, site)})`;
  return `${first}Au premier round, ${thrown('attacker', attacker.pawns)} contre ${thrown('defender', defender.pawns)} : ce que chacun fait tomber.`;
}

/** What the figure leaves out, because nobody can know it: of what is taught by now. */
export function leftOut({ attacker, defender }: Situation, volcano: boolean, isTaught: (topic: string) => boolean): string {
  if (defender.people === 'demons') return '';
  const unknown = [
    ...(isTaught('vents') ? ['un Vent de Guerre'] : []),
    ...(isTaught('pouvoirs') && defender.people === 'araignees' && volcano ? ['l’appel des Araignées'] : []),
  ].join(', ni ');
  const isMonk = isTaught('pouvoirs') && [attacker.people, defender.people].includes('moines');
  const said = [...(unknown ? [`sans compter ${unknown}`] : []), ...(isMonk ? ['Moine au mieux'] : [])].join(' ; ');
  return said && `${upperFirst(said)}.`;
}
