/** Whoever speaks to a learner alone at the table in his first game, above the board, until he is thanked. */
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { hasActed } from '#components/kit/focus.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { HabitKeeper } from '../chooser/habits.ts';
import type { CoachProps, TableScene } from '../props.ts';
import type { AtTable } from '../seated/moment.ts';
import { useFetched } from '#components/kit/use-fetched.ts';
import { seatedToTop } from '../sight.ts';
import { isCoached, leaveCoach, turnsBegun } from './first-game.ts';

interface Props<G extends GameTypes> extends AtTable<G>, Pick<CoachProps<G>, 'handle' | 'ask' | 'point' | 'isAside'> {
  habits: HabitKeeper;
  coach: TableScene<G>['coach'];
  /** He is gone. */
  redraw: () => void;
  /** The whole table. */
  top: RefObject<HTMLElement | null>;
}

export function TableCoach<G extends GameTypes>(props: Props<G>) {
  const { table, guest, stepper, humans, history, at, handle, ask, point, isAside, habits, coach, redraw, top } = props;
  const isLearner = !guest && !stepper && humans.length === 1 && isCoached(habits, table.id());
  const Coach = useFetched(isLearner ? coach : undefined);
  // It comes above a board that the browser has already gone to, and would push the page down by its height.
  useEffect(() => {
    if (Coach && (hasActed() || scrollY > 0)) seatedToTop(top.current);
  }, [Coach !== undefined]);
  if (!Coach) return null;
  const leave = (isDone: boolean) => {
    leaveCoach(habits, table.id(), isDone);
    redraw();
  };
  const turn = turnsBegun(history.moves.slice(0, at), handle.seat, handle.legal.length > 0);
  return (
    <Coach
      key={table.id()}
      handle={handle}
      ask={ask}
      point={point}
      played={history.moves.slice(0, at).findLast((move) => move.seat === handle.seat)}
      turn={turn}
      isAside={isAside}
      leave={leave}
    />
  );
}
