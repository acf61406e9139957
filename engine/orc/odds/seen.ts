/** A battle before the reveal as one seat sees it: his own cards, the backs of the others, and what earlier battles have shown. */
import { boxOf, isMercenary } from '../data/cards.ts';
import { at, fightersOf, without } from '../rules/hands.ts';
import type { BattleAsked } from '../situation.ts';
import type { CardId, Mercenary, View } from '../types.ts';

/** Giants that everybody saw chased (ORC-GEA-1). */
const giantsGone = ({ giants }: View['seen']): readonly CardId[] =>
  new Array<CardId>(giants.reduce((sum, { count }) => sum + count, 0)).fill('geant');

/** Mercenaries that earlier battles of the round have shown, and the commando once it has struck. */
const shownBefore = ({ seen: { battles }, commando }: View): readonly CardId[] => [
  ...battles.flatMap(({ armies, flying }): readonly CardId[] => [
    ...armies.flat().filter(isMercenary),
    ...(flying ? (['machine-volante', ...flying.cards] as const) : []),
  ]),
  ...(commando || battles.some((battle) => battle.commando) ? (['commando'] as const) : []),
];

/** The battle as the seat of a view sees it once it has `sent` these; undefined where nothing is face down, or the seat does not fight. */
export function battleSeen(view: View, sent: readonly Mercenary[]): BattleAsked | undefined {
  const { seat, phase, players, options, hand, engaged, lost } = view;
  const people = view.called.at(-1);
  const isHidden = phase === 'mercenaries' || phase === 'commando';
  if (!isHidden || !people || seat === view.sorcier || !players[seat]) return undefined;
  return {
    people,
    mine: [...engaged, ...sent],
    seen: [...without(hand, sent), ...lost.filter(isMercenary), ...giantsGone(view.seen), ...shownBefore(view)],
    opponents: fightersOf(view)
      .filter((one) => one !== seat)
      .map((one) => {
        const { engaged: laid, backs } = at(players, one);
        return { ...laid, held: laid.mercenaries + backs.mercenaires };
      }),
    values: boxOf(options.values).values,
    options: options.options,
  };
}
