/** What the flying machine would bring once all forces are known. */
import { boxOf } from '../data/cards.ts';
import { readingsOf } from '../options.ts';
import { forceOf } from '../rules/force.ts';
import type { Move, MoveOf, View } from '../types.ts';
import { raidPrice } from './battle.ts';
import { BATTLE_POINTS } from './strength.ts';

const rivalsOf = ({ players, seat, sorcier }: View): readonly number[] =>
  players.flatMap(({ force }, other) => (other === seat || other === sorcier ? [] : [force ?? 0]));

/** Of the strongest army that one faces. */
export const bestForce = (view: View): number => Math.max(...rivalsOf(view));

/** Points of the battle for an army of this force; whoever shares them is not ahead of those that he shares them with. */
function worthOf(view: View, force: number): number {
  if (force <= 0 || force < bestForce(view)) return 0;
  const tied = rivalsOf(view).filter((one) => one === force).length;
  return (BATTLE_POINTS[view.called.length - 1] ?? 0) * (1 - tied / (view.players.length - 1));
}

export const worthNow = (view: View): number => worthOf(view, view.players[view.seat]?.force ?? 0);

interface FlightRated {
  readonly move: MoveOf<'fly'>;
  /** Of the whole army. */
  readonly force: number;
  /** With the price of a machine that is spent, to be held against `worthNow`. */
  readonly points: number;
}

export const flightsOf = (view: View, legal: readonly Move[]): readonly FlightRated[] =>
  legal.flatMap((move) => {
    const people = view.called.at(-1);
    if (move.kind !== 'fly' || !people) return [];
    const { value } = forceOf(
      { people, cards: view.engaged, flying: move.cards },
      boxOf(view.options.values).values,
      readingsOf(view.options),
    );
    return [{ move, force: value, points: worthOf(view, value) - raidPrice(view) - move.cards.length / 1000 }];
  });

/** The flight that pays best; undefined where none pays. */
export const bestFlight = (view: View, legal: readonly Move[]): FlightRated | undefined =>
  flightsOf(view, legal)
    .filter(({ points }) => points > worthNow(view))
    .toSorted((a, b) => b.points - a.points)[0];
