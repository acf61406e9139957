/** What the `odds` verb is asked, its box included. */
import { type Checked, firstProblem } from '../core/input.ts';
import { readBox } from './data/box.ts';
import { readSituation, type Situation } from './situation/reading.ts';

export type { Situation };

/** Reads it from outside; refuses at the first fault. */
export const checkSituation = (input: unknown): Checked<Situation> => firstProblem((report) => readSituation(input, readBox, report));
