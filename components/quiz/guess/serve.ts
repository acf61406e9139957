/** What the worker of a game answers its page: a count may take longer than a page should wait. */
import { expose } from 'comlink';
import type { Edition } from '#engine/practice/edition.ts';
import type { GuessBench, PosedGuess } from './bench.ts';

/** `begin` a word of an edition, then one situation after another; or one of a word by its place, from 0. */
export interface GuessServer<Drawn> {
  begin: (seed: string, edition: Edition) => void;
  next: () => PosedGuess<Drawn>;
  at: (seed: string, edition: Edition, place: number) => PosedGuess<Drawn>;
}

export function serveGuesses<Drawn>(bench: GuessBench<Drawn>): void {
  let made = bench.from('');
  const server: GuessServer<Drawn> = {
    begin(seed, edition) {
      made = bench.from(seed, edition);
    },
    next: () => made.next().value,
    at(seed, edition, place) {
      const all = bench.from(seed, edition);
      for (let passed = 0; passed < place; passed += 1) all.next();
      return all.next().value;
    },
  };
  expose(server);
}
