/** « Toutes les lectures » of a fight: in the worker of fights where the Moine decides, on the page everywhere else. */
import { inTurningWorker, onPage, type TurningJob } from '#components/our-table/turning/job.ts';
import type { TurningAsked } from '#components/our-table/turning/told.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import { monkSide } from '#engine/zargos/rules/powers.ts';
import { fightTold } from './told.ts';
import { openOddsWorker } from './use-odds.ts';

export const turnedFight = (asked: TurningAsked<Situation>): TurningJob =>
  monkSide(asked.question) === undefined ? onPage(async () => fightTold, asked) : inTurningWorker(openOddsWorker, asked);
