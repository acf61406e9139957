/** The stream of a bot's decision: of the game's seed, its seat, and where the game stands; a clock's tick is in the last move. */
export const streamOf = (seed: string, seat: number, moves: readonly unknown[]): string =>
  `${seed}/bot/${seat}/${moves.length}/${JSON.stringify(moves.at(-1) ?? '')}`;
