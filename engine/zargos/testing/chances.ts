/** The attacks of « Le meilleur coup » a second time, by the solver of reference, from what stands on the map. */

import { tablesFor } from '../game/table.ts';
import type { Move, Seat, State } from '../game/types.ts';
import { referenceFor } from '../reference.ts';
import type { Situation } from '../types.ts';

const SITES = { capital: 'capital', city: 'forbidden-city' } as const;

/** The chance of an attack to take its place. Throws on anything else: the hand of God has tests of its own. */
export function oracleValue(state: State, _seat: Seat, _ask: unknown, move: Move): number {
  if (move.kind !== 'attack') throw new Error(`no attack: ${move.kind}`);
  const { board, ids } = tablesFor(state.options);
  const at = ids.indexOf(move.to);
  const place = board.territories[at];
  const owner = state.owners[at];
  if (!place || !owner) throw new Error(`nobody to attack in ${move.to}`);
  const isOn = (card: string): boolean => state.effects.some((effect) => effect.card === card);
  const situation: Situation = {
    attacker: { people: move.people, pawns: move.pawns, warWind: false },
    defender: { people: owner, pawns: state.pawns[at] ?? 0, warWind: false, called: 0 },
    site: place.kind === 'capital' || place.kind === 'city' ? SITES[place.kind] : place.kingdom === 'zargos' ? 'zargos' : 'province',
    eclipse: isOn('eclipse'),
    heatwave: isOn('canicule'),
    options: state.options.options,
  };
  return referenceFor(situation)(move.pawns, state.pawns[at] ?? 0).win.attacker;
}
