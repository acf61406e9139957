/** What a browser runs to play golden replays: the hash of every state. Bundled by the browser test, as the site's scripts are. */

import { accepted } from '#engine/core/accepted.ts';
import type { Game, GameTypes } from '#engine/core/game.ts';
import { checkReplay, hashOf, statesOf } from '#engine/core/replay.ts';
import { GRAN } from '#engine/gran/game.ts';
import { ORC } from '#engine/orc/game.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';

function played<G extends GameTypes>(game: Game<G>, replay: unknown): readonly string[] {
  return accepted(statesOf(game, accepted(checkReplay(game, replay)))).map(hashOf);
}

const GAMES = {
  [ORC.id]: (replay: unknown) => played(ORC, replay),
  [GRAN.id]: (replay: unknown) => played(GRAN, replay),
  [ZARGOS.id]: (replay: unknown) => played(ZARGOS, replay),
  [LORDS.id]: (replay: unknown) => played(LORDS, replay),
};

/** Throws with the sentence of what was refused. */
export function hashesOf(id: string, replay: unknown): readonly string[] {
  const game = GAMES[id];
  if (!game) throw new Error(`no whole game ${id}`);
  return game(replay);
}
