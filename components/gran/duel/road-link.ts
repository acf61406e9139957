/** The duel calculator as a query: `v=1&vues=6.6.5&dragons=3&amulettes=2&GRA-L-1=sous-la-pile`; what is usual is left out. */
import type { Report } from '#engine/core/input.ts';
import { unreadable } from '#engine/core/link.ts';
import { MAX_AMULETS } from '#engine/gran/data/box.ts';
import { plainLegs, type Road, readRoad } from '#engine/gran/odds/reading.ts';
import type { OptionId } from '#engine/gran/options.ts';

/** Raised when the same link would mean something else. */
export const LINK_VERSION = '1';

const MAX_QUERY = 500;

/** A way through three dragons, the pile whole. */
export const FIRST: Road = { amulets: MAX_AMULETS, legs: plainLegs(3), seen: [], options: {} };

/** What the odds of duels and roads obey. */
export const ROAD_RULINGS = ['GRA-L-1', 'GRA-L-3'] as const satisfies readonly OptionId[];

export const dragonsOf = ({ legs }: Road): number => legs.length - 1;

/** The query without `?`; empty for `FIRST`. */
export function formatRoad(road: Road): string {
  const parts = [
    ...(road.seen.length > 0 ? [`vues=${road.seen.join('.')}`] : []),
    ...(dragonsOf(road) === dragonsOf(FIRST) ? [] : [`dragons=${dragonsOf(road)}`]),
    ...(road.amulets === FIRST.amulets ? [] : [`amulettes=${road.amulets}`]),
    ...ROAD_RULINGS.flatMap((id) => (road.options[id] === undefined ? [] : [`${id}=${road.options[id]}`])),
  ];
  return parts.length > 0 ? [`v=${LINK_VERSION}`, ...parts].join('&') : '';
}

export interface RoadLink {
  readonly road: Road;
  /** One French sentence for each value not taken; its default stands. */
  readonly refused: readonly string[];
}

const numberIn = (text: string): unknown => (/^\d{1,3}$/.test(text) ? Number(text) : text);

/** The words of the link for those of the engine. */
const worded = (because: string): string =>
  because
    .replace(/^seen/, 'vues')
    .replace(/^amulets/, 'amulettes')
    .replace('options.', '');

/** Reads what `formatRoad` wrote; keys of others are passed over. Never throws. */
export function parseRoad(query: string): RoadLink {
  const keys = new URLSearchParams(query);
  const bad = unreadable(query, keys.get('v'), { version: LINK_VERSION, most: MAX_QUERY });
  if (bad) return { road: FIRST, refused: [bad] };
  const refused: string[] = [];
  let isWayRefused = false;
  const report: Report = (field, because) => {
    isWayRefused ||= field === 'dragons';
    refused.push(worded(because));
  };
  const seen = keys.get('vues');
  const amulets = keys.get('amulettes');
  const road = readRoad(
    {
      dragons: numberIn(keys.get('dragons') ?? `${dragonsOf(FIRST)}`),
      ...(amulets !== null && { amulets: numberIn(amulets) }),
      ...(seen && { seen: seen.split('.').map(numberIn) }),
      options: Object.fromEntries(ROAD_RULINGS.flatMap((id) => (keys.has(id) ? [[id, keys.get(id)]] : []))),
    },
    report,
  );
  return { road: isWayRefused ? { ...road, legs: FIRST.legs } : road, refused: refused.slice(0, 5) };
}
