/**
 * What a board of Zargos is made of: kingdoms, territories, sea cells, borders, straits, and where each datum comes from.
 * All of it is plain, readonly, JSON-safe data; of geometry only where a box's map is to show a place. Places are « territoires » or « cases mer »; their ids never meet.
 */
import type { Origin, Provenance } from '../../core/origin.ts';

export const KINGDOM_IDS = ['akilon', 'banzol', 'itak', 'kahil', 'kori', 'ludos', 'ohms', 'oz', 'palmyr', 'tairo', 'zargos'] as const;
export type KingdomId = (typeof KINGDOM_IDS)[number];

/** `ohms` is the capital of Ohms, `ohms-3` one of its provinces, `zargos` the Forbidden City. */
export type TerritoryId = KingdomId | `${KingdomId}-${number}`;
export type SeaId = `mer-${number}` | 'lac';
export type PlaceId = TerritoryId | SeaId;

/** A province or the capital of an ordinary kingdom; in the kingdom of Zargos a coastal `province`, an `inner` one or the `city` (ZAR-MAT-6). */
export const TERRITORY_KINDS = ['province', 'capital', 'inner', 'city'] as const;
export type TerritoryKind = (typeof TERRITORY_KINDS)[number];

export interface Kingdom {
  readonly id: KingdomId;
  readonly name: string;
  /** Points of the kingdom held as a whole: printed on its capital (ZAR-PTS-2); for Zargos the sum of its territories (ZAR-PTS-1). */
  readonly value: number;
}

/** Where a map shows a place, 0 to `SHEET` from the left and from the top. Only on a box's own board: ours has its map. */
export interface Placed {
  readonly x?: number;
  readonly y?: number;
}

/** Units a side of the sheet. */
export const SHEET = 2000;

export interface Territory extends Placed {
  readonly id: TerritoryId;
  /** « Ohms nord », « Ohms » for the capital, « la Cité Interdite ». Unique on the board. */
  readonly name: string;
  readonly kingdom: KingdomId;
  readonly kind: TerritoryKind;
  /** Touches at least one sea cell. */
  readonly coastal: boolean;
  readonly volcano: boolean;
}

export const SEA_KINDS = ['sea', 'lake'] as const;
type SeaKind = (typeof SEA_KINDS)[number];

export interface SeaCell extends Placed {
  readonly id: SeaId;
  /** By bearing: « mer du Nord-Ouest ». Unique on the board. */
  readonly name: string;
  readonly kind: SeaKind;
  /** The territories it touches, in the order of `territories`. */
  readonly coasts: readonly TerritoryId[];
  /** The sea cells it touches, in the order of `seas`. */
  readonly seas: readonly SeaId[];
}

/** A land border: two territories share a line, a point being no border. Written once, `a` before `b` in the order of `territories`. */
export interface Border {
  readonly a: TerritoryId;
  readonly b: TerritoryId;
  readonly provenance: Provenance;
  /** The source leaves it open: marked wherever it shows. */
  readonly doubtful?: true;
  /** One French sentence: why a doubtful border was taken. */
  readonly because?: string;
}

/** Groups of data that share an origin. */
// biome-ignore format: a list
export const BOARD_FIELDS = [
  'kingdoms', 'territories', 'names', 'values', 'borders', 'coasts', 'volcanoes', 'seas', 'lake', 'straits',
] as const;
export type BoardField = (typeof BOARD_FIELDS)[number];

/** Origin of a group of data, and of the ids in it that have their own. */
export interface FieldOrigin extends Origin {
  readonly except?: Readonly<Record<string, Origin>>;
}

export interface Board {
  readonly kingdoms: readonly Kingdom[];
  readonly territories: readonly Territory[];
  readonly seas: readonly SeaCell[];
  readonly borders: readonly Border[];
  /** Three stretches of sea that the Ailés fly over, coast to coast (ZAR-AIL-2). */
  readonly straits: readonly (readonly [TerritoryId, TerritoryId])[];
}
