/** Positions written by hand, by columns and rows: what diagrams and tests are made of. */
import type { Kind, Options, People } from '../types.ts';
import { hexAt } from './map.ts';
import type { City, Counter, Position } from './position.ts';

export interface DrawnCounter {
  readonly id: string;
  readonly kind: Kind;
  readonly column: number;
  readonly row: number;
  readonly escort?: Kind;
  readonly paralysed?: number;
  readonly vanished?: boolean;
}

interface DrawnCity {
  readonly people: People;
  readonly column: number;
  readonly row: number;
  readonly garrison: readonly Kind[];
}

export interface Drawing {
  readonly rows: readonly string[];
  readonly wraps?: boolean;
  readonly counters?: readonly DrawnCounter[];
  readonly cities?: readonly DrawnCity[];
  readonly allies?: readonly (readonly [People, People])[];
  readonly options?: Options;
}

export function positionOf({ rows, wraps = false, counters = [], cities = [], allies = [], options = {} }: Drawing): Position {
  return {
    map: { rows, wraps },
    counters: counters.map(({ column, row, ...counter }): Counter => ({ ...counter, at: hexAt(column, row) })),
    cities: cities.map(({ column, row, ...city }): City => ({ ...city, at: hexAt(column, row) })),
    allies,
    options,
  };
}
