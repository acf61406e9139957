/** The coach at the table of Zargos. */
import { Coach } from '#components/lesson/Coach.tsx';
import type { CoachProps } from '#components/table/props.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { COACH } from './coach.ts';

export const TableCoach = (props: CoachProps<Zargos>) => <Coach {...props} words={COACH} />;
