/** The island of `/zargos-lords/jouer/`: the table of any game, with the whole game on it. */
import type { RuleLinks } from '#components/kit/RuleLink.tsx';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { GameTable } from '#components/table/GameTable.tsx';
import { WAR_SPEC } from './spec.ts';

const scene = () => import('./scene.ts');
const startWorker = () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });

export const WarTable = ({ rules, rulings }: { rules: RuleLinks; rulings: readonly RulingText[] }) => (
  <GameTable spec={WAR_SPEC} rulings={rulings} scene={scene} startWorker={startWorker} rules={rules} label="Table de jeu" />
);
