/** What was done in a moment of the told skirmish, over its map: ways, lines of sight and of combat, and where somebody fell. */
import type { Hex } from '#engine/zargos-lords/board/hex.ts';
import { cellOf } from '#engine/zargos-lords/board/map.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { centreOf, linePath, type MapPoint } from '../drawings/geometry.ts';
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

export const DoneOver = ({ events }: { events: readonly Event[] }) => (
  <g>
    {events.map((event) => (
      <Done key={JSON.stringify(event)} event={event} />
    ))}
  </g>
);
