/**
 * The expert finishes: games of three end, a seal at hand is taken, and what is printed of a level is what `simulate` says. `npm run nightly` plays all of
 * it, by day a game a level.
 */
import { describe, expect, test } from 'vitest';
import { accepted } from '../../core/accepted.ts';
import { botsOf, gameSeed, type Simulation } from '../../core/batch.ts';
import { diceFrom } from '../../core/dice.ts';
import { playOut } from '../../core/playout.ts';
import { seeded } from '../../core/random.ts';
import { wilson } from '../../core/wilson.ts';
import { kindOf, kingdomOf } from '../board/tables.ts';
import { GRAN } from '../game.ts';
import { tablesFor } from '../rules/table.ts';
import { crowded } from '../testing/positions.ts';
import type { Color, Kingdom, Move, Piece, PointId, State } from '../types.ts';
import { BOTS, type BotId, BUDGET, expertLooks, LEVELS } from './levels.ts';

interface Measured {
  /** What `simulate` is asked; `bot` is the one whose games are counted. */
  readonly asked: { readonly seats: number; readonly bots: readonly BotId[]; readonly games: number; readonly seed: string };
  readonly bot: BotId;
  /** By game: `1` where the bot won it, `0` where the other did, `=` where they shared it. */
  readonly won: string;
}

/** By level. */
const MEASURED: Readonly<Record<Exclude<BotId, 'random'>, Measured>> = {
  greedy: {
    asked: { seats: 2, bots: ['greedy', 'random'], games: 100, seed: 'niveaux' },
    bot: 'greedy',
    won: '1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111',
  },
  distrait: {
    asked: { seats: 2, bots: ['distrait', 'greedy'], games: 75, seed: 'niveaux' },
    bot: 'distrait',
    won: '00010001111111100=010101111100010111001111001000110101101111001111001010001',
  },
  attentif: {
    asked: { seats: 2, bots: ['attentif', 'greedy'], games: 75, seed: 'niveaux' },
    bot: 'attentif',
    won: '110111101000111101111100110111011111101011110110011101111001111111110011111',
  },
  expert: {
    asked: { seats: 2, bots: ['expert', 'greedy'], games: 50, seed: 'niveaux' },
    bot: 'expert',
    won: '01011101101111111011101001110100111101001111111101',
  },
};

/** A mutant, run again for each of thousands, plays nothing. */
const IS_MUTANT = process.env.STRYKER_MUTATOR_WORKER !== undefined;
const GAMES = IS_MUTANT ? 0 : Number(process.env.GAMES ?? 1);
const POSITIONS = IS_MUTANT ? 0 : Number(process.env.POSITIONS ?? 6);
const BUDGETS = IS_MUTANT ? [] : [BUDGET, 1000];

function optionsFor(seats: number) {
  return accepted(GRAN.checkOptions({ seats }));
}

const choice = (state: State, seed: string, budget: number): Move =>
  BOTS.expert(GRAN.view(state, state.turn), GRAN.moves(state, state.turn), diceFrom(seeded(seed)), budget);

/** Those first in which knights went to and fro behind walls, 634 rounds of the first one. */
const SIEGES = [420, 414, 335, 158, 454];
const NUMBERS = [...SIEGES, ...Array.from({ length: 500 }, (_, game) => game).filter((game) => !SIEGES.includes(game))].slice(0, GAMES);

/** Of a game of three experts: no more than 120 rounds. */
const MOST_MOVES = 3 * 120;

test.runIf(process.env.GAMES)(`${GAMES} games of three experts end within ${MOST_MOVES} moves`, { timeout: 60_000 * (GAMES + 1) }, () => {
  for (const game of NUMBERS) {
    const { moves } = playOut(GRAN, optionsFor(3), `ceo4/${game}`, [BOTS.expert, BOTS.expert, BOTS.expert], BUDGET);
    expect(moves.length, `game ${game}`).toBeLessThanOrEqual(MOST_MOVES);
  }
});

const knight = (color: Color, at: PointId, amulets: number, seals: readonly Kingdom[] = []): Piece => ({
  color,
  at,
  amulets,
  seals,
  held: false,
  waiting: false,
});

test('one point from a city whose seal it lacks, rivals walled in without an amulet: it goes there, and not round the Tour', () => {
  const start = GRAN.setup(optionsFor(3), 'tour');
  for (const seals of [[], ['galad']] as const satisfies readonly (readonly Kingdom[])[]) {
    const pieces = [knight('jaune', 'tirad-5', 3, seals), knight('bleu', 'borne-du-nord', 0, ['galad']), knight('rouge', 'tirad-6', 0)];
    const stones = ['tirad-1', 'tirad-2', 'tirad-3', 'tirad-11'];
    const state: State = { ...start, turn: 0, turns: 100, position: { ...start.position, pieces, stones, ring: { bearer: 'jaune' } } };
    for (const seed of process.env.GAMES ? ['a', 'b'] : ['a'])
      for (const budget of BUDGETS) expect(choice(state, seed, budget)).toEqual({ kind: 'walk', seat: 0, path: ['cite-de-tirad'] });
  }
});

/** Walks that bring the ring to a city whose seal its bearer lacks. */
function sealsAtHand(state: State): readonly Move[] {
  const { options, position, turn, phase } = state;
  const color = options.colors[turn];
  const piece = position.pieces.find((one) => one.color === color);
  if (phase !== 'walk' || !piece || !('bearer' in position.ring) || position.ring.bearer !== color) return [];
  const tables = tablesFor(options);
  const gives = (at: PointId | undefined): boolean => {
    const kingdom = at !== undefined && kindOf(tables, at) === 'city' ? kingdomOf(tables, at) : undefined;
    return kingdom !== undefined && !piece.seals.includes(kingdom);
  };
  return GRAN.moves(state, turn).filter((move) => move.kind === 'walk' && gives(move.path.at(-1)));
}

const placesOf = ({ position: { pieces, ring, stones } }: State): string => JSON.stringify([pieces, ring, stones]);

/** Turns of its own in which it may still come back to where it was. */
const FOLLOWED = 8;
/** Evaluations of the others, who are only in the way. */
const OTHERS = 20;

/** Follows advice from a position where a seal is at hand, until it is taken or out of reach; false where it came back to where it had been. */
function getsOn(start: State, name: string): boolean {
  const dice = diceFrom(seeded(name));
  const met = new Set<string>();
  let state = start;
  for (let own = 0; own < FOLLOWED && state.phase !== 'over'; ) {
    const isOwn = state.turn === start.turn;
    if (isOwn && state.phase === 'walk') {
      const places = placesOf(state);
      if (sealsAtHand(state).length === 0) return true;
      if (met.has(places)) return false;
      met.add(places);
      own += 1;
    }
    const legal = GRAN.moves(state, state.turn);
    const move = BOTS.expert(GRAN.view(state, state.turn), legal, dice, isOwn ? BUDGET : OTHERS);
    const played = GRAN.step(state, move);
    if (played.events.some((event) => event.kind === 'city' && event.seat === start.turn && event.seal)) return true;
    state = played.state;
  }
  return true;
}

test.runIf(POSITIONS)('with a seal at hand nothing else is looked at', () => {
  for (let number = 0, found = 0; found < 40; number += 1) {
    const dice = diceFrom(seeded(`sceau/${number}`));
    const state = crowded(GRAN.setup(optionsFor(1 + dice.roll(3)), `sceau/${number}`), dice);
    const seals = sealsAtHand(state);
    if (seals.length === 0) continue;
    found += 1;
    const looked = expertLooks(GRAN.view(state, state.turn), GRAN.moves(state, state.turn), dice, 20);
    expect(seals).toEqual(expect.arrayContaining(looked.map(({ move }) => move)));
  }
});

test(`${POSITIONS} positions with a seal at hand: advice comes back to none of them`, { timeout: 60_000 + 2000 * POSITIONS }, () => {
  const back: string[] = [];
  for (let number = 0, found = 0; found < POSITIONS; number += 1) {
    const name = `sceau/${number}`;
    const dice = diceFrom(seeded(name));
    const state = crowded(GRAN.setup(optionsFor(1 + dice.roll(3)), name), dice);
    if (sealsAtHand(state).length === 0) continue;
    found += 1;
    if (!getsOn(state, name)) back.push(name);
  }
  expect(back).toEqual([]);
});

describe.each(Object.values(MEASURED))('$bot as it is printed', ({ asked, bot, won }) => {
  const count = (sign: string): number => [...won].filter((one) => one === sign).length;

  test('its note says what its games say, and whether chance alone could have', () => {
    expect(won).toHaveLength(asked.games);
    const note = LEVELS.find(({ id }) => id === bot)?.note ?? '';
    expect(note).toContain(`${count('1')} parties sur ${won.length} `);
    expect(note).not.toMatch(/toujours|à tout coup/);
    const isSure = wilson(count('1') + count('=') / 2, won.length).low > 1 / asked.seats;
    expect(/hasard seul/.test(note)).toBe(!isSure);
  });

  const again = Math.min(GAMES, won.length);
  test(`its first ${again} games come again`, { timeout: 60_000 * (GAMES + 1) }, () => {
    const whole: Simulation = { ...asked, shard: '1/1', from: 0, to: asked.games, options: {}, own: {} };
    for (let game = 0; game < again; game += 1) {
      const names = botsOf(whole, game) as readonly BotId[];
      const { winners } = playOut(
        GRAN,
        optionsFor(asked.seats),
        gameSeed(whole, game),
        names.map((name) => BOTS[name]),
        BUDGET,
      ).outcome;
      const sign = winners.length > 1 ? '=' : names[winners[0] ?? -1] === bot ? '1' : '0';
      expect(sign, `game ${game}`).toBe(won[game]);
    }
  });
});
