/** Positions of the skirmish for lessons, written short: rows of a small map, counters by column and row. */

import type { Seat } from '../../core/events.ts';
import { nowIn, type PlayTask, prepared, type Run } from '../../practice/lesson.ts';
import { isSame } from '../board/hex.ts';
import { cellOf, distanceOn, hexAt, terrainAt } from '../board/map.ts';
import { type City, type Counter, cityId, counterOf } from '../board/position.ts';
import { hexCount } from '../data/counter-words.ts';
import { BOX } from '../data/tables.ts';
import { bestOf } from '../game/bot/worth.ts';
import { LORDS, type Lords } from '../game/game.ts';
import { fightOdds, shotOdds } from '../game/odds.ts';
import { afterFight, flightOf, linesOf } from '../game/retreats.ts';
import { SCENARIOS } from '../game/scenarios.ts';
import { setup } from '../game/setup.ts';
import type { StartId } from '../game/starts.ts';
import { shotOf } from '../game/table.ts';
import { type Falling, MONTHS, type Move, type MoveOf, SEATS, type State } from '../game/types.ts';
import { reachOf } from '../rules/movement.ts';
import { judgeShot, shooterOf } from '../rules/shooting.ts';
import { flightAt } from '../rules/volley.ts';
import type { Kind, People, Terrain } from '../types.ts';

type Cell = readonly [column: number, row: number];

type Drawn = readonly [id: string, kind: Kind, cell: Cell, more?: Partial<Counter>];

interface Asked {
  readonly peoples: StartId;
  readonly rows: readonly string[];
  readonly counters: readonly Drawn[];
  /** What differs from the beginning of the first people's turn. */
  readonly state?: Partial<State>;
}

export function stateOf({ peoples, rows, counters, state = {} }: Asked): State {
  const begun = setup({ seats: SEATS, scenario: peoples, months: MONTHS[0], options: {} }, 'lecon');
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

interface AskedOfWar extends Omit<Asked, 'peoples'> {
  readonly peoples: readonly People[];
  readonly cities?: readonly City[];
  readonly allies?: readonly (readonly [People, People])[];
}

/** The same with cities, escorts and all that a skirmish does without: the first people's turn in the whole war. */
export function warOf({ peoples, rows, counters, cities = [], allies = [], state = {} }: AskedOfWar): State {
  const begun = setup({ seats: peoples.length, scenario: 'guerre', months: SCENARIOS.guerre.months[0] ?? 1, options: {} }, 'lecon');
  return {
    ...begun,
    peoples,
    cards: [],
    lands: peoples.map((_, seat) => [seat]),
    phase: 'march',
    position: {
      ...begun.position,
      map: { rows, wraps: false },
      counters: counters.map(([id, kind, cell, more]) => ({ id, kind, at: hexAt(...cell), ...more })),
      cities,
      allies,
    },
    ...state,
  };
}

/** A city and those in it. */
export const cityAtCell = (
  people: People,
  cell: Cell,
  inside: readonly (readonly [id: string, kind: Kind])[] = [],
  more: Partial<City> = {},
): City => ({
  at: hexAt(...cell),
  people,
  garrison: inside.map(([, kind]) => kind),
  ids: inside.map(([id]) => id),
  ...more,
});

export const cityIn = ({ position }: State, cell: Cell): City | undefined => position.cities.find(({ at }) => isSame(at, hexAt(...cell)));

/** What moves call the city of a cell. */
export const cityName = (cell: Cell): string => cityId({ at: hexAt(...cell) });

/** A task with dice that make its solution end as `wanted`. A task that asks something else says so in its own `isDone`. */
export const luckyTask = (state: State, solution: PlayTask<Lords>['solution'], wanted: (run: Run<Lords>) => boolean) =>
  ({ kind: 'play', state: prepared(LORDS, state, solution, wanted), isPrepared: true, solution, isDone: wanted }) as const;

export const IN_SHOTS = { phase: 'shots', within: 'shots' } as const;
export const COMBATS = { phase: 'combats', within: 'combats' } as const;

export const marchMove = (id: string, cell: Cell, against?: string, seat: Seat = 0): MoveOf<'march'> => ({
  kind: 'march',
  seat,
  id,
  to: hexAt(...cell),
  ...(against && { against }),
});
/** Of an escorted pair, one goes and the other stays. */
export const partMove = (id: string, cell: Cell, apart: NonNullable<MoveOf<'march'>['apart']>, seat: Seat = 0): MoveOf<'march'> => ({
  ...marchMove(id, cell, undefined, seat),
  apart,
});
export const strikeMove = (id: string, cell: Cell, target: string, seat: Seat = 0): MoveOf<'strike'> => ({
  kind: 'strike',
  seat,
  id,
  to: hexAt(...cell),
  target,
});
export const onwardMove = (cell: Cell, seat: Seat = 0): MoveOf<'onward'> => ({ kind: 'onward', seat, to: hexAt(...cell) });
export const sallyMove = (city: Cell, targets: readonly string[], seat: Seat = 0): MoveOf<'sally'> => ({
  kind: 'sally',
  seat,
  city: cityName(city),
  targets,
});
export const vanishMove = (id: string, seat: Seat = 0): MoveOf<'vanish'> => ({ kind: 'vanish', seat, id });
export const returnMove = (id: string, cell: Cell, seat: Seat = 0): MoveOf<'return'> => ({ kind: 'return', seat, id, to: hexAt(...cell) });
export const end = (seat: Seat = 0): Move => ({ kind: 'end', seat });
export const shootMove = (shooters: readonly string[], target: string, seat: Seat = 0): MoveOf<'shoot'> => ({
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
export const retreatMove = (id: string, direction: MoveOf<'retreat'>['direction'], alone = false, seat: Seat = 0): MoveOf<'retreat'> => ({
  kind: 'retreat',
  seat,
  id,
  direction,
  alone,
});

/** Where a counter stands: its column, from 0, and its terrain. */
export function cellIn({ position }: State, id: string): { readonly column: number; readonly terrain: Terrain | undefined } {
  const { at } = counterOf(position, id);
  return { column: cellOf(at).column, terrain: terrainAt(position.map, at) };
}

/** More points than any lesson's map could take. */
const BOUNDLESS = 99;

/** The points that a way to this cell takes, however many the counter has; `BOUNDLESS` where there is none. */
export function pointsTo({ position }: State, id: string, [column, row]: Cell): number {
  const { kind } = counterOf(position, id);
  const box = { ...BOX, factors: { ...BOX.factors, [kind]: { ...BOX.factors[kind], movement: BOUNDLESS } } };
  const { arrivals } = reachOf({ position, counter: id, attacked: [], individual: false }, box);
  return arrivals.find(({ at }) => isSame(at, hexAt(column, row)))?.cost ?? BOUNDLESS;
}

export const isAt = ({ position }: State, id: string, cell: Cell): boolean => {
  const { q, r } = hexAt(...cell);
  return position.counters.some((one) => one.id === id && one.at.q === q && one.at.r === r);
};
export const isThere = ({ position }: State, id: string): boolean => position.counters.some((one) => one.id === id);

/** Whether this enemy was attacked, and whether this seat has won. */
export const hasFought = ({ events }: Run<Lords>, target: string): boolean =>
  events.flat().some((event) => event.kind === 'fought' && event.targets.some(({ id }) => id === target));
export const hasWon = (run: Run<Lords>, seat: Seat): boolean => {
  const { winners = [] } = LORDS.outcome(nowIn(run)) ?? {};
  return winners.length === 1 && winners.includes(seat);
};

/** The chance that arrows or flames eliminate their target; 0 of any other move. */
export const killOf = (state: State, move: Move): number => {
  const odds = move.kind === 'shoot' ? shotOdds(state, move) : undefined;
  return odds && 'kill' in odds ? odds.kill : 0;
};

/** The chance that an attack eliminates or drives off; 0 of any other move. */
export const prevails = (state: State, move: Move): number => {
  const odds = move.kind === 'attack' ? fightOdds(state, move) : undefined;
  return odds?.allowed ? odds.win : 0;
};

/** Whether each of the six lines eliminates who retreats. */
const isCaught = (state: State, falling: Falling): boolean => linesOf(state, falling).every(({ first }) => first.fate === 'eliminated');

/** Whether each of the six lines eliminates somebody, him or those that he pushes. */
const isCostly = (state: State, falling: Falling): boolean =>
  linesOf(state, falling).every(({ first, pushed }) => [first, ...pushed].some(({ fate }) => fate === 'eliminated'));

/** The chance that an attack on one counter eliminates it: by the die, or because it has to retreat and no line is left. 0 of any other move. */
export function downs(state: State, move: Move): number {
  const odds = move.kind === 'attack' ? fightOdds(state, move) : undefined;
  if (move.kind !== 'attack' || !odds?.allowed) return 0;
  const [id = ''] = move.targets;
  const deadly = odds.byDie.filter((result) => {
    const hexes = result.startsWith('D') ? hexCount(result) : undefined;
    return result === 'DE' || (hexes !== undefined && isCaught(afterFight(state, move.attackers), { id, hexes, fought: move.attackers }));
  });
  return deadly.length / odds.byDie.length;
}

/** The chance that this attacker outlives an attack that it may make; it retreats where it can. */
export function outlives(state: State, move: MoveOf<'attack'>, id: string): number {
  const odds = fightOdds(state, move);
  if (!odds.allowed) return 1;
  const deadly = odds.byDie.filter((result) => {
    const hexes = result.startsWith('A') ? hexCount(result) : undefined;
    return result === 'AE' || (hexes !== undefined && isCaught(afterFight(state, move.attackers), { id, hexes, fought: move.targets }));
  });
  return 1 - deadly.length / odds.byDie.length;
}

/** The same position once these are gone. */
export const without = (state: State, ids: readonly string[]): State => ({
  ...state,
  position: { ...state.position, counters: state.position.counters.filter(({ id }) => !ids.includes(id)) },
});

/** The chance that a vision makes something of its target's flight; 0 of any other move. */
function visionOf(state: State, move: Move, is: (state: State, falling: Falling) => boolean): number {
  if (move.kind !== 'shoot') return 0;
  const [shooter, target] = [counterOf(state.position, move.shooters[0] ?? ''), counterOf(state.position, move.target)];
  const flights = flightAt(BOX, distanceOn(state.position.map, shooter.at, target.at));
  return flights.filter((hexes) => hexes > 0 && is(state, flightOf(state, shooter.id, target.id, hexes))).length / flights.length;
}

/** The chance that a vision leaves its target no line that does not eliminate it. */
export const drowns = (state: State, move: Move): number => visionOf(state, move, isCaught);

/** The chance that a vision leaves its target no line that does not eliminate it or a friend. */
export const bites = (state: State, move: Move): number => visionOf(state, move, isCostly);

/** A chance of what is done to this enemy alone; 0 of what is done to another. */
export const against =
  (id: string, chance: (state: State, move: Move) => number) =>
  (state: State, move: Move): number => {
    const targets = move.kind === 'shoot' ? [move.target] : move.kind === 'attack' ? move.targets : [];
    return targets.length === 1 && targets.includes(id) ? chance(state, move) : 0;
  };

/** The best that `chance` finds in a phase: for a march, or the end of marches, as things would then stand; 0 where nothing can be done. */
export function promised(state: State, move: Move, phase: 'shots' | 'combats', chance: (state: State, move: Move) => number): number {
  if (state.phase !== 'march' || move.kind === 'shoot') return chance(state, move);
  const after: State = { ...(move.kind === 'march' ? LORDS.step(state, move).state : state), phase, within: phase };
  return Math.max(0, ...LORDS.moves(after, move.seat).map((next) => chance(after, next)));
}

/** What the captain would do: of lines of retreat, the one that costs least. */
export function leastBad(state: State): Move {
  const [seat = 0] = LORDS.toMove(state);
  return bestOf(LORDS.view(state, seat), LORDS.moves(state, seat)) ?? end(seat);
}

/**
 * What the others do where all is done within one turn: of lines of retreat, the one that costs them least. Of a turn of their own, a move that may not be
 * played: the learner's is over, and so is the attempt.
 */
export const retreatsOnly = (state: State): Move => (state.phase === 'retreat' ? leastBad(state) : end(1 - state.turn));

/** Whether the learner's turn is past: what was to be done within it was not. */
export const isTurnPast = ({ states: [first], states }: Run<Lords>): boolean => {
  const { turn, month } = states.at(-1) ?? first;
  return turn !== first.turn || month !== first.month;
};

/** Whether this counter has made its march of this turn, and against whom. */
export const marchedOf = ({ marched }: State, id: string) => marched.find((one) => one.id === id);

/** Whether this counter, from where it stands, could shoot at that one. */
export function isInLine({ position }: State, id: string, target: string): boolean {
  const [shooter, aimed] = [id, target].map((one) => position.counters.find((counter) => counter.id === one));
  const shot = shooter && shotOf(shooter.kind);
  return shooter !== undefined && aimed !== undefined && shot !== undefined && judgeShot(position, shooterOf(shooter), aimed, shot).ok;
}

/** Whom a move of retreat leaves in play, of those named: the share of their worth, 0 to 1. */
export function keptBy(state: State, move: Move, worths: Readonly<Record<string, number>>): number {
  const after = LORDS.step(state, move).state;
  const all = Object.values(worths).reduce((sum, one) => sum + one, 0);
  return Object.entries(worths).reduce((sum, [id, worth]) => sum + (isThere(after, id) ? worth : 0), 0) / all;
}
