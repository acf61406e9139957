/** What may be chosen before a game, and how it begins: at once where the scenario says who stands where, with the preparations otherwise (LOR-PREP-1). */
import { accepted } from '../../core/accepted.ts';
import { type Dice, diceFrom, shuffled } from '../../core/dice.ts';
import { type Checked, firstProblem, type Report, readFields, readOneOf, shown } from '../../core/input.ts';
import { seeded } from '../../core/random.ts';
import { readChoices } from '../../core/ruling.ts';
import { hexAt } from '../board/map.ts';
import { type City, type Counter, cityOn, counterOn } from '../board/position.ts';
import { hasNumbers } from '../data/differences.ts';
import { BOX_VERSION, formatBox } from '../notation/box.ts';
import { parseBox } from '../notation/box-read.ts';
import { type OptionId, READINGS } from '../options.ts';
import { type Box, PEOPLES, type People } from '../types.ts';
import { begun } from './prepare.ts';
import {
  ARMIES,
  armyOf,
  continentsIn,
  landName,
  landsOf,
  mapOf,
  ownBoxOf,
  SCENARIO_IDS,
  SCENARIOS,
  type ScenarioId,
  type Side,
} from './scenarios.ts';
import type { GameOptions, State } from './types.ts';

/** The rulings that matter to a skirmish: those of cities, escorts, alliances and counters turned over have nothing to say in it. */
// biome-ignore format: one family a row
export const SKIRMISH_OPTIONS = [
  'LOR-L-2',
  'LOR-L-3',
  'LOR-L-5',
  'LOR-L-6',
  'LOR-L-7',
  'LOR-L-14',
  'LOR-L-15',
  'LOR-L-18',
  'LOR-L-37',
  'LOR-L-38',
  'LOR-L-40',
  'LOR-L-41',
  'LOR-L-42',
  'LOR-L-43',
  'LOR-L-44',
  'LOR-L-46',
  'LOR-L-48',
  'LOR-L-51',
  'LOR-L-52',
  'LOR-L-54',
  'LOR-L-55',
  'LOR-L-60',
  'LOR-L-61',
  'LOR-L-62',
  'LOR-L-63',
  'LOR-L-64',
  'LOR-L-65',
  'LOR-L-66',
  'LOR-L-67',
  'LOR-L-68',
  'LOR-REV-4',
  'LOR-REV-5',
] as const satisfies readonly OptionId[];

/** The rulings of the war that a skirmish never meets. Two counters on a hex and counters turned over (LOR-REV-3, LOR-REV-6) are not played yet. */
// biome-ignore format: one family a row
const WAR_OPTIONS = [
  'LOR-L-4',
  'LOR-L-8',
  'LOR-L-11',
  'LOR-L-13',
  'LOR-L-16',
  'LOR-L-19',
  'LOR-L-20',
  'LOR-L-21',
  'LOR-L-22',
  'LOR-L-27',
  'LOR-L-28',
  'LOR-L-29',
  'LOR-L-30',
  'LOR-L-31',
  'LOR-L-32',
  'LOR-L-33',
  'LOR-L-34',
  'LOR-L-35',
  'LOR-L-36',
  'LOR-L-39',
  'LOR-L-45',
  'LOR-L-47',
  'LOR-L-49',
  'LOR-L-50',
  'LOR-L-53',
  'LOR-L-56',
  'LOR-L-57',
  'LOR-L-58',
  'LOR-L-74',
  'LOR-L-75',
  'LOR-L-81',
  'LOR-REV-1',
  'LOR-REV-2',
] as const satisfies readonly OptionId[];

const readingsOfAll = (ids: readonly OptionId[]) => Object.fromEntries(ids.map((id) => [id, READINGS[id]]));

export const SKIRMISH_READINGS = /* @__PURE__ */ readingsOfAll(SKIRMISH_OPTIONS) as Pick<
  typeof READINGS,
  (typeof SKIRMISH_OPTIONS)[number]
>;
/** The rulings that matter to all other scenarios. */
export const GAME_OPTIONS: readonly OptionId[] = [...SKIRMISH_OPTIONS, ...WAR_OPTIONS];
const GAME_READINGS = /* @__PURE__ */ readingsOfAll(GAME_OPTIONS);

/** The rulings that a scenario obeys. */
export const readingsIn = (scenario: ScenarioId) => (SCENARIOS[scenario].wins === 'camp' ? SKIRMISH_READINGS : GAME_READINGS);

const NUMBERS = new WeakMap<Box, Box | null>();

/** What of a club's box a game's positions are judged with: its factors and tables; undefined where they are ours. */
export function numbersOf(options: Pick<GameOptions, 'box'>): Box | undefined {
  const box = ownBoxOf(options);
  if (!box) return undefined;
  const { map: _, ...numbers } = box;
  const known = NUMBERS.get(box) ?? (hasNumbers(box) ? numbers : null);
  NUMBERS.set(box, known);
  return known ?? undefined;
}

/** The text of a club's box; undefined for ours. */
function readBoxText(value: unknown, report: Report): string | undefined {
  if (value === undefined) return undefined;
  const box = typeof value === 'string' ? parseBox(value) : undefined;
  if (!box?.ok) {
    report('box', box?.because ?? `box attend le texte d’une boîte, comme « ${BOX_VERSION}~fec- », pas ${shown(value)}.`);
    return undefined;
  }
  const text = formatBox(box.value);
  return text === BOX_VERSION ? undefined : text;
}

/** Whether the club's map has a continent for everybody, and each has room for the largest people. */
function checkRoom({ seats, ...begun }: Pick<GameOptions, 'seats' | 'scenario' | 'armies' | 'box'>, report: Report): void {
  if (!SCENARIOS[begun.scenario].army || !ownBoxOf(begun)?.map) return;
  const map = mapOf(begun);
  const continents = continentsIn(map);
  if (continents.length < seats)
    report('box', `La carte de cette boîte a ${continents.length} continents : ${seats} joueurs en demandent autant (LOR-PREP-1).`);
  const most = Math.max(...PEOPLES.map((people) => armyOf({ ...begun, seats }, people).length + MOST_CITIES));
  const lands = [...landsOf(map).values()];
  const small = continents.find((one) => lands.filter((land) => land === one).length < most);
  if (small !== undefined)
    report(
      'box',
      `Sur la carte de cette boîte, ${landName(map, small)} n’a que ${lands.filter((land) => land === small).length} hexagones : un peuple en prend jusqu’à ${most}, pions et villes (LOR-PREP-4).${begun.scenario === 'guerre' ? ' « Un continent contre un » n’en prend qu’une part.' : ''}`,
    );
}

/** Cities of a people, whatever the readings. */
const MOST_CITIES = 6;

function readGameOptions(input: unknown, report: Report): GameOptions {
  const fields = readFields(input, '', ['seats', 'scenario', 'start', 'months', 'armies', 'options', 'box'], report);
  // What games and links of version 5 call it.
  const field = fields.scenario === undefined && fields.start !== undefined ? 'start' : 'scenario';
  const scenario = fields[field] === undefined ? SCENARIO_IDS[0] : readOneOf(fields[field], field, SCENARIO_IDS, SCENARIO_IDS[0], report);
  const { seats, months, even } = SCENARIOS[scenario];
  const [fewest = 2, usual = 1] = [seats[0], months[0]];
  const box = readBoxText(fields.box, report);
  const many = readOneOf(fields.seats as number, 'seats', seats, fewest, report);
  const offered = even?.[many] ? ARMIES : ARMIES.slice(0, 1);
  const armies = fields.armies === undefined ? 'usual' : readOneOf(fields.armies, 'armies', offered, 'usual', report);
  const options: GameOptions = {
    seats: many,
    scenario,
    months: fields.months === undefined ? usual : readOneOf(fields.months as number, 'months', months, usual, report),
    options: readChoices(readingsIn(scenario), fields.options, 'options', report),
    ...(armies !== 'usual' && { armies }),
    ...(box !== undefined && { box }),
  };
  checkRoom(options, report);
  return options;
}

export const checkGameOptions = (input: unknown): Checked<GameOptions> => firstProblem((report) => readGameOptions(input, report));

/** The counters and cities of a side; who of its hidden ones is in its cities falls to the dice. */
function sideSet({ counters, cities, hidden }: Side, people: People, seat: number, dice: Dice): { counters: Counter[]; cities: City[] } {
  const letter = 'abcd'[seat];
  let number = 0;
  const nextId = (): string => {
    number += 1;
    return `${letter}${number}`;
  };
  const open = counters.map(({ kind, at, escort }): Counter => {
    const id = nextId();
    return { ...counterOn(id, kind, hexAt(...at)), escort, escortId: escort && nextId() };
  });
  const drawn = hidden
    ? shuffled(
        hidden.kinds.map((kind) => ({ kind, id: nextId() })),
        dice,
      )
    : [];
  let from = 0;
  const founded = cities.map(({ at, draws = 0 }): City => {
    const inside = drawn.slice(from, from + draws);
    from += draws;
    return { ...cityOn(hexAt(...at), people), garrison: inside.map(({ kind }) => kind), ids: inside.map(({ id }) => id) };
  });
  const outside = drawn.slice(from).map(({ kind, id }, at) => counterOn(id, kind, hexAt(...(hidden?.cells[at] ?? [0, 0]))));
  return { counters: [...open, ...outside], cities: founded };
}

/** Options already read: the games of one table begin on one land. */
const READ = new WeakMap<GameOptions, GameOptions>();

export function setup(input: GameOptions, seed: string): State {
  const options = READ.get(input) ?? accepted(checkGameOptions(input));
  READ.set(input, options);
  const scenario = SCENARIOS[options.scenario];
  const random = seeded(seed);
  const dice = diceFrom(random);
  const { sides, peoples = [] } = scenario;
  const placed = sides?.map((side, seat) => sideSet(side, peoples[seat] ?? 'chevaliers', seat, dice)) ?? [];
  const numbers = numbersOf(options);
  const cards = scenario.army ? shuffled(PEOPLES, dice) : [];
  const state: State = {
    random: random.state(),
    options,
    peoples,
    lands: [],
    cards,
    position: {
      map: mapOf(options),
      counters: placed.flatMap(({ counters }) => counters),
      cities: placed.flatMap(({ cities }) => cities),
      allies: [],
      options: options.options,
      ...(numbers && { box: numbers }),
    },
    phase: scenario.army ? 'cards' : 'march',
    turn: 0,
    month: 1,
    offer: null,
    offered: [],
    pledges: [],
    marched: [],
    escorts: [],
    onward: null,
    shot: [],
    fought: [],
    bound: [],
    held: [],
    returned: [],
    executed: [],
    falling: [],
    sparing: null,
    entry: null,
    within: 'march',
    fallen: [],
    ended: null,
  };
  return scenario.army ? begun(state) : state;
}
