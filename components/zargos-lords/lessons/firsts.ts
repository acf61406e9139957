/** The games that teach Zargo's Lords, as they are offered: at their tables, and at the end of the path of lessons. */
import type { FirstOffer } from '#components/table/spec.ts';

export const FIRSTS = [
  {
    table: 'escarmouche/',
    title: 'Votre première escarmouche',
    idea: 'Un col, six pions contre six, six mois : l’on vous dit quoi toucher, et ce qu’un coup risque.',
    minutes: 15,
  },
  {
    title: 'Votre premier siège',
    idea: 'Huit mois à garder une ville assiégée, un secours en route : l’on vous dit quoi toucher, et ce qu’un coup risque.',
    minutes: 25,
  },
  {
    title: 'Votre premier continent',
    idea: 'Deux peuples, quatre villes chacun, huit mois : l’on vous dit qui mener ensemble, quand assiéger, et ce qu’un coup risque.',
    minutes: 40,
  },
] as const satisfies readonly FirstOffer[];
