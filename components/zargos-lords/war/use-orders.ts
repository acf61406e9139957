/** Moving many at the table: groups, orders, and the month before once more. Each is asked for at one touch, walks counter by counter, and is taken back at one. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Hex } from '#engine/zargos-lords/board/hex.ts';
import type { Move, View } from '#engine/zargos-lords/game/types.ts';
import type { LordsHandle } from './handle.ts';
import { isOwn, standingFor } from './acts.ts';
import { citySought, follow, type Halt, inFront, keptOrders, lastMarches, type Order, ordersFor, readOrders, repeated } from './orders.ts';

/** Under which the browser keeps them. */
const HABIT = 'ordres';

/** What was done together, until the turn is over. */
export interface Done {
  readonly turn: string;
  readonly ids: readonly string[];
  readonly halts: readonly Halt[];
  /** Who marches on next month. */
  readonly onward: readonly Order[];
  /** The city of others that they were sent to: an order leads before it, and besieges nobody. */
  readonly city: string | undefined;
}

/** Who is still to walk, of those that were told to together. */
interface Walk {
  readonly todo: readonly Order[];
  /** Whether they march on next month. */
  readonly isKept: boolean;
  readonly city: string | undefined;
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
  /** Takes back what was done together; undefined where that cannot be. */
  readonly undo: (() => void) | undefined;
}

const turnOf = ({ month, turn }: View): string => `${month} ${turn}`;

/** `ready`: who may still move. */
export function useCommands(handle: LordsHandle, seat: number, ready: readonly string[]): Commands {
  const { view } = handle;
  const [done, tell] = useState<Done>();
  const [walk, lead] = useState<Walk>();
  const isMarch = view.phase === 'march' && ready.length > 0;
  const kept = handle.habit(HABIT);
  const all = useMemo(() => (view.phase === 'march' ? readOrders(view, kept) : []), [view, kept]);
  const orders = all.filter(({ id }) => ready.includes(id));
  const steps = useMemo(() => (isMarch ? lastMarches(handle.since(), seat) : new Map()), [turnOf(view), isMarch, seat]);
  const again = useMemo(() => (isMarch ? repeated(view, seat, steps, ready) : []), [view, steps, isMarch]);
  const without = (ids: readonly string[]) => all.filter(({ id }) => !ids.includes(id));
  // One at a time: the page answers between two of them, and one sees them go.
  useEffect(() => {
    const [first, ...todo] = walk?.todo ?? [];
    if (!walk || !first || !handle.live || !isMarch) return lead(undefined);
    const { moves, halts, orders: left } = follow(view, seat, [first], ready);
    if (walk.isKept) handle.keepHabit(HABIT, keptOrders(view, [...without([first.id]), ...left]));
    tell((before = { turn: '', ids: [], halts: [], onward: [], city: undefined }) => ({
      turn: turnOf(view),
      ids: [...before.ids, ...moves.map(({ id }) => id)],
      halts: [...before.halts, ...halts],
      onward: walk.isKept ? [...before.onward, ...left] : before.onward,
      city: walk.city,
    }));
    lead({ ...walk, todo });
    for (const move of moves) handle.act(move);
  }, [walk]);
  const begin = (todo: readonly Order[], isKept: boolean) => {
    tell(undefined);
    lead({ todo: inFront(view, todo), isKept, city: citySought(view, seat, todo) });
  };
  const now = done?.turn === turnOf(view) && view.phase === 'march' ? done : undefined;
  const isTheirs = (move: Move): boolean => move.kind === 'march' && now !== undefined && now.ids.includes(move.id);
  const withdraw = now && !walk && now.ids.length > 0 ? handle.withdraw?.(isTheirs) : undefined;
  return {
    orders,
    all: all.filter(({ id }) => isOwn(view, seat, standingFor(view, id))),
    alike: again.length,
    done: now,
    isWalking: walk !== undefined,
    send: (ids, goal) => begin(ordersFor(view, seat, ids, goal), true),
    follow: () => begin(orders, true),
    repeat: () => begin(again, false),
    undo:
      withdraw &&
      (() => {
        handle.keepHabit(HABIT, keptOrders(view, without(now?.ids ?? [])));
        tell(undefined);
        withdraw();
      }),
  };
}
