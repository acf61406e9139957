/**
 * A whole world as a drawing: shores, woods, ranges, chasms and bridges of clouds, in a few paths for its hundreds of hexes. Where it goes round, what
 * lies beyond its east and west edges is shown again, paler, with the letters that face each other. Same units as `geometry.ts`.
 */
import { along, DIRECTIONS, type Direction, type Hex, isSame } from '#engine/zargos-lords/board/hex.ts';
import { bridgeAt, cellOf, columnsOf, type HexMap, hexAt, letterOf, terrainAt, terrainOf } from '#engine/zargos-lords/board/map.ts';
import type { Terrain } from '#engine/zargos-lords/types.ts';
import { type Cut, centreOf, drawnColumn, type MapPoint, RADIUS, turnOf, USUAL_CUT, worldBox } from './geometry.ts';
import { outlineOf, whim } from './outline.ts';

/** Columns shown again beyond each edge; they run out of the picture. */
const beyondOf = (map: HexMap, { margin }: Cut): number => (map.wraps ? Math.ceil(margin / (1.5 * RADIUS)) : 0);

type Place = readonly [column: number, row: number];

/** Every hex that is seen, by its ground, row by row. */
function groundsOf(map: HexMap, cut: Cut): (...grounds: readonly Terrain[]) => readonly Place[] {
  const columns = columnsOf(map);
  const beyond = beyondOf(map, cut);
  const places = new Map<Terrain, Place[]>();
  for (const [row, signs] of map.rows.entries())
    for (let column = cut.from - beyond; column < cut.from + columns + beyond; column += 1) {
      const ground = terrainOf(signs[(column + columns) % columns] ?? '~') ?? 'mer';
      const there = places.get(ground);
      if (there) there.push([column, row]);
      else places.set(ground, [[column, row]]);
    }
  return (...grounds) => grounds.flatMap((ground) => places.get(ground) ?? []);
}

const LAND = ['plaine', 'cote', 'mont', 'bois', 'gouffre'] as const satisfies readonly Terrain[];

/** The shores of all its land. */
export const shoreOf = (map: HexMap, cut = USUAL_CUT): string => outlineOf(groundsOf(map, cut)(...LAND));

const at = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;

/** A peak or two, seen from the south, and the side of each that lies in shadow. */
function peaks(places: readonly Place[]): { readonly lit: string; readonly dark: string } {
  let [lit, dark] = ['', ''];
  const peak = (x: number, y: number, wide: number, tall: number) => {
    lit += `M${at(x - wide, y)}L${at(x - wide * 0.3, y - tall * 0.62)}L${at(x, y - tall)}L${at(x + wide * 0.45, y - tall * 0.5)}L${at(x + wide, y)}Z`;
    dark += `M${at(x, y - tall)}L${at(x + wide * 0.45, y - tall * 0.5)}L${at(x + wide, y)}L${at(x + wide * 0.1, y)}L${at(x + wide * 0.22, y - tall * 0.4)}Z`;
  };
  for (const [column, row] of places) {
    const { x, y } = centreOf(column, row);
    const side = whim(x, y) < 0.5 ? 1 : -1;
    peak(x + side * 13, y + 11, 13, 20 + 6 * whim(y, x));
    peak(x - side * 6, y + 17, 18, 32 + 7 * whim(x + 1, y));
  }
  return { lit, dark };
}

const TREES = [
  [-13, -4],
  [4, -9],
  [15, 3],
  [-5, 8],
  [9, 16],
] as const;

function trees(places: readonly Place[]): string {
  let path = '';
  for (const [column, row] of places) {
    const { x, y } = centreOf(column, row);
    for (const [dx, dy] of TREES) {
      const [tx, ty] = [x + dx + 5 * (whim(x + dx, y) - 0.5), y + dy + 5 * (whim(x, y + dy) - 0.5)];
      path += `M${at(tx - 7, ty + 5)}q-1-9 7-15q8 6 7 15q-7 4-14 0Z`;
    }
  }
  return path;
}

const waves = (places: readonly Place[]): string =>
  places
    .filter(([column, row]) => whim(column * 7, row * 13) < 0.16)
    .map(([column, row]) => {
      const { x, y } = centreOf(column, row);
      return `M${at(x - 12 + 10 * whim(x, y), y)}q5-6 10 0t10 0`;
    })
    .join('');

const rounds = (places: readonly Place[], wide: number, tall: number): string =>
  places
    .map(([column, row]) => {
      const { x, y } = centreOf(column, row);
      return `M${at(x - wide, y)}a${wide} ${tall} 0 1 0 ${2 * wide} 0a${wide} ${tall} 0 1 0-${2 * wide} 0`;
    })
    .join('');

/** The middles of a bridge's hexes from the coast where it begins to the coast where it ends; the first straight way that takes all of it. */
function bridgeWay(map: HexMap, start: Place, count: number): readonly MapPoint[] {
  const bridge = bridgeAt(map, hexAt(...start));
  for (const direction of DIRECTIONS.slice(0, 3)) {
    const back = DIRECTIONS[(DIRECTIONS.indexOf(direction) + 3) % 6] ?? direction;
    const run = (way: Direction): { readonly hexes: number; readonly isAshore: boolean } => {
      let hexes = 0;
      while (bridgeAt(map, along(hexAt(...start), way, hexes + 1)) === bridge) hexes += 1;
      return { hexes, isAshore: terrainAt(map, along(hexAt(...start), way, hexes + 1)) === 'cote' };
    };
    const [ahead, behind] = [run(direction), run(back)];
    if (ahead.hexes + behind.hexes + 1 !== count || !ahead.isAshore || !behind.isAshore) continue;
    return Array.from({ length: count + 2 }, (_, step) => {
      const { column, row } = cellOf(along(hexAt(...start), direction, step - behind.hexes - 1));
      return centreOf(column, row);
    });
  }
  return windingWay(map, hexAt(...start), count);
}

/** The same of a bridge that turns: from hex to hex, from one of its ends, with a coast before and after. */
function windingWay(map: HexMap, start: Hex, count: number): readonly MapPoint[] {
  const beside = (hex: Hex, is: (other: Hex) => boolean): readonly Hex[] => DIRECTIONS.map((direction) => along(hex, direction)).filter(is);
  const isOn = (hex: Hex): boolean => bridgeAt(map, hex) === bridgeAt(map, start);
  const all = [start];
  const isNew = (hex: Hex): boolean => isOn(hex) && !all.some((one) => isSame(one, hex));
  for (const hex of all) if (all.length < count) all.push(...beside(hex, isNew));
  const way = [all.find((hex) => beside(hex, isOn).length < 2) ?? start];
  for (const hex of way)
    if (way.length < count) way.push(...beside(hex, (other) => isOn(other) && !way.some((one) => isSame(one, other))).slice(0, 1));
  const [first = start, last = start] = [way[0], way.at(-1)];
  const isShore = (hex: Hex): boolean => terrainAt(map, hex) === 'cote';
  const from = beside(first, isShore).slice(0, 1);
  const to = beside(last, (hex) => isShore(hex) && !from.some((one) => isSame(one, hex))).slice(-1);
  return [...from, ...way, ...to].map((hex) => {
    const { column, row } = cellOf(hex);
    return centreOf(column, row);
  });
}

/** Clouds from coast to coast. */
function clouds(map: HexMap, { from }: Cut, places: readonly Place[]): string {
  const turn = turnOf(map);
  const bridges = Map.groupBy(
    places.filter(([column]) => column >= from && column < from + columnsOf(map)),
    ([column, row]) => bridgeAt(map, hexAt(column, row)) ?? 0,
  );
  let path = '';
  for (const hexes of bridges.values()) {
    const [first] = hexes;
    const way = first ? bridgeWay(map, first, hexes.length) : [];
    for (const shift of map.wraps ? [-turn, 0, turn] : [0])
      for (const [step, { x, y }] of way.entries()) {
        const next = way[step + 1];
        if (!next) continue;
        for (const part of [0.15, 0.5, 0.85]) {
          // On land only the last puff.
          if ((step === 0 && part < 0.4) || (step === way.length - 2 && part > 0.7)) continue;
          const [px, py] = [x + (next.x - x) * part + shift, y + (next.y - y) * part];
          const radius = 11 + 9 * whim(px, py);
          path += `M${at(px - radius, py + 11 * (whim(py, px) - 0.5))}a${Math.round(radius)} ${Math.round(radius * 0.72)} 0 1 0 ${2 * Math.round(radius)} 0a${Math.round(radius)} ${Math.round(radius * 0.72)} 0 1 0-${2 * Math.round(radius)} 0`;
        }
      }
  }
  return path;
}

/** The sides of all hexes: down the west of each column, and its rungs. */
function grid(map: HexMap, cut: Cut): string {
  const rows = map.rows.length;
  const beyond = Math.max(0, beyondOf(map, cut) - 1);
  let path = '';
  for (let column = cut.from - beyond; column < cut.from + columnsOf(map) + beyond; column += 1) {
    const { x, y } = centreOf(column, 0);
    const top = `M${x - RADIUS / 2} ${Math.round((y - 25.98) * 100) / 100}`;
    path += `${top}${'l-15 25.98l15 25.98'.repeat(rows)}${top}${'h30m-30 51.96'.repeat(rows)}h30`;
  }
  return path;
}

/** The letters of the rows in the hexes of both edges, and in those that face them beyond. */
const Edges = ({ map, cut: { from } }: { map: HexMap; cut: Cut }) => {
  const columns = columnsOf(map);
  const last = from + columns - 1;
  return (
    <g class="lords-world-letters">
      {map.rows.flatMap((_, row) =>
        [from, last].map((column) => {
          const { x, y } = centreOf(column, row);
          const way = column === from ? -1 : 1;
          const facing = centreOf(column + way, row);
          return [
            <text key={`${column} ${row}`} x={x + way * 13} y={Math.round(y + 6)}>
              {letterOf(row)}
            </text>,
            map.wraps && (
              <text key={`${column} ${row} facing`} class="lords-world-facing" x={facing.x - way * 8} y={Math.round(facing.y + 6)}>
                {letterOf(row)}
              </text>
            ),
          ];
        }),
      )}
      {Array.from({ length: columns }, (_, at) => (
        <text key={at} x={centreOf(from + at, 0).x} y={-8}>
          {((from + at) % columns) + 1}
        </text>
      ))}
    </g>
  );
};

export interface WorldName {
  readonly text: string;
  readonly column: number;
  readonly row: number;
}

interface Props {
  map: HexMap;
  /** Written over the land. */
  names?: readonly WorldName[];
  cut?: Cut;
}

export function WorldPicture({ map, names = [], cut = USUAL_CUT }: Props) {
  const box = worldBox(map, cut);
  const only = groundsOf(map, cut);
  const shore = outlineOf(only(...LAND));
  const { lit, dark } = peaks(only('mont'));
  const cloud = clouds(map, cut, only('pont'));
  return (
    <g class="lords-world">
      <rect class="lords-world-sea" {...box} />
      {[52, 34, 16].map((wide) => (
        <path key={wide} class="lords-world-shoal" d={shore} stroke-width={wide} />
      ))}
      <path class="lords-world-wave" d={waves(only('mer'))} />
      <path class="lords-world-coast" d={shore} />
      <path class="lords-world-land" d={outlineOf(only('plaine', 'mont', 'bois', 'gouffre'))} />
      <path class="lords-world-wood" d={outlineOf(only('bois'))} />
      <path class="lords-world-range" d={outlineOf(only('mont'))} />
      <path class="lords-world-rim" d={rounds(only('gouffre'), 22, 17)} />
      <path class="lords-world-deep" d={rounds(only('gouffre'), 13, 9)} />
      <path class="lords-world-grid" d={grid(map, cut)} />
      <path class="lords-world-tree" d={trees(only('bois'))} />
      <path class="lords-world-peak" d={lit} />
      <path class="lords-world-shade" d={dark} />
      <path class="lords-world-cloud-edge" d={cloud} />
      <path class="lords-world-cloud" d={cloud} />
      {map.wraps && (
        <path
          class="lords-world-veil"
          d={`M${box.x} ${box.y}h${cut.margin + 2}v${box.height}H${box.x}ZM${box.x + box.width} ${box.y}h${-cut.margin - 2}v${box.height}h${cut.margin + 2}Z`}
        />
      )}
      <Edges map={map} cut={cut} />
      <g class="lords-world-names">
        {names.map(({ text, column, row }) => (
          <text key={text} x={centreOf(drawnColumn(map, cut, column), row).x} y={centreOf(column, row).y + 12}>
            {text}
          </text>
        ))}
      </g>
    </g>
  );
}
