/** A turn's attacks, move by move: what is sent next, which fight comes first. */
import { numberOf } from '../game/table.ts';
import type { Move } from '../game/types.ts';
import { declared, plansOf, sending } from './assault.ts';
import type { BotScene } from './scene.ts';
import { strokeFor } from './strokes.ts';

/** The next attack of a turn; undefined when enough has been sent. */
export function nextAttack(scene: BotScene, legal: readonly Move[]): Move | undefined {
  const groups = strokeFor(scene, legal) ?? plansOf(scene, legal)[0]?.groups;
  const group = groups?.[0];
  return group && sending(group);
}

/** Which fight comes first: the City's, whose Master no demon meets; then the most pawns. */
export function nextFight(scene: BotScene, legal: readonly Move[]): Move | undefined {
  let best: Move | undefined;
  let most = -1;
  for (const move of legal) {
    if (move.kind !== 'fight') continue;
    const at = numberOf(scene.tables, move.at);
    const weight = at === scene.city ? 1000 : declared(scene, at);
    if (weight > most) [best, most] = [move, weight];
  }
  return best;
}
