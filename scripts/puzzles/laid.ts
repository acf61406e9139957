/** Positions of a siege laid by hand: on the scenario's map with its counters, or on a small one with two cities; who is not laid there is out of the game. */
import type { Seat } from '#engine/core/events.ts';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import { type City, type Counter, cityId } from '#engine/zargos-lords/board/position.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { SCENARIOS } from '#engine/zargos-lords/game/scenarios.ts';
import { setup } from '#engine/zargos-lords/game/setup.ts';
import { idsOf, kindOf } from '#engine/zargos-lords/game/table.ts';
import type { Fallen, GameOptions, Move, State } from '#engine/zargos-lords/game/types.ts';
import type { People } from '#engine/zargos-lords/types.ts';

export type Cell = readonly [column: number, row: number];

export interface LaidCity {
  readonly at: Cell;
  readonly people: People;
  readonly inside: readonly string[];
  readonly more?: Partial<City>;
}

export interface Laid {
  readonly options?: Partial<GameOptions>;
  readonly rows?: readonly string[];
  readonly peoples?: readonly People[];
  readonly month: number;
  readonly seat: Seat;
  readonly counters: Readonly<Record<string, Cell>>;
  readonly cities: readonly LaidCity[];
  /** Played from there: marches, shots, the ends of their phases. */
  readonly moves: readonly Move[];
  /** What of the state differs from the beginning of a turn. */
  readonly state?: Partial<State>;
}

/** The state after the moves. Throws where one of them is refused. */
export function stateOf({ options, rows, peoples, month, seat, counters, cities, moves, state: more }: Laid): State {
  const begun = setup({ seats: 2, scenario: 'siege', months: SCENARIOS.siege.months[0] ?? 10, options: {}, ...options }, 'coup');
  const base: State = { ...begun, peoples: peoples ?? begun.peoples, ...(peoples && { cards: [], lands: [[0], [1]] }), phase: 'march' };
  const kind = (id: string) => {
    const found = kindOf(base, id);
    if (!found) throw new Error(`no counter ${id}`);
    return found;
  };
  const standing = Object.entries(counters).map(([id, cell]): Counter => ({ id, kind: kind(id), at: hexAt(...cell) }));
  const placed = new Set([...Object.keys(counters), ...cities.flatMap(({ inside }) => inside)]);
  const fallen = base.peoples.flatMap((_, one) =>
    idsOf(base, one).flatMap((id): readonly Fallen[] => (placed.has(id) ? [] : [{ id, kind: kind(id), seat: one }])),
  );
  const start: State = {
    ...base,
    month,
    turn: seat,
    fallen,
    position: {
      ...base.position,
      ...(rows && { map: { rows, wraps: false } }),
      counters: standing,
      cities: cities.map(({ at, people, inside, more }) => ({
        at: hexAt(...at),
        people,
        garrison: inside.map(kind),
        ids: inside,
        ...more,
      })),
    },
    ...more,
  };
  return moves.reduce((state, move) => {
    const verdict = LORDS.judge(state, move);
    if (!verdict.ok) throw new Error(`${JSON.stringify(move)}: ${verdict.because}`);
    return LORDS.step(state, move).state;
  }, start);
}

export const cityNameOf = (cell: Cell): string => cityId({ at: hexAt(...cell) });
