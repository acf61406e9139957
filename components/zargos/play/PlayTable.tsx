/**
 * The island of `/zargos/jouer/`: the table of any game, with this one on it. The map of our board is drawn at build and handed over; rulings too, since all their
 * words would weigh on its scripts.
 */
import { GameTable } from '#components/table/GameTable.tsx';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { onOurGround } from './ground.ts';
import { ZARGOS_SPEC } from './spec.ts';

const scene = () => import('./scene.ts');
const startWorker = () => new Worker(new URL('./zargos-bot.worker.ts', import.meta.url), { type: 'module' });

export const PlayTable = onOurGround(GameTable<Zargos>, { spec: ZARGOS_SPEC, scene, startWorker, label: 'Table de jeu' });
