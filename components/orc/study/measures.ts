/** What a game of De l'Orc pour les braves says of itself, from its events. Its length is in rounds. */
import type { GameMeasures } from '#components/study/count.ts';
import { type Dealing, playing, type ToldGame, winsInOrder } from '#components/study/plan.ts';
import { BOTS, BUDGET } from '#engine/orc/bot/levels.ts';
import type { Event } from '#engine/orc/events.ts';
import { ORC, type Orc } from '#engine/orc/game.ts';
import type { Battle, Fate } from '#engine/orc/types.ts';
import { WITHOUT, WITHOUT_DESERTION } from './plan.ts';

/** One army alone in front, by at most this much: a close battle. */
const NARROW = 2;

function isClose({ forces }: Battle): boolean {
  const [best = 0, second = 0] = forces.toSorted((a, b) => b - a);
  return best - second <= NARROW;
}

export function measure({ first, events, outcome }: ToldGame<Orc>): GameMeasures {
  const count = (is: (event: Event) => boolean) => events.filter(is).length;
  const fates = events.flatMap((event): readonly Fate[] => (event.kind === 'stripped' ? event.fates : []));
  const battles = events.flatMap((event) => (event.kind === 'counted' ? [event.battle] : []));
  const { seats } = first.options;
  const points = outcome.scores.map((_, order) => [`points-${order}`, outcome.scores[(first.sorcier + order) % seats] ?? 0] as const);
  return {
    length: 1 + count(({ kind }) => kind === 'round'),
    ...winsInOrder(outcome, first.sorcier),
    ...Object.fromEntries(points),
    shared: outcome.winners.length > 1 ? 1 : 0,
    best: Math.max(...outcome.scores),
    desertions: fates.filter(({ kind }) => kind === 'desertion').length,
    battles: battles.length,
    'battles-shared': battles.filter(({ winners }) => winners.length > 1).length,
    'battles-void': battles.filter(({ winners }) => winners.length === 0).length,
    'battles-close': battles.filter((battle) => battle.winners.length > 0 && isClose(battle)).length,
    'battles-struck': battles.filter(({ commando }) => commando).length,
    'battles-flown': battles.filter(({ flying }) => flying).length,
    'spies-asking': count((event) => event.kind === 'spied' && event.turn.asked !== undefined),
    'spies-given': count((event) => event.kind === 'spied' && event.turn.asked?.given === true),
  };
}

/** Readings and variants play the same deals. */
export const DEALING: Dealing<Orc> = {
  isShared: true,
  fields: () => ({}),
  player({ variant }, bot, { sorcier, options }, seat) {
    if (variant !== WITHOUT_DESERTION || seat !== (sorcier + WITHOUT) % options.seats) return bot;
    return (view, legal, dice, budget) =>
      bot(
        view,
        legal.filter(({ kind }) => kind !== 'desertion'),
        dice,
        budget,
      );
  },
};

export const playOrc = playing(ORC, BOTS, BUDGET, measure, DEALING);
