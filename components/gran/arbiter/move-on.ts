/** The move that touching a point proposes at this moment. */
import { moveAt } from '#components/gran/play/choices.ts';
import type { Verdict } from '#engine/core/verdict.ts';
import { neighboursOf } from '#engine/gran/board/tables.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import type { Move, PointId, State, Walk } from '#engine/gran/types.ts';

/** What of a state, or of a view, it needs. */
type Standing = Pick<State, 'position' | 'options' | 'phase' | 'turn'>;

/** Where the knight of a seat is; the start for one that does not play. */
export const pieceAt = ({ position, options }: Pick<State, 'position' | 'options'>, seat: number): PointId =>
  position.pieces.find(({ color }) => color === options.colors[seat])?.at ?? tablesFor(options).board.start;

/** The walk to a point: one that may be gone, else along lines where there is a way, else straight there. */
function walkTo(standing: Standing, to: PointId, judge: (move: Move) => Verdict): Walk {
  const { turn: seat } = standing;
  const tables = tablesFor(standing.options);
  const near = neighboursOf(tables, pieceAt(standing, seat));
  const ways: readonly Walk[] = [
    ...(near.includes(to) ? [[to] as const] : []),
    ...near.flatMap((first): readonly Walk[] => (neighboursOf(tables, first).includes(to) ? [[first, to]] : [])),
  ];
  return ways.find((path) => judge({ kind: 'walk', seat, path }).ok) ?? ways[0] ?? [to];
}

export const moveOn = (standing: Standing, at: PointId, judge: (move: Move) => Verdict): Move =>
  moveAt(standing, at) ?? { kind: 'walk', seat: standing.turn, path: walkTo(standing, at, judge) };
