/**
 * A state from outside, for the command line: every field well-formed, the map and the counters those of its scenario, then free of contradictions. Whether
 * play can lead there is not looked into. Pages keep games as replays and do without it.
 */
import * as v from 'valibot';
import { together } from '../../core/french.ts';
import type { Checked } from '../../core/input.ts';
import { sortedJson } from '../../core/replay.ts';
import { type FormFault, fields, formFault, integer, list, OBJECT, pick, RANDOM, readForm } from '../../core/schema.ts';
import { DIRECTIONS, type Hex, keyOf } from '../board/hex.ts';
import { hexAt, MAX_COLUMNS, MAX_ROWS, terrainAt, terrainOf } from '../board/map.ts';
import { cityId } from '../board/position.ts';
import { KINDS, MAX_GARRISON, PEOPLES } from '../types.ts';
import { contradictions } from './contradictions.ts';
import { COUNTER_ID, COUNTER_WORDS } from './moves.ts';
import { haveAlliances } from './pacts.ts';
import { MOST_HOSTAGES } from './places.ts';
import { continentsIn, mapOf, SCENARIOS, withoutContinents } from './scenarios.ts';
import { checkGameOptions, numbersOf } from './setup.ts';
import { idsOf, kindOf, seatOfId } from './table.ts';
import { ENDS, EXTRA_MONTHS, MAX_SEATS, MOST_PLEDGES, PHASES, type State, WITHIN } from './types.ts';

/** No people has more counters, cities or continents, nor does anybody go so far, nor a table send anybody farther. */
const COUNTERS = 66 * MAX_SEATS;
const CITIES = 6 * MAX_SEATS;
const LANDS = 9;
const LONGEST = 60;
const FARTHEST = 12;
const MONTHS = 25 + EXTRA_MONTHS;

const seat = integer(0, MAX_SEATS - 1);
const id = v.pipe(v.string(`attend ${COUNTER_WORDS}`), v.regex(COUNTER_ID, `attend ${COUNTER_WORDS}`));
const ids = list(id, COUNTERS);
const text = v.string('attend le nom d’un pion ou d’une ville');
const hex = fields({ q: integer(0, MAX_COLUMNS), r: integer(-MAX_COLUMNS, MAX_ROWS) });
const kind = pick(KINDS);
const people = pick(PEOPLES);
const flag = v.boolean('attend true ou false');
const pledge = fields({ from: seat, to: seat, kind });

const CITY = fields({
  at: hex,
  people,
  garrison: list(kind, MAX_GARRISON),
  ids: v.optional(list(id, MAX_GARRISON)),
  shown: v.optional(list(id, MAX_GARRISON)),
  counted: v.optional(flag),
  most: v.optional(integer(0, MAX_GARRISON)),
  hostages: v.optional(list(fields({ id, kind }), MOST_HOSTAGES)),
});

const COUNTER = fields({
  id,
  kind,
  at: hex,
  escort: v.optional(kind),
  escortId: v.optional(id),
  paralysed: v.optional(integer(1, 3)),
  vanished: v.optional(v.literal(true, 'attend true')),
});

const FORM = fields({
  random: RANDOM,
  options: v.unknown(),
  peoples: list(people, MAX_SEATS),
  lands: list(list(integer(0, LANDS), LANDS), MAX_SEATS),
  cards: list(people, MAX_SEATS),
  position: fields({
    map: fields({
      rows: list(v.string('attend une ligne de la carte'), MAX_ROWS),
      wraps: flag,
      names: v.optional(list(v.string('attend le nom d’une terre'), LANDS)),
    }),
    counters: list(COUNTER, COUNTERS),
    cities: list(CITY, CITIES),
    allies: list(v.strictTuple([people, people], 'attend deux peuples'), MAX_SEATS * MAX_SEATS),
    options: v.record(v.string(), v.string('attend le nom d’une lecture'), OBJECT),
    box: v.optional(v.unknown()),
  }),
  phase: pick(PHASES),
  turn: seat,
  month: integer(1, MONTHS),
  offer: v.nullable(fields({ to: seat, pledges: list(pledge, MOST_PLEDGES) })),
  offered: list(seat, MAX_SEATS),
  pledges: list(pledge, COUNTERS),
  betrayals: v.optional(list(fields({ by: seat, of: seat, month: integer(1, MONTHS) }), MAX_SEATS * MAX_SEATS)),
  marched: list(fields({ id, path: list(hex, LONGEST), against: v.optional(text) }), COUNTERS),
  escorts: list(fields({ id, change: pick(['put-on', 'taken-off'] as const) }), COUNTERS),
  onward: v.nullable(fields({ id, left: integer(0, FARTHEST), line: v.optional(pick(DIRECTIONS)), beaten: ids })),
  shot: list(fields({ id, target: id }), COUNTERS),
  fought: list(text, COUNTERS),
  bound: ids,
  held: ids,
  returned: ids,
  executed: list(text, CITIES),
  falling: list(fields({ id, hexes: integer(1, FARTHEST), fought: list(text, COUNTERS) }), COUNTERS),
  sparing: v.nullable(fields({ id, direction: pick(DIRECTIONS), seat })),
  entry: v.nullable(fields({ city: text, by: ids })),
  within: pick(WITHIN),
  fallen: list(fields({ id, kind, seat }), COUNTERS),
  ended: v.nullable(fields({ how: pick(ENDS), winners: list(seat, MAX_SEATS) })),
});

/** Every counter that a state names, wherever it is. */
const namedIn = ({ position, fallen }: State): readonly { readonly id: string; readonly kind: string }[] => [
  ...position.counters.flatMap(({ id, kind, escort, escortId }) =>
    escort && escortId !== undefined
      ? [
          { id, kind },
          { id: escortId, kind: escort },
        ]
      : [{ id, kind }],
  ),
  ...position.cities.flatMap(({ garrison, ids = [], hostages = [] }) => [
    ...garrison.map((one, at) => ({ id: ids[at] ?? '?', kind: one })),
    ...hostages,
  ]),
  ...fallen.map(({ id, kind }) => ({ id, kind })),
];

/** A map as a table in dispute may lay it out: rows of known signs, alike. */
function isMap({ rows, wraps }: State['position']['map']): boolean {
  const columns = rows[0]?.length ?? 0;
  const isRow = (row: string): boolean => row.length === columns && [...row].every((sign) => terrainOf(sign) !== undefined);
  return columns > 0 && columns <= MAX_COLUMNS && rows.every(isRow) && !(wraps && columns % 2 === 1);
}

/** The map that the options and the lands make. */
function mapIs({ options, position, lands }: State): boolean {
  const map = mapOf(options);
  const rows = position.map.rows.join();
  if (position.map.wraps !== map.wraps) return false;
  return (
    rows === map.rows.join() ||
    (lands.length > 2 && continentsIn(map).some((gone) => withoutContinents(map, [gone], false).rows.join() === rows))
  );
}

/** The map of the scenario, its counters, and every hex on land. */
function boardFault(state: State, isSet: boolean): FormFault | undefined {
  const { options, position, fallen, marched, peoples } = state;
  if (isSet && !isMap(position.map))
    return formFault('position.map.rows', 'position.map.rows attend des lignes de même longueur, de signes connus.');
  if (!isSet && !mapIs(state))
    return formFault('position.map.rows', `position.map.rows attend la carte du départ « ${options.scenario} ».`);
  const usual = SCENARIOS[options.scenario].peoples;
  if (usual && peoples.join() !== usual.join()) return formFault('peoples', `peoples attend les peuples du départ : ${together(usual)}.`);
  const founded = SCENARIOS[options.scenario].sides?.flatMap(({ cities }) => cities.map(({ at }) => keyOf(hexAt(...at))));
  if (!isSet && founded && position.cities.map(({ at }) => keyOf(at)).join() !== founded.join())
    return formFault(
      'position.cities',
      `position.cities attend ${founded.length === 0 ? 'une liste vide : ce départ n’a pas de ville' : 'les villes du départ'}.`,
    );
  const strange = fallen.find((one) => seatOfId(one.id) !== one.seat);
  if (strange) return formFault('fallen', `fallen attend ${strange.id} au siège ${seatOfId(strange.id)}, pas ${strange.seat}.`);
  const named = namedIn(state);
  const wrong = named.find((one) => kindOf(state, one.id) !== one.kind);
  const box = peoples.flatMap((_, one) => idsOf(state, one).map((id) => `${id} ${kindOf(state, id)}`)).sort();
  const isWhole =
    named
      .map((one) => `${one.id} ${one.kind}`)
      .sort()
      .join() === box.join();
  const isBegun = !['cards', 'cities', 'garrisons', 'deployment'].includes(state.phase);
  if (wrong || new Set(named.map((one) => one.id)).size < named.length || (!isSet && isBegun && !isWhole))
    return formFault(
      'position.counters',
      `position.counters attend, avec villes et fallen, les pions du départ, chacun une fois : ${box.length > 24 ? `${box.length} en tout` : together(box)}.`,
    );
  const hexes: readonly (readonly [field: string, hexes: readonly Hex[]])[] = [
    ['position.counters', position.counters.map(({ at }) => at)],
    ['position.cities', position.cities.map(({ at }) => at)],
    ['marched', marched.flatMap(({ path }) => path)],
  ];
  for (const [field, list] of hexes) {
    const off = list.find((at) => terrainAt(position.map, at) === undefined);
    if (off) return formFault(field, `${field} attend des hexagones de la carte, pas ${keyOf(off)}.`);
  }
  const wayless = marched.find(({ path }) => path.length === 0);
  return wayless && formFault('marched', `marched attend pour ${wayless.id} un trajet, départ compris, pas une liste vide.`);
}

/** What a turn has seen done is done by those whose turn it is, each once. */
function turnFault(state: State): FormFault | undefined {
  const { turn, marched, shot, falling, month, options, peoples } = state;
  const last = options.months + (SCENARIOS[options.scenario].wins === 'cities' ? EXTRA_MONTHS : 0);
  if (month > last) return formFault('month', `month attend un nombre entier de 1 à ${last}, pas « ${month} ».`);
  const seats = Math.max(peoples.length, 1);
  if (turn >= Math.max(seats, options.seats))
    return formFault('turn', `turn attend un nombre entier de 0 à ${seats - 1}, pas « ${turn} ».`);
  const letter = 'abcd'.charAt(turn);
  const most = idsOf(state, turn).length;
  const lists: readonly (readonly [field: string, ids: readonly string[]])[] = [
    ['marched', marched.map((one) => one.id)],
    ['shot', shot.map((one) => one.id)],
    ...(['bound', 'held', 'returned'] as const).map((field) => [field, state[field]] as const),
    ['fought', state.fought.filter((one) => COUNTER_ID.test(one))],
  ];
  // A hostage goes where its keeper takes it, may be attacked there by its own people, and by the end of the turn be no hostage any more.
  if (!haveAlliances(state)) {
    for (const [field, ids] of lists) {
      const other = ids.find((one) => !one.startsWith(letter));
      if (other)
        return formFault(field, `${field} attend des pions de celui dont c’est le coup, de ${letter}1 à ${letter}${most}, pas ${other}.`);
    }
    const friend = marched.find(({ against }) => against?.startsWith(letter));
    if (friend) return formFault('marched', `marched attend dans against un pion de l’autre, pas ${friend.against}.`);
    const friendly = shot.find(({ target }) => target.startsWith(letter));
    if (friendly) return formFault('shot', `shot attend dans target un pion de l’autre, pas ${friendly.target}.`);
  }
  const twice = [...lists, ['falling', falling.map((one) => one.id)] as const].find(([, ids]) => new Set(ids).size < ids.length);
  return twice && formFault(twice[0], `${twice[0]} attend chaque pion une fois.`);
}

/** Cities whose lists fit each other, each on its own hex. */
function cityFault({ position: { cities } }: State): FormFault | undefined {
  for (const [at, city] of cities.entries()) {
    const path = `position.cities.${at}`;
    if (city.ids ? city.ids.length !== city.garrison.length : city.garrison.length > 0)
      return formFault(`${path}.ids`, `${path}.ids attend un pion pour chacun de garrison.`);
    const stranger = city.shown?.find((one) => !city.ids?.includes(one));
    if (stranger) return formFault(`${path}.shown`, `${path}.shown attend des pions de la garnison, pas ${stranger}.`);
  }
  const keys = cities.map(cityId);
  return new Set(keys).size < keys.length
    ? formFault('position.cities', 'position.cities attend une ville au plus par hexagone.')
    : undefined;
}

/**
 * Reads a state from outside, refused whole at the first fault: every field well-formed, whether or not such a position can be (`contradictions`). `isSet`: by
 * hand, for an arbiter, on any map and with any of the counters.
 */
export function readState(input: unknown, isSet = false): Checked<State> {
  const read = readForm(FORM, input);
  if (!read.ok) return read;
  const { value } = read;
  const options = checkGameOptions(value.options);
  if (!options.ok) return { ...options, field: options.field === '' ? 'options' : `options.${options.field}` };
  if (sortedJson(value.position.options) !== sortedJson(options.value.options))
    return formFault('position.options', 'position.options attend les mêmes lectures que options.options.');
  const { box: given, ...board } = value.position;
  const numbers = numbersOf(options.value);
  if (given !== undefined && sortedJson(given) !== sortedJson(numbers ?? null))
    return formFault('position.box', 'position.box attend les nombres de la boîte d’options.box.');
  const position = { ...board, options: options.value.options, ...(numbers && { box: numbers }) };
  const state: State = { ...value, options: options.value, position };
  const found = cityFault(state) ?? boardFault(state, isSet) ?? turnFault(state);
  return found ?? { ok: true, value: state };
}

/** A state from outside that can be played on. */
export function checkState(input: unknown): Checked<State> {
  const read = readState(input);
  if (!read.ok) return read;
  const [first] = contradictions(read.value);
  return first ? formFault('', `${first.text.slice(0, -1)} (${first.rule}).`) : read;
}
