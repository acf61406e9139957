/** The coach at the table of the skirmish. */
import { Coach } from '#components/lesson/Coach.tsx';
import type { CoachProps } from '#components/table/props.ts';
import type { Skirmish } from '#engine/zargos-lords/skirmish/game.ts';
import { COACH } from './coach.ts';

export const TableCoach = (props: CoachProps<Skirmish>) => <Coach {...props} words={COACH} />;
