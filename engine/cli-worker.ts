/** A worker thread of `simulate`: plays a batch of games. */
import { cliGameNamed } from './cli-games.ts';
import type { Block, GameLine, Simulation } from './core/batch.ts';

export interface Batch extends Block {
  readonly game: string;
  readonly simulation: Simulation;
}

export const play = async ({ game, simulation, from, to }: Batch): Promise<readonly GameLine[]> =>
  (await cliGameNamed(game)).lines(simulation, { from, to });
