/** The provinces under a Vent de Folie as one value of the query: `3.5.2`. */
import { shown } from '#engine/core/input.ts';
import { MAX_PROVINCES } from '#engine/zargos/odds/folie.ts';
import { MAX_PAWNS } from '#engine/zargos/types.ts';

export const formatFolie = (provinces: readonly number[]): string => provinces.join('.');

export type FolieRead = { readonly ok: true; readonly provinces: readonly number[] } | { readonly ok: false; readonly because: string };

/** Reads what `formatFolie` wrote, or says in one sentence what is taken. */
export function parseFolie(text: string): FolieRead {
  const provinces = /^\d{1,3}(\.\d{1,3}){0,11}$/.test(text) ? text.split('.').map(Number) : [];
  if (provinces.length > 0 && provinces.every((pawns) => pawns >= 1 && pawns <= MAX_PAWNS)) return { ok: true, provinces };
  return {
    ok: false,
    because: `folie, ${shown(text)}, est refusé : il faut de 1 à ${MAX_PROVINCES} provinces séparées par des points, de 1 à ${MAX_PAWNS} pions chacune.`,
  };
}
