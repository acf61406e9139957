/** Long sums away from the page: many backs, or a commando with many targets. */
import { expose } from 'comlink';
import { sumsOf } from './sums.ts';

const sums = { sumsOf };
export type Remotely = typeof sums;

expose(sums);
