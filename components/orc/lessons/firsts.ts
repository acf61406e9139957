/** The game that teaches De l'Orc, as it is offered. */
import type { FirstOffer } from '#components/table/spec.ts';

export const FIRSTS = [
  {
    title: 'Votre première partie',
    idea: 'Contre trois débutants : la donne, les espions, quatre batailles, et l’on vous dit à chaque fois ce que vous pouvez faire.',
    minutes: 20,
  },
] as const satisfies readonly FirstOffer[];
