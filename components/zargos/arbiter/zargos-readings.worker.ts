/** « Toutes les lectures » of a verdict of Zargos, away from the page: two rulings changed together make hundreds of answers. */
import { expose } from 'comlink';
import { readingsIn } from '#components/arbiter/spec.ts';
import { turningWork } from '#components/arbiter/turning/work.ts';
import { withReadings } from '#engine/zargos/edit.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { contradictions } from '#engine/zargos/game/state/contradictions.ts';
import { READINGS } from '#engine/zargos/options.ts';
import { unpack } from './unpack.ts';

expose(turningWork({ game: ZARGOS, contradictions, readings: readingsIn(READINGS, withReadings), unpack }));
