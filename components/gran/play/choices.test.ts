/** What the board marks is what the game lists, moment by moment of random games; and every other point says by which rule it is shut. */
import { describe, expect, test } from 'vitest';
import { accepted } from '#engine/core/accepted.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/gran/bot/levels.ts';
import { GRAN } from '#engine/gran/game.ts';
import { boardFor, setup } from '#engine/gran/setup.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import { randomOptions } from '#engine/gran/testing/positions.ts';
import type { Phase, State } from '#engine/gran/types.ts';
import { askedOf, calledIn, sayMove } from './asked.ts';
import { isWeighty, movesByPoint, shownPosition, targetOf, toldToYou, waysAmong, whyNot } from './choices.ts';

/** Moments of random games at random tables. */
function* moments(games: number, moves: number): Generator<State> {
  for (let game = 0; game < games; game++) {
    const dice = diceFrom(seeded(`moments ${game}`));
    let state = setup(randomOptions(dice), `${game}`);
    for (let at = 0; at < moves; at++) {
      const [seat] = GRAN.toMove(state);
      if (seat === undefined) break;
      yield state;
      state = GRAN.step(state, BOTS.random(GRAN.view(state, seat), GRAN.moves(state, seat), dice, 1)).state;
    }
  }
}

const MOMENTS = [...moments(process.env.NIGHT ? 60 : 10, 160)];

test('every phase is met', () => {
  expect(new Set<Phase>(MOMENTS.map(({ phase }) => phase))).toEqual(
    new Set<Phase>(['walk', 'exile', 'stone', 'lift', 'sword', 'deposit', 'bonus']),
  );
});

test('points marked are those of the moves listed, and each of their moves leads there', () => {
  for (const state of MOMENTS) {
    const legal = GRAN.moves(state, state.turn);
    const points = movesByPoint(legal);
    const listed = legal.filter(({ kind }) => kind !== 'pass' && kind !== 'release');
    expect([...points.values()].flat().length).toBe(listed.length);
    for (const [at, moves] of points) for (const move of moves) expect(targetOf(move)).toBe(at);
  }
});

test('a point is shut by a rule, or something can be done there', () => {
  for (const state of MOMENTS.filter((_, at) => at % 7 === 0)) {
    const view = GRAN.view(state, state.turn);
    const points = movesByPoint(GRAN.moves(state, state.turn));
    for (const { id } of boardFor(state.options).points) {
      const refused = whyNot(view, id, (move) => GRAN.judge(state, move));
      expect(refused === undefined, `${state.phase} ${id}`).toBe(points.has(id));
      if (refused) expect(refused.rule).toMatch(/^GRA-/);
    }
  }
});

test('of ways to one point that come to the same, the one that is named first, as an advice is, is gone', () => {
  let several = 0;
  for (const state of MOMENTS.filter(({ phase }) => phase === 'walk')) {
    const view = GRAN.view(state, state.turn);
    for (const moves of movesByPoint(GRAN.moves(state, state.turn)).values()) {
      const [first, other] = [moves[0], moves.at(-1)];
      if (!first || !other || moves.length < 2 || waysAmong(view, moves).length > 1) continue;
      several += 1;
      expect([moves, [other, ...moves]].map((ways) => waysAmong(view, ways)[0]?.move)).toEqual([first, other]);
    }
  }
  expect(several).toBeGreaterThan(5);
});

test('of the ways to a point one is kept for each thing that may happen, and it is a move listed', () => {
  let several = 0;
  for (const state of MOMENTS.filter(({ phase }) => phase === 'walk' || phase === 'bonus')) {
    const view = GRAN.view(state, state.turn);
    for (const moves of movesByPoint(GRAN.moves(state, state.turn)).values()) {
      const ways = waysAmong(view, moves);
      expect(ways.length).toBeGreaterThan(0);
      for (const { move } of ways) expect(moves).toContain(move);
      if (ways.length > 1) several += 1;
      const after = moves.map((move) => GRAN.step(state, move).state);
      const isThrown = after.some(({ random }) => random.join() !== state.random.join());
      // What cannot be taken back is never done by one tap.
      if (isThrown) expect(isWeighty(ways)).toBe(true);
    }
  }
  expect(several).toBeGreaterThan(0);
});

test('an attacker stands on the point attacked while he chooses the exile', () => {
  for (const state of MOMENTS.filter(({ phase }) => phase === 'exile')) {
    const view = GRAN.view(state, state.turn);
    const own = shownPosition(view).pieces.find(({ color }) => color === state.options.colors[state.turn]);
    expect(own?.at).toBe(state.pending.at(-1));
  }
});

test('an attack is told to who makes it', () => {
  expect(
    toldToYou('Le chevalier jaune rend une amulette (il lui en reste 2) et exile le chevalier bleu sur le seul point blanc libre.'),
  ).toBe('Vous rendez une amulette (il vous en reste 2) et exilez le chevalier bleu sur le seul point blanc libre.');
  expect(toldToYou('Le chevalier vert rend une amulette (il ne lui en reste aucune) et exile le chevalier bleu sur X.')).toMatch(
    /^Vous rendez une amulette \(il ne vous en reste aucune\) et exilez le/,
  );
});

describe('what is asked', () => {
  const RULES = {
    exile: ['GRA-ATT-1'],
    stone: ['GRA-PIE-1'],
    lift: ['GRA-PIE-4'],
    sword: ['GRA-PIE-4'],
    deposit: ['GRA-CIT-1', 'GRA-ANN-4'],
    bonus: ['GRA-DRA-3'],
    walk: ['GRA-DEP-1', 'GRA-ANN-3', 'GRA-DRA-2', 'GRA-L-14'],
  } as const satisfies Record<Exclude<Phase, 'over'>, readonly string[]>;

  test('every moment asks one thing, by a rule of its phase, and all of these rules come up', () => {
    const met = new Set<string>();
    for (const state of MOMENTS) {
      const asked = askedOf(GRAN.view(state, state.turn), GRAN.moves(state, state.turn));
      if (state.phase === 'over' || !asked) throw new Error('nothing is asked');
      expect(RULES[state.phase]).toContain(asked.rule);
      expect(asked.text).toMatch(/[.?]$/);
      met.add(asked.rule);
    }
    expect([...met].sort()).toEqual(expect.arrayContaining(['GRA-ANN-3', 'GRA-ATT-1', 'GRA-CIT-1', 'GRA-DEP-1', 'GRA-DRA-2', 'GRA-DRA-3']));
  });

  test('GRA-ANN-4, GRA-CIT-1: the ring is put down outside the kingdom where it was lost', () => {
    for (const state of MOMENTS.filter(({ phase }) => phase === 'deposit')) {
      const asked = askedOf(GRAN.view(state, state.turn), GRAN.moves(state, state.turn));
      const at = state.position.pieces.find(({ color }) => color === state.options.colors[state.turn])?.at ?? '';
      const point = boardFor(state.options).points.find(({ id }) => id === at);
      expect(asked?.rule, point?.name).toBe(point?.kind === 'city' ? 'GRA-CIT-1' : 'GRA-ANN-4');
    }
  });

  test('each point that the question or the advice names is named on the board', () => {
    let count = 0;
    for (const state of MOMENTS) {
      const [view, legal] = [GRAN.view(state, state.turn), GRAN.moves(state, state.turn)];
      const [advised] = legal.slice(-1);
      if (!advised) throw new Error('nothing may be played');
      const { board } = tablesFor(state.options);
      const namesIn = (text: string): readonly string[] =>
        [...text.matchAll(/« (.*?) »/g)].flatMap(([, name]) => board.points.flatMap((point) => (point.name === name ? [point.id] : [])));
      const told = namesIn(`${sayMove(advised, view)} ${askedOf(view, legal)?.text}`);
      count += told.length;
      expect(calledIn(view, legal, advised)).toEqual(expect.arrayContaining([...told]));
    }
    expect(count).toBeGreaterThan(MOMENTS.length);
  });

  test.each([
    [3, 'trois cités'],
    [2, 'deux cités'],
  ])('GRA-BUT-1, GRA-PREP-1: at first the quest for %i seals is told, and where the ring lies', (goal, cities) => {
    const start = GRAN.setup(accepted(GRAN.checkOptions({ seats: 2, goal })), 'but');
    const text = askedOf(GRAN.view(start, start.turn), GRAN.moves(start, start.turn))?.text;
    expect(text).toContain(cities);
    expect(text).toContain('« Boule de Tirad »');
    const later = { ...start, turns: 9, position: { ...start.position, ring: { bearer: 'bleu' } } } as const;
    const [mine, theirs] = [1, 0].map((turn) => askedOf(GRAN.view({ ...later, turn }, turn), GRAN.moves({ ...later, turn }, turn))?.text);
    expect(mine).toContain('Tirad, Urgad, Galad ou Elgad');
    expect(theirs).toContain('Le chevalier bleu porte l’anneau');
  });
});
