/** What a tap or a key on a place of the map means, by what is touched already and what may be played. */
import type { CardId } from '#engine/zargos/data/cards.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, View } from '#engine/zargos/game/types.ts';
import { aimsOf, isAimed, playsOf } from './cards/aim.ts';
import { tradedPlaces, withPlace } from './setup/marks.ts';
import type { TradeDraft } from './setup/trade.ts';
import { startsOf, targetsOf } from './turn/groups.ts';
import { draftWith, mostAt, type SpendingDraft, spendingOf } from './turn/purse.ts';

/** What is touched, until something is played. */
export interface Pick {
  readonly from?: number;
  readonly to?: number;
  /** How many are to go. */
  readonly pawns?: number;
  readonly looked?: number;
  readonly card?: CardId;
  readonly aims?: readonly number[];
}

export const NOTHING: Pick = {};

/** All that stands on the table before it is played. */
export interface Drafts {
  readonly pick: Pick;
  readonly draft: SpendingDraft;
  readonly offer: TradeDraft | undefined;
}

export type Meaning =
  | { readonly kind: 'act'; readonly move: Move }
  | { readonly kind: 'pick'; readonly pick: Pick }
  | { readonly kind: 'draft'; readonly draft: SpendingDraft }
  | { readonly kind: 'offer'; readonly offer: TradeDraft };

const placeOfMove = (view: View, move: Move): number | undefined => {
  const { places } = tablesFor(view.options);
  switch (move.kind) {
    case 'plant':
      return places.get(move.at);
    case 'flee':
      return places.get(move.to);
    case 'call':
      return places.get(move.from);
    default:
      return undefined;
  }
};

/** Places where a tap does something now. */
export function openPlaces(view: View, legal: readonly Move[], pick: Pick): readonly number[] {
  if (pick.card) {
    const plays = playsOf(legal, pick.card).filter(isAimed);
    if (plays.length > 0) return aimsOf(view, plays, pick.aims ?? []);
  }
  if (pick.from !== undefined) return targetsOf(view, legal, pick.from);
  return [...startsOf(view, legal), ...new Set(legal.flatMap((move) => placeOfMove(view, move) ?? []))];
}

/** The aims of a card after a tap: two neighbouring seas for a storm, one place for all others; undefined where it aims at nothing. */
function aimedWith(view: View, legal: readonly Move[], { card, aims = [] }: Pick, place: number): readonly number[] | undefined {
  const plays = card ? playsOf(legal, card).filter(isAimed) : [];
  if (plays.length === 0) return undefined;
  if (!aimsOf(view, plays, []).includes(place)) return aims;
  const isPair = plays.some(({ target }) => 'seas' in target && target.seas.length > 1);
  return isPair && aims.length < 2 && !aims.includes(place) && aimsOf(view, plays, aims).includes(place) ? [...aims, place] : [place];
}

/** What is played by one tap on a place: a flight, or the one pawn that may be planted there. */
function playedAt(view: View, legal: readonly Move[], place: number): Move | undefined {
  const here = legal.filter((move) => placeOfMove(view, move) === place);
  const plants = here.filter(({ kind }) => kind === 'plant');
  return here.find(({ kind }) => kind === 'flee') ?? (plants.length === 1 ? plants[0] : undefined);
}

export function meaningOf(view: View, legal: readonly Move[], { pick, draft, offer }: Drafts, place: number): Meaning {
  const aims = aimedWith(view, legal, pick, place);
  if (aims) return { kind: 'pick', pick: { ...pick, aims } };
  if (offer && tradedPlaces(view, offer).includes(place)) return { kind: 'offer', offer: withPlace(view, offer, place) };
  const purse = spendingOf(view, legal);
  const count = (draft.pawns.get(place) ?? 0) + 1;
  if (purse && count <= mostAt(view, purse, draft, place)) return { kind: 'draft', draft: draftWith(draft, place, count) };
  const played = playedAt(view, legal, place);
  if (played) return { kind: 'act', move: played };
  const { from } = pick;
  const isFar = from !== undefined && place !== from;
  if (isFar && targetsOf(view, legal, from).includes(place)) return { kind: 'pick', pick: { from, to: place } };
  if (startsOf(view, legal).includes(place)) return { kind: 'pick', pick: place === from ? { looked: place } : { from: place } };
  if (isFar) return { kind: 'pick', pick: { from, to: place } };
  return { kind: 'pick', pick: { looked: place, ...(pick.card && { card: pick.card, aims: pick.aims ?? [] }) } };
}
