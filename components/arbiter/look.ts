/** What the page of a game's arbiter needs before anybody acts: its picture, its names, and where the rest is fetched. */
import type { ComponentType } from 'preact';
import type { GameTypes } from '#engine/core/game.ts';
import type { Bench } from './bench.ts';
import type { Worded } from './desk.ts';
import type { Sheet } from './sheet.ts';

export interface PictureProps<G extends GameTypes, Seen> {
  readonly state: G['state'];
  readonly move: G['move'];
  readonly sheet: Sheet<G, Seen>;
  /** Left out: the picture is only looked at. */
  readonly touch?: (hand: string, at: string) => void;
  /** A touch only proposes: the position is not to be changed. */
  readonly fixed?: boolean;
}

export interface QuickProps<G extends GameTypes> {
  /** Of the desk: the board that places are named on. */
  readonly state: G['state'];
  /** What is asked, as a text: of the lists, or of a link. */
  readonly question: string | undefined;
  readonly worded: Worded | undefined;
  /** What is answered, where that is not what the lists ask. */
  readonly answered: string;
  /** Somebody is about to ask. */
  readonly ready: () => void;
  /** Settled once it is judged; never refused. Undefined: one that could not be read, and that has no verdict. `worded`: it is judged without some words. */
  readonly ask: (question: string | undefined, worded?: Worded) => Promise<void>;
}

export interface Look<G extends GameTypes, Seen> {
  readonly game: string;
  readonly Picture: ComponentType<PictureProps<G, Seen>>;
  /** Above all else: a question to be asked at once, without a position to be built. With it, the verdict stays in sight on a phone. */
  readonly Quick?: ComponentType<QuickProps<G>>;
  /** The bench, fetched once. */
  readonly bench: () => Promise<Bench<G, Seen>>;
  /** The words of the box that is counted with, where the game has one: the table's own, another's, ours. */
  readonly boxWords?: (text: string) => { readonly mine: string; readonly other: string; readonly ours: string };
  /** No seat sees more than another. */
  readonly hidesNothing?: true;
}
