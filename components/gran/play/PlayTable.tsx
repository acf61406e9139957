/** The island of `/gran/jouer/`: the table of any game, with this one on it. The map of our board is drawn at build and handed over. */
import { GameTable } from '#components/table/GameTable.tsx';
import type { Gran } from '#engine/gran/game.ts';
import { onOurMap } from './our-map.ts';
import { GRAN_SPEC } from './spec.ts';

const scene = () => import('./scene.ts');
const startWorker = () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });

export const PlayTable = onOurMap(GameTable<Gran>, { spec: GRAN_SPEC, scene, startWorker, label: 'Table de jeu' });
