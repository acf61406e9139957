/** How a game of Zargos goes: who leads at each count, who is first to hold a whole kingdom, and to be Master of the Winds. */
import type { Event } from '#engine/zargos/game/events.ts';
import type { Seat } from '#engine/zargos/game/types.ts';

interface CountTold {
  /** By seat: points of its peoples. */
  readonly points: ReadonlyMap<Seat, number>;
  /** Seats that hold a kingdom as a whole. */
  readonly whole: readonly Seat[];
}

/** The counts in order; the order of play closes each. */
function countsOf(events: readonly Event[]): readonly CountTold[] {
  const counts: CountTold[] = [];
  let points = new Map<Seat, number>();
  let whole: Seat[] = [];
  for (const event of events) {
    if (event.kind === 'counted') {
      points.set(event.seat, (points.get(event.seat) ?? 0) + event.points);
      if (event.kingdoms.length > 0) whole.push(event.seat);
    }
    if (event.kind !== 'order') continue;
    counts.push({ points, whole });
    points = new Map();
    whole = [];
  }
  return counts;
}

const mean = (seats: Iterable<Seat>, parts: readonly number[]): number => {
  const all = [...new Set(seats)];
  return all.reduce((sum, seat) => sum + (parts[seat] ?? 0), 0) / all.length;
};

function leaders({ points }: CountTold): readonly Seat[] {
  const most = Math.max(...points.values());
  return [...points].filter(([, own]) => own === most).map(([seat]) => seat);
}

/** Which count stands for a part of the game: the first, those at half and at three quarters of all, the last. */
const MOMENTS = [
  ['first', () => 0],
  ['half', (counts: number) => Math.ceil(counts / 2) - 1],
  ['late', (counts: number) => Math.ceil((3 * counts) / 4) - 1],
  ['last', (counts: number) => counts - 1],
] as const;

/** `parts`: by seat, its part of the win. Who shares a first place counts for his part of it. */
export function courseMeasures(events: readonly Event[], parts: readonly number[]): Readonly<Record<string, number>> {
  const counts = countsOf(events);
  const led = MOMENTS.map(([moment, at]): [string, number] => {
    const count = counts[at(counts.length)];
    return [`led-${moment}`, count ? mean(leaders(count), parts) : 0];
  });
  const whole = counts.find((count) => count.whole.length > 0)?.whole;
  const masters = events.flatMap((event) => (event.kind === 'master' ? [event.seat] : []));
  const [master] = masters;
  return {
    counted: counts.length > 0 ? 1 : 0,
    ...Object.fromEntries(led),
    whole: whole ? 1 : 0,
    'whole-won': whole ? mean(whole, parts) : 0,
    mastered: master === undefined ? 0 : 1,
    'mastered-won': master === undefined ? 0 : (parts[master] ?? 0),
    masters: masters.length,
  };
}
