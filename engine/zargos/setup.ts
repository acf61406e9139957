/** What the box holds and how a game begins (chapters « Matériel », « Préparation », « Positionnement »). */
import type { Readings } from './options.ts';

/** Worth of a small and of a big pawn, everywhere in the game (ZAR-MAT-2, ZAR-MAT-5, ZAR-MAT-7). */
export const PAWN_WORTH = { small: 1, big: 5 } as const;

/** Pawns of both sizes. */
export interface Pawns {
  readonly small: number;
  readonly big: number;
}

/** Pawns of each people in the box (ZAR-MAT-2). */
export const PAWNS_OF_A_PEOPLE: Pawns = { small: 40, big: 12 };

/** Positioning cards (ZAR-MAT-4): green backs are capitals and reinforcements, blue backs are provinces and boats. */
export const POSITIONING_CARDS = { capitals: 10, reinforcements: 10, provinces: 37, boats: 3 } as const;

/** Points of pawns: a big pawn counts five, for dice, losses and limits alike (ZAR-MAT-7); changing one for five small changes nothing (ZAR-MAT-5). */
export const worthOf = ({ small, big }: Pawns): number => small * PAWN_WORTH.small + big * PAWN_WORTH.big;

/** Pawns each people starts with, by players and by peoples of each player (ZAR-PREP-3). */
const STARTING_PAWNS: readonly { readonly players: number; readonly peoples: number; readonly pawns: number }[] = [
  { players: 6, peoples: 1, pawns: 25 },
  { players: 5, peoples: 1, pawns: 30 },
  { players: 4, peoples: 1, pawns: 35 },
  { players: 3, peoples: 2, pawns: 25 },
  { players: 2, peoples: 2, pawns: 35 },
  { players: 2, peoples: 3, pawns: 25 },
];

/** Points of pawns that each people starts with; undefined where the game is not played so (ZAR-PREP-3). */
export const startingPawns = (players: number, peoples: number): number | undefined =>
  STARTING_PAWNS.find((row) => row.players === players && row.peoples === peoples)?.pawns;

/** Takings of cards until both piles are gone: one green card or two blue ones each time (ZAR-POS-1). */
export const TAKINGS =
  POSITIONING_CARDS.capitals + POSITIONING_CARDS.reinforcements + (POSITIONING_CARDS.provinces + POSITIONING_CARDS.boats) / 2;

/** Takings of each player, in the order of choice: where they do not share out evenly the first take once more (ZAR-L-11). */
export const takingsOf = (players: number): number[] =>
  Array.from({ length: players }, (_, seat) => Math.floor(TAKINGS / players) + (seat < TAKINGS % players ? 1 : 0));

/** Points of pawns on a reinforcement card: outside the booklet (ZAR-POS-4). */
export const PAWNS_OF_A_REINFORCEMENT = 3;

/** What a player has to set down after the exchanges: his lot and his reinforcements, less what stands on his territories already if that came out of the lot (ZAR-POS-4, ZAR-L-22). */
export const pawnsToPlace = (lot: number, reinforcements: number, territories: number, readings: Readings): number =>
  lot + reinforcements * PAWNS_OF_A_REINFORCEMENT - (readings['ZAR-L-22'] === 'en-plus' ? 0 : territories);
