/** What the shooting tables give: hits of a die at a distance, hexes of flight, and whether flames may fall in a wood. */
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import type { RuleId } from '../ids.ts';
import type { Readings } from '../options.ts';
import type { Box, ByDie, Terrain } from '../types.ts';

const NOTHING: ByDie<number> = [0, 0, 0, 0, 0, 0];

/** Hexes of flight for each face of the die (LOR-SOR-2); `distance` is 1 to 5. */
export const flightAt = (box: Box, distance: number): ByDie<number> => box.visions[distance - 1] ?? NOTHING;

/** The revision's bonus of flames into a wood (LOR-REV-5), to the die, which stays 6 at most. */
const WOOD_BONUS = 2;

/** Hits for each face of the die (LOR-ARC-2, LOR-DRA-1) against a target on `ground`. */
export function hitsAt(box: Box, shot: 'arrows' | 'flames', distance: number, ground: Terrain, readings: Readings): ByDie<number> {
  const row = box[shot][distance - 1] ?? NOTHING;
  if (shot === 'arrows' || ground !== 'bois' || readings['LOR-REV-5'] !== 'plus-deux') return row;
  const burned = (die: number): number => row[Math.min(die + WOOD_BONUS, 6) - 1] ?? 0;
  return [burned(1), burned(2), burned(3), burned(4), burned(5), burned(6)];
}

/** Whether arrows or flames may be sent at a target in such a terrain (LOR-ARC-3, LOR-L-15, LOR-REV-5). */
export function judgeGround(shot: 'arrows' | 'flames', ground: Terrain, readings: Readings): Verdict<RuleId> {
  if (ground !== 'bois') return ALLOWED;
  if (shot === 'arrows') return refuse('LOR-ARC-3', 'On ne tire pas de flèches dans un bois.');
  if (readings['LOR-L-15'] === 'libres' || readings['LOR-REV-5'] === 'plus-deux') return ALLOWED;
  return refuse('LOR-L-15', 'On ne lance pas de flammes dans un bois : elles sont arrêtées comme les flèches.');
}
