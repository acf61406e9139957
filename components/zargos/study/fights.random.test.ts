/** Fights inside whole games come out as the odds say: the engine of the games, the bots that play them and the calculator of the page agree. */
import { expect, test } from 'vitest';
import { playing } from '#components/study/plan.ts';
import { BOTS, BUDGET } from '#engine/zargos/bot/levels.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { BINS, binOf } from './bins.ts';
import { FIGHT_SORTS, fightsOf, type Weighed } from './fights.ts';
import { LEVEL, SEED, TABLE } from './plan.ts';

/** `npm run nightly` asks for more. */
const FIGHTS = Number(process.env.FIGHTS ?? 400);

/** The first games of the study, up to so many fights. */
function played(): readonly Weighed[] {
  const fights: Weighed[] = [];
  const play = playing(
    ZARGOS,
    BOTS,
    BUDGET,
    ({ first, events }) => {
      fights.push(...fightsOf(events, first.options));
      return { length: 0 };
    },
    { isShared: true, fields: () => ({}) },
  );
  for (let game = 0; fights.length < FIGHTS; game += 1) play({ ...TABLE, level: LEVEL }, SEED, game, game + 1);
  return fights.slice(0, FIGHTS);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** How many fights more than the odds were won, in standard errors. */
function scoreOf(fights: readonly Weighed[]): {
  readonly fights: number;
  readonly more: number;
  readonly error: number;
  readonly z: number;
} {
  const more = sum(fights.map(({ won, chance }) => (won ? 1 : 0) - chance));
  const error = Math.sqrt(sum(fights.map(({ chance }) => chance * (1 - chance))));
  return { fights: fights.length, more, error, z: more / error };
}

/** Seeds are fixed: a right engine fails only when the game or its bots change, and then once in a hundred thousand. Two fights more where hardly any is in doubt. */
const BAR = 4.4;
const SLACK = 2;

const FOUGHT = played();

test(`${FIGHTS} fights of whole games: won as often as the odds say, all together, by tenths of the chance, and by sort of fight`, {
  timeout: 60_000 + 40 * FIGHTS,
}, () => {
  const groups: readonly (readonly [string, readonly Weighed[]])[] = [
    ['all', FOUGHT],
    ...FIGHT_SORTS.map((sort) => [sort, FOUGHT.filter((fight) => fight.sort === sort)] as const),
    ...Array.from({ length: BINS }, (_, bin) => [`${bin}0 %`, FOUGHT.filter(({ chance }) => binOf(chance) === bin)] as const),
  ];
  const table = groups.map(([name, fights]) => ({ name, ...scoreOf(fights) }));
  if (process.env.FIGHTS) process.stdout.write(`${table.map((row) => JSON.stringify(row)).join('\n')}\n`);
  for (const { name, more, error } of table) expect(Math.abs(more), name).toBeLessThan(BAR * error + SLACK);
  expect(FIGHT_SORTS.every((sort) => FOUGHT.some((fight) => fight.sort === sort))).toBe(true);
});

test('an impossible win, or a sure one lost, never happens', () => {
  expect(FOUGHT.filter(({ chance, won }) => (won ? chance === 0 : chance === 1))).toEqual([]);
});

test('the chance of a fight is that of the calculator', () => {
  const small = FOUGHT.filter(({ sort, situation }) => sort !== 'hand' || situation.attacker.pawns < 9).slice(0, 60);
  for (const { chance, situation } of small) expect(oddsOf(situation).win.attacker).toBeCloseTo(chance, 9);
});
