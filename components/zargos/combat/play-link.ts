/** Where an address says how a fight was played: after its fragment's name, since servers cut long queries. */
export const PLAY_KEY = '#jeu=';
