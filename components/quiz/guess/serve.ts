/** What the worker of a game answers its page: a count may take longer than a page should wait. */
import { expose } from 'comlink';
import type { GuessBench, PosedGuess } from './bench.ts';

/** `begin` a word, then one situation after another. */
export interface GuessServer<Drawn> {
  begin: (seed: string) => void;
  next: () => PosedGuess<Drawn>;
}

export function serveGuesses<Drawn>(bench: GuessBench<Drawn>): void {
  let made = bench.from('');
  const server: GuessServer<Drawn> = {
    begin(seed) {
      made = bench.from(seed);
    },
    next: () => made.next().value,
  };
  expose(server);
}
