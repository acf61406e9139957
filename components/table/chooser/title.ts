/** What a kept game is called. */
import { together } from '#engine/core/french.ts';
import { humansOf } from '../hot-seat.ts';
import type { KeptGame } from '../session/store.ts';
import type { Level } from '../spec.ts';
import { readPlayers } from './seats.ts';

/** « Rouge contre Bleu, Vert et Noir » */
export function titleOf({ names, players }: Pick<KeptGame, 'names' | 'players'>, levels: readonly Level[]): string {
  if (names.length === 0) return 'Une partie d’avant';
  const humans = humansOf(readPlayers(players, names.length, levels, levels[0]?.id ?? ''));
  const here = names.filter((_, seat) => humans.includes(seat));
  const others = names.filter((_, seat) => !humans.includes(seat));
  if (here.length === 0 || others.length === 0) return together(names);
  return `${together(here)} contre ${together(others)}`;
}
