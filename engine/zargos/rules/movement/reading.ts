/**
 * Reading a question from outside: one set of readers serves the strict check (`checkQuestion`), links and the page's own changes
 * (`settledQuestion`).
 */
import { either } from '../../../core/french.ts';
import {
  type Checked,
  firstProblem,
  isRecord,
  misfit,
  type Report,
  readFields,
  readFlag,
  readInteger,
  readOneOf,
  shown,
} from '../../../core/input.ts';
import type { BoardTables } from '../../board/tables.ts';
import type { PlaceId, SeaCell, SeaId, TerritoryId } from '../../data/board-types.ts';
import { type Readings, readingsOf, readOptions } from '../../options.ts';
import { MAX_PAWNS, PEOPLES, type People } from '../../types.ts';
import {
  defaultQuestion,
  MAX_BOATS,
  MAX_FROZEN,
  MAX_STORMS,
  MOVE_CARDS,
  MOVE_EFFECTS,
  MOVE_PHASES,
  type Owners,
  type ReachQuestion,
  STRIDES,
} from './question.ts';

const FIELDS = [
  'people',
  'phase',
  'from',
  'stride',
  'boats',
  'cards',
  'frozen',
  'storms',
  'effects',
  'master',
  'fought',
  'group',
  'owners',
  'options',
] as const;

const territoryIn = ({ board }: BoardTables, id: unknown) => board.territories.find((one) => one.id === id)?.id;
const cellIn = ({ board }: BoardTables, id: unknown): SeaCell | undefined => board.seas.find((one) => one.id === id);

function readFrom(value: unknown, people: People, tables: BoardTables, fallback: PlaceId, report: Report): PlaceId {
  const cell = cellIn(tables, value);
  if (cell && people === 'dragons') return cell.id;
  const territory = territoryIn(tables, value);
  if (territory !== undefined) return territory;
  const why = cell
    ? `from attend un territoire : seuls les Dragons partent d’une case mer, ici ${shown(cell.id)} (ZAR-DRA-1).`
    : `from attend un lieu du plateau, comme ${shown(tables.ids[0])}, pas ${shown(value)}.`;
  report('from', why);
  return fallback;
}

/** Some of `taken`, in its order, without repeats; what is not taken is reported. */
function readSome<Value extends string>(
  value: unknown,
  path: string,
  taken: readonly Value[],
  most: number,
  report: Report,
): readonly Value[] {
  if (value === undefined) return [];
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const some = taken.filter((one) => list.includes(one));
  const wrong = list.find((one) => !taken.some((known) => known === one));
  const kept = some.slice(0, most);
  if (!Array.isArray(value)) misfit(value, path, `une liste (${taken.join(', ')})`, report);
  else if (wrong !== undefined) misfit(wrong, path, either(taken), report);
  else if (kept.length < list.length) {
    const why = some.length < list.length ? 'la même valeur y est deux fois' : `on en prend ${most} au plus`;
    report(path, `${path} compte ${list.length} valeurs : ${why}.`);
  }
  return kept;
}

/** Two cells that touch (ZAR-TEMPETE), or the lake alone (ZAR-L-31). */
function readStorm(value: unknown, path: string, tables: BoardTables, readings: Readings, report: Report): readonly SeaId[] | undefined {
  const cells = Array.isArray(value) && value.length <= 2 ? value.map((id) => cellIn(tables, id)) : [];
  const [one, other] = cells;
  if (cells.length === 2 && one && other?.seas.includes(one.id))
    return tables.board.seas.flatMap(({ id }) => (cells.some((cell) => cell?.id === id) ? [id] : []));
  const isLake = one?.kind === 'lake' && (cells.length === 1 || other?.kind === 'lake');
  if (isLake && readings['ZAR-L-31'] === 'lac-seul') return [one.id];
  const known = cells.length > 0 && cells.every((cell) => cell !== undefined);
  const why = isLake
    ? 'le lac n’a pas de voisine, et il en faut deux (ZAR-L-31)'
    : known
      ? 'ces cases ne se touchent pas (ZAR-TEMPETE)'
      : `pas ${Array.isArray(value) ? shown(value.find((id) => !cellIn(tables, id)) ?? value) : shown(value)}`;
  report(path, `${path} attend deux cases mer voisines, comme ${sample(tables)} : ${why}.`);
  return undefined;
}

/** Two cells that a Tempête may close, for a sentence. */
function sample({ board }: BoardTables): string {
  const cell = board.seas.find(({ seas }) => seas.length > 0);
  return cell ? `${cell.id} et ${cell.seas[0]}` : 'deux qui se touchent';
}

function readStorms(value: unknown, tables: BoardTables, readings: Readings, report: Report): readonly (readonly SeaId[])[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > MAX_STORMS) {
    report(
      'storms',
      `storms attend une liste de ${MAX_STORMS} tempêtes au plus, pas ${shown(Array.isArray(value) ? value.length : value)}.`,
    );
  }
  const list: readonly unknown[] = Array.isArray(value) ? value.slice(0, MAX_STORMS) : [];
  const storms: (readonly SeaId[])[] = [];
  for (const [at, one] of list.entries()) {
    const storm = readStorm(one, `storms[${at}]`, tables, readings, report);
    if (!storm) continue;
    if (storms.some((known) => known.join() === storm.join())) report(`storms[${at}]`, `storms[${at}] ferme les mêmes cases qu’une autre.`);
    else storms.push(storm);
  }
  return storms;
}

function readGroup(value: unknown, report: Report): ReachQuestion['group'] {
  if (value === undefined) return undefined;
  const fields = readFields(value, 'group', ['stands', 'moves'], report);
  if (!isRecord(value)) return undefined;
  const stands = readInteger(fields.stands, 'group.stands', 1, MAX_PAWNS, 1, report);
  return { stands, moves: readInteger(fields.moves, 'group.moves', 1, stands, 1, report) };
}

function readOwners(value: unknown, tables: BoardTables, report: Report): Owners | undefined {
  if (value === undefined) return undefined;
  if (!isRecord(value)) {
    misfit(value, 'owners', 'un objet qui donne un peuple par territoire', report);
    return undefined;
  }
  const owners: Partial<Record<TerritoryId, People>> = {};
  for (const id of Object.keys(value)) {
    if (territoryIn(tables, id) === undefined) report(`owners.${id.slice(0, 40)}`, `owners ne connaît pas le territoire ${shown(id)}.`);
  }
  for (const { id } of tables.board.territories) {
    if (!Object.hasOwn(value, id)) continue;
    const people = PEOPLES.find((one) => one === value[id]);
    if (people) owners[id] = people;
    else misfit(value[id], `owners.${id}`, either(PEOPLES), report);
  }
  return owners;
}

/** Reads a question, reports each fault and goes on with what stands or with the default. */
export function readQuestion(tables: BoardTables, value: unknown, report: Report): ReachQuestion {
  const fields = readFields(value, '', FIELDS, report);
  const fallback = defaultQuestion(tables);
  const people = readOneOf(fields.people, 'people', PEOPLES, fallback.people, report);
  const options = readOptions(fields.options, 'options', report);
  const group = readGroup(fields.group, report);
  const owners = readOwners(fields.owners, tables, report);
  return {
    people,
    phase: readOneOf(fields.phase, 'phase', MOVE_PHASES, fallback.phase, report),
    from: readFrom(fields.from, people, tables, fallback.from, report),
    stride: readOneOf(fields.stride ?? fallback.stride, 'stride', STRIDES, fallback.stride, report),
    boats: readInteger(fields.boats ?? 0, 'boats', 0, MAX_BOATS, 0, report),
    cards: readSome(fields.cards, 'cards', MOVE_CARDS, MOVE_CARDS.length, report),
    frozen: readSome(fields.frozen, 'frozen', tables.kingdoms, MAX_FROZEN, report),
    storms: readStorms(fields.storms, tables, readingsOf({ options }), report),
    effects: readSome(fields.effects, 'effects', MOVE_EFFECTS, MOVE_EFFECTS.length, report),
    master: readFlag(fields.master, 'master', report),
    fought: readFlag(fields.fought, 'fought', report),
    ...(group && { group }),
    ...(owners && { owners }),
    options,
  };
}

/** A question from outside: `people`, `phase` and `from` at least; unknown fields are refused. */
export const checkQuestion = (tables: BoardTables, input: unknown): Checked<ReachQuestion> =>
  firstProblem((report) => readQuestion(tables, input, report));

/** The question nearest to a draft that may contradict itself: what a page shows after a change. */
export const settledQuestion = (tables: BoardTables, draft: unknown): ReachQuestion => readQuestion(tables, draft, () => {});
