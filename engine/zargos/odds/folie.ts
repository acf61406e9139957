/** The odds of a Vent de Folie over a kingdom (ZAR-FOLIE). */
import { meanOf, probabilities } from '../../core/distribution.ts';
import { counted, percent } from '../../core/french.ts';
import type { FolieOdds } from '../fight/types.ts';
import { folieEmpties, folieLosses, folieTotal } from '../rules/folie.ts';
import { MAX_PAWNS, MIN_PAWNS } from '../types.ts';

/** More provinces than any kingdom has (Zargos has ten). */
export const MAX_PROVINCES = 12;

const isPawns = (pawns: number) => Number.isInteger(pawns) && pawns >= MIN_PAWNS && pawns <= MAX_PAWNS;

/** Losses to a Vent de Folie of occupied provinces holding so many pawns each (1 to 100; 1 to 12 provinces). Throws a RangeError on others. */
export function folie(provinces: readonly number[]): FolieOdds {
  if (provinces.length < 1 || provinces.length > MAX_PROVINCES || !provinces.every(isPawns)) {
    throw new RangeError(`Vent de Folie : on attend 1 à ${MAX_PROVINCES} provinces de ${MIN_PAWNS} à ${MAX_PAWNS} pions.`);
  }
  const total = folieTotal(provinces);
  const mean = meanOf(total);
  const emptied = 1 - provinces.reduce((none, pawns) => none * (1 - folieEmpties(pawns)), 1);
  const where = counted(provinces.length, 'province');
  return {
    provinces: provinces.map((pawns) => probabilities(folieLosses(pawns))),
    total: probabilities(total),
    mean,
    emptied,
    sentence: `Vent de Folie sur ${where} : ${counted(mean, 'pion perdu', 'pions perdus')} en moyenne, une province vidée au moins dans ${percent(emptied)} des cas.`,
  };
}
