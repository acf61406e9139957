/** The four games of the house: what pages need to name, list and colour them. */

export const GAME_IDS = ['zargos', 'zargos-lords', 'orc', 'gran'] as const;
export type GameId = (typeof GAME_IDS)[number];

export interface GameCard {
  readonly id: GameId;
  readonly name: string;
  /** Shown where the name is too long. */
  readonly short: string;
  readonly author: string;
  readonly publisher: string;
  readonly year: string;
  readonly players: string;
  readonly time: string;
  readonly age: string;
  /** What it is like to play, one sentence. */
  readonly pitch: string;
  /** What the site holds of it, after its credits in search engines: with them at most 160 characters. */
  readonly contents: string;
  /** Its rules are on the site. */
  readonly open: boolean;
}

export const GAMES: readonly GameCard[] = [
  {
    id: 'zargos',
    name: 'Zargos',
    short: 'Zargos',
    author: 'Duccio Vitale',
    publisher: 'Jeux Descartes',
    year: '1990',
    players: '2 à 6 joueurs',
    time: 'environ 2 heures',
    age: 'dès 12 ans',
    pitch:
      'Six peuples aux dons très inégaux, une planète à partager en dix minutes de marchandage, et au centre une cité gardée par les démons.',
    contents: 'toutes les règles, les litiges tranchés, les cartes et le calcul exact des combats.',
    open: true,
  },
  {
    id: 'zargos-lords',
    name: 'Zargo’s Lords',
    short: 'Lords',
    author: 'Marco Donadoni',
    publisher: 'International Team',
    year: '1979',
    players: '2 à 4 joueurs',
    time: 'une longue soirée',
    age: '',
    pitch: 'L’ancêtre à hexagones : des armées entières, des flèches qui filent à huit cases et des alliances qu’on regrette.',
    contents: 'règles, litiges, révision de 1983, pions et tableaux reconstitués.',
    open: true,
  },
  {
    id: 'orc',
    name: 'De l’Orc pour les braves',
    short: 'De l’Orc…',
    author: 'Bruno Faidutti et Alan R. Moon',
    publisher: 'Asmodée',
    year: '2003',
    players: '4 à 7 joueurs',
    time: 'environ 40 minutes',
    age: '',
    pitch: 'Les cartes pleuvent au rythme du Sorcier, on s’arrache des mercenaires dont personne ne connaît la valeur.',
    contents: 'règles, litiges, cartes, valeur d’une armée et partie contre l’ordinateur.',
    open: true,
  },
  {
    id: 'gran',
    name: 'Gran',
    short: 'Gran',
    author: 'auteur inconnu',
    publisher: 'éditeur inconnu',
    year: '',
    players: '2 à 6 chevaliers',
    time: '',
    age: '',
    pitch: 'Un anneau pour quatre royaumes : on le vole, on saute les dragons avec, et l’on mure la route des autres.',
    contents: 'règles, litiges tranchés, plateau reconstitué à explorer et chances exactes des duels.',
    open: true,
  },
];

export const gameOf = (id: string): GameCard | undefined => GAMES.find((game) => game.id === id);
