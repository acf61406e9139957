/**
 * A small map with its counters, read from outside and as the query of an address: `v=1&carte=......_..Ab.._&bords=1&pions=chevalier.3.2_dragon.4.2.p2_aile.1.1.ailes-fantassin&villes=dragons.2.1.dragon&allies=chevaliers.dragons`.
 * `carte=monde` is the world of a whole game, whose edges meet without a word; `carte=boite` the map of a club's box, which the link carries apart. A counter's words after its column and row: an escort's kind, `p1` to `p3` turns of paralysis, `d` vanished. Counters are then `p1`, `p2` … in their order.
 */
import { either } from '../../core/french.ts';
import { type Checked, firstProblem, type Report, readFields, readFlag, readInteger, readOneOf, shown } from '../../core/input.ts';
import { unreadable } from '../../core/link.ts';
import { keyOf } from '../board/hex.ts';
import { cellOf, type HexMap, hexAt, SIGNS, terrainAt, terrainOf } from '../board/map.ts';
import { type City, type Counter, cityAt, type Position } from '../board/position.ts';
import { WORLD } from '../board/world.ts';
import { theKind } from '../data/counter-words.ts';
import { COPIES, hasPower, KIND_NAMES, PEOPLE_OF, peopleOf } from '../data/counters.ts';
import { type Readings, readingsOf, readOptions } from '../options.ts';
import { mayEscort } from '../rules/movement.ts';
import { KINDS, type Kind, MAX_GARRISON, PEOPLES, type People } from '../types.ts';
import { entriesIn, MAX_QUERY, NOTATION_VERSION, numberIn, optionsIn, queryOf, refusals } from './query.ts';

/** Of the world, and of a club's own map, in a link. */
const WORLD_WORD = 'monde';
export const OWN_WORD = 'boite';

const MOST_COLUMNS = 20;
const MOST_ROWS = 16;
const MOST_COUNTERS = 40;
const MOST_CITIES = 8;

/** An empty meadow: what a bad map falls back to. */
export const EMPTY_POSITION: Position = {
  map: { rows: new Array<string>(8).fill('..........'), wraps: false },
  counters: [],
  cities: [],
  allies: [],
  options: {},
};

const isRow = (row: unknown): row is string => typeof row === 'string' && [...row].every((sign) => terrainOf(sign) !== undefined);

/** The world is too large for a link, and stands as it is. */
const isWorld = (rows: readonly unknown[]): boolean => rows.length === WORLD.rows.length && rows.every((row, at) => row === WORLD.rows[at]);

function readMap(rows: unknown, wraps: boolean, own: HexMap | undefined, report: Report): HexMap {
  const fallback = EMPTY_POSITION.map;
  if (Array.isArray(rows) && isWorld(rows)) return WORLD;
  if (own && rows === own.rows) return own;
  if (!Array.isArray(rows) || rows.length < 1 || rows.length > MOST_ROWS || !rows.every(isRow)) {
    report('rows', `rows attend de 1 à ${MOST_ROWS} lignes de signes ${either(Object.keys(SIGNS))}, ou 1 à 9 pour un pont.`);
    return fallback;
  }
  const columns = rows[0]?.length ?? 0;
  if (columns < 1 || columns > MOST_COLUMNS || rows.some((row) => row.length !== columns)) {
    report('rows', `rows attend des lignes de même longueur, de 1 à ${MOST_COLUMNS} hexagones.`);
    return fallback;
  }
  if (wraps && columns % 2 === 1) {
    report('wraps', 'wraps demande un nombre pair de colonnes, pour que les bords se rejoignent.');
    return { rows, wraps: false };
  }
  return { rows, wraps };
}

const list = (value: unknown, path: string, most: number, what: string, report: Report): readonly unknown[] => {
  if (value === undefined) return [];
  if (Array.isArray(value) && value.length <= most) return value;
  report(
    path,
    `${path} attend une liste de ${most} ${what} au plus, pas ${Array.isArray(value) ? `une liste de ${value.length}` : shown(value)}.`,
  );
  return [];
};

/** A cell of the map that is land, or a bridge. */
function readCell(column: unknown, row: unknown, path: string, map: Position['map'], report: Report) {
  const at = hexAt(
    readInteger(column, `${path}.column`, 0, (map.rows[0]?.length ?? 1) - 1, 0, report),
    readInteger(row, `${path}.row`, 0, map.rows.length - 1, 0, report),
  );
  if (terrainAt(map, at) === 'mer') report(path, `${path} est en mer : rien ne s’y tient (LOR-MER-1).`);
  return at;
}

/** Runs a reader of one entry; undefined where anything is at fault. */
function one<Value>(read: (report: Report) => Value, report: Report): Value | undefined {
  let isGood = true;
  const value = read((field, because) => {
    isGood = false;
    report(field, because);
  });
  return isGood ? value : undefined;
}

function readCounter(entry: unknown, path: string, id: string, map: Position['map'], readings: Readings, report: Report): Counter {
  const fields = readFields(entry, path, ['kind', 'column', 'row', 'escort', 'paralysed', 'vanished'], report);
  const kind = readOneOf(fields.kind, `${path}.kind`, KINDS, 'chevalier', report);
  const at = readCell(fields.column, fields.row, path, map, report);
  const escort =
    fields.escort === undefined ? undefined : readOneOf(fields.escort, `${path}.escort`, KINDS, 'chevaliers-fantassin', report);
  if (escort && (!mayEscort(escort, readings) || hasPower(kind, 'escorte')))
    report(`${path}.escort`, `${path}.escort : ${theKind(escort)} n’escorte pas ${theKind(kind)} (LOR-ESC-1).`);
  const paralysed = fields.paralysed === undefined ? undefined : readInteger(fields.paralysed, `${path}.paralysed`, 1, 3, 1, report);
  if (paralysed && terrainAt(map, at) !== 'gouffre')
    report(`${path}.paralysed`, `${path}.paralysed ne va que dans un gouffre (LOR-GOU-1).`);
  const vanished = readFlag(fields.vanished, `${path}.vanished`, report);
  if (vanished && (!hasPower(kind, 'disparition') || escort))
    report(`${path}.vanished`, `${path}.vanished ne va qu’à un Moine sans escorte (LOR-MOI-1).`);
  return { id, kind, at, ...(escort && { escort }), ...(paralysed && { paralysed }), ...(vanished && { vanished }) };
}

/** Counters of one kind in all, escorts and garrisons included. */
function tooMany(kinds: readonly Kind[]): Kind | undefined {
  return KINDS.find((kind) => kinds.filter((other) => other === kind).length > COPIES[kind]);
}

function readCity(entry: unknown, path: string, map: Position['map'], report: Report): City {
  const fields = readFields(entry, path, ['people', 'column', 'row', 'garrison'], report);
  const people = readOneOf(fields.people, `${path}.people`, PEOPLES, 'chevaliers', report);
  const at = readCell(fields.column, fields.row, path, map, report);
  const terrain = terrainAt(map, at);
  if (terrain === 'cote' || terrain === 'pont') report(path, `${path} : une ville n’est ni sur une côte ni sur un pont (LOR-PREP-2).`);
  const garrison = list(fields.garrison, `${path}.garrison`, MAX_GARRISON, 'pions', report).map((kind, at) =>
    readOneOf(kind, `${path}.garrison[${at}]`, KINDS, 'chevaliers-fantassin', report),
  );
  if (garrison.some((kind) => PEOPLE_OF[kind] !== people))
    report(`${path}.garrison`, `${path}.garrison attend des pions du peuple de la ville (LOR-VIL-1).`);
  return { at, people, garrison };
}

const readAllies = (value: unknown, report: Report): readonly (readonly [People, People])[] =>
  list(value, 'allies', 6, 'alliances', report).flatMap((pair, at): (readonly [People, People])[] => {
    const path = `allies[${at}]`;
    const [first, second]: readonly unknown[] = Array.isArray(pair) ? pair : [];
    const found = one((listen) => {
      const [a, b] = [readOneOf(first, path, PEOPLES, 'chevaliers', listen), readOneOf(second, path, PEOPLES, 'dragons', listen)];
      if (a === b) listen(path, `${path} attend deux peuples différents (LOR-ALL-1).`);
      return [a, b] as const;
    }, report);
    return found ? [found] : [];
  });

/** Reads a position; an entry at fault is left out of it. */
function readPosition(input: unknown, own: HexMap | undefined, report: Report): Position {
  const fields = readFields(input, '', ['rows', 'wraps', 'counters', 'cities', 'allies', 'options'], report);
  const map = readMap(fields.rows, readFlag(fields.wraps, 'wraps', report), own, report);
  const options = readOptions(fields.options, 'options', report);
  const readings = readingsOf({ options });
  const kinds: Kind[] = [];
  /** Takes what the box still holds. */
  const take = (path: string, more: readonly Kind[], listen: Report): void => {
    const missing = tooMany([...kinds, ...more]);
    if (missing) listen(path, `${path} : la boîte ne contient que ${COPIES[missing]} ${KIND_NAMES[missing].many} (LOR-MAT-4).`);
  };
  const cities: City[] = [];
  for (const [at, entry] of list(fields.cities, 'cities', MOST_CITIES, 'villes', report).entries()) {
    const path = `cities[${at}]`;
    const city = one((listen) => {
      const found = readCity(entry, path, map, listen);
      if (cities.some((other) => keyOf(other.at) === keyOf(found.at))) listen(path, `${path} est sur une autre ville.`);
      take(path, found.garrison, listen);
      return found;
    }, report);
    if (!city) continue;
    kinds.push(...city.garrison);
    cities.push(city);
  }
  const counters: Counter[] = [];
  for (const [at, entry] of list(fields.counters, 'counters', MOST_COUNTERS, 'pions', report).entries()) {
    const path = `counters[${at}]`;
    const counter = one((listen) => {
      const found = readCounter(entry, path, `p${counters.length + 1}`, map, readings, listen);
      const others = counters.filter((other) => keyOf(other.at) === keyOf(found.at) && !other.vanished && !found.vanished);
      const isPile =
        readings['LOR-REV-3'] === 'deux' && others.length === 1 && others.every((other) => peopleOf(other) === peopleOf(found));
      if (others.length > 0 && !isPile) listen(path, `${path} est sur un autre pion : on n’empile pas, hors escorte (LOR-ESC-1).`);
      if (cityAt({ ...EMPTY_POSITION, cities }, found.at)) listen(path, `${path} est dans une ville : il y est en garnison (LOR-VIL-1).`);
      take(path, found.escort ? [found.kind, found.escort] : [found.kind], listen);
      return found;
    }, report);
    if (!counter) continue;
    kinds.push(counter.kind, ...(counter.escort ? [counter.escort] : []));
    counters.push(counter);
  }
  return { map, counters, cities, allies: readAllies(fields.allies, report), options };
}

/** Reads a position from outside, on the club's map where its rows are those; refuses at the first fault. */
export const checkPosition = (input: unknown, own?: HexMap): Checked<Position> =>
  firstProblem((report) => readPosition(input, own, report));

/** The position as a query without `?`. */
export function formatPosition({ map, counters, cities, allies, options }: Position): string {
  const cell = (at: Counter['at']): string => `${cellOf(at).column}.${cellOf(at).row}`;
  const pairs: (readonly [string, string | number])[] = [['carte', map === WORLD ? WORLD_WORD : map.names ? OWN_WORD : map.rows.join('_')]];
  if (map.wraps && map !== WORLD && !map.names) pairs.push(['bords', 1]);
  if (counters.length > 0)
    pairs.push([
      'pions',
      counters
        .map(({ kind, at, escort, paralysed, vanished }) =>
          [kind, cell(at), escort, paralysed ? `p${paralysed}` : undefined, vanished ? 'd' : undefined].filter(Boolean).join('.'),
        )
        .join('_'),
    ]);
  if (cities.length > 0)
    pairs.push(['villes', cities.map(({ people, at, garrison }) => [people, cell(at), ...garrison].join('.')).join('_')]);
  if (allies.length > 0) pairs.push(['allies', allies.map((pair) => pair.join('.')).join('_')]);
  return queryOf(pairs, options);
}

/** The words of a counter after its kind, column and row. */
function wordsIn(rest: readonly string[]): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const word of rest) {
    const turns = /^p(\d)$/.exec(word)?.[1];
    if (turns) found.paralysed = Number(turns);
    else if (word === 'd') found.vanished = true;
    else found.escort = word;
  }
  return found;
}

const KEYS = [
  ['rows', 'carte'],
  ['wraps', 'bords'],
  ['counters', 'pions'],
  ['cities', 'villes'],
] as const;

export interface ParsedPosition {
  readonly position: Position;
  /** One French sentence for each part refused, which is left out. */
  readonly refused: readonly string[];
}

/** Reads what `formatPosition` wrote, `own` being the map of the box; what is absent is `fallback`'s map, empty. A leading `?` is taken, keys of others are passed over. Never throws. */
export function parsePosition(query: string, fallback: Position = EMPTY_POSITION, own?: HexMap): ParsedPosition {
  const parameters = new URLSearchParams(query.slice(0, 100_000));
  const { refused, report } = refusals(KEYS);
  const bad = unreadable(query, parameters.get('v'), {
    version: NOTATION_VERSION,
    most: MAX_QUERY,
    instead: 'La carte de départ le remplace.',
  });
  if (bad) return { position: fallback, refused: [bad] };
  const map = parameters.get('carte');
  if (map === null) return { position: fallback, refused: [] };
  const wraps = parameters.get('bords');
  const position = readPosition(
    {
      rows: map === WORLD_WORD ? WORLD.rows : map === OWN_WORD ? own?.rows : map.split('_'),
      wraps: wraps === null ? false : wraps === '1' ? true : wraps,
      counters: entriesIn(parameters.get('pions')).map(([kind, column, row, ...rest]) => ({
        kind,
        column: numberIn(column),
        row: numberIn(row),
        ...wordsIn(rest),
      })),
      cities: entriesIn(parameters.get('villes')).map(([people, column, row, ...garrison]) => ({
        people,
        column: numberIn(column),
        row: numberIn(row),
        garrison,
      })),
      allies: entriesIn(parameters.get('allies')),
      options: optionsIn(parameters, report),
    },
    own,
    report,
  );
  return { position, refused };
}
