/**
 * Our board of Gran. The booklet keeps of the printed one only its size, its four kingdoms, their cities, the two crystal balls, the kinds of
 * points and the place of the white ones: every point, name and line here is a reconstruction.
 */

import { upperFirst } from '../../core/french.ts';
import type { Board, BoardLine, BoardPoint, LineRow, PointRow } from '../types.ts';
import { KINGDOMS, type Kingdom } from '../types.ts';
import { ELGAD_LINES, ELGAD_POINTS } from './board-elgad.ts';
import { CROSSINGS, EXILE_LINES, EXILE_POINTS } from './board-exile.ts';
import { GALAD_LINES, GALAD_POINTS } from './board-galad.ts';
import { TIRAD_LINES, TIRAD_POINTS } from './board-tirad.ts';
import { URGAD_LINES, URGAD_POINTS } from './board-urgad.ts';

const POINTS = { tirad: TIRAD_POINTS, urgad: URGAD_POINTS, galad: GALAD_POINTS, elgad: ELGAD_POINTS } as const satisfies Record<
  Kingdom,
  readonly PointRow[]
>;

/** « Galad 7 » from `galad-7`. */
const nameOf = (id: string): string => upperFirst(id.replace('-', ' '));

const pointOf = ([id, kind, x, y, name]: PointRow, kingdom?: Kingdom): BoardPoint => ({
  id,
  name: name ?? nameOf(id),
  kind,
  ...(kingdom && { kingdom }),
  x,
  y,
});

const lineOf = ([a, b, x, y]: LineRow): BoardLine => ({ a, b, ...(x !== undefined && y !== undefined && { bend: [x, y] }) });

export const BOARD: Board = {
  points: [
    ...KINGDOMS.flatMap((kingdom) => POINTS[kingdom].map((row) => pointOf(row, kingdom))),
    ...EXILE_POINTS.map((row) => pointOf(row)),
  ],
  lines: [TIRAD_LINES, URGAD_LINES, GALAD_LINES, ELGAD_LINES, EXILE_LINES, CROSSINGS].flatMap((rows) => rows.map(lineOf)),
  start: 'boule-de-galad',
  ring: 'boule-de-tirad',
  seals: { tirad: 'rouge', urgad: 'vert', galad: 'bleu', elgad: 'jaune' },
  provenance: {
    points: {
      provenance: 'reconstruction',
      because:
        'Le plateau imprimé est perdu : le livret n’en garde que les sortes de points, les quatre royaumes, leurs cités et les boules.',
    },
    lines: { provenance: 'reconstruction', because: 'Aucune ligne du plateau imprimé ne nous est parvenue : ce tracé est le nôtre.' },
    seals: {
      provenance: 'reconstruction',
      because:
        'Le livret compte six sceaux de chacune de quatre couleurs, sans dire lesquelles : une cité par royaume s’en déduit, les couleurs sont les nôtres.',
    },
  },
};
