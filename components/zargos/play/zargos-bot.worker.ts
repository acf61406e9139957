/** The bots of Zargos, and whoever advises, away from the page; under the name « etude », whole games of theirs for the study. One file, since both are the engine and its bots. */
import { expose } from 'comlink';
import { comparing } from '#components/study/brief.ts';
import type { StudySums } from '#components/study/Try.tsx';
import { serveBots } from '#components/table/bots/bot-server.ts';
import { briefs, STUDY } from '#components/zargos/study/figures.ts';
import { playZargos } from '#components/zargos/study/measures.ts';
import { COUNTING } from '#components/zargos/study/plan.ts';
import { BOTS } from '#engine/zargos/bot/levels.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { ZARGOS_ADVISER } from './adviser.ts';

if (self.name === 'etude') expose({ compare: comparing(STUDY, playZargos, briefs, COUNTING) } satisfies StudySums);
else serveBots(BOTS, { game: ZARGOS, adviser: ZARGOS_ADVISER });
