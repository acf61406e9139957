/** What a touch means on the table of the skirmish: only listed moves are offered, each with its exact chances, and what is shut says why. */
import { expect, test } from 'vitest';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { isSame } from '#engine/zargos-lords/board/hex.ts';
import { hexAt, hexesOf } from '#engine/zargos-lords/board/map.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { falling, randomOptions, sceneOf } from '#engine/zargos-lords/game/testing/scenes.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';
import { isPlain, marksOf, movesTouched, optionOf, retreatsOffered, whyNot } from './choices.ts';

const MEADOW = Array.from({ length: 7 }, () => '........');
const viewOf = (state: State) => LORDS.view(state, 'public');
const legalIn = (state: State): readonly Move[] => LORDS.toMove(state).flatMap((seat) => LORDS.moves(state, seat));

test('a zone tells the chances before one enters it, charge counted', () => {
  const state = sceneOf('ponts', MEADOW, [
    ['a1', 'chevalier', 1, 1],
    ['b1', 'dragon', 4, 3],
  ]);
  const [move, ...others] = movesTouched(viewOf(state), legalIn(state), { picked: 'a1', looked: hexAt(3, 2) });
  expect([others.length, move?.kind]).toEqual([0, 'march']);
  const option = optionOf(viewOf(state), move as Move);
  // 8 + 3 against 10: the first band of our table.
  expect(option.faces).toEqual(['AE', 'A3', 'A2', '-', 'D1', 'D2']);
  expect([option.sentence.startsWith('11 contre 10'), isPlain(option)]).toEqual([true, false]);
  // The enemy himself shows every place to attack from.
  expect(movesTouched(viewOf(state), legalIn(state), { picked: 'a1', looked: hexAt(4, 3) }).length).toBeGreaterThan(3);
});

test('arrows of two archers are offered together first, with the chance of both', () => {
  const start = sceneOf('ponts', MEADOW, [
    ['a1', 'chevaliers-fantarcher', 2, 1],
    ['a2', 'chevaliers-fantarcher', 2, 5],
    ['b1', 'dragon', 2, 3],
  ]);
  const state = LORDS.play(start, { kind: 'end', seat: 0 }).state;
  const options = movesTouched(viewOf(state), legalIn(state), { looked: hexAt(2, 3) }).map((move) => optionOf(viewOf(state), move));
  // Two hexes: 1 1 2 3 3 4. Six or more with two dice: 2 and 4 two ways, 3 and 3 four, 3 and 4 four, 4 and 4 one: 11 of 36.
  expect(options.map(({ label }) => label.replace(/.* : /, ''))).toEqual([
    expect.stringMatching(/^30,6\s% d’éliminer$/),
    ...Array(2).fill(expect.stringMatching(/^0/)),
  ]);
});

test('one that retreats is offered its lines, the safe ones first', () => {
  const start = sceneOf('ponts', MEADOW, [
    ['a1', 'chevalier', 3, 4],
    ['b1', 'dragons-fantassin', 3, 3],
  ]);
  const combats = LORDS.play(start, { kind: 'end', seat: 0 }).state;
  const state = LORDS.play(falling(combats, 3), { kind: 'attack', seat: 0, attackers: ['a1'], targets: ['b1'] }).state;
  const options = retreatsOffered(viewOf(state), legalIn(state), {});
  expect(options.map(({ isDeadly }) => isDeadly)).toEqual([false, false, false, false, false, true]);
  expect(options.at(-1)?.label).toBe('Vers le sud : éliminé');
});

test('in random games every touch offers listed moves, or says why there is none', () => {
  let refused = 0;
  for (let game = 0; game < 4; game += 1) {
    const dice = diceFrom(seeded(`touch/${game}`));
    let state = LORDS.setup(randomOptions(dice), `touch/${game}`);
    while (!LORDS.outcome(state)) {
      const legal = legalIn(state);
      const view = viewOf(state);
      const own = legal.find((move) => move.kind === 'march');
      const touched = { picked: own?.kind === 'march' ? own.id : undefined, looked: oneOf(hexesOf(view.position.map), dice) };
      const moves = movesTouched(view, legal, touched);
      for (const move of moves) {
        expect(legal).toContain(move);
        expect(optionOf(view, move).label).not.toMatch(/undefined|NaN/);
      }
      const marks = marksOf(view, legal, touched);
      const isMarked = [...marks.open, ...marks.bound].some((hex) => isSame(hex, touched.looked));
      if (isMarked) expect(moves.length).toBeGreaterThan(0);
      const refusal = moves.length === 0 ? whyNot(view, touched, (move) => LORDS.judge(state, move)) : undefined;
      if (refusal) refused += 1;
      state = LORDS.step(state, oneOf(legal, dice)).state;
    }
  }
  expect(refused).toBeGreaterThan(30);
});
