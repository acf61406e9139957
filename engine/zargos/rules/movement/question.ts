/** « Jusqu’où puis-je aller ? »: who asks, from where, with what. Places go by their ids, so that a question means the same on every board that has them. */
import { type BoardTables, placeOf } from '../../board/tables.ts';
import type { KingdomId, PlaceId, SeaId, TerritoryId } from '../../data/board-types.ts';
import type { CardId } from '../../data/cards.ts';
import type { OptionId, Options } from '../../options.ts';
import type { People } from '../../types.ts';

export const MOVE_PHASES = ['attacks', 'reorganisation'] as const;
export type MovePhase = (typeof MOVE_PHASES)[number];

/** Green cards that carry a group. */
export const MOVE_CARDS = ['vent-de-terre', 'vent-d-ailleurs', 'vent-de-brume'] as const satisfies readonly CardId[];
export type MoveCard = (typeof MOVE_CARDS)[number];

/** Red cards that take the movements of one people. */
export const MOVE_EFFECTS = ['tremblement-de-terre', 'raz-de-maree', 'typhon', 'inondations'] as const satisfies readonly CardId[];
export type MoveEffect = (typeof MOVE_EFFECTS)[number];

/** Provinces that one group may walk: one of two groups, or the only one (ZAR-REO-1). */
export const STRIDES = [1, 2] as const;
export type Stride = (typeof STRIDES)[number];

/** The rulings that decide how far a group goes. */
export const MOVE_RULINGS = [
  'ZAR-L-12',
  'ZAR-L-18',
  'ZAR-L-19',
  'ZAR-L-21',
  'ZAR-L-24',
  'ZAR-L-28',
  'ZAR-L-31',
  'ZAR-L-32',
  'ZAR-L-36',
  'ZAR-L-37',
  'ZAR-L-38',
  'ZAR-L-42',
  'ZAR-L-45',
  'ZAR-L-46',
  'ZAR-L-47',
  'ZAR-L-51',
  'ZAR-L-52',
  'ZAR-L-53',
  'ZAR-L-54',
] as const satisfies readonly OptionId[];

/** All those of the box (ZAR-MAT-1). */
export const MAX_BOATS = 15;

/** As many as the box holds of each card (ZAR-MAG-2); a test holds them to `data/cards.ts`, whose words a page need not load for this. */
export const MAX_FROZEN = 4;
export const MAX_STORMS = 3;

/** A checked question: `checkQuestion`, `parseQuestion` and `settledQuestion` make them. */
export interface ReachQuestion {
  readonly people: People;
  readonly phase: MovePhase;
  /** Where the group stands: a territory, or a sea cell for the Dragons. */
  readonly from: PlaceId;
  /** In reorganisation, the provinces this group may walk; not read in attacks. */
  readonly stride: Stride;
  /** In hand, 0 to `MAX_BOATS`. */
  readonly boats: number;
  /** In hand, for this group; in the order of `MOVE_CARDS`, each once (a second one adds nothing: ZAR-L-42). */
  readonly cards: readonly MoveCard[];
  /** Kingdoms under a Vent de Glace, in the board's order. */
  readonly frozen: readonly KingdomId[];
  /** Sea cells closed by each Vent de Tempête: two that touch, or the lake alone under the other reading of ZAR-L-31. */
  readonly storms: readonly (readonly SeaId[])[];
  /** In force now, in the order of `MOVE_EFFECTS`. */
  readonly effects: readonly MoveEffect[];
  /** The player is the Master of the Winds (ZAR-ZRG-7). */
  readonly master: boolean;
  /** The group has fought this turn, so it came this turn to where it stands. */
  readonly fought: boolean;
  /** Points of pawns: how many stand there and how many of them go. Left out: the answer says what must stay. */
  readonly group?: { readonly stands: number; readonly moves: number };
  /** Who holds what; a territory left out is empty. All left out: the answer says what the target must be. */
  readonly owners?: Owners;
  readonly options: Options;
}

export type Owners = Readonly<Partial<Record<TerritoryId, People>>>;

/** What a page shows first, and what a bad value of a link falls back to: Ailés on the first territory of the board. */
export function defaultQuestion({ board }: BoardTables): ReachQuestion {
  const from = board.territories[0]?.id ?? 'zargos';
  return { ...CALM, people: 'ailes', phase: 'attacks', from };
}

const CALM = {
  stride: 2,
  boats: 0,
  cards: [],
  frozen: [],
  storms: [],
  effects: [],
  master: false,
  fought: false,
  options: {},
} as const;

/** The place a checked question starts from. Throws on a question of another board. */
export function departureOf(tables: BoardTables, { from }: ReachQuestion): number {
  const place = placeOf(tables, from);
  if (place === undefined) throw new Error(`no place ${from} on this board`);
  return place;
}
