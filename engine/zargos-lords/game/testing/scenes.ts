/** Small positions drawn by hand, dice that fall as a test wants, and any table for a random game. */
import { type Dice, diceFrom, oneOf } from '../../../core/dice.ts';
import { resume, seeded } from '../../../core/random.ts';
import { anyReadings } from '../../../core/testing/readings.ts';
import { DIRECTIONS } from '../../board/hex.ts';
import { hexAt } from '../../board/map.ts';
import type { City, Counter } from '../../board/position.ts';
import { READINGS } from '../../options.ts';
import type { Kind, Options, People } from '../../types.ts';
import { SCENARIOS, type ScenarioId } from '../scenarios.ts';
import { readingsIn, SKIRMISH_OPTIONS, setup } from '../setup.ts';
import { START_IDS, type StartId } from '../starts.ts';
import { type GameOptions, MONTHS, type Move, SEATS, type State } from '../types.ts';

export function randomOptions(dice: Dice): GameOptions {
  const readings = anyReadings(Object.fromEntries(SKIRMISH_OPTIONS.map((id) => [id, READINGS[id]])), dice);
  return { seats: SEATS, scenario: oneOf(START_IDS, dice), months: oneOf(MONTHS, dice), options: readings as Options };
}

/** The counters of a skirmish at its beginning. */
export const countersOf = (start: StartId): readonly Counter[] =>
  setup({ seats: SEATS, scenario: start, months: MONTHS[0], options: {} }, 'counters').position.counters;

export type Drawn = readonly [id: string, kind: Kind, column: number, row: number, more?: Partial<Counter>];

/** A state at the beginning of a turn, on these rows, with these counters alone. */
export function sceneOf(start: StartId, rows: readonly string[], counters: readonly Drawn[], change: Partial<State> = {}): State {
  const state = setup({ seats: SEATS, scenario: start, months: MONTHS[0], options: change.options?.options ?? {} }, 'scene');
  return {
    ...state,
    ...change,
    position: {
      ...state.position,
      map: { rows, wraps: false },
      counters: counters.map(([id, kind, column, row, more]) => ({ id, kind, at: hexAt(column, row), ...more })),
    },
  };
}

/** The same state, its next dice falling like this. */
export function falling(state: State, ...faces: readonly number[]): State {
  for (let seed = 0; ; seed += 1) {
    const random = seeded(`${seed}`).state();
    const dice = diceFrom(resume(random));
    if (faces.every((face) => dice.roll(6) === face)) return { ...state, random };
  }
}

/** A well-formed move of any kind, legal or not: of counters in play, most of them to where one could go, one in ten of any seat. */
export function anyMove({ position: { counters, map }, turn }: State, dice: Dice): Move {
  const seat = dice.roll(10) === 1 ? 1 - turn : turn;
  const id = () => oneOf(counters, dice).id;
  const ids = () => [...new Set(Array.from({ length: dice.roll(2) }, id))];
  const maybe = () => (dice.roll(2) === 1 ? { against: id() } : {});
  const hex = () => hexAt(dice.roll(map.rows[0]?.length ?? 1) - 1, dice.roll(map.rows.length) - 1);
  switch (oneOf(['march', 'march', 'shoot', 'attack', 'retreat', 'end'] as const, dice)) {
    case 'march':
      return { kind: 'march', seat, id: id(), to: hex(), ...maybe() };
    case 'shoot':
      return { kind: 'shoot', seat, shooters: ids(), target: id() };
    case 'attack':
      return { kind: 'attack', seat, attackers: ids(), targets: [id()] };
    case 'retreat':
      return { kind: 'retreat', seat, id: id(), direction: oneOf(DIRECTIONS, dice), alone: dice.roll(3) === 1 };
    case 'end':
      return { kind: 'end', seat };
  }
}

/** Any table of a scenario: seats, months and readings. */
export function warOptions(scenario: ScenarioId, dice: Dice): GameOptions {
  const { seats, months } = SCENARIOS[scenario];
  return { seats: oneOf(seats, dice), scenario, months: oneOf(months, dice), options: anyReadings(readingsIn(scenario), dice) as Options };
}

/** The war on a small map: who stands where, whose cities they are, at the beginning of a turn of `turn`. Lands are those of `map`, one a seat in their order. */
export function warScene(
  rows: readonly string[],
  peoples: readonly People[],
  counters: readonly Drawn[],
  cities: readonly City[] = [],
  change: Partial<State> = {},
): State {
  const options = {
    seats: peoples.length,
    scenario: 'guerre',
    months: SCENARIOS.guerre.months[0] ?? 25,
    options: change.options?.options ?? {},
  } as const;
  const state = setup(options, 'guerre');
  return {
    ...state,
    peoples,
    cards: [],
    lands: peoples.map((_, seat) => [seat]),
    phase: 'march',
    ...change,
    options,
    position: {
      ...state.position,
      map: { rows, wraps: false },
      counters: counters.map(([id, kind, column, row, more]) => ({ id, kind, at: hexAt(column, row), ...more })),
      cities,
      allies: change.position?.allies ?? [],
      options: options.options,
    },
  };
}

/** A city and who is in it. */
export const cityOf = (
  people: People,
  column: number,
  row: number,
  inside: readonly (readonly [id: string, kind: Kind])[] = [],
  more: Partial<City> = {},
): City => ({
  at: hexAt(column, row),
  people,
  garrison: inside.map(([, kind]) => kind),
  ids: inside.map(([id]) => id),
  ...more,
});
