/**
 * What Zargo's Lords is made of: peoples, kinds of counters, terrains, results of the tables, the box. All of it is plain, readonly, JSON-safe data.
 * A future `Game` builds its state of these.
 */
import type { Options } from './options.ts';

export type { Options };

/** The four peoples, in the order of the turn (LOR-TOUR-1). */
export const PEOPLES = ['chevaliers', 'dragons', 'ailes', 'moines'] as const;
export type People = (typeof PEOPLES)[number];

/** The sixteen kinds of counters that move and fight, people by people; cities and markers are apart (`CITIES`, `VANISHED_MARKERS`). */
// biome-ignore format: one people a row
export const KINDS = [
  'chevalier', 'chevaliers-fantassin', 'sorcier', 'chevaliers-fantarcher',
  'dragon', 'dragons-fantassin', 'lance-flammes', 'serpent',
  'aile', 'faucon', 'ailes-fantassin', 'ailes-fantarcher',
  'moine', 'moines-fantassin', 'moines-chevalier', 'illusionniste',
] as const;
export type Kind = (typeof KINDS)[number];

/** The two numbers printed on a counter (LOR-MAT-3): force in combat, and hexagones a turn. */
export interface Factors {
  readonly combat: number;
  readonly movement: number;
}

/**
 * Results of the table of combats, worst for the attacker first: `AE` all attackers eliminated, `A3` they retreat 3 hexes, `-` nothing happens, `D3`
 * the defender retreats 3 hexes, `DE` he is eliminated.
 */
// biome-ignore format: one scale
export const RESULTS = [
  'AE', 'A8', 'A7', 'A6', 'A5', 'A4', 'A3', 'A2', 'A1', '-', 'D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'DE',
] as const;
export type Result = (typeof RESULTS)[number];

/** One entry for each face of the die, from 1 to 6. */
export type ByDie<Value> = readonly [Value, Value, Value, Value, Value, Value];

/** A band of the table of combats: from this difference of factors up to the next band's; the last has no end. */
export interface Band {
  readonly from: number;
  readonly results: ByDie<Result>;
}

/** A shooting table: row `d - 1` is distance d, column the die. Arrows or flames on target, or hexes of flight. */
export type RangeTable = readonly ByDie<number>[];

/** Hits that eliminate a target. */
export type Needs = Readonly<Record<Kind, number>>;

/** What the source lost and a club's box may print otherwise than ours. Functions take it as a value; `BOX` is the default. */
export interface Box {
  readonly factors: Readonly<Record<Kind, Factors>>;
  /** Rising; the first band's `from` is the minimum difference (LOR-COM-4). */
  readonly combat: readonly Band[];
  /** 8 rows (LOR-ARC-1). */
  readonly arrows: RangeTable;
  /** 5 rows (LOR-DRA-1). */
  readonly flames: RangeTable;
  /** 5 rows (LOR-SOR-2). */
  readonly visions: RangeTable;
  readonly needs: { readonly arrows: Needs; readonly flames: Needs };
  /** Counters of each kind (LOR-MAT-4). */
  readonly copies: Readonly<Record<Kind, number>>;
  /** The map of a whole game (LOR-MAT-1); left out: ours. */
  readonly map?: OwnMap;
}

/** A club's own map, as its rows of signs. */
export interface OwnMap {
  readonly rows: readonly string[];
  /** East and west edges meet (LOR-MAT-2). */
  readonly wraps: boolean;
  /** Of its lands, in the order of their first hex, row by row; as many as are named. */
  readonly names: readonly string[];
}

/** Ranges in hexes, printed in the booklet. */
export const RANGES = { arrows: 8, flames: 5, visions: 5 } as const;
export type Shot = keyof typeof RANGES;

/** What a hex is made of; a city stands on one of them and hides it (LOR-VIL-1). */
export const TERRAINS = ['plaine', 'cote', 'mer', 'mont', 'bois', 'gouffre', 'pont'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Most of a garrison (LOR-VIL-1). */
export const MAX_GARRISON = 4;

/** What the `odds` verb may be asked. */
export const ACTIONS = ['combat', 'siege', 'arrows', 'flames', 'vision'] as const;
export type Action = (typeof ACTIONS)[number];

/** Whether the enemy is straight ahead of a charge, or on a hex beside its axis (LOR-CHE-1, LOR-L-2). */
export const CHARGES = ['front', 'side'] as const;
export type Charge = (typeof CHARGES)[number];

/** Terrains that a defence tells apart (LOR-COM-6): every other counts as a plain. */
export const GROUNDS = ['plaine', 'mont', 'bois'] as const;
export type Ground = (typeof GROUNDS)[number];

export interface Attacker {
  readonly kind: Kind;
  readonly charge?: Charge;
  /** Sorciers of its people next to it (LOR-SOR-1), 0 to 3. */
  readonly wizards: number;
}

export interface Defender {
  readonly kind: Kind;
  readonly ground: Ground;
  readonly wizards: number;
}

/** A combat outside cities. */
export interface Combat {
  readonly attackers: readonly Attacker[];
  readonly defenders: readonly Defender[];
  /** A combat of its own, before all other moves (LOR-IND-1). */
  readonly individual: boolean;
}

/** What a besieger knows of a garrison: all, or bounds of its number and of the sum of its factors (both included). */
export type Garrison =
  | { readonly kinds: readonly Kind[] }
  | {
      readonly people: People;
      readonly pawns: readonly [least: number, most: number];
      readonly force: readonly [least: number, most: number];
    };

/** Archers, or flames, from one distance. */
export interface Volley {
  readonly distance: number;
  readonly count: number;
}
