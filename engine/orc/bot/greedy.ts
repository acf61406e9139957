/**
 * The bot that looks but does not remember: it plays on what the table shows now (tops and heights of piles, backs, its own hand), and knows only
 * which piles are taken. Tall piles with a strong top are good, chiefs are sent away from others, the strongest army gets the reinforcements.
 */
import { type Dice, oneOf } from '../../core/dice.ts';
import type { Bot } from '../../core/game.ts';
import { peopleOf } from '../data/cards.ts';
import { LAST_TICK, type Move, type MoveOf, PEOPLES, type View } from '../types.ts';
import {
  CHIEF,
  countsOf,
  hasTwoChiefs,
  kindOf,
  mercenaryForce,
  peopleAt,
  peopleForce,
  RANKS_OF_PEOPLE,
  type Worths,
  worthsOf,
} from './kinds.ts';
import { bestOf, idle, isWait, movesOf } from './pick.ts';

/** The flying machine joins once forces are known: every bot that thinks sends it off where it wins, with as few goblins as that takes. */
export function takeOff({ players, seat, sorcier, engaged }: View, legal: readonly Move[], { value }: Worths): Move {
  if (PEOPLES.some((_, people) => hasTwoChiefs(countsOf(engaged), people))) return idle(legal);
  const own = players[seat]?.force ?? 0;
  const best = Math.max(...players.map(({ force }, other) => (other === seat || other === sorcier ? 0 : (force ?? 0))));
  if (own >= best && own > 0) return idle(legal);
  const flights = movesOf(legal, 'fly').filter(({ cards }) => {
    const aboard = cards.reduce((sum, card) => sum + (value[kindOf(card)] ?? 0), 0);
    return cards.length > 0 && own + (value[kindOf('machine-volante')] ?? 0) + aboard >= best;
  });
  return (
    flights.reduce<Move | undefined>(
      (least, move) => (least?.kind === 'fly' && least.cards.length <= move.cards.length ? least : move),
      undefined,
    ) ?? idle(legal)
  );
}

/** What a top is worth to somebody who sees nothing below: a chief doubles the rest. */
const CHIEF_WORTH = 12;
/** Cards more than the tallest pile's average that make a pile worth taking, at the start and at the end of the deal. */
const GOOD = 14;
/** What a back of the people called is taken to be worth. */
const BACK_WORTH = 5;

/** Whose each pile is: the lowest shield, nobody's where there is none. */
function takenBy({ piles, seen }: View): readonly (number | undefined)[] {
  const owners = new Array<number | undefined>(piles.length).fill(undefined);
  for (const { kind, pile, seat } of seen.placed) if (kind === 'shield') owners[pile] ??= seat;
  return owners;
}

function topWorth({ piles }: View, pile: number, { value }: Worths): number {
  const top = piles[pile]?.top;
  if (!top || !('card' in top)) return 0;
  return top.card.endsWith('-chef') ? CHIEF_WORTH : (value[kindOf(top.card)] ?? 0);
}

/** Takes a pile that shows well, the less choosy the later; sends chiefs away from the piles of others. */
function recruit(view: View, legal: readonly Move[], dice: Dice, worths: Worths): Move {
  const owners = takenBy(view);
  const left = Math.max(0, LAST_TICK - view.tick);
  const chief = movesOf(legal, 'desertion').find(({ pile }) => {
    const owner = owners[pile];
    const top = view.piles[pile]?.top;
    return owner !== undefined && owner !== view.seat && top && 'card' in top && top.card.endsWith('-chef');
  });
  if (chief && dice.roll(3) === 1) return chief;
  const free = movesOf(legal, 'shield').filter(({ pile }) => owners[pile] === undefined);
  const mean = view.piles.reduce((sum, { height }) => sum + height, 0) / Math.max(1, view.piles.length);
  const best = bestOf(free, ({ pile }) => topWorth(view, pile, worths) + 4 * ((view.piles[pile]?.height ?? 0) - mean));
  const waits = legal.some(isWait);
  if (best && (!waits || best.score >= GOOD - (left === 0 ? GOOD : 0) || dice.roll(left + 4) === 1)) return best.value;
  return waits ? idle(legal) : oneOf(legal, dice);
}

/** Names who took the tallest piles. */
function champion(view: View, legal: readonly Move[]): Move {
  const owners = takenBy(view);
  const heightOf = (seat: number) => view.piles.reduce((sum, { height }, pile) => sum + (owners[pile] === seat ? height : 0), 0);
  return bestOf(movesOf(legal, 'champion'), (move) => heightOf(move.champion))?.value ?? idle(legal);
}

/** Asks for a chief of the people it has most of, of whom shows most backs of it; else for a war machine or a giant, of whom shows most mercenaries. */
function spy(view: View, legal: readonly Move[], worths: Worths): Move {
  const own = countsOf(view.hand);
  const asks = movesOf(legal, 'spy');
  const people = bestOf(PEOPLES, (one) => {
    const hasChief = (own[peopleAt(one) * RANKS_OF_PEOPLE + CHIEF] ?? 0) > 0;
    return hasChief ? -1 : peopleForce(own, peopleAt(one), worths);
  });
  const wanted = people && people.score > 0 ? `${people.value}-chef` : 'machine-de-guerre';
  const ask = bestOf(
    asks.filter(({ card }) => card === wanted),
    ({ target, card }) => view.players[target]?.backs[peopleOf(card) ?? 'mercenaires'] ?? 0,
  );
  return ask?.value ?? idle(legal);
}

/** Everything at the last battle; before, half of its mercenaries beside an army that may win with them, none beside another. */
function send(view: View, legal: readonly Move[], worths: Worths): Move {
  const forceOf = ({ cards }: MoveOf<'send'>) => mercenaryForce(countsOf(cards), worths) - cards.length / 100;
  const best = (most: number) =>
    bestOf(
      movesOf(legal, 'send').filter(({ cards }) => cards.length <= most),
      forceOf,
    )?.value;
  const all = best(Number.POSITIVE_INFINITY);
  const people = view.called.at(-1);
  if (!all || !people || view.called.length === PEOPLES.length) return all ?? idle(legal);
  const strong = peopleForce(countsOf(view.engaged), peopleAt(people), worths);
  const rival = Math.max(...view.players.map(({ engaged }, seat) => (seat === view.seat ? 0 : engaged.people * BACK_WORTH)));
  return (strong + forceOf(all) >= rival ? best(Math.ceil(all.cards.length / 2)) : undefined) ?? idle(legal);
}

/** Sends the commando against the largest army, when its own may win. */
function raid(view: View, legal: readonly Move[]): Move {
  const backsOf = ({ target }: MoveOf<'commando'>) => view.players[target]?.engaged.people ?? 0;
  const best = bestOf(
    movesOf(legal, 'commando').filter(({ back }) => back === view.called.at(-1)),
    backsOf,
  );
  return best && view.engaged.length > 0 && best.score >= 2 ? best.value : idle(legal);
}

export const greedy: Bot<View, Move> = (view, legal, dice) => {
  const worths = worthsOf(view.options);
  switch (view.phase) {
    case 'recruit':
      return recruit(view, legal, dice, worths);
    case 'champion':
      return champion(view, legal);
    case 'spies':
      return spy(view, legal, worths);
    case 'call':
    case 'over':
      return oneOf(legal, dice);
    case 'mercenaries':
      return send(view, legal, worths);
    case 'commando':
      return raid(view, legal);
    case 'flying':
      return takeOff(view, legal, worths);
  }
};
