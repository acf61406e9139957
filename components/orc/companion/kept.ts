/**
 * What the companion keeps in the browser, and only there: `localStorage['orc.compagnon']` = `{ format, sheet, deal, pace }`, written at every
 * line. Storage may be missing, forbidden or full: the table goes on, and one sentence says so. What is read is checked line by line.
 */
import { putOn, recordIn, recordText, type Shelf, textOn } from '#components/kit/shelf.ts';
import { firstProblem, isRecord } from '#engine/core/input.ts';
import { readOptions } from '#engine/orc/options.ts';
import { MAX_SEATS, MIN_SEATS } from '#engine/orc/types.ts';
import { PLAYER_COLORS } from '../drawings/colors.ts';
import { CARDS, type DealAtHome, FRESH, PACE } from './deal.ts';
import { type Entry, MAX_ENTRIES, MAX_NAME, type Sheet, type SheetPlayer, write } from './sheet.ts';

export interface Kept {
  readonly sheet: Sheet;
  readonly deal: DealAtHome;
  /** Tenths of a second between two cards. */
  readonly pace: number;
}

export const KEY = 'orc.compagnon';

export const UNAVAILABLE = 'Ce navigateur ne garde rien pour ce site : la feuille sera perdue à la fermeture de la page.';
export const FULL = 'La mémoire du navigateur est pleine : la feuille n’est plus gardée, notez les scores sur papier.';
export const UNREADABLE = 'La feuille gardée ici n’a pas pu être relue : en voici une neuve.';

const isInteger = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

function readPlayer(value: unknown): SheetPlayer | undefined {
  if (!isRecord(value) || typeof value.name !== 'string' || value.name.length > MAX_NAME) return undefined;
  const color = PLAYER_COLORS.find((one) => one === value.color);
  return color && { name: value.name, color };
}

const isSeat = (value: unknown): value is number => isInteger(value, 0, MAX_SEATS - 1);

function readEntry(value: unknown): Entry | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, seat, by, winners } = value;
  if ((kind === 'sorcier' || kind === 'champion') && isSeat(seat)) return { kind, seat };
  if (kind === 'points' && isSeat(seat) && isInteger(by, -9, 9)) return { kind, seat, by };
  if (kind === 'battle' && Array.isArray(winners) && winners.length <= MAX_SEATS && winners.every(isSeat))
    return { kind, winners: [...new Set(winners)] };
  return kind === 'round' ? { kind } : undefined;
}

function readSheet(value: unknown): Sheet | undefined {
  if (!isRecord(value) || !Array.isArray(value.players) || !Array.isArray(value.entries)) return undefined;
  const players = value.players.flatMap((player) => readPlayer(player) ?? []);
  const options = firstProblem((report) => readOptions(value.options, 'options', report));
  const whole = players.length === value.players.length && players.length >= MIN_SEATS && players.length <= MAX_SEATS;
  if (!whole || !options.ok || value.entries.length > MAX_ENTRIES || new Set(players.map(({ color }) => color)).size < players.length)
    return undefined;
  let sheet: Sheet = { players, options: options.value, entries: [] };
  for (const line of value.entries) {
    const entry = readEntry(line);
    const next = entry ? write(sheet, entry) : 'no line';
    if (typeof next === 'string') return undefined;
    sheet = next;
  }
  return sheet;
}

function readDeal(value: unknown): DealAtHome | undefined {
  if (!isRecord(value) || !isInteger(value.dealt, 0, CARDS)) return undefined;
  const { dealt, begun } = value;
  return begun === null ? { dealt, begun } : isInteger(begun, 0, dealt) ? { dealt, begun } : undefined;
}

/** What a text says, checked whole; undefined where anything is wrong. */
export function parseKept(text: string): Kept | undefined {
  const { sheet: written, deal, pace } = recordIn(text) ?? {};
  const sheet = readSheet(written);
  return sheet && { sheet, deal: readDeal(deal) ?? FRESH, pace: isInteger(pace, PACE.least, PACE.most) ? pace : PACE.usual };
}

export const formatKept = (kept: Kept): string => recordText(kept);

/** What was kept; a sentence when it could not be read. */
export function load(shelf: Pick<Shelf, 'getItem'> | undefined): Kept | string | undefined {
  const text = textOn(shelf, KEY);
  return text ? (parseKept(text) ?? UNREADABLE) : undefined;
}

/** Keeps it; a sentence when it could not. */
export function save(shelf: Pick<Shelf, 'setItem'> | undefined, kept: Kept): string | undefined {
  if (!shelf) return UNAVAILABLE;
  return putOn(shelf, KEY, formatKept(kept)) ? undefined : FULL;
}
