/** The game that teaches De l'Orc, as it is offered. */
import type { FirstOffer } from '#components/table/spec.ts';

export const FIRSTS = [
  {
    title: 'Votre première partie',
    idea: 'Contre trois débutants, accompagné deux manches : vous vous battez, puis vous êtes le Sorcier.',
    minutes: 20,
  },
] as const satisfies readonly FirstOffer[];
