/** The first game of Gran, as it is offered after the lessons. */
import type { FirstOffer } from '#components/table/spec.ts';

export const FIRSTS = [
  {
    title: 'Votre première partie',
    idea: 'À la vraie table, contre un joueur distrait ; on vous accompagne jusqu’au bout.',
    minutes: 20,
  },
] as const satisfies readonly FirstOffer[];
