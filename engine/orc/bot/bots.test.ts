import { describe, expect, test } from 'vitest';
import { accepted } from '../../core/accepted.ts';
import { diceFrom } from '../../core/dice.ts';
import type { Bot } from '../../core/game.ts';
import { playOut } from '../../core/playout.ts';
import { seeded } from '../../core/random.ts';
import { ORC } from '../game.ts';
import { type GameOptions, LAST_TICK, type Move, type View } from '../types.ts';
import { decide, expertWith } from './expert.ts';
import { BOTS, BUDGET } from './levels.ts';
import { BOT_IDS, LEVELS } from './names.ts';
import { meterOf } from './pick.ts';
import { PERFECT } from './recall.ts';

function optionsFor(seats: number, options: Readonly<Record<string, string>> = {}): GameOptions {
  return accepted(ORC.checkOptions({ seats, options }));
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
}

interface Moment {
  readonly view: View;
  readonly legal: readonly Move[];
  readonly move: Move;
}

/** Every decision of a game where all seats are held by one bot. */
function momentsOf(bot: Bot<View, Move>, options: GameOptions, seed: string, budget: number): readonly Moment[] {
  const moments: Moment[] = [];
  const watched: Bot<View, Move> = (view, legal, dice, left) => {
    const move = bot(frozen(view), frozen(legal), dice, left);
    if (!legal.includes(move)) throw new Error(`${JSON.stringify(move)} is not among the moves of seat ${view.seat}`);
    moments.push({ view, legal, move });
    return move;
  };
  playOut(ORC, options, seed, new Array<Bot<View, Move>>(options.seats).fill(watched), budget);
  return moments;
}

/** Readings that change what bots reckon with, or which moves there are. */
const HOUSE = {
  'ORC-L-12': 'nulle',
  'ORC-L-14': 'non',
  'ORC-L-15': 'non',
  'ORC-L-16': 'garde',
  'ORC-L-20': 'tous',
  'ORC-L-23': 'a-tour-de-role',
  'ORC-L-24': 'interdit-si-vu',
  'ORC-L-26': 'perdue',
  'ORC-L-27': 'oui',
  'ORC-L-29': 'interdit',
  'ORC-L-30': 'oui',
} as const;

describe.each(BOT_IDS)('%s', (id) => {
  const bot = BOTS[id];

  test.each([
    [4, BUDGET, {}],
    [5, 0, HOUSE],
    [6, 9, {}],
    [7, BUDGET, HOUSE],
  ])('plays listed moves to the end, %i at the table, with a budget of %i', (seats, budget, options) => {
    expect(momentsOf(bot, optionsFor(seats, options), `${id}/${seats}`, budget).length).toBeGreaterThan(100);
  });

  test('equal views and equal dice, equal moves', () => {
    const moments = momentsOf(bot, optionsFor(4), `${id}/equal`, BUDGET).filter(
      ({ view }, at) => view.phase !== 'recruit' || at % 20 === 0,
    );
    for (const [at, { view, legal }] of moments.entries()) {
      const again = () => {
        const [seen, listed] = [JSON.parse(JSON.stringify(view)) as View, JSON.parse(JSON.stringify(legal)) as Move[]];
        return bot(seen, listed, diceFrom(seeded(`${at}`)), BUDGET);
      };
      expect(again()).toEqual(again());
      expect(again()).toEqual(bot(view, legal, diceFrom(seeded(`${at}`)), BUDGET));
    }
  });
});

test('an expert never takes more evaluations than its budget', () => {
  const moments = momentsOf(BOTS.expert, optionsFor(6), 'budget', BUDGET);
  let most = 0;
  for (const [at, { view, legal }] of moments.entries()) {
    if (view.phase === 'recruit' && at % 7 > 0) continue;
    for (const budget of [0, 1, 7, 20, 100_000]) {
      const meter = meterOf(budget);
      expect(legal).toContain(decide(view, legal, diceFrom(seeded('dice')), meter, { recall: PERFECT, reaction: 1 }));
      expect(meter.spent).toBeLessThanOrEqual(budget);
      most = Math.max(most, meter.spent);
    }
  }
  expect(most, 'so that the budgets above mean something').toBeGreaterThan(20);
});

test('slow hands: where the same dice fall at every tick, one tick in three is looked at', () => {
  const bot = (reaction: number) => expertWith({ recall: PERFECT, reaction });
  const play = (reaction: number, { view, legal }: Moment) => bot(reaction)(view, legal, diceFrom(seeded('same')), BUDGET);
  const acts = [0, 1, 2]
    .flatMap((game) => momentsOf(BOTS.random, optionsFor(4), `looks/${game}`, 0))
    .filter((moment) => moment.view.phase === 'recruit' && moment.view.tick < LAST_TICK && play(1, moment).kind !== 'wait');
  const looked = acts.filter((moment) => play(3, moment).kind !== 'wait');
  const [first] = looked;
  expect(looked.length).toBeGreaterThan(3);
  expect(looked).toEqual(acts.filter(({ view }) => view.tick % 3 === (first?.view.tick ?? 0) % 3));
});

test('levels are bots, each once', () => {
  expect(LEVELS.map(({ id }) => id)).toEqual([...BOT_IDS]);
});
