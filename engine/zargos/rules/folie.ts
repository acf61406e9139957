/** Red cards that take pawns off: Vent de Folie, Vent de Mort, Vent Démoniaque (ZAR-FOLIE, ZAR-MORT, ZAR-DEMON). */
import { type Distribution, die, mapped, plus, probabilities } from '../../core/distribution.ts';
import { FACES, lossesFrom } from './combat.ts';

/** A province's die is divided by two, rounded down, walls or not (ZAR-FOLIE). */
export const FOLIE_DIVISOR = 2;

/** Losses of a province to a Vent de Folie, out of 6; never more than the pawns there (ZAR-FOLIE). */
export const folieLosses = (pawns: number): Distribution => mapped(die(FACES), (face) => Math.min(pawns, lossesFrom(face, FOLIE_DIVISOR)));

/** Losses over several provinces, one die each. */
export const folieTotal = (provinces: readonly number[]): Distribution =>
  provinces.map(folieLosses).reduce((total, losses) => plus(total, losses));

/** Chance that a province of so many pawns is emptied. */
export const folieEmpties = (pawns: number): number => probabilities(folieLosses(pawns))[pawns] ?? 0;

/** What a Vent de Mort leaves: seven pawns at most in each province of the planet, sea cells apart (ZAR-MORT). */
export const MORT_LIMIT = 7;

export const afterMort = (pawns: number): number => Math.min(pawns, MORT_LIMIT);

/** What a Vent Démoniaque leaves of the province or sea cell it strikes: nothing (ZAR-DEMON). */
export const afterDemon = (_pawns: number): number => 0;
