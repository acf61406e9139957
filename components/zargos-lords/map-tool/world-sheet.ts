/** How a world is drawn: many paths, which a page of small maps does not carry. */
import { WorldPicture } from '../drawings/WorldPicture.tsx';
import { Corner } from './Corner.tsx';

export const WORLD_SHEET = { Ground: WorldPicture, Corner } as const;

export type WorldSheet = typeof WORLD_SHEET;
