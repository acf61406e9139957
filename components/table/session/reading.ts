/** A game from outside (the shelf, a link, a file, another tab), checked and played again. */
import { inSlices } from '#components/kit/sums/slices.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { isRecord } from '#engine/core/input.ts';
import { checkReplay } from '#engine/core/replay.ts';
import { readPlayers } from '../chooser/seats.ts';
import type { Player, TableSpec } from '../spec.ts';
import { type History, type Replayed, replaying } from './history.ts';

/** Plays a replay again, or says why not. */
export async function readGame<G extends GameTypes>(spec: TableSpec<G>, input: unknown): Promise<Replayed<G>> {
  const checked = checkReplay(spec.game, input);
  if (checked.ok) return inSlices(replaying(spec, checked.value));
  return checked.field === 'game' ? { ...checked, because: 'Cette partie est d’un autre jeu, ou d’une autre table.' } : checked;
}

/** Who sits at a game that was read, out of what was kept of it; the usual where that cannot be read. */
export const playersAt = <G extends GameTypes>(
  spec: TableSpec<G>,
  { options }: Pick<History<G>, 'options'>,
  players: unknown,
): readonly Player[] => readPlayers(players, spec.chosenOf(options).seats, spec.levels, spec.level);

/** Who sat at the game of a link or a file; undefined where it does not say. */
export const playersIn = <G extends GameTypes>(
  spec: TableSpec<G>,
  history: Pick<History<G>, 'options'>,
  input: unknown,
): readonly Player[] | undefined => (isRecord(input) && input.players !== undefined ? playersAt(spec, history, input.players) : undefined);
