/** The skirmish told in « Raconté »: every move is the rules', and what the prose says of chances, dice and lines is what the game holds. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkReplay } from '#engine/core/replay.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { fightOdds, shotOdds } from '#engine/zargos-lords/game/odds.ts';
import type { MoveOf } from '#engine/zargos-lords/game/types.ts';
import { TOLD } from '../../../content/zargos-lords/raconte.ts';
import { momentOf, retreatIn, toldSteps, whenOf } from './told.ts';

const TEXT = readFileSync(new URL('../../../content/zargos-lords/raconte.mdx', import.meta.url), 'utf8');
const steps = toldSteps();

/** The state before each shot and each fight, in order, with its move. */
const before = <Kind extends 'shoot' | 'attack'>(kind: Kind) =>
  steps.flatMap(({ before: state }, at) => {
    const move = TOLD.moves[at];
    return move?.kind === kind ? [{ state, move: move as MoveOf<Kind> }] : [];
  });
/** The chance of each shot that kills; a vision kills nobody by itself. */
const kills = before('shoot').flatMap(({ state, move }) => {
  const odds = shotOdds(state, move);
  return odds.allowed && 'kill' in odds ? [odds.kill] : [];
});

test('the told skirmish is a game like any other, and the Chevaliers win it without a loss', () => {
  expect(checkReplay(LORDS, TOLD)).toMatchObject({ ok: true });
  const end = steps.at(-1)?.after;
  expect(end && LORDS.outcome(end)?.winners).toEqual([0]);
  expect(end?.ended?.how).toBe('rout');
  expect(end?.month).toBe(3);
  expect(end?.fallen.map(({ seat }) => seat)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('LOR-ARC-2, LOR-DRA-1: the chances told are those of the shots, counted by hand from the discs', () => {
  // Faces at 8, 7 and 6 hexes: 0 0 0 1 1 2, 0 0 1 1 2 2, 0 0 1 1 2 3. Of 216 throws, 12 give no hit and 32 one: 172 kill.
  expect(kills[0]).toBeCloseTo(172 / 216, 12);
  expect(TEXT).toContain('80 chances sur cent');
  // Flames at 2: 0 1 1 2 2 3.
  expect(kills[1]).toBe(3 / 6);
  expect(TEXT).toContain('une chance sur deux');
  // Two archers at 2: 1 1 2 3 3 4 each. Of 36 throws, 28 give the four arrows that a Serpent asks; then one archer alone, for two.
  expect(kills.at(-2)).toBeCloseTo(28 / 36, 12);
  expect(kills.at(-1)).toBe(4 / 6);
  expect(TEXT).toContain('sept chances sur neuf. Il en vient six');
  expect(TEXT).toContain('quatre faces sur six : un 6');
});

test('LOR-REC-2, LOR-SOR-2: none of the Dragon’s six lines saves it from a vision of 4, 5 or 6, and the page says what closes each', () => {
  const when = whenOf({ mois: '2', peuple: 'chevaliers', temps: 'tirs' });
  const { falling, lines } = retreatIn(when, 'dragon');
  expect(falling.hexes).toBe(4);
  expect(lines.map(({ direction, first }) => [direction, first.fate, first.because?.split(' ').at(-1)])).toEqual([
    ['n', 'eliminated', 'mer.'],
    ['ne', 'eliminated', 'mont.'],
    ['se', 'eliminated', 'bois.'],
    ['s', 'eliminated', 'mer.'],
    ['so', 'eliminated', 'ennemi.'],
    ['no', 'eliminated', 'mer.'],
  ]);
  expect(TEXT).toContain('la mer au nord, au nord-ouest et au sud, un mont au bout du nord-est, un bois au bout du sud-est');
  // At 2 hexes the disc reads 1 2 3 4 4 5: a flight of 3 spares it, of 4 and 5 it does not.
  const state = steps.find(({ before: one }) => one.falling.some(({ id }) => id === falling.id))?.before;
  const isCaught = (hexes: number) =>
    state &&
    LORDS.moves({ ...state, falling: [{ ...falling, hexes }] }, 1).every(
      (move) =>
        !LORDS.step({ ...state, falling: [{ ...falling, hexes }] }, move).state.position.counters.some(({ id }) => id === falling.id),
    );
  expect([1, 2, 3, 4, 5].map(isCaught)).toEqual([false, false, false, true, true]);
  expect(TEXT).toContain('un dé de 4, 5 ou 6');
});

test('LOR-COM-2, LOR-COM-5: the two fights told', () => {
  const [first, second] = before('attack').map(({ state, move }) => fightOdds(state, move));
  expect(first).toMatchObject({ attack: 10, defence: 2, byDie: ['-', 'D2', 'D3', 'D4', 'DE', 'DE'] });
  expect(second).toMatchObject({ attack: 4, defence: 2, byDie: ['AE', 'A3', 'A2', '-', 'D1', 'D2'] });
  const dice = steps.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'fought' ? [event.die] : [])));
  expect(dice).toEqual([2, 3]);
  const pushed = steps.flatMap(({ events }) => events.filter((event) => event.kind === 'retreated' && event.pushed));
  expect(pushed).toHaveLength(1);
});

test('what a chapter writes of a moment is checked', () => {
  expect(() => whenOf({ mois: '1', peuple: 'chevaliers', temps: 'tir' })).toThrow('mouvements, tirs, combats');
  expect(() => momentOf({ month: 9, people: 'chevaliers', phase: 'tirs' })).toThrow('month 9');
});

test('its link is of the rules of today: a table opens no others', () => {
  expect(TOLD.version).toBe(LORDS.version);
});
