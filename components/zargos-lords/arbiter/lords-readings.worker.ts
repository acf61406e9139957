/** « Toutes les lectures » of a verdict of Zargo's Lords, away from the page: a march reads some thirty rulings. */
import { expose } from 'comlink';
import { turningWork } from '#components/arbiter/turning/work.ts';
import { readingsIn } from '#components/arbiter/spec.ts';
import { withLordsReadings } from '#engine/zargos-lords/edit.ts';
import { contradictions } from '#engine/zargos-lords/game/contradictions.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { READINGS } from '#engine/zargos-lords/options.ts';
import { unpackLords } from './pack.ts';
import { afresh, weigh } from './weigh.ts';

expose(turningWork({ game: LORDS, contradictions, weigh, afresh, readings: readingsIn(READINGS, withLordsReadings), unpack: unpackLords }));
