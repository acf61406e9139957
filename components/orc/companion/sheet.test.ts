import { expect, test } from 'vitest';
import type { Options } from '#engine/orc/types.ts';
import { PLAYER_COLORS } from '../drawings/colors.ts';
import { recolored, seated } from './players.ts';
import {
  type Entry,
  fighters,
  isOver,
  leaders,
  MAX_ENTRIES,
  opener,
  pointsOf,
  refusal,
  type Sheet,
  standing,
  withoutLast,
  write,
} from './sheet.ts';

/** A sheet written in our shorthand: `S2` first Sorcier, `C0` champion, `B1` or `B01` a battle won, `B` by nobody, `P3+2` points, `R` next round. */
function sheetOf(seats: number, lines: string, options: Options = {}): Sheet {
  const players = PLAYER_COLORS.slice(0, seats).map((color) => ({ name: '', color }));
  return lines
    .split(' ')
    .filter(Boolean)
    .map(entryOf)
    .reduce<Sheet>(
      (sheet, entry) => {
        const next = write(sheet, entry);
        if (typeof next === 'string') throw new Error(next);
        return next;
      },
      { players, options, entries: [] },
    );
}

function entryOf(text: string): Entry {
  const [letter, rest] = [text[0], text.slice(1)];
  if (letter === 'S') return { kind: 'sorcier', seat: Number(rest) };
  if (letter === 'C') return { kind: 'champion', seat: Number(rest) };
  if (letter === 'B') return { kind: 'battle', winners: [...rest].map(Number) };
  return letter === 'P' ? { kind: 'points', seat: Number(rest[0]), by: Number(rest.slice(1)) } : { kind: 'round' };
}

/** Rows by hand: [title, seats, lines, scores]. */
const scores: [title: string, seats: number, lines: string, scores: number[]][] = [
  ['ORC-BAT-9: 2, 1, 1 and 2 points', 4, 'S0 C3 B1 B2 B2 B1', [0, 4, 2, 0]],
  ['ORC-BAT-9: all who tie score everything', 5, 'S0 C4 B12 B123', [0, 3, 3, 1, 0]],
  ['ORC-BAT-9, ORC-REC-7: the Sorcier scores what his champion scores', 4, 'S2 C0 B0 B1 B01 B3', [3, 2, 3, 2]],
  ['ORC-L-20: nobody scores where all armies are worth 0', 4, 'S0 C1 B', [0, 0, 0, 0]],
  ['ORC-MAT-6: wheels start at zero, and a hand may turn them', 4, 'P1+2 P1+2 P1-1', [0, 3, 0, 0]],
  ['ORC-MAN-2, ORC-FIN-1: a second round goes on from the first', 4, 'S0 C1 B1 B1 B1 B1 R C2 B3', [6, 6, 0, 2]],
];
test.each(scores)('%s', (_title, seats, lines, expected) => {
  expect(standing(sheetOf(seats, lines)).scores).toEqual(expected);
});

test('ORC-MAN-1: the next Sorcier is the left neighbour, all the way round', () => {
  const round = 'C1 B1 B0 B0 B1 R';
  expect(standing(sheetOf(4, `S3 ${round}`)).sorcier).toBe(0);
  expect(standing(sheetOf(7, `S2 ${round}`)).sorcier).toBe(3);
});

/** Rows by hand: with Sorcier 1, who opens battles 1 to 4. */
const openers: [title: string, seats: number, options: Options, seats4: number[]][] = [
  ['ORC-BAT-2: the k-th player to the left of the Sorcier', 5, {}, [2, 3, 4, 0]],
  ['ORC-BAT-2, ORC-L-21: at four, the fourth battle is opened by the first again', 4, {}, [2, 3, 0, 2]],
  ['ORC-L-21: or by the last fighter', 4, { 'ORC-L-21': 'dernier-combattant' }, [2, 3, 0, 0]],
  ['ORC-L-22: or always by the left neighbour', 6, { 'ORC-L-22': 'voisin-de-gauche' }, [2, 2, 2, 2]],
];
test.each(openers)('%s', (_title, seats, options, expected) => {
  const sheet = sheetOf(seats, 'S1', options);
  expect([1, 2, 3, 4].map((number) => opener(sheet, standing(sheet), number))).toEqual(expected);
});

test('nobody opens without a Sorcier, and everybody might fight', () => {
  const sheet = sheetOf(4, '');
  expect(opener(sheet, standing(sheet), 1)).toBeUndefined();
  expect(fighters(sheet, standing(sheet))).toEqual([0, 1, 2, 3]);
});

/** After four battles won by seat 1 (6 points) and `more` points by hand: over or not. Rows by hand. */
const ends: [title: string, seats: number, more: number, options: Options, over: boolean][] = [
  ['ORC-FIN-2: 8 points are not enough at 4', 4, 2, {}, false],
  ['ORC-FIN-2: 9 points are, at 4', 4, 3, {}, true],
  ['ORC-FIN-2: 9 points at 5', 5, 3, {}, true],
  ['ORC-FIN-2: 7 points are not enough at 6', 6, 1, {}, false],
  ['ORC-FIN-2: 8 points are, at 6', 6, 2, {}, true],
  ['ORC-FIN-2: 6 points are not enough at 7', 7, 0, {}, false],
  ['ORC-FIN-2: 7 points are, at 7', 7, 1, {}, true],
  ['ORC-L-1: reached is enough, if the table reads so', 4, 2, { 'ORC-L-1': 'atteint' }, true],
];
test.each(ends)('%s', (_title, seats, more, options, over) => {
  const points = ' P1+1'.repeat(more);
  const sheet = sheetOf(seats, `S0 C2 B1 B1 B1 B1${points}`, options);
  expect(isOver(sheet, standing(sheet))).toBe(over);
});

test('ORC-FIN-2: the game never ends inside a round', () => {
  const sheet = sheetOf(4, 'S0 C2 P1+9 P1+9 B1 B1 B1');
  expect(isOver(sheet, standing(sheet))).toBe(false);
});

/** Rows by hand: two players at the same score. */
const ties: [title: string, lines: string, options: Options, leaders: number[]][] = [
  ['ORC-FIN-2: the last to have won a battle', 'S0 C3 B1 B2 B1 B2', {}, [2]],
  ['ORC-L-10: shared where neither has won a battle', 'P1+2 P2+2', {}, [1, 2]],
  ['ORC-L-11: back to the battle before, where they won the last together', 'S0 C3 B1 B2 P2+1 B12', {}, [2]],
  ['ORC-L-11: or shared', 'S0 C3 B1 B2 P2+1 B12', { 'ORC-L-11': 'victoire-partagee' }, [1, 2]],
  ['ORC-L-32: the Sorcier has won nothing through his champion', 'S0 C1 B2 B1 P0+1 P1-1 P2+0', {}, [2]],
  ['ORC-L-32: or he has', 'S0 C1 B2 B1 P0+1 P1-1 P2+0', { 'ORC-L-32': 'oui' }, [0]],
];
test.each(ties)('%s', (_title, lines, options, expected) => {
  const sheet = sheetOf(4, lines, options);
  expect(leaders(sheet, standing(sheet))).toEqual(expected);
});

const refusals: [title: string, lines: string, entry: string, because: string][] = [
  ['a battle without Sorcier', '', 'B1', 'Désignez d’abord le premier Sorcier.'],
  ['ORC-REC-7: a battle without champion', 'S0', 'B1', 'Le Sorcier nomme d’abord son champion.'],
  ['ORC-REC-7: himself as champion', 'S0', 'C0', 'Le Sorcier nomme un autre joueur que lui-même.'],
  ['ORC-L-9: another champion in the middle of a round', 'S0 C1 B1', 'C2', 'Le champion l’est pour toute la manche.'],
  ['ORC-MAN-1: the Sorcier does not fight', 'S0 C1', 'B0', 'Le Sorcier ne combat pas : il marque avec son champion.'],
  ['ORC-MAN-2: a fifth battle', 'S0 C1 B1 B2 B3 B1', 'B1', 'Les quatre batailles de la manche sont comptées.'],
  ['ORC-MAN-2: a round of three battles', 'S0 C1 B1 B2 B3', 'R', 'La manche n’a pas ses quatre batailles.'],
  ['ORC-FIN-2: a round after the end', 'S0 C3 B1 B1 B1 B1 P1+3', 'R', 'La partie est finie.'],
  ['a first Sorcier in the second round', 'S0 C1 B1 B2 B3 B1 R', 'S2', 'La première manche a commencé : le Sorcier est désigné.'],
  ['fewer than no points', '', 'P1-1', 'Une roue va de 0 à 99.'],
  ['a seat that is not there', '', 'S4', 'Il n’y a pas de place 4 à cette table.'],
];
test.each(refusals)('refused: %s', (_title, lines, entry, because) => {
  const sheet = sheetOf(4, lines);
  expect(refusal(sheet, standing(sheet), entryOf(entry))).toBe(because);
});

test('a sheet has an end, and undoing forgets the last line', () => {
  const sheet = sheetOf(4, 'S0 C1 B1 P2+1');
  expect(withoutLast(sheet)).toEqual(sheetOf(4, 'S0 C1 B1'));
  const entries = Array.from({ length: MAX_ENTRIES }, (): Entry => ({ kind: 'points', seat: 0, by: 0 }));
  expect(write({ ...sheet, entries }, { kind: 'points', seat: 0, by: 1 })).toBe('La feuille est pleine : 1000 lignes.');
});

test('ORC-BAT-9: points by battle', () => {
  expect([1, 2, 3, 4, 5].map(pointsOf)).toEqual([2, 1, 1, 2, 0]);
});

test('ORC-MAT-3: seven players have seven colours, and two that swap keep them apart', () => {
  const seven = seated([{ name: 'Anna', color: 'vert' }], 7);
  expect(new Set(seven.map(({ color }) => color)).size).toBe(7);
  expect(seven[0]).toEqual({ name: 'Anna', color: 'vert' });
  expect(seated(seven, 4)).toEqual(seven.slice(0, 4));
  expect(recolored(seven, 0, 'rouge').map(({ color }) => color)).toEqual(['rouge', 'vert', 'bleu', 'jaune', 'violet', 'noir', 'blanc']);
});
