/** One voice: the panel, the duel, the coach and whoever advises tell the same chances of a dragon, and what is lost is what the rules take. */
import { expect, test } from 'vitest';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { percent } from '#engine/core/french.ts';
import { seeded } from '#engine/core/random.ts';
import { trekFrom } from '#engine/gran/bot/treks.ts';
import { COLOR_NAMES } from '#engine/gran/data/box.ts';
import { GRAN } from '#engine/gran/game.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import { arrive } from '#engine/gran/rules/arrival.ts';
import { moverOf } from '#engine/gran/rules/movement.ts';
import { pieceOf } from '#engine/gran/rules/pieces.ts';
import { colorOf, tablesFor } from '#engine/gran/rules/table.ts';
import { randomOptions } from '#engine/gran/testing/positions.ts';
import { type Color, COLORS, type State } from '#engine/gran/types.ts';
import { COACH } from '../lessons/coach.ts';
import { GRAN_ADVISER } from './adviser.ts';
import { moverIn } from './choices.ts';

const POSITIONS = process.env.NIGHT ? 4000 : 400;

const chanceIn = (text: string): string | undefined => text.match(/\d+(?:,\d)?\s%/)?.[0].replace(/\s/g, ' ');

test('over a walk, a dragon has one chance, whoever tells it', () => {
  let [met, duels, last] = [0, 0, 0];
  for (let game = 0; met < POSITIONS; game += 1) {
    const dice = diceFrom(seeded(`voix/${game}`));
    let state = GRAN.setup(randomOptions(dice), `voix/${game}`);
    for (let step = 0; step < 80 && met < POSITIONS && !GRAN.outcome(state); step += 1) {
      const [view, legal] = [GRAN.view(state, state.turn), GRAN.moves(state, state.turn)];
      met += 1;
      const odds = duelOdds({ seen: view.seen, options: view.options.options });
      const shown = percent(odds.win).replace(/\s/g, ' ');
      const piece = pieceOf(view.position, colorOf(view.options, state.turn));
      if (view.phase === 'walk' && !piece.held && met % 4 === 0) {
        const { idea } = COACH.tip({ view, seat: state.turn, legal, turn: 2, since: () => [] });
        if (idea.includes('le vaincre')) expect(chanceIn(idea)).toBe(shown);
      }
      const braved = legal.find((move) => move.kind === 'walk' && arrive(moverIn(view), move.path).duel);
      if (braved) {
        duels += 1;
        expect(chanceIn(odds.sentence.match(/\([^(]*%\)/)?.[0] ?? '')).toBe(shown);
        const { line } = GRAN_ADVISER.grounds({ moves: [braved] }, view, legal);
        expect(chanceIn(line)).toBe(shown);
        // What is said to be lost is what is lost, where it is lost.
        const after = GRAN.step(state, braved);
        const beaten = after.events.find((event) => event.kind === 'beaten');
        if (beaten?.kind === 'beaten') expect(line.includes('votre dernière amulette')).toBe(beaten.amulets === 0);
        if (line.includes('dernière amulette')) last += 1;
      }
      state = GRAN.step(state, braved && dice.roll(3) === 1 ? braved : oneOf(legal, dice)).state;
    }
  }
  expect(duels).toBeGreaterThan(40);
  expect(last).toBeGreaterThan(0);
});

/** « L’anneau est alors à 7 tours au lieu de 5 pour Bleu, et … »: of each runner, what was and what is. */
const changesIn = (line: string) => [
  ...[...line.matchAll(/, un peu plus (loin|près), pour (\p{L}+)/gu)].map(([, how, who]) =>
    (how === 'près') === (who === 'vous') ? 0.5 : -0.5,
  ),
  ...[...line.matchAll(/(?:à ([\d,]+) tours?|hors d’atteinte) au lieu de ([\d,]+|hors d’atteinte) pour (\p{L}+)/gu)].map(
    ([, is, was, who]) => {
      const far = (told: string | undefined): number => Number(told?.replace(',', '.') ?? Number.NaN) || Number.POSITIVE_INFINITY;
      return who === 'vous' ? far(was) - far(is) : far(is) - far(was);
    },
  ),
];

/** Mean turns that a knight needs, where a way leads. */
const turnsOf = ({ options, position }: State, color: Color): number => {
  const mover = moverOf(tablesFor(options), position, color);
  return trekFrom(mover) + (mover.piece.held ? 1 : 0);
};

test('a stone is laid for a gain, or said to change nothing where it does not, or without a reason', () => {
  let [told, silent, idle] = [0, 0, 0];
  const roads = (state: State): readonly number[] => state.position.pieces.map(({ color }) => turnsOf(state, color));
  for (let game = 0; told + silent + idle < POSITIONS / 4; game += 1) {
    const dice = diceFrom(seeded(`pierre/${game}`));
    let state = GRAN.setup(randomOptions(dice), `pierre/${game}`);
    for (let step = 0; step < 80 && !GRAN.outcome(state); step += 1) {
      const [view, legal] = [GRAN.view(state, state.turn), GRAN.moves(state, state.turn)];
      const move = oneOf(legal, dice);
      if (move.kind === 'stone' || move.kind === 'lift') {
        const { line } = GRAN_ADVISER.grounds({ moves: [move] }, view, legal);
        if (/ne retarde personne|route de personne/.test(line)) {
          // The same turns with it and without; a stone lifted lies nowhere until it is laid again.
          const after = GRAN.step(state, move).state;
          const { stones } = state.position;
          const without = {
            ...state,
            position: { ...state.position, stones: stones.filter((one) => move.kind !== 'lift' || one !== move.at) },
          };
          const [now, was] = [roads(move.kind === 'lift' ? without : after), roads(state)];
          expect(Math.max(...now.map((turns, at) => Math.abs(turns - (was[at] ?? 0)))), line).toBeLessThan(0.1);
          idle += 1;
        } else if (line) {
          expect(
            changesIn(line).some((gain) => gain > 0),
            line,
          ).toBe(true);
          told += 1;
        } else silent += 1;
      }
      state = GRAN.step(state, move).state;
    }
  }
  expect(Math.min(told, silent, idle)).toBeGreaterThan(2);
});

test('by how much a stone point puts a rival off is what the best of its stones does', () => {
  const promised = { magic: 0, sword: 0 };
  for (let game = 0; Math.min(promised.magic, promised.sword) < 4 && game < 60; game += 1) {
    const dice = diceFrom(seeded(`allonge/${game}`));
    let state = GRAN.setup(randomOptions(dice), `allonge/${game}`);
    for (let step = 0; step < 60 && !GRAN.outcome(state); step += 1) {
      const [view, legal] = [GRAN.view(state, state.turn), GRAN.moves(state, state.turn)];
      const move = oneOf(legal, dice);
      const after = GRAN.step(state, move).state;
      const { line } = GRAN_ADVISER.grounds({ moves: [move] }, view, legal);
      const [, name, gain] = /retarder (\p{L}+) de (\d+) tours?/u.exec(line) ?? [];
      if (name && (after.phase === 'stone' || after.phase === 'lift')) {
        promised[after.phase === 'stone' ? 'magic' : 'sword'] += 1;
        const color = COLORS.find((one) => COLOR_NAMES[one] === name.toLowerCase()) ?? 'jaune';
        const far = (one: State) => Math.max(1, Math.round(turnsOf(one, color)));
        const lifted = after.phase === 'lift' ? GRAN.moves(after, after.turn).map((one) => GRAN.step(after, one).state) : [after];
        const laid = lifted.flatMap((one) => GRAN.moves(one, one.turn).map((other) => GRAN.step(one, other).state));
        expect(laid.map((one) => far(one) - far(after))).toContain(Number(gain));
      }
      state = after;
    }
  }
  expect(Math.min(promised.magic, promised.sword)).toBeGreaterThan(3);
});
