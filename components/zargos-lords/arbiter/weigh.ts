/** What is asked of a move of Zargo's Lords under other readings, and of a position that nobody has looked at yet. */
import { ALLOWED, refuse, type Verdict } from '#engine/core/verdict.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { fallingOf, linesOf } from '#engine/zargos-lords/game/retreats.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';
import type { RuleId } from '#engine/zargos-lords/ids.ts';

/** The map stays: what is worked out of it is of no reading, and long to work out. */
export function afresh(state: State): State {
  const { map, ...position } = state.position;
  return { ...structuredClone({ ...state, position: { ...position, map: undefined } }), position: { ...structuredClone(position), map } };
}

/** Of a retreat, which may always be made, whether its line saves; of all else, the judge's verdict. */
export function weigh(state: State, move: Move): Verdict<RuleId> {
  const verdict = LORDS.judge(state, move);
  const falling = move.kind === 'retreat' && verdict.ok ? fallingOf(state, move.id) : undefined;
  if (move.kind !== 'retreat' || !falling) return verdict;
  const first = linesOf(state, falling).find(({ direction }) => direction === move.direction)?.first;
  if (!first || first.fate === 'safe') return ALLOWED;
  return refuse(first.fate === 'paralysed' ? 'LOR-GOU-1' : 'LOR-REC-2', first.because ?? '');
}
