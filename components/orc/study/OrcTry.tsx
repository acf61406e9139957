/** Games of De l'Orc pour les braves played by the study's page. */
import { Try } from '#components/study/Try.tsx';
import { COMPARED, LEVEL, SEATS } from './plan.ts';

const open = (): Worker => new Worker(new URL('./study.worker.ts', import.meta.url), { type: 'module' });

export const OrcTry = () => <Try open={open} level={LEVEL} seats={SEATS} people="joueurs" readings={COMPARED} games={[300, 1000]} />;
