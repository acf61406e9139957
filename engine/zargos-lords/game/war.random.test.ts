/** Random games of the scenarios with cities: nobody is made or lost, nobody stands where he may not, all end as their scenario says, and what comes seldom comes. */
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
import type { Event } from './events.ts';
import { LORDS } from './game.ts';
import { isPreparing } from './prepare.ts';
import { SCENARIOS, type ScenarioId } from './scenarios.ts';
import { checkState } from './state.ts';
import { idsOf, kindOf } from './table.ts';
import { eagerly } from './testing/eager.ts';
import { warOptions } from './testing/scenes.ts';
import type { Move, State } from './types.ts';

/** Games of each scenario; by night far more. */
const GAMES = Number(process.env.GAMES ?? 4);
const WARS = Number(process.env.WARS ?? 1);
/** What a state is kept as is shorter. */
const MOST_LETTERS = 30_000;

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

/** What an event is counted as. */
function seenIn(event: Event): readonly string[] {
  switch (event.kind) {
    case 'entered':
      return event.taken ? ['entered', 'taken'] : ['entered'];
    case 'paired':
      return event.hostage ? ['paired', 'hostage'] : ['paired'];
    case 'besieged':
      return [`besieged ${event.outcome}`];
    case 'over':
      return [`over ${event.how}`, ...(event.winners.length > 1 ? ['shared'] : [])];
    case 'answered':
      return event.accepts ? ['allied'] : ['refused'];
    default:
      return [event.kind];
  }
}

const hostagesIn = ({ position }: State): number => position.cities.reduce((sum, { hostages = [] }) => sum + hostages.length, 0);

/** Every other game goes for cities and hostages; the others go anywhere. */
function play(start: ScenarioId, number: number, seen: Set<string>): State {
  const dice = diceFrom(seeded(`war/${start}/${number}`));
  const { seats } = SCENARIOS[start];
  const options = { ...warOptions(start, dice), seats: seats[Math.floor(number / 2) % seats.length] ?? 2 };
  let state = LORDS.setup(options, `war/${start}/${number}`);
  for (let count = 0; !LORDS.outcome(state); count += 1) {
    if (count > 40_000) throw new Error('no end');
    const [seat = 0] = LORDS.toMove(state);
    const moves = LORDS.moves(state, seat);
    if (moves.length === 0) throw new Error(`nothing to do in ${state.phase}`);
    const move = number % 2 === 0 ? eagerly(state, moves, dice) : aimed(moves, dice);
    if (dice.roll(40) === 1) {
      for (const one of [move, oneOf(moves, dice)]) {
        const verdict = LORDS.judge(state, one);
        if (!verdict.ok) throw new Error(`listed, refused: ${JSON.stringify(one)} ${verdict.because}`);
      }
      const [clash] = contradictions(state);
      if (clash) throw new Error(`${clash.rule} ${clash.text}`);
      const text = JSON.stringify(state);
      if (text.length >= MOST_LETTERS) throw new Error(`a state of ${text.length} letters`);
      const read = checkState(JSON.parse(text));
      if (!read.ok) throw new Error(`${read.field}: ${read.because}`);
      expect(sortedJson(read.value)).toBe(sortedJson(state));
    }
    const played = LORDS.step(state, move);
    for (const event of played.events) for (const one of seenIn(event)) seen.add(one);
    if (move.kind === 'spare') seen.add('spare');
    if (hostagesIn(played.state) > hostagesIn(state)) seen.add('lodged');
    if (played.state.month > options.months) seen.add('played on');
    state = played.state;
    check(state);
  }
  return state;
}

const SIEGED = ['taken', 'besieged combat', 'besieged eliminated', 'sallied'];
const WARRED = [...SIEGED, 'allied', 'refused', 'hostage', 'lodged'];

/** What these games come to; of many, what is rarer too; and seconds that one may take. */
const ROWS: readonly (readonly [start: ScenarioId, games: number, met: readonly string[], rarely: readonly string[], seconds: number])[] = [
  ['siege', 5 * GAMES, SIEGED, ['over months', 'besieged void', 'over rout', 'gave-up', 'paired', 'back'], 2],
  ['escorte', 5 * GAMES, ['paired', 'over arrival', 'over rout'], ['taken', 'besieged combat', 'over months'], 2],
  ['continent', GAMES, SIEGED, ['vanished', 'returned', 'over months', 'over rout', 'played on', 'shared'], 10],
  [
    'guerre',
    WARS,
    WARRED,
    ['broke', 'executed', 'freed', 'spare', 'gave-up', 'vanished', 'returned', 'over months', 'played on', 'over rout'],
    30,
  ],
];

for (const [start, games, met, rarely, seconds] of ROWS)
  test(`${start}: ${games} random games under any readings, with ${met.join(', ')}`, { timeout: 60_000 + 1000 * seconds * games }, () => {
    const seen = new Set<string>();
    for (let number = 0; number < games; number += 1) {
      const end = play(start, number, seen);
      expect(end.ended).not.toBeNull();
    }
    const wanted = games > 20 ? [...met, ...rarely] : met;
    expect(wanted.filter((one) => !seen.has(one))).toEqual([]);
  });
