/** The four lost tables as wheels: a sector a face of the die, a ring a band or a distance. */
import { BOX, TABLE_ORIGINS } from '#engine/zargos-lords/data/tables.ts';
import { resultInWords } from '#engine/zargos-lords/data/words.ts';
import { bandInWords } from '#engine/zargos-lords/odds/combat.ts';
import type { ByDie, RangeTable } from '#engine/zargos-lords/types.ts';

export const WHEEL_IDS = ['combats', 'fleches', 'flammes', 'visions'] as const;
export type WheelId = (typeof WHEEL_IDS)[number];

export interface Ring {
  /** « 4 à 7 », « 3 hexagones » */
  readonly label: string;
  readonly cells: ByDie<string>;
  /** Each cell in words. */
  readonly words: ByDie<string>;
}

export interface Wheel {
  readonly id: WheelId;
  readonly name: string;
  /** What a ring is. */
  readonly ring: string;
  readonly rings: readonly Ring[];
  readonly origin: string;
}

const each = <Value, Other>([a, b, c, d, e, f]: ByDie<Value>, to: (value: Value) => Other): ByDie<Other> => [
  to(a),
  to(b),
  to(c),
  to(d),
  to(e),
  to(f),
];

const counted = (count: number, one: string): string => `${count} ${one}${count > 1 ? 's' : ''}`;

const byDistance = (table: RangeTable, words: (value: number) => string): readonly Ring[] =>
  table.map((cells, at) => ({ label: counted(at + 1, 'hexagone'), cells: each(cells, String), words: each(cells, words) }));

export const WHEELS: readonly Wheel[] = [
  {
    id: 'combats',
    name: 'Combats',
    ring: 'Différence',
    rings: BOX.combat.map(({ from, results }, at) => {
      const following = BOX.combat[at + 1];
      return {
        label: bandInWords(from, following ? following.from - 1 : null),
        cells: each(results, (result) => (result === '-' ? '–' : result)),
        words: each(results, resultInWords),
      };
    }),
    origin: TABLE_ORIGINS.combat.because,
  },
  {
    id: 'fleches',
    name: 'Flèches',
    ring: 'Distance',
    rings: byDistance(BOX.arrows, (hits) => `${counted(hits, 'flèche')} au but`),
    origin: TABLE_ORIGINS.arrows.because,
  },
  {
    id: 'flammes',
    name: 'Flammes',
    ring: 'Distance',
    rings: byDistance(BOX.flames, (hits) => `${counted(hits, 'flamme')} au but`),
    origin: TABLE_ORIGINS.flames.because,
  },
  {
    id: 'visions',
    name: 'Visions',
    ring: 'Distance',
    rings: byDistance(BOX.visions, (hexes) => `fuite de ${counted(hexes, 'hexagone')}`),
    origin: TABLE_ORIGINS.visions.because,
  },
];
