/** Where an address says how a fight was played: after its fragment's name, since servers cut long queries. */
export const PLAY_KEY = '#jeu=';

/** The play of a fragment, to be read; empty for another fragment. */
export const playIn = (hash: string): string => (hash.startsWith(PLAY_KEY) ? hash.slice(PLAY_KEY.length) : '');

/** The fragment of the address without a play. */
export const otherFragment = (): string => (location.hash.startsWith(PLAY_KEY) ? '' : location.hash);
