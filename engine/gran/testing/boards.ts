/** The smallest board that the checks take: ten points around a circle, one white and none black. */
import { upperFirst } from '../../core/french.ts';
import { type BoardFile, KINGDOMS, type Kingdom, type PointKind } from '../types.ts';

const ROUND: readonly (readonly [id: string, kind: PointKind, kingdom: Kingdom | undefined, x: number, y: number])[] = [
  ['boule-de-galad', 'crystal', 'galad', 500, 100],
  ['cite-de-galad', 'city', 'galad', 735, 176],
  ['pierre-magique', 'magic', 'galad', 880, 376],
  ['cite-d-elgad', 'city', 'elgad', 880, 624],
  ['exil-1', 'exile', undefined, 735, 824],
  ['dragon', 'dragon', 'tirad', 500, 900],
  ['cite-de-tirad', 'city', 'tirad', 265, 824],
  ['boule-de-tirad', 'crystal', 'tirad', 120, 624],
  ['epee', 'sword', 'urgad', 120, 376],
  ['cite-d-urgad', 'city', 'urgad', 265, 176],
];

const nameOf = (id: string): string => upperFirst(id.replaceAll('-', ' '));

export const TEN_POINTS: BoardFile = {
  points: ROUND.map(([id, kind, kingdom, x, y]) => ({ id, name: nameOf(id), kind, ...(kingdom && { kingdom }), x, y })),
  lines: ROUND.map(([a], at) => ({ a, b: ROUND[(at + 1) % ROUND.length]?.[0] ?? '' })),
  start: 'boule-de-galad',
  ring: 'boule-de-tirad',
  seals: Object.fromEntries(
    KINGDOMS.map((kingdom, at) => [kingdom, (['rouge', 'vert', 'bleu', 'jaune'] as const)[at]]),
  ) as BoardFile['seals'],
};
