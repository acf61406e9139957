/** Where keys lead on the map of a skirmish: to one's own counters, to what may be done, from a counter to its targets, to the last move. */
import { type Hex, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { counterOf } from '#engine/zargos-lords/board/position.ts';
import { ownOf } from '#engine/zargos-lords/game/table.ts';
import type { Move, View } from '#engine/zargos-lords/game/types.ts';
import type { HexPaths } from '../map-tool/HexBoard.tsx';
import { counterAt, marksOf, type Touched } from './choices.ts';

const each = (hexes: readonly Hex[]): readonly Hex[] => [...new Map(hexes.map((hex) => [keyOf(hex), hex])).values()];

/** Counters that a move is made by. */
function actors(move: Move): readonly string[] {
  switch (move.kind) {
    case 'march':
    case 'retreat':
      return [move.id];
    case 'shoot':
      return move.shooters;
    case 'attack':
      return move.attackers;
    default:
      return [];
  }
}

/** Where a counter may act upon: hexes to march to, enemies to shoot at or to attack. */
function targetsFrom(view: View, legal: readonly Move[], id: string): readonly Hex[] {
  const own = legal.filter((move) => actors(move).includes(id));
  const { open, bound } = marksOf(view, own, { picked: id });
  return each([...open, ...bound]);
}

/** Where something may be done: with the counter that is picked; else own counters that still may march, or targets. */
export function openTo(view: View, legal: readonly Move[], touched: Touched): readonly Hex[] {
  const { open, bound } = marksOf(view, legal, touched);
  if (view.phase !== 'march' || touched.picked !== undefined) return each([...open, ...bound]);
  return each(legal.flatMap(actors).map((id) => counterOf(view.position, id).at));
}

/** `last`: the way of the last march. */
export function pathsOn(view: View, legal: readonly Move[], seat: number, touched: Touched, last: readonly Hex[] = []): HexPaths {
  const open = openTo(view, legal, touched);
  return {
    home: (view.phase === 'march' ? open[0] : undefined) ?? ownOf(view, seat)[0]?.at,
    open,
    targets(from) {
      const counter = counterAt(view, from);
      return counter ? targetsFrom(view, legal, counter.id) : [];
    },
    last: last.toReversed(),
  };
}
