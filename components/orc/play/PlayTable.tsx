/** The island of `/orc/jouer/`: the table of any game, with this one on it. */
import { useEffect, useState } from 'preact/hooks';
import type { RuleLinks } from '#components/kit/RuleLink.tsx';
import { inlineDrawings } from '#components/orc/drawings/inline.ts';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { GameTable } from '#components/table/GameTable.tsx';
import { ORC_SPEC } from './spec.ts';

const scene = () => import('./scene.ts');
const startWorker = () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });

export function PlayTable({ rules, rulings }: { rules: RuleLinks; rulings: readonly RulingText[] }) {
  const [, redraw] = useState(false);
  useEffect(() => {
    inlineDrawings().then(
      () => redraw(true),
      () => {},
    );
  }, []);
  return <GameTable spec={ORC_SPEC} rulings={rulings} scene={scene} startWorker={startWorker} rules={rules} label="Table de jeu" />;
}
