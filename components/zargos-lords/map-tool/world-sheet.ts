/** How a world is drawn: many paths, which a page of small maps does not carry. */
import { WorldPicture } from '../drawings/WorldPicture.tsx';
import { upperFirst } from '#engine/core/french.ts';
import { PROVENANCE_NAMES } from '#engine/core/origin.ts';
import { WORLD_ORIGIN } from '#engine/zargos-lords/data/world.ts';
import { Corner } from './Corner.tsx';

export const WORLD_SHEET = {
  Ground: WorldPicture,
  Corner,
  /** What is ours in it. */
  origin: `${upperFirst(PROVENANCE_NAMES[WORLD_ORIGIN.provenance])}. ${WORLD_ORIGIN.because}`,
} as const;

export type WorldSheet = typeof WORLD_SHEET;
