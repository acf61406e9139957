/**
 * The score sheet of a real table: what was written, in order, and what it comes to. Nothing is ever crossed out but the last line, so that
 * undoing is forgetting it. Rules are the engine's.
 */
import { openerOf } from '#engine/orc/rules/battle.ts';
import { fightersOf } from '#engine/orc/rules/hands.ts';
import { isEnough, leadersOf, scoredOf, victorsOf } from '#engine/orc/rules/scoring.ts';
import { BATTLES, bySeat, POINTS } from '#engine/orc/setup.ts';
import type { GameOptions, Options, Seat } from '#engine/orc/types.ts';
import type { PlayerColor } from '../drawings/colors.ts';

export interface SheetPlayer {
  /** At most `MAX_NAME` characters; empty: told by the colour. */
  readonly name: string;
  readonly color: PlayerColor;
}

export type Entry =
  /** Who is Sorcier first (ORC-MAN-1). */
  | { readonly kind: 'sorcier'; readonly seat: Seat }
  /** Whom the Sorcier names (ORC-REC-7); again to correct it, before the first battle. */
  | { readonly kind: 'champion'; readonly seat: Seat }
  /** Who won the battle; nobody where all armies are worth 0 (ORC-L-20). */
  | { readonly kind: 'battle'; readonly winners: readonly Seat[] }
  /** A hand on the wheel: points more or fewer. */
  | { readonly kind: 'points'; readonly seat: Seat; readonly by: number }
  /** The next round (ORC-FIN-1). */
  | { readonly kind: 'round' };

export interface Sheet {
  /** In the order of the table, clockwise; 4 to 7. */
  readonly players: readonly SheetPlayer[];
  readonly options: Options;
  readonly entries: readonly Entry[];
}

/** What the sheet comes to. */
export interface Standing {
  readonly sorcier: Seat | null;
  /** From 1. */
  readonly round: number;
  readonly champion: Seat | null;
  /** Battles fought this round, 0 to 4. */
  readonly fought: number;
  readonly scores: readonly number[];
  /** Who won each battle since the beginning (ORC-FIN-2). */
  readonly won: readonly (readonly Seat[])[];
}

export const MAX_NAME = 20;
/** A longer game is a mistake: nothing is written beyond. */
export const MAX_ENTRIES = 1000;
const MOST_POINTS = 99;

const seatsOf = (count: number): GameOptions['seats'] => {
  if (count !== 4 && count !== 5 && count !== 6 && count !== 7) throw new Error(`${count} players`);
  return count;
};

/** The game's options, as the engine takes them. */
export const optionsOf = ({ players, options }: Pick<Sheet, 'players' | 'options'>): GameOptions => ({
  seats: seatsOf(players.length),
  options,
  values: {},
});

const start = (sheet: Sheet): Standing => ({
  sorcier: null,
  round: 1,
  champion: null,
  fought: 0,
  scores: bySeat(sheet.players.length, 0),
  won: [],
});

const NO_SORCIER = 'Désignez d’abord le premier Sorcier.';

/** Why an entry cannot be written now, in one sentence; undefined when it can. */
export function refusal(sheet: Sheet, now: Standing, entry: Entry): string | undefined {
  if (sheet.entries.length >= MAX_ENTRIES) return `La feuille est pleine : ${MAX_ENTRIES} lignes.`;
  if ('seat' in entry && !(Number.isInteger(entry.seat) && entry.seat >= 0 && entry.seat < sheet.players.length))
    return `Il n’y a pas de place ${entry.seat} à cette table.`;
  switch (entry.kind) {
    case 'sorcier':
      return now.sorcier !== null && (now.fought > 0 || now.round > 1)
        ? 'La première manche a commencé : le Sorcier est désigné.'
        : undefined;
    case 'champion':
      if (now.sorcier === null) return NO_SORCIER;
      if (entry.seat === now.sorcier) return 'Le Sorcier nomme un autre joueur que lui-même.';
      return now.fought > 0 ? 'Le champion l’est pour toute la manche.' : undefined;
    case 'battle':
      if (now.sorcier === null) return NO_SORCIER;
      if (now.champion === null) return 'Le Sorcier nomme d’abord son champion.';
      if (now.fought >= BATTLES) return 'Les quatre batailles de la manche sont comptées.';
      if (entry.winners.includes(now.sorcier)) return 'Le Sorcier ne combat pas : il marque avec son champion.';
      return undefined;
    case 'points': {
      const score = now.scores[entry.seat] ?? 0;
      return score + entry.by < 0 || score + entry.by > MOST_POINTS ? `Une roue va de 0 à ${MOST_POINTS}.` : undefined;
    }
    case 'round':
      if (now.fought < BATTLES) return 'La manche n’a pas ses quatre batailles.';
      return isOver(sheet, now) ? 'La partie est finie.' : undefined;
  }
}

function after(sheet: Sheet, now: Standing, entry: Entry): Standing {
  switch (entry.kind) {
    case 'sorcier':
      return { ...now, sorcier: entry.seat, champion: null };
    case 'champion':
      return { ...now, champion: entry.seat };
    case 'battle': {
      const [sorcier, points] = [now.sorcier ?? 0, POINTS[now.fought] ?? 0];
      const scored = scoredOf({ ...now, sorcier }, entry.winners, points);
      const victors = victorsOf({ ...now, sorcier, options: optionsOf(sheet) }, entry.winners);
      return {
        ...now,
        fought: now.fought + 1,
        scores: now.scores.map((score, seat) => score + (scored[seat] ?? 0)),
        won: [...now.won, victors],
      };
    }
    case 'points':
      return { ...now, scores: now.scores.map((score, seat) => (seat === entry.seat ? score + entry.by : score)) };
    case 'round':
      return { ...now, round: now.round + 1, fought: 0, champion: null, sorcier: ((now.sorcier ?? 0) + 1) % sheet.players.length };
  }
}

/** What the sheet comes to. */
export const standing = (sheet: Sheet): Standing => sheet.entries.reduce((now, entry) => after(sheet, now, entry), start(sheet));

/** The sheet with one line more, or why not. */
export function write(sheet: Sheet, entry: Entry): Sheet | string {
  return refusal(sheet, standing(sheet), entry) ?? { ...sheet, entries: [...sheet.entries, entry] };
}

export const withoutLast = (sheet: Sheet): Sheet => ({ ...sheet, entries: sheet.entries.slice(0, -1) });

/** Whether the game has ended: at the end of a round only (ORC-FIN-2, ORC-L-1). */
export const isOver = (sheet: Sheet, now: Standing): boolean =>
  now.fought === BATTLES && now.scores.some((score) => isEnough(score, optionsOf(sheet)));

/** Who leads, ties broken as at the end (ORC-FIN-2, ORC-L-10, ORC-L-11); several where nothing parts them. */
export const leaders = (sheet: Sheet, now: Standing): readonly Seat[] =>
  leadersOf({ scores: now.scores, won: now.won, options: optionsOf(sheet) });

/** Who fights, from the Sorcier's left; everybody before there is one. */
export const fighters = (sheet: Sheet, now: Standing): readonly Seat[] =>
  now.sorcier === null ? sheet.players.map((_, seat) => seat) : fightersOf({ sorcier: now.sorcier, options: optionsOf(sheet) });

/** Who announces mercenaries first in battle `number` (ORC-BAT-2, ORC-L-21, ORC-L-22); undefined without a Sorcier. */
export const opener = (sheet: Sheet, now: Standing, number: number): Seat | undefined =>
  now.sorcier === null ? undefined : openerOf({ sorcier: now.sorcier, options: optionsOf(sheet) }, number);

/** Points of battle `number`, from 1 (ORC-BAT-9). */
export const pointsOf = (number: number): number => POINTS[number - 1] ?? 0;
