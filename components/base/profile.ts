/** What a game shows of itself, wherever the house lists its games. */
export interface GameProfile {
  /** Of its folder, its addresses, its colour. */
  readonly id: string;
  /** Its place in the order of the house. */
  readonly rank: number;
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
  /** Where it is played: the id that games are kept under, its address after the game's own, how it is called. Left out: `jouer/`, as the game. */
  readonly tables?: readonly { readonly id: string; readonly to: string; readonly name: string }[];
  /** What may be asked of its rules, before anything is. */
  readonly examples: readonly string[];
}
