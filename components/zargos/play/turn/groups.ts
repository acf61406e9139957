/** Groups that may set out, place by place, out of the moves that the game lists; and why another may not. */
import { counted, either, together } from '#engine/core/french.ts';
import type { Refusal, Verdict } from '#engine/core/verdict.ts';
import { type CardId, cardOf } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { idOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, MoveOf, View } from '#engine/zargos/game/types.ts';
import type { People } from '#engine/zargos/types.ts';
import { placeHolder } from '../map/tokens.ts';

/** A group that attacks, or one that moves in the reorganisation. */
export type GroupMove = MoveOf<'attack' | 'march'>;

export const isGroup = (move: Move): move is GroupMove => move.kind === 'attack' || move.kind === 'march';

const placed = ({ options }: Pick<View, 'options'>, id: string): number => tablesFor(options).places.get(id) ?? -1;

/** Places from which a group may set out. */
export const startsOf = (view: Pick<View, 'options'>, legal: readonly Move[]): readonly number[] => [
  ...new Set(legal.filter(isGroup).map(({ from }) => placed(view, from))),
];

/** Places that a group from `from` may go to; without `from`, all that some group may. */
export const targetsOf = (view: Pick<View, 'options'>, legal: readonly Move[], from?: number): readonly number[] => [
  ...new Set(
    legal.filter(isGroup).flatMap((move) => (from === undefined || placed(view, move.from) === from ? [placed(view, move.to)] : [])),
  ),
];

/** One's own other people at a place, which an attack would strike (ZAR-ATT-6); undefined anywhere else. */
export function ownAgainst({ owners, peoples, seat }: Pick<View, 'owners' | 'peoples' | 'seat'>, to: number): People | undefined {
  const holder = owners[to];
  return holder && peoples[seat]?.includes(holder) ? holder : undefined;
}

/** « 9 possibles, et 39 de plus seulement avec le Vent d’Ailleurs » */
export function possibleText(targets: readonly number[], cards: ReadonlyMap<number, CardId>): string {
  const played = [...new Set(cards.values())].map((card) => cardOf(card).the);
  const more = cards.size > 0 ? `, et ${cards.size} de plus seulement avec ${either(played)}` : '';
  return `${counted(targets.length - cards.size, 'possible')}${more}`;
}

/** « touchez la cible, 9 possibles, dont 2 à vos propres Amazones, en pointillé, et 3 par le Vent d’Ailleurs, en tirets » */
export function aimText(
  view: Pick<View, 'owners' | 'peoples' | 'seat' | 'phase'>,
  targets: readonly number[],
  cards: ReadonlyMap<number, CardId> = new Map(),
): string {
  const own = view.phase === 'attacks' ? targets.filter((to) => ownAgainst(view, to)) : [];
  const names = [...new Set(own.flatMap((to) => ownAgainst(view, to) ?? []))].map((people) => PEOPLE_NAMES[people]);
  const played = [...new Set(cards.values())].map((card) => cardOf(card).the);
  const told = [
    ...(own.length > 0 ? [`${own.length} à vos propres ${together(names)}, en pointillé`] : []),
    ...(cards.size > 0 ? [`${cards.size} seulement avec ${either(played)}, en tirets`] : []),
  ];
  return `touchez la cible, ${counted(targets.length, 'possible')}${told.length > 0 ? `, dont ${told.join(', et ')}` : ''}.`;
}

/** Listed groups between two places, the one that needs no card first. Each bears the most pawns that may go. */
export const groupsBetween = (view: Pick<View, 'options'>, legal: readonly Move[], from: number, to: number): readonly GroupMove[] =>
  legal
    .filter(isGroup)
    .filter((move) => placed(view, move.from) === from && placed(view, move.to) === to)
    .sort((a, b) => Number(a.card !== null) - Number(b.card !== null));

/** Pawns advised to follow this group to what it attacks; none where it is not the one that was advised. */
export function followingIn(advised: readonly Move[], { from, to, people, pawns }: GroupMove): number {
  const groups = advised.filter((move) => move.kind === 'attack' && move.to === to && move.people === people);
  const [first] = groups;
  if (first?.kind !== 'attack' || first.from !== from || first.pawns !== pawns) return 0;
  return groups.slice(1).reduce((sum, move) => sum + (move.kind === 'attack' ? move.pawns : 0), 0);
}

/** Of the places that a group from `from` may go to, those where no group goes without a card, and that card. */
export function cardsTo(view: Pick<View, 'options'>, legal: readonly Move[], from: number): ReadonlyMap<number, CardId> {
  const moves = legal.filter(isGroup).filter((move) => placed(view, move.from) === from);
  const free = new Set(moves.flatMap(({ card, to }) => (card === null ? [placed(view, to)] : [])));
  const found = new Map<number, CardId>();
  for (const { card, to } of moves) {
    const place = placed(view, to);
    if (card && !free.has(place)) found.set(place, card);
  }
  return found;
}

/** Places from which `to` may be reached. */
export const startsTo = (view: Pick<View, 'options'>, legal: readonly Move[], to: number): readonly number[] => [
  ...new Set(legal.filter(isGroup).flatMap((move) => (placed(view, move.to) === to ? [placed(view, move.from)] : []))),
];

/** A place of theirs to walk by in two steps instead of taking boats, where it is listed; undefined elsewhere. */
export function onFoot(view: Pick<View, 'options' | 'owners' | 'turn'>, legal: readonly Move[], group: GroupMove): number | undefined {
  const { land } = tablesFor(view.options);
  const [from, to] = [placed(view, group.from), placed(view, group.to)];
  const steps = 2 - (view.turn?.steps[group.people] ?? 0);
  if (group.kind !== 'march' || steps < 2 || land[from]?.includes(to)) return undefined;
  return land[from]?.find(
    (by) =>
      view.owners[by] === group.people && land[by]?.includes(to) && groupsBetween(view, legal, from, by).some(({ card }) => card === null),
  );
}

/** The largest group that may go where none is listed, by the judge alone; or the rule that lets not even one pawn go. */
export function judgedTo(
  view: Pick<View, 'options' | 'owners' | 'pawns' | 'seat'>,
  kind: GroupMove['kind'],
  from: number,
  to: number,
  judge: (move: Move) => Verdict,
): { readonly ok: true; readonly group: GroupMove } | Refusal | undefined {
  const people = placeHolder(view, from);
  if (!people) return undefined;
  const tables = tablesFor(view.options);
  const [fromId, toId] = [idOf(tables, from), idOf(tables, to)];
  const groupOf = (pawns: number): GroupMove => ({ kind, seat: view.seat, people, from: fromId, to: toId, pawns, card: null });
  const one = judge(groupOf(1));
  if (!one.ok) return one;
  let pawns = view.pawns[from] ?? 1;
  while (pawns > 1 && !judge(groupOf(pawns)).ok) pawns -= 1;
  return { ok: true, group: groupOf(pawns) };
}

/**
 * Why no group sets out from a place of one's own, where none may: what the judge says of one pawn going next door. Undefined of places from where some group
 * may, of others' places, and when nobody moves.
 */
export function stayingAt(
  view: Pick<View, 'options' | 'owners' | 'pawns' | 'seat' | 'phase' | 'turn'>,
  legal: readonly Move[],
  place: number,
  beside: readonly number[],
  judge: (move: Move) => Verdict,
): Refusal | undefined {
  const people = placeHolder(view, place);
  const isMoving = legal.length > 0 && (view.phase === 'attacks' || view.phase === 'reorganisation');
  if (!isMoving || !people || !view.turn?.peoples.includes(people) || startsOf(view, legal).includes(place)) return undefined;
  const kind = view.phase === 'attacks' ? 'attack' : 'march';
  // First where one would go: to others when attacking, to one's own when reorganising.
  const isMeant = (to: number): boolean => (placeHolder(view, to) === people) === (kind === 'march');
  const answers = beside.toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a))).map((to) => judgedTo(view, kind, place, to, judge));
  const [first] = answers;
  return first && !first.ok && answers.every((answer) => answer && !answer.ok) ? first : undefined;
}
