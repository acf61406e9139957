/**
 * What was typed in the page of the box and not kept yet, as `sessionStorage['zargos-lords.boite.essai']`, so that leaving the page loses nothing. It may be at
 * fault, as anything half typed. Storage may be missing: then it is lost, as before.
 */
import { valueIn } from '#components/kit/json.ts';
import { putOn, sessionOf, textOn } from '#components/kit/shelf.ts';
import { isRecord } from '#engine/core/input.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import type { Box } from '#engine/zargos-lords/types.ts';

const KEY = 'zargos-lords.boite.essai';

type Page = { readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> };

/** Same shape as `model`; of a list that may grow, each entry as its first. */
function isShaped(value: unknown, model: unknown): boolean {
  if (typeof model !== 'object' || model === null) return typeof value === typeof model;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(model)) return Array.isArray(value) && value.length > 0 && value.every((one) => isShaped(one, model[0]));
  const keys = Object.keys(model);
  const entry = (of: object, key: string): unknown => (Object.hasOwn(of, key) ? of[key as keyof typeof of] : undefined);
  return Object.keys(value).length === keys.length && keys.every((key) => isShaped(entry(value, key), entry(model, key)));
}

/** A map comes whole out of a file: it is never half typed. */
function isDraft(value: unknown): value is Box {
  if (!isRecord(value)) return false;
  const { map, ...tables } = value;
  return isShaped(tables, BOX) && (map === undefined || (isRecord(map) && isShaped(map.rows, [''])));
}

export function draftIn(page: Page): Box | undefined {
  const value = valueIn(textOn(sessionOf(page), KEY) ?? '');
  return isDraft(value) ? value : undefined;
}

/** Keeps `draft` while this tab is open; undefined forgets it. */
export const keepDraft = (page: Page, draft: Box | undefined): boolean => putOn(sessionOf(page), KEY, draft && JSON.stringify(draft));
