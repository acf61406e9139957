/** One emblem a card, in the order of the booklet. */

import type { InkMark } from '#components/kit/drawing/ink.ts';
import type { CardId } from '#engine/zargos/data/cards.ts';
import { GREEN_WINDS } from './green-winds.ts';
import { RED_WINDS } from './red-winds.ts';
import { SCOURGES } from './scourges.ts';

export const CARD_EMBLEMS: Readonly<Record<CardId, readonly InkMark[]>> = { ...GREEN_WINDS, ...RED_WINDS, ...SCOURGES };
