/** A turn's attacks, move by move: what is sent next, what belongs to it, which fight comes first. */
import { numberOf } from '../game/table.ts';
import type { Move } from '../game/types.ts';
import { declared, type Plan, plansOf, sending } from './assault.ts';
import type { BotScene } from './scene.ts';
import { strokeFor, strokesOf } from './strokes.ts';

/** The next attack of a turn; undefined when enough has been sent. */
export function nextAttack(scene: BotScene, legal: readonly Move[]): Move | undefined {
  const groups = strokeFor(scene, legal) ?? plansOf(scene, legal)[0]?.groups;
  const group = groups?.[0];
  return group && sending(group);
}

/** The other groups of the attack on one place that such a move begins, as it was planned; none where it is planned alone, or not at all. */
export function followingOf(scene: BotScene, legal: readonly Move[], move: Move): readonly Move[] {
  if (move.kind !== 'attack') return [];
  const { people, to, from, pawns } = move;
  const isBegun = ({ way, pawns: sent }: Plan['groups'][number]): boolean => way.move.from === from && sent === pawns;
  const strokes = scene.guard ? strokesOf(scene, legal).map(({ groups }) => groups) : [strokeFor(scene, legal) ?? []];
  const plans = [...strokes, ...plansOf(scene, legal, Number.NEGATIVE_INFINITY).map(({ groups }) => groups)];
  for (const groups of plans) {
    const same = groups.filter(({ way }) => way.move.to === to && way.move.people === people);
    if (same.some(isBegun)) return same.filter((group) => !isBegun(group)).map(sending);
  }
  return [];
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
