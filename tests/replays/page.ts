/** What a browser runs to play golden replays: the hash of every state. Bundled by the browser test, as the site's scripts are. */
import type { Game, GameTypes } from '#engine/core/game.ts';
import { checkReplay, hashOf, statesOf } from '#engine/core/replay.ts';
import { GRAN } from '#engine/gran/game.ts';
import { ORC } from '#engine/orc/game.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';

function played<G extends GameTypes>(game: Game<G>, replay: unknown): readonly string[] {
  const checked = checkReplay(game, replay);
  if (!checked.ok) throw new Error(checked.because);
  const states = statesOf(game, checked.value);
  if (!states.ok) throw new Error(states.because);
  return states.value.map(hashOf);
}

/** Throws with the sentence of what was refused. */
export function hashesOf(game: 'orc' | 'gran' | 'zargos', replay: unknown): readonly string[] {
  if (game === 'zargos') return played(ZARGOS, replay);
  return game === 'orc' ? played(ORC, replay) : played(GRAN, replay);
}
