/** What may be chosen before a skirmish, and how it begins. */
import { accepted } from '../../core/accepted.ts';
import { type Checked, firstProblem, type Report, readFields, readInteger, readOneOf } from '../../core/input.ts';
import { seeded } from '../../core/random.ts';
import { readChoices } from '../../core/ruling.ts';
import { type OptionId, READINGS } from '../options.ts';
import { countersOf, mapOf, START_IDS } from './starts.ts';
import { type GameOptions, MONTHS, SEATS, type State } from './types.ts';

/** The rulings that matter to a skirmish: those of cities, escorts, alliances and counters turned over have nothing to say in it. */
// biome-ignore format: one family a row
export const SKIRMISH_OPTIONS = [
  'LOR-L-2', 'LOR-L-3', 'LOR-L-5', 'LOR-L-6', 'LOR-L-7', 'LOR-L-14', 'LOR-L-15', 'LOR-L-18', 'LOR-L-37', 'LOR-L-38',
  'LOR-L-40', 'LOR-L-41', 'LOR-L-42', 'LOR-L-43', 'LOR-L-44', 'LOR-L-46', 'LOR-L-48', 'LOR-L-51', 'LOR-L-52', 'LOR-L-54', 'LOR-L-55',
  'LOR-L-60', 'LOR-L-61', 'LOR-L-62', 'LOR-L-63', 'LOR-L-64', 'LOR-L-65', 'LOR-L-66', 'LOR-L-67', 'LOR-L-68',
  'LOR-REV-4', 'LOR-REV-5',
] as const satisfies readonly OptionId[];

export const SKIRMISH_READINGS = /* @__PURE__ */ Object.fromEntries(SKIRMISH_OPTIONS.map((id) => [id, READINGS[id]])) as Pick<
  typeof READINGS,
  (typeof SKIRMISH_OPTIONS)[number]
>;

function readGameOptions(input: unknown, report: Report): GameOptions {
  const fields = readFields(input, '', ['seats', 'start', 'months', 'options'], report);
  readInteger(fields.seats, 'seats', SEATS, SEATS, SEATS, report);
  return {
    seats: SEATS,
    start: fields.start === undefined ? START_IDS[0] : readOneOf(fields.start, 'start', START_IDS, START_IDS[0], report),
    months: fields.months === undefined ? MONTHS[0] : readOneOf(fields.months, 'months', MONTHS, MONTHS[0], report),
    options: readChoices(SKIRMISH_READINGS, fields.options, 'options', report),
  };
}

export const checkGameOptions = (input: unknown): Checked<GameOptions> => firstProblem((report) => readGameOptions(input, report));

export function setup(input: GameOptions, seed: string): State {
  const options = accepted(checkGameOptions(input));
  return {
    random: seeded(seed).state(),
    options,
    position: { map: mapOf(options.start), counters: countersOf(options.start), cities: [], allies: [], options: options.options },
    phase: 'march',
    turn: 0,
    month: 1,
    marched: [],
    shot: [],
    fought: [],
    bound: [],
    held: [],
    falling: [],
    within: 'march',
    fallen: [],
    ended: null,
  };
}
