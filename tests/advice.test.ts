/**
 * Advice in the four games: what is advised may be played, its reason is said, the second choice costs what it says; and gone through after a game, who
 * plays as advised loses less by his moves than who plays at random.
 */
import { describe, expect, test } from 'vitest';
import { GRAN_ADVISER } from '#components/gran/play/adviser.ts';
import { ORC_ADVISER } from '#components/orc/play/adviser.ts';
import { type Adviser, counselOf, type Regret, reviewing } from '#components/table/advice/adviser.ts';
import { ZARGOS_ADVISER } from '#components/zargos/play/adviser.ts';
import { LORDS_ADVISER } from '#components/zargos-lords/war/adviser.ts';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import type { Bot, Game, GameTypes } from '#engine/core/game.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS as GRAN_BOTS } from '#engine/gran/bot/levels.ts';
import { GRAN } from '#engine/gran/game.ts';
import { BOTS as ORC_BOTS } from '#engine/orc/bot/levels.ts';
import { ORC } from '#engine/orc/game.ts';
import { BOTS as ZARGOS_BOTS } from '#engine/zargos/bot/levels.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { BOTS as LORDS_BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';

const MANY = process.env.NIGHT ? 8 : 1;

interface Case<G extends GameTypes> {
  readonly game: Game<G>;
  readonly adviser: Adviser<G['view'], G['move']>;
  /** Plays much as the adviser does. */
  readonly good: Bot<G['view'], G['move']>;
  readonly seats: number;
  /** Moves of the game that is gone through. */
  readonly moves: number;
  /** Of those, one in so many is advised upon. */
  readonly every: number;
  /** Of the game's own. */
  readonly options?: object;
  /** Games whose regrets are added up, where a single one is short. */
  readonly games?: number;
}

/** The moves of a game between who plays at random, seat 0, and who plays well. */
function played<G extends GameTypes>({ game, good, seats, moves, options }: Case<G>, seed: string) {
  const checked = game.checkOptions({ ...options, seats });
  if (!checked.ok) throw new Error(checked.because);
  const dice = diceFrom(seeded(seed));
  const record: G['move'][] = [];
  const states: G['state'][] = [game.setup(checked.value, seed)];
  while (record.length < moves * MANY) {
    const state = states.at(-1) as G['state'];
    if (game.outcome(state)) break;
    const tick = game.clock?.tick(state);
    const asked = game.toMove(state).flatMap((seat) => {
      const legal = game.moves(state, seat);
      return legal.length > 0 ? [{ seat, legal }] : [];
    });
    const move = asked
      .map(({ seat, legal }) =>
        seat === 0 ? (tick && dice.roll(12) > 1 ? tick : oneOf(legal, dice)) : good(game.view(state, seat), legal, dice, 120),
      )
      .find((one) => !game.silent?.(one) && one.kind !== tick?.kind);
    const next = move ?? tick;
    if (!next) throw new Error('nobody moves');
    record.push(next);
    states.push(game.step(state, next).state);
  }
  return { options: checked.value, seed, record, states };
}

function regretsOf<G extends GameTypes>({ game, adviser }: Case<G>, { options, seed, record }: ReturnType<typeof played<G>>, seat: number) {
  const steps = reviewing(game, adviser, { replay: { version: game.version, game: game.id, options, seed, moves: record }, seats: [seat] });
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

const sum = (regrets: readonly Regret[]): number => regrets.reduce((all, { cost }) => all + cost, 0);

function advises<G extends GameTypes>(name: string, one: Case<G>): void {
  const { game, adviser, every, games = 1 } = one;
  const game_ = played(one, name);
  const all = [game_, ...Array.from({ length: games - 1 }, (_, at) => played(one, `${name} ${at}`))];
  describe(name, () => {
    test('what is advised may be played, and says why', () => {
      let [asked, told, priced] = [0, 0, 0];
      for (const [at, state] of game_.states.entries()) {
        if (at % every > 0) continue;
        for (const seat of game.toMove(state)) {
          const [view, legal] = [game.view(state, seat), game.moves(state, seat)];
          const counsel = legal.length > 1 ? counselOf(adviser, view, legal, diceFrom(seeded(`${at}`)), 60) : undefined;
          if (!counsel) continue;
          asked += 1;
          expect(game.judge(state, counsel.moves[0]).ok, counsel.text).toBe(true);
          expect(counsel.text).toMatch(/^[a-zéà].*\.$/u);
          const lines = [counsel.grounds.line, ...counsel.grounds.more];
          for (const line of lines.filter((text) => text !== '')) expect(line).toMatch(/^[\p{Lu}\d].*[.:!?]$/u);
          if (lines[0]) told += 1;
          const { otherwise } = counsel;
          if (otherwise)
            expect(otherwise).toMatch(/^Sinon : [^;]+(?: ; (?:environ [\d,]+ .+ de moins|à peu de chose près, cela se vaut))?\.$/u);
          if (otherwise?.includes('environ')) priced += 1;
          expect(`${JSON.stringify(counsel)}`).not.toMatch(/undefined|NaN|Infinity/);
        }
      }
      expect(asked).toBeGreaterThan(8);
      expect(told / asked).toBeGreaterThan(0.8);
      expect(priced).toBeGreaterThan(0);
    });

    test('who plays as advised loses less by his moves than chance', () => {
      const [random, good] = [0, 1].map((seat) => all.flatMap((each) => regretsOf(one, each, seat)));
      expect(random?.length).toBeGreaterThan(0);
      expect(sum(good ?? [])).toBeLessThan(0.5 * sum(random ?? []));
      for (const { played: done, advised, price } of random ?? []) {
        expect([done, advised].join(' ')).not.toMatch(/\p{L}ez(?: |$)/u);
        expect(price).toMatch(/^\d/);
      }
    });
  });
}

advises('Gran', { game: GRAN, adviser: GRAN_ADVISER, good: GRAN_BOTS.expert, seats: 2, moves: 40, every: 4 });
advises('De l’Orc', { game: ORC, adviser: ORC_ADVISER, good: ORC_BOTS.expert, seats: 4, moves: 260, every: 3 });
advises('Zargos', { game: ZARGOS, adviser: ZARGOS_ADVISER, good: ZARGOS_BOTS.capitaine, seats: 2, moves: 160, every: 4 });
advises('l’escarmouche', { game: LORDS, adviser: LORDS_ADVISER, good: LORDS_BOTS.greedy, seats: 2, moves: 50, every: 4, games: 6 });
for (const scenario of ['siege', 'escorte', 'continent'])
  advises(`la guerre, ${scenario}`, {
    game: LORDS,
    adviser: LORDS_ADVISER,
    good: LORDS_BOTS.greedy,
    seats: 2,
    options: { scenario },
    moves: 120,
    every: 2,
    games: 2,
  });
