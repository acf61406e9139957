/** Who sits and who looks. */

/** A place at the table, from 0, clockwise. */
export type Seat = number;

/** Who looks: a seat, or what everybody at the table sees and nobody's hand. */
export type Eyes = Seat | 'public';

/** The seat of a view with public eyes. */
export const NO_SEAT: Seat = -1;
