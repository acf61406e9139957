/** The drawing of our board and where its names stand, from the page down to where a game shows it. */
import { type ComponentChildren, type ComponentType, createContext, h } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Point } from '#components/kit/drawing/ink.ts';

export interface OurBoard {
  readonly drawing: ComponentChildren;
  /** Middle of each place's label, in the order of our tables. */
  readonly spots: readonly Point[];
  readonly kingdoms: readonly { readonly id: string; readonly name: string; readonly at: Point }[];
  /** The address of the drawings of the cards. */
  readonly cards: string;
}

export const OurGround = createContext<OurBoard>({ drawing: undefined, spots: [], kingdoms: [], cards: '' });

type Handed = Pick<OurBoard, 'spots' | 'kingdoms'> & { cards?: string; children?: ComponentChildren };

/** A tool of any game with what Zargos gives it, on the board that the page hands over: its map as its child. */
export const onOurGround =
  <Props extends object, Given extends Partial<Props>>(Tool: ComponentType<Props>, given: Given) =>
  ({ children, spots, kingdoms, cards = '', ...props }: Omit<Props, keyof Given> & Handed) => {
    const ground = useMemo(() => ({ drawing: children, spots, kingdoms, cards }), [children]);
    return h(OurGround.Provider, { value: ground }, h(Tool, { ...props, ...given } as unknown as Props));
  };
