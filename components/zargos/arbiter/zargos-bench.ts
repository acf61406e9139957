/** What the page fetches once somebody acts. Named for its game: the service worker leaves it for the first visit of the arbiter. */
import { benchOf } from '#components/arbiter/bench.ts';
import { ZARGOS_ARBITER } from './spec.ts';

export const BENCH = benchOf(ZARGOS_ARBITER);
