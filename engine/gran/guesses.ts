/** Gran, for « Combien de chances ? »: a dragon still face down, or a way through several. */
import { type Dice, shuffled } from '../core/dice.ts';
import type { Guessing } from '../practice/guess.ts';
import { COPIES, MAX_AMULETS } from './data/box.ts';
import { duelOdds } from './odds/duel.ts';
import { checkRoad, type Road } from './odds/reading.ts';
import { roadOdds } from './odds/road.ts';
import { FORCES, type Force } from './types.ts';

/** `duel`: to beat the next dragon; `road`: to get to the end of the way. Of the kinds, `pile` too asks for a duel. */
export interface GuessedDuel {
  readonly asked: 'duel' | 'road';
  readonly road: Road;
}

const CARDS: readonly Force[] = FORCES.flatMap((force) => new Array<Force>(COPIES[force]).fill(force));
/** Cards out of the pile, in a duel and before a way. */
const MOST_OUT = 21;
/** How far, of 24, luck moves a card in a pile whose strong or weak ones went first. */
const LUCK = 6;
const MOST_OUT_BEFORE = 8;
const MOST_DRAGONS = 4;

function roadWith(dragons: number, amulets: number, seen: readonly Force[]): Road | undefined {
  const checked = checkRoad({ dragons, amulets, seen });
  return checked.ok ? checked.value : undefined;
}

const road = (dragons: number, amulets: number, out: number, dice: Dice): Road | undefined =>
  roadWith(dragons, amulets, shuffled(CARDS, dice).slice(0, out));

/** Cards that are out where mostly the strong ones went first, or mostly the weak ones: a die beats them less often, or more. */
function leaning(out: number, dice: Dice): readonly Force[] {
  const first = dice.roll(2) === 1 ? CARDS : [...CARDS].reverse();
  const order = first.map((force, at) => ({ force, at: at + dice.roll(LUCK) })).sort((a, b) => a.at - b.at);
  return order.slice(0, out).map(({ force }) => force);
}

export const GRAN_GUESSING: Guessing<GuessedDuel> = {
  kinds: { 1: ['duel', 'road'], 2: ['pile', 'road'] },
  draw(kind, dice) {
    const asked = kind === 'road' ? 'road' : 'duel';
    const found =
      kind === 'road'
        ? road(1 + dice.roll(MOST_DRAGONS - 1), dice.roll(MAX_AMULETS), dice.roll(MOST_OUT_BEFORE + 1) - 1, dice)
        : kind === 'pile'
          ? roadWith(1, MAX_AMULETS, shuffled(leaning(dice.roll(MOST_OUT), dice), dice))
          : road(1, MAX_AMULETS, dice.roll(MOST_OUT), dice);
    return found && { asked, road: found };
  },
  chanceOf: ({ asked, road: { seen, options }, road }) => (asked === 'duel' ? duelOdds({ seen, options }).win : roadOdds(road).through),
};
