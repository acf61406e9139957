/** The small map of a scene as SVG text: the places, who stands there, an arrow for each move, all judged by the engine. Drawn at build. */
import type { Topology } from 'topojson-specification';
import type { Point } from '#components/kit/drawing/ink.ts';
import { upperFirst } from '#engine/core/french.ts';
import { type BoardTables, boardOf } from '#engine/zargos/board/tables.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import type { PlaceId } from '#engine/zargos/data/board-types.ts';
import {
  BOARD_EXAMPLES,
  type BoardExample,
  type BoardExampleId,
  type BoardMove,
  type ExampleScene,
  judgeScene,
} from '#engine/zargos/examples-board.ts';
import { troop } from '#engine/zargos/odds/fight-words.ts';
import type { MoveVerdict } from '#engine/zargos/rules/movement.ts';
import { BOAT_OUTLINE, EMBLEMS } from '../../drawings/outlines.ts';
import { seaLabelOf } from '../map/labels.ts';
import map from '../map/map.topo.json' with { type: 'json' };
import { MAP } from '../map/map.ts';
import { VOLCANO } from '../map/marks.ts';
import { gateBetween, type SmallMap, smallMap } from '../map/small-map.ts';

const TABLES: BoardTables = boardOf(BOARD);

/** Where the drawing comes from, for its badge. */
export const EXAMPLE_ORIGINS = {
  'attaque-groupee': 'reconstruction',
  convoi: 'reconstruction',
  reorganisation: 'reconstruction',
  survol: 'externe',
  vortex: 'externe',
  'raid-des-dragons': 'externe',
  'campagne-des-chevaliers': 'externe',
} as const satisfies Record<BoardExampleId, 'externe' | 'reconstruction'>;

export const isBoardExampleId = (id: string): id is BoardExampleId => Object.hasOwn(EXAMPLE_ORIGINS, id);

/** Throws on an id that is no example's. */
export function boardExample(id: string): BoardExample & { readonly id: BoardExampleId } {
  const example = BOARD_EXAMPLES.find((one) => one.id === id);
  if (!example)
    throw new Error(`<CarteExemple id="${id}"> : cet exemple n’existe pas ; sont admis ${Object.keys(EXAMPLE_ORIGINS).join(', ')}.`);
  return example;
}

/** A move of a scene, its number on the map, what the engine says of it. */
export interface ToldMove {
  readonly number: number;
  readonly move: BoardMove;
  readonly verdict: MoveVerdict;
}

/** The moves of a scene, then those that the engine refuses, numbered from 1. */
export const toldMoves = (scene: ExampleScene): readonly ToldMove[] =>
  [...scene.moves, ...scene.limits].map((move, at) => ({ number: at + 1, move, verdict: judgeScene(TABLES, scene, move) }));

const nameOf = (id: PlaceId): string => TABLES.names[TABLES.places.get(id) ?? -1] ?? id;
/** « Oz → Banzol sud » */
export const courseName = ({ from, to }: BoardMove): string => {
  return `${upperFirst(nameOf(from))} → ${nameOf(to)}`;
};

const SEA_IDS: ReadonlySet<PlaceId> = new Set(BOARD.seas.map(({ id }) => id));
const isSea = (id: PlaceId): boolean => SEA_IDS.has(id);

/** « Kahil-est : 8 Dragons » */
const standing = (scene: ExampleScene): string =>
  Object.entries(scene.stands)
    .flatMap(([id, garrison]) => {
      if (!garrison) return [];
      const { people, pawns } = garrison;
      return [`${nameOf(id as PlaceId)}, ${troop(pawns, people)}`];
    })
    .join(' ; ');

/** What the picture is called. */
const labelOfScene = (scene: ExampleScene): string => `Carte. ${scene.title}. ${standing(scene)}.`;

/** Radius of a pawn, of the disc of its count, of a move's number; how far a pawn stands above its place's middle; line to line; from the words of a cell to its boat; half a boat, and half a letter. */
const SIZE = { pawn: 16, count: 9, number: 9, lift: 15, lower: 6, leading: 14, beside: 16, boat: 13, letter: 3.4 } as const;

const plus = ([ax, ay]: Point, [bx, by]: Point, k = 1): Point => [ax + bx * k, ay + by * k];
const lengthOf = ([x, y]: Point): number => Math.sqrt(x * x + y * y);
const towards = (a: Point, b: Point): Point => {
  const step = plus(b, a, -1);
  const long = lengthOf(step) || 1;
  return [step[0] / long, step[1] / long];
};
const spun = ([x, y]: Point): Point => [-y, x];
const write = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Sea cells that a crossing joins, by twos. */
const crossings = (verdict: MoveVerdict): readonly (readonly [PlaceId, PlaceId])[] =>
  verdict.ok
    ? verdict.path.slice(1).flatMap((id, k) => {
        const before = verdict.path[k];
        return before && isSea(before) && isSea(id) ? [[before, id] as const] : [];
      })
    : [];

const gatesOf = (verdict: MoveVerdict): readonly Point[] =>
  crossings(verdict).flatMap(([a, b]) => {
    const gate = gateBetween(MAP, a, b);
    return gate ? [gate] : [];
  });

/** A smooth line through points. */
function curve(points: readonly Point[]): string {
  const [a = [0, 0], b = a, c] = points;
  if (points.length === 3 && c) {
    const control = plus(plus(b, b), plus(a, c), -0.5);
    return `M${write(a)}Q${write(control)} ${write(c)}`;
  }
  return `M${write(a)}${points
    .slice(1)
    .map((end, k) => {
      const start = points[k] ?? end;
      const near = plus(start, plus(end, points[k - 1] ?? start, -1), 1 / 6);
      const far = plus(end, plus(points[k + 2] ?? end, start, -1), -1 / 6);
      return `C${write(near)} ${write(far)} ${write(end)}`;
    })
    .join('')}`;
}

interface Sketch {
  readonly small: SmallMap;
  readonly scene: ExampleScene;
}

/** A name of one line takes less room. */
const loweredBy = (id: PlaceId): number => (nameOf(id).includes(' ') ? 0 : SIZE.lower);

/** Where the pawns of a place are drawn: above its name. */
const spot = ({ small, scene }: Sketch, id: PlaceId): Point => {
  const { place } = small.shapes.shapeOf(id);
  return scene.stands[id] ? plus(place, [0, loweredBy(id) - SIZE.lift]) : place;
};

const apart = (a: Point, b: Point): number => lengthOf(plus(a, b, -1));

/** Points of a bowed course between its ends, which pawns hide. */
const samples = (course: readonly Point[]): readonly Point[] => {
  const [a = [0, 0], b = a, c = b] = course;
  if (course.length !== 3) return course.slice(1, -1);
  const control = plus(plus(b, b), plus(a, c), -0.5);
  return [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74].map((t) =>
    plus(plus(plus([0, 0], a, (1 - t) ** 2), control, 2 * t * (1 - t)), c, t * t),
  );
};

/** How far a course may bow to either side, in lengths, the best first; beyond this room from pawns and other courses, no more is sought. */
const BOWS = [0.1, -0.1, 0.2, -0.2, 0.32, -0.32] as const;
const ROOM = 27;
/** Who flies over a province shows it: the room that its pawn needs. */
const OVER = 19;

/** From place to place: through the cells and the gates of the sea, or bowed away from other pawns and from the courses already `drawn`. */
function courseOf(sketch: Sketch, { move, verdict }: ToldMove, drawn: readonly Point[]): readonly Point[] {
  const [from, to] = [spot(sketch, move.from), spot(sketch, move.to)];
  const side = spun(towards(from, to));
  const over = verdict.ok ? verdict.path.slice(1, -1) : [];
  if (verdict.ok && verdict.boats > 0) {
    const [first, ...rest] = over.map((id) => spot(sketch, id));
    const gates = gatesOf(verdict).map(sketch.small.at);
    return first ? [from, first, ...rest.flatMap((cell, k) => [...(gates[k] ? [gates[k]] : []), cell]), to] : [from, to];
  }
  const middleOf = (bow: number): Point => plus(plus(from, plus(to, from, -1), 0.5), side, bow * lengthOf(plus(to, from, -1)));
  const others = Object.keys(sketch.scene.stands).flatMap((id) =>
    id === move.from || id === move.to ? [] : [spot(sketch, id as PlaceId)],
  );
  const room = (course: readonly Point[]): number =>
    Math.min(
      ...samples(course).flatMap((point) => [
        ...others.map((other) => apart(point, other)),
        ...(over.length > 0 ? [] : drawn).map((other) => apart(point, other) + 6),
      ]),
      over.length > 0 ? OVER : ROOM,
    );
  const [flown] = over.map((id) => spot(sketch, id));
  const bows = flown ? BOWS.toSorted((a, b) => apart(middleOf(a), flown) - apart(middleOf(b), flown)) : BOWS;
  const courses = bows.map((bow): readonly Point[] => [from, middleOf(bow), to]);
  const best = Math.max(...courses.map(room));
  return courses.find((course) => room(course) === best) ?? [from, to];
}

const HEAD = 11;

/** Where a move's number stands on its course: clear of pawns and of the numbers before it. */
function numberSpot(sketch: Sketch, course: readonly Point[], taken: readonly Point[]): Point {
  const stands = Object.keys(sketch.scene.stands).map((id) => spot(sketch, id as PlaceId));
  const busy = [...stands, ...stands.flatMap((point) => [plus(point, [0, 38]), plus(point, [15, -12])]), ...taken];
  const room = (point: Point): number => Math.min(...busy.map((other) => apart(point, other)), ROOM);
  const points = course.length > 3 ? [course[Math.floor((course.length - 1) / 2)] ?? [0, 0]] : samples(course);
  const best = Math.max(...points.map(room));
  return points.find((point) => room(point) === best) ?? [0, 0];
}

const numbered = (told: ToldMove, at: Point): string =>
  `<circle class="${told.verdict.ok ? 'm-num' : 'm-num m-off'}" cx="${Math.round(at[0])}" cy="${Math.round(at[1])}" r="${SIZE.number}"/><text class="${told.verdict.ok ? 'm-n' : 'm-n m-out'}" x="${Math.round(at[0])}" y="${Math.round(at[1]) + 5}">${told.number}</text>`;

function arrow(sketch: Sketch, told: ToldMove, course: readonly Point[]): string {
  const [from = [0, 0], second = from] = course;
  const [before = from, to = from] = course.slice(-2);
  const allowed = told.verdict.ok;
  const tip = plus(to, towards(to, before), sketch.scene.stands[told.move.to] ? SIZE.pawn + 4 : 10);
  const back = towards(tip, before);
  const neck = plus(tip, back, allowed ? HEAD - 2 : 0);
  const path = curve([plus(from, towards(from, second), SIZE.pawn + 3), ...course.slice(1, -1), neck]);
  const end = allowed
    ? `<path class="m-head" d="M${write(tip)}L${write(plus(plus(tip, back, HEAD), spun(back), 6))} ${write(plus(plus(tip, back, HEAD), spun(back), -6))}z"/>`
    : `<path class="m-no" d="M${write(plus(tip, [-6, -6]))}l12 12m0-12l-12 12"/>`;
  const kind = allowed ? (sketch.scene.phase === 'reorganisation' ? 'm-go m-dash' : 'm-go') : 'm-stop';
  return `<path class="${kind}" d="${path}"/>${end}`;
}

/** Every move's arrow, each making way for those before it, and its number, to be drawn over all else. */
function arrows(sketch: Sketch, moves: readonly ToldMove[]): readonly [arrows: string, numbers: string] {
  const drawn: Point[] = [];
  const numbers: Point[] = [];
  const lines = moves.map((told) => {
    const course = courseOf(sketch, told, drawn);
    drawn.push(...samples(course));
    numbers.push(numberSpot(sketch, course, numbers));
    return arrow(sketch, told, course);
  });
  return [lines.join(''), moves.map((told, at) => numbered(told, numbers[at] ?? [0, 0])).join('')];
}

/** A box as its middle and half of what it takes. */
type Room = readonly [x: number, y: number, wide: number, high: number];

/** What a place writes and what stands there. */
function takenAt(sketch: Sketch, id: PlaceId): readonly Room[] {
  const [x, y] = sketch.small.shapes.shapeOf(id).place;
  const lines = isSea(id) ? seaLabelOf({ name: nameOf(id) }).lines.map(({ text }) => text) : nameOf(id).split(/ (.*)/).filter(Boolean);
  const wide = Math.max(...lines.map(({ length }) => length)) * SIZE.letter;
  const [sx, sy] = spot(sketch, id);
  return sketch.scene.stands[id]
    ? [
        [x, y + 12 + loweredBy(id) + (lines.length * SIZE.leading) / 2, wide, (lines.length * SIZE.leading) / 2],
        [sx, sy, SIZE.pawn + 8, SIZE.pawn + 4],
      ]
    : [[x, y, wide, (lines.length * SIZE.leading) / 2]];
}

/** Beside the words of its cell: over them, under them or at their sides, the first place that covers least. */
function boatSpot(sketch: Sketch, id: PlaceId): Point {
  const { small } = sketch;
  const { place } = small.shapes.shapeOf(id);
  const [[, , wide, high] = [0, 0, 0, 0]] = takenAt(sketch, id);
  const taken = [...small.shapes.territories, ...small.shapes.seas].flatMap((one) => takenAt(sketch, one.id));
  const tried = (
    [
      [0, -1],
      [0, 1],
      [1, 0],
      [-1, 0],
    ] as const
  ).map(([dx, dy]) => plus(place, [dx * (wide + SIZE.beside), dy * (high + SIZE.beside)]));
  const cost = ([x, y]: Point): number =>
    taken.reduce(
      (sum, [ax, ay, across, down]) =>
        sum + Math.max(0, across + SIZE.boat - Math.abs(x - ax)) * Math.max(0, down + SIZE.boat - Math.abs(y - ay)),
      SIZE.boat * (Number(x < SIZE.boat || x > small.width - SIZE.boat) + Number(y < SIZE.boat || y > small.height - SIZE.boat)) * 20,
    );
  return tried.reduce((best, point) => (cost(point) < cost(best) ? point : best), tried[0] ?? place);
}

function words(sketch: Sketch, id: PlaceId): string {
  const { place } = sketch.small.shapes.shapeOf(id);
  const name = nameOf(id);
  const lines = isSea(id) ? seaLabelOf({ name }).lines.map(({ text }) => text) : name.split(/ (.*)/).filter(Boolean);
  const first = place[1] + (sketch.scene.stands[id] ? 18 + loweredBy(id) : 5 - ((lines.length - 1) * SIZE.leading) / 2);
  const kind = isSea(id) ? 'm-t m-s' : 'm-t';
  return lines
    .map((text, k) => `<text class="${kind}" x="${place[0]}" y="${Math.round(first + k * SIZE.leading)}">${text}</text>`)
    .join('');
}

function pawns(sketch: Sketch, id: PlaceId): string {
  const garrison = sketch.scene.stands[id];
  if (!garrison) return '';
  const kind = garrison.people === sketch.scene.people ? 'm-own' : 'm-foe';
  const disc = `<circle class="m-disc" r="${SIZE.pawn}"/><path class="m-sign" d="${EMBLEMS[garrison.people]}"/>`;
  const count = `<circle class="m-num" cx="15" cy="-12" r="${SIZE.count}"/><text class="m-n" x="15" y="-7">${garrison.pawns}</text>`;
  return `<g class="${kind}" transform="translate(${write(spot(sketch, id))})">${disc}${count}</g>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The map of one scene: classes only, no id, so that several stand on one page. */
export function drawScene(example: BoardExample, scene: ExampleScene, typeset: (text: string) => string = (text) => text): string {
  const moves = toldMoves(scene);
  const all = example.scenes.flatMap(toldMoves);
  const gates = all.flatMap(({ verdict }) => gatesOf(verdict));
  const small = smallMap(map as unknown as Topology, MAP, example.places, gates);
  const sketch = { small, scene };
  const [lines, numbers] = arrows(sketch, moves);
  const isTarget = (id: PlaceId) => scene.moves.some(({ to }) => to === id);
  const outline = (ids: readonly PlaceId[]) => ids.map((id) => small.shapes.shapeOf(id).path).join('');
  const lands = example.places.filter((id) => !isSea(id));
  const seas = example.places.filter(isSea);
  const volcanoes = scene.people === 'araignees' ? BOARD.territories.filter(({ id, volcano }) => volcano && lands.includes(id)) : [];
  const boats = moves.flatMap(({ verdict }) => (verdict.ok && verdict.boats > 0 ? verdict.path.filter(isSea) : []));
  const at = (id: PlaceId, dx: number, dy: number) => `translate(${write(plus(small.shapes.shapeOf(id).place, [dx, dy]))})`;
  return [
    `<svg class="example-map-drawing" viewBox="0 0 ${small.width} ${small.height}" role="img" aria-label="${escaped(typeset(labelOfScene(scene)))}">`,
    seas.length > 0 ? `<path class="m-sea" d="${outline(seas)}"/>` : '',
    `<path class="m-land" d="${outline(lands.filter((id) => !isTarget(id)))}"/>`,
    `<path class="m-aim" d="${outline(lands.filter(isTarget))}"/>`,
    volcanoes.map(({ id }) => `<path class="m-hill" transform="${at(id, -30, 0)}scale(.5)" d="${VOLCANO.body}${VOLCANO.smoke}"/>`).join(''),
    lines,
    example.places.map((id) => words(sketch, id)).join(''),
    boats.map((id) => `<path class="m-boat" transform="translate(${write(boatSpot(sketch, id))})" d="${BOAT_OUTLINE}"/>`).join(''),
    example.places.map((id) => pawns(sketch, id)).join(''),
    numbers,
    '</svg>',
  ].join('');
}
