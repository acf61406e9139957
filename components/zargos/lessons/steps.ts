/** What the adviser would play, said as what to touch: where, how many, what waits there. On a phone two lines hold it; « Un conseil ? » has the reasons. */
import { chanceText, engagedAt, foreseenAt, holdsCards } from '#components/zargos/play/turn/foresee.ts';
import { onwardText } from '#components/zargos/play/say.ts';
import { threatAt, winsText } from '#components/zargos/play/turn/why.ts';
import { counted, of, together, upperFirst } from '#engine/core/french.ts';
import { cardOf } from '#engine/zargos/data/cards.ts';
import { nameAt, numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, MoveOf, View } from '#engine/zargos/game/types.ts';
import { wayTo, worldFor } from '#engine/zargos/game/ways.ts';
import { troop } from '#engine/zargos/odds/fight-words.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import type { People } from '#engine/zargos/types.ts';

type Attack = MoveOf<'attack'>;
type Purchase = MoveOf<'reinforce'>;

const named = (view: View, id: Attack['to']): string => {
  const tables = tablesFor(view.options);
  return nameAt(tables, numberOf(tables, id));
};

/**
 * « Touchez Taïro sud-est, puis Taïro, 5 pions : 91 % ; puis 2 d’Akilon nord : 7 contre 3, 99 % en tout. »: with the groups that are sent there already, and those that
 * come next.
 */
export function attackText(view: View, groups: readonly [Attack, ...Attack[]]): string {
  const [{ from, to, people, pawns, card }, ...rest] = groups;
  const tables = tablesFor(view.options);
  const at = numberOf(tables, to);
  const others = rest.filter((one) => one.to === to);
  const sent = pawns + engagedAt(view, at, people);
  const all = others.reduce((sum, one) => sum + one.pawns, sent);
  const situation = foreseenAt(view, at, people, all);
  const isSea = !card && !(tables.land[numberOf(tables, from)] ?? []).includes(at);
  const means = card ? ` et ${cardOf(card).the}` : isSea ? ', par la mer' : '';
  const where = `${named(view, from)}, puis ${named(view, to)}, ${counted(pawns, 'pion')}${means}`;
  if (!situation) return `Touchez ${where} : personne n’y est${againText(view, people, at, all)}.`;
  const isBlind = holdsCards(view, view.owners[at]);
  const chanceOf = (count: number): string => {
    const fight = foreseenAt(view, at, people, count);
    return fight ? chanceText(oddsOf(fight), false) : '';
  };
  // The panel's own figure first: those that follow add theirs before the fight.
  const first =
    others.length > 0 ? `${chanceOf(sent)} ; puis ${together(others.map((one) => `${one.pawns} ${fromNamed(view, one.from)}`))} : ` : '';
  return `Touchez ${where} : ${first}${all} contre ${view.pawns[at] ?? 0}, ${chanceOf(all)}${isBlind ? ', sans carte en face' : others.length > 0 ? ' en tout' : ' de la prendre'}.`;
}

/** « Faites ces 3 attaques, avec le Vent de Terre et 2 bateaux : Itak-est, Oz et Palmyr ; la moins sûre, Palmyr, 92 %. »: all that one tap does, and spends. */
export function planText(view: View, groups: readonly [Attack, ...Attack[]]): string {
  const tables = tablesFor(view.options);
  const boats = groups.reduce((sum, { from, to, people, card }) => {
    const way = wayTo(worldFor(view, people, true), numberOf(tables, from), numberOf(tables, to), card, view.boats[people]);
    return sum + (way?.boats ?? 0);
  }, 0);
  const spent = [
    ...groups.flatMap(({ card }) => (card ? cardOf(card).the : [])),
    ...(boats > 0 ? [counted(boats, 'bateau', 'bateaux')] : []),
  ];
  const aims = [...new Set(groups.map(({ to }) => to))].map((to) => {
    const own = groups.filter((one) => one.to === to);
    const [at, people] = [numberOf(tables, to), own[0]?.people ?? groups[0].people];
    const pawns = own.reduce((sum, one) => sum + one.pawns, engagedAt(view, at, people));
    const fight = foreseenAt(view, at, people, pawns);
    return { name: named(view, to), odds: fight && oddsOf(fight), isBlind: holdsCards(view, view.owners[at]) };
  });
  const fights = aims.flatMap(({ name, odds }) => (odds ? { name, odds } : []));
  const [least] = fights.toSorted((a, b) => a.odds.win.attacker - b.odds.win.attacker);
  const risk = least
    ? ` ; la moins sûre, ${least.name}, ${chanceText(least.odds, false)}${aims.some(({ isBlind }) => isBlind) ? ', sans carte en face' : ''}`
    : ' ; personne n’y est';
  return `Faites ces ${aims.length} attaques${spent.length > 0 ? `, avec ${together(spent)}` : ''} : ${together(aims.map(({ name }) => name))}${risk}.`;
}

const fromNamed = (view: View, id: Attack['from']): string => of(named(view, id));

/** « ; elle vaut 1 point, si 8 Dragons ne la reprennent pas avant le décompte »: what a place is taken for that will hardly be held. */
function againText(view: View, people: People, at: number, pawns: number): string {
  const threat = threatAt(view, at);
  if (!threat || threat.coming <= pawns) return '';
  const [who, many] = [troop(threat.pawns, threat.people), threat.pawns > 1 ? 'reprennent' : 'reprend'];
  return ` ; ${winsText(view, people, at).replace(/, et il manque.*/u, '')}, ${view.waiting.includes(threat.people) ? `si ${who} ne la ${many} pas avant le décompte` : `même si ${who} la ${many} ensuite`}`;
}

/** « Touchez Akilon nord, puis Palmyr-est, 3 pions : face à 4 Dragons, 60 % de la perdre ; avec 5 pions, 8 %. » What a place in reach would bring is left to « Un conseil ? ». */
export function marchText(view: View, { from, to, pawns }: MoveOf<'march'>, onward: readonly Move[], why: string): string {
  const name = named(view, to);
  const told = why
    .replace(/^De là(.*?) : [^.]*\./u, 'de là$1.')
    .replace(`${upperFirst(name)} : `, '')
    // Who comes, once.
    .replace(/((?:face à|à portée de) \d+ \p{L}+)(.*), \1(,(?= tomb)|)/u, '$1$2');
  return `Touchez ${named(view, from)}, puis ${name}, ${counted(pawns, 'pion')}${onwardText(tablesFor(view.options), onward)} : ${told}`;
}

/** « 4 à Taïro et 3 à Oz » */
export const purchaseText = (view: View, moves: readonly [Purchase, ...Purchase[]]): string =>
  together(moves.map(({ at, pawns }) => `${pawns} à ${named(view, at)}`));

const isAttack = (move: Move): move is Attack => move.kind === 'attack';
const isPurchase = (move: Move): move is Purchase => move.kind === 'reinforce';

export const attacksAmong = ([first, ...others]: readonly Move[]): readonly [Attack, ...Attack[]] | undefined =>
  first && isAttack(first) ? [first, ...others.filter(isAttack)] : undefined;

export const purchasesAmong = ([first, ...others]: readonly Move[]): readonly [Purchase, ...Purchase[]] | undefined =>
  first && isPurchase(first) ? [first, ...others.filter(isPurchase)] : undefined;
