/** A scene told: its part of the board, and the engine's verdict on each thing asked, in words. */
import { kindOf, nameOf, pointOf } from '#engine/gran/board/tables.ts';
import { type Limit, playScene, type Scene } from '#engine/gran/examples.ts';
import type { RuleId } from '#engine/gran/ids.ts';
import { ringPoint } from '#engine/gran/rules/pieces.ts';
import type { PointId } from '#engine/gran/types.ts';
import type { Name, Part } from '../board/BoardMap.tsx';
import { SIZE, spotOf } from '../board/sheet-of.ts';
import { takenIn } from '../board/taken.ts';
import { alongOn } from '../board/way.ts';
import { AMBIGUOUS, besidePoints, gap, knightAt, signAt, wayAt, thingAt } from '../play/label.ts';
import { TABLES } from './written.ts';

export interface ToldLine {
  readonly isAllowed: boolean;
  readonly head: string;
  readonly text: string;
  readonly rules: readonly RuleId[];
  /** Where the mark of the map stands. */
  readonly at: PointId;
  readonly path: readonly PointId[];
}

const name = (id: PointId): string => nameOf(TABLES, id);

export function toldScene(scene: Scene): readonly ToldLine[] {
  const { goes, limits, stones } = playScene(TABLES, scene);
  const from = scene.position.pieces.find(({ color }) => color === scene.mover)?.at;
  return [
    ...goes.map(({ path, verdict, events }): ToldLine => {
      const to = path[1] ?? path[0];
      const way = path[1] ? `${name(to)}, par ${name(path[0])}` : name(to);
      return {
        isAllowed: verdict.ok,
        head: way,
        text: verdict.ok ? events.map(({ text }) => text).join(' ') : verdict.because,
        rules: verdict.ok ? [...new Set(events.flatMap(({ rules }) => rules))] : [verdict.rule],
        at: to,
        path: from ? [from, ...path] : path,
      };
    }),
    ...limits.map(
      ({ to, rule, because }: Limit): ToldLine => ({ isAllowed: false, head: name(to), text: because, rules: [rule], at: to, path: [] }),
    ),
    ...stones.map(({ at, verdict, cut }): ToldLine => {
      const ways = cut.ways.map(
        ({ color, path, needsDragon }) =>
          `le chevalier ${color} garde un chemin de ${path.length - 1} points${needsDragon ? ', où un dragon au moins est à combattre' : ''}`,
      );
      return {
        isAllowed: verdict.ok,
        head: `Une pierre sur ${name(at)}`,
        text: verdict.ok
          ? `${ways.length > 0 ? `L’anneau reste accessible : ${ways.join(' ; ')}.` : 'Personne n’y perd de chemin.'}`
          : verdict.because,
        rules: verdict.ok ? ['GRA-L-5'] : [verdict.rule],
        at,
        path: [],
      };
    }),
  ];
}

/** Where a scene happens: everything asked and, where a move is asked, who moves; the ring where stones are. */
const placesOf = ({ position, mover, stones }: Scene, lines: readonly ToldLine[]): readonly PointId[] => [
  ...lines.flatMap(({ at, path }) => [at, ...path]),
  ...(stones.length > 0
    ? [ringPoint(position), ...position.stones]
    : position.pieces.filter(({ color }) => color === mover).map(({ at }) => at)),
];

const AROUND = 62;

/** The part of the sheet around `places`, not too flat and not too tall, on the sheet. */
function partAround(places: readonly PointId[]): Part {
  const spots = places.map((id) => spotOf(pointOf(TABLES, id)));
  const side = (axis: 0 | 1): readonly [number, number] => {
    const all = spots.map((spot) => spot[axis]);
    return [Math.min(...all) - AROUND, Math.max(...all) + AROUND];
  };
  const [[left, right], [top, bottom]] = [side(0), side(1)];
  const width = Math.min(SIZE, Math.max(right - left, (bottom - top) * 1.35, 320));
  const height = Math.min(SIZE, Math.max(bottom - top, width * 0.5));
  const within = (middle: number, length: number) => Math.round(Math.min(SIZE - length, Math.max(0, middle - length / 2)));
  return {
    x: within((left + right) / 2, width),
    y: within((top + bottom) / 2, height),
    width: Math.round(width),
    height: Math.round(height),
  };
}

export const partOf = (scene: Scene, lines: readonly ToldLine[], places: readonly PointId[] = []): Part =>
  partAround([...placesOf(scene, lines), ...places]);

/** Pixels that a scene is wide on the narrowest phone, and those of its smallest letters there. */
const [PHONE, LEGIBLE] = [286, 11.1] as const;

/** The size of what is written on a part, in units of the board. */
export const sizeOn = ({ width }: Part): number => Math.round(Math.max(15, (LEGIBLE * width) / PHONE) * 10) / 10;

/** Of the half of a sign, from its middle: one diameter beyond its edge, a name is no longer read as its own. */
const REACH = 3;

/**
 * Where a scene writes: the number of each thing asked, then the names of its points, clear of what stands there and of one another. A name that has no such place near
 * its point, and nearer to it than to another, is left out: its number says it.
 */
export function writtenOn(
  { position, stones }: Scene,
  lines: readonly ToldLine[],
  part: Part,
): { readonly numbers: readonly Name[]; readonly names: readonly Name[] } {
  const size = sizeOn(part);
  const spot = (id: PointId) => spotOf(pointOf(TABLES, id));
  const isPlain = (id: PointId) => kindOf(TABLES, id) === 'black' || kindOf(TABLES, id) === 'exile';
  const pieces = [
    ...position.pieces.map(({ at }) => knightAt(spot(at))),
    ...[...takenIn({ ...position, pieces: [] }), ...stones].map((id) => thingAt(spot(id))),
  ];
  const signs = [
    ...TABLES.board.points.map((point) => signAt(spotOf(point), isPlain(point.id))),
    ...lines.flatMap(({ path }) => alongOn(TABLES.board)(path)).map(wayAt),
  ];
  const named = [...new Set([...lines.flatMap(({ at, path }) => [at, ...path]), ...position.pieces.map(({ at }) => at)])];
  const asked = [
    ...lines.map(({ at }, i) => ({ id: at, text: `${i + 1}`, width: size * 1.4, height: size * 1.4 })),
    ...named.map((id) => ({ id, text: name(id), width: name(id).length * size * 0.45, height: size })),
  ];
  const placed = besidePoints(
    asked.map(({ id, width, height }) => ({
      at: spot(id),
      width,
      height,
      isFree: true,
      isOwn: true,
      far: isPlain(id) ? 16 : 26,
      aside: isPlain(id) ? 18 : 29,
    })),
    pieces,
    signs,
    { x: part.x + part.width / 2, y: part.y + part.height / 2, width: part.width, height: part.height },
  );
  const written = placed.flatMap(({ box, cost }, i): readonly (Name & { readonly isClear: boolean })[] => {
    const one = asked[i];
    if (!one) return [];
    const [x, y] = spot(one.id);
    const anchor = Math.abs(box.x - x) < box.width / 2 ? undefined : box.x > x ? 'start' : 'end';
    const edge = anchor === 'start' ? -box.width / 2 : anchor === 'end' ? box.width / 2 : 0;
    return [
      {
        id: one.id,
        text: one.text,
        at: [Math.round(box.x + edge), Math.round(box.y + size * 0.3)],
        anchor,
        isClear: cost < AMBIGUOUS && gap(box, { x, y }) <= REACH * (isPlain(one.id) ? 15 : 23),
      },
    ];
  });
  const numbers = written
    .slice(0, lines.length)
    .map((one, i) => ({ ...one, at: [placed[i]?.box.x ?? 0, one.at[1]] as const, anchor: undefined }));
  return { numbers, names: written.slice(lines.length).filter(({ isClear }) => isClear) };
}
