/**
 * Zargo's Lords, for « Est-ce légal ? »: on the small maps of the skirmish, a move, a shot, a line of retreat. Positions are met in random skirmishes; what is
 * asked is the book's own, judged by its rules. Every line of retreat may be chosen: what is asked is whether it kills.
 */
import { type Dice, oneOf, shuffled } from '../core/dice.ts';
import type { Seat } from '../core/events.ts';
import { ALLOWED, refuse, type Verdict } from '../core/verdict.ts';
import { countsApart } from '../practice/apart.ts';
import type { Asking } from '../practice/quiz.ts';
import { spotsOf, type Tables } from '../practice/spots.ts';
import { during } from '../practice/turns.ts';
import { DIRECTIONS, type Direction, type Hex, isSame } from './board/hex.ts';
import { distanceOn, hexesOf, terrainAt } from './board/map.ts';
import { type Counter, counterOf } from './board/position.ts';
import { BOX } from './data/tables.ts';
import { LORDS, type Lords } from './game/game.ts';
import { fallingOf, linesOf } from './game/retreats.ts';
import { START_IDS } from './game/starts.ts';
import { aimOf, ownOf, shotOf } from './game/table.ts';
import { MONTHS, type MoveOf, SEATS, type State } from './game/types.ts';
import type { RuleId } from './ids.ts';
import { readingsOf } from './options.ts';
import { pointsFor } from './rules/movement.ts';
import type { RetreatLine } from './rules/retreat.ts';
import type { Terrain } from './types.ts';

/** A retreat that is to leave its counter in the game. */
export interface Escape {
  readonly kind: 'escape';
  readonly seat: Seat;
  readonly id: string;
  readonly direction: Direction;
}
export type Proposed = MoveOf<'march'> | MoveOf<'shoot'> | Escape;

/** Counters that are asked about, and hexes of each. */
const MOST_COUNTERS = 3;
const MOST_ENDS = 14;

/** The line of an escape, where its counter has to retreat. */
export function lineOf(state: State, { id, direction }: Pick<Escape, 'id' | 'direction'>): RetreatLine | undefined {
  const falling = fallingOf(state, id);
  return falling && linesOf(state, falling).find((line) => line.direction === direction);
}

function judge(state: State, move: Proposed): Verdict<RuleId> {
  if (move.kind !== 'escape') return LORDS.judge(state, move);
  const line = lineOf(state, move);
  if (!line) return refuse('LOR-REC-1', 'Ce pion n’a pas à reculer.');
  const { fate, rule = 'LOR-REC-2', because = 'Le recul élimine ce pion.' } = line.first;
  return fate === 'eliminated' ? refuse(rule, because) : ALLOWED;
}

/** Hexes that a counter reaches, and those a point too far; nobody stands there, and it goes there to attack nobody. */
function marches(state: State, seat: Seat, dice: Dice): readonly Proposed[] {
  const { position, options } = state;
  const isFree = (at: Hex): boolean => position.counters.every((one) => !isSame(one.at, at));
  return shuffled(
    ownOf(state, seat).filter(({ id }) => !state.marched.some((one) => one.id === id)),
    dice,
  )
    .slice(0, MOST_COUNTERS)
    .flatMap((counter) => {
      const pace = pointsFor(counter, BOX, readingsOf(options));
      const around = hexesOf(position.map).filter((at) => isFree(at) && distanceOn(position.map, counter.at, at) <= pace + 1);
      return shuffled(around, dice)
        .slice(0, MOST_ENDS)
        .map(({ q, r }): Proposed => ({ kind: 'march', seat, id: counter.id, to: { q, r } }));
    });
}

/** Each shooter alone, at each enemy. */
const shots = (state: State, seat: Seat): readonly Proposed[] =>
  ownOf(state, seat)
    .filter(({ id, kind, paralysed }) => shotOf(kind) && !paralysed && aimOf(state, id) === undefined)
    .flatMap(({ id }) => ownOf(state, 1 - seat).map((target): Proposed => ({ kind: 'shoot', seat, shooters: [id], target: target.id })));

function near(state: State, seat: Seat, dice: Dice): readonly Proposed[] {
  switch (state.phase) {
    case 'march':
      return marches(state, seat, dice);
    case 'shots':
      return shots(state, seat);
    case 'retreat':
      return state.falling.flatMap(({ id }) => DIRECTIONS.map((direction): Proposed => ({ kind: 'escape', seat, id, direction })));
    default:
      return [];
  }
}

/** Terrains that have a rule of their own for who moves; without one near, it is not broken. */
const GROUND_RULES = [
  ['mer', 'LOR-MER-1'],
  ['mont', 'LOR-MON-1'],
  ['bois', 'LOR-BOI-1'],
  ['gouffre', 'LOR-GOU-1'],
] as const satisfies readonly (readonly [Terrain, RuleId])[];

function groundRules(state: State, counter: Counter): readonly RuleId[] {
  const { position, options } = state;
  const pace = pointsFor(counter, BOX, readingsOf(options)) + 1;
  const near = hexesOf(position.map).filter((at) => distanceOn(position.map, counter.at, at) <= pace);
  const isNear = (terrain: Terrain): boolean => near.some((at) => terrainAt(position.map, at) === terrain);
  return GROUND_RULES.flatMap(([terrain, rule]) => (isNear(terrain) ? [] : [rule]));
}

/** Of a move on the map several rules may have their say: it is told from those of other acts, and of terrains that are not there. */
function stages(state: State, move: Proposed): readonly (readonly RuleId[])[] {
  switch (move.kind) {
    case 'march':
      return [['LOR-ARC-1', 'LOR-COM-4', 'LOR-ESC-1', ...groundRules(state, counterOf(state.position, move.id))]];
    case 'shoot':
      return [['LOR-MOU-1', 'LOR-ZDI-1', 'LOR-COM-4', 'LOR-REC-2']];
    case 'escape':
      return [['LOR-MOU-1', 'LOR-ARC-1', 'LOR-COM-4', 'LOR-ESC-1']];
  }
}

const isHex = (value: unknown): value is Hex => typeof value === 'object' && value !== null && 'q' in value && 'r' in value;

const SKIRMISHES: Tables<Lords> = {
  game: LORDS,
  options: (dice) => ({ seats: SEATS, scenario: oneOf(START_IDS, dice), months: MONTHS[0], options: {} }),
  stride: 8,
  // Most of a skirmish is marching.
  isAsked: (state, dice) =>
    state.phase === 'retreat' || (state.phase === 'shots' && shots(state, state.turn).length > 0) || dice.roll(4) === 1,
};

export const LORDS_ASKING: Asking<State, Proposed, RuleId> = {
  spots: (seed, isTurn) => spotsOf(SKIRMISHES, seed, isTurn),
  kinds: { march: during('march'), shoot: during('shots'), escape: during('retreat') },
  isSlow: true,
  near,
  judge,
  stages,
  valuesApart:
    ({ position }) =>
    (a, b) =>
      isHex(a) && isHex(b) ? countsApart(0, distanceOn(position.map, a, b)) : countsApart(a, b),
};
