/** The island of `/orc/jouer/`: the table of any game, with this one on it. */
import { useEffect, useState } from 'preact/hooks';
import { inlineDrawings } from '#components/orc/drawings/inline.ts';
import type { RuleLinks } from '#components/shared/RuleLink.tsx';
import { Table } from '#components/table/Table.tsx';
import { RULINGS } from '#engine/orc/options.ts';
import { Board } from './Board.tsx';
import { ORC_SPEC } from './spec.ts';

const startWorker = () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });

export function PlayTable({ rules }: { rules: RuleLinks }) {
  const [, redraw] = useState(false);
  useEffect(() => {
    inlineDrawings().then(
      () => redraw(true),
      () => {},
    );
  }, []);
  return <Table spec={ORC_SPEC} rulings={RULINGS} Board={Board} startWorker={startWorker} rules={rules} label="Table de jeu" />;
}
