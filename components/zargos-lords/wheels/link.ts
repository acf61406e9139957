/** The discs as a query: `v=1&disque=visions&de=3`; what is usual is left out. */
import { shown } from '#engine/core/input.ts';
import { unreadable } from '#engine/core/link.ts';
import { WHEEL_IDS, type WheelId } from './tables.ts';

/** Raised when the same link would mean something else. */
const LINK_VERSION = '1';

const MAX_QUERY = 500;

export interface Turned {
  readonly wheel: WheelId;
  /** 1 to 6. */
  readonly die: number;
}

export const FIRST: Turned = { wheel: 'combats', die: 4 };

/** The query without `?`; empty for `FIRST`. */
export function formatTurned({ wheel, die }: Turned): string {
  const parts = [...(wheel === FIRST.wheel ? [] : [`disque=${wheel}`]), ...(die === FIRST.die ? [] : [`de=${die}`])];
  return parts.length > 0 ? [`v=${LINK_VERSION}`, ...parts].join('&') : '';
}

export interface TurnedLink {
  readonly turned: Turned;
  /** One French sentence for each value not taken; its default stands. */
  readonly refused: readonly string[];
}

/** Reads what `formatTurned` wrote; keys of others are passed over. Never throws. */
export function parseTurned(query: string): TurnedLink {
  const keys = new URLSearchParams(query);
  const bad = unreadable(query, keys.get('v'), { version: LINK_VERSION, most: MAX_QUERY });
  if (bad) return { turned: FIRST, refused: [bad] };
  const asked = keys.get('disque') ?? FIRST.wheel;
  const thrown = keys.get('de') ?? `${FIRST.die}`;
  const wheel = WHEEL_IDS.find((id) => id === asked);
  const die = /^[1-6]$/.test(thrown) ? Number(thrown) : undefined;
  return {
    turned: { wheel: wheel ?? FIRST.wheel, die: die ?? FIRST.die },
    refused: [
      ...(wheel ? [] : [`disque attend ${WHEEL_IDS.join(', ')}, pas ${shown(asked)}.`]),
      ...(die ? [] : [`« de » attend une face de 1 à 6, pas ${shown(thrown)}.`]),
    ],
  };
}
