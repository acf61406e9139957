/**
 * How strong the bots are: what the table prints, counted from whole games on every map, each seat held in turn (fifty; the stratège’s thirty, for they are long). A game of a pair is one of
 * `echo '{"seats":2,"bots":["greedy","random"],"games":50,"seed":"niveaux","own":{"scenario":"bois"}}' | npm run -s engine -- zargos-lords simulate`;
 * a continent's armies are even ones (`"armies":"even"` beside its scenario).
 */
import { expect, test } from 'vitest';
import { accepted } from '../../../core/accepted.ts';
import { diceFrom } from '../../../core/dice.ts';
import { seeded } from '../../../core/random.ts';
import { wilson } from '../../../core/wilson.ts';
import { CLI } from '../../cli.ts';
import { hexAt } from '../../board/map.ts';
import { LORDS } from '../game.ts';
import { START_IDS } from '../starts.ts';
import type { Move, View } from '../types.ts';
import { BOTS } from './levels.ts';
import { LEVELS } from './names.ts';

/** What became of the games that the strengths of the bots are counted from, by map: the first bot has won (+), lost (-) or shared (=). */
const DUELS = [
  {
    bots: ['greedy', 'random'],
    games: {
      ponts: '++++++++++++++++++++++++++++++++++++++++++++++++++',
      bois: '++++++++++++++++++++++++++++++++++++++++++++++++++',
      col: '++++++++++++++++++++++++++++++++++++++++++++++++++',
      gouffres: '++++++++++++++++++++++++++++++++++++++++++++++++++',
    },
  },
  {
    bots: ['etourdi', 'random'],
    games: {
      ponts: '+++++++++++++++++++++++++++++++-+++-++++++++++++++',
      bois: '+++++++++++++++-++++++++++++++++++++++++++++++++-+',
      col: '+++++++++++++++++++++++++++++++=++++++++++++++++++',
      gouffres: '++++++++++++++++++++++++++++++++++++++++++++++++-+',
    },
  },
  {
    bots: ['etourdi', 'greedy'],
    games: {
      ponts: '-+--+--++-++----------+++--+----+++----------++-+-',
      bois: '-+---+--+=++----------+-------+-+----+--------+---',
      col: '--+---------+---++---+--++-+------++-++-----+-----',
      gouffres: '-----------+----++-+-------+----+--------+--------',
    },
  },
  {
    bots: ['search', 'greedy'],
    games: {
      ponts: '++--+++++++++-++++++++++++++++',
      bois: '++-+---+++++++++--++-+++++++-+',
      col: '-++---++---++--++---+++-+-++++',
      gouffres: '--+--++-+------+++++++++++++++',
    },
  },
] as const;

/** The same of the scenarios with cities, where a game is long: the captain against chance. */
const WARS = {
  siege: '++++++++++++++++++++++++++++++++++++++++++++++++++',
  escorte: '++++++++++++++++++++++++++++++++++++++++-+++++++++',
  continent: '++++++++++++++++++++++++++++++++++++++++++++++++++',
} as const;

/** And of a siege, the stratège against the captain. */
const SIEGES = '++-+++-+++-++++--++---+-+-+-+++++-+++-+---++-+++++';

/** And of continents with even armies, many of them shared. */
const CONTINENTS = '+-++==++-++-=+++++++==+==+==+=+=+++==+-====+++++=-';

/** Games of each map that are played again, and of each scenario with cities; `npm run nightly` asks for all, from the first. By day one of each map, who begins turning from map to map; the stratège's of the first map alone. */
const GAMES = Math.min(50, Number(process.env.GAMES ?? 1));
const FROM = (map: number): number => (process.env.GAMES ? 0 : map % 2);
const WAR_GAMES = Math.min(50, Number(process.env.GAMES ?? 1));

/** The first bot's games from one on, in their order: won, lost or shared. */
function played(bots: readonly [string, string], start: string, count: number, from = 0, more: object = {}): string {
  const asked = CLI.verbs.simulate({ seats: 2, bots, games: 50, seed: 'niveaux', own: { scenario: start, ...more } });
  if (!asked.ok) throw new Error(asked.because);
  const lines = CLI.lines(asked.value as Parameters<typeof CLI.lines>[0], { from, to: from + count });
  return lines
    .map(({ bots: seated, outcome: { winners } }) => (winners.length > 1 ? '=' : seated[winners[0] ?? 0] === bots[0] ? '+' : '-'))
    .join('');
}

test.each(DUELS)('$bots: the first games are those that were counted', { timeout: 60_000 + GAMES * 20_000 }, ({ bots, games }) => {
  for (const [map, start] of START_IDS.entries()) {
    // The stratège thinks long: by day, one map tells.
    if (bots[0] === 'search' && !process.env.GAMES && map > 0) continue;
    const from = FROM(map);
    const count = Math.min(GAMES, games[start].length);
    expect([start, played(bots, start, count, from)]).toEqual([start, games[start].slice(from, from + count)]);
  }
});

test.each(DUELS)('$bots: the table prints how many of how many were won', ({ bots: [strong, weak], games }) => {
  const all = START_IDS.map((start) => games[start]).join('');
  const won = all.replaceAll(/[^+]/g, '').length;
  const { note = '' } = LEVELS.find(({ id }) => id === strong) ?? {};
  expect(all).toHaveLength(strong === 'search' ? 120 : 200);
  expect(note).toContain(`${weak === 'random' ? 'le hasard' : 'le capitaine'} ${won} fois sur ${all.length}`);
  expect(note).not.toMatch(/toujours|à tout coup/);
});

test('the stratège is stronger than the captain, and the table prints between what and what', () => {
  const { games } = DUELS[3];
  const won = Object.values(games).join('').replaceAll(/[^+]/g, '').length;
  const { low, high } = wilson(won, 120);
  expect(low).toBeGreaterThan(0.5);
  expect(LEVELS[3].note).toContain(`entre ${Math.round(100 * low)} et ${Math.round(100 * high)} %`);
});

// By day the bot's own tests play two months of one.
test.runIf(process.env.GAMES)(
  'the stratège’s first sieges against the captain are those that were counted',
  { timeout: 120_000 + WAR_GAMES * 120_000 },
  () => {
    expect(played(['search', 'greedy'], 'siege', WAR_GAMES)).toBe(SIEGES.slice(0, WAR_GAMES));
  },
);

test('in a siege he is stronger than the captain, and the table prints how often he won, and between what and what', () => {
  const won = SIEGES.replaceAll(/[^+]/g, '').length;
  const { low, high } = wilson(won, SIEGES.length);
  expect(low).toBeGreaterThan(0.5);
  expect(LEVELS[3].note).toContain(
    `« Un siège » ${won} fois sur ${SIEGES.length} (entre ${Math.round(100 * low)} et ${Math.round(100 * high)} %)`,
  );
});

// Fifty take some twenty minutes: one in four of what the night asks for.
test.runIf(process.env.GAMES)(
  'the stratège’s first continents against the captain are those that were counted',
  { timeout: 120_000 + WAR_GAMES * 60_000 },
  () => {
    const count = Math.ceil(WAR_GAMES / 4);
    expect(played(['search', 'greedy'], 'continent', count, 0, { armies: 'even' })).toBe(CONTINENTS.slice(0, count));
  },
);

test('of continents that are not shared he wins more than the captain, and the table prints how many', () => {
  const [won, lost] = ['+', '-'].map((sign) => CONTINENTS.split(sign).length - 1) as [number, number];
  expect(wilson(won, won + lost).low).toBeGreaterThan(0.5);
  expect(LEVELS[3].note).toContain(
    `${won} fois sur ${CONTINENTS.length}, pour ${lost} défaites et ${CONTINENTS.length - won - lost} nulles`,
  );
});

test.each(Object.entries(WARS))(
  '%s: the captain’s first games against chance are those that were counted',
  {
    timeout: 60_000 + WAR_GAMES * 60_000,
  },
  (start, games) => {
    expect(played(['greedy', 'random'], start, WAR_GAMES)).toBe(games.slice(0, WAR_GAMES));
  },
);

test('the captain beats chance in every scenario with cities, and the table prints how often', () => {
  for (const games of Object.values(WARS)) expect([games.length, games.replaceAll(/[^+]/g, '').length >= 0.95 * 50]).toEqual([50, true]);
  const all = Object.values(WARS).join('');
  const { note } = LEVELS[2];
  expect(note).toContain(`avec des villes, ${all.replaceAll(/[^+]/g, '').length} fois sur ${all.length}`);
});

test('levels are bots, the gentlest first', () => {
  expect(LEVELS.map(({ id }) => id)).toEqual(Object.keys(BOTS));
  expect(LEVELS[0].id).toBe('random');
});

test('an absent mind keeps its word: asked about allies, and where it could leave one, it does as the captain', () => {
  const view = LORDS.view(LORDS.setup(accepted(LORDS.checkOptions({ seats: 3, scenario: 'guerre' })), 'parole'), 0);
  const peoples = ['chevaliers', 'dragons', 'moines'] as const;
  const counters = (['chevalier', 'dragon', 'moine'] as const).map((kind, at) => ({
    id: `${'abc'.charAt(at)}1`,
    kind,
    at: hexAt(4 + 3 * at, 8),
  }));
  const position = { ...view.position, counters, allies: [['chevaliers', 'dragons'] as const] };
  const asked: View = { ...view, phase: 'alliances', peoples, position };
  const legal: readonly Move[] = [
    { kind: 'break', seat: 0, with: 1 },
    { kind: 'end', seat: 0 },
  ];
  for (let roll = 0; roll < 60; roll += 1) {
    const dice = diceFrom(seeded(`parole/${roll}`));
    expect(BOTS.etourdi(asked, legal, dice, 0)).toEqual(legal[1]);
    expect(BOTS.etourdi({ ...asked, phase: 'combats' }, legal, dice, 0)).toEqual(legal[1]);
  }
});
