/**
 * « Notre table »: how this table reads what the booklets leave open and what its boxes print, as this browser keeps it, and only it:
 * `localStorage['notre-table']` = `{ format, readings: { 'ZAR-L-8': 'plafond-3' }, boxes: { orc: 'troll.6' } }`, only what differs from ours; a box
 * is a text, as its game's links carry it, or a whole board as JSON. Storage may be missing, forbidden or full: the site goes on with ours, and one sentence says so. A reader takes
 * what it knows of what is kept and passes over the rest.
 */
import type { Shelf } from '#components/kit/shelf.ts';
import { isRecord } from '#engine/core/input.ts';
import type { Choices } from '#engine/core/ruling.ts';

export const OUR_TABLE_KEY = 'notre-table';
/** Where a box of Zargo's Lords was kept before the table had one place. */
export const OLD_BOX_KEY = 'zargos-lords.boite';

export const OUR_TABLE_FORMAT = 1;
/** Said to the page when the table changes in it. */
export const CHANGED = 'notre-table';
/** Signs of what is kept: a whole board takes 20,000, the largest that is read 70,000, and every ruling of the site changed 4,000. */
export const MOST_KEPT = 200_000;

export interface KeptTable {
  readonly readings: Choices;
  /** By game. */
  readonly boxes: Readonly<Record<string, string>>;
}

export type Page = { readonly localStorage: Shelf };

export const NO_TABLE: KeptTable = { readings: {}, boxes: {} };

const texts = (value: unknown): Readonly<Record<string, string>> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string')) : {};

/** What a record holds; nothing for anything that is none. */
export function parseKept(text: string | null): KeptTable {
  if (!text || text.length > MOST_KEPT) return NO_TABLE;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && value.format === OUR_TABLE_FORMAT ? { readings: texts(value.readings), boxes: texts(value.boxes) } : NO_TABLE;
  } catch {
    return NO_TABLE;
  }
}

export function tableIn(page: Page): KeptTable {
  try {
    const text = page.localStorage.getItem(OUR_TABLE_KEY);
    const old = text === null ? page.localStorage.getItem(OLD_BOX_KEY) : null;
    return old ? { readings: {}, boxes: { 'zargos-lords': old } } : parseKept(text);
  } catch {
    return NO_TABLE;
  }
}

export const tableNow = (): KeptTable => tableIn(window);

/** Calls `listener` when the table changes, here, in another tab, or while this page slept behind another. */
export function onTable(listener: () => void): () => void {
  const stored = ({ key }: StorageEvent) => (key === OUR_TABLE_KEY || key === null) && listener();
  const woken = ({ persisted }: PageTransitionEvent) => persisted && listener();
  addEventListener(CHANGED, listener);
  addEventListener('storage', stored);
  addEventListener('pageshow', woken);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('storage', stored);
    removeEventListener('pageshow', woken);
  };
}

/** What differs from ours among the choices that `rulings` know. */
export function among(rulings: readonly KnownRuling[], choices: Choices): Choices {
  return Object.fromEntries(
    rulings.flatMap(({ id, readings }) => {
      const chosen = readings.slice(1).find((reading) => reading.id === choices[id]);
      return chosen ? [[id, chosen.id]] : [];
    }),
  );
}

/** A ruling as far as choices go; ours first. */
export interface KnownRuling {
  readonly id: string;
  readonly readings: readonly { readonly id: string }[];
}

export const choiceCount = (choices: Choices): number => Object.keys(choices).length;

export const areSame = (a: Choices, b: Choices): boolean =>
  choiceCount(a) === choiceCount(b) && Object.entries(a).every(([id, one]) => b[id] === one);

/** `choices` with one reading more; undefined: ours. */
export function withChoice(choices: Choices, id: string, reading: string | undefined): Choices {
  const { [id]: _before, ...others } = choices;
  return reading === undefined ? others : { ...others, [id]: reading };
}
