/** Games of Zargos played by the study's page. */
import { Try } from '#components/study/Try.tsx';
import { COMPARED, LEVEL, SEATS } from './plan.ts';

/** The table's own worker, which holds the engine and its bots: by its name it knows what is asked. */
const open = (): Worker => new Worker(new URL('../play/zargos-bot.worker.ts', import.meta.url), { type: 'module', name: 'etude' });

export const ZargosTry = () => (
  <Try
    open={open}
    level={LEVEL}
    seats={SEATS}
    people="joueurs"
    readings={COMPARED.map(([ruling, reading, label]) => [ruling, reading, label] as const)}
    games={[50, 300]}
  />
);
