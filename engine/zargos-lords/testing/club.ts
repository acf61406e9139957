/** A club's own box for tests: two lands of eight columns and eleven rows, a bridge between them, an islet in the sea, drawn by hand; few counters. */
import { PEOPLES } from '../types.ts';

export const CLUB_MAP = {
  rows: [
    '~~~~~~~~~~~~~~~~~~~~~~',
    '~cccccccc~~~~cccccccc~',
    '~c..A...c~~~~c..b...c~',
    '~c.b....c~~~~c....A.c~',
    '~c......c~c~~c......c~',
    '~c..o...c~~~~c...b..c~',
    '~c......c1111c..A...c~',
    '~c.A.b..c~~~~c.b....c~',
    '~c......c~~~~c....o.c~',
    '~c...b..c~~~~c......c~',
    '~cccccccc~~~~cccccccc~',
    '~~~~~~~~~~~~~~~~~~~~~~',
  ],
  wraps: false,
  names: ['Le Couchant', 'Le Levant', 'L’île'],
};

/** Twelve of each people's infantry, the other kinds as in our box. */
export const CLUB_COPIES = Object.fromEntries(PEOPLES.map((people) => [`${people}-fantassin`, 12]));
