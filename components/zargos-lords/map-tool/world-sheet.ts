/** How a world is drawn: many paths, which a page of small maps does not carry. */
import { WorldPicture } from '../drawings/WorldPicture.tsx';
import { namesOf } from '../drawings/world-names.ts';
import { Corner } from './Corner.tsx';

export const WORLD_SHEET = { Ground: WorldPicture, Corner, namesOf } as const;

export type WorldSheet = typeof WORLD_SHEET;
