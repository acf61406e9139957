/** The fights of « Le meilleur coup » a second time, by the solver of reference, from what stands on the map. The hand of God has tests of its own. */

import type { Situation } from '../fight/types.ts';
import { tablesFor } from '../game/table.ts';
import type { Move, Seat, State } from '../game/types.ts';
import type { People } from '../types.ts';
import { referenceFor } from './odds-oracle.ts';

const SITES = { capital: 'capital', city: 'forbidden-city' } as const;

export interface ChanceAsked {
  readonly theme: string;
  readonly places?: readonly string[];
}

interface Side {
  readonly people: People;
  readonly pawns: number;
  readonly warWind?: boolean;
}

/** Every throw of so many dice. */
const throwsOf = (dice: number): readonly number[] =>
  dice === 0 ? [0] : throwsOf(dice - 1).flatMap((sum) => [1, 2, 3, 4, 5, 6].map((face) => sum + face));

/** That some of so many pawns come through the demons' only throw. */
function amongDemons(kind: string, pawns: number): number {
  const throws = throwsOf(kind === 'city' ? 4 : kind === 'inner' ? 3 : 2);
  return throws.filter((total) => Math.floor(total / 2) < pawns).length / throws.length;
}

/** Who holds a place in the end, by its id: the attackers of it, or so many defenders; without any, whoever stands there. */
function endOf(state: State, id: string, attacker: Side, defender?: Side): { readonly attacker: number; readonly defender: number } {
  const { board, places } = tablesFor(state.options);
  const at = places.get(id) ?? -1;
  const place = board.territories[at];
  if (!place) throw new Error(`no place ${id}`);
  const people = defender?.people ?? state.owners[at];
  if (!people) {
    if (place.kingdom !== 'zargos') throw new Error(`nobody to attack in ${id}`);
    const taken = amongDemons(place.kind, attacker.pawns);
    return { attacker: taken, defender: 1 - taken };
  }
  const isOn = (card: string): boolean => state.effects.some((effect) => effect.card === card);
  const pawns = defender?.pawns ?? state.pawns[at] ?? 0;
  const situation: Situation = {
    attacker: { people: attacker.people, pawns: attacker.pawns, warWind: attacker.warWind ?? false },
    defender: { people, pawns, warWind: false, called: 0 },
    site: place.kind === 'capital' || place.kind === 'city' ? SITES[place.kind] : place.kingdom === 'zargos' ? 'zargos' : 'province',
    eclipse: isOn('eclipse'),
    heatwave: isOn('canicule'),
    options: state.options.options,
  };
  return referenceFor(situation)(attacker.pawns, pawns).win;
}

function standingAt(state: State, id: string): Side {
  const at = tablesFor(state.options).places.get(id) ?? -1;
  const people = state.owners[at];
  if (!people) throw new Error(`nobody stands at ${id}`);
  return { people, pawns: state.pawns[at] ?? 0 };
}

const plus = ({ people, pawns }: Side, more: number): Side => ({ people, pawns: pawns + more });

/** All that a neighbour may send. */
const sentFrom = (state: State, id: string): Side => plus(standingAt(state, id), -1);

/** The chance of what a question asks, once a move is made. Throws on the hand of God, and on a move that answers nothing. */
export function oracleValue(state: State, _seat: Seat, { theme, places = [] }: ChanceAsked, move: Move): number {
  const [first = '', second = '', third = ''] = places;
  if (theme === 'attaque' && move.kind === 'attack') return endOf(state, move.to, move).attacker;
  if (theme === 'combien' && move.kind === 'attack') {
    const home = plus(standingAt(state, first), -move.pawns);
    return endOf(state, second, move).attacker * endOf(state, first, sentFrom(state, third), home).defender;
  }
  if (theme === 'partage' && move.kind === 'attack') {
    const rest = plus(sentFrom(state, first), -move.pawns);
    return endOf(state, second, move).attacker * endOf(state, third, rest).attacker;
  }
  if (theme === 'vent' && move.kind === 'fight') {
    const { ids } = tablesFor(state.options);
    return (state.turn?.attacks ?? []).reduce((all, { at, people, groups }) => {
      const id = ids[at] ?? '';
      const pawns = groups.reduce((sum, group) => sum + group.pawns, 0);
      return all * endOf(state, id, { people, pawns, warWind: id === move.at }).attacker;
    }, 1);
  }
  if (theme === 'renfort' && move.kind === 'reinforce') {
    const bought = Math.floor((state.purses[0]?.points ?? 0) / 2);
    const joined = (id: string): number => (id === move.at ? move.pawns : bought - move.pawns);
    const held = (id: string): number => endOf(state, id, sentFrom(state, third), plus(standingAt(state, id), joined(id))).defender;
    return Math.min(held(first), held(second));
  }
  throw new Error(`nothing to count: ${theme}, ${move.kind}`);
}
