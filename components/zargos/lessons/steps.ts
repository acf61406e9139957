/** What the adviser would play, said as what to touch: where, how many, what waits there. On a phone two lines hold it; « Un conseil ? » has the reasons. */
import { chanceText, engagedAt, foreseenAt, holdsCards } from '#components/zargos/play/turn/foresee.ts';
import { counted, together } from '#engine/core/french.ts';
import { cardOf } from '#engine/zargos/data/cards.ts';
import { nameAt, numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, MoveOf, View } from '#engine/zargos/game/types.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';

type Attack = MoveOf<'attack'>;
type Purchase = MoveOf<'reinforce'>;

const named = (view: View, id: Attack['to']): string => {
  const tables = tablesFor(view.options);
  return nameAt(tables, numberOf(tables, id));
};

/**
 * « Touchez Taïro sud-est, puis Taïro, 5 pions (2 suivront) : 7 contre 3, 99 % de la prendre. »: with the groups that are sent there already, and those that
 * come next.
 */
export function attackText(view: View, groups: readonly [Attack, ...Attack[]]): string {
  const [{ from, to, people, pawns, card }, ...rest] = groups;
  const tables = tablesFor(view.options);
  const at = numberOf(tables, to);
  const following = rest.reduce((sum, one) => sum + (one.to === to ? one.pawns : 0), 0);
  const all = pawns + following + engagedAt(view, at, people);
  const situation = foreseenAt(view, at, people, all);
  const isSea = !card && !(tables.land[numberOf(tables, from)] ?? []).includes(at);
  const means = card ? ` et ${cardOf(card).the}` : isSea ? ', par la mer' : '';
  const where = `${named(view, from)}, puis ${named(view, to)}, ${counted(pawns, 'pion')}${means}`;
  if (!situation) return `Touchez ${where} : personne n’y est.`;
  const outcome = oddsOf(situation);
  const isBlind = holdsCards(view, view.owners[at]);
  const chance = `${chanceText(outcome, false)}${isBlind ? ', sans carte en face' : ''}`;
  return `Touchez ${where}${following > 0 ? ` (${following} ${following > 1 ? 'suivront' : 'suivra'})` : ''} : ${all} contre ${view.pawns[at] ?? 0}, ${chance}${isBlind ? '' : ' de la prendre'}.`;
}

/** « Touchez Akilon nord, puis Palmyr-est, 3 pions : Palmyr-est, 5 pions, fait face à 4 Dragons. » What a place in reach would bring is left to « Un conseil ? ». */
export const marchText = (view: View, { from, to, pawns }: MoveOf<'march'>, why: string): string =>
  `Touchez ${named(view, from)}, puis ${named(view, to)}, ${counted(pawns, 'pion')} : ${why.replace(/^De là(.*?) : [^.]*\./u, 'de là$1.')}`;

/** « touchez Taïro, « tous : 8 », puis « Acheter » », « 4 pions à Taïro et 3 à Oz, puis « Acheter » » */
export function purchaseText(view: View, moves: readonly [Purchase, ...Purchase[]], most: number): string {
  const [{ at, pawns }, ...others] = moves;
  if (others.length > 0)
    return `${together([moves[0], ...others].map((one) => `${one.pawns} à ${named(view, one.at)}`))}${others.length > 1 ? '' : ', puis « Acheter »'}`;
  const all = pawns === most && most > 1 ? `, « tous : ${most} »` : pawns > 1 ? `, ${counted(pawns, 'pion')}` : '';
  return `touchez ${named(view, at)}${all}, puis « Acheter »`;
}

const isAttack = (move: Move): move is Attack => move.kind === 'attack';
const isPurchase = (move: Move): move is Purchase => move.kind === 'reinforce';

export const attacksAmong = ([first, ...others]: readonly Move[]): readonly [Attack, ...Attack[]] | undefined =>
  first && isAttack(first) ? [first, ...others.filter(isAttack)] : undefined;

export const purchasesAmong = ([first, ...others]: readonly Move[]): readonly [Purchase, ...Purchase[]] | undefined =>
  first && isPurchase(first) ? [first, ...others.filter(isPurchase)] : undefined;
