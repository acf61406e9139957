/** The cards that front pages show. */
import { backOf } from '#engine/orc/data/cards.ts';
import type { CardId } from '#engine/orc/types.ts';
import type { DrawingId } from './address.ts';

/** Fanned, from left to right. */
export const HAND: readonly CardId[] = ['nains-troupe', 'squelettes-chef', 'orcs-chef', 'machine-volante', 'barbares-elite'];

/** Above each door, by its picture. */
export const DOOR_CARDS = { apprendre: 'debut', trancher: 'desertion', essayer: 'sorcier' } as const;

export const FRONT_DRAWINGS: readonly DrawingId[] = [
  ...HAND,
  ...Object.values(DOOR_CARDS),
  ...new Set(HAND.map((card) => `cadre-${backOf(card)}` as const)),
];
