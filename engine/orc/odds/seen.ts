/** A battle before the reveal as one seat sees it: his own cards, and the backs of the others. */
import type { Seat } from '../../core/eyes.ts';
import { boxOf, isMercenary } from '../data/cards.ts';
import { fightersOf, without } from '../rules/hands.ts';
import type { Battle } from '../situation.ts';
import type { CardId, Mercenary, State } from '../types.ts';

/** Armies are face down, and everybody shows his backs. */
const isHidden = ({ phase }: State): boolean => phase === 'mercenaries' || phase === 'commando';

/** Giants that everybody saw chased (ORC-GEA-1). */
const giantsGone = ({ giants }: State): readonly CardId[] =>
  new Array<CardId>(giants.reduce((sum, { count }) => sum + count, 0)).fill('geant');

/** The battle as `eyes` see it once they have `sent` these; undefined where nothing is face down, or the seat does not fight. */
export function battleSeen(state: State, sent: readonly Mercenary[], eyes: Seat): Battle | undefined {
  const people = state.called.at(-1);
  if (!isHidden(state) || !people || eyes === state.sorcier) return undefined;
  return {
    people,
    mine: [...(state.engaged[eyes] ?? []), ...sent],
    seen: [...without(state.hands[eyes] ?? [], sent), ...giantsGone(state)],
    opponents: fightersOf(state)
      .filter((seat) => seat !== eyes)
      .map((seat) => {
        const army = state.engaged[seat] ?? [];
        const mercenaries = army.filter(isMercenary).length;
        const held = mercenaries + (state.hands[seat] ?? []).filter(isMercenary).length;
        return { people: army.length - mercenaries, mercenaries, held };
      }),
    values: boxOf(state.options.values).values,
    options: state.options.options,
  };
}
