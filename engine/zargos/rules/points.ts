/** Points of territory, and the victory (ZAR-PTS-1, ZAR-PTS-2, ZAR-BUT-1). */
import type { Site } from '../types.ts';

/** What one territory scores by itself (ZAR-PTS-1). */
export const POINTS = { province: 1, capital: 2, zargos: 3, 'forbidden-city': 7 } as const satisfies Record<Site, number>;

/** A kingdom as the count sees it: its territories, whether this people holds each, and the value printed on its capital (none for Zargos). */
export interface KingdomHeld {
  readonly territories: readonly { readonly site: Site; readonly held: boolean }[];
  readonly printed?: number;
}

/** Points of one kingdom: the printed value when all of it is held, INSTEAD of the count by province, else by province (ZAR-PTS-2). */
export function pointsOfKingdom({ territories, printed }: KingdomHeld): number {
  if (printed !== undefined && territories.every(({ held }) => held)) return printed;
  return territories.reduce((sum, { site, held }) => sum + (held ? POINTS[site] : 0), 0);
}

/** Points of a people over all kingdoms. */
export const score = (kingdoms: readonly KingdomHeld[]): number => kingdoms.reduce((sum, kingdom) => sum + pointsOfKingdom(kingdom), 0);

/** The people that has won: it holds the Forbidden City and the three provinces round it at the same time (ZAR-BUT-1); undefined while nobody does. */
export function winnerOf<People extends string>(city: People | undefined, around: readonly (People | undefined)[]): People | undefined {
  return around.every((holder) => holder === city) ? city : undefined;
}
