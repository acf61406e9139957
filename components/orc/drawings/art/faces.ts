/** The picture of every army card. */
import type { InkMark } from '#components/kit/drawing/ink.ts';
import type { CardId } from '#engine/orc/types.ts';
import { BARBARES } from './barbares.ts';
import { ESPIONS } from './espions.ts';
import { MERCENAIRES } from './mercenaires.ts';
import { NAINS } from './nains.ts';
import { ORCS } from './orcs.ts';
import { SQUELETTES } from './squelettes.ts';

export const FACES: Readonly<Record<CardId, readonly InkMark[]>> = {
  ...ORCS,
  ...BARBARES,
  ...SQUELETTES,
  ...NAINS,
  ...MERCENAIRES,
  ...ESPIONS,
};
