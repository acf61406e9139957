/** Mean turns by hand: a duel is won 7 times in 12 (84 of the 144 pairs of a card and a face), and a defeat costs an amulet and the turn of the collar. */
import { describe, expect, test } from 'vitest';
import { accepted } from '../../core/accepted.ts';
import { numberOf } from '../board/tables.ts';
import { GRAN } from '../game.ts';
import { moverNow } from '../rules/table.ts';
import type { Kingdom, Piece, PointId, Ring, State } from '../types.ts';
import { LOST, trekFrom, trekOf } from './treks.ts';

/** Turns that jaune needs beyond the turn that ends on a point, by point and amulets. */
function turnsOf(ring: Ring, stones: readonly PointId[], seals: readonly Kingdom[] = [], rival: PointId = 'route-du-sud') {
  const start = GRAN.setup(accepted(GRAN.checkOptions({ seats: 2 })), 'treks');
  const own: Omit<Piece, 'color' | 'at'> = { amulets: 1, seals, held: false, waiting: false };
  const pieces: readonly Piece[] = [
    { ...own, color: 'jaune', at: 'elgad-21' },
    { ...own, color: 'bleu', at: rival },
  ];
  const state: State = { ...start, turn: 0, position: { ...start.position, pieces, stones, ring } };
  const mover = moverNow(state);
  const trek = trekOf(mover);
  return (at: PointId, amulets: number) => trek(numberOf(mover.tables, at), amulets);
}

describe('to the ring', () => {
  test('through a dragon, an amulet being fetched first by who has none', () => {
    const turns = turnsOf({ at: 'col-du-nord' }, ['borne-du-nord', 'urgad-1']);
    // One turn to the Corniche and the ring; beaten, a turn of collar and one more.
    expect(turns('urgad-6', 1)).toBeCloseTo(1 + (5 / 12) * 2, 2);
    // The city, which gives one, is two turns away and two turns back, the last of them the duel's.
    expect(turns('cite-d-urgad', 0)).toBeCloseTo(2 + (5 / 12) * 2, 2);
    expect(turns('urgad-6', 0)).toBeCloseTo(4 + (5 / 12) * 2, 2);
  });

  test('over a stone, that a duel’s winner passes: beaten, he begins again', () => {
    const turns = turnsOf({ at: 'urgad-7' }, ['nid-des-dragons', 'urgad-11', 'tirad-6']);
    // Beside the Forge: a turn, and beaten, the collar, the city next to it, and as much again: y = 1 + 5/12 (2 + y).
    expect(turns('cite-d-urgad', 0)).toBeCloseTo(22 / 7, 2);
    expect(turns('urgad-6', 1)).toBeCloseTo(22 / 7, 2);
  });

  test('nowhere without an amulet where dragons and stones are all around, nor behind stones alone; the more amulets the sooner', () => {
    const turns = turnsOf({ at: 'galad-1' }, ['urgad-13', 'gue-de-l-ouest', 'exil-6', 'exil-2', 'galad-3', 'poterne-de-l-est', 'elgad-9']);
    for (const at of ['urgad-15', 'exil-1'] as const) expect(turns(at, 0)).toBe(LOST);
    expect(turns('urgad-15', 1)).toBeGreaterThan(turns('urgad-15', 2));
    expect(turns('urgad-15', 2)).toBeGreaterThan(turns('urgad-15', 3));
    expect(turns('digue-de-l-est', 3)).toBe(LOST);
  });

  test('under its bearer, who is attacked', () => {
    const turns = turnsOf({ bearer: 'bleu' }, [], [], 'galad-8');
    expect(turns('galad-9', 1)).toBe(1);
    // To the city, back, and to him.
    expect(turns('galad-9', 0)).toBe(2);
    expect(turns('galad-8', 0)).toBe(LOST);
  });
});

test('from a dragon where he has rested since, no duel is to come', () => {
  const start = GRAN.setup(accepted(GRAN.checkOptions({ seats: 2 })), 'treks');
  const own = { amulets: 0, seals: [], held: false, waiting: false };
  const pieces: readonly Piece[] = [
    { ...own, color: 'jaune', at: 'dragon-du-lac' },
    { ...own, color: 'bleu', at: 'route-du-sud' },
  ];
  const from = (ring: Ring): number => trekFrom(moverNow({ ...start, turn: 0, position: { ...start.position, pieces, ring } }));
  // Galad 6 is next to it, the city behind it; with the ring in hand too.
  expect(from({ at: 'galad-6' })).toBe(1);
  expect(from({ bearer: 'jaune' })).toBe(1);
});

describe('to a city', () => {
  const stones: readonly PointId[] = ['borne-du-nord', 'nid-des-dragons', 'urgad-3', 'urgad-5'];

  test('whose seal he lacks, over everything, moves of two points counted', () => {
    const turns = turnsOf({ bearer: 'jaune' }, stones);
    expect(turns('cite-d-urgad', 0)).toBe(0);
    // Over the Corniche to Urgad 6, over the Forge to the city.
    expect(turns('pierre-du-col', 0)).toBe(2);
    expect(turns('galad-5', 0)).toBe(1);
    // With the seals of Galad and Urgad: over the Lac to Galad 10, Galad 13, over the Midi, Elgad 12 and 13, the city.
    expect(turnsOf({ bearer: 'jaune' }, stones, ['galad', 'urgad'])('galad-5', 0)).toBe(5);
  });

  test('round a knight who does not go away', () => {
    const turns = turnsOf({ bearer: 'jaune' }, stones, [], 'urgad-6');
    // Urgad 1, Urgad 2, Enclume, city.
    expect(turns('urgad-1', 0)).toBe(3);
    expect(turns('pierre-du-col', 0)).toBe(4);
  });
});
