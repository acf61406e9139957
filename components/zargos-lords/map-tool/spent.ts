/** Counters of a skirmish that have nothing left to do in its phase: pale on the map, which says why. */
import type { Table } from '#engine/zargos-lords/game/types.ts';

export interface Spent {
  readonly ids: readonly string[];
  /** What they did, of several: « ont déjà tiré ». */
  readonly did: string;
}

export function spentIn({ phase, marched, shot, fought }: Pick<Table, 'phase' | 'marched' | 'shot' | 'fought'>): Spent | undefined {
  switch (phase) {
    case 'march':
      return { ids: marched.map(({ id }) => id), did: 'se sont déjà déplacés' };
    case 'shots':
      return { ids: shot.map(({ id }) => id), did: 'ont déjà tiré' };
    case 'combats':
      return { ids: [...shot.map(({ id }) => id), ...fought], did: 'ont déjà tiré ou attaqué' };
    default:
      return undefined;
  }
}
