/** Words for the hand of God: what lies on the table, and what each answer does to this round. */
import type { Placed } from '#components/puzzle/spec.ts';
import { counted, either, percent, plural, upperFirst } from '#engine/core/french.ts';
import type { Reason } from '#engine/core/verdict.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { situationOf } from '#engine/zargos/game/situation.ts';
import { nameAt, tablesFor } from '#engine/zargos/game/table.ts';
import type { Combat, Move } from '#engine/zargos/game/types.ts';
import type { RuleId } from '#engine/zargos/ids.ts';
import { troop } from '#engine/zargos/odds/fight-words.ts';
import { readingsOf } from '#engine/zargos/options.ts';
import { ZARGOS_PUZZLES } from '#engine/zargos/puzzles.ts';
import {
  diceByPawns,
  diceInRound,
  divisorOf,
  FACES,
  hasWalls,
  lossesFrom,
  otherSide,
  remaining,
  SIDES,
  type Side,
  totalOf,
} from '#engine/zargos/rules/combat.ts';
import { throwerAt } from '#engine/zargos/rules/fight.ts';
import { monkSide, monkThrowsFirst, shotOf } from '#engine/zargos/rules/powers.ts';
import type { People } from '#engine/zargos/types.ts';

/** A throw that waits for the Moines. */
interface Case {
  readonly combat: Combat;
  readonly situation: Situation;
  readonly peoples: Readonly<Record<Side, People>>;
  /** Whose dice are judged, and whose pawns they take off. */
  readonly thrower: Side;
  readonly struck: Side;
  /** « Kahil sud-ouest » */
  readonly place: string;
}

function caseOf({ state }: Placed<Zargos>): Case {
  const combat = state.turn?.combat;
  if (!combat || combat.defender === 'demons') throw new Error('no throw that waits for the Moines');
  const situation = situationOf(state);
  const thrower = throwerAt(situation, combat.fight);
  return {
    combat,
    situation,
    peoples: { attacker: combat.people, defender: combat.defender },
    thrower,
    struck: otherSide(thrower),
    place: nameAt(tablesFor(state.options), combat.at),
  };
}

const the = ({ peoples }: Case, side: Side): string => `les ${PEOPLE_NAMES[peoples[side]]}`;

const standing = ({ combat, peoples }: Case, side: Side): string => troop(combat.fight.pawns[side], peoples[side]);

const diceOf = ({ combat, situation }: Case, side: Side): number =>
  diceInRound(combat.fight.pawns[side], combat.winds[side], readingsOf(situation));

const divisor = (one: Case, side: Side): number => divisorOf(side, one.situation.site);

/** Whether a Vent de Guerre gives a side more dice than its pawns do. */
const isBlown = (one: Case, side: Side): boolean => diceOf(one, side) > diceByPawns(one.combat.fight.pawns[side]);

/** Whether the other side threw before, in this round. */
const isSecond = ({ combat }: Case): boolean => combat.fight.stage === 'second-decision';

/** « 1, 5, 4 (total 10) » */
function thrown({ combat }: Case, side: Side): string {
  const faces = combat.fight.faces[side];
  return faces.length === 1 ? faces.join() : `${faces.join(', ')} (total ${totalOf(faces)})`;
}

const aim = ({ situation }: Case): string => (monkSide(situation) === 'attacker' ? 'prendre' : 'garder');

/** What happened since the fight began. */
function before(one: Case): string {
  const { combat, situation, peoples } = one;
  const { engaged, fight } = combat;
  const lost = engaged.attacker - fight.pawns.attacker;
  if (fight.round <= 1)
    return lost > 0 && shotOf(situation)
      ? ` Le tir des Amazones a déjà retiré ${counted(lost, 'pion')} à l’attaquant, venu avec ${engaged.attacker}.`
      : '';
  const began = SIDES.map((side) => troop(engaged[side], peoples[side])).join(' contre ');
  return ` C’est le round ${fight.round} d’un combat commencé à ${began}.`;
}

/** What changes the number of dice or the losses. */
function terms(one: Case): string {
  const winds = SIDES.filter((side) => isBlown(one, side)).map(
    (side) => ` ${upperFirst(the(one, side))} ont joué un Vent de Guerre, qui leur donne un dé de plus : ${diceOf(one, side)} en tout.`,
  );
  const walls = hasWalls(one.situation.site)
    ? ` Des remparts protègent cette capitale : le total de l’attaquant y est divisé par ${divisor(one, 'attacker')}, au lieu de ${divisor(one, 'defender')}.`
    : '';
  return `${winds.join('')}${walls}`;
}

/** The throws, in their order. */
function throws(one: Case): string {
  const { thrower, struck } = one;
  const last = `${the(one, thrower)} viennent de faire ${thrown(one, thrower)}`;
  return isSecond(one)
    ? `${upperFirst(the(one, struck))} ont fait ${thrown(one, struck)} ; ${last}.`
    : `${upperFirst(last)} ; ${the(one, struck)} lanceront ensuite ${counted(diceOf(one, struck), 'dé')}.`;
}

function task(placed: Placed<Zargos>): string {
  const one = caseOf(placed);
  const attack = plural(one.combat.fight.pawns.attacker, 'attaque', 'attaquent');
  return `À ${one.place}, ${standing(one, 'attacker')} ${attack} ${standing(one, 'defender')}.${before(one)}${terms(one)} ${throws(one)} La main de Dieu fait relancer un seul dé par round, et n’a pas encore servi dans celui-ci. Que font les Moines pour ${aim(one)} la place ?`;
}

const chance = (placed: Placed<Zargos>): string => `de chances de ${aim(caseOf(placed))} la place`;

/** The face that a move throws again; undefined: it keeps them all. */
const againOf = ({ combat, thrower }: Case, move: Move): number | undefined =>
  move.kind === 'reroll' ? combat.fight.faces[thrower][move.die] : undefined;

/** « garder », « relancer le 5 », « relancer un 3 » where several show it. */
function say(placed: Placed<Zargos>, move: Move): string {
  const one = caseOf(placed);
  const face = againOf(one, move);
  if (face === undefined) return 'garder';
  const alike = one.combat.fight.faces[one.thrower].filter((shown) => shown === face);
  return `relancer ${alike.length > 1 ? 'un' : 'le'} ${face}`;
}

/** Pawns that a total of `side` takes off: no more than stand. */
function taken(one: Case, side: Side, total: number): number {
  const there = one.combat.fight.pawns[otherSide(side)];
  return there - remaining(there, lossesFrom(total, divisor(one, side)));
}

/** « 3 pions », « aucun pion », « leurs 4 pions », « leur seul pion » */
function lost(one: Case, side: Side, pawns: number): string {
  if (pawns === 0) return 'aucun pion';
  if (pawns < one.combat.fight.pawns[side]) return counted(pawns, 'pion');
  return pawns === 1 ? 'leur seul pion' : `leurs ${pawns} pions`;
}

/** « les Ailés perdent 4 pions (8 ÷ 2) » ; rounded down where the division has a rest. */
function hit(one: Case, side: Side): string {
  const total = totalOf(one.combat.fight.faces[side]);
  const by = divisor(one, side);
  const rounded = total % by === 0 ? '' : ', arrondi à l’inférieur';
  const victim = otherSide(side);
  return `${the(one, victim)} perdent ${lost(one, victim, taken(one, side, total))} (${total} ÷ ${by}${rounded})`;
}

/** « 1 », « 1 ou 2 », « 3 à 6 » */
const facesTold = (faces: readonly number[]): string => (faces.length > 2 ? `${faces[0]} à ${faces.at(-1)}` : either(faces));

/** What stands once both throws are done, this one kept. */
function leftAfter(one: Case): string {
  const { combat, peoples } = one;
  const [attackers, defenders] = SIDES.map((side) => {
    const foe = otherSide(side);
    return combat.fight.pawns[side] - taken(one, foe, totalOf(combat.fight.faces[foe]));
  });
  const left = { attacker: attackers ?? 0, defender: defenders ?? 0 };
  const those = SIDES.filter((side) => left[side] > 0).map((side) => troop(left[side], peoples[side]));
  return those.length === 0 ? 'plus personne ne tient la place' : `il reste ${those.join(' contre ')}`;
}

/** What an answer does to this round. */
function outcome(one: Case, face: number | undefined): string {
  const { combat, thrower, struck } = one;
  const total = totalOf(combat.fight.faces[thrower]);
  if (face === undefined) return isSecond(one) ? `${hit(one, thrower)}, et ${leftAfter(one)}` : hit(one, thrower);
  const shown = Array.from({ length: FACES }, (_, i) => i + 1);
  const groups = [...Map.groupBy(shown, (other) => taken(one, thrower, total - face + other))];
  const [only] = groups;
  const range = `total de ${total - face + 1} à ${total - face + FACES}`;
  const told =
    groups.length === 1 && only
      ? `${lost(one, struck, only[0])} dans tous les cas`
      : either(groups.map(([pawns, faces], at) => `${lost(one, struck, pawns)} (${at === 0 ? 'nouveau dé : ' : ''}${facesTold(faces)})`));
  return `${range}, ${the(one, struck)} perdent ${told}`;
}

/** « des Ailés » */
const ofStruck = ({ peoples, struck }: Case): string => `des ${PEOPLE_NAMES[peoples[struck]]}`;

/** Whether the power is still there for the throw that follows. */
function afterwards(one: Case, face: number | undefined): string {
  if (isSecond(one)) return '';
  return face === undefined
    ? ` ; la main de Dieu peut encore servir sur le jet ${ofStruck(one)}`
    : ` ; la main de Dieu ne pourra plus rien sur le jet ${ofStruck(one)}`;
}

function hints(placed: Placed<Zargos>): readonly [string, string] {
  const one = caseOf(placed);
  const kept = `si ce jet reste, ${hit(one, one.thrower)}.`;
  const first = upperFirst(isSecond(one) ? `${hit(one, one.struck)} ; ${kept}` : kept);
  if (placed.puzzle.best.move.kind === 'reroll')
    return [first, 'Garder n’est pas le mieux : voyez, pour chaque dé, quelles faces changeraient les pertes.'];
  return [
    first,
    isSecond(one)
      ? 'Le nouveau résultat est définitif, même s’il est pire : combien de faces feraient mieux ?'
      : `Une fois servie, la main de Dieu ne pourra plus rien sur le jet ${ofStruck(one)}.`,
  ];
}

/** Where the dice come from. */
function diceReasons(one: Case): readonly Reason<RuleId>[] {
  const { combat } = one;
  const each = SIDES.map((side) => `${standing(one, side)}, ${counted(diceByPawns(combat.fight.pawns[side]), 'dé')}`);
  const winds = SIDES.filter((side) => isBlown(one, side)).map(
    (side): Reason<RuleId> => ({
      rule: 'ZAR-GUERRE',
      text: `Le Vent de Guerre donne un dé de plus : ${counted(diceOf(one, side), 'dé')} pour ${the(one, side)}.`,
    }),
  );
  return [{ rule: 'ZAR-COM-3', text: `Dés de ce round, d’après les pions : ${each.join(' ; ')}.` }, ...winds];
}

function why(placed: Placed<Zargos>): readonly Reason<RuleId>[] {
  const one = caseOf(placed);
  const { state, puzzle } = placed;
  const ask = { theme: 'main' } as const;
  const answers = ZARGOS_PUZZLES.choices(state, puzzle.seat, ask)
    .map((move) => ({ move, value: ZARGOS_PUZZLES.valueOf(state, puzzle.seat, ask, move) }))
    .sort((a, b) => b.value - a.value)
    .map(({ move, value }): Reason<RuleId> => {
      const face = againOf(one, move);
      return {
        rule: 'ZAR-COM-4',
        text: `${upperFirst(say(placed, move))} : ${outcome(one, face)}${afterwards(one, face)}. ${upperFirst(percent(value))} ${chance(placed)}.`,
      };
    });
  const first: readonly Reason<RuleId>[] = isSecond(one)
    ? [{ rule: 'ZAR-COM-4', text: `Quoi que décident les Moines, ${hit(one, one.struck)}.` }]
    : [];
  const walls: readonly Reason<RuleId>[] = hasWalls(one.situation.site)
    ? [{ rule: 'ZAR-CAP-1', text: `Remparts : les pertes du défenseur sont le total de l’attaquant ÷ ${divisor(one, 'attacker')}.` }]
    : [];
  const god: Reason<RuleId> = {
    rule: 'ZAR-MOI-1',
    text: 'La main de Dieu relance un seul dé par round, à chaque round jusqu’au bout : les chances supposent que les Moines choisissent au mieux ensuite.',
  };
  const order: readonly Reason<RuleId>[] = monkThrowsFirst(one.situation)
    ? [{ rule: 'ZAR-L-3', text: 'Qu’ils attaquent ou défendent, les Moines lancent et décident avant leur adversaire.' }]
    : [];
  return [...first, ...answers, ...walls, ...diceReasons(one), god, ...order];
}

export const HAND_THEME = { task, chance, say, hints, why };
