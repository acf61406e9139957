/** What a game shows of itself on the front pages, where it has more than its emblem and the doors of the house. */
import type { GameId } from './games.ts';
import GranFront from './gran/Front.astro';
import DoorCard from './orc/DoorCard.astro';
import Fan from './orc/Fan.astro';
import DoorPicture from './site/drawings/DoorPicture.astro';
import DoorPawn from './zargos-lords/DoorPawn.astro';
import LordsFront from './zargos-lords/Front.astro';

interface Front {
  readonly Picture: typeof Fan;
  /** Takes the `picture` of a door as its `id`. */
  readonly Door: typeof DoorCard;
}

export const FRONTS: Readonly<Partial<Record<GameId, Front>>> = {
  orc: { Picture: Fan, Door: DoorCard },
  gran: { Picture: GranFront, Door: DoorPicture },
  'zargos-lords': { Picture: LordsFront, Door: DoorPawn },
};
