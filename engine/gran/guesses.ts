/** Gran, for « Combien de chances ? »: a dragon still face down, or a way through several. */
import type { Dice } from '../core/dice.ts';
import { shuffled } from '../core/shuffle.ts';
import type { Guessing } from '../practice/guess.ts';
import { MAX_AMULETS } from './data/box.ts';
import { COPIES } from './data/cards.ts';
import { duelOdds } from './odds/duel.ts';
import { checkRoad, type Road } from './odds/reading.ts';
import { roadOdds } from './odds/road.ts';
import { FORCES, type Force } from './types.ts';

/** `duel`: to beat the next dragon; `road`: to get to the end of the way. */
export interface GranGuess {
  readonly asked: 'duel' | 'road';
  readonly road: Road;
}

const CARDS: readonly Force[] = FORCES.flatMap((force) => new Array<Force>(COPIES[force]).fill(force));
/** Cards out of the pile, in a duel and before a way. */
const MOST_OUT = 21;
const MOST_OUT_BEFORE = 8;
const MOST_DRAGONS = 4;

function road(dragons: number, amulets: number, out: number, dice: Dice): Road | undefined {
  const checked = checkRoad({ dragons, amulets, seen: shuffled(CARDS, dice).slice(0, out) });
  return checked.ok ? checked.value : undefined;
}

export const GRAN_GUESSING: Guessing<GranGuess> = {
  kinds: ['duel', 'road'],
  draw(kind, dice) {
    const asked = kind === 'road' ? 'road' : 'duel';
    const found =
      asked === 'duel'
        ? road(1, MAX_AMULETS, dice.roll(MOST_OUT), dice)
        : road(1 + dice.roll(MOST_DRAGONS - 1), dice.roll(MAX_AMULETS), dice.roll(MOST_OUT_BEFORE + 1) - 1, dice);
    return found && { asked, road: found };
  },
  chanceOf: ({ asked, road: { seen, options }, road }) => (asked === 'duel' ? duelOdds({ seen, options }).win : roadOdds(road).through),
};
