/** Positions of the skirmish for lessons, written short: rows of a small map, counters by column and row. */
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import type { Counter } from '#engine/zargos-lords/board/position.ts';
import { retreatLines } from '#engine/zargos-lords/rules/retreat.ts';
import { SKIRMISH } from '#engine/zargos-lords/skirmish/game.ts';
import { shotOdds } from '#engine/zargos-lords/skirmish/odds.ts';
import { setup } from '#engine/zargos-lords/skirmish/setup.ts';
import type { StartId } from '#engine/zargos-lords/skirmish/starts.ts';
import { MONTHS, type Move, type MoveOf, SEATS, type Seat, type State } from '#engine/zargos-lords/skirmish/types.ts';
import type { Kind } from '#engine/zargos-lords/types.ts';

type Cell = readonly [column: number, row: number];

/** A counter: its id, its kind, its cell. */
export type Drawn = readonly [id: string, kind: Kind, cell: Cell, more?: Partial<Counter>];

interface Asked {
  /** Whose peoples: those of this start. */
  readonly peoples: StartId;
  readonly rows: readonly string[];
  readonly counters: readonly Drawn[];
  /** What differs from the beginning of the first people's turn. */
  readonly state?: Partial<State>;
}

export function positionOf({ peoples, rows, counters, state = {} }: Asked): State {
  const begun = setup({ seats: SEATS, start: peoples, months: MONTHS[0], options: {} }, 'lecon');
  return {
    ...begun,
    position: {
      ...begun.position,
      map: { rows, wraps: false },
      counters: counters.map(([id, kind, cell, more]) => ({ id, kind, at: hexAt(...cell), ...more })),
    },
    ...state,
  };
}

/** The phase of the shots, and that of the combats. */
export const SHOTS = { phase: 'shots', within: 'shots' } as const;
export const COMBATS = { phase: 'combats', within: 'combats' } as const;

export const march = (id: string, cell: Cell, against?: string, seat: Seat = 0): MoveOf<'march'> => ({
  kind: 'march',
  seat,
  id,
  to: hexAt(...cell),
  ...(against && { against }),
});
export const end = (seat: Seat = 0): Move => ({ kind: 'end', seat });
export const shoot = (shooters: readonly string[], target: string, seat: Seat = 0): MoveOf<'shoot'> => ({
  kind: 'shoot',
  seat,
  shooters,
  target,
});
export const attack = (attackers: readonly string[], targets: readonly string[], seat: Seat = 0): MoveOf<'attack'> => ({
  kind: 'attack',
  seat,
  attackers,
  targets,
});
export const retreat = (id: string, direction: MoveOf<'retreat'>['direction'], alone = false, seat: Seat = 0): MoveOf<'retreat'> => ({
  kind: 'retreat',
  seat,
  id,
  direction,
  alone,
});

export const isAt = ({ position }: State, id: string, cell: Cell): boolean => {
  const { q, r } = hexAt(...cell);
  return position.counters.some((one) => one.id === id && one.at.q === q && one.at.r === r);
};
export const isThere = ({ position }: State, id: string): boolean => position.counters.some((one) => one.id === id);

/** The chance that arrows or flames eliminate their target. */
export const killOf = (state: State, move: MoveOf<'shoot'>): number => {
  const odds = shotOdds(state, move);
  return 'kill' in odds ? odds.kill : 0;
};

/** The chance that a vision leaves its target no line that does not eliminate it. */
export function drownOf({ position }: State, { target }: MoveOf<'shoot'>, flights: readonly number[]): number {
  const deadly = flights.filter(
    (hexes) =>
      hexes > 0 && retreatLines({ position, counter: target, hexes, fought: [] }).every(({ first }) => first.fate === 'eliminated'),
  );
  return deadly.length / flights.length;
}

/** Whom a move of retreat leaves in play, of those named: the share of their worth, 0 to 1. */
export function keptBy(state: State, move: Move, worths: Readonly<Record<string, number>>): number {
  const after = SKIRMISH.step(state, move).state;
  const all = Object.values(worths).reduce((sum, one) => sum + one, 0);
  return Object.entries(worths).reduce((sum, [id, worth]) => sum + (isThere(after, id) ? worth : 0), 0) / all;
}
