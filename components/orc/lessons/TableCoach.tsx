/** The coach at the table of De l'Orc. */
import { Coach } from '#components/lesson/Coach.tsx';
import type { CoachProps } from '#components/table/props.ts';
import type { Orc } from '#engine/orc/game.ts';
import { COACH } from './coach.ts';

export const TableCoach = (props: CoachProps<Orc>) => <Coach {...props} words={COACH} />;
