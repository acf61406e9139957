/** The map to tap and to walk: one tab stop, arrows walk hexes, Enter or space applies the tool. */
import type { ComponentChildren, SVGAttributes } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { type Led, walked } from '#components/kit/board/walk.ts';
import { type Hex, isSame, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { cellOf, columnsOf, fold, type HexMap, hexAt, hexesOf, neighboursOf, terrainAt } from '#engine/zargos-lords/board/map.ts';
import type { City, Position } from '#engine/zargos-lords/board/position.ts';
import type { Cell } from '#engine/zargos-lords/diagrams.ts';
import type { Terrain as Ground } from '#engine/zargos-lords/types.ts';
import { CityFace, CounterFace } from '../drawings/CounterPicture.tsx';
import {
  type Cut,
  cellUnder,
  centreOf,
  counterAt,
  drawnColumn,
  type Extent,
  hexPath,
  type MapPoint,
  pointOf,
  RADIUS,
  sizeOf,
  turnOf,
  USUAL_CUT,
  isIn,
  within,
  worldBox,
} from '../drawings/geometry.ts';
import { GUTTER, Gutter, Letters, withGutter } from '../drawings/Gutter.tsx';
import { fatePoint, RetreatWay, Sign, signReach, Wash, Way } from '../drawings/Overlay.tsx';
import { TerrainPicture } from '../drawings/TerrainPicture.tsx';
import type { WorldName } from '../drawings/WorldPicture.tsx';
import type { MapAnswer, Sight } from './answer.ts';
import { hexLabel } from './labels.ts';
import { NearButtons, type Nearness, useNearness } from './Nearness.tsx';
import type { Spent } from './spent.ts';
import type { WorldSheet } from './world-sheet.ts';

export const GROUND_NAMES = {
  plaine: 'plaine',
  cote: 'côte',
  mer: 'mer',
  mont: 'mont',
  bois: 'bois',
  gouffre: 'gouffre',
  pont: 'pont de nuages',
} as const satisfies Record<Ground, string>;

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Columns above which a map is drawn as a world: hundreds of hexes as a few paths, in a window that comes nearer. */
const WORLDLY = 20;

/** Columns above which a phone scrolls the map sideways rather than shrinking it. */
const WIDE = 12;

const boxText = ({ x, y, width, height }: Extent): string => `${x} ${y} ${width} ${height}`;

/** Where a hex is drawn. */
type Middle = (hex: Hex) => MapPoint;

/** Farther apart on the drawing than half the map is wide, where that wraps: the way between goes over the edge. */
const isOver = (map: HexMap, from: MapPoint, to: MapPoint): boolean => map.wraps && Math.abs(from.x - to.x) > turnOf(map) / 2;

/** A way as lines, cut where it goes over the edge; each half runs a little out of the map. */
function linesOf(map: HexMap, points: readonly MapPoint[]): readonly (readonly MapPoint[])[] {
  const lines: MapPoint[][] = [[]];
  for (const [at, point] of points.entries()) {
    const before = points[at - 1];
    if (before && isOver(map, before, point)) {
      const out = Math.sign(before.x - point.x) * RADIUS;
      lines.at(-1)?.push({ ...before, x: before.x + out });
      lines.push([{ ...point, x: point.x - out }]);
    }
    lines.at(-1)?.push(point);
  }
  return lines;
}

/** A straight line of hexes: it goes through the middle of each. */
const Sights = ({ map, sight: { hexes, told }, middle }: { map: HexMap; sight: Sight; middle: Middle }) => (
  <g class="carte-sight">
    {linesOf(map, hexes.map(middle)).map((points) => (
      <polyline key={points.length} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
    ))}
    {hexes.slice(1).map((hex) => (
      <circle key={keyOf(hex)} cx={middle(hex).x} cy={middle(hex).y} r="3.5" />
    ))}
    {told.map(({ at, text }) => (
      <text key={keyOf(at)} x={middle(at).x + 17} y={middle(at).y - 12} text-anchor="middle">
        {text}
      </text>
    ))}
  </g>
);

type CountersProps = Pick<Position, 'counters' | 'cities'> &
  Pick<Props, 'asked' | 'badgeOf' | 'cityBadgeOf'> & { pale: readonly string[]; middle: Middle };

const classOf = (isPale: boolean, isVanished: boolean | undefined): string | undefined =>
  isPale ? 'carte-spent' : isVanished ? 'carte-vanished' : undefined;

const Counters = ({ counters, cities, asked, pale, badgeOf, cityBadgeOf, middle }: CountersProps) => (
  <g class="carte-pieces">
    {cities.map((city) => (
      <g key={keyOf(city.at)} transform={counterAt(middle(city.at))}>
        <CityFace people={city.people} mark={cityBadgeOf?.(city)} />
      </g>
    ))}
    {counters.map(({ id, kind, at, escort, vanished }) => (
      <g key={id} class={classOf(pale.includes(id), vanished)}>
        <g transform={counterAt(middle(at))}>
          <CounterFace kind={kind} plain mark={badgeOf?.(id)} />
        </g>
        {escort && (
          <g transform={counterAt({ x: middle(at).x + 17, y: middle(at).y - 17 }, 0.3)}>
            <CounterFace kind={escort} plain />
          </g>
        )}
        {id === asked && <circle class="carte-asked" data-in-question="" cx={middle(at).x} cy={middle(at).y} r="25" />}
      </g>
    ))}
  </g>
);

interface WindowProps {
  position: Position;
  cut: Cut;
  /** Of a world. */
  nearness: Nearness | undefined;
  world: WorldSheet | undefined;
  ground: ComponentChildren;
  viewBox: string;
  /** Of a wide map, and of a cropped one: its width over its height. */
  ratio: number | undefined;
  /** What stays at its left edge while it is scrolled. */
  edge: ComponentChildren;
  children: ComponentChildren;
}

/** The ground of a world is a sheet of its own, under the other: what lies over it changes without its being drawn again. */
const Window = ({ nearness, world, position, cut, ground, viewBox, ratio, edge, children }: WindowProps) =>
  nearness ? (
    <div class="carte-world">
      <div class="carte-window carte-window-world" ref={nearness.window} data-near={nearness.step}>
        <div class="carte-sheet">
          <svg class="lords-map carte-ground" viewBox={viewBox} aria-hidden="true">
            {ground}
          </svg>
          {children}
        </div>
      </div>
      {nearness.step > 0 && world && <world.Corner position={position} nearness={nearness} cut={cut} />}
      <NearButtons nearness={nearness} />
    </div>
  ) : (
    <div class="carte-window" style={ratio === undefined ? undefined : { '--ratio': ratio }}>
      {children}
      {edge}
    </div>
  );

interface Props {
  position: Position;
  asked: string | undefined;
  target: Hex | undefined;
  shown: MapAnswer;
  label: string;
  tap: (at: Hex) => void;
  /** Counters that have done what they could: a legend under the map says so of those that stand on it. */
  spent?: Spent | undefined;
  /** A word on a counter: its force. */
  badgeOf?: (id: string) => string;
  /** A word on a city: its garrison, as far as it is known. */
  cityBadgeOf?: (city: City) => string;
  /** What else a hex is, for ears. */
  saidOf?: (at: Hex) => string | undefined;
  /** Drawn under the counters. */
  under?: ComponentChildren;
  /** Of a small map, where it happens: the rest is cut (`crop.ts`). */
  crop?: Extent | undefined;
  /** Where Escape leads. */
  leave?: () => void;
  /** Where letters lead: absent where nothing is played. */
  paths?: HexPaths | undefined;
  /** Drawn over them: of a world more than once, each time for other hexes. */
  over?: (isHere: (hex: Hex) => boolean, middle: Middle) => ComponentChildren;
  /** Of a world, what is spoken of now: it is brought into sight. */
  watched?: Hex | undefined;
  /** Hexes around it that are to be seen with it. */
  room?: number;
  /** Whether it is brought near enough to be touched. */
  isNear?: boolean;
  /** Present while a line is drawn round counters. */
  circle?: Circling | undefined;
  /** Draws it where the map is a world. */
  world?: WorldSheet | undefined;
  /** Written over a world. */
  names?: readonly WorldName[] | undefined;
  cut?: Cut;
}

/** The line that is drawn, and what draws it. */
export interface Circling {
  readonly line: readonly MapPoint[];
  readonly on: Pick<SVGAttributes<SVGSVGElement>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;
}

/** What the letters of a board lead to, in hexes. */
export interface HexPaths {
  /** Where the keyboard comes in. */
  readonly home?: Hex | undefined;
  /** Where something may be done. */
  readonly open: readonly Hex[];
  readonly targets: (from: Hex) => readonly Hex[];
  /** Of the last move, where it went first. */
  readonly last: readonly Hex[];
}

export function HexBoard({
  position,
  asked,
  target,
  shown,
  label,
  tap,
  spent,
  badgeOf,
  cityBadgeOf,
  saidOf,
  under,
  crop,
  leave,
  paths,
  over,
  watched,
  room = 1,
  isNear = true,
  circle,
  world,
  names,
  cut = USUAL_CUT,
}: Props) {
  const { map } = position;
  const cell = (hex: Hex): Cell => [drawnColumn(map, cut, cellOf(hex).column), cellOf(hex).row];
  const middle: Middle = (hex) => centreOf(...cell(hex));
  const [cursor, move] = useState<Hex>();
  const pale = position.counters.flatMap(({ id }) => (spent?.ids.includes(id) ? [id] : []));
  const hexes = useMemo(() => hexesOf(map), [map]);
  const first = crop && (shown.bound?.[0] ?? hexes.find((hex) => isIn(crop, middle(hex))));
  const start = position.counters.find(({ id }) => id === asked)?.at ?? paths?.home ?? first ?? hexAt(0, 0);
  const walk = useRef<Led | undefined>(undefined);
  const here = fold(map, cursor ?? target ?? start) ?? hexAt(0, 0);
  const box = crop ?? { x: 0, y: 0, ...sizeOf(columnsOf(map), map.rows.length) };
  const [right, bottom] = [box.x + box.width + 4, box.y + box.height + 4];
  const signs = new Map(shown.signs.map(({ at, text }) => [keyOf(at), text]));
  const retreats = shown.retreats.map(({ from, to, ...told }) => ({
    ...told,
    to,
    from: cell(isOver(map, middle(from), middle(to)) ? to : from),
    end: cell(to),
  }));
  const marks = retreats.map(fatePoint);
  /** Beside its hex, inside the picture, and off the marks at the lines' ends. */
  const wordPoint = (at: Hex, text: string): MapPoint => {
    const { x, y } = middle(at);
    const reach = signReach(text) + 1;
    const placed = (dy: number): MapPoint => ({
      x: Math.min(Math.max(x + 16, box.x + reach - GUTTER), right - reach),
      y: Math.min(y + dy, bottom - 11),
    });
    const below = placed(30);
    const isFree = marks.every((mark) => Math.abs(mark.x - below.x) >= reach + 10 || Math.abs(mark.y - below.y) >= 20);
    return isFree ? below : placed(-30);
  };
  /** At the foot of its hex, or at the shoulder of whoever has a number there. */
  const signPoint = (at: Hex): MapPoint => {
    const { x, y } = middle(at);
    const isWritten = badgeOf && [...position.counters, ...position.cities].some((one) => isSame(one.at, at));
    return isWritten ? { x: x + 18, y: y - 9 } : { x, y: y + 21 };
  };
  const isWorld = columnsOf(map) > WORLDLY;
  const turn = turnOf(map);
  const nearness = useNearness(
    isWorld,
    middle(here),
    // What was touched beyond an edge stays in sight there.
    map.wraps && target === watched ? turn : 0,
    watched && { ...middle(watched), room: (1 + 2 * room) * RADIUS, isNear },
  );
  const ground = useMemo(
    () =>
      isWorld ? (
        world && <world.Ground map={map} names={names ?? []} cut={cut} />
      ) : (
        <>
          <TerrainPicture rows={map.rows} crop={crop} />
          <Gutter rows={map.rows} box={box} />
        </>
      ),
    [map, names, world, cut, boxText(box)],
  );
  const seen = withGutter(box);
  const frame = isWorld ? worldBox(map, cut) : seen;
  const viewBox = boxText(frame);
  /** Land beyond the edges is seen again, and who stands on it. */
  const turns = isWorld && map.wraps ? [0, turn, -turn] : [0];
  const isWide = !isWorld && box.width > sizeOf(WIDE, 1).width;
  const led = useRef<'keys' | 'tap' | undefined>(undefined);
  const go = (to: Hex | undefined, by: 'keys' | 'tap' = 'keys') => {
    if (!to || (crop && !isIn(box, middle(to)))) return;
    move(to);
    led.current = by;
  };
  useLayoutEffect(() => {
    if (led.current) document.getElementById(`carte-${keyOf(here)}`)?.focus({ preventScroll: led.current === 'tap' });
    led.current = undefined;
  }, [cursor]);
  /** Of a world only what the arrows may reach next: it is tapped by its places. */
  const reachable = isWorld ? [here, ...neighboursOf(map, here)] : hexes.filter((hex) => isIn(box, middle(hex)));
  const tapWorld = (event: MouseEvent) => {
    const point = pointOf(event);
    const hex = point && fold(map, hexAt(...cellUnder(point)));
    if (!hex) return;
    if (nearness.isTooFar(point.pixels)) return nearness.to(point);
    // It takes the focus, as a hexagon does that is tapped itself: keys go on from there.
    go(hex, 'tap');
    tap(hex);
  };
  const numberOf = (hex: Hex): number => hexes.findIndex((one) => isSame(one, hex));
  const follow = (key: string) => {
    const numbered = (list: readonly Hex[]) => list.map(numberOf);
    const onMap = (place: number, led: (hex: Hex) => readonly Hex[]) => numbered(hexes[place] ? led(hexes[place]) : []);
    walk.current = walked(
      key,
      numberOf(here),
      {
        near: (place) => onMap(place, (hex) => neighboursOf(map, hex)),
        at: (place) => {
          const { x, y } = middle(hexes[place] ?? here);
          return [x, y];
        },
        ...(paths && { open: numbered(paths.open), last: numbered(paths.last), targets: (place) => onMap(place, paths.targets) }),
      },
      walk.current,
    );
    if (walk.current) go(hexes[walk.current.at]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step) {
      const { column, row } = cellOf(here);
      go(fold(map, hexAt(column + step[0], row + step[1])));
    } else if (/^[vcpd]$/i.test(event.key)) {
      follow(event.key);
      // To whoever is around the board, who may say so.
      if (!walk.current) return;
    } else if (event.key === 'Enter' || event.key === ' ') tap(here);
    else if (event.key === 'Escape' && leave) leave();
    else if (isWorld && /^[-+=0]$/.test(event.key)) nearness.by(event.key === '0' ? -9 : event.key === '-' ? -1 : 1);
    else return;
    event.preventDefault();
  };
  const signOf = (hex: Hex): string | undefined => {
    const text = signs.get(keyOf(hex));
    if (text === undefined) return undefined;
    if (text === '✕') return 'refusé';
    return /^\d+$/.test(text) ? `arrivée, ${text} ${text === '1' ? 'point' : 'points'}` : text;
  };
  const layer = (isHere: (hex: Hex) => boolean) => {
    const [open, bound] = [shown.open.filter(isHere).map(cell), shown.bound.filter(isHere).map(cell)];
    const stands = ({ at }: { readonly at: Hex }): boolean => isHere(at);
    const goes = ({ hexes: way }: { readonly hexes: readonly Hex[] }): boolean => way.some(isHere);
    return (
      <>
        <g class="carte-pieces">
          {open.length > 0 && <Wash cells={open} />}
          {bound.length > 0 && <Wash cells={bound} tone="common" />}
        </g>
        <Counters
          counters={position.counters.filter(stands)}
          cities={position.cities.filter(stands)}
          asked={asked}
          pale={pale}
          badgeOf={badgeOf}
          cityBadgeOf={cityBadgeOf}
          middle={middle}
        />
        <g class="carte-signs">
          {shown.signs.filter(stands).map(({ at, tone, text }) =>
            text.length > 2 ? (
              <Sign key={keyOf(at)} point={wordPoint(at, text)} tone={tone} text={text} />
            ) : (
              <text key={keyOf(at)} class={`carte-sign carte-sign-${tone}`} {...signPoint(at)} text-anchor="middle">
                {text}
              </text>
            ),
          )}
          {shown.sights?.filter(goes).map((sight) => (
            <Sights key={sight.hexes.map(keyOf).join(' ')} map={map} sight={sight} middle={middle} />
          ))}
          {shown.ways
            .filter(goes)
            .flatMap(({ hexes: way, tone }) =>
              linesOf(map, way.map(middle)).map((points) => (
                <Way key={points.map(({ x, y }) => `${x} ${y}`).join(' ')} points={points} tone={tone} short={way.length === 2 ? 18 : 0} />
              )),
            )}
          {retreats.flatMap(({ to, ...told }) => (isHere(to) ? <RetreatWay key={told.direction} {...told} /> : []))}
        </g>
        {over?.(isHere, middle)}
        {target && isHere(target) && <path class="carte-target" data-in-question="" d={hexPath(...cell(target), 4)} />}
      </>
    );
  };
  return (
    <>
      <Window
        nearness={isWorld ? nearness : undefined}
        world={world}
        position={position}
        cut={cut}
        ground={isWorld ? ground : undefined}
        viewBox={viewBox}
        ratio={isWide || crop ? seen.width / seen.height : undefined}
        edge={
          isWide && (
            <svg
              class="carte-letters"
              viewBox={boxText({ ...seen, width: GUTTER })}
              style={{ '--part': GUTTER / seen.width }}
              aria-hidden="true"
            >
              <Letters rows={map.rows} box={box} />
            </svg>
          )
        }
      >
        <svg
          class={isWorld ? 'lords-map carte-map-world' : isWide ? 'lords-map carte-map carte-map-wide' : 'lords-map carte-map'}
          viewBox={viewBox}
          role="application"
          aria-label={label}
          onKeyDown={onKeyDown}
          onClick={isWorld && !circle ? tapWorld : undefined}
          data-circling={circle !== undefined}
          {...circle?.on}
        >
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
          <g aria-hidden="true">
            {!isWorld && ground}
            {under}
            {turns.map((by) => (
              <g key={by} transform={by === 0 ? undefined : `translate(${by})`}>
                {layer((hex) => by === 0 || within(middle(hex).x + by, frame.x, frame.width))}
              </g>
            ))}
            {circle && <polyline class="carte-circling" points={circle.line.map(({ x, y }) => `${x},${y}`).join(' ')} />}
          </g>
          {reachable.map((hex) => (
            // biome-ignore lint/a11y/useSemanticElements: no button in a drawing
            <path
              key={keyOf(hex)}
              id={`carte-${keyOf(hex)}`}
              class="carte-hex"
              d={hexPath(...cell(hex), 2)}
              role="button"
              tabindex={isSame(hex, here) ? 0 : -1}
              aria-label={[hexLabel(position, hex, GROUND_NAMES[terrainAt(map, hex) ?? 'plaine'], signOf(hex)), saidOf?.(hex)]
                .filter(Boolean)
                .join(', ')}
              onFocus={() => move(hex)}
              onClick={isWorld || circle ? undefined : () => tap(hex)}
            />
          ))}
        </svg>
      </Window>
      {spent && pale.length > 0 && <p class="carte-legend">{french(`Pions pâles : ils ${spent.did}.`)}</p>}
    </>
  );
}
