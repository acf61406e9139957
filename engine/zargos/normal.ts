/** The usual form of a position of Zargos: what nobody sees, the order of the piles, has one. Apart from acts by hand: the table makes it too. */
import { CARDS, type CardId } from './data/cards.ts';
import { pilesOf } from './game/opening/cards.ts';
import { copiesIn } from './game/table.ts';
import type { PositionCard, State, Turn } from './game/types.ts';

export const NO_CHANCE: State['random'] = [1, 0, 0, 0];

/** Cards that are nowhere else, in the order of the box. */
function restOf({ hands, removed, effects, laid, options }: State): readonly CardId[] {
  const shown: readonly CardId[] = [...hands.flat(), ...removed, ...effects.map(({ card }) => card), ...(laid ? [laid.card] : [])];
  return CARDS.flatMap((card) => {
    const { id } = card;
    const left = copiesIn(options, card) - shown.filter((one) => one === id).length;
    return left > 0 ? new Array<CardId>(left).fill(id) : [];
  });
}

/** A pile in the order of the box. */
function ordered(pile: readonly PositionCard[], box: readonly PositionCard[]): readonly PositionCard[] {
  const kinds = [...new Set(box)];
  return [...pile].sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
}

const capped = (counts: readonly number[], pawns: readonly number[]): readonly number[] =>
  counts.map((count, place) => Math.min(count, pawns[place] ?? 0));

/** What came, moved or was called is never more than what stands. */
function turnIn({ turn, pawns }: State): Turn | null {
  if (!turn) return null;
  const { came, moved, landed, called } = turn;
  return { ...turn, came: capped(came, pawns), moved: capped(moved, pawns), landed: capped(landed, pawns), called: capped(called, pawns) };
}

/** The usual form of any state: what is hidden is put back in the order of the box. */
export function normal(state: State): State {
  const { positioning, options } = state;
  const box = pilesOf(options);
  return {
    ...state,
    random: NO_CHANCE,
    pile: restOf(state),
    turn: state.turn?.combat ? state.turn : turnIn(state),
    positioning: positioning && { ...positioning, green: ordered(positioning.green, box.green), blue: ordered(positioning.blue, box.blue) },
  };
}
