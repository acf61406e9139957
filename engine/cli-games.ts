/** Every game that the command line knows, fetched when it is asked for: a question about one does not wait for the others. */
import type { Arbiter } from './core/arbiter.ts';

/** A game with an engine is one entry here. */
export const GAMES: Readonly<Record<string, () => Promise<Arbiter>>> = {
  zargos: async () => (await import('./zargos/arbiter.ts')).ARBITER,
  'zargos-lords': async () => (await import('./zargos-lords/arbiter.ts')).ARBITER,
  orc: async () => (await import('./orc/arbiter.ts')).ARBITER,
  gran: async () => (await import('./gran/arbiter.ts')).ARBITER,
};

/** Throws on a game that is not played whole. */
export async function arbiterNamed(id: string): Promise<Arbiter> {
  const found = GAMES[id];
  if (!found) throw new Error(`no whole game ${id}`);
  return found();
}
