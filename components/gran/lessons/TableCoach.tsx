/** The coach at the table of Gran. */
import { Coach } from '#components/lesson/Coach.tsx';
import type { CoachProps } from '#components/table/props.ts';
import type { Gran } from '#engine/gran/game.ts';
import { COACH } from './coach.ts';

export const TableCoach = (props: CoachProps<Gran>) => <Coach {...props} words={COACH} />;
