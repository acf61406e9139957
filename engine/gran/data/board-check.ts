/**
 * Whether a board can be played on: what the booklet says of every board, and what holds of any drawing. A board from a club's box and ours pass
 * the same checks; each fault is one French sentence that names points as they are written on the form.
 */
import { of } from '../../core/french.ts';
import { distancesFrom, FAR, graphOf } from '../../core/graph.ts';
import type { Problem } from '../../core/input.ts';
import type { Origin } from '../../core/origin.ts';
import { BOARD_FIELDS, type Board, type BoardField, type BoardFile, type BoardPoint, KINGDOMS, type PointKind } from '../types.ts';
import { readBoardFile } from './board-file.ts';
import { doCross, passesBy, strokeOf } from './board-shape.ts';
import { KINGDOM_NAMES } from './box.ts';

export type CheckedBoard =
  | { readonly ok: true; readonly value: Board }
  | { readonly ok: false; readonly problems: readonly [Problem, ...Problem[]] };

/** Units under which two points, or a point and a line beside it, cannot be told apart. */
const CLOSE = 16;

const fault = (field: string, because: string): Problem => ({ field, because });

/** Words that were there before, each time. */
function twice(words: readonly string[]): readonly string[] {
  const met = new Set<string>();
  return words.filter((word) => met.size === met.add(word).size);
}

function nameFaults({ points, seals }: BoardFile): Problem[] {
  const colors = KINGDOMS.map((kingdom) => seals[kingdom]);
  return [
    ...twice(points.map(({ id }) => id)).map((id) => fault(id, `Le point « ${id} » est écrit deux fois.`)),
    ...twice(points.map(({ name }) => name)).map((name) => fault('points', `Deux points s’appellent « ${name} ».`)),
    ...twice(colors).map((color) => fault('seals', `Deux cités ont des sceaux de la couleur « ${color} » : chacune a la sienne.`)),
  ];
}

/** Least number of each kind on a board of any box. */
const LEAST = [
  ['exile', 1, 'point d’exil'],
  ['dragon', 1, 'dragon'],
  ['magic', 1, 'pierre magique'],
  ['sword', 1, 'pierre à l’épée'],
] as const satisfies readonly (readonly [PointKind, number, string])[];

/** GRA-MAT-1, GRA-PREP-1, GRA-DEP-7, GRA-CRI-1, GRA-L-15. */
function kindFaults({ points, start, ring }: BoardFile): Problem[] {
  const faults: Problem[] = [];
  for (const { id, kind, kingdom } of points) {
    if (kind === 'exile' && kingdom)
      faults.push(fault(id, `« ${id} » est un point d’exil : il n’est dans aucun royaume, pas dans ${KINGDOM_NAMES[kingdom]}.`));
    if (kind !== 'exile' && !kingdom) faults.push(fault(id, `« ${id} » n’est dans aucun royaume : seuls les points d’exil le peuvent.`));
  }
  for (const kingdom of KINGDOMS) {
    const cities = points.filter((point) => point.kingdom === kingdom && point.kind === 'city').length;
    if (cities !== 1) faults.push(fault('points', `Il faut une cité dans le royaume ${of(KINGDOM_NAMES[kingdom])} ; en voici ${cities}.`));
  }
  const balls = points.filter(({ kind }) => kind === 'crystal');
  if (balls.length !== 2) faults.push(fault('points', `Il faut deux boules de cristal ; en voici ${balls.length}.`));
  for (const [field, id, kingdom] of [
    ['start', start, 'galad'],
    ['ring', ring, 'tirad'],
  ] as const) {
    if (!balls.some((ball) => ball.id === id && ball.kingdom === kingdom))
      faults.push(fault(field, `${field} attend la boule de cristal du royaume ${of(KINGDOM_NAMES[kingdom])}, pas « ${id} ».`));
  }
  for (const [kind, least, word] of LEAST) {
    if (points.filter((point) => point.kind === kind).length < least)
      faults.push(fault('points', `Il faut au moins ${least} ${word} sur le plateau.`));
  }
  return faults;
}

function lineFaults({ points, lines }: BoardFile): Problem[] {
  const known = new Set(points.map(({ id }) => id));
  const strangers = lines.flatMap(({ a, b }) => [a, b].filter((id) => !known.has(id)));
  const loops = lines.filter(({ a, b }) => a === b);
  const keys = lines.map(({ a, b }) => (a < b ? `« ${a} » et « ${b} »` : `« ${b} » et « ${a} »`));
  return [
    ...strangers.map((id) => fault('lines', `Une ligne mène à « ${id} », qui n’est pas un point du plateau.`)),
    ...loops.map(({ a }) => fault('lines', `Une ligne joint « ${a} » à lui-même.`)),
    ...twice(keys).map((pair) => fault('lines', `Deux lignes joignent ${pair}.`)),
  ];
}

/** The board hangs together, and no dragon bars the way to a city or to a crystal ball. */
function reachFaults({ points, lines, start }: BoardFile): Problem[] {
  const rank = new Map(points.map(({ id }, at) => [id, at]));
  const rankOf = (id: string): number => rank.get(id) ?? -1;
  const graph = graphOf(
    points.length,
    lines.map(({ a, b }) => [rankOf(a), rankOf(b)] as const),
  );
  const all = distancesFrom(graph, [rankOf(start)]);
  const free = distancesFrom(graph, [rankOf(start)], (place) => points[place]?.kind !== 'dragon');
  const lost = points.filter((_, at) => all[at] === FAR);
  if (lost.length > 0) return lost.map(({ id }) => fault(id, `Aucun chemin ne mène du départ à « ${id} ».`));
  return points
    .filter(({ kind }, at) => (kind === 'city' || kind === 'crystal') && free[at] === FAR)
    .map(({ id }) => fault(id, `On ne peut aller du départ à « ${id} » sans s’arrêter sur un dragon.`));
}

/** What is drawn can be read: points apart, no line across another or over a point. Told one by one: who has read enough asks for no more. */
function* drawingFaults({ points, lines }: BoardFile): Generator<Problem> {
  const byId = new Map(points.map((point) => [point.id, point]));
  const pointOf = (id: string): BoardPoint => {
    const point = byId.get(id);
    if (!point) throw new Error(`no point ${id}`);
    return point;
  };
  const strokes = lines.map((line) => ({ ...line, stroke: strokeOf(line, pointOf(line.a), pointOf(line.b)) }));
  for (const [at, one] of points.entries())
    for (const other of points.slice(at + 1))
      if ((one.x - other.x) ** 2 + (one.y - other.y) ** 2 < CLOSE ** 2)
        yield fault(one.id, `« ${one.id} » et « ${other.id} » sont dessinés l’un sur l’autre.`);
  for (const { a, b, stroke } of strokes)
    for (const { id, x, y } of points)
      if (id !== a && id !== b && passesBy(stroke, [x, y], CLOSE))
        yield fault(id, `La ligne de « ${a} » à « ${b} » passe sur « ${id} » sans s’y arrêter.`);
  for (const [at, one] of strokes.entries())
    for (const other of strokes.slice(at + 1))
      if (doCross(one.stroke, other.stroke))
        yield fault('lines', `La ligne de « ${one.a} » à « ${one.b} » croise celle de « ${other.a} » à « ${other.b} ».`);
}

const FROM_BOX: Origin = { provenance: 'livret', because: 'Relevé sur le plateau de votre boîte.' };

/** A club's board, its origin told. */
export const boardOf = (file: BoardFile): Board => ({
  ...file,
  provenance: Object.fromEntries(BOARD_FIELDS.map((field) => [field, FROM_BOX])) as Record<BoardField, Origin>,
});

/** Most problems that an answer holds: nothing is looked for beyond. */
const SHOWN = 40;

/** The first `SHOWN`, and no more asked for. */
function firstOf(problems: Iterable<Problem>): readonly Problem[] {
  const found: Problem[] = [];
  for (const problem of problems) if (found.push(problem) === SHOWN) break;
  return found;
}

/**
 * A board from outside (`BoardFile`), checked. Problems come in the order of the form: its fields, names, kinds, lines, ways, and last the
 * drawing; a later check is made only when the earlier ones found nothing.
 */
export function checkBoard(input: unknown): CheckedBoard {
  const misread: Problem[] = [];
  const file = readBoardFile(input, (field, because) => {
    if (misread.length < SHOWN) misread.push({ field, because });
  });
  for (const check of [() => misread, nameFaults, kindFaults, lineFaults, reachFaults, drawingFaults]) {
    const [first, ...rest] = firstOf(check(file));
    if (first) return { ok: false, problems: [first, ...rest] };
  }
  return { ok: true, value: boardOf(file) };
}
