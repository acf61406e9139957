/**
 * One fight played on the page: its seed and its acts are everything, so that it can be undone, replayed and sent.
 * `1.k3f9ab.LLGL0L`: version, seed, then an act a sign (L throw, G keep, a digit the die thrown again).
 */
import {
  bestDecisionIn,
  decideIn,
  type Fight,
  type SeededFight,
  startFight,
  throwDiceIn,
  throwerIn,
  withDice,
} from '#engine/zargos/fight/simulator.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import { awaitsDecision, type ThrowAct } from './beats.ts';

export const DAMAGED_PLAY = 'Le lien de ce combat est abîmé : il en manque sans doute un morceau. Voici le combat avant le premier dé.';

const VERSION = '1';
/** Longest replay that is read: the longest fights end far before. */
const MOST_ACTS = 400;

export interface Play {
  readonly situation: Situation;
  readonly seed: string;
  readonly acts: readonly ThrowAct[];
  /** The fight before the first act and after each. */
  readonly states: readonly SeededFight[];
}

export type PlayEvent =
  | { readonly kind: 'open'; readonly situation: Situation; readonly seed: string }
  | { readonly kind: 'act'; readonly act: ThrowAct }
  | { readonly kind: 'round' | 'end' | 'undo' | 'restart' }
  | { readonly kind: 'load'; readonly play: Play };

export const openPlay = (situation: Situation, seed: string): Play => ({
  situation,
  seed,
  acts: [],
  states: [startFight(situation, seed)],
});

/** The fight as it stands. */
export function fightNow({ states }: Play): SeededFight {
  const now = states.at(-1);
  if (!now) throw new Error('a play has no state');
  return now;
}

const mayAct = (fight: Fight, act: ThrowAct): boolean =>
  fight.stage !== 'over' &&
  awaitsDecision(fight) === (act !== 'throw') &&
  (typeof act !== 'number' || act < fight.faces[throwerIn(fight)].length);

function step(play: Play, act: ThrowAct): Play {
  const now = fightNow(play);
  if (!mayAct(now.fight, act)) return play;
  const next = withDice(now, (fight, dice) =>
    act === 'throw' ? throwDiceIn(fight, dice) : decideIn(fight, act === 'keep' ? undefined : act, dice),
  );
  return { ...play, acts: [...play.acts, act], states: [...play.states, next] };
}

/** The act that comes by itself: a throw, or the Moine's best decision. */
const ownAct = (fight: Fight): ThrowAct => (awaitsDecision(fight) ? (bestDecisionIn(fight) ?? 'keep') : 'throw');

/** Steps by themselves while `going` of the fight holds. */
function run(play: Play, going: (fight: Fight) => boolean): Play {
  let now = step(play, ownAct(fightNow(play).fight));
  while (fightNow(now).fight.stage !== 'over' && going(fightNow(now).fight)) now = step(now, ownAct(fightNow(now).fight));
  return now;
}

export function nextPlay(play: Play, event: PlayEvent): Play {
  switch (event.kind) {
    case 'open':
      return openPlay(event.situation, event.seed);
    case 'act':
      return step(play, event.act);
    case 'round': {
      const { round } = fightNow(play).fight;
      return run(play, (fight) => fight.round === round);
    }
    case 'end':
      return run(play, () => true);
    case 'undo':
      return play.acts.length === 0 ? play : { ...play, acts: play.acts.slice(0, -1), states: play.states.slice(0, -1) };
    case 'restart':
      return openPlay(play.situation, play.seed);
    case 'load':
      return event.play;
  }
}

const signOf = (act: ThrowAct): string => (act === 'throw' ? 'L' : act === 'keep' ? 'G' : String(act));

const actOf = (sign: string): ThrowAct => (sign === 'L' ? 'throw' : sign === 'G' ? 'keep' : Number(sign));

export const formatPlay = ({ seed, acts }: Play): string => [VERSION, seed, acts.map(signOf).join('')].join('.');

/** Reads what `formatPlay` wrote, for the fight of `situation`; undefined for anything that the rules do not follow. */
export function parsePlay(text: string, situation: Situation): Play | undefined {
  const [version, seed = '', signs = ''] = text.split('.');
  if (version !== VERSION || !/^[a-z0-9]{1,12}$/.test(seed) || signs.length > MOST_ACTS || !/^[LG0-3]*$/.test(signs)) return undefined;
  let play = openPlay(situation, seed);
  for (const act of [...signs].map(actOf)) {
    if (!mayAct(fightNow(play).fight, act)) return undefined;
    play = step(play, act);
  }
  return play;
}

/** A seed out of a random 32-bit word. */
export const fightSeed = (word: number): string => word.toString(36);
