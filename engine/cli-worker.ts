/** A worker thread of `simulate`: plays a batch of games. */
import { playedGame } from './cli-games.ts';
import type { Block, GameLine, Simulation } from './core/simulation.ts';

export interface Batch extends Block {
  readonly game: string;
  readonly simulation: Simulation;
}

export const play = ({ game, simulation, from, to }: Batch): readonly GameLine[] => playedGame(game).lines(simulation, { from, to });
