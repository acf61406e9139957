/** The stored studies are what their plans ask for, of the games and bots as they are. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countOf, isSame, measuresHash, type Study, type StudyKind } from '#components/study/plan.ts';
import { STUDIES } from './studies.ts';

const studyOf = (game: string): Study =>
  JSON.parse(readFileSync(new URL(`../../components/study/data/${game}.json`, import.meta.url), 'utf8'));
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

describe.each(Object.entries(STUDIES))('%s', (game, { plan, seed, version, play }) => {
  const study = studyOf(game);

  test('holds every kind that is planned, with its games, and no other', () => {
    const kinds = study.runs.map(
      ({
        sums: _sums,
        lengths: _lengths,
        products: _products,
        first: _first,
        gaps: _gaps,
        pairs: _pairs,
        games,
        stopped = 0,
        ...kind
      }) => ({ ...kind, games: games + stopped }),
    );
    expect(kinds.toSorted()).toEqual(plan.toSorted());
    expect(study).toMatchObject({ game, seed, version, games: sum(plan.map(({ games }) => games)) });
  });

  test('is told to who would make it again: its command, its seed, its games', () => {
    const told = readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8');
    expect(told).toContain(`| \`/${game}/etude/\` | \`npm run study -- ${game}\` | \`${seed}\` | ${study.games} |`);
  });

  test('counts every game once, and gives each one’s win whole', () => {
    for (const { games, lengths, sums, seats } of study.runs) {
      expect(sum(lengths)).toBe(games);
      expect(sum(Array.from({ length: seats }, (_, order) => sums[`won-${order}`]?.[0] ?? 0))).toBeCloseTo(games, 3);
    }
  });

  test(`is of the game and bots as they are: else, npm run study -- ${game}`, () => {
    const usual = plan[0];
    const some = [usual, plan.find(({ ruling }) => ruling !== undefined), plan.at(-1)].filter((kind) => kind !== undefined);
    for (const { games: _games, ...kind } of some) {
      const run = study.runs.find((one) => isSame(one, kind));
      expect(measuresHash(play(kind, seed, 0, 1)[0])).toBe(run?.first);
    }
  });

  test('games are the same however they are shared out', () => {
    const { games: _games, ...kind }: StudyKind & { games?: number } = plan[0] ?? { seats: 4, level: 'greedy' };
    const whole = play(kind, 'morceaux', 0, 3);
    expect([...play(kind, 'morceaux', 0, 1), ...play(kind, 'morceaux', 1, 3)]).toEqual(whole);
    expect(countOf(whole).games).toBe(3);
  });
});
