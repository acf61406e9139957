/** What a browser runs to play golden replays: the hash of every state. Bundled by the browser test, as the site's scripts are. */
import { checkReplay, hashOf, statesOf } from '#engine/core/replay.ts';
import { ORC } from '#engine/orc/game.ts';

/** Throws with the sentence of what was refused. */
export function hashesOf(replay: unknown): readonly string[] {
  const checked = checkReplay(ORC, replay);
  if (!checked.ok) throw new Error(checked.because);
  const states = statesOf(ORC, checked.value);
  if (!states.ok) throw new Error(states.because);
  return states.value.map(hashOf);
}
