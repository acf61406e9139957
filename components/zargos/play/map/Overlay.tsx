/** What the table draws over the map: who holds what and with how many, where one may go, attacks under way, what cards close. */

import { useMemo } from 'preact/hooks';
import { type Framing, wholeFraming } from '#components/kit/board/framing.ts';
import type { Point } from '#components/kit/drawing/ink.ts';
import type { Atlas } from '#components/zargos/board/atlas.ts';
import { MAP_SIZE } from '#components/zargos/board/map/geometry.ts';
import { drawingOf } from '#components/zargos/drawings/emblems.ts';
import {
  apart,
  around,
  type Bounds,
  besides,
  DISC,
  type Disc,
  discOn,
  type IsHome,
  kingdomOn,
  markOn,
  overlap,
  pawnsOn,
  stands,
  unitOn,
} from './names.ts';
import { seaWay, smoothPath } from './sea-way.ts';
import type { Arrow, Token } from './tokens.ts';

interface Props {
  atlas: Atlas;
  spots: readonly Point[];
  /** Path data by place: empty until they are read off the drawing. */
  shapes: readonly string[];
  /** Path data of what is out of play. */
  outside?: readonly string[];
  kingdoms: readonly { readonly id: string; readonly name: string; readonly at: Point }[];
  tokens: readonly Token[];
  demons: readonly number[];
  frozen: readonly number[];
  shut: readonly number[];
  /** Where a tap does something now. */
  open: readonly number[];
  /** Those of them where one would strike one’s own. */
  against?: readonly number[];
  /** Those of them where one goes by a card alone. */
  carded?: readonly number[];
  from: number | undefined;
  looked: number | undefined;
  /** Places that what is asked speaks of. */
  marked?: readonly number[];
  /** Places that bear their names where the map is too far for the others'. */
  named?: readonly number[];
  /** Those of them that one is told to touch: they are named before all others, wherever there is room. */
  told?: readonly number[];
  /** Where names may stand; anywhere where absent. */
  isHome?: IsHome | undefined;
  /** On a screen with room. */
  isWide?: boolean;
  /** The part of the map that is shown; all of it where absent. */
  region?: Framing | undefined;
  /** Units of it in a pixel; absent until that is known. */
  unit?: number | undefined;
  /** The place looked at is refused. */
  isShut: boolean;
  attacks: readonly Arrow[];
  /** The last group that moved, with those that marched before it. */
  lasts: readonly Arrow[];
  /** The groups that are thought of. */
  thought: readonly Arrow[];
  /** Pawns thought of, by place: « +3 ». */
  drafts: ReadonlyMap<number, number>;
  /** The province that is fought for. */
  fought: number | undefined;
}

/** How many lines a sea’s name has (`board/map/labels.ts`). */
const linesOf = (name: string): number => (name.length < 12 ? 1 : /ouest-|^passe de/.test(name) ? 3 : 2);

/** Half of what the longest line of a place’s printed name takes, in units of the map. */
function halfOf({ territoryAt, nameAt }: Atlas, place: number): number {
  const [kind, name] = [territoryAt(place)?.kind, nameAt(place)];
  if (kind === 'capital') return 11 + 7.5 * name.length;
  if (kind) return 5 * name.replace(/^\S+?[ -]/, '').length + 3;
  return 4.6 * (linesOf(name) > 1 ? Math.min(14, name.length - 6) : name.length) + 10;
}

/** From the middle of a label to its foot, in units of the map: what stands there hangs under it. */
export function underAt(atlas: Atlas, place: number): number {
  const territory = atlas.territoryAt(place);
  // A mark over two lines, or over one.
  if (territory?.kind === 'city') return 66;
  if (territory?.volcano) return 57;
  if (!territory) return 9 + 13 * linesOf(atlas.nameAt(place));
  return territory.kind === 'capital' ? 48 : 29;
}

const WHOLE = wholeFraming(MAP_SIZE);

/** Half of what the widest label takes across, in units of the map. */
const HALF = 56;
/** Half of what pawns take under a label, in units of the map. */
const PAWNS = 20;
/** How far a line bows, of its length. */
const BOW = 0.14;
/** A line keeps so much of its middle, however near what stands at its ends. */
const [LATEST, EARLIEST] = [0.3, 0.66] as const;
const STEPS = 50;

/** How many pixels a count steps aside from its way, which it still touches. */
const ASIDE = [0, 10, -10, 15, -15] as const;
/** Pixels from another way within which a count would seem to be of it, what each part of that way there costs, and how many parts of its own are free. */
const [CROSSED, TAKEN, OWN] = [14, 400, 7] as const;

/** Units a pixel from which the map is too far for its own names (`ZoomBoard.tsx`). */
const NEAR = 26 / 8.5;

/** Pixels of a capital's mark that its own pawns may touch. */
const FOOT = 4;

/** Square pixels of a kingdom's name that may be covered: half a letter. */
const TOUCHED = 20;

const partsIn = (count: number): readonly number[] => Array.from({ length: count + 1 }, (_, part) => part / count);
/** Where a way is looked at; its count stands at one of the first parts that bear it, next to where it begins. */
const ALONG = partsIn(12);

/** The middle of a label, and how far down it reaches. */
type End = readonly [at: Point, under: number];

/** A bowed line from the edge of one label to that of another, in map units. */
function bowPath([start, under]: End, [end, below]: End): { readonly d: string; readonly along: readonly Point[] } {
  const [[ax, ay], [bx, by]] = [start, end];
  const bend: Point = [(ax + bx) / 2 - (by - ay) * BOW, (ay + by) / 2 + (bx - ax) * BOW];
  /** The line from `t` to `u` is bent there; where both are one, it goes through there. */
  const at = (t: number, u: number, axis: 0 | 1) =>
    Math.round((1 - t) * (1 - u) * start[axis] + (t * (1 - u) + u * (1 - t)) * bend[axis] + t * u * end[axis]);
  const isOff = (t: number, [x, y]: Point, high: number) =>
    Math.abs(at(t, t, 0) - x) > HALF || Math.abs(at(t, t, 1) - y - PAWNS) > high + PAWNS;
  const steps = partsIn(STEPS);
  const from = Math.min(LATEST, steps.find((t) => isOff(t, start, under)) ?? LATEST);
  const to = Math.max(EARLIEST, steps.findLast((t) => isOff(t, end, below)) ?? EARLIEST);
  const point = (t: number, u = t): Point => [at(t, u, 0), at(t, u, 1)];
  return {
    d: `M${point(from).join(' ')}Q${point(from, to).join(' ')} ${point(to).join(' ')}`,
    along: ALONG.map((part) => point(from + (to - from) * part)),
  };
}

/** Units of the map between a label and an end of a line over the sea. */
const CLEAR = 34;

interface Drawn {
  readonly d: string;
  readonly along: readonly Point[];
  /** Across it, of length 1. */
  readonly aside: Point;
}

function drawnWay({ atlas, spots, shapes }: Pick<Props, 'atlas' | 'spots' | 'shapes'>, { from, to, over = [] }: Arrow): Drawn | undefined {
  const [start, end] = [spots[from], spots[to]];
  if (!start || !end) return undefined;
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const long = Math.hypot(dx, dy) || 1;
  const aside: Point = [-dy / long, dx / long];
  if (over.length === 0) return { ...bowPath([start, underAt(atlas, from)], [end, underAt(atlas, to)]), aside };
  const points = seaWay(shapes, spots, from, over, to);
  const along = ALONG.map((part) => points[Math.floor((points.length - 1) * part)] ?? start);
  return { d: smoothPath(points, CLEAR), along, aside };
}

const countOf = ({ pawns }: Token, draft: number | undefined): string => (draft ? `${pawns}+${draft}` : `${pawns}`);
/** Of a sign and a count, in pixels. */
const widthOf = (text: string): number => 21 + text.length * 7.4;

export function PawnsMark({ token, draft }: { token: Token; draft: number | undefined }) {
  const { people, own } = token;
  const text = countOf(token, draft);
  const width = widthOf(text);
  return (
    <g class={`zt-sized zt-token is-${people}${own ? ' is-own' : ''}`}>
      <rect x={-width / 2} y="-9.5" width={width} height="19" rx="9.5" />
      <g transform={`translate(${-width / 2 + 9.5} 0) scale(.6)`}>
        <use href={drawingOf(people)} />
      </g>
      <text x={8.5} y="4.6">
        {text}
      </text>
    </g>
  );
}

export function Overlay(props: Props) {
  const { atlas, spots, shapes, kingdoms, tokens, demons, open, from, looked, attacks, lasts, thought, drafts, fought } = props;
  // A kingdom that one goes from or to has its places named.
  const busy = [...attacks, ...thought].flatMap(({ from, to }) => [atlas.kingdomAt(from), atlas.kingdomAt(to)]);
  const across = (place: number): number => spots[place]?.[0] ?? 0;
  const isCapital = (place: number): boolean => atlas.territoryAt(place)?.kind === 'capital';
  const seen = props.unit ?? unitOn(props.region, props.isWide ?? false);
  // Where the map bears its own names, pawns hang under them, and are as large as what is printed round them.
  const isNear = seen <= NEAR;
  const unit = isNear ? Math.max(seen, 1.8) : seen;
  const on = new Map(tokens.map((token) => [token.place, widthOf(countOf(token, drafts.get(token.place)))]));
  /** The map’s own names, in pixels. */
  const printed = isNear
    ? spots.map(([x, y], place): Bounds => {
        const [half, under] = [halfOf(atlas, place), underAt(atlas, place) - 6];
        return around(x / unit, y / unit, half / unit, half / unit, under / unit);
      })
    : [];
  const hung = isNear ? 9.5 * unit : 0;
  const waysOf = (kind: string, arrows: readonly Arrow[]) =>
    arrows.flatMap((arrow) => {
      const drawn = drawnWay(props, arrow);
      return drawn ? [{ key: `${kind} ${arrow.from} ${arrow.to}`, drawn, pawns: arrow.pawns, kind }] : [];
    });
  const ways = [...waysOf('last', lasts), ...waysOf('now', attacks), ...waysOf('thought', thought)];
  const standing = apart(
    spots.map(([x, y], place) => ({
      place,
      at: [x, y + underAt(atlas, place)] as const,
      width: on.get(place) ?? 0,
      isMarked: isCapital(place),
    })),
    unit,
  );
  // From afar the marks of capitals are what is printed.
  const marked = isNear
    ? printed
    : standing.flatMap((one) => {
        const mark = markOn(one, unit);
        return one.isMarked ? [{ ...mark, bottom: mark.bottom - FOOT }] : [];
      });
  const aside = besides(standing, marked, unit, hung);
  // Where pawns went aside of a mark, the next give way, and those next to them.
  const all = isNear ? aside : apart(apart(aside, unit), unit);
  const pawns = all.flatMap(({ at: [x, y], ...one }) => (one.width > 0 ? pawnsOn({ ...one, at: [x, y + hung] }, unit) : []));
  const marks = isNear ? [] : all.flatMap((one) => (one.isMarked ? [markOn(one, unit)] : []));
  // A count stands on its way or touches it, off those before it, off pawns and printed names, and off all other ways.
  const counted: ((typeof ways)[number] & { readonly disc: Disc })[] = [];
  const discs: Disc[] = [];
  for (const way of ways) {
    if (way.kind === 'last') continue;
    const { along, aside } = way.drawn;
    const shown = [...discs.map((disc) => discOn(disc, unit)), ...pawns, ...marks];
    const cost = (disc: Disc): number => {
      const box = discOn(disc, unit);
      const on = (boxes: readonly Bounds[]) => boxes.reduce((sum, other) => sum + overlap(box, other), 0);
      const [x, y] = [box.left + DISC, box.top + DISC];
      const isBy = ([px, py]: Point) => Math.hypot(px / unit - x, py / unit - y) < CROSSED;
      const near = ways.reduce((sum, other) => sum + Math.max(0, other.drawn.along.filter(isBy).length - (other === way ? OWN : 0)), 0);
      return 9 * on(shown) + on(printed) + TAKEN * near;
    };
    const disc = along
      .slice(1, 9)
      .flatMap((at) => ASIDE.map((by): Disc => ({ at, by: [aside[0] * by, aside[1] * by] })))
      .reduce((best, one) => (cost(one) < cost(best) - 1 ? one : best));
    discs.push(disc);
    counted.push({ ...way, disc });
  }
  const named = useMemo(() => {
    const bearing = props.named ?? [];
    if (bearing.length === 0) return [];
    return stands(
      bearing.map((place) => ({ place, text: atlas.nameAt(place) })),
      all,
      props.region,
      props.isWide,
      discs,
      seen,
      props.isHome,
      props.told,
    );
  }, [props.named, props.region, seen, props.isWide, tokens, drafts, spots, attacks, thought, props.isHome]);
  /** A kingdom's name gives way where a place of it bears its own, and to what else is written there. */
  const isCovered = (id: string, name: string, at: Point): boolean => {
    const box = kingdomOn(at, name, unit);
    return (
      [...named.map((one) => one.box), ...discs.map((disc) => discOn(disc, unit)), ...pawns].some(
        (other) => overlap(box, other) > TOUCHED,
      ) || named.some(({ place }) => atlas.kingdomAt(place)?.id === id)
    );
  };
  /** From near a place is named by its side alone: where its capital is out of sight, nothing else says of which kingdom. */
  const { region } = props;
  const realms = (region ? (props.named ?? []) : []).flatMap((place) => {
    const realm = atlas.kingdomAt(place);
    const { x, y, scale } = region ?? WHOLE;
    const [cx, cy] = spots.find((_, one) => isCapital(one) && atlas.kingdomAt(one) === realm) ?? [x, y];
    const isOut = Math.max(Math.abs(cx - x), Math.abs(cy - y)) * scale > MAP_SIZE / 2;
    return realm && isOut ? [{ place, name: realm.name }] : [];
  });
  const territories = atlas.tables.territories;
  const placed = (place: number, under = 0): string => `translate(${across(place)} ${(spots[place]?.[1] ?? 0) + under})`;
  const pawnsAt = (place: number): string => `translate(${(all[place]?.at ?? [0, 0]).map(Math.round).join(' ')})`;
  return (
    <g class="zt-overlay">
      <defs>
        <pattern id="zt-ice" width="34" height="34" patternUnits="userSpaceOnUse">
          <path class="zt-ice-lines" d="M17 3v28M5 10l24 14M29 10L5 24" />
        </pattern>
        <pattern id="zt-shut" width="24" height="24" patternUnits="userSpaceOnUse">
          <path class="zt-shut-lines" d="M0 0l24 24M24 0L0 24" />
        </pattern>
        <marker id="zt-tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.6" markerHeight="3.6" orient="auto">
          <path class="zt-tip" d="M0 0l10 5-10 5z" />
        </marker>
      </defs>
      {props.outside?.map((d) => (
        <path key={d} class="zt-outside" d={d} />
      ))}
      {tokens.map(({ place, people }) => place < territories && <path key={place} class={`zt-land is-${people}`} d={shapes[place]} />)}
      {props.frozen.map((place) => (
        <path key={place} class="zt-frozen" d={shapes[place]} />
      ))}
      {props.shut.map((place) => (
        <path key={place} class="zt-shut" d={shapes[place]} />
      ))}
      {open.map((place) => (
        <path
          key={place}
          class={`zt-open${props.against?.includes(place) ? ' is-own' : ''}${props.carded?.includes(place) ? ' is-carded' : ''}`}
          d={shapes[place]}
          data-open={atlas.tables.ids[place]}
        />
      ))}
      {props.marked?.map((place) => (
        <path key={place} class="zt-marked" d={shapes[place]} />
      ))}
      {fought !== undefined && <path class="zt-fought" d={shapes[fought]} />}
      {from !== undefined && <path class="zt-from" d={shapes[from]} />}
      {looked !== undefined && <path class={props.isShut ? 'zt-looked is-no' : 'zt-looked'} d={shapes[looked]} />}
      <g class="plateau-far">
        {kingdoms.map(
          ({ id, name, at: [x, y] }) =>
            busy.every((one) => one?.id !== id) &&
            !isCovered(id, name, [x, y]) && (
              <text key={id} x={x} y={y}>
                {name}
              </text>
            ),
        )}
      </g>
      {demons.map((place) => (
        <g key={place} class="zt-demons" transform={placed(place, underAt(atlas, place))}>
          <g class="zt-sized">
            <g transform="scale(.55)">
              <use href={drawingOf('demons')} />
            </g>
          </g>
        </g>
      ))}
      {ways.map(({ key, kind, drawn: { d } }) => (
        <g key={key} class={`zt-way is-${kind}`}>
          <path class="zt-way-halo" d={d} />
          <path class="zt-way-line" d={d} marker-end="url(#zt-tip)" />
        </g>
      ))}
      {ways.length > 0 && !props.outside?.length && <use class="zt-labels" href="#plateau-labels" />}
      {(ways.length + open.length > 0 ? all.filter(({ isMarked }) => isMarked) : []).map(({ place }) => (
        <use key={place} class="zt-labels is-mark" href={`#plateau-mark-${atlas.tables.ids[place]}`} />
      ))}
      {tokens.map((token) => (
        <g
          key={token.place}
          class={isCapital(token.place) ? 'zt-lower' : undefined}
          transform={pawnsAt(token.place)}
          data-token={atlas.tables.ids[token.place]}
        >
          <PawnsMark token={token} draft={drafts.get(token.place)} />
        </g>
      ))}
      {realms.map(({ place, name }) => (
        <text key={place} class="zt-realm" x={across(place)} y={(spots[place]?.[1] ?? 0) + 8 - underAt(atlas, place)}>
          {name}
        </text>
      ))}
      {named.map(({ place, anchor, dx, dy, text }) => (
        <g key={place} class={isCapital(place) ? 'zt-named zt-lower' : 'zt-named'} transform={pawnsAt(place)}>
          <g class="zt-sized">
            <text class={`zt-name is-${anchor}${props.told?.includes(place) ? ' is-told' : ''}`} x={dx} y={dy}>
              {text}
            </text>
          </g>
        </g>
      ))}
      {/* How many go, on the line or beside it; and its head once more, so that where they go is seen whatever stands there. */}
      {counted.map(({ key, kind, pawns, drawn: { d }, disc: { at, by } }) => (
        <g key={key} class={`zt-count is-${kind}`}>
          <path class="zt-way-head" d={d} marker-end="url(#zt-tip)" />
          <g transform={`translate(${at.map(Math.round).join(' ')})`}>
            <g class="zt-sized">
              <g transform={`translate(${by.map(Math.round).join(' ')})`}>
                <circle class="zt-way-disc" r="9" />
                <text class="zt-way-count" y="4">
                  {pawns}
                </text>
              </g>
            </g>
          </g>
        </g>
      ))}
    </g>
  );
}
