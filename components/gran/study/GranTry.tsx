/** Games of Gran played by the study's page. */
import { Try } from '#components/study/Try.tsx';
import { GOALS } from '#engine/gran/types.ts';
import { COMPARED, LEVEL, SEATS } from './plan.ts';

const open = (): Worker => new Worker(new URL('./study.worker.ts', import.meta.url), { type: 'module' });

export const GranTry = () => (
  <Try open={open} level={LEVEL} seats={SEATS} goals={GOALS} people="chevaliers" readings={COMPARED} games={[100, 300]} />
);
