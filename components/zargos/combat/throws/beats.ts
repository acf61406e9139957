/** A fight told by beats (the shot, each round), out of its states: what each camp threw, what was thrown again, who is left. */

import type { LogLine } from '#engine/core/game.ts';
import { type Fight, throwerIn } from '#engine/zargos/fight/simulator.ts';
import type { Side } from '#engine/zargos/rules/combat.ts';

/** One step: dice are thrown, kept, or the die of that index is thrown again. */
export type ThrowAct = 'throw' | 'keep' | number;

export interface Thrown {
  readonly side: Side;
  /** Faces as they lie now. */
  readonly faces: readonly number[];
  /** The die that the hand of God had thrown again, and what it showed before. */
  readonly again?: { readonly die: number; readonly old: number };
}

export interface Beat {
  /** 0: the Amazones' shot. */
  readonly round: number;
  readonly before: Readonly<Record<Side, number>>;
  readonly after: Readonly<Record<Side, number>>;
  readonly throws: readonly Thrown[];
  readonly lines: readonly LogLine[];
  /** Dice still to be thrown, or a decision to be taken. */
  readonly going: boolean;
}

export const awaitsDecision = ({ stage }: Fight): boolean => stage.endsWith('-decision');

function throwsAfter(throws: readonly Thrown[], before: Fight, act: ThrowAct, now: Fight): readonly Thrown[] {
  if (act === 'keep') return throws;
  const side = throwerIn(before);
  const others = throws.filter((thrown) => thrown.side !== side);
  const faces = now.faces[side];
  return [...others, act === 'throw' ? { side, faces } : { side, faces, again: { die: act, old: before.faces[side][act] ?? 0 } }];
}

/** The beats of a fight, oldest first. `states` are the fight before the first of `acts` and after each. */
export function beatsOf(states: readonly Fight[], acts: readonly ThrowAct[]): readonly Beat[] {
  const beats: Beat[] = [];
  for (const [i, act] of acts.entries()) {
    const [before, now] = [states[i], states[i + 1]];
    if (!before || !now) break;
    const last = beats.at(-1);
    const same = last?.round === before.round ? beats.pop() : undefined;
    beats.push({
      round: before.round,
      before: same?.before ?? before.pawns,
      after: now.pawns,
      throws: throwsAfter(same?.throws ?? [], before, act, now),
      lines: [...(same?.lines ?? []), ...now.log.slice(before.log.length)],
      going: now.stage !== 'over' && now.round === before.round,
    });
  }
  return beats;
}
