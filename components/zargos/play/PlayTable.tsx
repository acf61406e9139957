/** The island of `/zargos/jouer/`: the table of any game, with this one on it. The map of our board is drawn at build and handed over. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { RuleLinks } from '#components/kit/RuleLink.tsx';
import { GameTable } from '#components/table/GameTable.tsx';
import type { Ruling } from '#engine/core/ruling.ts';
import { type OurBoard, OurGround } from './ground.ts';
import { ZARGOS_SPEC } from './spec.ts';

const scene = () => import('./scene.ts');
const startWorker = () => new Worker(new URL('./zargos-bot.worker.ts', import.meta.url), { type: 'module' });

/** `rulings`: in the page, since all their words would weigh on its scripts. */
type Props = Pick<OurBoard, 'spots' | 'kingdoms' | 'cards'> & {
  rules: RuleLinks;
  rulings: readonly Ruling[];
  children?: ComponentChildren;
};

export function PlayTable({ rules, rulings, spots, kingdoms, cards, children }: Props) {
  const ground = useMemo(() => ({ drawing: children, spots, kingdoms, cards }), [children]);
  return (
    <OurGround.Provider value={ground}>
      <GameTable spec={ZARGOS_SPEC} rulings={rulings} scene={scene} startWorker={startWorker} rules={rules} label="Table de jeu" />
    </OurGround.Provider>
  );
}
