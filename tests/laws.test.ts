/** The laws of every whole game, in one place: a game's own tests say what its rules are, these say what it is to be a game at all. */
import { describe, expect, test } from 'vitest';
import { TOY } from '#components/table/testing/toy-game.ts';
import { type Dice, diceFrom, oneOf } from '#engine/core/dice.ts';
import { type Eyes, seenBy } from '#engine/core/events.ts';
import type { Game, GameTypes } from '#engine/core/game.ts';
import { seeded } from '#engine/core/random.ts';
import { record, sortedJson, statesOf } from '#engine/core/replay.ts';
import { expectSame } from '#engine/core/testing/same.ts';
import { GRAN } from '#engine/gran/game.ts';
import { randomOptions as granOptions } from '#engine/gran/testing/positions.ts';
import { ORC } from '#engine/orc/game.ts';
import { randomOptions as orcOptions } from '#engine/orc/testing/wander.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { scenarioOptions, randomOptions as zargosOptions } from '#engine/zargos/testing/wander.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { randomOptions as skirmishOptions, warOptions } from '#engine/zargos-lords/game/testing/scenes.ts';

interface Subject<G extends GameTypes> {
  readonly game: Game<G>;
  /** Any table: seats, readings. */
  readonly optionsOf: (dice: Dice) => G['options'];
  /** Of its view: who looks. */
  readonly seats: (options: G['options']) => number;
  /** Games that last so much longer than the others': fewer are played, and they are looked at less often. */
  readonly sparse?: number;
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

/** A listed move of somebody; where a clock runs, mostly its own. */
function anyMove<G extends GameTypes>({ game }: Subject<G>, state: G['state'], dice: Dice): G['move'] {
  const tick = game.clock?.tick(state);
  if (tick && dice.roll(4) > 1) return tick;
  return oneOf(game.moves(state, oneOf(game.toMove(state), dice)), dice);
}

/** A state, frozen, the move made in it and what came of it. */
interface Step<G extends GameTypes> {
  readonly state: G['state'];
  readonly move: G['move'];
  readonly after: G['state'];
  readonly events: readonly G['event'][];
  readonly options: G['options'];
}

function wander<G extends GameTypes>(subject: Subject<G>, number: number): readonly Step<G>[] {
  const { game } = subject;
  const dice = diceFrom(seeded(`laws/${game.id}/${number}`));
  const options = subject.optionsOf(dice);
  const steps: Step<G>[] = [];
  let state = game.setup(options, `laws/${number}`);
  while (!game.outcome(state) && steps.length < 4000) {
    freeze(state);
    const move = anyMove(subject, state, dice);
    const { state: after, events } = game.step(state, move);
    steps.push({ state, move, after, events, options });
    state = after;
  }
  return steps;
}

/** How a law looks at random games: `visit` sees about `share` of a hundred steps of the first `games`, with dice of its own. */
type Walk<G extends GameTypes> = (games: number, share: number, visit: (step: Step<G>, dice: Dice) => void) => void;

/** The games are played once, for all laws. */
function walkOf<G extends GameTypes>(subject: Subject<G>): Walk<G> {
  const { game, sparse = 1 } = subject;
  const played: (readonly Step<G>[])[] = [];
  return (games, share, visit) => {
    for (let number = 0; number < Math.ceil(games / (process.env.NIGHT ? 1 : 2) / sparse); number += 1) {
      const dice = diceFrom(seeded(`laws/${game.id}/${number}/${share}`));
      const steps = played[number] ?? wander(subject, number);
      played[number] = steps;
      for (const step of steps) if (dice.roll(100 * sparse) <= share) visit(step, dice);
    }
  };
}

function eyesOf<G extends GameTypes>({ seats }: Subject<G>, options: G['options']): readonly Eyes[] {
  return ['public', ...Array.from({ length: seats(options) }, (_, seat) => seat)];
}

/** Of a verdict or a list, what can be compared. */
const text = (value: unknown): string => sortedJson(value);

function laws<G extends GameTypes>(name: string, subject: Subject<G>): void {
  const { game } = subject;
  const walk = walkOf(subject);

  describe(name, () => {
    test('what is listed is legal, `play` and `step` agree, only seats to move have moves, states stay as they were', () => {
      walk(6, 30, ({ state, move, after, options }) => {
        for (const seat of eyesOf(subject, options)) {
          if (seat === 'public') continue;
          const listed = game.moves(state, seat);
          expect(listed.length > 0).toBe(game.toMove(state).includes(seat));
          for (const one of listed) if (!game.judge(state, one).ok) throw new Error(`listed and refused: ${text(one)}`);
        }
        expectSame(game.play(state, move).state, after);
      });
    });

    test('a refused move throws and leaves no trace', () => {
      const seen: G['move'][] = [];
      let refused = 0;
      walk(6, 40, ({ state, move }, dice) => {
        seen.push(move);
        const other = oneOf(seen, dice);
        const verdict = game.judge(state, other);
        if (verdict.ok) return;
        refused += 1;
        expect(verdict.because).toMatch(/^\p{Lu}.*[.!]$|^« /u);
        expect(() => game.play(state, other)).toThrow(verdict.rule);
      });
      expect(refused).toBeGreaterThan(20);
    });

    test('states and moves go through JSON, and play on the same; moves are read back from outside; rounds never fall', () => {
      walk(4, 20, ({ state, move, after }) => {
        const copy = JSON.parse(JSON.stringify(state)) as G['state'];
        expect(copy).toEqual(state);
        if (game.rounds) expect(game.rounds.of(after) - game.rounds.of(state)).toBeGreaterThanOrEqual(0);
        expectSame(game.step(copy, move).state, after);
        expectSame(game.checkMove(JSON.parse(JSON.stringify(move))), { ok: true, value: move });
      });
    });

    test('a guessed state shows the same view, for every pair of eyes', () => {
      walk(8, 12, ({ state, options }, dice) => {
        for (const eyes of eyesOf(subject, options)) {
          const view = game.view(state, eyes);
          expectSame(game.view(game.guess(view, dice), eyes), view);
        }
      });
    });

    test('equal views, equal moves and verdicts for that seat, and the public’s for who moves', () => {
      walk(8, 12, ({ state, move, options }, dice) => {
        for (const eyes of eyesOf(subject, options)) {
          const guessed = game.guess(game.view(state, eyes), dice);
          expectSame(game.toMove(guessed), game.toMove(state));
          if (eyes === 'public') continue;
          expectSame(game.moves(guessed, eyes), game.moves(state, eyes));
          if (move.seat === eyes) expectSame(game.judge(guessed, move), game.judge(state, move));
        }
      });
    });

    test('the log tells a reader what he may see: nothing of the events hidden from him, nothing of the state beyond his view', () => {
      walk(8, 25, ({ events, after, options }, dice) => {
        for (const eyes of eyesOf(subject, options)) {
          const lines = game.explain(events, after, eyes);
          expectSame(game.explain(seenBy(events, eyes), after, eyes), lines);
          expectSame(game.explain(events, game.guess(game.view(after, eyes), dice), eyes), lines);
          for (const { text: sentence, rules } of lines) {
            expect(sentence).toMatch(/^[\p{Lu}«].*[.!]$/u);
            expect(sentence).not.toMatch(/undefined|NaN|'/);
            expect(rules.length).toBeGreaterThan(0);
          }
        }
      });
    });

    test('events are JSON, and name seats of the table', () => {
      walk(4, 100, ({ events, options }) => {
        expect(JSON.parse(JSON.stringify(events))).toEqual(events);
        for (const { to } of events) for (const seat of to ?? []) expect(eyesOf(subject, options)).toContain(seat);
      });
    });

    test('to do nothing is listed, and what is silent changes nothing', () => {
      walk(4, 30, ({ state }) => {
        for (const seat of game.toMove(state)) {
          const idle = game.idle?.(state, seat);
          const listed = game.moves(state, seat);
          if (idle && game.judge(state, idle).ok) expect(listed.map(text)).toContain(text(idle));
          for (const move of listed) if (game.silent?.(move)) expect(game.step(state, move).state).toEqual(state);
        }
      });
    });

    test('the same options, seed and moves give the same states', () => {
      const dice = diceFrom(seeded(`${game.id}/again`));
      const options = subject.optionsOf(dice);
      const moves: G['move'][] = [];
      let state = game.setup(options, 'again');
      while (!game.outcome(state) && moves.length < 3000) {
        const move = anyMove(subject, state, dice);
        state = game.step(state, move).state;
        if (!game.silent?.(move)) record(game, moves, move);
      }
      const replay = { version: game.version, game: game.id, options, seed: 'again', moves };
      const states = statesOf(game, replay);
      expect(states.ok && text(states.value.at(-1))).toBe(text(state));
    });
  });
}

laws('the toy', { game: TOY, optionsOf: (dice) => ({ seats: 1 + dice.roll(3), heap: 200 }), seats: ({ seats }) => seats });

laws('De l’Orc', { game: ORC, optionsOf: orcOptions, seats: ({ seats }) => seats });

laws('Gran', { game: GRAN, optionsOf: granOptions, seats: ({ seats }) => seats });

laws('Zargos', { game: ZARGOS, optionsOf: zargosOptions, seats: ({ seats }) => seats, sparse: 3 });

laws('Zargos, a scenario', { game: ZARGOS, optionsOf: scenarioOptions, seats: ({ seats }) => seats });

laws('l’escarmouche', { game: LORDS, optionsOf: skirmishOptions, seats: ({ seats }) => seats });

laws('un siège, une escorte', {
  game: LORDS,
  optionsOf: (dice) => warOptions(oneOf(['siege', 'escorte'], dice), dice),
  seats: ({ seats }) => seats,
});

// Thousands of moves a game: by night alone.
if (process.env.NIGHT)
  laws('la guerre', { game: LORDS, optionsOf: (dice) => warOptions('guerre', dice), seats: ({ seats }) => seats, sparse: 8 });

laws('un continent contre un', { game: LORDS, optionsOf: (dice) => warOptions('continent', dice), seats: ({ seats }) => seats, sparse: 4 });
