/** The island of `/zargos-lords/escarmouche/`: the table of any game, with this one on it. */
import type { RuleLinks } from '#components/kit/RuleLink.tsx';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { GameTable } from '#components/table/GameTable.tsx';
import { SKIRMISH_SPEC } from './spec.ts';

const scene = () => import('../war/scene.ts');
const startWorker = () => new Worker(new URL('../war/bot.worker.ts', import.meta.url), { type: 'module' });

export const PlayTable = ({ rules, rulings }: { rules: RuleLinks; rulings: readonly RulingText[] }) => (
  <GameTable spec={SKIRMISH_SPEC} rulings={rulings} scene={scene} startWorker={startWorker} rules={rules} label="Table de jeu" />
);
