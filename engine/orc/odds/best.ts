/**
 * The best use of a hand in a battle (ORC-BAT-2, ORC-BAT-8): the cards of the people called all go, which mercenaries to send with them is free.
 * Every choice is tried, kinds alike counted once: at most some thousands, so that the answer is the best and not a good one.
 */
import { isMercenary, peopleOf } from '../data/cards.ts';
import { type Options, type Readings, readingsOf } from '../options.ts';
import { forceOf } from '../rules/force.ts';
import { type ArmyCardKind, type CardId, MERCENARIES, type Mercenary, type People, type Values } from '../types.ts';
import { isBarred } from './picks.ts';

/** A hand before a battle: cards of other peoples and spies stay in it. */
export interface Hand {
  readonly people: People;
  /** At most one giant (ORC-GEA-1). */
  readonly cards: readonly CardId[];
  readonly values: Values;
  readonly options: Options;
}

export interface Plan {
  readonly send: readonly Mercenary[];
  /** The flying machine joins after the reveal, with these; undefined: it stays. */
  readonly flying: readonly Mercenary[] | undefined;
  /** Of the whole army, the people's cards included. */
  readonly value: number;
}

/** Cards spent. */
const costOf = ({ send, flying }: Plan): number => send.length + (flying ? flying.length + 1 : 0);

/** Every way to take some of `cards`, kinds alike counted once, few of the first kinds first. */
function subsets(cards: readonly Mercenary[]): readonly (readonly Mercenary[])[] {
  return MERCENARIES.reduce<readonly (readonly Mercenary[])[]>(
    (lists, kind) => {
      const count = cards.filter((card) => card === kind).length;
      return lists.flatMap((list) => Array.from({ length: count + 1 }, (_, n) => [...list, ...new Array<Mercenary>(n).fill(kind)]));
    },
    [[]],
  );
}

const without = (cards: readonly Mercenary[], taken: readonly Mercenary[]): readonly Mercenary[] => {
  const left = [...cards];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
};

/** Crews of the flying machine out of what is left; none where it is gone. Alone it is worth something under one reading only (ORC-L-4). */
function crews(left: readonly Mercenary[], readings: Readings): readonly (readonly Mercenary[])[] {
  if (!left.includes('machine-volante')) return [];
  const flies = (card: Mercenary) => card === 'gobelin' || (card === 'commando' && readings['ORC-L-30'] === 'oui');
  return subsets(left.filter(flies)).filter((crew) => crew.length > 0 || readings['ORC-L-4'] === 'oui');
}

/** Every plan that the rules allow; those with the flying machine only where `fly`. */
export function plansOf({ people, cards, values, options }: Hand, fly: boolean): readonly Plan[] {
  const readings = readingsOf({ options });
  const own = cards.filter((card): card is ArmyCardKind => peopleOf(card) === people);
  const mercenaries = cards.filter(isMercenary);
  const mayCome = own.length > 0 || readings['ORC-L-14'] !== 'non';
  const sendable = mayCome ? mercenaries.filter((card) => !isBarred(card, readings)) : [];
  return subsets(sendable).flatMap((send) => {
    const army = { people, cards: [...own, ...send] };
    const crewsHere = fly && mayCome ? crews(without(mercenaries, send), readings) : [];
    return [undefined, ...crewsHere].map((flying) => ({
      send,
      flying,
      value: forceOf(flying ? { ...army, flying } : army, values, readings).value,
    }));
  });
}

const first = (plans: readonly Plan[], before: (a: Plan, b: Plan) => number): Plan | undefined =>
  plans.reduce<Plan | undefined>((best, plan) => (best === undefined || before(plan, best) < 0 ? plan : best), undefined);

/** The plan of the greatest value; among equals the one that spends the fewest cards. */
export const greatestPlan = (plans: readonly Plan[]): Plan | undefined =>
  first(plans, (a, b) => b.value - a.value || costOf(a) - costOf(b));

/**
 * The plan that reaches `target` with the fewest cards; among equals the one that overshoots least, then shows the fewest before
 * the reveal. Undefined: nothing reaches it.
 */
export const cheapestPlan = (plans: readonly Plan[], target: number): Plan | undefined =>
  first(
    plans.filter(({ value }) => value >= target),
    (a, b) => costOf(a) - costOf(b) || a.value - b.value || a.send.length - b.send.length,
  );
