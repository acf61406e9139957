/** Games for the study's page, away from it. */
import { expose } from 'comlink';
import { comparing } from '#components/study/brief.ts';
import type { StudySums } from '#components/study/Try.tsx';
import { briefs, STUDY } from './figures.ts';
import { playOrc } from './measures.ts';
import { COUNTING } from './plan.ts';

expose({ compare: comparing(STUDY, playOrc, briefs, COUNTING) } satisfies StudySums);
