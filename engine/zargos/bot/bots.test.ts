import { describe, expect, test } from 'vitest';
import { accepted } from '../../core/accepted.ts';
import { diceFrom } from '../../core/dice.ts';
import type { Bot } from '../../core/game.ts';
import { playOut } from '../../core/playout.ts';
import { seeded } from '../../core/random.ts';
import { wilson } from '../../core/wilson.ts';
import { ZARGOS } from '../game/game.ts';
import type { GameOptions, Move, State, View } from '../game/types.ts';
import { tableOf } from '../testing/tables.ts';
import { BOT_IDS, BOTS, type BotId, BUDGET } from './levels.ts';
import { LEVELS } from './names.ts';

interface Measured {
  /** What `simulate` is asked; `bot` is the one whose games are counted. */
  readonly asked: { readonly seats: number; readonly bots: readonly BotId[]; readonly games: number; readonly seed: string };
  readonly bot: BotId;
  /** By game: 1 where the bot won it, 0 where another did. */
  readonly won: string;
}
/** By level. */
const MEASURED: Readonly<Record<'capitaine' | 'search', Measured>> = {
  capitaine: {
    asked: { seats: 2, bots: ['capitaine', 'greedy'], games: 400, seed: 'chef' },
    bot: 'capitaine',
    won: '1111110111111000111011011100011101111101101100011100110101111111010110011011110101110111111110010111111111111001101111010100111110101111000000011111010111100001100011101100101101110000110111000110111100101110111010111111111101111111111011111110110110101101000011111111101100100110011111101111100111011011010001011011011011010111001111101111110001101101111000011101101110111111111111111011011011101011',
  },
  search: {
    asked: { seats: 4, bots: ['search', 'greedy', 'greedy', 'greedy'], games: 240, seed: 'chef' },
    bot: 'search',
    won: '001000011000010101101110000111010111111001001000010100100011010111010110001010001001101000001010011001111110001101101101011101111001111110110011010110101001111000110101000010000001101101010101001000100110010011011010010000001001100100010101',
  },
};

function optionsFor(input: Readonly<Record<string, unknown>>): GameOptions {
  return accepted(ZARGOS.checkOptions(input));
}

interface Decision {
  readonly view: View;
  readonly legal: readonly Move[];
  readonly move: Move;
}

/** A game of one bot at all seats, each of its moves judged; gives every `each`-th decision. */
function decisionsOf(bot: Bot<View, Move>, options: GameOptions, seed: string, each: number): readonly Decision[] {
  const kept: Decision[] = [];
  const dice = diceFrom(seeded(`${seed}/bot`));
  let state = ZARGOS.setup(options, seed);
  for (let count = 0; !ZARGOS.outcome(state); count += 1) {
    const [seat = 0] = ZARGOS.toMove(state);
    const legal = ZARGOS.moves(state, seat);
    const view = ZARGOS.view(state, seat);
    const move = bot(view, legal, dice, 0);
    const verdict = ZARGOS.judge(state, move);
    if (!verdict.ok) throw new Error(`${JSON.stringify(move)} in ${state.phase}: ${verdict.because}`);
    if (count % each === 0) kept.push({ view, legal, move });
    state = ZARGOS.step(state, move).state;
  }
  return kept;
}

/** Readings that change which moves there are, or what fights lead to. */
const HOUSE = {
  'ZAR-L-3': 'adversaire-d-abord',
  'ZAR-L-8': 'plafond-3',
  'ZAR-L-17': 'rang-par-peuple',
  'ZAR-L-21': 'un-pas-par-case',
  'ZAR-L-32': 'oui',
  'ZAR-L-35': 'non',
  'ZAR-L-38': 'abandon-permis',
  'ZAR-L-45': 'oui',
  'ZAR-L-49': 'fin-du-tour',
  'ZAR-L-51': 'non',
} as const;

const TABLES = [
  { seats: 2 },
  { seats: 2, each: 3, opening: 'complete', options: HOUSE },
  { seats: 3, opening: 'complete' },
  { seats: 4, options: HOUSE },
  { seats: 5, opening: 'complete' },
  { seats: 6 },
] as const;

test.each(TABLES)('greedy plays legal moves to the end: %o', (table) => {
  expect(decisionsOf(BOTS.greedy, optionsFor(table), `legal/${table.seats}`, 50).length).toBeGreaterThan(1);
});

test.each([TABLES[1], TABLES[2]])('capitaine plays legal moves to the end: %o', (table) => {
  expect(decisionsOf(BOTS.capitaine, optionsFor(table), `legal/${table.seats}`, 50).length).toBeGreaterThan(1);
});

/** Decisions of a table of three, from the choice of peoples on. */
const SEEN = decisionsOf(BOTS.greedy, optionsFor({ seats: 3, opening: 'complete' }), 'equal', 9);

/** A bot's move, its view and what is listed told anew. */
const asked = (bot: Bot<View, Move>, { view, legal }: Decision, budget: number): Move => {
  const [seen, listed] = [JSON.parse(JSON.stringify(view)) as View, JSON.parse(JSON.stringify(legal)) as Move[]];
  return bot(seen, listed, diceFrom(seeded('d')), budget);
};

describe('a decision depends on the view, the dice and the budget alone', () => {
  test.each(BOT_IDS)('%s', (id) => {
    for (const one of SEEN) {
      expect(asked(BOTS[id], one, 0)).toEqual(BOTS[id](one.view, one.legal, diceFrom(seeded('d')), 0));
    }
  });

  test('what another player holds in hand changes nothing', () => {
    const state = tableOf({
      peoples: [['chevaliers'], ['dragons']],
      stands: { chevaliers: { 'ohms-1': 9, ohms: 4 }, dragons: { 'ohms-2': 3, kahil: 5 } },
      hands: [['vent-de-folie'], ['vent-de-mort', 'vent-de-guerre']],
    });
    const other: State = { ...state, hands: [state.hands[0] ?? [], ['eclipse', 'vent-de-terre']] };
    const [one, two] = [state, other].map((of) => ({ view: ZARGOS.view(of, 0), legal: ZARGOS.moves(of, 0) }));
    expect(one).toEqual(two);
  });
});

test('search looks ahead and stays legal', () => {
  const choices = SEEN.filter(({ view }) => view.phase === 'attacks').slice(0, 4);
  expect(choices.length).toBeGreaterThan(3);
  for (const one of choices) {
    const move = asked(BOTS.search, one, BUDGET);
    const state = ZARGOS.guess(one.view, diceFrom(seeded('g')));
    expect(ZARGOS.judge(state, move)).toEqual({ ok: true });
    expect(asked(BOTS.search, one, BUDGET)).toEqual(move);
  }
});

test.each([
  ['greedy', 'random', 12, 11],
  ['etourdi', 'random', 12, 11],
  // Four in five over many games: two in three of these.
  ['greedy', 'etourdi', 24, 16],
] as const)('%s beats %s: of %i games of two, seats turning, at least %i', (strong, weak, games, least) => {
  const options = optionsFor({ seats: 2 });
  let won = 0;
  for (let game = 0; game < games; game += 1) {
    const seat = game % 2;
    const bots = [0, 1].map((one) => BOTS[one === seat ? strong : weak]);
    if (playOut(ZARGOS, options, `match/${game}`, bots, BUDGET).outcome.winners.includes(seat)) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(least);
});

describe('strengths that are printed are those of their runs', () => {
  const each = Object.values(MEASURED);

  test.each(each)('the first games of $bot, played again', ({ asked: { seats, bots, seed }, bot, won }) => {
    const options = optionsFor({ seats });
    const games = process.env.GAMES === 'all' ? won.length : seats === 2 ? 4 : 1;
    const again = Array.from({ length: games }, (_, game) => {
      const held = Array.from({ length: seats }, (__, seat) => bots[(seat + game) % bots.length] ?? bot);
      const { outcome } = playOut(
        ZARGOS,
        options,
        `${seed}/${game}`,
        held.map((id) => BOTS[id]),
        BUDGET,
      );
      return held.some((id, seat) => id === bot && outcome.winners.includes(seat)) ? 1 : 0;
    });
    expect(again.join('')).toBe(won.slice(0, games));
  });

  test('the notes of the levels say them', () => {
    for (const {
      asked: { games },
      bot,
      won,
    } of each) {
      const wins = won.replaceAll('0', '').length;
      expect(won).toHaveLength(games);
      expect(LEVELS.find(({ id }) => id === bot)?.note).toContain(`${wins} parties sur ${games}`);
    }
    for (const { note } of LEVELS) expect(note).not.toMatch(/toujours|à tout coup/);
  });

  test('the captain wins more than three games of five against the one before it, the strategist alone against three more than two of five', () => {
    const low = ({ won }: (typeof each)[number]): number => wilson(won.replaceAll('0', '').length, won.length).low;
    expect(low(MEASURED.capitaine)).toBeGreaterThan(0.6);
    expect(low(MEASURED.search)).toBeGreaterThan(0.4);
  });
});

test('levels are bots, the gentlest first', () => {
  expect(LEVELS.every(({ id }) => id in BOTS)).toBe(true);
  expect(LEVELS[0]?.id).toBe('random');
});
