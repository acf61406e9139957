/** The island of `/gran/jouer/`: the table of any game, with this one on it. The map of our board is drawn at build and handed over. */
import type { ComponentChildren } from 'preact';
import type { RuleLinks } from '#components/kit/RuleLink.tsx';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { GameTable } from '#components/table/GameTable.tsx';
import { OurMap } from './our-map.ts';
import { GRAN_SPEC } from './spec.ts';

const scene = () => import('./scene.ts');
const startWorker = () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });

interface Props {
  rules: RuleLinks;
  rulings: readonly RulingText[];
  children?: ComponentChildren;
}

export function PlayTable({ rules, rulings, children }: Props) {
  return (
    <OurMap.Provider value={children}>
      <GameTable spec={GRAN_SPEC} rulings={rulings} scene={scene} startWorker={startWorker} rules={rules} label="Table de jeu" />
    </OurMap.Provider>
  );
}
