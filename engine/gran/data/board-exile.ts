/** The eight white points in the middle, in no kingdom (GRA-L-15), and the lines that cross from one part of the board to another. All of it is ours. */
import type { LineRow, PointRow } from '../types.ts';

/** Clockwise from the top. */
// biome-ignore format: a point a row
export const EXILE_POINTS: readonly PointRow[] = [
  ['exil-1', 'exile', 530, 428],
  ['exil-2', 'exile', 572, 470],
  ['exil-3', 'exile', 572, 530],
  ['exil-4', 'exile', 530, 572],
  ['exil-5', 'exile', 470, 572],
  ['exil-6', 'exile', 428, 530],
  ['exil-7', 'exile', 428, 470],
  ['exil-8', 'exile', 470, 428],
];

// biome-ignore format: a line a row
export const EXILE_LINES: readonly LineRow[] = [
  ['exil-1', 'exil-2', 560, 440],
  ['exil-1', 'exil-8', 500, 416],
  ['exil-2', 'exil-3', 584, 500],
  ['exil-3', 'exil-4', 560, 560],
  ['exil-4', 'exil-5', 500, 584],
  ['exil-5', 'exil-6', 440, 560],
  ['exil-6', 'exil-7', 416, 500],
  ['exil-7', 'exil-8', 440, 440],
];

/** Between kingdoms, and between a kingdom and the middle. */
// biome-ignore format: a line a row
export const CROSSINGS: readonly LineRow[] = [
  ['dragon-du-pont-levis', 'exil-1', 570, 394],
  ['dragon-du-nord', 'urgad-7', 469, 204],
  ['borne-du-nord', 'col-du-nord', 466, 38],
  ['chemin-des-exiles', 'exil-2', 613, 471],
  ['poterne-de-l-est', 'digue-de-l-est', 965, 512],
  ['tirad-16', 'dragon-du-detroit', 827, 459],
  ['dragon-de-la-faille', 'exil-8', 449, 374],
  ['urgad-14', 'gue-de-l-ouest', 114, 454],
  ['urgad-15', 'exil-7', 401, 423],
  ['urgad-16', 'dragon-des-marches'],
  ['dragon-du-belvedere', 'exil-6', 386, 544],
  ['dragon-du-midi', 'elgad-15', 561, 839],
  ['route-du-sud', 'elgad-18', 579, 928],
  ['galad-7', 'exil-5', 466, 627],
  ['dragon-des-brumes', 'exil-3', 615, 529],
  ['elgad-4', 'exil-4', 556, 602],
];
