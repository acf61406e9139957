/** What a page is, for search engines: its place in the site, and on the home page of a game the game itself (schema.org, as JSON-LD). */
import type { GameProfile } from '#components/base/profile.ts';

interface Told {
  readonly titre: string;
  /** Absolute address of the page. */
  readonly url: string;
  /** Absolute address of the site's home page. */
  readonly home: string;
  readonly game: GameProfile | undefined;
}

/** « 2 à 6 joueurs »: from, to. */
const playersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

function gameData(game: GameProfile, url: string): object {
  const [minValue, maxValue = minValue] = playersIn(game.players);
  const [age] = playersIn(game.age);
  return {
    '@type': 'Game',
    name: game.name,
    url,
    description: game.pitch,
    inLanguage: 'fr',
    numberOfPlayers: { '@type': 'QuantitativeValue', minValue, maxValue },
    ...(age !== undefined && { typicalAgeRange: `${age}-` }),
    ...(game.author && { author: { '@type': 'Person', name: game.author } }),
    ...(game.publisher && { publisher: { '@type': 'Organization', name: game.publisher } }),
    ...(game.year && { datePublished: game.year }),
  };
}

/** JSON, safe inside a `<script>`. */
export function linkedData({ titre, url, home, game }: Told): string {
  const gameHome = game && `${home}${game.id}/`;
  const places = [
    { name: 'Règles vivantes', item: home },
    ...(game && gameHome ? [{ name: game.name, item: gameHome }] : []),
    ...(url === home || url === gameHome ? [] : [{ name: titre, item: url }]),
  ];
  const crumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, at) => ({ '@type': 'ListItem', position: at + 1, ...place })),
  };
  const graph = [...(places.length > 1 ? [crumbs] : []), ...(game && url === gameHome ? [gameData(game, url)] : [])];
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
