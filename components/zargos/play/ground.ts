/** The drawing of our board and where its names stand, from the page down to where a game shows it. */
import { type ComponentChildren, createContext } from 'preact';
import type { Point } from '#components/zargos/board/map/geometry.ts';

export interface OurBoard {
  readonly drawing: ComponentChildren;
  /** Middle of each place's label, in the order of our tables. */
  readonly spots: readonly Point[];
  readonly kingdoms: readonly { readonly id: string; readonly name: string; readonly at: Point }[];
  /** The address of the drawings of the cards. */
  readonly cards: string;
}

export const OurGround = createContext<OurBoard>({ drawing: undefined, spots: [], kingdoms: [], cards: '' });
