/** Moving many at the table: groups, orders, and the month before once more. Each is asked for at one touch, walks counter by counter, and is taken back at one. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Hex } from '#engine/zargos-lords/board/hex.ts';
import { find } from '#engine/zargos-lords/game/table.ts';
import type { Move, View } from '#engine/zargos-lords/game/types.ts';
import type { LordsHandle } from './handle.ts';
import { isOwn, standingFor } from './acts.ts';
import {
  anew,
  citySought,
  follow,
  type Followed,
  keptOrders,
  lastMarches,
  nextStep,
  type Order,
  ordersFor,
  readOrders,
  repeated,
} from './orders.ts';

/** Under which the browser keeps them. */
const HABIT = 'ordres';

/** What was done together, until the turn is over. */
export interface Done extends Pick<Followed, 'halts' | 'waits'> {
  readonly turn: string;
  readonly ids: readonly string[];
  /** Who marches on next month. */
  readonly onward: readonly Order[];
  /** The city of others that they were sent to: an order leads before it, and besieges nobody. */
  readonly city: string | undefined;
  /** The orders of before, as they were kept. */
  readonly before: string;
}

export interface Commands {
  readonly orders: readonly Order[];
  /** Those of counters that have moved too: they go on next month. */
  readonly all: readonly Order[];
  /** How many may try to march as the month before. */
  readonly alike: number;
  readonly done: Done | undefined;
  readonly isWalking: boolean;
  readonly send: (ids: readonly string[], goal: Hex) => void;
  readonly follow: () => void;
  readonly repeat: () => void;
  /** Those that stopped because somebody came near. */
  readonly halted: readonly Order[];
  /** They go on all the same, and those that waited behind them. */
  readonly resume: () => void;
  /** Takes back what was done together; undefined where that cannot be. */
  readonly undo: (() => void) | undefined;
}

const turnOf = ({ month, turn }: View): string => `${month} ${turn}`;

/** `ready`: who may still move, those in garrisons too. */
export function useCommands(handle: LordsHandle, seat: number, ready: readonly string[]): Commands {
  const { view } = handle;
  const [done, tell] = useState<Done>();
  const [walk, lead] = useState<Followed['moves']>();
  const isMarch = view.phase === 'march' && ready.length > 0;
  const kept = handle.habit(HABIT);
  const all = useMemo(() => (view.phase === 'march' ? readOrders(view, kept) : []), [view, kept]);
  const orders = all.filter(({ id }) => ready.includes(id));
  const steps = useMemo(() => (isMarch ? lastMarches(handle.since(), seat) : new Map()), [turnOf(view), isMarch, seat]);
  const again = useMemo(
    () =>
      isMarch
        ? repeated(
            view,
            seat,
            steps,
            ready.filter((id) => find(view, id)),
          )
        : [],
    [view, steps, isMarch],
  );
  // One at a time: the page answers between two of them, and one sees them go. None is judged before the one before it has been seen to go.
  const gone = useRef<string | undefined>(undefined);
  const isBegun = useRef(false);
  useEffect(() => {
    if (walk && gone.current !== undefined && isMarch && !view.marched.some(({ id }) => id === gone.current)) return;
    const [first, ...others] = walk && handle.live && isMarch ? nextStep(view, walk, handle.judge) : [];
    gone.current = first?.id;
    lead(first && others);
    if (!first) return;
    tell((one) => one && { ...one, ids: [...one.ids, first.id] });
    handle.act(first, isBegun.current);
    isBegun.current = true;
  }, [walk, view]);
  const begin = (todo: readonly Order[], isKept: boolean, ids: readonly string[] = []) => {
    const { moves, halts, waits, orders: onward } = follow(view, seat, todo, ready);
    const others = all.filter(({ id }) => !todo.some((order) => order.id === id));
    if (isKept) handle.keepHabit(HABIT, keptOrders(view, [...others, ...onward]));
    tell({
      turn: turnOf(view),
      ids,
      halts,
      waits: isKept ? waits : [],
      onward: isKept ? onward : [],
      city: todo === orders && halts.every(({ why }) => why === 'near') ? undefined : citySought(view, seat, todo),
      before: (ids.length > 0 ? done?.before : kept) ?? '',
    });
    isBegun.current = false;
    lead(moves);
  };
  const now = done?.turn === turnOf(view) && view.phase === 'march' ? done : undefined;
  const isUndone = now !== undefined && !walk && now.ids.length > 0 && !view.marched.some(({ id }) => now.ids.includes(id));
  useEffect(() => {
    if (!isUndone) return;
    handle.keepHabit(HABIT, now.before);
    tell(undefined);
  }, [isUndone]);
  const isTheirs = (move: Move): boolean => move.kind === 'march' && now !== undefined && now.ids.includes(move.id);
  const withdraw = now && !walk && now.ids.length > 0 ? handle.withdraw?.(isTheirs) : undefined;
  const halted = (now?.halts ?? []).flatMap(({ order, why }) => (why === 'near' && ready.includes(order.id) ? [order] : []));
  return {
    orders,
    all: all.filter(({ id }) => isOwn(view, seat, standingFor(view, id))),
    alike: again.length,
    done: now,
    isWalking: walk !== undefined,
    send: (ids, goal) => begin(ordersFor(view, seat, ids, goal), true),
    follow: () => begin(orders, true),
    repeat: () => begin(again, false),
    halted,
    resume: () => begin(anew(view, seat, [...halted, ...orders]), true, now?.ids),
    undo:
      withdraw &&
      (() => {
        handle.keepHabit(HABIT, now?.before ?? '');
        tell(undefined);
        withdraw();
      }),
  };
}
