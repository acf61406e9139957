/**
 * The world as it was first sketched by hand: four continents, each as thick strokes, in heights of a hex. The rest is drawn after it. Two lie north
 * and two south, set off by half, so that each has a strait to all the others; the world turns, and strokes may run over its edge.
 */

/** From a point to a point, so thick to each side. */
type Stroke = readonly [x1: number, y1: number, x2: number, y2: number, half: number];

/** By the order of `CONTINENT_IDS`. */
export const SKETCH: readonly (readonly Stroke[])[] = [
  // A crescent, open to the east.
  [
    [10.4, 3.2, 5, 3.4, 2.4],
    [5, 3.4, 1.6, 7.4, 3],
    [1.6, 7.4, 4.6, 11.6, 3],
    [4.6, 11.6, 9.8, 11.4, 2.6],
  ],
  // A paw: three claws to the south.
  [
    [19.4, 4.6, 27.6, 4.8, 3.2],
    [19, 6, 16.8, 12, 2.1],
    [23.4, 7, 22.6, 13.2, 2.1],
    [28, 6.4, 28.6, 12.6, 2.2],
  ],
  // An anvil: broad above, narrow in its waist.
  [
    [8.4, 18.2, 19.2, 19.2, 2.7],
    [13.6, 20, 13.4, 25, 2.9],
    [9.4, 26.6, 17.6, 26.8, 2.3],
  ],
  // A great wave, rolling east over the edge.
  [
    [36, 17.6, 28.6, 17.4, 2.3],
    [28.6, 17.4, 26.6, 20.8, 2.4],
    [26.6, 20.8, 34.6, 22.8, 2.5],
    [34.6, 22.8, 35.6, 26, 2.4],
    [35.6, 26, 26.6, 27, 2.2],
  ],
];
