/** The profile of Zargos: its name, its credits, and what a reader may ask of it. */
import type { GameProfile } from '#components/base/profile.ts';

export const PROFILE: GameProfile = {
  id: 'zargos',
  rank: 1,
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
  contents: 'toutes les règles, les litiges tranchés, les cartes, le calcul exact des combats et la partie contre l’ordinateur.',
  examples: ['combien de dés', 'perdre la capitale', 'vent de guerre', 'les démons', 'attaquer par la mer', 'ZAR-COM-3', 'litige 8'],
};
