/** The four lost tables as wheels: a sector a face of the die, a ring a band or a distance. */
import { counted } from '#engine/core/french.ts';
import { bandInWords, resultInWords } from '#engine/zargos-lords/data/counter-words.ts';
import { isAlike } from '#engine/zargos-lords/data/differences.ts';
import { BOX, TABLE_ORIGINS } from '#engine/zargos-lords/data/tables.ts';
import type { Box, ByDie, RangeTable } from '#engine/zargos-lords/types.ts';

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
  /** Where it comes from, whole. */
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

const byDistance = (table: RangeTable, words: (value: number) => string): readonly Ring[] =>
  table.map((cells, at) => ({ label: counted(at + 1, 'hexagone'), cells: each(cells, String), words: each(cells, words) }));

const originOf = (box: Box, table: keyof typeof TABLE_ORIGINS): string =>
  isAlike(box[table], BOX[table]) ? `Reconstitué. ${TABLE_ORIGINS[table].because}` : 'De la boîte.';

/** The tables of `box`; those that are still ours say where they come from. */
export const wheelsOf = (box: Box): readonly Wheel[] => [
  {
    id: 'combats',
    name: 'Combats',
    ring: 'Différence',
    rings: box.combat.map(({ from, results }, at) => {
      const following = box.combat[at + 1];
      return {
        label: bandInWords(from, following ? following.from - 1 : null),
        cells: each(results, (result) => (result === '-' ? '–' : result)),
        words: each(results, resultInWords),
      };
    }),
    origin: originOf(box, 'combat'),
  },
  {
    id: 'fleches',
    name: 'Flèches',
    ring: 'Distance',
    rings: byDistance(box.arrows, (hits) => `${counted(hits, 'flèche')} au but`),
    origin: originOf(box, 'arrows'),
  },
  {
    id: 'flammes',
    name: 'Flammes',
    ring: 'Distance',
    rings: byDistance(box.flames, (hits) => `${counted(hits, 'flamme')} au but`),
    origin: originOf(box, 'flames'),
  },
  {
    id: 'visions',
    name: 'Visions',
    ring: 'Distance',
    rings: byDistance(box.visions, (hexes) => `fuite de ${counted(hexes, 'hexagone')}`),
    origin: originOf(box, 'visions'),
  },
];

/** Ours. */
export const WHEELS = wheelsOf(BOX);
