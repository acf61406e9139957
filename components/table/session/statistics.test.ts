import { expect, test } from 'vitest';
import { botOf } from '../chooser/seats.ts';
import { HUMAN } from '../spec.ts';
import { NO_GAMES, readStatistics, statistician, withGame } from './statistics.ts';

const LEVELS = ['random', 'expert'].map((id) => ({ id, label: id, note: '' }));
const won = { winners: [0], scores: [3, 1, 1] };
const lost = { winners: [1, 2], scores: [1, 2, 2] };
const tied = { winners: [0, 2], scores: [2, 1, 2] };
const mixed = [HUMAN, botOf('expert'), botOf('random')];

test('games are counted by the best bot that sat there, each once', () => {
  const one = withGame(NO_GAMES, 'a', mixed, won, LEVELS);
  const two = withGame(one, 'b', mixed, lost, LEVELS);
  const three = withGame(two, 'c', [HUMAN, botOf('random')], lost, LEVELS);
  expect(three.levels).toEqual({ expert: { played: 2, won: 1, shared: 0 }, random: { played: 1, won: 0, shared: 0 } });
  expect(withGame(three, 'd', mixed, tied, LEVELS).levels.expert).toEqual({ played: 3, won: 1, shared: 1 });
  expect(withGame(three, 'b', mixed, lost, LEVELS)).toBe(three);
});

test('bots alone, and people among themselves, are nobody’s games', () => {
  expect(withGame(NO_GAMES, 'a', [botOf('random'), botOf('random')], won, LEVELS)).toBe(NO_GAMES);
  expect(withGame(NO_GAMES, 'a', [HUMAN, HUMAN, botOf('random')], won, LEVELS)).toBe(NO_GAMES);
  expect(withGame(NO_GAMES, 'a', [HUMAN], won, LEVELS)).toBe(NO_GAMES);
});

test('counts are kept, and erased on demand', () => {
  const texts = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  const one = statistician(shelf, 'toy');
  one.count('a', mixed, won, LEVELS);
  expect(statistician(shelf, 'toy').get().levels).toEqual({ expert: { played: 1, won: 1, shared: 0 } });
  one.clear();
  one.count('a', mixed, won, LEVELS);
  expect(statistician(shelf, 'toy').get().levels).toEqual({});
});

test.each([
  null,
  '',
  '{',
  '{"format":2}',
  '{"format":1,"levels":{"x":{"played":1,"won":2},"y":3,"z":{"played":1,"won":1,"shared":1},"a":{"played":1,"won":0,"shared":-1}}}',
])('%s counts nothing', (text) => {
  expect(readStatistics(text)).toEqual(NO_GAMES);
});

test('counts of a bot that had another name are its own', () => {
  const text = '{"format":1,"counted":[],"levels":{"vieux":{"played":2,"won":1}}}';
  expect(readStatistics(text, [{ id: 'expert', was: 'vieux', label: '', note: '' }]).levels).toEqual({
    expert: { played: 2, won: 1, shared: 0 },
  });
});
