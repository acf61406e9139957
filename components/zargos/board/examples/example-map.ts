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

/** Points close by one another along what `curve` draws. */
function along(points: readonly Point[]): readonly Point[] {
  const STEPS = 16;
  const at = (a: Point, b: Point, c: Point, d: Point, t: number): Point =>
    [1, 3, 3, 1].reduce<Point>((sum, times, k) => plus(sum, [a, b, c, d][k] ?? a, times * (1 - t) ** (3 - k) * t ** k), [0, 0]);
  const steps = Array.from({ length: STEPS + 1 }, (_, k) => k / STEPS);
  const [a, b, c] = points;
  if (points.length === 3 && a && b && c) {
    const control = plus(plus(b, b), plus(a, c), -0.5);
    const third = (end: Point): Point => plus(plus([0, 0], end, 1 / 3), control, 2 / 3);
    return steps.map((t) => at(a, third(a), third(c), c, t));
  }
  return points.slice(1).flatMap((end, k) => {
    const start = points[k] ?? end;
    const near = plus(start, plus(end, points[k - 1] ?? start, -1), 1 / 6);
    const far = plus(end, plus(points[k + 2] ?? end, start, -1), -1 / 6);
    return steps.map((t) => at(start, near, far, end, t));
  });
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

/** Where an arrow ends, before what stands there. */
function tipOf(sketch: Sketch, { move }: ToldMove, course: readonly Point[]): Point {
  const [before = [0, 0], to = before] = course.slice(-2);
  return plus(to, towards(to, before), sketch.scene.stands[move.to] ? SIZE.pawn + 4 : 10);
}

function arrow(sketch: Sketch, told: ToldMove, course: readonly Point[]): string {
  const [from = [0, 0], second = from] = course;
  const [before = from] = course.slice(-2);
  const allowed = told.verdict.ok;
  const tip = tipOf(sketch, told, course);
  const back = towards(tip, before);
  const neck = plus(tip, back, allowed ? HEAD - 2 : 0);
  const path = curve([plus(from, towards(from, second), SIZE.pawn + 3), ...course.slice(1, -1), neck]);
  const end = allowed
    ? `<path class="m-head" d="M${write(tip)}L${write(plus(plus(tip, back, HEAD), spun(back), 6))} ${write(plus(plus(tip, back, HEAD), spun(back), -6))}z"/>`
    : `<path class="m-no" d="M${write(plus(tip, [-6, -6]))}l12 12m0-12l-12 12"/>`;
  const kind = allowed ? (sketch.scene.phase === 'reorganisation' ? 'm-go m-dash' : 'm-go') : 'm-stop';
  return `<path class="${kind}" d="${path}"/>${end}`;
}

/** Every move's course, each making way for those before it, and where its number stands. */
function coursesOf(
  sketch: Sketch,
  moves: readonly ToldMove[],
): { readonly courses: readonly (readonly Point[])[]; readonly numbers: readonly Point[] } {
  const drawn: Point[] = [];
  const numbers: Point[] = [];
  const courses = moves.map((told) => {
    const course = courseOf(sketch, told, drawn);
    drawn.push(...samples(course));
    numbers.push(numberSpot(sketch, course, numbers));
    return course;
  });
  return { courses, numbers };
}

/** A box as its middle and half of what it takes. */
type Room = readonly [x: number, y: number, wide: number, high: number];

const linesOf = (id: PlaceId): readonly string[] =>
  isSea(id) ? seaLabelOf({ name: nameOf(id) }).lines.map(({ text }) => text) : nameOf(id).split(/ (.*)/).filter(Boolean);

/** Corners of an outline of `M`, `l` and `z`, one after the other. */
function cornersOf(outline: string): readonly Point[] {
  const found: Point[] = [];
  for (const [, command, numbers = ''] of outline.matchAll(/([Ml])([^A-Za-z]*)/g)) {
    const all = (numbers.match(/-?\d+/g) ?? []).map(Number);
    for (let k = 0; k < all.length; k += 2) {
      const point: Point = [all[k] ?? 0, all[k + 1] ?? 0];
      found.push(command === 'M' && k === 0 ? point : plus(found.at(-1) ?? [0, 0], point));
    }
  }
  return found;
}
/** Whether a point is inside the outline of these corners. */
const isWithin = ([x, y]: Point, corners: readonly Point[]): boolean =>
  corners.filter(([ax, ay], k) => {
    const [bx, by] = corners.at(k - 1) ?? [ax, ay];
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
  }).length %
    2 ===
  1;

const meet = ([ax, ay, aw, ah]: Room, [bx, by, bw, bh]: Room): boolean => Math.abs(ax - bx) < aw + bw && Math.abs(ay - by) < ah + bh;

/** Where each place is named: in it, off arrows, numbers, pawns and the names before it, under its pawns when all is alike. */
function labelsOf(sketch: Sketch, ids: readonly PlaceId[], ways: readonly Point[], numbers: readonly Point[]): ReadonlyMap<PlaceId, Room> {
  const { small, scene } = sketch;
  const labels = new Map<PlaceId, Room>();
  const pieces = ids.flatMap((id): readonly Room[] => {
    const [x, y] = spot(sketch, id);
    return scene.stands[id]
      ? [
          [x, y, SIZE.pawn + 1, SIZE.pawn + 1],
          [x + 15, y - 12, SIZE.count + 1, SIZE.count + 1],
        ]
      : [];
  });
  const busy = [...pieces, ...numbers.map(([x, y]): Room => [x, y, SIZE.number + 1, SIZE.number + 1])];
  for (const id of ids) {
    const { place, path } = small.shapes.shapeOf(id);
    const lines = linesOf(id);
    const wide = Math.max(...lines.map(({ length }) => length)) * SIZE.letter;
    const high = (lines.length * SIZE.leading) / 2;
    const [x, y] = scene.stands[id] ? spot(sketch, id) : place;
    const [dx, dy] = scene.stands[id] ? [SIZE.pawn + 4 + wide, SIZE.pawn + 2 + high] : [wide * 0.8, high + 6];
    const first: Point = scene.stands[id] ? [place[0], place[1] + 6 + loweredBy(id) + high] : place;
    const tried: readonly Point[] = [
      first,
      ...[0, 6, 14, 24].flatMap((more): readonly Point[] => [
        [x, y + dy + more],
        [x - wide / 2, y + dy + more],
        [x + wide / 2, y + dy + more],
        [x, y - dy - 8 - more],
        [x - wide / 2, y - dy - 8 - more],
        [x - dx - more, y],
        [x + dx + more, y],
        [x + dx + more, y + high],
        [x - dx - more, y + high],
      ]),
    ];
    const corners = cornersOf(path);
    const cost = ([cx, cy]: Point): number => {
      const room: Room = [cx, cy, wide, high];
      const out = [-1, 0, 1]
        .flatMap((u) => [-1, 1].map((v): Point => [cx + u * wide, cy + v * (high - 2)]))
        .filter((at) => !isWithin(at, corners));
      const off =
        Number(cx < wide + 2) + Number(cy < high + 2) + Number(cx > small.width - wide - 2) + Number(cy > small.height - high - 2);
      const crossed = ways.filter(([wx, wy]) => meet(room, [wx, wy, 2, 1])).length;
      const covered = [...busy, ...labels.values()].filter((other) => meet(room, other)).length;
      return (crossed > 0 ? 6 : 0) + crossed * 4 + out.length * 1.5 + covered * 40 + off * 60;
    };
    const best = tried.reduce((found, point) => (cost(point) < cost(found) ? point : found), first);
    labels.set(id, [...best, wide, high]);
  }
  return labels;
}

/** Beside the words of its cell: over them, under them or at their sides, the first place that covers least. */
function boatSpot(sketch: Sketch, id: PlaceId, labels: ReadonlyMap<PlaceId, Room>): Point {
  const { small } = sketch;
  const [x, y, wide, high] = labels.get(id) ?? [0, 0, 0, 0];
  const stands = Object.keys(sketch.scene.stands).map((one): Room => [...spot(sketch, one as PlaceId), SIZE.pawn + 8, SIZE.pawn + 4]);
  const taken = [...labels.values(), ...stands];
  const tried = (
    [
      [0, -1],
      [0, 1],
      [1, 0],
      [-1, 0],
    ] as const
  ).map(([dx, dy]) => plus([x, y], [dx * (wide + SIZE.beside), dy * (high + SIZE.beside)]));
  const cost = ([x, y]: Point): number =>
    taken.reduce(
      (sum, [ax, ay, across, down]) =>
        sum + Math.max(0, across + SIZE.boat - Math.abs(x - ax)) * Math.max(0, down + SIZE.boat - Math.abs(y - ay)),
      SIZE.boat * (Number(x < SIZE.boat || x > small.width - SIZE.boat) + Number(y < SIZE.boat || y > small.height - SIZE.boat)) * 20,
    );
  return tried.reduce((best, point) => (cost(point) < cost(best) ? point : best), tried[0] ?? [x, y]);
}

function words(id: PlaceId, [x, y, , high]: Room): string {
  const kind = isSea(id) ? 'm-t m-s' : 'm-t';
  return linesOf(id)
    .map((text, k) => `<text class="${kind}" x="${Math.round(x)}" y="${Math.round(y - high + k * SIZE.leading + 11)}">${text}</text>`)
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
  const { courses, numbers } = coursesOf(sketch, moves);
  const tips = moves.map((told, at) => tipOf(sketch, told, courses[at] ?? []));
  const labels = labelsOf(sketch, example.places, courses.flatMap(along), [...numbers, ...tips]);
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
    moves.map((told, at) => arrow(sketch, told, courses[at] ?? [])).join(''),
    [...labels].map(([id, room]) => words(id, room)).join(''),
    boats.map((id) => `<path class="m-boat" transform="translate(${write(boatSpot(sketch, id, labels))})" d="${BOAT_OUTLINE}"/>`).join(''),
    example.places.map((id) => pawns(sketch, id)).join(''),
    moves.map((told, at) => numbered(told, numbers[at] ?? [0, 0])).join(''),
    '</svg>',
  ].join('');
}
