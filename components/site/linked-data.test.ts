import { expect, test } from 'vitest';
import type { GameProfile } from '#components/base/profile.ts';
import { linkedData } from './linked-data.ts';

const GAME: GameProfile = {
  id: 'toy',
  rank: 1,
  name: 'Le Jeu </script>',
  short: 'Jeu',
  author: 'Une Autrice',
  publisher: 'Éditions',
  year: '1983',
  players: '2 à 4 joueurs',
  time: '2 heures',
  age: 'dès 12 ans',
  pitch: 'Un jeu.',
  contents: 'tout.',
  examples: [],
};
const HOME = 'https://club.example/jeux/';
const graphOf = (titre: string, url: string, game?: GameProfile) =>
  (JSON.parse(linkedData({ titre, url, home: HOME, game })) as { '@graph': readonly Record<string, unknown>[] })['@graph'];

test('a page says where it stands', () => {
  const [crumbs] = graphOf('Combats', `${HOME}toy/regles/combats/`, GAME);
  expect(crumbs).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Règles vivantes', item: HOME },
      { '@type': 'ListItem', position: 2, name: GAME.name, item: `${HOME}toy/` },
      { '@type': 'ListItem', position: 3, name: 'Combats', item: `${HOME}toy/regles/combats/` },
    ],
  });
  expect(graphOf('Glossaire', `${HOME}glossaire/`)[0]).toMatchObject({
    itemListElement: [{ position: 1 }, { position: 2, name: 'Glossaire' }],
  });
  expect(graphOf('Règles vivantes', HOME)).toEqual([]);
});

test('the home page of a game says what the game is', () => {
  expect(graphOf(GAME.name, `${HOME}toy/`, GAME)).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{}, { name: GAME.name }] },
    { '@type': 'Game', numberOfPlayers: { minValue: 2, maxValue: 4 }, typicalAgeRange: '12-', datePublished: '1983' },
  ]);
});

test('no text of it ends its script', () => {
  expect(linkedData({ titre: 'x', url: `${HOME}toy/`, home: HOME, game: GAME })).not.toContain('</');
});
