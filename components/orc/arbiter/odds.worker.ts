/** Long sums away from the page. */
import { expose } from 'comlink';
import { outlookOf } from '#engine/orc/odds/outlook.ts';
import type { Counting } from './odds.ts';

const counting: Counting = { outlookOf: (ask) => outlookOf(ask) };

expose(counting);
