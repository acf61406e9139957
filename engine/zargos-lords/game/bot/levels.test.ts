/**
 * How strong the bots are: what the table prints, counted from whole games on every map, each seat held in turn. A game of a pair is one of
 * `echo '{"seats":2,"bots":["greedy","random"],"games":50,"seed":"niveaux","own":{"start":"bois"}}' | npm run -s engine -- zargos-lords simulate`.
 */
import { expect, test } from 'vitest';
import { CLI } from '../../cli.ts';
import { START_IDS } from '../starts.ts';
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
      ponts: '-++-+++++++++++++-+++++=+++-++++++++++++++++++++++',
      bois: '+++++++-+++++++++++++++++++++++++++++++++++++-++-+',
      col: '+++++++++++-+++++++++++++++-++++++++++++++++++++++',
      gouffres: '++++++++++++++-+++++++++++++++++++++++++++++++++-+',
    },
  },
  {
    bots: ['etourdi', 'greedy'],
    games: {
      ponts: '---=-+----+------+---=+--+---++-++----+----+-+--++',
      bois: '--------+--------+=---------+------++--+----+-----',
      col: '-----------------------+---++------++=+-----+-----',
      gouffres: '------+-+-------+-++--+-+---------+--------+------',
    },
  },
] as const;

/** Games of each map that are played again; `npm run nightly` asks for all. */
const GAMES = Math.min(50, Number(process.env.GAMES ?? 2));

/** The first bot's games, in their order: won, lost or shared. */
function played(bots: readonly [string, string], start: string): string {
  const asked = CLI.verbs.simulate({ seats: 2, bots, games: 50, seed: 'niveaux', own: { start } });
  if (!asked.ok) throw new Error(asked.because);
  const lines = CLI.lines(asked.value as Parameters<typeof CLI.lines>[0], { from: 0, to: GAMES });
  return lines
    .map(({ bots: seated, outcome: { winners } }) => (winners.length > 1 ? '=' : seated[winners[0] ?? 0] === bots[0] ? '+' : '-'))
    .join('');
}

test.each(DUELS)('$bots: the first games are those that were counted', { timeout: 60_000 + GAMES * 20_000 }, ({ bots, games }) => {
  for (const start of START_IDS) expect([start, played(bots, start)]).toEqual([start, games[start].slice(0, GAMES)]);
});

test.each(DUELS)('$bots: the table prints how many of how many were won', ({ bots: [strong, weak], games }) => {
  const all = START_IDS.map((start) => games[start]).join('');
  const won = all.replaceAll(/[^+]/g, '').length;
  const { note = '' } = LEVELS.find(({ id }) => id === strong) ?? {};
  expect(all).toHaveLength(200);
  expect(note).toContain(`${weak === 'random' ? 'le hasard' : 'le capitaine'} ${won} fois sur ${all.length}`);
  expect(note).not.toMatch(/toujours|à tout coup/);
});

test('levels are bots, the gentlest first', () => {
  expect(LEVELS.map(({ id }) => id)).toEqual(Object.keys(BOTS));
  expect(LEVELS[0].id).toBe('random');
});
