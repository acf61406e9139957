/** What was done in a moment of the told skirmish, over its map: ways, lines of sight and of combat, and where somebody fell. */
import { type Hex, isSame } from '#engine/zargos-lords/board/hex.ts';
import { cellOf } from '#engine/zargos-lords/board/map.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { explain } from '#engine/zargos-lords/game/explain.ts';
import type { State } from '#engine/zargos-lords/game/types.ts';
import { centreOf, linePath, type MapPoint, towards } from '../drawings/geometry.ts';
import { Sign, Way } from '../drawings/Overlay.tsx';

function at(hex: Hex): MapPoint {
  const { column, row } = cellOf(hex);
  return centreOf(column, row);
}

const nameOfPoint = ({ x, y }: MapPoint): string => `${x} ${y}`;

const Fell = ({ hex }: { hex: Hex }) => <Sign point={at(hex)} tone="no" text="✕" />;

const Lines = ({ from, to }: { from: readonly Hex[]; to: readonly Hex[] }) => (
  <g>
    {from.flatMap((one) =>
      to.map((other) => (
        <path key={`${nameOfPoint(at(one))} ${nameOfPoint(at(other))}`} class="lords-sight" d={linePath([at(one), at(other)], 14)} />
      )),
    )}
  </g>
);

function Done({ event }: { event: Event }) {
  switch (event.kind) {
    case 'marched':
      return <Way points={event.path.map(at)} tone="ok" short={16} />;
    case 'shot':
      return <Lines from={event.shooters.map((one) => one.at)} to={[event.target.at]} />;
    case 'vision':
      return <Lines from={[event.shooter.at]} to={[event.target.at]} />;
    case 'fought':
      return <Lines from={event.attackers.map((one) => one.at)} to={event.targets.map((one) => one.at)} />;
    case 'retreated':
      return event.fate === 'eliminated' ? (
        <Fell hex={event.end} />
      ) : (
        <Way points={[event.who.at, event.end].map(at)} tone="no" short={16} />
      );
    case 'fell':
    case 'gave-up':
      return <Fell hex={event.who.at} />;
    default:
      return null;
  }
}

/** The hexes that it happened on. */
export function placesOf(event: Event): readonly Hex[] {
  switch (event.kind) {
    case 'marched':
      return event.path;
    case 'shot':
      return [...event.shooters.map((one) => one.at), event.target.at];
    case 'vision':
      return [event.shooter.at, event.target.at];
    case 'fought':
      return [...event.attackers, ...event.targets].map((one) => one.at);
    case 'retreated':
      return [event.who.at, event.end];
    case 'fell':
    case 'gave-up':
      return [event.who.at];
    default:
      return [];
  }
}

/** From where to where an event is drawn as a line; nothing where somebody just falls. */
function drawnAlong(event: Event): readonly [Hex, Hex] | undefined {
  if (event.kind === 'fell' || event.kind === 'gave-up' || (event.kind === 'retreated' && event.fate === 'eliminated')) return undefined;
  const places = placesOf(event);
  const [from, to] = [places[0], event.kind === 'fought' ? event.targets[0]?.at : places.at(-1)];
  return from && to && [from, to];
}

/** The numbers of the lines of the log, each on what is drawn of it: where one set out from; before its end, if somebody stands there now. */
function numbersOf(events: readonly Event[], after: State): readonly { readonly text: string; readonly point: MapPoint }[] {
  const isHeld = (hex: Hex) => after.position.counters.some((one) => isSame(one.at, hex));
  const numbers: { text: string; point: MapPoint }[] = [];
  const isFree = ({ x, y }: MapPoint) => numbers.every(({ point }) => Math.hypot(point.x - x, point.y - y) > 25);
  for (const [i, event] of events.entries()) {
    const along = drawnAlong(event);
    if (!along) continue;
    const isMove = event.kind === 'marched' || event.kind === 'retreated';
    const before = at(event.kind === 'marched' ? (event.path.at(-2) ?? along[0]) : along[0]);
    const parts = [0.5, 0.7, 0.3].map((part) => towards(before, at(along[1]), part));
    const places = isMove && !isHeld(along[0]) ? [at(along[0]), ...parts] : parts;
    const point = places.find(isFree) ?? before;
    numbers.push({ text: `${explain(events.slice(0, i + 1), after, 'public').length}`, point });
  }
  return numbers;
}

interface DoneProps {
  events: readonly Event[];
  after: State;
  isNumbered: boolean;
}

export const DoneOver = ({ events, after, isNumbered }: DoneProps) => (
  <g>
    {events.map((event) => (
      <Done key={JSON.stringify(event)} event={event} />
    ))}
    {isNumbered && numbersOf(events, after).map(({ text, point }) => <Sign key={text} point={point} tone="ok" text={text} />)}
  </g>
);
