/** What one step of a figure shows over its map. Allowed and refused differ by stroke and sign, not by colour alone. */

import { along, type Direction } from '#engine/zargos-lords/board/hex.ts';
import { cellOf, hexAt } from '#engine/zargos-lords/board/map.ts';
import type { Cell, Diagram, Shown } from '#engine/zargos-lords/diagrams.ts';
import { centreOf, far, hexPath, linePath, type MapPoint, RADIUS, towards } from './geometry.ts';

const at = ([column, row]: Cell): MapPoint => centreOf(column, row);

export const Wash = ({ cells, tone = 'zone' }: { cells: readonly Cell[]; tone?: string }) => (
  <path class={`lords-wash lords-wash-${tone}`} d={cells.map(([column, row]) => hexPath(column, row, 3)).join('')} />
);

/** How far a sign reaches to each side of its middle. */
export const signReach = (text: string): number => Math.max(12, text.length * 6 + 6);

/** A small sign in a disc: ✓, ✕, ◎ or a number. */
export const Sign = ({ point, tone, text }: { point: MapPoint; tone: string; text: string }) => (
  <g class={`lords-sign lords-sign-${tone}`} transform={`translate(${Math.round(point.x)} ${Math.round(point.y)})`}>
    <rect x={-signReach(text)} y="-12" width={2 * signReach(text)} height="24" rx="12" />
    <text text-anchor="middle" y="7">
      {text}
    </text>
  </g>
);

const HEAD = 'M0 0L-9-5V5Z';

function ArrowHead({ from, to, short = 0, tone }: { from: MapPoint; to: MapPoint; short?: number; tone: string }) {
  const length = far(from, to);
  const end = towards(from, to, Math.max(0.3, (length - short) / length));
  const turn = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  return <path class={`lords-head lords-head-${tone}`} d={HEAD} transform={`translate(${end.x} ${end.y}) rotate(${turn})`} />;
}

/** From the middle of a counter to where its emblem ends, and to its edge. */
const [EMBLEM, COUNTER_EDGE] = [17, 21] as const;

/** A way that leaves what stands at its start: so far from its middle, one of its own steps at most. */
const leaving = ([start, next, ...rest]: readonly MapPoint[], after: number): readonly MapPoint[] =>
  start && next ? [towards(start, next, Math.min(0.9, after / far(start, next))), next, ...rest] : [];

/** A way with an arrow head. */
export function Way({
  points,
  tone,
  after = 0,
  short = 0,
}: {
  points: readonly MapPoint[];
  tone: 'ok' | 'no';
  after?: number;
  short?: number;
}) {
  const [last, before] = [points.at(-1), points.at(-2)];
  return (
    <g>
      <path class={`lords-way lords-way-${tone}`} d={linePath(leaving(points, after), short + 6)} />
      {last && before && <ArrowHead from={before} to={last} short={short} tone={tone} />}
    </g>
  );
}

const FATES = {
  safe: { tone: 'ok', text: '✓' },
  paralysed: { tone: 'hold', text: '◎' },
  eliminated: { tone: 'no', text: '✕' },
  flipped: { tone: 'hold', text: '↻' },
} as const;

/** Of the way to the next hex: past a counter that stands there. */
const BEYOND = 1.62;

interface Retreat {
  from: Cell;
  end: Cell;
  direction: Direction;
  fate: keyof typeof FATES;
}

/** Where the sign of its fate lies: at the end; when it kills, half a hex on, or beyond who stands against the one that retreats. */
export function fatePoint({ from, end, direction, fate }: Retreat): MapPoint {
  const { column, row } = cellOf(along(hexAt(...end), direction));
  const isShut = `${from}` === `${end}`;
  return fate === 'eliminated' ? towards(at(end), centreOf(column, row), isShut ? BEYOND : 0.5) : at(end);
}

/** One of the six lines of a retreat. */
export function RetreatWay({
  from,
  end,
  direction,
  fate,
  sign = fate,
  text = FATES[sign].text,
  isChosen = false,
}: Retreat & {
  sign?: keyof typeof FATES | undefined;
  text?: string | undefined;
  isChosen?: boolean | undefined;
}) {
  const last = fatePoint({ from, end, direction, fate });
  return (
    <g class="lords-retreat" data-chosen={isChosen}>
      <path class={`lords-way lords-way-${sign === 'eliminated' ? 'no' : 'ok'}`} d={linePath(leaving([at(from), last], COUNTER_EDGE))} />
      <Sign point={last} tone={FATES[sign].tone} text={text} />
    </g>
  );
}

export function Overlay({ shown, diagram }: { shown: Shown; diagram: Diagram }) {
  const cellOfCounter = (id: string): Cell => {
    const counter = diagram.drawing.counters?.find((one) => one.id === id);
    return counter ? [counter.column, counter.row] : [0, 0];
  };
  switch (shown.kind) {
    case 'crossing':
      return (
        <g>
          <Wash cells={[shown.from, ...shown.cells]} />
          {shown.cells.map((cell) => (
            <Way key={`${cell}`} points={[{ ...at(cell), x: -14 }, at(cell)]} tone="ok" />
          ))}
          <Way points={[at(shown.from), { x: at(shown.from).x + 1.5 * RADIUS, y: at(shown.from).y + 2 }]} tone="ok" />
        </g>
      );
    case 'zone':
    case 'common':
    case 'arrows':
      return <Wash cells={shown.cells} tone={shown.kind} />;
    case 'move': {
      const tone = shown.ruled === 'ok' ? 'ok' : 'no';
      const points = [cellOfCounter(shown.counter), ...shown.path].map(at);
      const over = shown.path.findIndex(([column], i) => Math.abs(column - (shown.path[i - 1] ?? cellOfCounter(shown.counter))[0]) > 1);
      const seen = over < 0 ? points : [{ ...(points[over + 1] ?? { x: 0, y: 0 }), x: -14 }, ...points.slice(over + 1)];
      const last = seen.at(-1);
      return (
        <g>
          <Way points={seen} tone={tone} after={over < 0 ? COUNTER_EDGE : 0} />
          {tone === 'no' && last && <Sign point={{ x: last.x, y: last.y + 14 }} tone="no" text="✕" />}
          {shown.attacked.map((id) => (
            <Sign
              key={id}
              point={{ x: at(cellOfCounter(id)).x + COUNTER_EDGE + signReach('attaqué') + 4, y: at(cellOfCounter(id)).y - 8 }}
              tone="no"
              text="attaqué"
            />
          ))}
        </g>
      );
    }
    case 'attack': {
      const tone = shown.ruled === 'ok' ? 'ok' : 'no';
      const [first] = shown.targets;
      return (
        <g>
          {shown.attackers.flatMap((one) =>
            shown.targets.map((target) => (
              <Way
                key={`${one}${target}`}
                points={[at(cellOfCounter(one)), at(cellOfCounter(target))]}
                tone={tone}
                after={EMBLEM}
                short={EMBLEM}
              />
            )),
          )}
          {first && (
            <Sign
              point={{ x: at(cellOfCounter(first)).x, y: at(cellOfCounter(first)).y - 62 }}
              tone={tone}
              text={`${shown.attack} contre ${shown.defence}`}
            />
          )}
        </g>
      );
    }
    case 'charge': {
      const target = at(cellOfCounter(shown.target));
      const end = shown.path.at(-1);
      const bonus = shown.charge === 'front' ? '+3' : shown.charge === 'side' ? '+1' : 'pas de charge';
      return (
        <g>
          <Wash cells={shown.path.slice(1)} />
          <Way
            points={[...shown.path.map(at), ...(end ? [target] : [])]}
            tone={shown.charge ? 'ok' : 'no'}
            after={COUNTER_EDGE}
            short={22}
          />
          <Sign point={{ x: target.x, y: target.y - 26 }} tone={shown.charge ? 'ok' : 'no'} text={bonus} />
        </g>
      );
    }
    case 'serpent':
      return (
        <g>
          <Wash cells={shown.cells} />
          <Way points={[cellOfCounter(shown.counter), ...shown.cells].map(at)} tone="ok" after={COUNTER_EDGE} />
          {shown.charged.map((id, i) => (
            <Sign key={id} point={{ x: at(cellOfCounter(id)).x, y: at(cellOfCounter(id)).y - 26 }} tone="no" text={`${i + 1}`} />
          ))}
        </g>
      );
    case 'retreat': {
      const from = cellOfCounter(shown.counter);
      return (
        <g>
          {(Object.keys(shown.ends) as Direction[]).map((direction) => (
            <RetreatWay key={direction} from={from} end={shown.ends[direction][1]} direction={direction} fate={shown.ends[direction][0]} />
          ))}
          {Object.entries(shown.victims).map(([direction, ids]) => {
            const end = shown.ends[direction as Direction][1];
            return (ids ?? []).map((id) => <Sign key={id} point={{ x: at(end).x + 16, y: at(end).y + 30 }} tone="no" text="✕ poussé" />);
          })}
        </g>
      );
    }
  }
}
