/** Changing what this browser keeps of a table: apart from its reading, so that a page that only obeys does not carry it. */
import type { Choices } from '#engine/core/ruling.ts';
import {
  among,
  CHANGED,
  type KeptTable,
  type KnownRuling,
  MOST_KEPT,
  OLD_BOX_KEY,
  OUR_TABLE_FORMAT,
  OUR_TABLE_KEY,
  type Page,
  tableNow,
} from './kept.ts';

export const UNAVAILABLE =
  'Ce navigateur ne garde rien pour ce site : copiez le lien ou enregistrez un fichier pour retrouver ce que vous avez choisi.';

const isEmpty = ({ readings, boxes }: KeptTable): boolean => Object.keys(readings).length + Object.keys(boxes).length === 0;

/** Keeps `table`, or forgets what was kept when it says nothing; whether it could. */
export function keepTableIn(page: Page, table: KeptTable): boolean {
  try {
    const text = JSON.stringify({ format: OUR_TABLE_FORMAT, ...table });
    // What is too long to be read again is not kept.
    if (text.length > MOST_KEPT) return false;
    if (isEmpty(table)) page.localStorage.removeItem(OUR_TABLE_KEY);
    else page.localStorage.setItem(OUR_TABLE_KEY, text);
    page.localStorage.removeItem(OLD_BOX_KEY);
    return true;
  } catch {
    return false;
  }
}

/** Keeps what `change` makes of the table; whether it could. Everything on the page that obeys it is told. */
export function changeTable(change: (table: KeptTable) => KeptTable): boolean {
  const isKept = keepTableIn(window, change(tableNow()));
  dispatchEvent(new Event(CHANGED));
  return isKept;
}

/** The table with the choices of `rulings` replaced by `choices`. */
export function withReadings(table: KeptTable, rulings: readonly KnownRuling[], choices: Choices): KeptTable {
  const others = Object.entries(table.readings).filter(([id]) => !rulings.some((ruling) => ruling.id === id));
  return { ...table, readings: { ...Object.fromEntries(others), ...among(rulings, choices) } };
}

/** The table with the box of `game`, or without when `text` is empty. */
export function withBox(table: KeptTable, game: string, text: string): KeptTable {
  const { [game]: _before, ...others } = table.boxes;
  return { ...table, boxes: text ? { ...others, [game]: text } : others };
}
