/** Random games of the scenarios with cities: nobody is made or lost, nobody stands where he may not, and all end as their scenario says. */
import { expect, test } from 'vitest';
import { type Dice, diceFrom, oneOf } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { sortedJson } from '../../core/replay.ts';
import { keyOf } from '../board/hex.ts';
import { terrainAt } from '../board/map.ts';
import { cityId } from '../board/position.ts';
import { PEOPLE_OF } from '../data/counters.ts';
import { readingsOf } from '../options.ts';
import { citiesOf } from '../setup.ts';
import { contradictions } from './contradictions.ts';
import { LORDS } from './game.ts';
import { isPreparing } from './prepare.ts';
import { SCENARIOS, type ScenarioId } from './scenarios.ts';
import { checkState } from './state.ts';
import { idsOf, kindOf } from './table.ts';
import { warOptions } from './testing/scenes.ts';
import type { Move, State } from './types.ts';

/** Games of each scenario; by night far more. */
const GAMES = Number(process.env.GAMES ?? 4);
const WARS = Number(process.env.WARS ?? 1);

/** Every counter of the scenario is in one place, on land, alone but for an escort and a city; cities are as many as were founded. */
function check(state: State): void {
  const { position, fallen, peoples, phase } = state;
  const places = [
    ...position.counters.flatMap(({ id, escortId }) => (escortId === undefined ? [id] : [id, escortId])),
    ...position.cities.flatMap(({ ids = [], hostages = [] }) => [...ids, ...hostages.map(({ id }) => id)]),
    ...fallen.map(({ id }) => id),
  ];
  if (new Set(places).size < places.length) throw new Error(`twice: ${places}`);
  const all = peoples.flatMap((_, seat) => idsOf(state, seat));
  if (!isPreparing(state) && places.length !== all.length) throw new Error(`${places.length} of ${all.length}`);
  for (const { kind, escort, escortId, id } of position.counters) {
    if (kindOf(state, id) !== kind) throw new Error(`${id} is no ${kind}`);
    if (escort && escortId && kindOf(state, escortId) !== escort) throw new Error(`${escortId} is no ${escort}`);
  }
  const standing = position.counters.filter(({ vanished }) => !vanished);
  const taken = [...standing.map(({ at }) => keyOf(at)), ...(phase === 'retreat' ? [] : position.cities.map(({ at }) => keyOf(at)))];
  if (phase !== 'retreat' && phase !== 'spare' && new Set(taken).size < taken.length) throw new Error('two on a hex');
  for (const { at, paralysed } of position.counters) {
    const terrain = terrainAt(position.map, at);
    if (terrain === undefined || terrain === 'mer') throw new Error(`a counter at ${keyOf(at)}`);
    if (paralysed !== undefined && terrain !== 'gouffre') throw new Error(`paralysed at ${keyOf(at)}`);
  }
  for (const city of position.cities) {
    const { garrison, ids = [], hostages = [], people } = city;
    if (garrison.length > 4 || hostages.length > 2 || ids.length !== garrison.length) throw new Error(`${cityId(city)}: ${ids}`);
    if (garrison.some((kind) => PEOPLE_OF[kind] !== people)) throw new Error(`${cityId(city)} is ${people}`);
  }
  const founded = SCENARIOS[state.options.scenario].sides?.flatMap(({ cities }) => cities).length;
  const wanted = founded ?? peoples.length * citiesOf(readingsOf(state.options));
  // On a land too rough for the readings of the table, somebody may have had room for fewer.
  const { options: chosen } = state.options;
  const isRough = founded === undefined && (chosen['LOR-REV-2'] === 'terrain-degage' || chosen['LOR-L-11'] === 'quatre-libres');
  const count = position.cities.length;
  if ((!isPreparing(state) || phase === 'deployment') && (isRough ? count > wanted || count < peoples.length : count !== wanted))
    throw new Error(`${count} cities`);
}

/** Those that come to blows, enter cities, or prepare at once: a walk without an aim shows little. */
function aimed(moves: readonly Move[], dice: Dice): Move {
  const keen = moves.filter(({ kind, ...move }) => (kind !== 'march' && kind !== 'end') || 'against' in move);
  const settle = moves.find(({ kind }) => kind === 'settle');
  if (settle && dice.roll(8) > 1) return settle;
  const end = moves.find(({ kind }) => kind === 'end');
  if (end && dice.roll(6) === 1) return end;
  return oneOf(keen.length > 0 && dice.roll(3) > 1 ? keen : moves, dice);
}

function play(start: ScenarioId, number: number, seen: Set<string>): State {
  const dice = diceFrom(seeded(`war/${start}/${number}`));
  let state = LORDS.setup(warOptions(start, dice), `war/${start}/${number}`);
  for (let count = 0; !LORDS.outcome(state); count += 1) {
    if (count > 40_000) throw new Error('no end');
    const [seat = 0] = LORDS.toMove(state);
    const moves = LORDS.moves(state, seat);
    if (moves.length === 0) throw new Error(`nothing to do in ${state.phase}`);
    const move = aimed(moves, dice);
    if (dice.roll(40) === 1) {
      for (const one of [move, oneOf(moves, dice)]) {
        const verdict = LORDS.judge(state, one);
        if (!verdict.ok) throw new Error(`listed, refused: ${JSON.stringify(one)} ${verdict.because}`);
      }
      const [clash] = contradictions(state);
      if (clash) throw new Error(`${clash.rule} ${clash.text}`);
      const read = checkState(JSON.parse(JSON.stringify(state)));
      if (!read.ok) throw new Error(`${read.field}: ${read.because}`);
      expect(sortedJson(read.value)).toBe(sortedJson(state));
    }
    seen.add(move.kind);
    const played = LORDS.step(state, move);
    for (const event of played.events) seen.add(`${event.kind}!`);
    state = played.state;
    check(state);
  }
  return state;
}

test.each<[start: ScenarioId, games: number]>([
  ['siege', 5 * GAMES],
  ['escorte', 5 * GAMES],
  ['continent', GAMES],
  ['guerre', WARS],
])('%s: %i random games under any readings', { timeout: 60_000 + 60_000 * GAMES }, (start, games) => {
  const seen = new Set<string>();
  for (let number = 0; number < games; number += 1) {
    const end = play(start, number, seen);
    expect(end.ended).not.toBeNull();
  }
});
