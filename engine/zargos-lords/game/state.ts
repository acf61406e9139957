/**
 * A state from outside, for the command line: every field well-formed, the map and the twelve counters those of its start, then free of contradictions.
 * Whether play can lead there is not looked into. Pages keep skirmishes as replays and do without it.
 */
import * as v from 'valibot';
import { together } from '../../core/french.ts';
import type { Checked } from '../../core/input.ts';
import { sortedJson } from '../../core/replay.ts';
import { type FormFault, fields, formFault, integer, list, OBJECT, pick, RANDOM, readForm } from '../../core/schema.ts';
import { type Hex, keyOf } from '../board/hex.ts';
import { MAX_COLUMNS, MAX_ROWS, terrainAt } from '../board/map.ts';
import { KINDS } from '../types.ts';
import { contradictions } from './contradictions.ts';
import { checkGameOptions } from './setup.ts';
import { countersOf, mapOf } from './starts.ts';
import { ENDS, MONTHS, PHASES, SEATS, type State, WITHIN } from './types.ts';

const COUNTERS = 6 * SEATS;
/** No way is so long, and no result of a table sends anybody so far. */
const LONGEST = 60;
const FARTHEST = 9;

const seat = integer(0, SEATS - 1);
const id = v.pipe(v.string('attend un pion, de a1 à a6 ou de b1 à b6'), v.regex(/^[ab][1-6]$/, 'attend un pion, de a1 à a6 ou de b1 à b6'));
const ids = list(id, COUNTERS);
const hex = fields({ q: integer(0, MAX_COLUMNS), r: integer(-MAX_COLUMNS, MAX_ROWS) });
const kind = pick(KINDS);
const none = v.custom<readonly []>(
  (value) => Array.isArray(value) && value.length === 0,
  'attend une liste vide : l’escarmouche s’en passe',
);

const FORM = fields({
  random: RANDOM,
  options: v.unknown(),
  position: fields({
    map: fields({ rows: list(v.string('attend une ligne de la carte'), MAX_ROWS), wraps: v.literal(false, 'attend false') }),
    counters: list(fields({ id, kind, at: hex, paralysed: v.optional(integer(1, 3)) }), COUNTERS),
    cities: none,
    allies: none,
    options: v.record(v.string(), v.string('attend le nom d’une lecture'), OBJECT),
  }),
  phase: pick(PHASES),
  turn: seat,
  month: integer(1, Math.max(...MONTHS)),
  marched: list(fields({ id, path: list(hex, LONGEST), against: v.optional(id) }), COUNTERS),
  shot: list(fields({ id, target: id }), COUNTERS),
  fought: ids,
  bound: ids,
  held: ids,
  falling: list(fields({ id, hexes: integer(1, FARTHEST), fought: ids }), COUNTERS),
  within: pick(WITHIN),
  fallen: list(fields({ id, kind, seat }), COUNTERS),
  ended: v.nullable(fields({ how: pick(ENDS), winners: list(seat, SEATS) })),
});

/** The map of the start, its twelve counters, and every hex on land. */
function boardFault({ options, position, fallen, marched }: State): FormFault | undefined {
  const map = mapOf(options.start);
  if (position.map.rows.join() !== map.rows.join())
    return formFault('position.map.rows', `position.map.rows attend la carte du départ « ${options.start} ».`);
  const named = (all: readonly { readonly id: string; readonly kind: string }[]) => all.map((one) => `${one.id} ${one.kind}`).sort();
  const dead = fallen.map((one) => ({ ...one, id: `${one.id.startsWith('a') === (one.seat === 0) ? '' : '?'}${one.id}` }));
  const box = named(countersOf(options.start));
  if (named([...position.counters, ...dead]).join() !== box.join())
    return formFault('position.counters', `position.counters attend, avec fallen, les douze pions du départ : ${together(box)}.`);
  const hexes: readonly (readonly [field: string, hexes: readonly Hex[]])[] = [
    ['position.counters', position.counters.map(({ at }) => at)],
    ['marched', marched.flatMap(({ path }) => path)],
  ];
  for (const [field, list] of hexes) {
    const off = list.find((at) => terrainAt(map, at) === undefined);
    if (off) return formFault(field, `${field} attend des hexagones de la carte, pas ${keyOf(off)}.`);
  }
  const wayless = marched.find(({ path }) => path.length === 0);
  return wayless && formFault('marched', `marched attend pour ${wayless.id} un trajet, départ compris, pas une liste vide.`);
}

/** What a turn has seen done is done by those whose turn it is, each once. */
function turnFault(state: State): FormFault | undefined {
  const { turn, marched, shot, falling, month, options } = state;
  if (month > options.months) return formFault('month', `month attend un nombre entier de 1 à ${options.months}, pas « ${month} ».`);
  const own = turn === 0 ? 'a' : 'b';
  const lists: readonly (readonly [field: string, ids: readonly string[]])[] = [
    ['marched', marched.map((one) => one.id)],
    ['shot', shot.map((one) => one.id)],
    ...(['fought', 'bound', 'held'] as const).map((field) => [field, state[field]] as const),
  ];
  for (const [field, ids] of lists) {
    const other = ids.find((one) => !one.startsWith(own));
    if (other) return formFault(field, `${field} attend des pions de celui dont c’est le coup, de ${own}1 à ${own}6, pas ${other}.`);
  }
  const friend = marched.find(({ against }) => against?.startsWith(own));
  if (friend) return formFault('marched', `marched attend dans against un pion de l’autre, pas ${friend.against}.`);
  const friendly = shot.find(({ target }) => target.startsWith(own));
  if (friendly) return formFault('shot', `shot attend dans target un pion de l’autre, pas ${friendly.target}.`);
  const twice = [...lists, ['falling', falling.map((one) => one.id)] as const].find(([, ids]) => new Set(ids).size < ids.length);
  return twice && formFault(twice[0], `${twice[0]} attend chaque pion une fois.`);
}

/** Reads a state from outside, refused whole at the first fault: every field well-formed, whether or not such a position can be (`contradictions`). */
function readState(input: unknown): Checked<State> {
  const read = readForm(FORM, input);
  if (!read.ok) return read;
  const { value } = read;
  const options = checkGameOptions(value.options);
  if (!options.ok) return { ...options, field: options.field === '' ? 'options' : `options.${options.field}` };
  if (sortedJson(value.position.options) !== sortedJson(options.value.options))
    return formFault('position.options', 'position.options attend les mêmes lectures que options.options.');
  const position = { ...value.position, options: options.value.options };
  const state: State = { ...value, options: options.value, position };
  const found = boardFault(state) ?? turnFault(state);
  return found ?? { ok: true, value: state };
}

/** A state from outside that can be played on. */
export function checkState(input: unknown): Checked<State> {
  const read = readState(input);
  if (!read.ok) return read;
  const [first] = contradictions(read.value);
  return first ? formFault('', `${first.text.slice(0, -1)} (${first.rule}).`) : read;
}
