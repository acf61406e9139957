/** Every game that the command line knows, fetched when it is asked for: a question about one does not wait for the others. */
import type { CliGame } from './core/cli-game.ts';

/** A game with an engine is one entry here. */
export const CLI_GAMES: Readonly<Record<string, () => Promise<CliGame>>> = {
  zargos: async () => (await import('./zargos/cli.ts')).CLI,
  'zargos-lords': async () => (await import('./zargos-lords/cli.ts')).CLI,
  orc: async () => (await import('./orc/cli.ts')).CLI,
  gran: async () => (await import('./gran/cli.ts')).CLI,
};

/** Throws on a game that is not played whole. */
export async function cliGameNamed(id: string): Promise<CliGame> {
  const found = CLI_GAMES[id];
  if (!found) throw new Error(`no whole game ${id}`);
  return found();
}
