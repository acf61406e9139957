/**
 * What each side of a skirmish wins, as its page prints it: two captains, the usual eight months, each map 400 times. A map's games are those of
 * `echo '{"seats":2,"bots":["greedy","greedy"],"games":400,"seed":"bords","own":{"start":"col","months":8}}' | npm run -s engine -- zargos-lords simulate`.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wilson } from '../../../core/wilson.ts';
import { CLI } from '../../cli.ts';
import { PEOPLE_NAMES } from '../../data/counters.ts';
import { START_IDS, STARTS } from '../starts.ts';

/** What became of each game for who plays first: won (+), lost (-) or shared (=). */
const GAMES_OF = {
  ponts:
    '=---+--+----+-++----+++-+=+-+---++++---+-----+++-+----++-+-+-++-+-++-+--+--++++=++-+++-----+-+-++---+---+--------------+++++++--++-----+++--+--++------+=---++----++------+-+---++++---+++=+-+------+------++++---++---=---+-++--+-=-+--+---------+++-+--+++--++-+-+=-++-++-+=++---------++--+++-+--+---+-------+---+-+-+++++=--++-++-+++---+------++++++-++--+--+----++++++---+----++++--+-++--++++++-+-++-+-++',
  bois: '-+-+++----+--+++---++-+--+++---+-+++-+---+-+--+--+--+++--+--+-++---+++---+-+++++-++-+--+++++--++++-+++-+++-+--++-+---+-++---+--+--+--+-+-++----++---+---+-+----+++-+-++---+-++---++++---+++-+-+-+++-++---------+-+++++++++----+------+-++++-++-+-++++----=++-----+++++--+-++-+---------+++-++---++-++++-+--++--+---+-++++-=++++-++---+-++----+-+++-+----------+--+--+-+-+-++-++-+-+-+-++-+-+----=++---++-+-+--+-',
  col: '--+--+--+---+++---=+-++++---------++---++-+---+----+----++---++-+-+-+=-+-+--+--+-++--=--+-+-+++-++++++--+-+++++--++---+-+-+++--++-++-+----+-+-+-+----+=---=---+++--+----------+-+-++-+-++--++=-----=-+--++++-++++++-+---+---+--+---+---+--+-+-----+++----+-+-++-+--++--+--++--+----++--+++-+-+--+=-+-++--++++--+--+-+++---+-+--------+--+------++--+-+----+++-++-+++-+----++++-+--+---++-+------++---+-+-+++----',
  gouffres:
    '-++----+++++++++-+++--++++++--++-++++-++-+++++-++-+++++++-+++++---+-++++-+++++++++--++-+-++-+++--+-++++-+++++--++++-++-++-++--+--+++-++++--+++=+++-++++++++-+++++++++++-+--+++-++++++-+-++++++++-++-++-+-+-+++++--++-+-++-+-+-+-+++-+++---+----+++--+++++++++-++++++-+++++++--++-+-++-++++++++-+--+-++-++-+++--++++-+++--++++++-+-++-+-++----+-+-++-+-+--++++++-++++++-+++++-+--+-+-+--+-++++---++++++++++++++++',
} as const;

/** Games of each map that are played again; `npm run nightly` asks for all it can. */
const GAMES = Math.min(400, Number(process.env.GAMES ?? 2));

const PAGE = readFileSync(new URL('../../../../content/zargos-lords/escarmouche.mdx', import.meta.url), 'utf8');
const countOf = (games: string, sign: string): number => games.split(sign).length - 1;

test.each(START_IDS)('%s: the first games of two captains are those that were counted', { timeout: 60_000 + GAMES * 5_000 }, (start) => {
  const asked = CLI.verbs.simulate({ seats: 2, bots: ['greedy', 'greedy'], games: 400, seed: 'bords', own: { start, months: 8 } });
  if (!asked.ok) throw new Error(asked.because);
  const lines = CLI.lines(asked.value as Parameters<typeof CLI.lines>[0], { from: 0, to: GAMES });
  const played = lines.map(({ outcome: { winners } }) => (winners.length > 1 ? '=' : winners[0] === 0 ? '+' : '-')).join('');
  expect(played).toBe(GAMES_OF[start].slice(0, GAMES));
});

test.each(START_IDS)('%s: the page prints what was counted', (start) => {
  const games = GAMES_OF[start];
  expect(games).toHaveLength(400);
  const [won, lost] = ['+', '-'].map((sign) => countOf(games, sign));
  const [first, second] = STARTS[start].peoples.map((people) => PEOPLE_NAMES[people]);
  const { low, high } = wilson(won ?? 0, games.length);
  const share = `${Math.round(100 * low)} à ${Math.round(100 * high)} %`;
  const row = `| ${STARTS[start].name} | ${first}, ${won} | ${second}, ${lost} | ${share} |`;
  expect(PAGE.replaceAll(/ +/g, ' ')).toContain(row);
});
