/** Moving many at the table: groups, orders, and the month before once more, each played at one touch and taken back at one. */
import { useMemo, useState } from 'preact/hooks';
import type { Hex } from '#engine/zargos-lords/board/hex.ts';
import type { Move, View } from '#engine/zargos-lords/game/types.ts';
import type { SkirmishHandle } from '../skirmish/handle.ts';
import { follow, type Halt, keptOrders, lastMarches, type Order, ordersFor, type Plan, readOrders, repeated, withOrders } from './orders.ts';

/** Under which the browser keeps them. */
const HABIT = 'ordres';

/** What was done together, until something else is. */
export interface Done {
  /** The month and whose turn. */
  readonly turn: string;
  readonly ids: readonly string[];
  readonly halts: readonly Halt[];
  /** How many march on next month. */
  readonly onward: number;
}

export interface Commands {
  readonly orders: readonly Order[];
  /** Those that would repeat the month before. */
  readonly alike: number;
  readonly done: Done | undefined;
  readonly send: (ids: readonly string[], goal: Hex) => void;
  readonly follow: () => void;
  readonly repeat: () => void;
  readonly forget: () => void;
  /** Takes back what was done together; undefined where that cannot be. */
  readonly undo: (() => void) | undefined;
}

const turnOf = ({ month, turn }: View): string => `${month} ${turn}`;

/** `ready`: who may still move. */
export function useCommands(handle: SkirmishHandle, seat: number, ready: readonly string[]): Commands {
  const { view } = handle;
  const [, redraw] = useState({});
  const [done, tell] = useState<Done>();
  const isMarch = view.phase === 'march' && ready.length > 0;
  const kept = handle.habit(HABIT);
  const all = useMemo(() => readOrders(view, kept), [view, kept]);
  const orders = all.filter(({ id }) => ready.includes(id));
  const steps = useMemo(() => (isMarch ? lastMarches(handle.since(), seat) : new Map()), [turnOf(view), isMarch, seat]);
  const keep = (list: readonly Order[]) => {
    handle.keepHabit(HABIT, keptOrders(view, list));
    redraw({});
  };
  const play = ({ moves, halts, orders: left }: Plan, others: readonly Order[]) => {
    keep([...others, ...left]);
    tell({ turn: turnOf(view), ids: moves.map(({ id }) => id), halts, onward: left.length });
    for (const move of moves) handle.act(move);
  };
  const isTheirs = (move: Move): boolean => move.kind === 'march' && done !== undefined && done.ids.includes(move.id);
  const now = done?.turn === turnOf(view) && view.phase === 'march' ? done : undefined;
  const withdraw = now && now.ids.length > 0 ? handle.withdraw?.(isTheirs) : undefined;
  return {
    orders,
    alike: ready.filter((id) => steps.has(id)).length,
    done: now,
    send: (ids, goal) => play(follow(view, seat, ordersFor(view, seat, ids, goal), ready), withOrders(all, ids, [])),
    follow: () => play(follow(view, seat, orders, ready), all.filter((one) => !orders.includes(one))),
    repeat: () => play(repeated(view, seat, steps, ready), all),
    forget: () => keep(all.filter((one) => !orders.includes(one))),
    undo: withdraw && (() => {
      keep(all.filter(({ id }) => !now?.ids.includes(id)));
      tell(undefined);
      withdraw();
    }),
  };
}
