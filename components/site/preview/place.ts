/** Where a card stands: under what it explains, or above it where there is more room, never beyond the edge of the screen. */

export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  /** Of the screen, in pixels. */
  readonly left: number;
  readonly top: number;
  /** The most it may take. */
  readonly height: number;
}

/** Pixels kept free at the edges, and between the card and its link. */
const EDGE = 12;
const GAP = 6;

/** A card this high is read under its link, where it hides nothing that has just been read; it scrolls if it is higher. */
const ENOUGH = 280;

/** The place of a card of size `card` beside `link`, on a screen whose bottom is kept by `bar` pixels. */
export function placeOf(link: Box, card: Room, screen: Room, bar = 0): Place {
  const left = Math.max(EDGE, Math.min(link.left, screen.width - card.width - EDGE));
  const below = screen.height - bar - link.bottom - GAP - EDGE;
  const above = link.top - GAP - EDGE;
  return below >= Math.min(card.height, ENOUGH) || below >= above
    ? { left, top: link.bottom + GAP, height: Math.max(0, below) }
    : { left, top: link.top - GAP - Math.min(card.height, above), height: Math.max(0, above) };
}
