/** What is at hand to spend in purchases and in the placement, and what is thought of before it is bought. */
import { counted } from '#engine/core/french.ts';
import { idOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, View } from '#engine/zargos/game/types.ts';
import { readingsOf } from '#engine/zargos/options.ts';
import { MAX_BOATS } from '#engine/zargos/rules/movement/question.ts';
import { PRICES } from '#engine/zargos/rules/reinforcements.ts';
import { PEOPLES, type People } from '#engine/zargos/types.ts';
import { placeHolder } from '../map/tokens.ts';
import { pawnsText, placeLabel } from '../words.ts';

/** What is thought of, before it is bought. */
export interface SpendingDraft {
  /** By place. */
  readonly pawns: ReadonlyMap<number, number>;
  readonly boats: number;
}

export const NO_DRAFT: SpendingDraft = { pawns: new Map(), boats: 0 };

/** What is at hand to spend: points in phase c, pawns of the lots in the placement. */
export interface Spending {
  /** Units to spend, and what a pawn costs of them. */
  readonly units: number;
  readonly price: number;
  /** By place: the most pawns that may be set down there, were nothing else bought. */
  readonly most: ReadonlyMap<number, number>;
  readonly people: People;
  /** The most boats; 0 where none are sold. */
  readonly boats: number;
  readonly kind: 'buys' | 'lots';
}

type Seen = Pick<View, 'boats' | 'phase' | 'purses' | 'positioning' | 'peoples' | 'seat' | 'options' | 'owners' | 'pawns'>;

/** Boats that so many points buy of those that the box still has: they are listed one by one. */
function boatsFor({ boats, options }: Pick<View, 'boats' | 'options'>, points: number): number {
  const out = PEOPLES.reduce((sum, people) => sum + boats[people], 0);
  const left = readingsOf(options)['ZAR-L-5'] === 'non' ? Number.POSITIVE_INFINITY : MAX_BOATS - out;
  return Math.min(Math.floor(points / PRICES.boats), left);
}

/** Undefined where nothing is spent now. */
export function spendingOf(
  { boats, phase, purses, positioning, peoples, seat, options }: Seen,
  legal: readonly Move[],
): Spending | undefined {
  const { places } = tablesFor(options);
  const most = new Map<number, number>();
  for (const move of legal) if (move.kind === 'reinforce') most.set(places.get(move.at) ?? -1, move.pawns);
  const [purse] = purses;
  if (legal.length === 0) return undefined;
  if (phase === 'reinforcements' && purse)
    return {
      units: purse.points,
      price: PRICES.small,
      most,
      people: purse.people,
      boats: boatsFor({ boats, options }, purse.points),
      kind: 'buys',
    };
  const own = peoples[seat] ?? [];
  const [people] = own;
  if (phase !== 'placement' || !positioning || !people) return undefined;
  const units = own.reduce((sum, one) => sum + positioning.left[one], 0);
  return { units, price: 1, most, people, boats: 0, kind: 'lots' };
}

export const drafted = ({ pawns }: SpendingDraft, isOwn: (place: number) => boolean = () => true): number =>
  [...pawns].reduce((sum, [place, count]) => sum + (isOwn(place) ? count : 0), 0);

/** Units left once the draft is paid. */
export const leftOf = (purse: Spending, draft: SpendingDraft): number =>
  purse.units - drafted(draft) * purse.price - draft.boats * PRICES.boats;

/** The most pawns that a place may be given, the rest of the draft standing; each people has its own lot, and its own pawns in the box. */
export function mostAt(view: Pick<View, 'owners' | 'pawns'>, purse: Spending, draft: SpendingDraft, place: number): number {
  const now = draft.pawns.get(place) ?? 0;
  const people = placeHolder(view, place);
  const others = drafted(draft, (other) => other !== place && placeHolder(view, other) === people);
  return Math.max(0, Math.min(now + Math.floor(leftOf(purse, draft) / purse.price), (purse.most.get(place) ?? 0) - others));
}

/** Places that take one pawn more. */
export const takersOf = (view: Pick<View, 'owners' | 'pawns'>, purse: Spending, draft: SpendingDraft): readonly number[] =>
  [...purse.most.keys()].filter((place) => mostAt(view, purse, draft, place) > (draft.pawns.get(place) ?? 0));

/** « Banzol : 2 pions de plus ; 1 bateau ; il reste 3 points. »: for ears. */
export function draftText(view: Pick<View, 'options'>, purse: Spending, draft: SpendingDraft): string {
  const left = leftOf(purse, draft);
  const parts = [
    ...[...draft.pawns].map(([place, count]) => `${placeLabel(view, place)} : ${pawnsText(count)} de plus`),
    ...(draft.boats > 0 ? [counted(draft.boats, 'bateau', 'bateaux')] : []),
  ];
  return `${parts.join(' ; ')} ; il reste ${purse.kind === 'buys' ? counted(left, 'point') : pawnsText(left)}.`;
}

export function draftWith({ pawns, boats }: SpendingDraft, place: number, count: number): SpendingDraft {
  const next = new Map(pawns);
  if (count > 0) next.set(place, count);
  else next.delete(place);
  return { pawns: next, boats };
}

/** What was advised to be set down, as if it had been thought of. */
export function draftIn({ options }: Pick<View, 'options'>, { most }: Spending, advised: readonly Move[]): SpendingDraft {
  const { places } = tablesFor(options);
  const pawns = new Map<number, number>();
  for (const move of advised) {
    const at = move.kind === 'reinforce' ? places.get(move.at) : undefined;
    if (move.kind === 'reinforce' && at !== undefined && most.has(at)) pawns.set(at, (pawns.get(at) ?? 0) + move.pawns);
  }
  return { pawns, boats: advised.reduce((sum, move) => sum + (move.kind === 'boats' ? move.count : 0), 0) };
}

/** The moves that buy what is thought of. */
export function movesOf(
  view: Pick<View, 'seat' | 'options' | 'owners' | 'pawns'>,
  { people }: Spending,
  draft: SpendingDraft,
): readonly Move[] {
  const { seat } = view;
  const tables = tablesFor(view.options);
  const buys = [...draft.pawns].flatMap(([place, pawns]): Move[] => {
    const holder = placeHolder(view, place);
    return holder ? [{ kind: 'reinforce', seat, people: holder, at: idOf(tables, place), pawns }] : [];
  });
  return draft.boats > 0 ? [...buys, { kind: 'boats', seat, people, count: draft.boats }] : buys;
}
