/** What a game brings to be printed: the pieces of its box, in our drawings, in millimetres. */
import type { ComponentChildren } from 'preact';

/** One kind of piece. */
export interface Piece {
  /** Of its page alone. */
  readonly id: string;
  /** As the parts list counts it: « cartes-dragons de force 4 ». */
  readonly name: string;
  readonly copies: number;
  /** From 0 0 to the size of its group. */
  readonly face: ComponentChildren;
  /** One of the component's `backs`; left out, nothing is printed behind it. */
  readonly back?: string;
}

/** How a piece is cut: along the marks of its sheet, along a circle that the sheet draws, or along a line of its own drawing. */
type Cut = 'straight' | 'round' | 'drawn';

/** Pieces of one size, side by side. */
export interface Group {
  readonly width: number;
  readonly height: number;
  /** Between two of them; none where they are cut along the marks. */
  readonly gap?: number;
  readonly cut: Cut;
  readonly pieces: readonly Piece[];
  /** What they are together, after their number, where one by one they are too many to be told. */
  readonly all?: string;
  /** Drawn behind, by name; the size of the group's pieces. */
  readonly backs?: Readonly<Record<string, ComponentChildren>>;
}

/** A board: printed on tiles, and whole. */
export interface Board {
  readonly width: number;
  readonly height: number;
  /** Tiles across and down. */
  readonly tiles: readonly [across: number, down: number];
  readonly drawing: ComponentChildren;
}

/** What has a page of its own, and is one print. */
export interface Component {
  /** Its address under `imprimer/`. */
  readonly id: string;
  readonly title: string;
  /** What it is and how to make it, one or two sentences. */
  readonly about: string;
  /** What of it is ours or comes from elsewhere: said here, and on the pieces. */
  readonly origin: string;
  readonly paper: string;
  readonly board?: Board;
  readonly groups?: readonly Group[];
  /** Patterns and shapes that the drawings point to. */
  readonly shared?: ComponentChildren;
}

export interface PrintSpec {
  readonly components: readonly Component[];
  /** What the box holds and no printer makes: « un dé à six faces ». */
  readonly elsewhere: readonly string[];
  /** Addresses of the style sheets that the drawings need. */
  readonly styles: readonly string[];
}

export const piecesOf = ({ groups = [] }: Component): readonly Piece[] => groups.flatMap(({ pieces }) => pieces);

export const pieceCount = (component: Component): number =>
  piecesOf(component).reduce((sum, { copies }) => sum + copies, component.board ? 1 : 0);
