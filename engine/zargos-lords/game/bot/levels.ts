/** The bots of the skirmish by name. */
import { oneOf } from '../../../core/dice.ts';
import type { Bot } from '../../../core/game.ts';
import { SCENARIOS } from '../scenarios.ts';
import type { Move, View } from '../types.ts';
import type { BotId } from './names.ts';
import { strategist, thinkingStrategist } from './search.ts';
import { weighedIn } from './war/turn.ts';
import { worth } from './worth.ts';

const random: Bot<View, Move> = (_view, legal, dice) => oneOf(legal, dice);

const isWar = ({ options }: View): boolean => SCENARIOS[options.scenario].wins !== 'camp';

/** The move that looks best one step ahead; of equals, any. */
const greedy: Bot<View, Move> = (view, legal, dice) => {
  if (legal.length === 1) return oneOf(legal, dice);
  const weighed = isWar(view) ? weighedIn(view, legal) : legal.map((move) => ({ move, value: worth(view, move) }));
  const best = Math.max(...weighed.map(({ value }) => value));
  const equals = weighed.filter(({ value }) => value > best - 0.001);
  return oneOf(equals, dice).move;
};

/** Sides of a die whose first one is a move made without a thought. */
const ABSENT = 3;

/** Asked about allies. */
const isPact = ({ phase }: View): boolean => phase === 'alliances' || phase === 'answer';

/** A captain whose mind is elsewhere: one decision in three is anything that may be done, but for what he has promised. */
const etourdi: Bot<View, Move> = (view, legal, dice, budget) => {
  const free = isPact(view) ? [] : legal.filter(({ kind }) => kind !== 'break' && kind !== 'execute');
  return free.length > 0 && dice.roll(ABSENT) === 1 ? random(view, free, dice, budget) : greedy(view, legal, dice, budget);
};

export const BOTS: Readonly<Record<BotId, Bot<View, Move>>> = { random, etourdi, greedy, search: strategist };

/** Those of them that say what they weigh. */
export const THINKERS = { search: thinkingStrategist };

/** Evaluations that a decision takes at most in a simulation. */
export const BUDGET = 1000;
