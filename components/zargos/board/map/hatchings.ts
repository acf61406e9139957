/**
 * The engraver's hatching of each kingdom: the second channel beside its tint, for those who tell colours apart badly and for grey print.
 * A tile of `size` units, its marks as path data; `dots` are filled, the rest are lines. Neighbouring kingdoms differ in kind, not in angle alone.
 */
import type { KingdomId } from '#engine/zargos/data/board-types.ts';

export interface Hatching {
  readonly size: number;
  readonly path: string;
  readonly kind: 'lines' | 'dots';
  /** In French, for the legend. */
  readonly name: string;
}

/** A disc as path data. */
const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const HATCHINGS = {
  akilon: { size: 26, kind: 'lines', name: 'chevrons', path: 'M2 9l6-5 6 5M15 22l6-5 6 5' },
  banzol: { size: 22, kind: 'dots', name: 'points', path: dot(5, 5, 1.9) + dot(16, 16, 1.9) },
  itak: { size: 20, kind: 'lines', name: 'croix', path: 'M3 5h6M6 2v6M13 15h6M16 12v6' },
  kahil: { size: 24, kind: 'lines', name: 'brins d’herbe', path: 'M5 10v-7M2 10l-1-4M8 10l1-4M17 22v-7M14 22l-1-4M20 22l1-4' },
  kori: { size: 18, kind: 'lines', name: 'lignes couchées', path: 'M0 5h18M0 14h18' },
  ludos: {
    size: 22,
    kind: 'lines',
    name: 'ronds',
    path: 'M3 6a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0zM14 17a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0z',
  },
  ohms: { size: 16, kind: 'lines', name: 'lignes penchées', path: 'M-2 18l20-20M-4 4l8-8M12 20l8-8' },
  oz: { size: 26, kind: 'lines', name: 'plumes', path: 'M4 12q4-8 11-9M18 25q3-7 7-9M4 12l5-1M9 6l4 1' },
  palmyr: { size: 24, kind: 'lines', name: 'tirets debout', path: 'M6 2v9M18 14v9' },
  tairo: { size: 28, kind: 'dots', name: 'losanges', path: 'M7 3l3 4-3 4-3-4zM21 17l3 4-3 4-3-4z' },
  zargos: { size: 18, kind: 'lines', name: 'quadrillage', path: 'M0 0l18 18M18 0l-18 18' },
} as const satisfies Record<KingdomId, Hatching>;
